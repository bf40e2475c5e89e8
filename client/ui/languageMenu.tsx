import "./languageMenu.css";
import { Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import { chooseLanguage, LANGUAGES } from "../i18n/index.ts";
import { changeSettings } from "../settings/settings.ts";

/** The system's own list of choices: it weighs nothing, and every phone shows it well. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  return (
    <div className="language">
      <Globe aria-hidden="true" />
      <select
        aria-label={t("settings.language")}
        value={chooseLanguage([i18n.language])}
        onChange={(event) => changeSettings({ language: event.target.value })}
      >
        {Object.entries(LANGUAGES).map(([language, name]) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
