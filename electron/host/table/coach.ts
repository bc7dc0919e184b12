import type { Seat } from '../../../core/base/ids.ts';
import { ok } from '../../../core/base/result.ts';
import type { BotQuestion, Reviewed } from '../../../core/bots/index.ts';
import type { Advice } from '../../../core/game.ts';
import type { Answer, You } from '../../../core/protocol/frames.ts';
import {
  adviceTask,
  awaitsOf,
  certainMarks,
  faultText,
  pastDecisions,
  positionSeen,
  questionOf,
  shownMarks,
  type Judged,
  type TableState,
} from '../../../core/table/index.ts';
import { BotFault, type BotPool, type PendingDecision } from '../thinking/bot-pool.ts';
import { seatOfOccupant, type Client } from './people.ts';
import type { TableRunner } from './runner.ts';

export interface CoachParts {
  readonly runner: Pick<TableRunner, 'run' | 'state'>;
  readonly botPool: BotPool;
  /** Marks a client for a new frame. */
  readonly show: (client: Client) => void;
  readonly log: (line: string) => void;
}

type CoachPart = Pick<You, 'advice' | 'review'>;

/** What one client has asked for a seat, and what there is to tell of it. */
interface Asked {
  readonly seat: Seat;
  /** Whether the table still stands where it was asked. */
  readonly isOpen: (state: TableState) => boolean;
  told: CoachPart;
  /** What the coach thinks of now; absent once it has said all. */
  thought?: PendingDecision;
}

/** Positions of which it is remembered what was advised: more than somebody goes back and forth between. */
const REMEMBERED = 64;

/** Says to who asks what a master would do, or would have done, from what their seat may know. Nobody else learns that somebody has asked. */
export class Coach {
  readonly #parts: CoachParts;
  readonly #asked = new Map<Client, Asked>();
  /** What was found in the game that is over, by seat: who comes back to the seat need not wait for it again. */
  readonly #found = new Map<Seat, { readonly games: number; readonly told: CoachPart }>();
  /** What was advised, by position: who is asked the same thing again is told the same again. */
  readonly #advised = new Map<string, Advice>();

  constructor(parts: CoachParts) {
    this.#parts = parts;
  }

  /** Begins to think of the question that a seat of the client is asked. Asking again changes nothing. */
  ask(client: Client, seat: Seat): Answer {
    const { state } = this.#parts.runner;
    const question = questionOf(state, seat);
    if (this.#hasAsked(client, seat, 'advice')) return ok(undefined);
    const task = adviceTask(state, seat);
    if (!task.ok) return task;
    const isOpen = (now: TableState): boolean =>
      awaitsOf(now).includes(seat) && questionOf(now, seat) === question;
    const position = positionSeen(state, seat);
    const known = this.#advised.get(position);
    const asked: Asked = { seat, isOpen, told: { advice: { question, ...(known && { advice: known }) } } };
    return this.#begin(client, asked, async () => {
      const advice = known ?? (await this.#opinion(asked, task.value, 'advice', position));
      if (advice === undefined) return { advice: { question, failed: true } };
      this.#remember(position, advice as Advice);
      return { advice: { question, advice: advice as Advice } };
    });
  }

  /** Begins to weigh what a seat of the client has decided in the game that is over. Asking again changes nothing. */
  review(client: Client, seat: Seat): Answer {
    const { state } = this.#parts.runner;
    if (this.#hasAsked(client, seat, 'review') || this.#foundFor(seat) !== undefined) return ok(undefined);
    const decisions = pastDecisions(state, seat);
    if (!decisions.ok) return decisions;
    const isOpen = (now: TableState): boolean => now.phase === 'ended' && now.games === state.games;
    const asked: Asked = { seat, isOpen, told: { review: {} } };
    return this.#begin(client, asked, async () => {
      const judged: Judged[] = [];
      for (const decision of decisions.value) {
        const reviewed = (await this.#opinion(asked, decision, 'review')) as Reviewed | undefined;
        judged.push({ at: decision.at, reviewed });
      }
      const told = { review: { marks: shownMarks(certainMarks(judged)) } };
      this.#found.set(seat, { games: state.games, told });
      return told;
    });
  }

  /** What a visitor's frame says of it: nothing, unless it shows the hand of the seat that was asked for. */
  told(client: Client): CoachPart | undefined {
    const { facing } = client;
    const seat = facing === undefined ? undefined : seatOfOccupant(this.#parts.runner.state, facing);
    if (seat === undefined) return undefined;
    const asked = this.#asked.get(client);
    return asked?.seat === seat && this.#isOpen(client) ? asked.told : this.#foundFor(seat);
  }

  /** What was found in the game that is over for a seat; undefined if nobody has asked. */
  #foundFor(seat: Seat): CoachPart | undefined {
    const { phase, games } = this.#parts.runner.state;
    const found = this.#found.get(seat);
    return phase === 'ended' && found?.games === games ? found.told : undefined;
  }

  /** Nobody waits any more for what is not asked any more. */
  update(): void {
    for (const client of this.#asked.keys()) if (!this.#isOpen(client)) this.forget(client);
  }

  /** A client has left, or asks something else. */
  forget(client: Client): void {
    this.#asked.get(client)?.thought?.stop();
    this.#asked.delete(client);
  }

  stop(): void {
    for (const client of [...this.#asked.keys()]) this.forget(client);
  }

  #remember(position: string, advice: Advice): void {
    this.#advised.set(position, advice);
    const [oldest] = this.#advised.keys();
    if (this.#advised.size > REMEMBERED && oldest !== undefined) this.#advised.delete(oldest);
  }

  #hasAsked(client: Client, seat: Seat, what: keyof CoachPart): boolean {
    const asked = this.#asked.get(client);
    return asked?.seat === seat && asked.told[what] !== undefined && this.#isOpen(client);
  }

  #isOpen(client: Client): boolean {
    return this.#asked.get(client)?.isOpen(this.#parts.runner.state) === true;
  }

  #begin(client: Client, asked: Asked, think: () => Promise<CoachPart>): Answer {
    this.forget(client);
    this.#asked.set(client, asked);
    this.#parts.show(client);
    void this.#tell(client, asked, think);
    return ok(undefined);
  }

  async #tell(client: Client, asked: Asked, think: () => Promise<CoachPart>): Promise<void> {
    const told = await think();
    await this.#parts.runner.run(() => {
      asked.told = told;
      delete asked.thought;
      if (this.#asked.get(client) === asked) this.#parts.show(client);
      return Promise.resolve();
    });
  }

  /**
   * What the coach makes of a decision; undefined if it has nothing to say. Never comes once nobody waits. `seed`: the position, so that also
   * after a restart the same is said of it where there is time for all playouts; a review draws its chance from the decision itself.
   */
  async #opinion(
    asked: Asked,
    question: BotQuestion,
    wish: 'advice' | 'review',
    seed = '',
  ): Promise<unknown> {
    const { runner, botPool, log } = this.#parts;
    try {
      asked.thought = botPool.think(question, new TextEncoder().encode(seed), wish);
      return await asked.thought.answer;
    } catch (error) {
      const why = error instanceof BotFault ? error.message : faultText(error);
      log(`table ${runner.state.id}: the coach failed for seat ${asked.seat}: ${why}`);
      return undefined;
    }
  }
}
