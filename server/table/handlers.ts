import type { z } from "zod";
import type { Answer, tableRequest } from "../../shared/table/protocol.ts";
import type { Table } from "./table.ts";
import type { Visitor } from "./visitor.ts";

export type Request = z.output<typeof tableRequest>;
export type RequestType = Request["type"];

/** What is done for each request; whether it may be asked for was looked at before. */
export type Handlers = {
  readonly [T in RequestType]: (table: Table, request: Extract<Request, { type: T }>, visitor: Visitor) => Answer;
};
