import { createStore, type StoreApi } from "zustand/vanilla";
import { dueItem } from "../../../../shared/games/last-friday/agenda.ts";
import type { CampBoard } from "../../../../shared/games/last-friday/board.ts";
import { MEETING_POINTS } from "../../../../shared/games/last-friday/camp.ts";
import { type Choice, choicesOf } from "../../../../shared/games/last-friday/choices.ts";
import type { Command } from "../../../../shared/games/last-friday/commands.ts";
import type { CampHand } from "../../../../shared/games/last-friday/envelopes.ts";
import { dueSeats } from "../../../../shared/games/last-friday/judge.ts";
import { type Knowledge, knowledgeOf, possibleCircles } from "../../../../shared/games/last-friday/possible.ts";
import { type Warning, warningsOf } from "../../../../shared/games/last-friday/warnings.ts";
import type { Answer } from "../../../../shared/table/protocol.ts";
import type { Spot } from "../scene/types.ts";
import { type Aim, aimAt, aimsOf, distinctChoices, type Mode } from "./aims.ts";
import { cycled, typedSpot } from "./cursor.ts";
import { type Laying, laidByChance, layAt, layingCommand, NOTHING_LAID, openPoints, pickMeeting } from "./laying.ts";
import { type BoardView, rulesBoardOf } from "./rulesBoard.ts";
import { type SketchTool, sketchCommand } from "./sketching.ts";
import type { Trail } from "./trail.ts";

