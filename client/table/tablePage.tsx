import "./table.css";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Waiting } from "../ui/waiting.tsx";
import { AtTable } from "./atTable.tsx";
import { Doorway } from "./doorway.tsx";
import { EndedSession } from "./endedSession.tsx";
import type { LiveSession } from "./session.ts";
import { type TableSession, useSession, useSessionState } from "./useSession.ts";

/** The page of one table, from the door to the end. */
export default function TablePage({ code }: { readonly code: string }) {
  const { session, join } = useSession(code);
  const { t } = useTranslation();
  useEffect(() => {
    document.title = t("table.page-title", { code });
  }, [code, t]);
  if (session === undefined) return <Doorway code={code} onJoin={join} />;
  return <Joined code={code} session={session} join={join} />;
}

function Joined({
  code,
  session,
  join,
}: { readonly code: string; readonly session: LiveSession } & Pick<TableSession, "join">) {
  const status = useSessionState(session, (state) => state.status);
  const view = useSessionState(session, (state) => state.view);
  const game = view?.game;
  useEffect(() => {
    if (game === undefined) return;
    document.documentElement.dataset.game = game;
    return () => {
      delete document.documentElement.dataset.game;
    };
  }, [game]);

  if (status.is === "ended") {
    if (status.why === "name") return <Doorway code={code} onJoin={join} />;
    return <EndedSession code={code} why={status.why} join={join} />;
  }
  if (view === undefined) return <Waiting />;
  return <AtTable session={session} view={view} status={status} />;
}
