import { useTranslation } from "react-i18next";
import type { CampEvent } from "../../../../shared/games/last-friday/events.ts";
import { useCampState } from "../context.ts";
import { useWords } from "./words.ts";

/** Says an event in words. */
export function useSentence(): (event: CampEvent) => string {
  const { t } = useTranslation("last-friday");
  const words = useWords();
  const rules = useCampState((state) => state.rules);
  const placeOfToken = (id: number) => words.point(rules?.tokens.get(String(id))?.point ?? 0);
  return (event) => {
    const who = "camper" in event ? words.who(event.camper) : "";
    const circle = "circle" in event ? event.circle : 0;
    const place = "point" in event ? words.point(event.point) : "";
    const say = (name: string, more: Record<string, string | number> = {}) =>
      t(`log.${name}`, { who, circle, place, ...more });
    switch (event.type) {
      case "chapterBegan":
        return say(event.type, { chapter: t(`chapter.${event.chapter}.name`) });
      case "chapterEnded":
        return t(`ending.${event.ending}`);
      case "spoils":
        return say(event.type, { tokens: words.list(event.tokens.map(words.token)) });
      case "roundBegan":
        return say(event.type, { round: event.round });
      case "stepped":
      case "undone":
        return say(event.type, { place: words.point(event.to) });
      case "tookClue":
        return say(event.type, { clue: words.front(event.clue) });
      case "tookKey":
        return say(event.type, { key: words.key(event.key) });
      case "turned":
        return say("turned", { front: words.front(event.front) });
      case "dropped":
        return say(event.type, { what: event.what === "key" ? t("thing.key") : words.front(event.what) });
      case "usedClue":
        return say(event.point > 0 ? "usedClue-at" : "usedClue", { clue: words.front(event.clue) });
      case "heard":
        return say(event.isNear ? "heard-near" : "heard-far");
      case "looked":
        return say(event.type, { place: placeOfToken(event.token) });
      case "saw":
      case "exposed":
        return say(event.type, { place: placeOfToken(event.token), front: words.front(event.front) });
      case "corpseRemoved":
        return say(event.type);
      case "cabinOpened":
        return say(event.camper < 0 ? "cabinOpened-setup" : event.type, { cabin: words.cabin(event.cabin) });
      case "cabinBroken":
      case "sheltered":
        return say(event.type, { cabin: words.cabin(event.cabin) });
      case "tokenPlayed":
        return say(event.type, { token: words.token(event.token) });
      case "shown":
        return say(event.isPassing ? "shown-passing" : "shown");
      case "trailShown":
        return say(event.type, { round: event.ofRound });
      case "over":
        return t(`result.${event.result}`);
      default:
        return say(event.type);
    }
  };
}
