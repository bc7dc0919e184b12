/** A file that the owner sends in parts, since it may be larger than a message. */
export class Upload {
  readonly #most: number;
  #parts: Buffer[] = [];
  #size = 0;

  /** @param most Bytes of the largest file. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Bytes that have been sent. */
  get size(): number {
    return this.#size;
  }

  /** Adds a part, as base64. */
  add(part: string): void {
    const bytes = Buffer.from(part, 'base64');
    this.#size += bytes.length;
    if (this.#size <= this.#most) this.#parts.push(bytes);
    else this.#parts = [];
  }

  /** Returns the file, and begins another one; undefined if it is too large. */
  end(): Buffer | undefined {
    const bytes = this.#size > this.#most ? undefined : Buffer.concat(this.#parts);
    this.#parts = [];
    this.#size = 0;
    return bytes;
  }
}
