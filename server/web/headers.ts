import type { IncomingMessage } from "node:http";
import helmet from "helmet";

/** Where the page may open sockets: its own host (browsers before 2022 do not count `ws:` as 'self'). */
function sockets({ headers: { host = "" } }: IncomingMessage): string {
  return /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/**
 * A strict policy without eval. PixiJS needs blob: workers and data: images, React inline styles. Most tables are reached
 * by plain HTTP in a home network: nothing here asks for HTTPS, nor sets headers that browsers ignore there and warn of.
 */
export function securityHeaders() {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        mediaSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'", "data:", "blob:", sockets],
        workerSrc: ["'self'", "blob:"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
}
