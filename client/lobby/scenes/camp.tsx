import { useId } from "react";
import boat from "../../art/boat.svg";
import cabin from "../../art/cabin-red.svg";
import camperBlue from "../../art/camper-blue.svg";
import camperYellow from "../../art/camper-yellow.svg";
import lantern from "../../art/clue-lantern.svg";
import maniac from "../../art/maniac.svg";
import { Diorama, Piece } from "./paper.tsx";

function pine(x: number, y: number, height: number): string {
  const w = height * 0.46;
  const h = height;
  return [
    `M${x} ${y - h}`,
    `l${w * 0.32} ${h * 0.3}h-${w * 0.1}l${w * 0.3} ${h * 0.28}h-${w * 0.12}l${w * 0.36} ${h * 0.32}`,
    `h-${w * 0.7}v${h * 0.1}h-${w * 0.12}v-${h * 0.1}h-${w * 0.7}`,
    `l${w * 0.36}-${h * 0.32}h-${w * 0.12}l${w * 0.3}-${h * 0.28}h-${w * 0.1}z`,
  ].join("");
}

/** A row of pines, unequal but always the same. */
function pines(seed: number, y: number, height: number, count: number): string {
  let state = seed;
  const chance = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, (_, tree) =>
    pine(-10 + (tree * 500) / count + chance() * 20, y + chance() * 8, height * (0.75 + chance() * 0.5)),
  ).join("");
}

const FAR = pines(5, 150, 60, 16);
const NEAR = pines(9, 186, 86, 12);
const NIGHT = "#12282c";
const DARKEST = "#0b191c";

/** Last Friday: a camp by the lake, under the moon. */
export default function Camp({ isWide }: { readonly isWide: boolean }) {
  if (!isWide) return <Shore isPeopled />;
  return (
    <div className="scene-row">
      <Shore isPeopled={false} />
      <Shore isPeopled />
      <Shore isPeopled={false} />
    </div>
  );
}

/** One shore, with the moon and those who are awake, or asleep. */
function Shore({ isPeopled }: { readonly isPeopled: boolean }) {
  const id = useId();
  const cut = `url(#cut-${id})`;
  return (
    <Diorama id={id}>
      <rect width="480" height="300" fill="#2d5568" />
      {isPeopled && (
        <>
          <circle cx="352" cy="74" r="130" fill={`url(#glow-${id})`} opacity=".4" />
          <circle filter={cut} cx="352" cy="84" r="42" fill="#f3f0df" />
          <circle cx="340" cy="74" r="8" fill="#d9d8c4" />
          <circle cx="364" cy="94" r="11" fill="#d9d8c4" />
          <circle cx="362" cy="66" r="4.5" fill="#d9d8c4" />
        </>
      )}
      <path filter={cut} d={`M0 150q80-50 170-24t150-8t160-4v186h-480z${FAR}`} fill="#264b58" />
      <path filter={cut} d={`${NEAR}M0 180q120-20 240-4t240-8v132h-480z`} fill="#1d3d45" />
      <path filter={cut} d="M120 214q120-22 250 0q40 12 30 30q-160 26-330 4q-10-22 50-34z" fill="#3f7d9c" />
      <path
        d="M318 222q30-4 56 0M306 234q40-5 84 0M328 245q24-3 44 0"
        stroke="#dfeaf2"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".7"
        fill="none"
      />
      <circle cx="112" cy="214" r="70" fill="#ffcf5b" opacity=".2" />
      <Piece art={cabin} x={58} y={142} size={104} />
      <Piece art={boat} x={236} y={196} size={60} />
      <path
        filter={cut}
        d={`M0 262q120-24 240-8t240-10v56h-480z${pine(26, 280, 150)}${pine(452, 284, 176)}${pine(404, 290, 108)}`}
        fill={NIGHT}
      />
      {isPeopled && <Piece art={maniac} x={394} y={182} size={76} />}
      <path
        filter={cut}
        d={`${pine(378, 302, 120)}${pine(474, 304, 110)}M0 284q240-18 480 0v16h-480z`}
        fill={DARKEST}
      />
      {isPeopled && (
        <>
          <Piece art={camperYellow} x={176} y={222} size={58} />
          <Piece art={camperBlue} x={226} y={228} size={54} />
          <Piece art={lantern} x={288} y={240} size={40} />
        </>
      )}
    </Diorama>
  );
}
