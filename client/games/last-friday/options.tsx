import { useTranslation } from "react-i18next";
import { type Options as Chosen, options as schema } from "../../../shared/games/last-friday/options.ts";
import { Facts, OptionsView, Picks } from "../../play/options.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { OptionsProps } from "../types.ts";

const PLAYS = ["campaign", "1", "2", "3", "4"] as const;
const TIMES = [0, 60, 90, 180] as const;
const SEATS = [-1, 0, 1, 2, 3, 4, 5];

const fetchPlay = () => import("./play.tsx");

/** The host's choices before the start; the others read them. */
export function Options(props: OptionsProps) {
  return <OptionsView {...props} schema={schema} fetchPlay={fetchPlay} Choices={Choices} Reading={Reading} />;
}

/** What the chosen options mean, line by line. */
function useFacts({ play, maniac, turnTime, deductionHelp, overhears }: Chosen): readonly string[] {
  const { t } = useTranslation("last-friday");
  return [
    play === "campaign" ? t("options.campaign-text") : t(`chapter.${play}.text`),
    maniac < 0 ? t("options.maniac-chance") : t("options.maniac-seat", { seat: maniac + 1 }),
    turnTime === 0 ? t("options.time-none") : t("options.time", { time: turnTime }),
    t(deductionHelp ? "options.help-on" : "options.help-off"),
    t(overhears ? "options.overhears-on" : "options.overhears-off"),
  ];
}

function Reading({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation("last-friday");
  const facts = useFacts(chosen);
  return (
    <div className="game-options">
      <b>{chosen.play === "campaign" ? t("options.campaign") : t(`chapter.${chosen.play}.name`)}</b>
      <Facts facts={facts} />
    </div>
  );
}

function Choices({ chosen, onChange }: { chosen: Chosen; onChange(options: unknown): void }) {
  const { t } = useTranslation("last-friday");
  const change = (changed: Partial<Chosen>) => onChange({ ...chosen, ...changed });
  return (
    <div className="game-options">
      <Picks
        legend={t("options.play")}
        name="lf-play"
        picks={PLAYS.map((play) => ({
          value: play,
          title: play === "campaign" ? t("options.campaign") : t(`chapter.${play}.name`),
          text: play === "campaign" ? t("options.campaign-text") : t(`chapter.${play}.text`),
        }))}
        chosen={chosen.play}
        onPick={(value) => change({ play: PLAYS.find((play) => play === value) ?? "1" })}
      />
      <Picks
        legend={t("options.maniac")}
        name="lf-maniac"
        isNarrow
        picks={SEATS.map((seat) => ({
          value: String(seat),
          title: seat < 0 ? t("options.chance") : t("options.seat", { seat: seat + 1 }),
        }))}
        chosen={String(chosen.maniac)}
        onPick={(value) => change({ maniac: Number(value) })}
      />
      <Picks
        legend={t("options.time-title")}
        name="lf-time"
        isNarrow
        picks={TIMES.map((time) => ({
          value: String(time),
          title: time === 0 ? t("options.time-none-short") : t("options.time-short", { time }),
        }))}
        chosen={String(chosen.turnTime)}
        onPick={(value) => change({ turnTime: TIMES.find((time) => String(time) === value) ?? 0 })}
      />
      <fieldset className="switches">
        <legend>{t("options.more")}</legend>
        <Switch
          title={t("options.help")}
          text={t("options.help-on")}
          isOn={chosen.deductionHelp}
          onSwitch={(deductionHelp) => change({ deductionHelp })}
        />
        <Switch
          title={t("options.overhears")}
          text={t("options.overhears-on")}
          isOn={chosen.overhears}
          onSwitch={(overhears) => change({ overhears })}
        />
      </fieldset>
    </div>
  );
}
