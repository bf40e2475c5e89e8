import { createStore } from "zustand/vanilla";
import { games } from "../../shared/games/registry.ts";
import { matchTime } from "../../shared/table/clock.ts";
import { type PackedEvent, unpackEvent } from "../../shared/table/events.ts";
import {
  type Answer,
  type ChatLine,
  CLOSE,
  type LinkMessage,
  MESSAGE,
  type OpenMessage,
  PROTOCOL,
  type SeatMessage,
  type TableRequest,
} from "../../shared/table/protocol.ts";
import { botName } from "../i18n/botName.ts";
import type { LiveSession, SeatView, SessionState, TableView } from "../table/session.ts";
import { newCommandId } from "./commandId.ts";
import { forgetSeat, keepSeat, seatToken } from "./keptSeats.ts";
import { type Dial, dial, type Line, LineBroken, type Listener } from "./line.ts";
import { whyClosed, whyRefused } from "./reasons.ts";
import { renamed } from "./renamed.ts";
import { ServerClock } from "./serverClock.ts";
import { onWake, restBefore, restUntilWake } from "./wake.ts";

const OFFLINE: Answer = { refused: "offline" };
/** How long a command that was sent waits for the line to come back, ms. */
const PATIENCE = 10_000;
const MEASURE_EVERY = 180_000;
/** A line that holds so long is a good one, ms. */
const STEADY = 3000;
const CHAT_KEPT = 200;
/** A server that comes back may need a moment to lay its tables again. */
const NOT_FOUND_TIMES = 3;

export interface JoinWish {
  readonly name?: string;
  readonly watch?: boolean;
  /** A code that hands on a seat held by another page. */
  readonly link?: string;
}

/** Sits down at a table, or watches. The session is there at once; its status tells how joining goes. */
export function joinTable(code: string, wish: JoinWish, how: Dial = dial): LiveSession {
  const session = new TableSession(how, wish, code);
  void session.join();
  return session;
}

/** Sets a new table. @throws an error that `whyRefused` explains, or another when the server cannot be reached */
export async function createTable(
  game: string,
  name: string,
  how: Dial = dial,
): Promise<LiveSession & { code: string }> {
  const session = new TableSession(how, { name });
  await session.create(game, name);
  return session;
}

class TableSession implements LiveSession, Listener {
  readonly store = createStore<SessionState>(() => ({
    status: { is: "joining" },
    view: undefined,
    seat: -1,
    hand: undefined,
    chat: [],
  }));
  code: string;
  readonly #dial: Dial;
  readonly #name: string | undefined;
  readonly #clock = new ServerClock();
  readonly #listeners = new Set<(events: readonly { readonly type: string }[]) => void>();
  /** Told when there is a line again, or when there will be none. */
  readonly #waiting = new Set<(line: Line | undefined) => void>();
  readonly #stops: (() => void)[] = [];
  #line: Line | undefined;
  /** When the line was taken up, by `performance.now()`. */
  #since = 0;
  /** Failures in a row to get a line that holds. */
  #failures = 0;
  #isSeatKnown = false;
  /** Joining again is as what one was: a seat that was given up is not taken back. */
  #isWatching: boolean;
  /** Good once: the seat's token takes over from it. */
  #link: string | undefined;
  /** The number of the last frame of events that came. */
  #frame: number | undefined;
  #said: readonly ChatLine[] = [];

  constructor(how: Dial, { name, watch = false, link }: JoinWish, code = "") {
    this.#dial = how;
    this.#name = name;
    this.#link = link;
    this.#isWatching = watch;
    this.code = code;
    const timer = setInterval(() => this.#measure(), MEASURE_EVERY);
    this.#stops.push(
      onWake(() => this.#measure()),
      () => clearInterval(timer),
    );
  }

  get #hasEnded(): boolean {
    return this.store.getState().status.is === "ended";
  }

  async create(game: string, name: string): Promise<void> {
    try {
      this.#take(await this.#dial({ create: { protocol: PROTOCOL, game, name } }, this));
    } catch (error) {
      this.#end("closed");
      throw error;
    }
  }

