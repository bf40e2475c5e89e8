const urls = import.meta.glob<string>(
  [
    "../../../art/{act,badge,exit,explore,hero,item,symbol,vortex}-*.svg",
    "../../../art/{camera,crystal-ball,do-something,dwarf-gap,escalator,loudspeaker,out-of-order}.svg",
    "../../../art/{camera-off,sand-timer,silence,stare,talk,timer-cell}.svg",
  ],
  { eager: true, query: "?url", import: "default" },
);

/** The address of a picture of `client/art`. */
export function artUrl(name: string): string {
  return urls[`../../../art/${name}.svg`] ?? "";
}

/** A picture that only repeats what is said beside it; pass `alt` where nothing is. */
export function Art({ name, alt = "", className }: { name: string; alt?: string; className?: string }) {
  return <img src={artUrl(name)} alt={alt} className={className} draggable={false} />;
}
