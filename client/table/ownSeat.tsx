import { Pencil } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { MAX_SEATS } from "../../shared/table/protocol.ts";
import NameDialog from "../ui/nameDialog.tsx";
import { SeatShape } from "../ui/seatShape.tsx";
import type { AtTable } from "./session.ts";
import { useAsk } from "./useAsk.ts";

const COLOURS = Array.from({ length: MAX_SEATS }, (_, index) => index + 1);

/** Your own name and colour. Colours of others cannot be had. */
export function OwnSeat({ session, view, seat }: AtTable) {
  const { t } = useTranslation();
  const ask = useAsk(session);
  const id = useId();
  const [isNaming, setIsNaming] = useState(false);
  const own = view.seats[seat];
  if (own === undefined) return null;
  const takenBy = (colour: number) =>
    view.seats.find((place) => place !== own && place.isTaken && place.colour === colour);
  return (
    <section className="sheet pane own-seat" aria-labelledby={id}>
      <div className="row">
        <h2 id={id} className="pane-title grow">
          {t("own.title")}
        </h2>
        <button type="button" className="btn" onClick={() => setIsNaming(true)}>
          <Pencil aria-hidden="true" />
          {t("own.rename")}
        </button>
      </div>
      <div className="colours" role="radiogroup" aria-label={t("own.colour")}>
        {COLOURS.map((colour) => {
          const other = takenBy(colour);
          return (
            <label key={colour} className="colour" title={other?.name}>
              <input
                type="radio"
                name={`${id}-colour`}
                checked={own.colour === colour}
                disabled={other !== undefined}
                onChange={() => void ask({ type: "colour", colour })}
                aria-label={t(`seat-colour.${colour}`)}
              />
              <span>
                <SeatShape colour={colour} size={28} />
              </span>
            </label>
          );
        })}
      </div>
      <NameDialog
        isOpen={isNaming}
        title={t("own.rename")}
        act={t("own.save")}
        onClose={() => setIsNaming(false)}
        onName={(name) => {
          setIsNaming(false);
          void ask({ type: "rename", name });
        }}
      />
    </section>
  );
}
