import type { Random } from "../../../table/random.ts";
import type { Command } from "../commands.ts";
import { characterAt, charactersOf } from "../complex.ts";
import { awaitedOptions } from "../decisions/index.ts";
import type { RoomHand } from "../hands.ts";
import { snapshotOf } from "../snapshot.ts";
import type { RoomView } from "../view.ts";
import { CLUE_CELLS } from "../wishes/clue.ts";
import { refusalOf } from "../wishes/index.ts";
import { answer, programmeFor } from "./decide.ts";
import { type Mind, mindOf } from "./mind.ts";
import { claimOf } from "./talk.ts";

/** A guard gives up his cover near the end, or when prisoners gather in Room 25. */
const LATE = 4;
const GATHERING = 2;

function shouldReveal({ view, goal }: Mind): boolean {
  const inside = [...view.characters].filter(({ tile }) => tile === goal).length;
  return view.turnsLeft <= LATE || inside >= GATHERING;
}

/**
 * A plain bot: plays lawfully, shuns what it knows to be deadly, heads for Room 25 and brings it out; as a guard it
 * hinders. It is given what its seat may see.
 * @returns its next wish, or undefined when it has nothing to do
 */
export function think(board: RoomView, hand: RoomHand, seat: number, random: Random): Command | undefined {
  const view = snapshotOf(board);
  const may = (command: Command) => refusalOf(view, hand, seat, command) === undefined;
  if (view.phase === "clue") {
    const open = CLUE_CELLS.map((cell) => ({ type: "peek" as const, cell })).filter(may);
    return open.length > 0 ? random.pick(open) : undefined;
  }
  const options = view.awaited.seat === seat ? awaitedOptions(view) : [];
  if (view.phase === "choosing") return options.length > 0 ? random.pick(options) : undefined;

  const claim = claimOf(view, hand, seat, random);
  if (claim && may(claim)) return claim;
  const open = charactersOf(view, seat).find(
    (character) => !characterAt(view, character).isReady && may({ type: "programme", character, actions: ["look"] }),
  );
  const canReveal = may({ type: "reveal" });
  if (options.length === 0 && open === undefined && !canReveal) return undefined;

  const mind = mindOf(view, hand, seat);
  if (canReveal && shouldReveal(mind)) return { type: "reveal" };
  const { kind, character } = view.awaited;
  if (options.length > 0 && kind !== "") return answer(mind, kind, character, options) ?? random.pick(options);
  if (open === undefined) return undefined;
  return { type: "programme", character: open, actions: programmeFor(mind, open, characterAt(view, open).limit) };
}
