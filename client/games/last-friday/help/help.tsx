import { useTranslation } from "react-i18next";
import { CLUES, MANIAC_TOKENS } from "../../../../shared/games/last-friday/clues.ts";
import { Rules } from "../../../play/rules.tsx";
import { useCampState } from "../context.ts";
import { Art } from "../parts/art.tsx";
import { useWords } from "../parts/words.ts";
import { KEYS } from "./keys.ts";
import { CrossingDiagram, LightDiagram } from "./pictures.tsx";

/** The rules, one subject each: its texts are `help.<name>.title` and `help.<name>.text`. */
const SECTIONS = [
  { name: "goal", arts: ["maniac", "camper-yellow"] },
  { name: "camper", arts: ["camper-red", "clue-sneakers"] },
  { name: "hunt", arts: ["maniac", "maniac-speed"] },
  { name: "crossing", diagram: CrossingDiagram },
  { name: "trail", arts: ["clue-trail", "clue-back"] },
  { name: "light", diagram: LightDiagram },
  { name: "cabins", arts: ["key-red", "cabin-red"] },
  { name: "meetings", arts: ["meeting-back", "corpse"] },
  { name: "chosen", arts: ["camper-green"] },
  { name: "score", arts: ["corpse", "camper-blue"] },
] as const;

const CHAPTERS = [1, 2, 3, 4] as const;

/** The rules in the reader's language, to be looked up in a moment. */
export function Help({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("last-friday");
  const words = useWords();
  const played = useCampState(({ board }) => board?.chapter);
  return (
    <Rules
      game="last-friday"
      isOpen={isOpen}
      onClose={onClose}
      keys={KEYS}
      sections={SECTIONS.map((section) => ({
        name: section.name,
        picture: "diagram" in section ? <section.diagram /> : section.arts.map((art) => <Art key={art} name={art} />),
      }))}
    >
      <h2>{t("help.chapters")}</h2>
      <ul className="rules-list">
        {CHAPTERS.map((chapter) => (
          <li key={chapter} aria-current={chapter === played ? "true" : undefined}>
            <b>{t(`chapter.${chapter}.name`)}</b>
            <span>{t(`chapter.${chapter}.text`)}</span>
            <span>{t(`chapter.${chapter}.campers`)}</span>
            <span>{t(`chapter.${chapter}.maniac`)}</span>
          </li>
        ))}
      </ul>
      <h2>{t("help.clues")}</h2>
      <ul className="lf-owned">
        {CLUES.map((clue) => (
          <li key={clue}>
            <Art name={`clue-${clue}`} />
            <span>
              <b>{words.front(clue)}</b> {t(`clue-text.${clue}`)}
            </span>
          </li>
        ))}
      </ul>
      <h2>{t("help.tokens")}</h2>
      <ul className="lf-owned">
        {MANIAC_TOKENS.map((token) => (
          <li key={token}>
            <Art name={`maniac-${token}`} />
            <span>
              <b>{words.token(token)}</b> {t(`token.${token}.text`)}
            </span>
          </li>
        ))}
      </ul>
    </Rules>
  );
}
