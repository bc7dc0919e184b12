import { watch } from 'vue';
import type { Seat } from '../../core/base/ids.ts';
import type { Rejection } from '../../core/base/rejection.ts';
import { newToken, type AnswerTo, type Outcome, type TableBody } from '../net/index.ts';
import { useProblem } from '../stores/problem.ts';
import type { Admission } from './admission.ts';
import type { ShownFrame } from './scene-player.ts';

type SeatOutcome = Outcome<undefined>;

/** Of a session, what asking for a seat needs. */
interface Asking {
  readonly frame: ShownFrame | undefined;
  readonly refusal: Rejection | undefined;
  readonly isClosed: boolean;
  request<Body extends TableBody>(body: Body): Promise<Outcome<AnswerTo<Body>>>;
  once(kind: string, what: object, ask: () => Promise<SeatOutcome>): Promise<SeatOutcome>;
  retry(): void;
}

/** Rejections by which a host denies the claim of somebody in front of a closed table. */
const DENIED: readonly string[] = ['claim-refused', 'no-such-person', 'muted', 'too-fast', 'too-many'];

/**
 * How this device comes to a seat of a table. Each seat gets a new token. It is stored before it is sent, so that the seat is this device's
 * even if the answer is lost, and removed again if the host says no.
 */
export class Seating {
  readonly #session: Asking;
  readonly #admission: Admission;
  /** The token with which the host is being asked for a seat. */
  #pending: string | undefined;

  constructor(session: Asking, admission: Admission) {
    this.#session = session;
    this.#admission = admission;
    watch(
      () =>
        ['refused', 'crowded'].includes(session.frame?.you.knock ?? '') ||
        DENIED.includes(session.refusal?.code ?? ''),
      (isDenied) => {
        if (isDenied) this.#dropPending();
      },
    );
  }

  /** Takes a seat, any free one or the one named, and is ready; or asks the host for it. */
  sit(name: string, wish: { readonly colour?: number; readonly seat?: Seat } = {}): Promise<SeatOutcome> {
    return this.#askForSeat({ name, ...wish }, (token) =>
      this.#session.request({ type: 'sit', token, name, ready: true, ...wish }),
    );
  }

  /** Says that a seat is one's own although this device has no token of it (any more): the host is asked, but by the owner. */
  claim(seat: Seat): Promise<SeatOutcome> {
    return this.#askForSeat({ claim: seat }, (token) =>
      this.#session.request({ type: 'claim-seat', seat, token }),
    );
  }

  /** The same in front of a closed table, by name. The host's answer is why this device stays outside. */
  async claimByName(name: string): Promise<void> {
    const token = newToken();
    await this.#admission.storeToken(token);
    if (this.#session.isClosed) return this.#admission.removeToken(token);
    this.#dropPending();
    this.#pending = token;
    this.#admission.takeClaim({ name, token });
    this.#session.retry();
  }

  /** Plays a seat of another device on this one; whoever was not admitted is, with the code. */
  takeOver(code: string): Promise<SeatOutcome> {
    return this.#askForSeat({ code }, (token) => {
      if (this.#session.refusal === undefined)
        return this.#session.request({ type: 'move-here', code, token });
      const outcome = this.#admission.takeMove({ code, token });
      this.#session.retry();
      return outcome;
    });
  }

  /** Stores the tokens of this device's seats again, where the storage did not take one. */
  async storeAgain(): Promise<void> {
    for (const token of await this.#admission.tokens()) await this.#admission.storeToken(token);
  }

  #askForSeat(what: object, ask: (token: string) => Promise<SeatOutcome>): Promise<SeatOutcome> {
    return this.#session.once(`seat ${JSON.stringify(what)}`, what, async () => {
      const note = useProblem().noteHere();
      const token = newToken();
      await this.#admission.storeToken(token);
      if (this.#session.isClosed) {
        await this.#admission.removeToken(token);
        return { ok: false, error: { code: 'offline' } };
      }
      const outcome = note(await ask(token));
      if (outcome.ok || outcome.error.code === 'offline') this.#pending = token;
      else await this.#admission.removeToken(token);
      return outcome;
    });
  }

  #dropPending(): void {
    if (this.#pending !== undefined) void this.#admission.removeToken(this.#pending);
    this.#pending = undefined;
  }
}
