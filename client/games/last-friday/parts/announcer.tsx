import { useTranslation } from "react-i18next";
import type { CampEvent } from "../../../../shared/games/last-friday/events.ts";
import { pawnsAt, tokenAt } from "../../../../shared/games/last-friday/places.ts";
import { useTelling } from "../../../play/useTelling.ts";
import { useCampState, useShow } from "../context.ts";
import { aimAt } from "../model/aims.ts";
import { useSentence } from "./sentence.ts";
import { useWords } from "./words.ts";

/** Tells a screen reader what happens, in whole sentences, and not more of them than can be listened to. */
export function Announcer() {
  const { session } = useShow();
  const sentenceOf = useSentence();
  const { text } = useTelling(session, (event) => sentenceOf(event as CampEvent));
  return (
    <>
      <div className="unseen" role="log" aria-live="polite">
        {text}
      </div>
      <Pointed />
    </>
  );
}

/** Says what the cursor is on: whoever does not see the camp walks it by ear. */
function Pointed() {
  const { t } = useTranslation("last-friday");
  const words = useWords();
  const rules = useCampState((state) => state.rules);
  const aims = useCampState((state) => state.aims);
  const cursor = useCampState((state) => state.cursor);
  const point = cursor && "point" in cursor ? cursor.point : 0;
  const token = rules && point > 0 ? tokenAt(rules, point) : undefined;
  const parts =
    rules && cursor
      ? [
          words.spot(cursor),
          ...pawnsAt(rules, point).map(words.who),
          token ? (token.front === "" ? t(`thing.${token.kind}`) : words.front(token.front)) : "",
          aimAt(aims, cursor) ? t("stage.lit") : "",
        ].filter(Boolean)
      : [];
  return (
    <div className="unseen" role="status">
      {parts.join(", ")}
    </div>
  );
}
