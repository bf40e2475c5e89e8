import { createStore, type StoreApi } from "zustand/vanilla";
import { type Action, DIRECTIONS, type Direction, hasAction } from "../../../../shared/games/magic-maze/actions.ts";
import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../../shared/games/magic-maze/commands.ts";
import { COLOURS, type Colour } from "../../../../shared/games/magic-maze/heroes.ts";
import { type Target, targetsOf } from "../../../../shared/games/magic-maze/lawful.ts";
import { isSame, type Spot } from "../../../../shared/games/magic-maze/mall.ts";
import type { Answer } from "../../../../shared/table/protocol.ts";
import { believed, foresee, isForeseeable, type Pending } from "./believed.ts";
import { type Choice, refreshed, targetsFor, walked } from "./choice.ts";
import type { Hint, Reason } from "./hint.ts";

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
  readonly targets: readonly Target[];
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
  aim(target: Target): void;
  /** Opens the choice of whom to tell "do something!". */
  chooseSeat(): void;
  walk(steps: number): void;
  confirm(): void;
  /** Puts the open choice aside, or else the selected hero. */
  cancel(): void;
  send(command: Command): void;
}

export interface MazePort {
  perform(command: Command): Promise<Answer>;
  /** A command of one's own left, before any answer: for sounds. */
  onSent?(command: Command): void;
}

const isDirection = (action: Action): action is Direction => (DIRECTIONS as readonly string[]).includes(action);

const isRunning = (board: MazeView) => board.sandOut >= 0 && board.result === "";

/** The seats that have an action; rules: Acting. */
export function seatsWith(board: MazeView, action: Action): number[] {
  return [...board.actions].flatMap((set, seat) => (hasAction(set, action) ? [seat] : []));
}

/** The lit cells: those of the open choice, or all of the selected hero's. */
export function litTargets({ choice, targets }: MazeState): readonly Target[] {
  return choice?.of === "target" ? choice.targets : targets;
}

/** The lit cell that the keyboard is on. */
export function focusOf({ choice }: MazeState): Spot | undefined {
  return choice?.of === "target" ? choice.targets[choice.at] : undefined;
}

export function createMazeModel(port: MazePort): MazeModel {
  let lastId = 0;
  const store = createStore<MazeState>(() => ({
    served: undefined,
    board: undefined,
    seat: -1,
    pending: [],
    selected: undefined,
    targets: [],
    choice: undefined,
    hint: undefined,
  }));

  /** Works out everything that follows from the served board, the pending commands and the selection. */
  function change(changed: Partial<MazeState>): void {
    store.setState((before) => {
      const state = { ...before, ...changed };
      const board = state.served && believed(state.served, state.seat, state.pending);
      const selected = board && isOut(board, state.selected) ? undefined : state.selected;
      const targets = targetsFrom(board, state.seat, selected);
      const choice = state.choice && refreshed(state.choice, choosable(board, state.seat, targets));
      return { ...state, board, selected, targets, choice };
    });
  }

  function say(reason: Reason, hero?: Colour, direction?: Direction): void {
    store.setState({ hint: { id: ++lastId, reason, hero, direction } });
  }

  function send(command: Command): void {
    const { board, seat, pending } = store.getState();
    if (!board) return;
    const id = ++lastId;
    const hero = "hero" in command ? command.hero : undefined;
    const direction = command.type === "move" ? command.direction : undefined;
    if (isForeseeable(command)) {
      const foreseen = foresee(board, seat, command, id);
      if (typeof foreseen === "string") return say({ is: "refused", code: foreseen }, hero, direction);
      change({ pending: [...pending, foreseen], choice: undefined });
    } else change({ choice: undefined });
    port.onSent?.(command);
    void port.perform(command).then((answer) => {
      change({ pending: store.getState().pending.filter((one) => one.id !== id) });
      if (answer) say({ is: "refused", code: answer.refused, params: answer.params }, hero, direction);
    });
  }

  function press(action: Action, isRun = false): void {
    const state = store.getState();
    const { board, seat, selected, choice } = state;
    if (!board || board.result !== "" || seat < 0) return;
    if (choice?.of === "target" && choice.action === action) return change({ choice: walked(choice, 1) });
    if (!hasAction(board.actions[seat] ?? 0, action)) {
      return say({ is: "theirs", action, seats: seatsWith(board, action) });
    }
    if (!isRunning(board)) return say({ is: "refused", code: "sand-not-running" });
    if (selected === undefined && action !== "explore") return say({ is: "pick-hero" });
    const found = targetsFor(action, action === "explore" ? choosable(board, seat, state.targets) : state.targets);
    const only = isDirection(action) ? found.at(isRun ? -1 : 0) : found.length === 1 ? found[0] : undefined;
    if (only) return send(only.command);
    if (found.length > 1) return change({ choice: { of: "target", action, targets: found, at: 0 } });
    if (isDirection(action) && selected) return send({ type: "move", hero: selected, direction: action, cells: 1 });
    if (action === "escalator" && selected) return send({ type: "escalator", hero: selected });
    say({ is: "nowhere", action }, selected);
  }

  return {
    store,
    serve(board, seat) {
      const isNewMatch = board !== undefined && board.sandOut < 0 && (store.getState().served?.sandOut ?? -1) >= 0;
      change({
        served: board,
        seat,
        ...(isNewMatch ? { selected: undefined, choice: undefined, hint: undefined } : {}),
      });
    },
    select: (selected) => change({ selected, choice: undefined }),
    press,
    aim: (target) => send(target.command),
    chooseSeat() {
      const { board, seat } = store.getState();
      if (!board || !isRunning(board) || seat < 0) return;
      const seats = [...board.actions].map((_, other) => other).filter((other) => other !== seat);
      if (seats.length > 0) change({ choice: { of: "seat", seats, at: 0 } });
    },
    walk(steps) {
      const { choice } = store.getState();
      if (choice) change({ choice: walked(choice, steps) });
    },
    confirm() {
      const { choice } = store.getState();
      if (!choice) return;
      if (choice.of === "target") {
        const target = choice.targets[choice.at];
        if (target) send(target.command);
      } else {
        const seat = choice.seats[choice.at];
        if (seat !== undefined) send({ type: "doSomething", seat });
      }
    },
    cancel: () => change(store.getState().choice ? { choice: undefined } : { selected: undefined }),
    send,
  };
}

function isOut(board: MazeView, hero: Colour | undefined): boolean {
  return hero !== undefined && board.heroes[COLOURS.indexOf(hero)]?.isOut === true;
}

function targetsFrom(board: MazeView | undefined, seat: number, hero: Colour | undefined): readonly Target[] {
  return board && hero && seat >= 0 && isRunning(board) ? targetsOf(board, seat, hero) : [];
}

/** The selected hero's targets, and every cell that may be explored, whichever hero is selected. */
function choosable(board: MazeView | undefined, seat: number, targets: readonly Target[]): readonly Target[] {
  if (!board || seat < 0 || !isRunning(board)) return targets;
  const explores = COLOURS.flatMap((hero) => targetsFor("explore", targetsOf(board, seat, hero)));
  const others = explores.filter((one, at) => explores.findIndex((other) => isSame(one, other)) === at);
  return [...targets.filter(({ command }) => command.type !== "explore"), ...others];
}
