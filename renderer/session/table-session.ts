import { effectScope, inject, provide, ref, shallowRef, type InjectionKey } from 'vue';
import type { Seat, TableId } from '../../core/base/ids.ts';
import type { Rejection } from '../../core/base/rejection.ts';
import { sceneBuilderFor } from '../games/index.ts';
import {
  Connection,
  openChannel,
  type AnswerTo,
  type ConnectionStatus,
  type Outcome,
  type TableBody,
} from '../net/index.ts';
import { keepNames, namesHere } from '../stores/device.ts';
import { useProblem } from '../stores/problem.ts';
import { onResume } from '../stores/on-resume.ts';
import { Admission, type TablePlace } from './admission.ts';
import type { Intent } from './intents.ts';
import { watchQuestions, type Question } from './questions.ts';
import { ScenePlayer, type ReceivedFrame, type ShownFrame } from './scene-player.ts';
import { Seating } from './seating.ts';

/** Rejections that end when the host does something, or by themselves: the page tries again now and then. */
const TEMPORARY: readonly string[] = [
  'pin-needed',
  'wrong-pin',
  'pin-locked',
  'door-closed',
  'claim-waiting',
];
/** Milliseconds between two tries. */
const RETRY = 10_000;

/**
 * Everything about one table on this page: the connection, what is shown, and what can be asked of the host. It belongs to one table for
 * its whole life; once it is closed, requests fail with `offline`. Getters are reactive.
 */
