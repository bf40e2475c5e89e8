import "./book.css";
import { Award, Check, Play, X } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { fetchBest } from "../net/api.ts";
import { PlainTop } from "../table/plainTop.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { type Chapter, chaptersOf, choicesOf, clock, type Filter, KEPT, type Line, linesOf, partsOf } from "./book.ts";
import { saveCertificate } from "./certificate.ts";

/** The game whose matches the book is about. */
const GAME = "magic-maze";

/** The best that was done on this server, challenge by challenge. */
export default function BookPage() {
  const { t } = useTranslation(["book", "common"]);
  const [lines, setLines] = useState<readonly Line[] | "unreachable">();
  const [filter, setFilter] = useState<Filter>({});
  useEffect(() => {
    let isGone = false;
    fetchBest(GAME, KEPT).then(
      (records) => !isGone && setLines(linesOf(records)),
      () => !isGone && setLines("unreachable"),
    );
    return () => {
      isGone = true;
    };
  }, []);
  useEffect(() => {
    document.title = t("book:page-title");
  }, [t]);
  if (lines === undefined) return <Waiting />;
  return (
    <div className="book">
      <PlainTop />
      <main>
        <h1>{t("book:title")}</h1>
        <p>{t("book:lead")}</p>
        {lines === "unreachable" ? (
          <p role="status">{t("common:unreachable")}</p>
        ) : (
          <>
            <Filters lines={lines} filter={filter} onFilter={setFilter} />
            <Chapters lines={lines} filter={filter} />
          </>
        )}
      </main>
    </div>
  );
}

/** "Scenario 3: Hand them on, 4:00 of sand". */
function useCategory(): (category: string) => string {
  const { t } = useTranslation(["book", "magic-maze"]);
  const nameOf = (number: number) =>
    number === 0
      ? t("magic-maze:scenario.own")
      : t("magic-maze:scenario.title", { number, name: t(`magic-maze:scenario.${number}.name`) });
  return (category) => {
    const { scenario, sand, isRelaxed, own } = partsOf(category);
    return [
      nameOf(scenario),
      ...(own.length > 0 ? [t("book:own-changes", { number: own.length })] : []),
      ...(sand === undefined ? [] : [t("book:sand", { time: clock(sand * 1000) })]),
      ...(isRelaxed ? [t("book:relaxed")] : []),
    ].join(", ");
  };
}

function Filters({
  lines,
  filter,
  onFilter,
}: {
  readonly lines: readonly Line[];
  readonly filter: Filter;
  onFilter(filter: Filter): void;
}) {
  const { t } = useTranslation("book");
  const say = useCategory();
  const { categories, levels, players } = useMemo(() => choicesOf(lines), [lines]);
  if (lines.length === 0) return null;
  const number = (value: string) => (value === "" ? undefined : Number(value));
  return (
    <div className="book-filters">
      <label>
        {t("book:challenge")}
        <select
          value={filter.category ?? ""}
          onChange={({ target }) => onFilter({ ...filter, category: target.value || undefined })}
        >
          <option value="">{t("book:all")}</option>
          {categories.map((category) => (
            <option key={category} value={category}>
              {say(category)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("book:players")}
        <select
          value={filter.players ?? ""}
          onChange={({ target }) => onFilter({ ...filter, players: number(target.value) })}
        >
          <option value="">{t("book:all")}</option>
          {players.map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </label>
      <label>
        {t("book:level")}
        <select
          value={filter.level ?? ""}
          onChange={({ target }) => onFilter({ ...filter, level: number(target.value) })}
        >
          <option value="">{t("book:all")}</option>
          {levels.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Chapters({ lines, filter }: { readonly lines: readonly Line[]; readonly filter: Filter }) {
  const { t } = useTranslation("book");
  const chapters = useMemo(() => chaptersOf(lines, filter), [lines, filter]);
  if (chapters.length === 0) {
    return <p role="status">{t(lines.length === 0 ? "book:empty" : "book:none")}</p>;
  }
  return chapters.map((chapter) => (
    <ChapterPaper key={`${chapter.category} ${chapter.level} ${chapter.players}`} chapter={chapter} />
  ));
}

/** What an own scenario has otherwise than the last one that is learnt. */
function OwnRules({ changes }: { readonly changes: readonly string[] }) {
  const { t } = useTranslation("magic-maze");
  if (changes.length === 0) return null;
  return (
    <ul className="book-own">
      {changes.map((change) => {
        const [name = "", value = ""] = change.split("=");
        if (name === "exits" || name === "talk") {
          return (
            <li key={change}>
              {t(`options.${name}`)}: {t(`options.${name}-${value}`)}
            </li>
          );
        }
        const isOn = value === "true";
        return (
          <li key={change}>
            {isOn ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
            {isOn ? t(`switch.${name}`) : <s>{t(`switch.${name}`)}</s>}
          </li>
        );
      })}
    </ul>
  );
}

function ChapterPaper({ chapter }: { readonly chapter: Chapter }) {
  const { t, i18n } = useTranslation("book");
  const say = useCategory();
  const { category, level, players, lines } = chapter;
  const about = `${t("book:players")}: ${players}, ${t("book:level")}: ${level}`;
  const namesOf = ({ names }: Line) => new Intl.ListFormat(i18n.language).format(names);
  const dateOf = ({ endedAt }: Line) => new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" }).format(endedAt);
  const resultOf = ({ record }: Line) => t("book:result", { timers: record.timersUsed, time: clock(record.sandLeft) });
  const save = (line: Line) =>
    saveCertificate(
      {
        title: t("book:certificate-title"),
        challenge: say(category),
        about,
        names: namesOf(line),
        result: resultOf(line),
        date: dateOf(line),
      },
      `sandglass-${line.key}.png`,
    );
  return (
    <section className="sheet book-chapter">
      <h2>{say(category)}</h2>
      <p className="hint">{about}</p>
      <OwnRules changes={partsOf(category).own} />
      <ol>
        {lines.map((line) => (
          <li key={line.key}>
            <div className="grow">
              <b>{namesOf(line)}</b>
              <span>
                {resultOf(line)} · {dateOf(line)}
              </span>
            </div>
            <button
              type="button"
              className="icon-btn"
              aria-label={t("book:certificate", { names: namesOf(line) })}
              onClick={() => void save(line)}
            >
              <Award aria-hidden="true" />
            </button>
            <Link className="icon-btn" href={`/r/${line.key}`} aria-label={t("book:watch", { names: namesOf(line) })}>
              <Play aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
