import { expect, test } from "vitest";
import { isAtHome, reachableOrigin } from "../../client/lobby/reach.ts";

const at = (url: string) => new URL(url);
const info = { protocol: 1, addresses: ["http://192.168.1.20:2567", "http://10.0.0.4:2567"] };

test("a page opened on this machine alone sends phones to the server's best address", () => {
  expect(reachableOrigin(info, at("http://localhost:2567/"))).toBe("http://192.168.1.20:2567");
  expect(reachableOrigin(info, at("http://127.0.0.1:2567/"))).toBe("http://192.168.1.20:2567");
});

test("an address that others have used already is the one to share", () => {
  expect(reachableOrigin(info, at("https://games.example/"))).toBe("https://games.example");
  expect(reachableOrigin(info, at("http://10.0.0.4:2567/"))).toBe("http://10.0.0.4:2567");
});

test("without a word of the server the page's own address has to do", () => {
  expect(reachableOrigin(undefined, at("http://localhost:2567/"))).toBe("http://localhost:2567");
  expect(reachableOrigin({ protocol: 1, addresses: [] }, at("http://localhost:2567/"))).toBe("http://localhost:2567");
});

test("home networks are told from the wide world", () => {
  expect(isAtHome("http://192.168.1.20:2567")).toBe(true);
  expect(isAtHome("http://172.20.0.3:2567")).toBe(true);
  expect(isAtHome("https://games.example")).toBe(false);
  expect(isAtHome("http://172.40.0.3")).toBe(false);
});
