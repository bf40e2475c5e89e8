import type { ServerInfo, TableListing } from "../../shared/table/protocol.ts";

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

/** @returns undefined when there is no such table; rejects when the server cannot be reached */
export async function fetchTable(code: string): Promise<TableListing | undefined> {
  try {
    return await get<TableListing>(`/api/tables/${encodeURIComponent(code)}`);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}
