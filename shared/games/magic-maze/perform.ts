import { Refusal } from "../../table/refusal.ts";
import { DIRECTIONS } from "./actions.ts";
import { arrive } from "./arrive.ts";
import { ballInUse, leaveBall } from "./ball.ts";
import type { Command } from "./commands.ts";
import { winIfAllOut } from "./ending.ts";
import type { MazeMatch } from "./envelopes.ts";
import type { MazeEvent } from "./events.ts";
import { layTile } from "./explore.ts";
import { COLOURS } from "./heroes.ts";
import { type ExploreCommand, type HeroCommand, judgeExplore, judgeHero, whyNothing } from "./judge.ts";
import { pawnOf } from "./pawns.ts";
import { place } from "./placing.ts";
import { demandRemoval, removeTile } from "./rearrangement.ts";
import { switchesOf } from "./scenarios.ts";
import { pointAt, setReady, turnFirstSand } from "./signals.ts";
import { draw, wipeAll } from "./sketches.ts";
import { turnUp } from "./solo.ts";
import { settleTalk, type TalkOpener } from "./talk.ts";

/** Performs a lawful command. @throws Refusal, with a code of `REFUSAL_CODES`, before any change */
export function perform(match: MazeMatch, seat: number, command: Command): void {
  const why = whyNothing(match.board, seat);
  if (why !== undefined) throw new Refusal(why);
  switch (command.type) {
    case "ready":
      setReady(match, seat, command.isReady);
      break;
    case "turnSand":
      turnFirstSand(match, seat);
      break;
    case "doSomething":
    case "stare":
      pointAt(match, seat, command);
      break;
    case "turnUp":
      turnUp(match, seat);
      break;
    case "removeTile":
      removeTile(match, seat, command.tile);
      break;
    case "place":
      place(match, seat, command);
      break;
    case "sketch":
    case "ping":
    case "wipe":
      draw(match, seat, command);
      break;
    case "explore":
      afterAction(match, seat, explore(match, seat, command));
      break;
    default:
      afterAction(match, seat, moveHero(match, seat, command));
  }
}

function moveHero(match: MazeMatch, seat: number, command: HeroCommand): TalkOpener | undefined {
  const cell = judgeHero(match.board, seat, command);
  if (typeof cell === "string") throw new Refusal(cell);

  const colour = command.hero;
  const ball = colour === "purple" ? ballInUse(match.board) : undefined;
  const pawn = pawnOf(match.board, colour);
  pawn.row = cell.row;
  pawn.col = cell.col;
  match.emit(eventOf(seat, command));
  if (ball !== undefined) leaveBall(match, ball);
  return arrive(match, seat, colour, cell) ? "timer" : undefined;
}

function eventOf(seat: number, command: HeroCommand): MazeEvent {
  const hero = COLOURS.indexOf(command.hero);
  switch (command.type) {
    case "move":
      return { type: "moved", seat, hero, direction: DIRECTIONS.indexOf(command.direction), cells: command.cells };
    case "vortex":
      return { type: "vortexed", seat, hero };
    case "escalator":
      return { type: "escalated", seat, hero };
  }
}

function explore(match: MazeMatch, seat: number, command: ExploreCommand): TalkOpener | undefined {
  const exploration = judgeExplore(match.board, seat, command);
  if (typeof exploration === "string") throw new Refusal(exploration);
  const isByElf = layTile(match, seat, exploration);
  return isByElf && switchesOf(match.board).hasElf ? "elf" : undefined;
}

function afterAction(match: MazeMatch, seat: number, opener: TalkOpener | undefined): void {
  const { actions } = match.secret.tallies;
  actions[seat] = (actions[seat] ?? 0) + 1;
  wipeAll(match);
  settleTalk(match, opener);
  if (opener === "timer") demandRemoval(match);
  winIfAllOut(match);
}
