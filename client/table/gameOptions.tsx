import { Suspense, useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { tellTakenSeats } from "./barrier.ts";
import { lazyPart } from "./lazyPart.ts";
import type { Session, TableView } from "./session.ts";
import { useAsk } from "./useAsk.ts";

/** What will be played: the game's own choices, for the host to make and for all to see. */
export function GameOptions({
  session,
  view,
  isHost,
}: {
  readonly session: Session;
  readonly view: TableView;
  readonly isHost: boolean;
}) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const id = useId();
  const taken = view.seats.filter(({ isTaken }) => isTaken).length;
  useEffect(() => tellTakenSeats(taken), [taken]);
  const Options = lazyPart(view.game, "Options");
  return (
    <section className="sheet pane game-options" aria-labelledby={id}>
      <div className="row">
        <h2 id={id} className="pane-title grow">
          {t("options.title")}
        </h2>
        {!isHost && <span className="hint">{t("options.by-host")}</span>}
      </div>
      <Suspense fallback={<div className="options-space" />}>
        {Options && (
          <Options
            options={view.options}
            isHost={isHost}
            onChange={(options) => void ask({ type: "options", options })}
          />
        )}
      </Suspense>
    </section>
  );
}
