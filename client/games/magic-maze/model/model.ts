import { createStore, type StoreApi } from "zustand/vanilla";
import type { Action, Direction } from "../../../../shared/games/magic-maze/actions.ts";
import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../../shared/games/magic-maze/commands.ts";
import { COLOURS, type Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import type { Spot } from "../../../../shared/games/magic-maze/mall.ts";
import { removableTiles } from "../../../../shared/games/magic-maze/rearrangement.ts";
import { whyNoPawn } from "../../../../shared/games/magic-maze/signals.ts";
import type { Answer } from "../../../../shared/table/protocol.ts";
import { believed, foresee, isForeseeable, type Pending } from "./believed.ts";
import { type Choice, type Purpose, refreshed, walked } from "./choice.ts";
import type { Hint, Reason } from "./hint.ts";
import type { Lit } from "./lit.ts";
import { mayDraw } from "./plan.ts";
import { heroTargets, isRunning, pressed, pressTargets } from "./press.ts";

/** What the playing view shows and its input works on. */
export interface MazeState {
  /** The server's last word. */
  readonly served: MazeView | undefined;
  /** The served board with one's own moves that are still on their way. */
  readonly board: MazeView | undefined;
  /** -1 for a spectator. */
  readonly seat: number;
  readonly pending: readonly Pending[];
  readonly selected: Colour | undefined;
  /** All that may be done with the selected hero. */
  readonly targets: readonly Lit[];
  /** The ids of the mall tiles of which one may be removed now. rules: Scenarios 11 */
  readonly removable: readonly string[];
  /** The pencil is in hand: the mall is drawn on instead of played. */
  readonly isDrawing: boolean;
  readonly choice: Choice | undefined;
  readonly hint: Hint | undefined;
}

export interface MazeModel {
  readonly store: StoreApi<MazeState>;
  /** A board from the server, or another seat. */
  serve(board: MazeView | undefined, seat: number): void;
  select(hero: Colour | undefined): void;
  /** An action tile was pressed: one step or all the way; a sole target at once, several become a choice. */
  press(action: Action, isRun?: boolean): void;
  /** A lit cell was tapped. */
  aim(target: Lit): void;
  /** Opens the choice of whom to tell "do something!". */
  chooseSeat(): void;
  walk(steps: number): void;
  confirm(): void;
  /** Puts the open choice aside, or else the selected hero. */
  cancel(): void;
  /** Takes the pencil up, or puts it down. */
  takePencil(isTaken: boolean): void;
  send(command: Command): void;
}

export interface MazePort {
  perform(command: Command): Promise<Answer>;
  /** A command of one's own left, before any answer: for sounds. */
  onSent?(command: Command): void;
}

const EMPTY: MazeState = {
  served: undefined,
  board: undefined,
  seat: -1,
  pending: [],
  selected: undefined,
  targets: [],
  removable: [],
  isDrawing: false,
  choice: undefined,
  hint: undefined,
};

/** The lit cells: those of the open choice, or all of the selected hero's. */
export function litTargets({ choice, targets }: MazeState): readonly Lit[] {
  return choice?.of === "target" ? choice.targets : targets;
}

/** The lit cell that the keyboard is on. */
export function focusOf({ choice }: MazeState): Spot | undefined {
  return choice?.of === "target" ? choice.targets[choice.at] : undefined;
}

/** The mall tile that the keyboard is on. */
export function focusedTile({ choice }: MazeState): string | undefined {
  return choice?.of === "tile" ? choice.tiles[choice.at] : undefined;
}

function isOut(board: MazeView, hero: Colour | undefined): boolean {
  return hero !== undefined && board.heroes[COLOURS.indexOf(hero)]?.isOut === true;
}

/** Everything that follows from the served board, the pending commands and the selection. */
function derived(state: MazeState): MazeState {
  const { served, seat, pending, choice } = state;
  const board = served && believed(served, seat, pending);
  const selected = board && isOut(board, state.selected) ? undefined : state.selected;
  const removable = board && seat >= 0 ? removableTiles(board).map(({ id }) => id) : [];
  const targetsNow = (action: Purpose) => (board ? pressTargets(board, seat, selected, action) : []);
  return {
    ...state,
    board,
    selected,
    targets: heroTargets(board, seat, selected),
    removable,
    isDrawing: state.isDrawing && mayDraw(board, seat),
    choice: choice && board && refreshed(choice, targetsNow, removable),
  };
}

export function createMazeModel(port: MazePort): MazeModel {
  let lastId = 0;
  const store = createStore<MazeState>(() => EMPTY);
  const change = (changed: Partial<MazeState>) => store.setState((before) => derived({ ...before, ...changed }));

  function say(reason: Reason, hero?: Colour, direction?: Direction): void {
    store.setState({ hint: { id: ++lastId, reason, hero, direction } });
  }

  function send(command: Command): void {
    const { board, seat, pending } = store.getState();
    if (!board) return;
    const id = ++lastId;
    const hero = "hero" in command ? command.hero : undefined;
    const direction = command.type === "move" ? command.direction : undefined;
    const refuse = (code: string, params?: Readonly<Record<string, string | number>>) =>
      say({ is: "refused", code, params }, hero, direction);

    const foreseen = isForeseeable(command) ? foresee(board, seat, command, id) : undefined;
    if (typeof foreseen === "string") {
      refuse(foreseen);
      return;
    }
    change({ pending: foreseen ? [...pending, foreseen] : pending, choice: undefined });
    port.onSent?.(command);
    void port.perform(command).then((answer) => {
      change({ pending: store.getState().pending.filter((one) => one.id !== id) });
      if (answer) refuse(answer.refused, answer.params);
    });
  }

  function press(action: Action, isRun: boolean): void {
    const { board, seat, selected, choice, removable } = store.getState();
    if (board?.result !== "" || seat < 0) return;
    if (choice?.of === "target" && choice.action === action) {
      change({ choice: walked(choice, 1) });
      return;
    }
    const outcome = pressed(board, seat, selected, action, isRun);
    if (outcome.is === "send") send(outcome.command);
    else if (outcome.is === "say") say(outcome.reason, selected);
    else if (outcome.is === "choose-tile") change({ choice: { of: "tile", tiles: removable, at: 0 } });
    else change({ choice: { of: "target", action: outcome.action, targets: outcome.targets, at: 0 } });
  }

  function confirm(): void {
    const { choice } = store.getState();
    if (choice?.of === "target") {
      const target = choice.targets[choice.at];
      if (target) send(target.command);
    } else if (choice?.of === "tile") {
      const tile = choice.tiles[choice.at];
      if (tile !== undefined) send({ type: "removeTile", tile });
    } else if (choice) {
      send({ type: "doSomething", seat: choice.seats[choice.at] ?? 0 });
    }
  }

  return {
    store,
    serve(board, seat) {
      const isNewMatch = board !== undefined && board.sandOut < 0 && (store.getState().served?.sandOut ?? -1) >= 0;
      change({ ...(isNewMatch ? EMPTY : {}), served: board, seat });
    },
    select: (selected) => change({ selected, choice: undefined }),
    press: (action, isRun = false) => press(action, isRun),
    aim: (target) => send(target.command),
    chooseSeat() {
      const { board, seat } = store.getState();
      if (!board || !isRunning(board) || seat < 0) return;
      const why = whyNoPawn(board, seat);
      if (why !== undefined) {
        say({ is: "refused", code: why });
        return;
      }
      const seats = [...board.actions].map((_, other) => other).filter((other) => other !== seat);
      if (seats.length > 0) change({ choice: { of: "seat", seats, at: 0 } });
    },
    walk(steps) {
      const { choice } = store.getState();
      if (choice) change({ choice: walked(choice, steps) });
    },
    confirm,
    cancel() {
      const { choice, isDrawing } = store.getState();
      if (choice) change({ choice: undefined });
      else change(isDrawing ? { isDrawing: false } : { selected: undefined });
    },
    takePencil: (isTaken) => change({ isDrawing: isTaken, choice: undefined, selected: undefined }),
    send,
  };
}
