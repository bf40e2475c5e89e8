/**
 * The catalogues: `<language>/<namespace>.json`, each loaded when it is first needed.
 *
 * - `common` holds the texts of the lobby, the table and the settings. Each game has a namespace of its own, named as its
 *   id: files under `client/games/<id>/` call `useTranslation("<id>")`, then `t("key")` is theirs and
 *   `t("common:key")` is everybody's. Nothing is registered: a file in each language folder is enough.
 * - Plurals are i18next's: `key_one`, `key_few`, `key_many`, `key_other`, as many as the language has (Intl.PluralRules).
 * - Refusals are `refusal.<code>`: the table's in `common`, a game's in its own namespace; see `useRefusal`.
 * - Keys put together at run time are declared in tests/client/catalogues.test.ts, which fails on any other missing or
 *   unused key, and on languages that differ.
 */
import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { useSettings } from "../settings/settings.ts";

/** Each language in its own name. */
export const LANGUAGES = {
  en: "English",
  el: "Ελληνικά",
  hu: "Magyar",
  pt: "Português",
  vi: "Tiếng Việt",
  ru: "Русский",
} as const;
export type Language = keyof typeof LANGUAGES;

const catalogues = import.meta.glob<Record<string, unknown>>("./*/*.json", { import: "default" });

/** @returns the first of the wishes that we speak, by its base ("pt-BR" is "pt"), or English */
export function chooseLanguage(wishes: readonly (string | undefined)[]): Language {
  for (const wish of wishes) {
    const base = wish?.toLowerCase().split("-")[0];
    const spoken = Object.keys(LANGUAGES).find((language) => language === base);
    if (spoken !== undefined) return spoken as Language;
  }
  return "en";
}

const wanted = () => chooseLanguage([useSettings.getState().language, ...navigator.languages]);

/** Resolves when the texts of the lobby are there. */
export async function startI18n(): Promise<void> {
  i18next.on("languageChanged", (language) => {
    document.documentElement.lang = language;
  });
  useSettings.subscribe(() => {
    if (i18next.language !== wanted()) void i18next.changeLanguage(wanted());
  });
  await i18next
    .use({
      type: "backend" as const,
      async read(language: string, namespace: string) {
        return (await catalogues[`./${language}/${namespace}.json`]?.()) ?? {};
      },
    })
    .use(initReactI18next)
    .init({
      lng: wanted(),
      fallbackLng: "en",
      ns: ["common"],
      defaultNS: "common",
      interpolation: { escapeValue: false },
    });
}
