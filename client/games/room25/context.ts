import { type Show as ShowOf, showOf } from "../../play/show.ts";
import type { RoomModel, RoomState } from "./model/model.ts";

/** What every part of the playing view may use. */
export type Show = ShowOf<RoomModel>;

export const { ShowContext, useShow, useModelState: useRoomState, useSessionState } = showOf<RoomState, RoomModel>();
