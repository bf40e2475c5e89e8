import "./styles/options.css";
import { useTranslation } from "react-i18next";
import { ALARM_MODE_TURNS, BASE } from "../../../shared/games/room25/edition.ts";
import { LIST_IDS } from "../../../shared/games/room25/lists.ts";
import { MODES } from "../../../shared/games/room25/modes/index.ts";
import { MODE_IDS, type ModeId } from "../../../shared/games/room25/modes/mode.ts";
import { type Options as Chosen, compositionOf, options as schema } from "../../../shared/games/room25/options.ts";
import { Facts, OptionsView, type Pick, Picks, PictureCard } from "../../play/options.tsx";
import { Switch } from "../../ui/switch.tsx";
import type { OptionsProps } from "../types.ts";
import { Composer } from "./options/composer.tsx";
import { Art } from "./parts/art.tsx";

const TIMES = [0, 30, 60, 90, 120] as const;
const TEAM_SIZES = [2, 3] as const;

/** What stands for a mode at a glance. */
const PICTURES: Readonly<Record<ModeId, string>> = {
  suspicion: "role-guard",
  cooperation: "role-prisoner",
  competition: "char-kevin",
  team: "act25-push",
  solo: "char-alice",
};

const fetchPlay = () => import("./play.tsx");

/** The host's choices before the start; the others read them. */
export function Options(props: OptionsProps) {
  return <OptionsView {...props} schema={schema} fetchPlay={fetchPlay} Choices={Choices} Reading={Reading} />;
}

function usePlayers(): (mode: ModeId, teamSize: number) => string {
  const { t } = useTranslation("room25");
  return (mode, teamSize) => {
    const { min, max } = MODES[mode].seats(teamSize);
    if (mode === "team") return t("options.players-team");
    return min === max ? t("options.players", { count: min }) : t("options.players-range", { from: min, to: max });
  };
}

const hasAlarmMode = (mode: ModeId) => BASE.turns[mode] === ALARM_MODE_TURNS;

function Reading({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation("room25");
  const players = usePlayers();
  const { mode, teamSize, rooms, characters, timeLimit } = chosen;
  const facts = [
    ...(mode === "team" ? [t("options.team-is", { count: teamSize })] : []),
    typeof rooms === "string" ? t(`list.${rooms}.name`) : t("list.own.name"),
    ...(hasAlarmMode(mode) ? [t(chosen.hasAlarm ? "options.alarm-on" : "options.alarm-off")] : []),
    t(chosen.hasReminders ? "options.reminders-on" : "options.reminders-off"),
    t(chosen.keepsLooks ? "options.looks-on" : "options.looks-off"),
    t(`options.characters-${characters}`),
    timeLimit === 0 ? t("options.time-none") : t("options.time", { count: timeLimit }),
  ];
  return (
    <div className="game-options">
      <div className="picture-card is-read">
        <Art name={PICTURES[mode]} />
        <div>
          <b>{t(`mode.${mode}.name`)}</b> <small>{players(mode, teamSize)}</small>
          <span>{t(`mode.${mode}.text`)}</span>
        </div>
      </div>
      <Facts facts={facts} />
    </div>
  );
}

function Choices({ chosen, onChange }: { chosen: Chosen; onChange(options: unknown): void }) {
  const { t } = useTranslation("room25");
  const players = usePlayers();
  const { mode, rooms } = chosen;
  const change = (changed: Partial<Chosen>) => onChange({ ...chosen, ...changed });
  const lists: Pick<string>[] = [
    ...LIST_IDS.map((id) => ({ value: id, title: t(`list.${id}.name`), text: t(`list.${id}.text`) })),
    { value: "own", title: t("list.own.name"), text: t("list.own.text") },
  ];
  return (
    <div className="game-options">
      <fieldset>
        <legend>{t("options.mode")}</legend>
        <div className="picture-cards">
          {MODE_IDS.map((id) => (
            <PictureCard key={id} name="r25-mode" isChosen={id === mode} onChoose={() => change({ mode: id })}>
              <Art name={PICTURES[id]} />
              <span>
                <b>{t(`mode.${id}.name`)}</b> <small>{players(id, chosen.teamSize)}</small>
                <span>{t(`mode.${id}.text`)}</span>
              </span>
            </PictureCard>
          ))}
        </div>
      </fieldset>
      {mode === "team" && (
        <Picks
          legend={t("options.team")}
          name="r25-team"
          picks={TEAM_SIZES.map((size) => ({ value: String(size), title: t("options.team-is", { count: size }) }))}
          chosen={String(chosen.teamSize)}
          onPick={(size) => change({ teamSize: size === "2" ? 2 : 3 })}
        />
      )}
      <Picks
        legend={t("options.rooms")}
        name="r25-rooms"
        picks={lists}
        chosen={typeof rooms === "string" ? rooms : "own"}
        onPick={(id) => change({ rooms: LIST_IDS.find((each) => each === id) ?? { ...compositionOf(chosen) } })}
      />
      {typeof rooms !== "string" && <Composer rooms={rooms} onChange={(own) => change({ rooms: own })} />}
      <fieldset className="switches">
        <legend>{t("options.more")}</legend>
        {hasAlarmMode(mode) && (
          <Switch
            title={t("options.alarm")}
            text={t("options.alarm-on")}
            isOn={chosen.hasAlarm}
            onSwitch={(hasAlarm) => change({ hasAlarm })}
          />
        )}
        <Switch
          title={t("options.reminders")}
          text={t("options.reminders-on")}
          isOn={chosen.hasReminders}
          onSwitch={(hasReminders) => change({ hasReminders })}
        />
        <Switch
          title={t("options.looks")}
          text={t("options.looks-on")}
          isOn={chosen.keepsLooks}
          onSwitch={(keepsLooks) => change({ keepsLooks })}
        />
        <Switch
          title={t("options.characters")}
          text={t("options.characters-pick")}
          isOn={chosen.characters === "pick"}
          onSwitch={(isPicked) => change({ characters: isPicked ? "pick" : "random" })}
        />
      </fieldset>
      <Picks
        legend={t("options.time-title")}
        name="r25-time"
        isNarrow
        picks={TIMES.map((time) => ({
          value: String(time),
          title: time === 0 ? t("options.time-none-short") : t("options.time-short", { count: time }),
        }))}
        chosen={String(chosen.timeLimit)}
        onPick={(value) => change({ timeLimit: TIMES.find((time) => String(time) === value) ?? 90 })}
      />
    </div>
  );
}