/** The rules said no: `code` is a key of the catalogue. `id` goes up, so that the same hint twice is two hints. */
interface Hint {
  readonly id: number;
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Something that cannot be taken back waits for a second word. */
interface Doubt {
  readonly command: Command;
  readonly warnings: readonly Warning[];
}

/** What the playing view shows and its input works on. */
export interface CampState {
  readonly board: BoardView | undefined;
  /** The same board as the rules read it. */
  readonly rules: CampBoard | undefined;
  readonly hand: CampHand | undefined;
  /** -1 for a spectator. */
  readonly seat: number;
  /** The stage in which this seat has to act, or "". */
  readonly stage: string;
  readonly choices: readonly Choice[];
  readonly mode: Mode | undefined;
  readonly aims: readonly Aim[];
  readonly cursor: Spot | undefined;
  /** Digits of a number that is being typed. */
  readonly typed: string;
  readonly doubt: Doubt | undefined;
  readonly warnings: readonly Warning[];
  readonly possible: readonly number[];
  /** The maniac looks at what is known of him, or a camper at what follows from it. */
  readonly showsPossible: boolean;
  readonly tool: SketchTool | undefined;
  readonly laying: Laying;
  /** A way whose description has the focus. */
  readonly way: readonly Spot[];
  /** The part of the film that is shown at the end. */
  readonly film: Trail;
  /** The camper whose card lies open. */
  readonly opened: number | undefined;
  /** A command is on its way. */
  readonly isSending: boolean;
  readonly hint: Hint | undefined;
}

export interface CampModel {
  readonly store: StoreApi<CampState>;
  /** A board or a hand from the server, or another seat. */
  serve(board: BoardView | undefined, hand: CampHand | undefined, seat: number): void;
  tap(spot: Spot): void;
  /** A tap beside everything. */
  tapNothing(): void;
  /** A pawn was tapped: the point under it, where that may be chosen, or else its card. */
  tapCamper(camper: number): void;
  drag(from: Spot, to: Spot): void;
  cycle(step: 1 | -1): void;
  type(digit: string): void;
  /** Chooses what the cursor is on, or says yes to what is doubted. */
  confirm(): void;
  cancel(): void;
  /** Ends the turn, commits the draft or gives the arrangement in: after a second word. */
  finish(): void;
  undo(): void;
  setMode(mode: Mode | undefined): void;
  /** Sends at once, or asks again where something cannot be taken back. */
  choose(command: Command): void;
  send(command: Command): void;
  doubt(command: Command): void;
  open(camper: number | undefined): void;
  showPossible(isShown: boolean): void;
  setTool(tool: SketchTool | undefined): void;
  showWay(way: readonly Spot[]): void;
  showFilm(film: Trail): void;
  moor(boat: number): void;
  pickMeeting(place: number): void;
  layByChance(): void;
}

export interface CampPort {
  perform(command: Command): Promise<Answer>;
}

const EMPTY: CampState = {
  board: undefined,
  rules: undefined,
  hand: undefined,
  seat: -1,
  stage: "",
  choices: [],
  mode: undefined,
  aims: [],
  cursor: undefined,
  typed: "",
  doubt: undefined,
  warnings: [],
  possible: [],
  showsPossible: false,
  tool: undefined,
  laying: NOTHING_LAID,
  way: [],
  film: [],
  opened: undefined,
  isSending: false,
  hint: undefined,
};

/** Draft acts are taken back as easily as they are made; these are not. */
const FINAL: ReadonlySet<Command["type"]> = new Set(["commit", "end", "pass", "twist"]);

const ASKS_NOTHING = { choices: [], mode: undefined, doubt: undefined, warnings: [] } as const;

function aimed(state: CampState): CampState {
  const { rules, choices, mode, stage, laying } = state;
  if (!rules) return { ...state, aims: [] };
  if (stage === "arrange") return { ...state, aims: litPoints(MEETING_POINTS) };
  if (stage === "layOut") {
    return { ...state, aims: litPoints([...openPoints(rules, laying), ...laying.corpses, ...laying.clues]) };
  }
  return { ...state, aims: aimsOf(rules, choices, mode) };
}

const litPoints = (points: readonly number[]): readonly Aim[] =>
  points.map((point) => ({ spot: { point }, choices: [] }));

/** What this seat is asked, read anew from a board. */
function asked(rules: CampBoard, hand: CampHand | undefined, seat: number) {
  const isDue = hand !== undefined && rules.result === "" && dueSeats(rules).includes(seat);
  if (!isDue) return { ...ASKS_NOTHING, stage: "" };
  const stage = dueItem(rules)?.stage ?? "";
  const warnings = hand.side === "maniac" && stage === "prowl" ? warningsOf(rules, hand) : [];
  return { choices: distinctChoices(choicesOf(rules, hand, seat)), stage, warnings };
}

/** Is it still the same question that is asked? */
function questionOf(board: BoardView | undefined): string {
  const item = board?.agenda.at(-1);
  return JSON.stringify([board?.chapter, board?.round, item?.stage, item?.camper, item?.point]);
}

function mayKnow({ board, hand }: CampState): boolean {
  if (!board || board.chapter === 0) return false;
  return hand?.side === "maniac" || board.hasDeductionHelp;
}

export function createCampModel(port: CampPort): CampModel {
  let lastId = 0;
  let lastSent = 0;
  let sent = "";
  // Every fact costs time: only new ones are gone through.
  let knowledge: Knowledge | undefined;
  const possibleOn = (rules: CampBoard) => {
    knowledge = knowledgeOf(rules, knowledge);
    return possibleCircles(rules, knowledge);
  };
  const store = createStore<CampState>(() => EMPTY);
  const change = (changed: Partial<CampState>) => store.setState((before) => aimed({ ...before, ...changed }));

  function send(command: Command): void {
    const isSketch = command.type === "sketch" || command.type === "erase" || command.type === "wipe";
    // Only the same thing twice is a slip of the hand: whoever is faster than the line goes on.
    const text = JSON.stringify(command);
    if (!isSketch && store.getState().isSending && text === sent) return;
    if (!isSketch)
      change({ isSending: true, doubt: undefined, mode: undefined, way: [], cursor: undefined, typed: "" });
    const sending = isSketch ? lastSent : ++lastSent;
    if (!isSketch) sent = text;
    void port.perform(command).then((answer) => {
      if (!isSketch && sending === lastSent) change({ isSending: false });
      if (answer) change({ hint: { id: ++lastId, code: answer.refused, params: answer.params } });
    });
  }

  function doubt(command: Command): void {
    const { warnings } = store.getState();
    change({ doubt: { command, warnings: command.type === "commit" ? warnings : [] } });
  }

  function choose(command: Command): void {
    if (command.type === "commit" && store.getState().warnings.length > 0) doubt(command);
    else send(command);
  }

  function take(aim: Aim): void {
    const { stage, rules, laying, mode } = store.getState();
    const [first] = aim.choices;
    if ("point" in aim.spot && rules && stage === "layOut") {
      change({ laying: layAt(rules, laying, aim.spot.point) });
    } else if ("point" in aim.spot && stage === "arrange") {
      change({ laying: pickMeeting(laying, MEETING_POINTS.indexOf(aim.spot.point)) });
    } else if (mode?.is === "trail" && "circle" in aim.spot) {
      change({ mode: { ...mode, circle: aim.spot.circle } });
    } else if (aim.choices.length > 1 && "circle" in aim.spot) {
      change({ mode: { is: "way", to: aim.spot.circle } });
    } else if (first) {
      choose(first.command);
    }
  }

  function draw(from: Spot, to?: Spot): void {
    const { tool, hand } = store.getState();
    if (!tool || hand?.side !== "campers") return;
    const { command, tool: next } = sketchCommand(tool, hand.sketches, from, to);
    change({ tool: next });
    if (command) send(command);
  }

  function tap(spot: Spot): void {
    const { tool, aims, cursor } = store.getState();
    const aim = aimAt(aims, spot);
    if (tool) draw(spot);
    else if (aim) take(aim);
    else if (cursor) change({ cursor: undefined });
  }

  function cancel(): void {
    const { doubt: doubted, mode, tool, opened } = store.getState();
    if (doubted) change({ doubt: undefined });
    else if (opened !== undefined) change({ opened: undefined });
    else if (mode)
      change({
        mode: mode.is === "trail" && mode.circle !== undefined ? { ...mode, circle: undefined } : undefined,
        way: [],
      });
    else if (tool) change({ tool: undefined });
    else change({ cursor: undefined, typed: "", way: [] });
  }

  return {
    store,
    serve(board, hand, seat) {
      const before = store.getState();
      const rules = board === before.board ? before.rules : board && rulesBoardOf(board);
      const isNew = questionOf(before.board) !== questionOf(board);
      const ask = rules ? asked(rules, hand, seat) : { ...ASKS_NOTHING, stage: "" };
      const isKept =
        board !== undefined &&
        before.hand?.side === hand?.side &&
        before.board?.facts.length === board.facts.length &&
        !isNew;
      change({
        board,
        rules,
        hand,
        seat,
        ...ask,
        // What is new may come before the answer: what it asks may be done at once.
        ...(board === before.board && hand === before.hand ? {} : { isSending: false }),
        // Where the table helps with deducing, campers see it until they put it away.
        ...(before.board === undefined
          ? { showsPossible: hand?.side === "campers" && mayKnow({ ...before, board, hand }) }
          : {}),
        ...(isNew ? { mode: undefined, cursor: undefined, doubt: undefined, way: [], typed: "" } : {}),
        ...(isNew && ask.stage !== before.stage ? { laying: NOTHING_LAID } : {}),
        ...(isKept ? {} : { possible: rules && mayKnow({ ...before, board, hand }) ? possibleOn(rules) : [] }),
      });
    },
    tap,
    tapNothing() {
      const { tool } = store.getState();
      // Whoever misses a circle by a hair wants to draw on.
      if (tool) change({ tool: { ...tool, from: undefined } });
      else cancel();
    },
    tapCamper(camper) {
      const { board, aims, tool } = store.getState();
      const spot = { point: board?.campers[camper]?.point ?? 0 };
      if (tool || aimAt(aims, spot)) tap(spot);
      else change({ opened: camper });
    },
    drag: (from, to) => draw(from, to),
    cycle(step) {
      const { aims, cursor } = store.getState();
      change({
        typed: "",
        cursor: cycled(
          aims.map(({ spot }) => spot),
          cursor,
          step,
        ),
      });
    },
    type(digit) {
      const { aims, typed } = store.getState();
      const spots = aims.map(({ spot }) => spot);
      const longer = `${typed}${digit}`.slice(-3);
      const isBeginning = spots.some((spot) => String("circle" in spot ? spot.circle : spot.point).startsWith(longer));
      const now = isBeginning ? longer : digit;
      change({ typed: now, cursor: typedSpot(spots, now) });
    },
    confirm() {
      const { doubt: doubted, cursor, aims } = store.getState();
      if (doubted) return send(doubted.command);
      const aim = cursor && aimAt(aims, cursor);
      if (aim) take(aim);
    },
    cancel,
    finish() {
      const { doubt: doubted, choices, rules, stage, laying } = store.getState();
      if (doubted) return send(doubted.command);
      const laid = rules && (stage === "arrange" || stage === "layOut") ? layingCommand(rules, laying) : undefined;
      const final = laid ?? choices.find(({ command }) => FINAL.has(command.type))?.command;
      if (final) doubt(final);
    },
    undo() {
      const undo = store.getState().choices.find(({ command }) => command.type === "undo");
      if (undo) send(undo.command);
    },
    setMode: (mode) => change({ mode, cursor: undefined, typed: "", way: [] }),
    choose,
    send,
    doubt,
    open: (opened) => change({ opened }),
    showPossible: (showsPossible) => change({ showsPossible }),
    setTool: (tool) => change({ tool }),
    showWay: (way) => change({ way }),
    showFilm: (film) => change({ film }),
    moor: (boat) => change({ laying: { ...store.getState().laying, boat } }),
    pickMeeting: (place) => change({ laying: pickMeeting(store.getState().laying, place) }),
    layByChance() {
      const { rules, hand, laying } = store.getState();
      if (!rules || !hand) return;
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      change({ laying: laidByChance(rules, hand, laying, seed) });
    },
  };
}
