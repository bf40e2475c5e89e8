import type { MatchRecord, MatchRecording, ServerInfo, TableListing } from "../../shared/table/protocol.ts";

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { accept: "application/json" }, signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new ApiError(answer.status);
  return (await answer.json()) as T;
}

class ApiError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`answered ${status}`);
    this.status = status;
  }
}

export const fetchInfo = () => get<ServerInfo>("/api/info");

export const fetchTables = () => get<readonly TableListing[]>("/api/tables");

/** The best matches of each challenge, so many of each. */
export const fetchBest = (game: string, each: number) =>
  get<readonly MatchRecord[]>(`/api/records?game=${encodeURIComponent(game)}&best=${each}&brief=1`);

/** Matches of a table that have ended, the newest first. */
export const fetchProgress = (code: string) =>
  get<readonly MatchRecord[]>(`/api/tables/${encodeURIComponent(code)}/progress`);

/** @returns undefined when there is no such table; rejects when the server cannot be reached */
export const fetchTable = (code: string) => find<TableListing>(`/api/tables/${encodeURIComponent(code)}`);

/** @returns undefined when no match with this key has ended; rejects when the server cannot be reached */
export const fetchMatch = (key: string) => find<MatchRecording>(`/api/matches/${encodeURIComponent(key)}`);

async function find<T>(path: string): Promise<T | undefined> {
  try {
    return await get<T>(path);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}
