import type { Random } from "../../table/random.ts";
import { Awaited, Character, RoomBoard, Tile } from "./board.ts";
import { awaitedOptions, decide } from "./decisions/index.ts";
import { ALARM_MODE_TURNS, BASE } from "./edition.ts";
import { CELLS, CENTRE, EXIT_CELLS, INNER_CELLS } from "./geometry.ts";
import type { RoomHand, RoomSecret } from "./hands.ts";
import { item } from "./item.ts";
import { ROOM_KINDS, type RoomKind } from "./kinds.ts";
import { type Composition, countOf, tilesOf } from "./lists.ts";
import { MODES } from "./modes/index.ts";
import type { Mode } from "./modes/mode.ts";
import { compositionOf, type Options } from "./options.ts";
import { awaitDecision, type Play } from "./play.ts";
import { run } from "./turn.ts";

/** What lies on each cell: Room 25 and what else is set aside always start in an exit zone. rules: 2.2 */
function deal(composition: Composition, random: Random): RoomKind[] {
  const rest = tilesOf(composition).filter((kind) => kind !== "central");
  const isSetAside = (kind: RoomKind) => BASE.setAside.includes(kind);
  const shuffled = random.shuffle(rest.filter((kind) => !isSetAside(kind)));
  const inner = shuffled.slice(0, INNER_CELLS.length);
  const outer = random.shuffle([...shuffled.slice(INNER_CELLS.length), ...rest.filter(isSetAside)]);
  return CELLS.map((cell) => {
    if (cell === CENTRE) return "central";
    return INNER_CELLS.includes(cell) ? item(inner, INNER_CELLS.indexOf(cell)) : item(outer, EXIT_CELLS.indexOf(cell));
  });
}

/** Clockwise from the first player, once round for each character a player has. rules: 2.3 */
function orderOfPlay(seats: number, passes: number, first: number): number[] {
  const round = Array.from({ length: seats }, (_, place) => (first + place) % seats);
  return Array.from({ length: passes }, (_, pass) => round.map((seat) => pass * seats + seat)).flat();
}

/** One each; what is left over goes away unseen. rules: 5.1 */
function dealHands(mode: Mode, seats: number, random: Random): RoomHand[] {
  const tiles = mode.roleTiles && random.shuffle(mode.roleTiles(seats));
  return Array.from({ length: seats }, (_, seat) => ({
    role: tiles?.[seat] ?? "prisoner",
    programmes: {},
    looks: {},
    notes: {},
  }));
}

/** @throws RangeError for a number of seats that the mode does not allow */
export function setUp(options: Options, seats: number, random: Random) {
  const mode = MODES[options.mode];
  const { min, max } = mode.seats(options.teamSize);
  if (seats < min || seats > max) throw new RangeError(`${options.mode} is not for ${seats}`);

  const composition = compositionOf(options);
  const kinds = deal(composition, random);
  const keys = random.shuffle(CELLS);
  const secret: RoomSecret = { kinds: CELLS.map((key) => item(kinds, keys.indexOf(key))) };
  const hands = dealHands(mode, seats, random);
  const passes = mode.charactersEach(seats);
  const turns = BASE.turns[options.mode];

  const board = new RoomBoard();
  board.mode = options.mode;
  board.hasAlarm = options.hasAlarm && turns === ALARM_MODE_TURNS;
  board.hasReminders = options.hasReminders;
  board.keepsLooks = options.keepsLooks;
  board.timeLimit = options.timeLimit * 1000;
  board.composition.push(...ROOM_KINDS.map((kind) => countOf(composition, kind)));
  board.cells.push(...keys);
  const central = item(keys, CENTRE);
  board.tiles.push(...CELLS.map((key) => new Tile({ kind: key === central ? "central" : "" })));
  board.lines.push(...Array<number>(10).fill(0));
  for (let number = 0; number < seats * passes; number++) {
    board.characters.push(
      new Character({ seat: number % seats, tile: central, identity: mode.roleTiles ? "" : "prisoner" }),
    );
  }
  board.order.push(...orderOfPlay(seats, passes, random.integer(0, seats - 1)));
  board.turnsLeft = turns;
  board.phase = "choosing";
  board.awaited = new Awaited();
  board.hasPeeked.push(...Array<boolean>(seats).fill(false));
  board.openTurns.push(...Array<boolean>(seats).fill(false));
  board.reminders.push(...Array<number>(seats).fill(-1));

  const play: Play = { board, hands, secret, random, now: 0, emit: () => {} };
  if (options.characters === "random") dealCharacters(play);
  run(play);
  return { board, hands, secret };
}

function dealCharacters(play: Play): void {
  for (const character of play.board.order) {
    awaitDecision(play, "take-character", character);
    decide(play, play.random.pick(awaitedOptions(play.board)));
  }
}
