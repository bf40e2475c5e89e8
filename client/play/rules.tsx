import "./rules.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../ui/dialog.tsx";
import { type KeyRow, KeyTable } from "./keyTable.tsx";

/** One subject of the rules: its texts are `help.<name>.title` and `help.<name>.text`. */
export interface RulesSection {
  readonly name: string;
  readonly picture: ReactNode;
}

/** The rules of a game in the reader's language, to be looked up in a moment. */
export function Rules({
  game,
  sections,
  keys,
  isOpen,
  onClose,
  children,
}: {
  /** By which its catalogue and its palette are known. */
  game: string;
  sections: readonly RulesSection[];
  keys: readonly KeyRow[];
  isOpen: boolean;
  onClose(): void;
  /** What the game tells between the subjects and the keys. */
  children: ReactNode;
}) {
  const { t } = useTranslation(game);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("common:play.rules")}>
      <div className="rules" data-game={game}>
        {sections.map(({ name, picture }) => (
          <RulesPart key={name} picture={picture} title={t(`help.${name}.title`)} text={t(`help.${name}.text`)} />
        ))}
        {children}
        <h2>{t("common:play.keys")}</h2>
        <KeyTable game={game} rows={keys} />
      </div>
    </Dialog>
  );
}

export function RulesPart({ picture, title, text }: { picture: ReactNode; title: string; text: string }) {
  return (
    <section>
      <div className="rules-picture" aria-hidden="true">
        {picture}
      </div>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </section>
  );
}
