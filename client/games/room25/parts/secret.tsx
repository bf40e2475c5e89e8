import { Eye, EyeOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { MODES } from "../../../../shared/games/room25/modes/index.ts";
import { useRoomState, useShow } from "../context.ts";
import { Art } from "./art.tsx";
import { useWords } from "./words.ts";

/** Who shares your fate, in modes of teams: no secret. rules: 5.4 */
function Mates() {
  const { t } = useTranslation("room25");
  const words = useWords();
  const board = useRoomState((state) => state.board);
  const seat = useRoomState((state) => state.seat);
  if (!board) return null;
  const { groupOf } = MODES[board.mode];
  const mates = [...board.characters].flatMap((character, number) =>
    character.seat !== seat && groupOf(character.seat) === groupOf(seat) ? [number] : [],
  );
  if (mates.length === 0) return null;
  return <p className="r25-mates">{t("secret.mates", { names: words.list(mates.map(words.who)) })}</p>;
}

/** Who you are, for nobody else's eyes. Turned down, all that is secret lies face down, in the complex too. */
export function Secret() {
  const { t } = useTranslation("room25");
  const { model } = useShow();
  const mode = useRoomState(({ board }) => board?.mode);
  const role = useRoomState(({ hand }) => hand?.role);
  const isVeiled = useRoomState((state) => state.isVeiled);
  if (!role || !mode) return null;
  const Icon = isVeiled ? Eye : EyeOff;
  const goal = role === "guard" ? t("role.guard.goal") : t(`goal.${mode}`);
  return (
    <section className="sheet r25-secret">
      <header>
        <h2 className="label">{t("secret.title")}</h2>
        <button
          type="button"
          className="icon-btn"
          aria-pressed={isVeiled}
          aria-label={t("secret.veil")}
          title={t("secret.veil")}
          onClick={() => model.veil(!isVeiled)}
        >
          <Icon aria-hidden="true" />
        </button>
      </header>
      <div className="r25-role" data-role={isVeiled ? "" : role}>
        {isVeiled ? <Art name="act25-back" /> : <Art name={`role-${role}`} />}
        <div>
          <b>{isVeiled ? t("secret.veiled") : t(`role.${role}.name`)}</b>
          <p>{isVeiled ? t("secret.veiled-more") : goal}</p>
          <Mates />
        </div>
      </div>
    </section>
  );
}
