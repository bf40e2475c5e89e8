import { mediaHook } from "../ui/useMedia.ts";

/**
 * Whether the page is laid out for a phone: one column, the rest in sheets. The same width as in the style sheets of
 * the games that use it, and of every replay.
 */
export const useIsPhone = mediaHook("(max-width: 799.98px)");
