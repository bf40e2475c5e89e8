import { Check, Minus, Vote } from "lucide-react";
import { useTranslation } from "react-i18next";
import { voices, yourSay } from "./ballot.ts";
import type { LiveSession, TableView, VoteView } from "./session.ts";
import { useAsk } from "./useAsk.ts";
import { useServerTime } from "./useServerTime.ts";

/** An open vote: what is asked, who has agreed, and your say in it. */
export function VoteBanner({
  session,
  view,
  vote,
  seat,
}: {
  readonly session: LiveSession;
  readonly view: TableView;
  readonly vote: VoteView;
  readonly seat: number;
}) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const now = useServerTime(session, true);
  const say = yourSay(vote, seat);
  const hasAgreed = say === "given";
  const left = Math.max(0, Math.ceil((vote.endsAt - now) / 1000));
  return (
    <section className="table-banner vote" aria-label={t("vote.title")}>
      <Vote aria-hidden="true" />
      <div className="grow">
        <p role="status">{useQuestion(view, vote)}</p>
        <ul className="vote-voices">
          {voices(vote, view.seats.length).map((voice) => (
            <li key={voice.seat}>
              {voice.hasAgreed ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
              <bdi>{view.seats[voice.seat]?.name}</bdi>
              <span className="unseen">{t(voice.hasAgreed ? "vote.has-agreed" : "vote.is-open")}</span>
            </li>
          ))}
        </ul>
        <p className="vote-rule">
          {t(vote.isMajority ? "vote.by-majority" : "vote.by-all")}{" "}
          <span className="num" aria-hidden="true">
            {t("vote.left", { seconds: left })}
          </span>
        </p>
      </div>
      {say !== "none" && (
        <div className="row">
          {say === "asked" && (
            <button type="button" className="btn dark" onClick={() => void ask({ type: "agree", isAgreed: true })}>
              {t("vote.agree")}
            </button>
          )}
          <button type="button" className="btn dark" onClick={() => void ask({ type: "agree", isAgreed: false })}>
            {t(hasAgreed ? "vote.withdraw" : "vote.refuse")}
          </button>
        </div>
      )}
    </section>
  );
}

function useQuestion(view: TableView, { kind, by, seat, to }: VoteView): string {
  const { t } = useTranslation();
  const names = { by: view.seats[by]?.name ?? "", name: view.seats[seat]?.name ?? "" };
  if (kind !== "handOver") return t(`vote.on-${kind}`, names);
  if (to === -1) return t("vote.on-to-bot", names);
  const watcher = view.watchers?.find(({ id }) => id === to)?.name;
  return watcher === undefined ? t("vote.on-to-anybody", names) : t("vote.on-to-watcher", { ...names, watcher });
}
