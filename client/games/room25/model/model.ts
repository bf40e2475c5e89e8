import { createStore, type StoreApi } from "zustand/vanilla";
import type { Action } from "../../../../shared/games/room25/actions/action.ts";
import { type Choices, choicesOf } from "../../../../shared/games/room25/choices.ts";
import type { Command } from "../../../../shared/games/room25/commands.ts";
import { tileAt } from "../../../../shared/games/room25/complex.ts";
import type { RoomHand } from "../../../../shared/games/room25/hands.ts";
import type { RoomView } from "../../../../shared/games/room25/view.ts";
import type { Answer } from "../../../../shared/table/protocol.ts";
import { type Aim, aimsOf, isSameSpot, type Spot } from "./aims.ts";
import { ALL_CELLS, type Step, stepped } from "./cursor.ts";
import { type Draft, laid, takenAway } from "./draft.ts";

/** The rules said no: `code` is a key of the catalogue. `id` goes up, so that the same hint twice is two hints. */
interface Hint {
  readonly id: number;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What the playing view shows and its input works on. */
export interface RoomState {
  readonly board: RoomView | undefined;
  readonly hand: RoomHand | undefined;
  /** -1 for a spectator. */
  readonly seat: number;
  readonly choices: Choices | undefined;
  readonly aims: readonly Aim[];
  /** By character: actions that are laid out but not given in. */
  readonly drafts: Readonly<Record<number, Draft>>;
  /** The own character that was picked to be programmed. */
  readonly picked: number | undefined;
  /** Whom to push, once picked. */
  readonly pushed: number | undefined;
  /** The next tap puts the reminder token. */
  readonly isPlacing: boolean;
  /** The next tap asks what a room is. */
  readonly isAsking: boolean;
  readonly cursor: Spot | undefined;
  /** The tile whose card lies open. */
  readonly opened: number | undefined;
  /** Secrets lie face down. */
  readonly isVeiled: boolean;
  /** A choice is on its way. */
  readonly isSending: boolean;
  readonly hint: Hint | undefined;
}

export interface RoomModel {
  readonly store: StoreApi<RoomState>;
  /** A board or a hand from the server, or another seat. */
  serve(board: RoomView | undefined, hand: RoomHand | undefined, seat: number): void;
  /** A room, a figure or an arrow was tapped. */
  tap(spot: Spot): void;
  /** The cursor goes a step, over what is lit or over every room. */
  walk(step: Step, isEverywhere: boolean): void;
  /** Chooses what the cursor is on, or gives the programme in. */
  confirm(): void;
  cancel(): void;
  /** Opens the card of a tile, or closes it. */
  open(tile: number | undefined): void;
  openAtCursor(): void;
  pick(character: number): void;
  /** Lays an action on a slot of the tray, or on the first free one. */
  lay(action: Action, slot?: number): void;
  /** Takes an action off the tray; without one, the last. */
  takeBack(action?: Action): void;
  giveIn(): void;
  setPlacing(isPlacing: boolean): void;
  setAsking(isAsking: boolean): void;
  veil(isVeiled: boolean): void;
  point(spot: Spot | undefined): void;
  send(command: Command): void;
}

export interface RoomPort {
  perform(command: Command): Promise<Answer>;
}

const EMPTY: RoomState = {
  board: undefined,
  hand: undefined,
  seat: -1,
  choices: undefined,
  aims: [],
  drafts: {},
  picked: undefined,
  pushed: undefined,
  isPlacing: false,
  isAsking: false,
  cursor: undefined,
  opened: undefined,
  isVeiled: false,
  isSending: false,
  hint: undefined,
};

/** The own character that is being programmed: the one picked, or the first whose programme is not in. */
export function programmedNow({ choices, picked }: RoomState) {
  const all = choices?.programmes ?? [];
  return all.find(({ character }) => character === picked) ?? all.find(({ isReady }) => !isReady) ?? all[0];
}

/** What lies in a character's tray: its programme, or what is laid out so far. */
export function trayOf({ hand, drafts, board }: RoomState, character: number): Draft {
  if (board?.phase === "programming" && board.characters[character]?.isReady !== true) return drafts[character] ?? [];
  return hand?.programmes[character] ?? [];
}

function aimed(state: RoomState): RoomState {
  const { board, choices, pushed } = state;
  const isPlacing = state.isPlacing && (choices?.reminder.length ?? 0) > 0;
  const aims = board && choices ? aimsOf(board, choices, pushed, isPlacing) : [];
  return { ...state, isPlacing, aims };
}

/** Is it still the same question that is asked? */
function isSameQuestion(a: RoomView | undefined, b: RoomView | undefined): boolean {
  const questionOf = (board: RoomView | undefined) =>
    board && [board.turn, board.round, board.phase, board.awaited.kind, board.awaited.character, board.awaited.seat];
  return JSON.stringify(questionOf(a)) === JSON.stringify(questionOf(b));
}

export function createRoomModel(port: RoomPort): RoomModel {
  let lastId = 0;
  const store = createStore<RoomState>(() => EMPTY);
  const change = (changed: Partial<RoomState>) => store.setState((before) => aimed({ ...before, ...changed }));

  function send(command: Command): void {
    const isChoice = command.type !== "claim" && command.type !== "note";
    if (isChoice && store.getState().isSending) return;
    if (isChoice) change({ isSending: true });
    void port.perform(command).then((answer) => {
      if (isChoice) change({ isSending: false });
      if (answer) change({ hint: { id: ++lastId, code: answer.refused, params: answer.params } });
    });
  }

  function choose({ means }: Aim): void {
    if (means.type === "pick") {
      change({ pushed: means.character, cursor: undefined });
      return;
    }
    change({ isPlacing: false, opened: undefined });
    send(means);
  }

  function setDraft(character: number, draft: Draft): void {
    const state = store.getState();
    const isReady = state.board?.characters[character]?.isReady === true;
    change({ drafts: { ...state.drafts, [character]: draft }, picked: character });
    if (isReady) send({ type: "unprogramme", character });
  }

  /** Pressed twice, or once by hand and once by time: the programme goes in once. */
  function giveIn(): void {
    const state = store.getState();
    const now = programmedNow(state);
    if (!now || now.isReady) return;
    const actions = trayOf(state, now.character);
    if (actions.length === 0) return;
    change({ picked: undefined });
    send({ type: "programme", character: now.character, actions: [...actions] });
  }

  return {
    store,
    serve(board, hand, seat) {
      const before = store.getState();
      const isNewTurn = before.board?.turn !== board?.turn;
      const isAsked = !isSameQuestion(before.board, board);
      change({
        board,
        hand,
        seat,
        choices: board && hand && seat >= 0 ? choicesOf(board, hand, seat) : undefined,
        ...(isNewTurn ? { drafts: {}, picked: undefined } : {}),
        // What is still on its way answers a question that is over.
        ...(isAsked ? { pushed: undefined, isPlacing: false, cursor: undefined, isSending: false } : {}),
        ...(board?.turn === 0 && (before.board?.turn ?? 0) > 0 ? { opened: undefined, isVeiled: false } : {}),
      });
    },
    tap(spot) {
      const { aims, board, opened, isAsking } = store.getState();
      if (!board) return;
      const aim = isAsking ? undefined : aims.find((each) => isSameSpot(each.spot, spot));
      if (aim) return choose(aim);
      if ("line" in spot) return;
      const tile = "cell" in spot ? tileAt(board, spot.cell) : (board.characters[spot.character]?.tile ?? -1);
      if (tile < 0) return;
      change({ opened: opened === tile && !isAsking ? undefined : tile, isAsking: false });
    },
    walk(step, isEverywhere) {
      const { board, aims, cursor } = store.getState();
      if (!board) return;
      const spots = aims.length > 0 && !isEverywhere ? aims.map(({ spot }) => spot) : ALL_CELLS;
      change({ cursor: stepped(board, spots, cursor, step) });
    },
    confirm() {
      const { aims, cursor, choices } = store.getState();
      const aim = cursor && aims.find(({ spot }) => isSameSpot(spot, cursor));
      if (aim) choose(aim);
      else if (choices && choices.programmes.length > 0) giveIn();
    },
    cancel() {
      const { isPlacing, isAsking, opened, pushed } = store.getState();
      if (opened !== undefined) change({ opened: undefined });
      else if (isPlacing || isAsking) change({ isPlacing: false, isAsking: false });
      else if (pushed !== undefined) change({ pushed: undefined });
      else change({ cursor: undefined });
    },
    open: (opened) => change({ opened, isAsking: false }),
    openAtCursor() {
      const { board, cursor } = store.getState();
      if (board && cursor && "cell" in cursor) change({ opened: tileAt(board, cursor.cell) });
    },
    pick: (picked) => change({ picked }),
    lay(action, slot) {
      const state = store.getState();
      const now = programmedNow(state);
      if (!now) return;
      const before = trayOf(state, now.character);
      const after = laid(before, action, now.limit, slot);
      if (after.join() !== before.join()) setDraft(now.character, after);
    },
    takeBack(action) {
      const state = store.getState();
      const now = programmedNow(state);
      if (!now) return;
      const before = trayOf(state, now.character);
      const last = action ?? before.at(-1);
      if (last) setDraft(now.character, takenAway(before, last));
    },
    giveIn,
    setPlacing: (isPlacing) => change({ isPlacing, opened: undefined }),
    setAsking: (isAsking) => change({ isAsking }),
    veil: (isVeiled) => change({ isVeiled }),
    point: (cursor) => change({ cursor }),
    send,
  };
}
