import { COLOURS } from "../../../../shared/games/last-friday/camp.ts";

const urls = import.meta.glob<string>(
  [
    "../../../art/camper-*.svg",
    "../../../art/camp-symbol-*.svg",
    "../../../art/cabin-*.svg",
    "../../../art/clue-*.svg",
    "../../../art/key-*.svg",
    "../../../art/maniac*.svg",
    "../../../art/{boat,corpse,meeting,meeting-back}.svg",
  ],
  { eager: true, query: "?url", import: "default" },
);

/** Pictures whose file has another name than the rules' word. */
const FILES: Readonly<Record<string, string>> = {
  "clue-trap": "clue-bear-trap",
  "maniac-twist": "maniac-plot-twist",
  "maniac-invisible": "maniac-invisibility",
};

/** The address of a picture of `client/art`. */
export function artUrl(name: string): string {
  return urls[`../../../art/${FILES[name] ?? name}.svg`] ?? "";
}

/** The picture of what a token turns out to be: a clue, a key by its colour, or a corpse. */
export function frontArt(front: string): string {
  if (front === "corpse") return "corpse";
  return (COLOURS as readonly string[]).includes(front) ? `key-${front}` : `clue-${front}`;
}

/** A picture that only repeats what is said beside it; pass `alt` where nothing is. */
export function Art({ name, alt = "", className }: { name: string; alt?: string; className?: string }) {
  return <img src={artUrl(name)} alt={alt} className={className} draggable={false} />;
}
