import type { Seat } from '../../../core/base/ids.ts';
import { ok } from '../../../core/base/result.ts';
import type { Advice } from '../../../core/game.ts';
import type { AdviceFrame, Answer } from '../../../core/protocol/frames.ts';
import { adviceTask, awaitsOf, faultText, questionOf, type TableState } from '../../../core/table/index.ts';
import { BotFault, type Thinkers, type Thought } from '../thinking/thinkers.ts';
import { seatOfOccupant, type Visitor } from './people.ts';
import type { TableRunner } from './runner.ts';

export interface CoachParts {
  readonly runner: Pick<TableRunner, 'run' | 'state'>;
  readonly thinkers: Thinkers;
  readonly entropy: (size: number) => Uint8Array;
  /** Marks a visitor for a new frame. */
  readonly show: (visitor: Visitor) => void;
  readonly log: (line: string) => void;
}

const SEED_BYTES = 32;

/** What one visitor has asked. */
interface Asked {
  readonly seat: Seat;
  readonly question: number;
  readonly thought: Thought;
  /** Absent while the coach thinks. */
  said?: Omit<AdviceFrame, 'question'>;
}

/** Says to who asks what a master would do, from what their seat may know. Nobody else learns that somebody has asked. */
export class Coach {
  readonly #parts: CoachParts;
  readonly #asked = new Map<Visitor, Asked>();

  constructor(parts: CoachParts) {
    this.#parts = parts;
  }

  /** Begins to think for a visitor who holds the seat. Asking again for the same question changes nothing. */
  ask(visitor: Visitor, at: Seat): Answer {
    const { runner, thinkers, entropy } = this.#parts;
    const known = this.#asked.get(visitor);
    if (known?.seat === at && isOpen(runner.state, known)) return ok(undefined);
    const task = adviceTask(runner.state, at);
    if (!task.ok) return task;
    this.forget(visitor);
    const thought = thinkers.think(task.value, entropy(SEED_BYTES), 'advice');
    const asked: Asked = { seat: at, question: questionOf(runner.state, at), thought };
    this.#asked.set(visitor, asked);
    this.#parts.show(visitor);
    void this.#listen(visitor, asked);
    return ok(undefined);
  }

  /** What a visitor's frame says of it: nothing, unless it shows the hand of the seat that was asked for. */
  told(visitor: Visitor): AdviceFrame | undefined {
    const asked = this.#asked.get(visitor);
    if (asked === undefined || visitor.facing === undefined) return undefined;
    const { state } = this.#parts.runner;
    if (seatOfOccupant(state, visitor.facing) !== asked.seat || !isOpen(state, asked)) return undefined;
    return { question: asked.question, ...asked.said };
  }

  /** Nobody waits any more for what is not asked any more. */
  update(): void {
    for (const [visitor, asked] of this.#asked)
      if (!isOpen(this.#parts.runner.state, asked)) this.forget(visitor);
  }

  /** A visitor has left, or asks something else. */
  forget(visitor: Visitor): void {
    this.#asked.get(visitor)?.thought.stop();
    this.#asked.delete(visitor);
  }

  stop(): void {
    for (const visitor of [...this.#asked.keys()]) this.forget(visitor);
  }

  async #listen(visitor: Visitor, asked: Asked): Promise<void> {
    const said = await this.#heard(asked);
    await this.#parts.runner.run(() => {
      asked.said = said;
      if (this.#asked.get(visitor) === asked) this.#parts.show(visitor);
      return Promise.resolve();
    });
  }

  async #heard({ seat, thought }: Asked): Promise<Omit<AdviceFrame, 'question'>> {
    try {
      const advice = (await thought.answer) as Advice | undefined;
      return advice === undefined ? { failed: true } : { advice };
    } catch (error) {
      const why = error instanceof BotFault ? error.message : faultText(error);
      this.#parts.log(`table ${this.#parts.runner.state.id}: the coach failed for seat ${seat}: ${why}`);
      return { failed: true };
    }
  }
}

const isOpen = (state: TableState, { seat, question }: Asked): boolean =>
  awaitsOf(state).includes(seat) && questionOf(state, seat) === question;
