import { useTranslation } from "react-i18next";

/** The shape that goes with each seat colour, drawn in a square of 64. */
export const SHAPES: readonly string[] = [
  "M32 5a27 27 0 1 0 0 54a27 27 0 1 0 0-54z",
  "M12 7h40q5 0 5 5v40q0 5-5 5h-40q-5 0-5-5v-40q0-5 5-5z",
  "M32 4l29 52h-58z",
  "M32 2l26 30l-26 30l-26-30z",
  "M32 3L40.2 22.700L61.5 24.400L45.3 38.300L50.2 59.100L32 48L13.8 59.100L18.7 38.300L2.5 24.400L23.8 22.700Z",
  "M62 32L47 58L17 58L2 32L17 6L47 6Z",
  "M22 4h20v18h18v20h-18v18h-20v-18h-18v-20h18z",
  "M44 5a29 29 0 1 0 15 41a25 25 0 0 1-15-41z",
  "M32 3C43 19 53 29 53 41a21 20 0 1 1-42 0C11 29 21 19 32 3z",
];

/** A seat's mark: colour and shape. `colour` is 1 to 9; 0 is an empty place. It names itself unless a name stands by. */
export function SeatShape({
  colour,
  size = 20,
  isNamed = false,
}: {
  readonly colour: number;
  readonly size?: number;
  /** Whether a reader hears the shape ("red disc"). */
  readonly isNamed?: boolean;
}) {
  const { t } = useTranslation();
  const shape = SHAPES[colour - 1];
  const naming = isNamed
    ? ({ role: "img", "aria-label": t(`seat-colour.${colour}`) } as const)
    : ({ "aria-hidden": true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is hidden.
    <svg className="seat-shape" viewBox="0 0 64 64" width={size} height={size} {...naming}>
      {shape === undefined ? (
        <circle
          cx="32"
          cy="32"
          r="26"
          fill="none"
          stroke="var(--edge-strong)"
          strokeWidth="6"
          strokeDasharray="14 8.5"
        />
      ) : (
        <>
          <path d={shape} fill="rgb(6 3 10 / .45)" transform="translate(0 3)" />
          <path d={shape} fill={`var(--seat-${colour})`} />
          <path d={shape} fill="none" stroke="rgb(26 10 28 / .3)" strokeWidth="3" />
        </>
      )}
    </svg>
  );
}
