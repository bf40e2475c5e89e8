/** The four heroes by colour, in the order of the board's list and of the keys 1 to 4. */
export const COLOURS = ["yellow", "purple", "green", "orange"] as const;
export type Colour = (typeof COLOURS)[number];

/** rules: Heroes. A colour always goes with its symbol. */
export const HERO_OF = { yellow: "barbarian", purple: "mage", green: "elf", orange: "dwarf" } as const satisfies Record<
  Colour,
  string
>;
