import { type PointerEvent, useRef, useState } from "react";
import type { Action } from "../../../../shared/games/room25/actions/action.ts";
import { KeyCap } from "../../../play/keyCap.tsx";
import { Art } from "../parts/art.tsx";
import { useWords } from "../parts/words.ts";

/** CSS pixels after which a press is a drag. */
const DRAG = 8;

interface Drag {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

/** The slot of the tray under a point, or undefined. */
function slotAt(x: number, y: number): number | undefined {
  const slot = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-slot]"))
    .find((found) => found !== null);
  return slot ? Number(slot.dataset.slot) : undefined;
}

/** An action token: tapped, or dragged onto a slot of the tray. */
export function Token({
  action,
  sign,
  className = "",
  isLabelled = true,
  label,
  onTap,
  onDrop,
}: {
  action: Action;
  sign?: string;
  className?: string;
  isLabelled?: boolean;
  /** What pressing it does, where that is not the action itself. */
  label?: string;
  onTap(): void;
  /** On a slot, or undefined where it was let go elsewhere. */
  onDrop?(slot: number | undefined): void;
}) {
  const words = useWords();
  const drag = useRef<Drag>(undefined);
  const [by, setBy] = useState<{ readonly x: number; readonly y: number }>();

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (!onDrop || event.button !== 0) return;
    drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    const from = drag.current;
    if (from?.pointer !== event.pointerId) return;
    const now = { x: event.clientX - from.x, y: event.clientY - from.y };
    if (by || Math.hypot(now.x, now.y) > DRAG) setBy(now);
  };
  const end = (event: PointerEvent) => {
    if (drag.current?.pointer !== event.pointerId) return;
    drag.current = undefined;
    if (by) onDrop?.(slotAt(event.clientX, event.clientY));
    // The click that follows a drag is none.
    requestAnimationFrame(() => setBy(undefined));
  };
  return (
    <button
      type="button"
      className={`r25-token ${className}${by ? " is-dragged" : ""}`}
      style={by && { translate: `${by.x}px ${by.y}px` }}
      aria-label={label}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={() => by || onTap()}
    >
      <Art name={`act25-${action}`} />
      {isLabelled && (
        <span>
          {words.action(action)}
          {sign && <KeyCap sign={sign} />}
        </span>
      )}
    </button>
  );
}
