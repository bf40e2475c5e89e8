import { Maximize, Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

/** What of a scene the buttons need that move the eye over it. */
export interface Viewed {
  /** @param factor above 1 comes closer */
  zoom(factor: number): void;
  /** Shows all of it. */
  fit(): void;
}

/** Closer, farther, all of it. Phones have fingers for the first two. @param all what "all of it" is called */
export function EyeMoves({ scene, all }: { scene: { readonly current: Viewed | undefined }; all: string }) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        className="icon-btn eye-desk"
        aria-label={t("play.closer")}
        onClick={() => scene.current?.zoom(1.25)}
      >
        <Plus aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-btn eye-desk"
        aria-label={t("play.farther")}
        onClick={() => scene.current?.zoom(0.8)}
      >
        <Minus aria-hidden="true" />
      </button>
      <button type="button" className="icon-btn" aria-label={all} onClick={() => scene.current?.fit()}>
        <Maximize aria-hidden="true" />
      </button>
    </>
  );
}
