import "./options.css";
import { type ComponentType, type ReactNode, useEffect } from "react";
import type { ZodType } from "zod";
import type { OptionsProps } from "../games/types.ts";

/** A game's choices before the start: the host makes them, the others read them. */
export function OptionsView<Chosen>({
  options,
  isHost,
  onChange,
  schema,
  fetchPlay,
  Choices,
  Reading,
}: OptionsProps & {
  readonly schema: ZodType<Chosen>;
  /** The playing view is fetched while the table gathers. */
  readonly fetchPlay: () => Promise<unknown>;
  readonly Choices: ComponentType<{ chosen: Chosen; onChange(options: unknown): void }>;
  readonly Reading: ComponentType<{ chosen: Chosen }>;
}) {
  useEffect(() => void fetchPlay(), [fetchPlay]);
  const parsed = schema.safeParse(options ?? {});
  const chosen = parsed.success ? parsed.data : schema.parse({});
  return isHost ? <Choices chosen={chosen} onChange={onChange} /> : <Reading chosen={chosen} />;
}

/** What the chosen options mean, line by line. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <ul className="facts-list">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

export interface Pick<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly text?: string;
}

/** One of several, in a line. */
export function Picks<Value extends string>({
  legend,
  name,
  picks,
  chosen,
  isNarrow = false,
  onPick,
}: {
  legend: string;
  /** Of the radio buttons: unique on the page. */
  name: string;
  picks: readonly Pick<Value>[];
  chosen: Value;
  isNarrow?: boolean;
  onPick(value: Value): void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={isNarrow ? "picks is-narrow" : "picks"}>
        {picks.map(({ value, title, text }) => (
          <label key={value} className="pick">
            <input
              type="radio"
              name={name}
              className="unseen"
              checked={value === chosen}
              onChange={() => onPick(value)}
            />
            <b>{title}</b>
            {text && <span>{text}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** One of several that are large enough to have a picture and be read; they stand in `picture-cards`. */
export function PictureCard({
  name,
  isChosen,
  onChoose,
  children,
}: {
  name: string;
  isChosen: boolean;
  onChoose(): void;
  children: ReactNode;
}) {
  return (
    <label className="picture-card">
      <input type="radio" name={name} className="unseen" checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
