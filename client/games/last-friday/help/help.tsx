import "../styles/help.css";
import { useTranslation } from "react-i18next";
import { CLUES, MANIAC_TOKENS } from "../../../../shared/games/last-friday/clues.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useCampState } from "../context.ts";
import { Art } from "../parts/art.tsx";
import { useWords } from "../parts/words.ts";
import { KeyTable } from "./keyTable.tsx";
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
    <Dialog isOpen={isOpen} onClose={onClose} title={t("help.title")}>
      <div className="lf-help" data-game="last-friday">
        {SECTIONS.map((section) => (
          <section key={section.name}>
            <div className="lf-picture" aria-hidden="true">
              {"diagram" in section ? <section.diagram /> : section.arts.map((art) => <Art key={art} name={art} />)}
            </div>
            <div>
              <h3>{t(`help.${section.name}.title`)}</h3>
              <p>{t(`help.${section.name}.text`)}</p>
            </div>
          </section>
        ))}
        <h2>{t("help.chapters")}</h2>
        <ul className="lf-modes">
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
        <h2>{t("help.keys")}</h2>
        <KeyTable />
      </div>
    </Dialog>
  );
}
