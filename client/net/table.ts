/** What pages need of a table's line: one module, so that it loads in one go when a table opens. */
export { isTooMany, whyRefused } from "./reasons.ts";
export { createTable, joinTable } from "./session.ts";
