import { z } from "zod";

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

/** Every setting: its check, and what it must be, in words for whoever starts the server. */
const SETTINGS = {
  PORT: [number(0, 65535).default(2567), "a port number from 0 to 65535"],
  HOST: [z.string().default("0.0.0.0"), "an address to listen on"],
  DATA_DIR: [z.string().default("./data"), "a folder"],
  LOG_LEVEL: [
    z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
    "one of trace, debug, info, warn, error, fatal, silent",
  ],
  MAX_TABLES: [number(1, 100_000).default(500), "a whole number from 1 to 100000"],
  TABLE_IDLE_MINUTES: [number(1, 100_000).default(180), "a whole number of minutes from 1 to 100000"],
  HTTP_RATE: [number(1, 1_000_000).default(600), "how many requests a minute one address may make, from 1 to 1000000"],
  TABLE_RATE: [
    number(1, 1_000_000).default(60),
    "how many tables one address may set in ten minutes, from 1 to 1000000",
  ],
  PUBLIC_URL: [origin.optional(), "an address such as https://games.example"],
  TRUST_PROXY: [z.stringbool().default(false), "true or false"],
  ALLOWED_ORIGINS: [
    z
      .string()
      .default("")
      .transform((list) => list.split(",").flatMap((item) => (item.trim() === "" ? [] : [item.trim()])))
      .pipe(z.array(origin)),
    "a list of origins such as https://games.example, separated by commas",
  ],
} as const;

type Checks = typeof SETTINGS;
export type Settings = { readonly [K in keyof Checks]: z.output<Checks[K][0]> };

/** A setting is wrong: the message names each that is, and says what it must be. */
export class SettingsError extends Error {}

/** Reads all settings from the environment. @throws SettingsError naming every wrong one */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const problems: string[] = [];
  const settings = Object.entries(SETTINGS).map(([name, [check, words]]) => {
    // An empty variable (`PORT=` in a compose file) counts as not set.
    const given = environment[name] === "" ? undefined : environment[name];
    const result = check.safeParse(given);
    if (!result.success) problems.push(`${name} must be ${words}, but it is "${given}"`);
    return [name, result.data];
  });
  if (problems.length > 0) throw new SettingsError(problems.join("\n"));
  return Object.fromEntries(settings) as Settings;
}
