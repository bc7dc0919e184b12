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
  readonly botPool: Pick<BotPool, 'think'>;
  /** Marks a client for a new frame. */
  readonly show: (client: Client) => void;
  readonly log: (line: string) => void;
}

type CoachPart = Pick<You, 'advice' | 'review'>;

/** A client's request for advice or a review, and the answer so far. */
interface CoachRequest {
  readonly seat: Seat;
  /** Whether the table is still at the position of the request. */
  readonly isOpen: (state: TableState) => boolean;
  part: CoachPart;
  /** The decision under way; absent when the answer is complete. */
  decision?: PendingDecision;
}

/** Positions whose advice is remembered: more than undo can go back and forth between. */
const REMEMBERED = 64;

/** Tells a client what a master would do, or would have done, from what its seat may know. No other client learns of the request. */
export class Coach {
  readonly #parts: CoachParts;
  readonly #requests = new Map<Client, CoachRequest>();
  /** Reviews of the finished game by seat, so that nobody waits for one twice. */
  readonly #reviews = new Map<Seat, { readonly games: number; readonly part: CoachPart }>();
  /** Advice by position, so that the same question gets the same advice. */
  readonly #adviceByPosition = new Map<string, Advice>();

  constructor(parts: CoachParts) {
    this.#parts = parts;
  }

  /** Starts on advice for a seat's question. Repeating the request changes nothing. */
  ask(client: Client, seat: Seat): Answer {
    const { state } = this.#parts.runner;
    const question = questionOf(state, seat);
    if (this.#hasAsked(client, seat, 'advice')) return ok(undefined);
    const task = adviceTask(state, seat);
    if (!task.ok) return task;
    const isOpen = (now: TableState): boolean =>
      awaitsOf(now).includes(seat) && questionOf(now, seat) === question;
    const position = positionSeen(state, seat);
    const known = this.#adviceByPosition.get(position);
    const request: CoachRequest = {
      seat,
      isOpen,
      part: { advice: { question, ...(known && { advice: known }) } },
    };
    return this.#begin(client, request, async () => {
      const advice = known ?? (await this.#opinion(request, task.value, 'advice', position));
      if (advice === undefined) return { advice: { question, failed: true } };
      this.#remember(position, advice as Advice);
      return { advice: { question, advice: advice as Advice } };
    });
  }

  /** Starts a review of a seat's decisions in the finished game. Repeating the request changes nothing. */
  review(client: Client, seat: Seat): Answer {
    const { state } = this.#parts.runner;
    if (this.#hasAsked(client, seat, 'review') || this.#reviewFor(seat) !== undefined) return ok(undefined);
    const decisions = pastDecisions(state, seat);
    if (!decisions.ok) return decisions;
    const isOpen = (now: TableState): boolean => now.phase === 'ended' && now.games === state.games;
    const request: CoachRequest = { seat, isOpen, part: { review: {} } };
    return this.#begin(client, request, async () => {
      const judged: Judged[] = [];
      for (const past of decisions.value) {
        const reviewed = (await this.#opinion(request, past, 'review')) as Reviewed | undefined;
        judged.push({ at: past.at, reviewed });
      }
      const part = { review: { marks: shownMarks(certainMarks(judged)) } };
      this.#reviews.set(seat, { games: state.games, part });
      return part;
    });
  }

  /**
   * Returns the coach's part of a client's frame; undefined unless the client shows the hand of the seat that the advice or review is for.
   */
  privatePartFor(client: Client): CoachPart | undefined {
    const { facing } = client;
    const seat = facing === undefined ? undefined : seatOfOccupant(this.#parts.runner.state, facing);
    if (seat === undefined) return undefined;
    const request = this.#requests.get(client);
    return request?.seat === seat && this.#isOpen(client) ? request.part : this.#reviewFor(seat);
  }

  /** Returns the review of a seat in the finished game, undefined if there is none. */
  #reviewFor(seat: Seat): CoachPart | undefined {
    const { phase, games } = this.#parts.runner.state;
    const review = this.#reviews.get(seat);
    return phase === 'ended' && review?.games === games ? review.part : undefined;
  }

  /** Drops requests whose position has passed. */
  update(): void {
    for (const client of this.#requests.keys()) if (!this.#isOpen(client)) this.forget(client);
  }

  /** Drops the request of a client that has left or makes another one. */
  forget(client: Client): void {
    this.#requests.get(client)?.decision?.stop();
    this.#requests.delete(client);
  }

  stop(): void {
    for (const client of [...this.#requests.keys()]) this.forget(client);
  }

  #remember(position: string, advice: Advice): void {
    this.#adviceByPosition.set(position, advice);
    const [oldest] = this.#adviceByPosition.keys();
    if (this.#adviceByPosition.size > REMEMBERED && oldest !== undefined)
      this.#adviceByPosition.delete(oldest);
  }

  #hasAsked(client: Client, seat: Seat, what: keyof CoachPart): boolean {
    const request = this.#requests.get(client);
    return request?.seat === seat && request.part[what] !== undefined && this.#isOpen(client);
  }

  #isOpen(client: Client): boolean {
    return this.#requests.get(client)?.isOpen(this.#parts.runner.state) === true;
  }

  #begin(client: Client, request: CoachRequest, think: () => Promise<CoachPart>): Answer {
    this.forget(client);
    this.#requests.set(client, request);
    this.#parts.show(client);
    void this.#finish(client, request, think);
    return ok(undefined);
  }

  async #finish(client: Client, request: CoachRequest, think: () => Promise<CoachPart>): Promise<void> {
    const part = await think();
    await this.#parts.runner.run(() => {
      request.part = part;
      delete request.decision;
      if (this.#requests.get(client) === request) this.#parts.show(client);
      return Promise.resolve();
    });
  }

  /**
   * Returns the coach's result for a decision, undefined if it failed. Never resolves once the request is dropped.
   * @param seed The position, so that the advice is the same after a restart if there is time for all playouts. A review draws its
   *   randomness from the decision itself.
   */
  async #opinion(
    request: CoachRequest,
    question: BotQuestion,
    kind: 'advice' | 'review',
    seed = '',
  ): Promise<unknown> {
    const { runner, botPool, log } = this.#parts;
    try {
      request.decision = botPool.think(question, new TextEncoder().encode(seed), kind);
      return await request.decision.answer;
    } catch (error) {
      const why = error instanceof BotFault ? error.message : faultText(error);
      log(`table ${runner.state.id}: the coach failed for seat ${request.seat}: ${why}`);
      return undefined;
    }
  }
}
