import { createHash, randomBytes } from "node:crypto";

/** The secret that proves a seat: 192 bits nobody can guess. */
export function newToken(): string {
  return randomBytes(24).toString("base64url");
}

/** What is kept of a token: whoever reads the journal cannot take a seat with it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
