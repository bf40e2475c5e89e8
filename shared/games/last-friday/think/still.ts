import type { ReadonlyList } from "../../../table/lists.ts";
import type { CampBoard } from "../board.ts";

interface Plainable {
  toJSON(): object;
}

const plainList = <T>(list: ReadonlyList<T>): T[] => [...list];
const plainRecords = <T extends Plainable>(list: Iterable<T>): object[] => [...list].map((item) => item.toJSON());

/**
 * A plain copy of what thinking reads of a board, facts excepted: synchronized fields are read through proxies, ten
 * times slower, and a thought reads thousands of them. It is never written to.
 */
export function still(board: CampBoard): CampBoard {
  const { chapter, isCampaign, round, seats, maniac, boat, reserve, maniacTokens, isAbroad, chosen, result } = board;
  const copy = {
    ...{ chapter, isCampaign, round, seats, maniac, boat, reserve, maniacTokens, isAbroad, chosen, result },
    agenda: plainRecords(board.agenda),
    turn: { ...board.turn.toJSON(), traces: plainList(board.turn.traces) },
    campers: plainRecords(board.campers),
    cabins: plainList(board.cabins),
    openers: plainList(board.openers),
    played: plainRecords(board.played),
    tokens: new Map([...board.tokens].map(([id, token]) => [id, token.toJSON()])),
  };
  return copy as unknown as CampBoard;
}
