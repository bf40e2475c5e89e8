import { type Answer, CLOSE, REFUSED } from "../../shared/table/protocol.ts";
import type { Handlers } from "./handlers.ts";
import { isAway, isPlayer, type Place } from "./roster.ts";
import type { Table } from "./table.ts";
import type { Visitor } from "./visitor.ts";
import type { Motion } from "./votes.ts";

const BOT = -1;
const ANYBODY = 0;

type Kind = Motion["kind"];

/** What is done when a motion is carried. */
const CARRIED: { readonly [K in Kind]: (table: Table, place: Place | undefined, motion: Motion) => void } = {
  kick: (table, place) => {
    if (place === undefined) return;
    const { tokenHash, visitor } = place;
    if (tokenHash !== undefined) table.ban(tokenHash);
    table.free(place);
    if (visitor !== undefined) table.dismiss(visitor, CLOSE.kicked);
  },
  handOver: (table, place, { seat, to }) => {
    if (place === undefined) return;
    if (to === ANYBODY) table.free(place);
    else if (to === BOT) {
      table.roster.giveToBot(place, table.house.now());
      table.note({ type: "bot", seat });
    } else {
      const watcher = watcherOf(table, to);
      if (watcher === undefined) return;
      table.seatWatcher(watcher, place, table.roster.occupy(place, watcher.name, table.house.now()));
    }
  },
  pause: (table) => {
    table.state.isPaused = true;
    table.note({ type: "pause" });
  },
  resume: (table) => {
    table.state.isPaused = false;
    table.hold.giveUpWaiting();
    table.note({ type: "resume" });
  },
  end: (table) => table.play?.abandon(),
};

export function carry(table: Table, motion: Motion): void {
  CARRIED[motion.kind](table, table.roster.places[motion.seat], motion);
}

export const VOTING: Pick<Handlers, Kind | "agree"> = {
  kick: (table, { seat }, visitor) => {
    const place = table.roster.places[seat];
    if (place === undefined || !isPlayer(place) || place === visitor.place) return { refused: REFUSED.noSuchSeat };
    return removal(table, visitor, { kind: "kick", seat, to: ANYBODY });
  },
  handOver: (table, { seat, to }, visitor) => {
    const place = table.roster.places[seat];
    if (place === undefined || !isPlayer(place)) return { refused: REFUSED.noSuchSeat };
    if (!isAway(place)) return { refused: REFUSED.notAway };
    if (to === BOT && table.game.think === undefined) return { refused: REFUSED.noBots };
    if (to > ANYBODY) {
      const watcher = watcherOf(table, to);
      if (watcher === undefined) return { refused: REFUSED.noSuchSeat };
      if (watcher.name === "") return { refused: REFUSED.nameless };
    }
    return removal(table, visitor, { kind: "handOver", seat, to });
  },
  pause: (table, _request, visitor) =>
    table.state.isPaused ? { refused: REFUSED.paused } : propose(table, visitor, "pause"),
  resume: (table, _request, visitor) =>
    table.hold.isOn ? propose(table, visitor, "resume") : { refused: REFUSED.notPaused },
  end: (table, _request, visitor) => propose(table, visitor, "end"),
  agree: (table, { isAgreed }, { place }) => {
    if (place === undefined || !table.votes.agree(place, isAgreed)) return { refused: REFUSED.noVote };
    table.changed();
    return undefined;
  },
};

/** The host alone decides, unless nobody may be put out without the consent of all who are there. */
function removal(table: Table, visitor: Visitor, motion: Motion): Answer {
  if (table.needsConsent) return open(table, visitor, motion);
  carry(table, motion);
  table.changed();
  return undefined;
}

function propose(table: Table, visitor: Visitor, kind: Kind): Answer {
  return open(table, visitor, { kind, seat: -1, to: ANYBODY });
}

/** A vote of one's own alone is carried at once. */
function open(table: Table, { place }: Visitor, motion: Motion): Answer {
  if (place === undefined) return { refused: REFUSED.notSeated };
  if (table.votes.isOpen) return { refused: REFUSED.voting };
  table.votes.open(place, motion);
  table.changed();
  return undefined;
}

function watcherOf(table: Table, id: number): Visitor | undefined {
  return table.crowd.watching.find((visitor) => visitor.id === id);
}
