import "../../../play/end.css";
import "../styles/end.css";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { MazeView, SummaryView } from "../../../../shared/games/magic-maze/board.ts";
import type { Options } from "../../../../shared/games/magic-maze/options.ts";
import { OWN_SCENARIO } from "../../../../shared/games/magic-maze/scenarios.ts";
import { following } from "../../../../shared/games/magic-maze/table.ts";
import Mall from "../../../lobby/scenes/mall.tsx";
import { useHost } from "../../../play/useHost.ts";
import { ReplayLink } from "../../../table/replayLink.tsx";
import { useAsk } from "../../../table/useAsk.ts";
import { Brand } from "../../../ui/brand.tsx";
import { clockText } from "../../../ui/clockText.ts";
import { SeatShape } from "../../../ui/seatShape.tsx";
import { SettingsButton } from "../../../ui/settingsButton.tsx";
import { standingOf } from "../campaign/progress.ts";
import { useTableRecords, Way } from "../campaign/progress.tsx";
import { useMaze, useSessionState } from "../context.ts";
import { timersOf } from "../model/goals.ts";
import { isTilesStuck } from "../model/sandLine.ts";
import { SandLine } from "./sandLine.tsx";
import { useScenarioName } from "./scenarioName.ts";
import { Leave } from "./topBar.tsx";
import { useIsPhone } from "./useIsPhone.ts";

