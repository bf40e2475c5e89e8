/** @param share 0 to 1 @returns the value below which that share of the sorted sample lies */
export function percentile(sorted: readonly number[], share: number): number {
  if (sorted.length === 0) return Number.NaN;
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number;
}

/** @param sample of an odd number */
export function median(sample: readonly number[]): number {
  return percentile(
    sample.toSorted((a, b) => a - b),
    0.5,
  );
}

/** What one kind of server showed under one load. */
export interface Result {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly moves: number;
  readonly bytesPerMove: number;
  readonly cpuPerMove: number;
  readonly heapPerTable: number;
  readonly buffersPerTable: number;
}

/** Gathers what the clients see, from send to seen by the others. */
export class Sample {
  readonly #latencies: number[] = [];
  #moves = 0;
  #bytes = 0;
  #isOpen = false;

  open(): void {
    this.#isOpen = true;
  }
  close(): void {
    this.#isOpen = false;
  }
  sent(): void {
    if (this.#isOpen) this.#moves++;
  }
  /** @param bytes of a frame's payload; the frame's own two bytes of header are added */
  received(bytes: number): void {
    if (this.#isOpen) this.#bytes += bytes + (bytes < 126 ? 2 : 4);
  }
  seen(milliseconds: number): void {
    if (this.#isOpen) this.#latencies.push(milliseconds);
  }

  get moves(): number {
    return this.#moves;
  }
  latencies(): number[] {
    return this.#latencies.toSorted((a, b) => a - b);
  }
  bytesPerMoveAndClient(clients: number): number {
    return this.#bytes / this.#moves / clients;
  }
}
