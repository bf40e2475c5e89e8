import { expect, test } from "vitest";
import { JOIN_ERROR } from "../../shared/table/protocol.ts";
import { Page } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";

const server = serverOfFile({ environment: { HTTP_RATE: "20" } });

test("without a built client the page says what to do", async () => {
  const response = await fetch(server.url);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("npm run build");
});

test("an address that asks too often is told to wait, whatever it claims to be; tables play on", async () => {
  const anna = await Page.set(server.url);
  for (let asked = 0; asked < 20; asked++) {
    await fetch(`${server.url}/api/info`, { headers: { "x-forwarded-for": `10.0.0.${asked}` } });
  }
  const refused = await fetch(`${server.url}/api/info`);
  expect([refused.status, await refused.json()]).toEqual([429, { code: 429, error: "too-many" }]);
  await expect(Page.join(server.url, anna.code)).rejects.toMatchObject({ code: JOIN_ERROR.tooMany });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await anna.ask({ type: "chat", text: "still here" })).toBeUndefined();
});
