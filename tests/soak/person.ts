import { setTimeout as pause } from 'node:timers/promises';
import type { Seat, TableId } from '../../core/base/ids.ts';
import { isSameJson } from '../../core/base/json.ts';
import { gameNamed } from '../../core/games/index.ts';
import type { Rng } from '../../core/base/rng.ts';
import type { AnswerFrame, TableFrame } from '../../core/protocol/frames.ts';
import type { Body } from '../helpers/host-client.ts';
import { choose } from '../helpers/host-player.ts';
import { Line } from './line.ts';

export type Act = Extract<Body, { readonly type: 'act' }>;

export interface PersonParts {
  readonly port: () => number;
  readonly table: TableId;
  readonly seat: Seat;
  readonly token: string;
  /** The owner's secret, for one of the people at each table. */
  readonly owner?: string;
  readonly rng: Rng;
  /** Milliseconds that a choice takes at most. */
  readonly thinking: number;
  /** Told of every act that was acknowledged: when it was sent, and how long the answer took. */
  readonly answered: (sentAt: number, milliseconds: number) => void;
}

/** Milliseconds between two tries to come back. */
const AGAIN = 100;

/** Why an act of somebody who does everything right is refused: it can be made again later. */
const HELD: readonly string[] = ['paused', 'table-frozen'];
/** Why nothing can be taken back any more. */
const LATE: readonly string[] = [
  'too-late',
  'stale',
  'nothing-chosen',
  'not-available',
  'not-in-game',
  'not-your-turn',
  'paused',
  'table-frozen',
];

const isUndo = ({ action }: Act): boolean => /^un/.test(String(Reflect.get(Object(action), 'type')));

/** Somebody at a table who plays game after game and comes back by itself. */
export class Person {
  readonly parts: PersonParts;
  /** Acts that the host has acknowledged, in order. */
  readonly acknowledged: Act[] = [];
  /** The act that was sent and not answered. */
  pending: Act | undefined;
  /** Acts that were refused when they came a second time, after their answer had been lost: they may have been done. */
  readonly unsure: Act[] = [];
  /** Answers that the protocol does not allow. */
  readonly wrong: string[] = [];
  returns = 0;
  longestAway = 0;
  /** How often a choice was to be taken back, whether or not it still could. */
  secondThoughts = 0;
  /** Sends the next act twice, or an older one after it. */
  next: 'once' | 'doubled' | 'reordered' = 'once';
  #line: Line | undefined;
  #awaySince: number | undefined;
  #isLeaving = false;
  /** The question of the choice that was last thought of once more. */
  #thought = -1;

  constructor(parts: PersonParts) {
    this.parts = parts;
  }

  get isHere(): boolean {
    return this.#line?.frame !== undefined && this.#awaySince === undefined;
  }

  get phase(): TableFrame['table']['phase'] | undefined {
    return this.#line?.frame?.table.phase;
  }

  get isPaused(): boolean {
    return this.#line?.frame?.table.paused !== undefined;
  }

