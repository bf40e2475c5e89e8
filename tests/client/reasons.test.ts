import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isTooMany, whyClosed, whyRefused } from "../../client/net/reasons.ts";
import { CLOSE, JOIN_ERROR, REFUSED } from "../../shared/table/protocol.ts";

const texts = JSON.parse(readFileSync(join(import.meta.dirname, "../../client/i18n/en/common.json"), "utf8"));
/** What a second try may well mend. */
const PASSING: readonly number[] = [CLOSE.restarting, JOIN_ERROR.tooMany, JOIN_ERROR.restarting];

const codes = Object.entries({ ...CLOSE, ...JOIN_ERROR });
const whyOf = (code: number) => whyClosed(code) ?? whyRefused({ code });

test.each(codes.filter(([, code]) => PASSING.includes(code)))("%s is no end: the page tries again", (_name, code) => {
  expect(whyOf(code)).toBeUndefined();
});

test.each(codes.filter(([, code]) => !PASSING.includes(code)))(
  "%s is an end, and there are words for it",
  (_name, code) => {
    expect(texts.session).toHaveProperty([whyOf(code) ?? "no reason"]);
  },
);

test.each(Object.values(REFUSED))("there are words for the table's refusal %s", (code) => {
  expect(texts.refusal).toHaveProperty([code]);
});

test("an error without a code is a line that broke", () => {
  expect(whyRefused(new TypeError("network"))).toBeUndefined();
});

test("of all refusals one says that too much was asked", () => {
  expect(codes.filter(([, code]) => isTooMany({ code }))).toEqual([["tooMany", JOIN_ERROR.tooMany]]);
  expect(isTooMany(new TypeError("network"))).toBe(false);
});
