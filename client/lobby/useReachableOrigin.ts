import { useEffect, useState } from "react";
import type { ServerInfo } from "../../shared/table/protocol.ts";
import { fetchInfo } from "../net/api.ts";
import { reachableOrigin } from "./reach.ts";

let asked: Promise<ServerInfo | undefined> | undefined;

/** Where phones reach this server; asked of it once. */
export function useReachableOrigin(): string {
  const [info, setInfo] = useState<ServerInfo>();
  useEffect(() => {
    asked ??= fetchInfo().catch(() => {
      asked = undefined;
      return undefined;
    });
    void asked.then(setInfo);
  }, []);
  return reachableOrigin(info, location);
}