  /** Plays until `leave`. */
  async live(): Promise<void> {
    const { port, table, token, owner } = this.parts;
    while (!this.#isLeaving) {
      const who = { tokens: [token], ...(owner !== undefined && { owner }) };
      const line = await Line.open(port(), `/ws/${table}`, who).catch(() => undefined);
      if (line === undefined) {
        await pause(AGAIN);
        continue;
      }
      this.#line = line;
      await this.#playOn(line).catch((error: Error) => {
        if (error.message !== 'the connection ended') throw error;
      });
      this.#awaySince ??= performance.now();
    }
  }

  leave(): void {
    this.#isLeaving = true;
    this.drop();
  }

  drop(): void {
    this.#line?.drop();
  }

  /** The connection breaks so that the host does not learn of it; returns what ends it for good. */
  halfOpen(): () => void {
    const line = this.#line;
    line?.abandon();
    return () => line?.drop();
  }

  /** Stops reading; returns what goes on. */
  slow(): () => void {
    const line = this.#line;
    line?.pause();
    return () => line?.resume();
  }

  async #playOn(line: Line): Promise<void> {
    let seen = 0;
    await line.after(seen);
    this.#noteReturn();
    if (this.pending !== undefined) await this.#send(line, this.pending, true);
    while (!this.#isLeaving) {
      const frame = await line.after(seen);
      seen = line.count;
      await this.#respond(line, frame);
    }
  }

  #noteReturn(): void {
    if (this.#awaySince === undefined) return;
    this.returns += 1;
    this.longestAway = Math.max(this.longestAway, performance.now() - this.#awaySince);
    this.#awaySince = undefined;
  }

  async #respond(line: Line, frame: TableFrame): Promise<void> {
    const { seat, owner, rng, thinking } = this.parts;
    const { phase, seats } = frame.table;
    const isOwner = owner !== undefined;
    if (phase === 'ended' && isOwner) await line.request({ type: 'rematch' });
    const own = seats[seat];
    if (phase === 'lobby' && own?.type === 'person' && !own.ready)
      await line.request({ type: 'ready', seat, ready: true });
    const areReady = seats.every((who) => who.type === 'bot' || (who.type === 'person' && who.ready));
    if (phase === 'lobby' && isOwner && areReady) await line.request({ type: 'start' });
    const question = frame.game?.question ?? 0;
    if (phase !== 'playing' || frame.table.paused !== undefined || frame.table.frozen !== undefined) return;
    if (await this.#thinkAgain(line, frame, question)) return;
    if (question <= (this.acknowledged.at(-1)?.question ?? -1)) return;
    const action = choose(frame, rng);
    if (action === undefined) return;
    if (thinking > 0) await pause(rng.below(thinking));
    this.pending = { type: 'act', seat, action, question };
    await this.#send(line, this.pending, false);
  }

  /** Now and then takes back what was just chosen; once for each choice. */
  async #thinkAgain(line: Line, frame: TableFrame, question: number): Promise<boolean> {
    const { seat, rng } = this.parts;
    const { game, table } = frame;
    const [undo] = (gameNamed(table.setup.game)?.undo ?? []).filter(
      (type) => game !== undefined && type in game.legal,
    );
    const mayTakeBack = table.takeBack?.seat === seat;
    if ((undo === undefined && !mayTakeBack) || this.#thought === question || game?.undosLeft === 0)
      return false;
    this.#thought = question;
    if (rng.below(2) > 0) return false;
    this.secondThoughts += 1;
    if (undo !== undefined) {
      this.pending = { type: 'act', seat, action: { type: undo }, question };
      await this.#send(line, this.pending, false);
      return true;
    }
    const answer = await line.request({ type: 'take-back', seat });
    if (!answer.ok && !LATE.includes(answer.error.code))
      this.wrong.push(`take-back: ${JSON.stringify(answer.error)}`);
    return answer.ok;
  }

  async #send(line: Line, act: Act, isAgain: boolean): Promise<void> {
    const manner = this.next;
    const sentAt = performance.now();
    let took = 0;
    const first = line.request(act).then((answer) => {
      took = performance.now() - sentAt;
      return answer;
    });
    const others = manner === 'once' ? [] : this.#sendMore(line, act, manner);
    const [answer, ...more] = await Promise.all([first, ...others.map(({ answer }) => answer)]);
    this.pending = undefined;
    if (manner !== 'once') this.next = 'once';
    if (answer.ok) {
      this.acknowledged.push(act);
      this.parts.answered(sentAt, took);
    } else if (isAgain) this.unsure.push(act);
    else if (!HELD.includes(answer.error.code) && !(isUndo(act) && LATE.includes(answer.error.code)))
      this.wrong.push(`${JSON.stringify(act)}: ${JSON.stringify(answer.error)}`);
    for (const [index, one] of more.entries()) {
      const allowed = others[index]?.allowed ?? [];
      const said = one.ok ? 'ok' : one.error.code;
      if (!allowed.includes(said)) this.wrong.push(`${JSON.stringify(act)} ${manner}: ${said}`);
    }
  }

  /** What comes behind an act: the same again, or an old one and a new choice for its question. */
  #sendMore(line: Line, act: Act, manner: 'doubled' | 'reordered'): readonly Sent[] {
    if (manner === 'doubled')
      return [
        { answer: line.request(act), allowed: ['ok', 'not-in-game', ...HELD, ...(isUndo(act) ? LATE : [])] },
      ];
    const old = this.acknowledged.at(-1 - this.parts.rng.below(8));
    if (old === undefined) return [];
    // As that question was answered once, perhaps before that was taken back
    const isRepeated = this.acknowledged.some(
      ({ question, action }) => question === old.question && isSameJson(action, act.action),
    );
    return [
      { answer: line.request(old), allowed: ['ok', 'stale', ...HELD] },
      {
        answer: line.request({ ...act, question: old.question }),
        allowed: [...(isRepeated ? ['ok'] : []), 'stale', ...HELD],
      },
    ];
  }
}

interface Sent {
  readonly answer: Promise<AnswerFrame>;
  /** What may be said of it. */
  readonly allowed: readonly string[];
}
