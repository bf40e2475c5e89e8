import "./settingsDialog.css";
import { Activity, Users, Volume2, VolumeX } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { chooseLanguage, LANGUAGES } from "../i18n/index.ts";
import { Dialog } from "../ui/dialog.tsx";
import { useTableTools } from "../ui/tableTools.ts";
import { changeSettings, MOTIONS, useSettings } from "./settings.ts";

/** Language, sound and motion: in effect at once, kept in this browser. */
export default function SettingsDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useTranslation();
  const { volume, isMuted, motion } = useSettings();
  const id = useId();
  const tools = useTableTools();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t("settings.title")}>
      <div className="settings">
        <label className="strong" htmlFor={`${id}-language`}>
          {t("settings.language")}
        </label>
        <select
          id={`${id}-language`}
          className="field"
          value={chooseLanguage([i18n.language])}
          onChange={(event) => changeSettings({ language: event.target.value })}
        >
          {Object.entries(LANGUAGES).map(([language, name]) => (
            <option key={language} value={language} lang={language}>
              {name}
            </option>
          ))}
        </select>

        <label className="strong" htmlFor={`${id}-volume`}>
          {t("settings.volume")}
        </label>
        <div className="row">
          <button
            type="button"
            className="icon-btn"
            aria-pressed={isMuted}
            aria-label={t("settings.mute")}
            onClick={() => changeSettings({ isMuted: !isMuted })}
          >
            {isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
          </button>
          <input
            id={`${id}-volume`}
            className="slider grow"
            type="range"
            min="0"
            max="100"
            value={isMuted ? 0 : volume}
            onChange={(event) => changeSettings({ volume: Number(event.target.value), isMuted: false })}
          />
          <output className="settings-figure num" htmlFor={`${id}-volume`}>
            {isMuted ? 0 : volume}
          </output>
        </div>

        <fieldset className="settings-motion">
          <legend className="strong">{t("settings.motion")}</legend>
          <div className="choices">
            {MOTIONS.map((choice) => (
              <label key={choice} className="choice">
                <input
                  type="radio"
                  name={`${id}-motion`}
                  checked={motion === choice}
                  onChange={() => changeSettings({ motion: choice })}
                />
                <span>{t(`settings.motion-${choice}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <div className="dialog-acts">
        {tools && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              onClose();
              tools.open();
            }}
          >
            <Users aria-hidden="true" />
            {t("table-menu.title")}
          </button>
        )}
        <a className="btn" href="/status">
          <Activity aria-hidden="true" />
          {t("status.title")}
        </a>
      </div>
    </Dialog>
  );
}
