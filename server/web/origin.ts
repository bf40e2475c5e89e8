import type { IncomingHttpHeaders } from "node:http";
import type { Settings } from "../config.ts";

type Allowed = Pick<Settings, "ALLOWED_ORIGINS" | "PUBLIC_URL" | "TRUST_PROXY">;

/**
 * Whether a request comes from a page of this server, or from one that the settings allow. Programs that are no
 * browsers send no Origin and are let in: they could claim any.
 */
export function isAllowedOrigin(headers: IncomingHttpHeaders, settings: Allowed): boolean {
  const { origin } = headers;
  if (origin === undefined || origin === settings.PUBLIC_URL || settings.ALLOWED_ORIGINS.includes(origin)) return true;
  const forwarded = settings.TRUST_PROXY ? headers["x-forwarded-host"] : undefined;
  const host = (Array.isArray(forwarded) ? forwarded[0] : forwarded) ?? headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
