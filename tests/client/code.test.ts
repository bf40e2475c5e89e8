import { expect, test } from "vitest";
import { CODE_ALPHABET, CODE_LENGTH, codeIn, isWholeCode } from "../../client/lobby/code.ts";
import * as protocol from "../../shared/table/protocol.ts";

test.each([
  ["k4tx", "K4TX"],
  ["K4-TX", "K4TX"],
  ["  k 4 t x ", "K4TX"],
  // I, O, S, 0, 1 and their like are in no code.
  ["KIOS014", "K4"],
  ["K4TXQ", "K4TX"],
  ["http://192.168.1.20:2567/t/k4tx", "K4TX"],
  ["https://games.example/t/K4TX?watch", "K4TX"],
  ["", ""],
])("of %j the code is %j", (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test("a code is whole with four letters", () => {
  expect(isWholeCode("K4T")).toBe(false);
  expect(isWholeCode("K4TX")).toBe(true);
});

test("the lobby's letters are those of the protocol", () => {
  expect([CODE_ALPHABET, CODE_LENGTH]).toEqual([protocol.CODE_ALPHABET, protocol.CODE_LENGTH]);
});
