import type { Knock, KnockReason, You } from '../../../core/protocol/frames.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import type { Visitor } from './people.ts';

type Sit = Extract<TableAsk, { type: 'sit' }>;

/** Who asks for a seat at once; a crowd at the door tells a host nothing. */
const MOST = 8;

/** Somebody at the door of a table, and what they asked for. */
export interface Knocking extends Knock {
  readonly visitor: Visitor;
  readonly request: Sit;
}

/** Who asks the host for a seat, the first first. In no log: whoever goes away asks no more, and a host that was started anew is asked again. */
export class Knocks {
  readonly #waiting = new Map<Visitor, Knocking>();
  readonly #refused = new WeakSet<Visitor>();
  #last = 0;

  /** Answers false if there is no room. The newest wish of a visitor is the one that counts. */
  add(visitor: Visitor, request: Sit, why: KnockReason): boolean {
    if (!this.#waiting.has(visitor) && this.#waiting.size >= MOST) return false;
    const { name, seat } = request;
    this.#last += 1;
    this.#refused.delete(visitor);
    this.#waiting.set(visitor, {
      id: this.#last,
      name,
      why,
      ...(seat !== undefined && { seat }),
      visitor,
      request,
    });
    return true;
  }

  find(id: number): Knocking | undefined {
    return [...this.#waiting.values()].find((knock) => knock.id === id);
  }

  refuse({ visitor }: Knocking): void {
    this.#waiting.delete(visitor);
    this.#refused.add(visitor);
  }

  /** Somebody has gone, or sits. Answers whether they had been waiting. */
  forget(visitor: Visitor): boolean {
    this.#refused.delete(visitor);
    return this.#waiting.delete(visitor);
  }

  /** What the host is told. */
  all(): readonly Knock[] {
    return [...this.#waiting.values()].map(({ visitor: _visitor, request: _request, ...knock }) => knock);
  }

  /** What who asked is told. */
  of(visitor: Visitor): You['knock'] {
    if (this.#waiting.has(visitor)) return 'waiting';
    return this.#refused.has(visitor) ? 'refused' : undefined;
  }
}
