import { expect, test } from "vitest";
import { JOIN_ERROR } from "../../shared/table/protocol.ts";
import { Page } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";

const server = serverOfFile({ environment: { TABLE_RATE: "3" } });

test("one address cannot set all the tables that there may be; it still joins, and plays", async () => {
  const anna = await Page.set(server.url);
  await Page.set(server.url);
  await Page.set(server.url);
  await expect(Page.set(server.url)).rejects.toMatchObject({ code: JOIN_ERROR.tooMany });
  await Page.join(server.url, anna.code);
  expect(await anna.ask({ type: "chat", text: "still here" })).toBeUndefined();
});
