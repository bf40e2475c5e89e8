import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameEvent } from "../../shared/table/events.ts";
import type { Session } from "../table/session.ts";

/** Reading out takes time: what happens meanwhile is told together, in milliseconds. */
const BREATH = 900;
const AT_ONCE = 8;

/**
 * What a screen reader is told: what happens, in whole sentences, and not more of them than can be listened to.
 * @param sentenceOf an empty one is not told
 * @returns the text to be read out, and how to say something else
 */
export function useTelling(session: Session, sentenceOf: (event: GameEvent) => string) {
  const { i18n } = useTranslation();
  const [told, setTold] = useState({ text: "", language: i18n.language });
  const waiting = useRef<string[]>([]);
  const sentence = useRef(sentenceOf);
  sentence.current = sentenceOf;
  useEffect(
    () =>
      session.onEvents((events) => {
        waiting.current.push(...events.map((event) => sentence.current(event)).filter(Boolean));
      }),
    [session],
  );
  useEffect(() => {
    const timer = setInterval(() => {
      if (waiting.current.length === 0) return;
      setTold({ text: `${waiting.current.slice(-AT_ONCE).join(". ")}.`, language: i18n.language });
      waiting.current = [];
    }, BREATH);
    return () => clearInterval(timer);
  }, [i18n]);
  const say = useRef((told: string) => void waiting.current.push(told));
  // What was told in another language is not left on the page.
  return { text: told.language === i18n.language ? told.text : "", say: say.current };
}
