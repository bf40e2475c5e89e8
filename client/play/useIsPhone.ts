import { mediaHook } from "../ui/useMedia.ts";

/**
 * Whether the page is laid out for a phone or a small tablet, upright or on its side: the board, what is yours, and the
 * rest in sheets. The same sizes as in the style sheets of the games that use it, and of every replay.
 */
export const useIsPhone = mediaHook("(max-width: 899.98px), (max-height: 479.98px) and (min-width: 560px)");
