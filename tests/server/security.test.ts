import { expect, test } from "vitest";
import { PROTOCOL } from "../../shared/table/protocol.ts";
import { gathered, Page, playing } from "./support/page.ts";
import { serverOfFile } from "./support/server.ts";
import { RawPage } from "./support/socket.ts";
import { until } from "./support/until.ts";

const server = serverOfFile();

/** What a page that shows a credential is told of itself, without what differs anyway. */
async function told(code: string, credential: { token?: string; link?: string }): Promise<unknown> {
  const page = await Page.join(server.url, code, credential);
  const { seat, token, hand, chats, missed, link, open } = page;
  await page.drop();
  return { seat, token, hand, chats, missed, link, open };
}

test("a wrong token, another table's, one that was given up, and wrong links all bring the same: a place to watch", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  const other = await Page.set(server.url);
  const hers = ben.token ?? "";
  await ben.ask({ type: "leave" });
  await anna.ask({ type: "link" });
  const { code: link } = await until(() => anna.link);
  const credentials = [
    { token: "rubbish" },
    { token: other.token ?? "" },
    { token: hers },
    { token: link },
    { link: "rubbish" },
    { link: anna.token ?? "" },
    { token: "rubbish", link: "rubbish" },
  ];
  const nobody = await told(anna.code, {});
  for (const credential of credentials) {
    const { token: _, ...shown } = (await told(anna.code, credential)) as { token: unknown };
    expect({ ...shown, token: undefined }).toEqual(nobody);
  }
  // None of it disturbed whoever holds the seat.
  expect(await anna.play({ type: "take", count: 1 })).toBeUndefined();
});

test("a socket with a session that is not its own, or that is taken already, gets nowhere", async () => {
  const [anna] = (await gathered(server.url, 2)) as [Page];
  const body = JSON.stringify({ protocol: PROTOCOL });
  const join = async () =>
    (await fetch(`${server.url}/matchmake/joinById/${anna.code}`, { method: "POST", body })).json();
  const reserved = await join();
  const path = (sessionId: string) => `/${reserved.processId}/${reserved.roomId}?sessionId=${sessionId}`;
  const attempts = [path(anna.room.sessionId), path("guess"), `${path("guess")}&reconnectionToken=guess`];
  const ends: { frames: string[]; code: number | undefined }[] = [];
  for (const attempt of attempts) {
    const raw = RawPage.open(server.url, attempt);
    await until(() => raw.closeCode !== undefined);
    ends.push({ frames: raw.frames.map((frame) => frame.toString("hex")), code: raw.closeCode });
  }
  expect(ends[0]).toEqual(ends[1]);
  expect(JSON.stringify(ends)).not.toContain(anna.token);
  expect(await anna.ask({ type: "ready", isReady: true })).toBeUndefined();
});

test("a command that another seat has sent is that other seat's: its id opens nothing", async () => {
  const [anna, ben] = (await playing(server.url, 2)) as [Page, Page];
  await anna.play({ type: "move", row: 12, col: 0 }, 5);
  // The same id from another seat is another command.
  expect(await ben.play({ type: "take", count: 1 }, 5)).toBeUndefined();
  await until(() => anna.board.pebbles[1] === 1);
  // Who watches has no commands, new or old.
  const watcher = await Page.join(server.url, anna.code);
  for (const id of [5, 6])
    expect(await watcher.play({ type: "take", count: 1 }, id)).toEqual({ refused: "not-seated" });
});