export class TableSession {
  readonly place: TablePlace;
  /** Ways to a seat of this table. */
  readonly seating: Seating;
  readonly #admission: Admission;
  readonly #player: ScenePlayer;
  readonly #problem = useProblem();
  readonly #status = shallowRef<ConnectionStatus>({ type: 'connecting' });
  readonly #refusal = shallowRef<Rejection>();
  readonly #isRetrying = ref(false);
  readonly #isDisplaced = ref(false);
  readonly #unanswered = ref(0);
  /** The frame that was on the screen when an action was accepted: it still asks what has been answered. */
  readonly #answered = shallowRef<ShownFrame>();
  readonly #newest = new Map<string, { readonly body: string; readonly outcome: Promise<Outcome<never>> }>();
  readonly #questions: ReturnType<typeof watchQuestions>;
  /** Of the watchers of this session: it outlives the screen that opened it. */
  readonly #scope = effectScope(true);
  readonly #stopWaking: () => void;
  #connection: Connection;
  #isHolding = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(place: TablePlace) {
    this.place = place;
    this.#admission = new Admission(place);
    this.#player = new ScenePlayer({
      sceneBuilderFor,
      report: (show) => void this.#connection.request({ type: 'shown', show }),
    });
    const inScope = <Made>(make: () => Made): Made => this.#scope.run(make) as Made;
    this.#questions = inScope(() => watchQuestions(this.#player.shown));
    this.seating = inScope(() => new Seating(this, this.#admission));
    this.#connection = this.#connect();
    this.#stopWaking = onResume(() => this.#connection.check());
  }

  get id(): TableId {
    return this.place.id;
  }

  /** What is on the screen; undefined until the first frame has come. */
  get frame(): ShownFrame | undefined {
    return this.#player.shown.value;
  }

  get status(): ConnectionStatus {
    return this.#status.value;
  }

  /** Whether this session is over, and nothing can be asked any more. */
  get isClosed(): boolean {
    return this.status.type === 'closed';
  }

  /** Why the host did not admit this device; it stays while that is tried again. */
  get refusal(): Rejection | undefined {
    return this.#refusal.value;
  }

  /** Whether somebody who was refused tries again. */
  get isRetrying(): boolean {
    return this.#isRetrying.value;
  }

  /** Whether another page of this person has taken the seats over; they come back only when asked for. */
  get isDisplaced(): boolean {
    return this.#isDisplaced.value;
  }

  /** Whether the host has set another PIN since this device was admitted; until it is admitted again. */
  get isPinChanged(): boolean {
    return this.#admission.isPinChanged.value;
  }

  /** Whether the storage has taken the newest seat token; otherwise this page alone has it. */
  get areTokensStored(): boolean {
    return this.#admission.areTokensStored.value;
  }

  /** The seat whose hand is shown. */
  get facing(): Seat | undefined {
    return this.frame?.you.facing;
  }

  /** Whether an action is not answered yet, or the frame that shows its result has still to come. */
  get isActing(): boolean {
    return (
      this.#unanswered.value > 0 ||
      (this.#answered.value !== undefined && this.#answered.value === this.#player.shown.value)
    );
  }

  /** The question that the faced seat was asked at a time (`Event.timeStamp`); undefined if there was none. Absent: now. */
  questionAt(time?: number): Question | undefined {
    return this.#questions.shownAt(time);
  }

  /**
   * Sends what the faced seat does as the answer to the intent's question. The host rejects an answer to an older question (`stale`); that
   * is said, except for a later click of a double click, which was not meant.
   */
  async act({ action, question, isRepeat = false }: Intent): Promise<Outcome<undefined>> {
    const seat = this.facing;
    if (seat === undefined || question === undefined) return { ok: false, error: { code: 'not-your-turn' } };
    const note = this.#problem.noteHere();
    this.#unanswered.value += 1;
    const outcome = await this.#connection.request({ type: 'act', seat, action, question });
    this.#unanswered.value -= 1;
    if (outcome.ok) this.#answered.value = this.frame;
    return !outcome.ok && outcome.error.code === 'stale' && isRepeat ? outcome : note(outcome);
  }

  /**
   * Asks the host. A rejection is shown where it was asked for (`useProblem`). Asking for the same again while the newest request of its
   * type is under way returns that one's outcome.
   *
   * @param expected the code of a rejection that the caller shows itself
   */
  ask<Body extends TableBody>(body: Body, expected?: string): Promise<Outcome<AnswerTo<Body>>> {
    return this.once(body.type, body, async () => {
      const note = this.#problem.noteHere();
      const outcome = await this.#connection.request(body);
      return !outcome.ok && outcome.error.code === expected ? outcome : note(outcome);
    });
  }

  /** As `ask`, for what nobody has pressed for: nobody is told if it fails. */
  request<Body extends TableBody>(body: Body): Promise<Outcome<AnswerTo<Body>>> {
    return this.#connection.request(body);
  }

  /**
   * Calls `ask` unless the same is under way. Only the newest of its kind counts: who chooses A, B and A again within one round trip
   * wants A.
   */
  once<Value>(kind: string, what: object, ask: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    const body = JSON.stringify(what);
    const before = this.#newest.get(kind);
    if (before?.body === body) return before.outcome;
    const asked = { body, outcome: ask() as Promise<Outcome<never>> };
    this.#newest.set(kind, asked);
    void asked.outcome.finally(() => {
      if (this.#newest.get(kind) === asked) this.#newest.delete(kind);
    });
    return asked.outcome;
  }

  /** Lets bots wait, or no longer, while who plays alone reads something. The host forgets it with the connection; each hello repeats it. */
  hold(isHolding: boolean): void {
    if (this.#isHolding === isHolding) return;
    this.#isHolding = isHolding;
    void this.request({ type: 'hold', hold: isHolding });
  }

  /**
   * Gives a seat up. Lists lead nobody back to it, even if the page goes before its next frame. The token stays: it tells the host that its
   * holder knows a hand of the game.
   */
  async leave(seat: Seat): Promise<Outcome<undefined>> {
    const who = this.frame?.table.seats[seat];
    const outcome = await this.ask({ type: 'leave', seat });
    if (outcome.ok && who?.type === 'person')
      keepNames(
        this.id,
        namesHere(this.id).filter((name) => name !== who.name),
      );
    return outcome;
  }

  /** Shows the next scene; the second time the newest frame. */
  readonly skipScene = (): void => this.#player.skip();

  /** Forgets what happened unseen. */
  readonly dismissMissed = (): void => this.#player.dismissMissed();

  /** Tries again at once to be admitted. */
  retry(): void {
    this.#isRetrying.value = this.refusal !== undefined;
    this.#connection.retry();
  }

  /** Tries again with a PIN. */
  enterPin(pin: string): void {
    this.#admission.takePin(pin);
    this.retry();
  }

  /** Tries again with the code in a link. */
  enterCode(code: string): void {
    this.#admission.takeCode(code);
    if (this.status.type === 'closed') this.rejoin();
    else this.retry();
  }

  /** Takes whoever answers for the host of this table. */
  trustAnyHost(): void {
    this.#admission.takeCode(undefined);
    this.rejoin();
  }

  /** Joins anew: takes the seats back from the page that took them over, or comes back to a table that was put away. */
  rejoin(): void {
    this.#connection.close();
    this.#player.clear();
    this.#isDisplaced.value = false;
    this.#connection = this.#connect();
  }

  /** Leaves the table's page; seats stay. */
  close(): void {
    this.#stopWaking();
    clearTimeout(this.#retry);
    this.#connection.close();
    this.#admission.end();
    this.#scope.stop();
    this.#player.clear();
  }

  #connect(): Connection {
    const { id, host } = this.place;
    return new Connection({
      open: (events) => {
        const { tableCode } = this.#admission;
        return openChannel(
          { path: `/ws/${id}`, ...(host && { host }), ...(tableCode && { tableCode }) },
          events,
        );
      },
      hello: (ask) => this.#admission.hello(this.isDisplaced, ask),
      onFrame: (frame) => {
        if (frame.type === 'table') this.#receive({ ...frame, receivedAt: Date.now() });
      },
      onStatus: (status) => this.#onStatus(status),
    });
  }

  #receive(frame: ReceivedFrame): void {
    const { you, table } = frame;
    if (you.moved.length > 0) this.#isDisplaced.value = true;
    const own = you.seats.flatMap((seat) => table.seats[seat] ?? []);
    keepNames(
      table.id,
      own.flatMap((who) => (who.type === 'person' ? [who.name] : [])),
    );
    this.#player.push(frame);
  }

  #onStatus(status: ConnectionStatus): void {
    const isCodeRefused = this.#admission.onStatus(status);
    this.#status.value = status;
    clearTimeout(this.#retry);
    if (status.type === 'connecting') return;
    this.#isRetrying.value = false;
    const error = status.type === 'refused' ? status.error : undefined;
    // A try without a PIN is asked for one: after a wrong PIN that is nothing new.
    const isNew = error?.code !== 'pin-needed' || this.refusal?.code !== 'wrong-pin';
    if (!isCodeRefused && isNew) this.#refusal.value = error;
    if (status.type === 'online' && this.#isHolding) void this.request({ type: 'hold', hold: true });
    if (error !== undefined && TEMPORARY.includes(error.code))
      this.#retry = setTimeout(() => this.#connection.retry(), error.data?.['left'] === 0 ? 0 : RETRY);
  }
}

export const SESSION: InjectionKey<TableSession> = Symbol('session');

/** Makes the session of a table known to all components below. */
export const provideSession = (session: TableSession): void => provide(SESSION, session);

/** The session of the table around this component. Throws outside a table. */
export function useSession(): TableSession {
  const session = inject(SESSION, undefined);
  if (session === undefined) throw new Error('there is no table here');
  return session;
}
