import type { Settings } from "./config.ts";

type Words = (settings: Settings) => string;

const HOST: Words = ({ HOST }) => `HOST is "${HOST}", which is no address of this machine`;
const NOT_WRITABLE: Words = ({ DATA_DIR }) => `DATA_DIR is "${DATA_DIR}", which is no folder that can be written to`;

/** Codes of the system, and of SQLite, by which a start fails: the setting that is to blame, and why. */
const REASONS: Readonly<Record<string | number, Words>> = {
  EADDRINUSE: ({ PORT }) => `PORT is ${PORT}, which another program uses`,
  EACCES: ({ PORT, DATA_DIR }) => `PORT is ${PORT}, or DATA_DIR is "${DATA_DIR}", which this user may not use`,
  EADDRNOTAVAIL: HOST,
  ENOTFOUND: HOST,
  EAI_AGAIN: HOST,
  EINVAL: HOST,
  EEXIST: NOT_WRITABLE,
  ENOTDIR: NOT_WRITABLE,
  ENOENT: NOT_WRITABLE,
  EPERM: NOT_WRITABLE,
  EROFS: NOT_WRITABLE,
  ENOSPC: ({ DATA_DIR }) => `DATA_DIR is "${DATA_DIR}", where the disk is full`,
  5: ({ DATA_DIR }) => `DATA_DIR is "${DATA_DIR}", which another server uses`,
  8: NOT_WRITABLE,
  10: NOT_WRITABLE,
  13: ({ DATA_DIR }) => `DATA_DIR is "${DATA_DIR}", where the disk is full`,
  14: NOT_WRITABLE,
};

/** Why the server does not start, naming the setting that is to blame where one is. */
export function whyNotStarted(error: unknown, settings: Settings): string {
  const { code, errcode, message } = error as { code?: string; errcode?: number; message?: string };
  // SQLite's codes have their own refinements in the upper bytes.
  const words = REASONS[errcode === undefined ? (code ?? "") : errcode & 0xff];
  return `Sandglass does not start: ${words === undefined ? "" : `${words(settings)}: `}${message ?? error}`;
}
