import { useId } from "react";
import exitGreen from "../../art/exit-green.svg";
import exitOrange from "../../art/exit-orange.svg";
import exitPurple from "../../art/exit-purple.svg";
import exitYellow from "../../art/exit-yellow.svg";
import barbarian from "../../art/hero-barbarian.svg";
import dwarf from "../../art/hero-dwarf.svg";
import elf from "../../art/hero-elf.svg";
import mage from "../../art/hero-mage.svg";
import { Diorama, Piece } from "./paper.tsx";

interface Standing {
  readonly art: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const heroes: readonly Standing[] = [
  { art: barbarian, x: 96, y: 176, size: 92 },
  { art: mage, x: 172, y: 160, size: 100 },
  { art: elf, x: 252, y: 164, size: 96 },
  { art: dwarf, x: 322, y: 180, size: 88 },
];
const exits = (left: string, right: string): readonly Standing[] => [
  { art: left, x: 158, y: 184, size: 68 },
  { art: right, x: 254, y: 184, size: 68 },
];

const LAMPS = [
  { x: 90, cord: 58, bulb: 74 },
  { x: 240, cord: 40, bulb: 56 },
  { x: 390, cord: 58, bulb: 74 },
];
/** Lit doorways behind the arches: left edge, width, height, light. */
const DOORS = [
  { x: 56, width: 40, height: 84, light: "#ffd98c" },
  { x: 170, width: 44, height: 110, light: "#fff0c2" },
  { x: 282, width: 44, height: 110, light: "#fff0c2" },
  { x: 394, width: 40, height: 84, light: "#ffd98c" },
];
const STRIPES = Array.from({ length: 16 }, (_, stripe) => stripe * 30);
const scallop = (x: number) => `M${x} 96h30v26q-15 20-30 0z`;
const arch = ({ x, width, height }: (typeof DOORS)[number]) =>
  `M${x} 262v-${height - width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`;

/** Magic Maze: a mall after closing time. */
export default function Mall({ isWide }: { readonly isWide: boolean }) {
  if (!isWide) return <Arcade standing={heroes} />;
  return (
    <div className="scene-row">
      <Arcade standing={exits(exitPurple, exitGreen)} />
      <Arcade standing={heroes} />
      <Arcade standing={exits(exitOrange, exitYellow)} />
    </div>
  );
}

function Arcade({ standing }: { readonly standing: readonly Standing[] }) {
  const id = useId();
  const cut = `url(#cut-${id})`;
  const glow = `url(#glow-${id})`;
  return (
    <Diorama id={id}>
      <rect width="480" height="300" fill="#e98a4a" />
      <rect width="480" height="300" fill="#7a2c55" opacity=".5" />
      <circle cx="240" cy="170" r="190" fill={glow} opacity=".55" />
      <path
        filter={cut}
        fill="#8f3f5b"
        fillRule="evenodd"
        d="M0 0h480v300h-480z M40 262v-92a36 36 0 0 1 72 0v92z M150 262v-120a42 42 0 0 1 84 0v120z M262 262v-120a42 42 0 0 1 84 0v120z M378 262v-92a36 36 0 0 1 72 0v92z"
      />
      {DOORS.map((door) => (
        <path key={door.x} d={arch(door)} fill={door.light} />
      ))}
      <g filter={cut}>
        {STRIPES.map((x, stripe) => (
          <path key={x} d={scallop(x)} fill={stripe % 2 === 0 ? "#2f6f78" : "#f4dcc0"} />
        ))}
        <path d="M0 0h480v98h-480z" fill="#5b2747" />
      </g>
      {LAMPS.map(({ x, cord, bulb }) => (
        <g key={x}>
          <path d={`M${x} 0v${cord}`} stroke="#2c1028" strokeWidth="4" />
          <circle cx={x} cy={bulb + 4} r="46" fill={glow} opacity=".5" />
          <g filter={cut}>
            <circle cx={x} cy={bulb} r="15" fill="#ffe3a1" />
            <path d={`M${x - 17} ${bulb - 6}q17-26 34 0z`} fill="#f0b64a" />
          </g>
        </g>
      ))}
      <path filter={cut} d="M0 258q240-22 480 0v42h-480z" fill="#f0cf9a" />
      <path
        filter={cut}
        d="M0 300v-300h26q-14 150-2 268q30 16 92 32zM480 300v-300h-26q14 150 2 268q-30 16-92 32z"
        fill="#2c1028"
      />
      {standing.map((piece) => (
        <Piece key={piece.art} {...piece} />
      ))}
    </Diorama>
  );
}
