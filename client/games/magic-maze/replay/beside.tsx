import { useTranslation } from "react-i18next";
import { type Action, actionsOf } from "../../../../shared/games/magic-maze/actions.ts";
import type { MazeView } from "../../../../shared/games/magic-maze/board.ts";
import type { Command } from "../../../../shared/games/magic-maze/commands.ts";
import { MomentList, type MomentListProps } from "../../../replay/momentList.tsx";
import type { Share } from "../../../replay/shares.ts";
import { SeatShape } from "../../../ui/seatShape.tsx";
import { Art } from "../parts/art.tsx";
import { actorOf, useSentence } from "../parts/sentence.ts";
import type { Moment } from "./moments.ts";

/** All that happened: who did what. */
export function Moments({
  moments,
  ...rest
}: Omit<MomentListProps, "lines"> & { readonly moments: readonly Moment[] }) {
  const say = useSentence();
  const lines = moments.map(({ at, event, cells }) => {
    const actor = actorOf(event);
    return {
      at,
      picture: actor === undefined ? <Art name="sand-timer" /> : <SeatShape colour={actor + 1} size={16} />,
      text: (
        <>
          {actor !== undefined && <b>{rest.names[actor]} </b>}
          {say(event)}
          {cells > 1 && <i aria-hidden="true"> ×{cells}</i>}
        </>
      ),
    };
  });
  return <MomentList {...rest} lines={lines} />;
}

function actionOf(command: Command | undefined): Action | undefined {
  switch (command?.type) {
    case "move":
      return command.direction;
    case "vortex":
    case "escalator":
    case "explore":
      return command.type;
    default:
      return undefined;
  }
}

/** Who acts, what it is, and which action tiles lie before that player: the one that was used is framed. */
export function ActsNow({
  moment,
  command,
  board,
  names,
}: {
  readonly moment: Moment | undefined;
  readonly command: Command | undefined;
  /** The board before it. */
  readonly board: MazeView;
  readonly names: readonly string[];
}) {
  const { t } = useTranslation(["replay", "magic-maze"]);
  const say = useSentence();
  const actor = moment && actorOf(moment.event);
  const used = actionOf(command);
  return (
    <section className="sheet mm-rp-now">
      <h2>{t("replay:acts-now")}</h2>
      <div>
        {moment === undefined || actor === undefined ? (
          <p>{moment === undefined ? "" : say(moment.event)}</p>
        ) : (
          <>
            <SeatShape colour={actor + 1} size={20} />
            <p>
              <b>{names[actor]}</b> <span>{say(moment.event)}</span>
            </p>
            <span className="mm-rp-tiles">
              {actionsOf(board.actions[actor] ?? 0).map((action) => (
                <Art
                  key={action}
                  name={`act-${action.toLowerCase()}`}
                  alt={t(`magic-maze:action.${action}`)}
                  className={action === used ? "is-used" : undefined}
                />
              ))}
            </span>
          </>
        )}
      </div>
    </section>
  );
}

/** What part each player had in all moves, and for how much of the time each did nothing. */
export function Shares({ shares, names }: { readonly shares: readonly Share[]; readonly names: readonly string[] }) {
  const { t, i18n } = useTranslation("replay");
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  return (
    <section className="sheet mm-rp-shares">
      <table>
        <caption>{t("replay:shares")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("replay:player")}</th>
            <th scope="col">{t("replay:moves")}</th>
            <th scope="col">{t("replay:idle")}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ part, idle }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
            <tr key={seat}>
              <th scope="row">
                <span>
                  <SeatShape colour={seat + 1} size={14} /> {names[seat]}
                </span>
              </th>
              <td>{percent.format(part)}</td>
              <td>{percent.format(idle)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{t("replay:idle-is")}</p>
    </section>
  );
}
