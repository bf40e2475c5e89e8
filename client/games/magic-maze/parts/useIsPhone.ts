import { mediaHook } from "../../../ui/useMedia.ts";

/**
 * Whether the page is laid out for a phone or a small tablet, upright or on its side: the mall, what is yours, and the
 * rest in sheets. The same sizes as in the style sheets.
 */
export const useIsPhone = mediaHook("(max-width: 999.98px), (max-height: 479.98px) and (min-width: 560px)");
