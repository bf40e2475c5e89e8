/** What happened, for animation, sound, the log and the screen reader. The board says what is; events may be missed. */
export interface GameEvent {
  readonly type: string;
}

type Fields<E extends GameEvent, T extends E["type"]> = readonly Exclude<keyof Extract<E, { type: T }>, "type">[];

/** For every event type the order of its fields. The order of types and fields is the wire format. */
export type EventTable<E extends GameEvent> = { readonly [T in E["type"]]: Fields<E, T> };

/** An event on the wire: its type's place in the table, then its fields: a handful of bytes instead of names. */
export type PackedEvent = readonly unknown[];

/** Where each type stands in its table: asked of every event, and never another. */
const places = new WeakMap<object, ReadonlyMap<string, number>>();

function placeOf(table: object, type: string): number {
  let known = places.get(table);
  if (known === undefined) {
    known = new Map(Object.keys(table).map((each, place) => [each, place]));
    places.set(table, known);
  }
  return known.get(type) ?? -1;
}

export function packEvent<E extends GameEvent>(table: EventTable<E>, event: E): PackedEvent {
  const fields = table[event.type as E["type"]];
  // Just as long as it is: the last ones are kept for those who come back.
  const packed = new Array<unknown>(fields.length + 1);
  packed[0] = placeOf(table, event.type);
  fields.forEach((field, index) => {
    packed[index + 1] = (event as Record<PropertyKey, unknown>)[field];
  });
  return packed;
}

/** @returns the event, or undefined for a type this side does not know */
export function unpackEvent<E extends GameEvent>(table: EventTable<E>, [index, ...values]: PackedEvent): E | undefined {
  const type = Object.keys(table)[index as number] as E["type"] | undefined;
  if (type === undefined) return undefined;
  return Object.fromEntries([["type", type], ...table[type].map((field, at) => [field, values[at]])]) as E;
}
