import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Waiting } from "../ui/waiting.tsx";
import { useAwake } from "./awake.ts";
import { Gathering } from "./gathering.tsx";
import { lazyPart } from "./lazyPart.ts";
import { Overlay } from "./overlay.tsx";
import type { LiveSession, Session, SessionStatus, TableView } from "./session.ts";
import { Watching } from "./watching.tsx";

/** Seated or watching: the gathering before the start, then the game's own view. */
export function AtTable({
  session,
  view,
  status,
}: {
  readonly session: LiveSession;
  readonly view: TableView;
  readonly status: SessionStatus;
}) {
  const { t } = useTranslation();
  useAwake(view.phase === "playing");
  return (
    <>
      <div className="rejoining" role="status">
        {status.is === "rejoining" && (
          <p>
            <span className="rejoining-dot" aria-hidden="true" />
            {t(status.isRestart ? "session.restarting" : "session.rejoining")}
          </p>
        )}
      </div>
      <Overlay session={session} view={view}>
        {view.phase === "gathering" ? (
          <Gathering session={session} view={view} />
        ) : (
          <Suspense fallback={<Waiting />}>
            <Watching session={session} view={view}>
              {(shown, key) => <Playing key={key} session={shown} game={view.game} />}
            </Watching>
          </Suspense>
        )}
      </Overlay>
    </>
  );
}

function Playing({ session, game }: { readonly session: Session; readonly game: string }) {
  const Play = lazyPart(game, "Play");
  return Play && <Play session={session} />;
}
