import { mediaHook } from "../../../ui/useMedia.ts";

/** Whether the page is laid out for a phone: one column, the rest in sheets. The same width as in the style sheets. */
export const useIsPhone = mediaHook("(max-width: 799.98px)");
