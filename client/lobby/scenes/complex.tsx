import { useId } from "react";
import alice from "../../art/char-alice.svg";
import emmett from "../../art/char-emmett.svg";
import jennifer from "../../art/char-jennifer.svg";
import max from "../../art/char-max.svg";
import room25 from "../../art/room-25.svg";
import acid from "../../art/room-acid.svg";
import cold from "../../art/room-cold.svg";
import mortal from "../../art/room-mortal.svg";
import vision from "../../art/room-vision.svg";
import { Diorama, Piece } from "./paper.tsx";

/** Frames one behind the other, from the far end of the corridor: their size and their steel. */
const FRAMES = [
  { size: 0.2, steel: "#58d6ff" },
  { size: 0.3, steel: "#2f86bd" },
  { size: 0.44, steel: "#215f90" },
  { size: 0.6, steel: "#194768" },
  { size: 0.78, steel: "#12324e" },
  { size: 0.95, steel: "#0c2035" },
];
const PIECES = [
  { art: room25, x: 222, y: 128, size: 36 },
  { art: mortal, x: 118, y: 112, size: 54 },
  { art: vision, x: 318, y: 96, size: 50 },
  { art: cold, x: 54, y: 44, size: 60 },
  { art: acid, x: 370, y: 180, size: 64 },
];
const PRISONERS = [
  { art: emmett, x: 96, y: 210, size: 62 },
  { art: jennifer, x: 168, y: 200, size: 66 },
  { art: max, x: 246, y: 200, size: 66 },
  { art: alice, x: 322, y: 210, size: 62 },
];
const ROUNDS = Array.from({ length: 8 }, (_, round) => round);
const LIT_ROUNDS = 5;

function frame(size: number): string {
  const width = 480 * size;
  const height = 300 * size;
  return `M-20 -20h520v340h-520z M${240 - width / 2} ${158 - height / 2}v${height}h${width}v-${height}z`;
}

/** Room 25: a corridor of a machine, on the air. */
export default function Complex({ isWide }: { readonly isWide: boolean }) {
  if (!isWide) return <Corridor isPeopled />;
  return (
    <div className="scene-row">
      <Corridor isPeopled={false} />
      <Corridor isPeopled />
      <Corridor isPeopled={false} />
    </div>
  );
}

function Corridor({ isPeopled }: { readonly isPeopled: boolean }) {
  const id = useId();
  const cut = `url(#cut-${id})`;
  return (
    <Diorama id={id}>
      <rect width="480" height="300" fill="#c8f3ff" />
      <circle cx="240" cy="158" r="120" fill={`url(#glow-${id})`} />
      {FRAMES.map(({ size, steel }) => (
        <path key={size} filter={cut} d={frame(size)} fill={steel} fillRule="evenodd" />
      ))}
      {PIECES.map((piece) => (
        <Piece key={piece.art} {...piece} />
      ))}
      <rect filter={cut} x="180" y="30" width="120" height="34" rx="8" fill="#0c1727" />
      <circle cx="200" cy="47" r="7" fill="#ff4b5c" />
      <circle cx="200" cy="47" r="16" fill="#ff4b5c" opacity=".25" />
      {ROUNDS.map((round) => (
        <rect
          key={round}
          x={216 + round * 9.6}
          y="40"
          width="6"
          height="14"
          rx="1.5"
          fill={round < LIT_ROUNDS ? "#58d6ff" : "#23455f"}
        />
      ))}
      <path filter={cut} d="M0 300v-28q240-26 480 0v28z" fill="#0c1727" />
      {isPeopled && PRISONERS.map((piece) => <Piece key={piece.art} {...piece} />)}
    </Diorama>
  );
}
