import { type Show as ShowOf, showOf } from "../../play/show.ts";
import type { CampModel, CampState } from "./model/model.ts";

/** What every part of the playing view may use. */
export type Show = ShowOf<CampModel>;

export const { ShowContext, useShow, useModelState: useCampState, useSessionState } = showOf<CampState, CampModel>();
