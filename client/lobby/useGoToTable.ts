import { useLocation } from "wouter";

/** The page of a table; `?watch` where one only wants to look. */
export function tablePath(code: string, isWatching = false): string {
  return `/t/${code}${isWatching ? "?watch" : ""}`;
}

export function useGoToTable(): (code: string, isWatching?: boolean) => void {
  const [, navigate] = useLocation();
  return (code, isWatching) => navigate(tablePath(code, isWatching));
}
