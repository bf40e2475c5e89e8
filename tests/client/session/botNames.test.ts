import i18next from "i18next";
import { expect, test } from "vitest";
import { joinTable } from "../../../client/net/session.ts";
import { FakeServer, settle, standTimeStill, state } from "./fakeServer.ts";

standTimeStill();

test("bots are called in the language of the page, in the next one too once it is chosen", async () => {
  const words = (bot: string, disc: string) => ({
    translation: { seats: { "bot-name": `${bot}, {{shape}}` }, "seat-colour": { 1: disc } },
  });
  await i18next.init({
    lng: "en",
    resources: { en: words("Bot", "red disc"), el: words("Ρομπότ", "κόκκινος δίσκος") },
  });
  const server = new FakeServer();
  const session = joinTable("K4TX", { name: "Ana" }, server.dial);
  await settle();
  server.last.listener.onState({ ...state, seats: [{ isBot: true, colour: 1, name: "" }] });
  const name = () => session.store.getState().view?.seats[0]?.name;
  expect(name()).toBe("Bot, red disc");
  await i18next.changeLanguage("el");
  expect(name()).toBe("Ρομπότ, κόκκινος δίσκος");
  session.close();
});
