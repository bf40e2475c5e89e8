import { describe, expect, test } from "vitest";
import texts from "../../../client/i18n/en/last-friday.json" with { type: "json" };
import { CARDS } from "../../../shared/games/last-friday/cards.ts";
import { events } from "../../../shared/games/last-friday/events.ts";
import { REFUSAL_CODES } from "../../../shared/games/last-friday/refusals.ts";
import { STAGES } from "../../../shared/games/last-friday/stages/index.ts";
import { WARNINGS } from "../../../shared/games/last-friday/warnings.ts";

const isSaid = (name: string, said: object) =>
  Object.keys(said).some((key) => key === name || key.startsWith(`${name}-`));

describe("there are words", () => {
  test("for every reason to refuse", () => {
    expect(Object.keys(texts.refusal).sort()).toEqual([...REFUSAL_CODES].sort());
  });

  test("for everything that cannot be taken back", () => {
    expect(Object.keys(texts.warning).sort()).toEqual([...WARNINGS].sort());
  });

  test("for every stage in which somebody decides", () => {
    expect(Object.keys(STAGES).filter((stage) => !isSaid(stage, texts.ask))).toEqual([]);
  });

  test("for every event, the ends of chapters and of the match having their own", () => {
    const rest = Object.keys(events).filter((event) => !["chapterEnded", "over"].includes(event));
    expect(rest.filter((event) => !isSaid(event, texts.log))).toEqual([]);
  });

  test("for every skill", () => {
    expect(CARDS.flat().filter(({ skill }) => !isSaid(skill, texts.skill))).toEqual([]);
  });
});
