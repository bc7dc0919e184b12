/** By game, one after the other, how many seats it has. Four are the most usual; three, five and six have to be known as well. */
export const SEATINGS = [4, 3, 4, 5, 4, 6];

/** Rows that a table may have: seats, or whatever else one of is chosen. */
export const MOST_ROWS = 8;

/** Tables that a net learns from. Each has rows one behind the other, of `width` numbers each: traits, the share of the win, amounts. */
export class Tables {
  readonly width: number;
  count = 0;
  /** The rows of all tables; longer than what is used. */
  told = new Float32Array(1 << 16);
  #rows = new Uint8Array(1 << 10);
  #starts = new Uint32Array(1 << 10);
  #end = 0;

  constructor(width: number) {
    this.width = width;
  }

  /** Adds a table. @returns the place in `told` of its first row, to be filled in. */
  add(rows: number): number {
    const start = this.#end;
    this.#end += rows * this.width;
    if (this.#end > this.told.length) this.told = grown(this.told, new Float32Array(2 * this.told.length));
    if (this.count === this.#rows.length) {
      this.#rows = grown(this.#rows, new Uint8Array(2 * this.count));
      this.#starts = grown(this.#starts, new Uint32Array(2 * this.count));
    }
    this.#rows[this.count] = rows;
    this.#starts[this.count++] = start;
    return start;
  }

  /** How many rows a table has, 1 to `MOST_ROWS`. */
  rowsOf(table: number): number {
    return this.#rows[table] ?? 0;
  }

  /** Where in `told` the first row of a table begins. */
  startOf(table: number): number {
    return this.#starts[table] ?? 0;
  }
}

function grown<List extends { set: (from: List) => void }>(from: List, to: List): List {
  to.set(from);
  return to;
}
