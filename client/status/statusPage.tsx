import "../table/table.css";
import "./status.css";
import { Check, CircleDashed, X } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { PlainTop } from "../table/plainTop.tsx";
import { diagnose, graphPoints, median } from "./diagnosis.ts";
import { probePage, probeSocket, type Trip } from "./probes.ts";

const EVERY = 2000;
const KEPT = 30;
const GRAPH = { width: 240, height: 48 };

/** How well this page reaches its server, and in plain words what is wrong when it does not. */
export default function StatusPage() {
  const { t } = useTranslation();
  const { page, socket, trips, ahead } = useFindings();
  const diagnosis = diagnose({ isOnline: navigator.onLine, page, socket });
  const latency = median(trips);
  useEffect(() => {
    document.title = t("status.title");
  }, [t]);
  return (
    <div className="plain">
      <PlainTop />
      <main className="plain-sheet sheet status">
        <h1>{t("status.title")}</h1>
        <p role="status" className="strong">
          {t(`status.is-${diagnosis}`)}
        </p>
        <ul>
          <Finding name={t("status.page")} isGood={page} />
          <Finding name={t("status.socket")} isGood={socket} />
        </ul>
        {latency !== undefined && (
          <p className="num">{t("status.latency", { milliseconds: Math.max(1, Math.round(latency)) })}</p>
        )}
        {trips.length > 1 && (
          <svg
            className="status-graph"
            viewBox={`0 -2 ${GRAPH.width} ${GRAPH.height + 4}`}
            role="img"
            aria-label={t("status.graph")}
          >
            <polyline points={graphPoints(trips, GRAPH.width, GRAPH.height)} />
          </svg>
        )}
        {ahead !== undefined && <p className="num">{t("status.clock", { seconds: Math.round(ahead / 1000) })}</p>}
        <div className="dialog-acts">
          <Link className="btn go" href="/">
            {t("to-lobby")}
          </Link>
        </div>
      </main>
    </div>
  );
}

function Finding({ name, isGood }: { readonly name: string; readonly isGood: boolean | undefined }) {
  const { t } = useTranslation();
  const Sign = isGood === undefined ? CircleDashed : isGood ? Check : X;
  const word = isGood === undefined ? t("status.open") : t(isGood ? "status.reached" : "status.not-reached");
  return (
    <li className="row">
      <Sign aria-hidden="true" />
      <span className="grow">{name}</span>
      <span className="strong">{word}</span>
    </li>
  );
}

interface Looks {
  readonly page: boolean | undefined;
  readonly socket: boolean | undefined;
  readonly trips: readonly number[];
  readonly ahead: number | undefined;
}

/** Looks again and again while the page is open; the socket is tried anew until it opens. */
function useFindings(): Looks {
  const [looks, setLooks] = useState<Looks>({ page: undefined, socket: undefined, trips: [], ahead: undefined });
  useEffect(() => {
    let isGone = false;
    let isOpen = false;
    const take = (trip: Trip | undefined) =>
      setLooks((former) => ({
        ...former,
        page: trip !== undefined,
        trips: trip === undefined ? former.trips : [...former.trips, trip.took].slice(-KEPT),
        ahead: trip?.ahead ?? former.ahead,
      }));
    const look = async () => {
      const trip = await probePage();
      if (!isGone) take(trip);
      if (isOpen || isGone) return;
      isOpen = await probeSocket();
      if (!isGone) setLooks((former) => ({ ...former, socket: isOpen }));
    };
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);
  return looks;
}