function Stats({ board, summary }: { board: MazeView; summary: SummaryView }) {
  const { t } = useTranslation("magic-maze");
  const moves = [...summary.actions].reduce((sum, count) => sum + count, 0);
  const stats = [
    [summary.timersUsed, t("end.timers", { count: summary.timersUsed, of: timersOf(board).seen })],
    [summary.tilesLaid, t("end.tiles", { count: summary.tilesLaid })],
    [moves, t("end.moves", { count: moves })],
    [summary.doSomethings, t("end.doSomethings", { count: summary.doSomethings })],
  ] as const;
  return (
    <ul className="mm-stats">
      {stats.map(([figure, words]) => (
        <li key={words}>
          <b>{figure}</b>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

function WhoMoved({ summary }: { summary: SummaryView }) {
  const { t } = useTranslation("magic-maze");
  const seats = useSessionState(({ view }) => view?.seats) ?? [];
  const counts = [...summary.actions];
  const most = Math.max(1, ...counts);
  return (
    <section>
      <h2>{t("end.who")}</h2>
      <ul className="mm-counts">
        {counts.map((count, seat) => {
          const colour = seats[seat]?.colour ?? 0;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <li key={seat}>
              <SeatShape colour={colour} size={17} />
              <span title={seats[seat]?.name}>{seats[seat]?.name}</span>
              <i aria-hidden="true">
                <i style={{ width: `${(count / most) * 100}%`, background: `var(--seat-${colour})` }} />
              </i>
              <b>{count}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The scenario that follows for those who are at the table, if there is one. */
function useNextScenario(board: MazeView): number | undefined {
  const options = useSessionState(({ view }) => view?.options) as Options | undefined;
  return options && following(options, board.actions.length)?.scenario;
}

/** What became of it, and what to do next: a line in bold, and one under it. */
function useFate(board: MazeView, summary: SummaryView): readonly [headline: string, advice: string] {
  const { t } = useTranslation("magic-maze");
  const next = useNextScenario(board);
  const scenario = useScenarioName();
  if (board.result === "won") {
    if (next !== undefined) return [scenario(next).title, scenario(next).isNew];
    return [t(board.scenario === OWN_SCENARIO ? "end.own-won" : "end.finished"), t("end.advice-won")];
  }
  const count = [...board.heroes].filter((hero) => hero.isOut).length;
  const headline = t(board.isTheftDone ? "end.lost-after" : "end.lost-before", { count });
  const isStuck = isTilesStuck(summary);
  return [headline, t(isStuck ? "end.advice-stuck" : "end.advice")];
}

function Fate({ board, summary }: { board: MazeView; summary: SummaryView }) {
  const { t } = useTranslation("magic-maze");
  const [headline, advice] = useFate(board, summary);
  return (
    <section className="mm-fate">
      <h2>{t("end.next")}</h2>
      <div>
        <b>{headline}</b>
        <span>{advice}</span>
      </div>
    </section>
  );
}

function Acts({ board }: { board: MazeView }) {
  const { t } = useTranslation(["magic-maze", "campaign"]);
  const { session } = useMaze();
  const ask = useAsk(session);
  const { isHost, hostName } = useHost(session);
  const next = useNextScenario(board);
  const isWon = board.result === "won";
  const isNextFirst = isWon && next !== undefined;
  if (!isHost) {
    return (
      <>
        <p className="end-wait mm-wait" role="status">
          {t("end.wait", { name: hostName })}
        </p>
        <div className="end-acts">
          <ReplayLink session={session} />
        </div>
      </>
    );
  }
  const again = (isNext: boolean) => void ask({ type: "again", next: isNext });
  return (
    <div className="end-acts">
      {isNextFirst && (
        <button type="button" className="btn go" onClick={() => again(true)}>
          {t("end.to-next", { number: next })}
        </button>
      )}
      <button type="button" className={isNextFirst ? "btn dark" : "btn go"} onClick={() => again(false)}>
        {t(isWon ? "end.again" : "campaign:retry")}
      </button>
      <button type="button" className="btn dark" onClick={() => void ask({ type: "gather" })}>
        {t("end.gather")}
      </button>
      <ReplayLink session={session} />
    </div>
  );
}

/** What this match is in the book of challenges, as far as this table has played; and how far the table has come. */
function Campaign() {
  const { t } = useTranslation("campaign");
  const code = useSessionState(({ view }) => view?.code ?? "");
  const key = useSessionState(({ view }) => view?.matchKey ?? "");
  const records = useTableRecords(code, key);
  if (records === undefined) return null;
  const standing = standingOf(records, key);
  return (
    <>
      {standing && (
        <section className="mm-fate mm-record">
          <h2>{t("campaign:book")}</h2>
          <div>
            <b>{t(`campaign:standing-${standing.is}`)}</b>
            {standing.is === "behind" && (
              <span>{t("campaign:best", { time: clockText(standing.best.record.sandLeft) })}</span>
            )}
            <Link href="/book">{t("campaign:to-book")}</Link>
          </div>
        </section>
      )}
      <Way records={records} />
    </>
  );
}

/** The end, for all: what came of it, the line of sand, and what next. */
export function Summary({ board, onLook }: { board: MazeView; onLook(): void }) {
  const { t } = useTranslation("magic-maze");
  const { summary } = board;
  const isWon = board.result === "won";
  const isPhone = useIsPhone();
  const scenario = useScenarioName();
  if (!summary) return null;
  const isStuck = isTilesStuck(summary);
  return (
    <main className={isWon ? "end mm-end" : "end mm-end is-lost"}>
      <header className="mm-top">
        <Leave />
        <Brand />
        <p className="mm-scenario">{scenario(board.scenario).title}</p>
        <SettingsButton />
      </header>
      <div className="end-picture mm-dio" aria-hidden="true">
        <Mall isWide={!isPhone} />
      </div>
      <article className="end-paper mm-paper">
        <header>
          <div>
            <p>{t("end.played", { count: board.actions.length, time: clockText(summary.duration) })}</p>
            <h1>{isStuck ? t("log.stuck") : t(isWon ? "end.won" : "end.lost")}</h1>
          </div>
          <p className="mm-left">
            <b>{clockText(summary.sandLeft)}</b>
            <span>{t("end.sand-left")}</span>
          </p>
        </header>
        <SandLine summary={summary} total={board.sandTotal} />
        <Stats board={board} summary={summary} />
        <div className="mm-cols">
          <WhoMoved summary={summary} />
          <Fate board={board} summary={summary} />
        </div>
        <Campaign />
        <Acts board={board} />
        <button type="button" className="end-look mm-look" onClick={onLook}>
          {t("end.look")}
        </button>
      </article>
    </main>
  );
}