  /** Joins, or joins again, as often as it takes; after a failure not at once. */
  async join(): Promise<void> {
    for (let missing = 0; !this.#hasEnded; ) {
      if (this.#failures > 0) await restUntilWake(restBefore(this.#failures - 1));
      try {
        const line = await this.#dial({ code: this.code, join: this.#joinOptions() }, this);
        if (this.#hasEnded) line.hangUp();
        else this.#take(line);
        return;
      } catch (error) {
        this.#failures++;
        const why = whyRefused(error);
        const isBack = this.store.getState().view !== undefined;
        if (why === "not-found" && isBack && ++missing >= NOT_FOUND_TIMES) return this.#end("closed");
        if (why !== undefined && !(why === "not-found" && isBack)) return this.#end(why);
      }
    }
  }

  onState(state: unknown): void {
    const { options, ...rest } = state as Omit<TableView, "options"> & { readonly options: string };
    const seats = rest.seats.map(named);
    this.#followMuted(renamed(this.store.getState().view?.seats ?? [], seats));
    const isOther = rest.match !== this.store.getState().view?.match;
    this.store.setState({
      view: { ...rest, seats, options: JSON.parse(options || "{}") },
      // What was open of one match is nothing of the next.
      ...(isOther ? { open: undefined } : {}),
    });
    this.#welcome();
  }

  onMessage(type: string | number, payload: unknown): void {
    if (type === MESSAGE.seat) this.#sit(payload as SeatMessage);
    else if (type === MESSAGE.hand) this.store.setState({ hand: payload });
    else if (type === MESSAGE.chatHistory) this.#hear(payload as readonly ChatLine[]);
    else if (type === MESSAGE.chat) this.#hear([...this.#said, payload as ChatLine]);
    else if (type === MESSAGE.link) this.store.setState({ link: payload as LinkMessage });
    else if (type === MESSAGE.open) this.store.setState({ open: payload as OpenMessage });
    else if (type === MESSAGE.missed) this.#tell(payload as readonly PackedEvent[]);
    else if (type === MESSAGE.events) {
      if (this.#frame !== undefined) this.#frame++;
      this.#tell(payload as readonly PackedEvent[]);
    }
  }

  onBroken(code: number): void {
    this.#line = undefined;
    if (this.#hasEnded) return;
    // A line that breaks as soon as it is up counts as none: it must not be taken up in a mad rush.
    this.#failures = performance.now() - this.#since < STEADY ? this.#failures + 1 : 0;
    const why = whyClosed(code);
    if (why !== undefined) {
      this.#end(why);
      return;
    }
    const isRestart = code === CLOSE.restarting;
    this.store.setState({ status: isRestart ? { is: "rejoining", isRestart } : { is: "rejoining" } });
    void this.join();
  }

  async perform(command: { readonly type: string }): Promise<Answer> {
    const envelope = { id: newCommandId(), c: command };
    const patience = performance.now() + PATIENCE;
    let line = this.#line;
    while (line !== undefined) {
      try {
        return (await line.request("command", envelope)) as Answer;
      } catch {
        this.#drop(line);
        line = await this.#nextLine(patience - performance.now());
      }
    }
    return OFFLINE;
  }

  async ask(request: TableRequest): Promise<Answer> {
    const line = this.#line;
    if (line === undefined) return OFFLINE;
    try {
      return (await line.request("table", request)) as Answer;
    } catch {
      this.#drop(line);
      return OFFLINE;
    }
  }

  now(): number {
    const clock = this.store.getState().view?.clock;
    return clock === undefined ? 0 : matchTime(clock, this.#clock.now());
  }

  serverNow(): number {
    return this.#clock.now();
  }

  mute(name: string, isMuted: boolean): void {
    this.store.setState(({ muted = [] }) => {
      const others = muted.filter((other) => other !== name);
      return { muted: isMuted ? [...others, name] : others };
    });
    this.#hear(this.#said);
  }

  onEvents(listen: (events: readonly { readonly type: string }[]) => void): () => void {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  }

  close(): void {
    this.#end("left");
  }

  #joinOptions() {
    const name = this.#name;
    const watch = this.#isWatching;
    const link = this.#link;
    const token = watch ? undefined : seatToken(this.code);
    const since = this.#frame;
    return {
      protocol: PROTOCOL,
      watch,
      ...(name ? { name } : {}),
      ...(token ? { token } : {}),
      ...(link ? { link } : {}),
      ...(since === undefined ? {} : { since }),
    };
  }

  #take(line: Line): void {
    this.#line = line;
    this.#since = performance.now();
    this.code = line.code;
    this.#isSeatKnown = false;
    for (const tell of this.#waiting) tell(line);
    this.#measure();
  }

  /** Joined is when both are known: the table, and who you are at it. */
  #welcome(): void {
    const { status, view } = this.store.getState();
    if (status.is !== "joined" && !this.#hasEnded && view && this.#isSeatKnown) {
      this.store.setState({ status: { is: "joined" } });
    }
  }

  #sit({ seat, token, events }: SeatMessage): void {
    this.#link = undefined;
    if (events !== undefined) this.#frame = events;
    if (token !== undefined) keepSeat(this.code, token);
    // A seat given up, or given to another in the meantime. Who only came to watch may hold one on another page.
    if (seat < 0 && !this.#isWatching) forgetSeat(this.code);
    this.#isSeatKnown = true;
    this.#isWatching = seat < 0;
    this.store.setState(seat < 0 ? { seat, hand: undefined } : { seat });
    this.#welcome();
  }

  /** Another name does not make anybody heard again. */
  #followMuted(names: ReadonlyMap<string, string>): void {
    const { muted = [] } = this.store.getState();
    if (!muted.some((name) => names.has(name))) return;
    const newName = (name: string) => (muted.includes(name) ? (names.get(name) ?? name) : name);
    this.store.setState({ muted: muted.map(newName) });
    this.#hear(this.#said.map((line) => ({ ...line, name: newName(line.name) })));
  }

  #hear(lines: readonly ChatLine[]): void {
    this.#said = lines.slice(-CHAT_KEPT);
    this.store.setState(({ muted = [] }) => ({ chat: this.#said.filter(({ name }) => !muted.includes(name)) }));
  }

  #tell(packed: readonly PackedEvent[]): void {
    const table = games.get(this.store.getState().view?.game ?? "")?.events;
    if (table === undefined) return;
    const events = packed.flatMap((event) => unpackEvent(table, event) ?? []);
    for (const listen of this.#listeners) listen(events);
  }

  /** Asks the time; a line over which no answer comes is as good as broken, though nobody has told us. */
  #measure(): void {
    const line = this.#line;
    if (line === undefined) return;
    const askTime = async () => {
      const time = await line.request("time");
      if (typeof time !== "number") throw new Error("no time");
      return time;
    };
    this.#clock.measure(askTime).catch((error) => {
      if (error instanceof LineBroken) this.#drop(line);
    });
  }

  #drop(line: Line): void {
    if (line !== this.#line) return;
    line.hangUp();
    this.onBroken(0);
  }

  #nextLine(patience: number): Promise<Line | undefined> {
    if (this.#line !== undefined || this.#hasEnded) return Promise.resolve(this.#line);
    return new Promise((resolve) => {
      const tell = (line: Line | undefined) => {
        clearTimeout(timer);
        this.#waiting.delete(tell);
        resolve(line);
      };
      const timer = setTimeout(() => tell(undefined), Math.max(0, patience));
      this.#waiting.add(tell);
    });
  }

  #end(why: string): void {
    if (this.#hasEnded) return;
    this.store.setState({ status: { is: "ended", why } });
    for (const stop of this.#stops) stop();
    for (const tell of this.#waiting) tell(undefined);
    this.#line?.hangUp();
    this.#line = undefined;
  }
}

/** A bot has no name of its own. */
function named(seat: SeatView): SeatView {
  return seat.isBot ? { ...seat, name: botName(seat.colour) } : seat;
}
