import i18next from "i18next";

/** What a bot is called: by its colour and shape, in the player's language. */
export function botName(colour: number): string {
  const shape = i18next.t(`seat-colour.${colour}`);
  return i18next.t("seats.bot-name", { shape });
}
