import type { Seat, TableId } from '../../../core/base/ids.ts';
import type { HelpReason } from '../../../core/base/hosting.ts';
import { TIME_AT } from '../../../core/base/pace.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { Answer, JoinRequest, ProofAnswer, You } from '../../../core/protocol/frames.ts';
import type { Prove } from '../../../core/protocol/requests.ts';
import { awaitsOf, questionOf, type TableState, type TableStep } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { errorText } from '../files.ts';
import { guarded } from '../guard.ts';
import type { TableSecrets } from '../journal/table-secrets.ts';
import type { HostLimits } from '../limits.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import type { Retries } from '../retries.ts';
import { Audience } from './audience.ts';
import { BotDriver } from './bot-driver.ts';
import { Coach } from './coach.ts';
import { TableOccupancy, type Occupancy } from './occupancy.ts';
import type { RenderedViews, Surroundings } from './frame.ts';
import type { LobbyRate } from './lobby-rate.ts';
import { Devices } from './devices.ts';
import { claimedSeat, knockFor, JoinRequests } from './join-requests.ts';
import type { BotPool } from '../thinking/bot-pool.ts';
import { OpenQuestions } from './open-questions.ts';
import { forgetLeavers, isHost, keysOf, occupantsAt, seatsOfOccupants, type Client } from './people.ts';
import { PinGuard } from './pin-guard.ts';
import type { PlayOnRequest } from './play-on.ts';
import { Predicting } from './predicting.ts';
import { Quips } from './quips.ts';
import { BotReactions } from './bot-reactions.ts';
import { TableRunner } from './runner.ts';
import { SeatClocks, graceOf, turnsOf } from './seat-clocks.ts';
import { returnCodesOf, SeatCodes } from './seat-codes.ts';
import { areAllBack, isInterrupted } from './restart.ts';
import { UndoWindow } from './undo-window.ts';
import { PresentationClock } from './presentation-clock.ts';
import { proveKeys } from '../secrets.ts';
import { mayChangeLine } from '../summaries.ts';
import type { OpenTable } from '../table-files.ts';

/** Milliseconds in which a bot that searches has nearly always decided. */
const THOUGHT = 300;

/** What a table needs of the host. */
export interface TableServices {
  readonly clock: Clock;
  readonly botPool: BotPool;
  readonly entropy: (size: number) => Uint8Array;
  readonly limits: HostLimits;
  readonly lobbyRate: LobbyRate;
  readonly retries: Retries;
  /** Milliseconds a bot takes at the normal pace, give or take a quarter. */
  readonly botDelay: number;
  /** Milliseconds of a beat at the normal pace. */
  readonly beat: number;
  readonly log: (line: string) => void;
  readonly isOwner: (secret: string | undefined) => boolean;
  /** What the host keeps of its owner's secret. */
  readonly ownerKey: string;
  /** Each `address:port` at which other devices find the host, the likeliest first. */
  readonly places: () => readonly string[];
  /** A game is over, at its end or before. */
  readonly finished: (table: TableState) => void;
  /** What lists of tables say of this one may have changed. */
  readonly changed: (table: HostedTable) => void;
  /** A table has another PIN, or none, and that is on disk. */
  readonly pinSet: (id: TableId) => void;
  /** Somebody had removed files of a table, and they have been written again. */
  readonly filesRewritten: (id: TableId) => void;
  /** Told after everything that is done at the table: who is there. */
  readonly occupancy: (id: TableId, occupancy: Occupancy) => void;
  /** Opens a table that plays on from a decision of the game that is over at this one. */
  readonly playOn: (from: TableState, wish: PlayOnRequest) => Promise<Result<TableId, Rejection>>;
  /** Asked before a table is opened to the network: whether that can be done. */
  readonly openToNetwork: () => Promise<boolean>;
}

/** The end of somebody's line to a table, whoever is on it. */
export interface Line {
  close(code: number): void;
  readonly closed: Promise<void>;
}

/** What is not done yet: `until` resolves with what is to be done in a further turn. */
export interface Later {
  readonly until: Promise<() => Promise<Outcome>>;
}

/** What becomes of a request in its turn: an answer, or nothing yet. */
export type Outcome = Answer | Later;

/** The refusal of a table that others should reach while the host cannot be opened to the network. */
export const NO_NETWORK = rejection('no-network');

/** A table as the host runs it: its log, its people, its bots and clocks. */
export class HostedTable {
  readonly runner: TableRunner<RenderedViews>;
  readonly audience: Audience;
  readonly secrets: TableSecrets;
  readonly services: TableServices;
  readonly pins: PinGuard;
  readonly showing: PresentationClock;
  readonly secondThoughts: UndoWindow;
  /** How often somebody may react, by occupant. */
  readonly reactions: RateLimit;
  /** How often somebody may be reminded, by seat and by who reminds. */
  readonly nudges: RateLimit;
  /** How often those who only watch may, all together. */
  readonly watchersNudges: RateLimit;
  /** The name of who was reminded last. */
  lastNudged?: string;
  readonly knocks: JoinRequests;
  readonly devices: Devices;
  readonly codes: SeatCodes;
  readonly asked: OpenQuestions;
  readonly coach: Coach;
  readonly predictions: Predicting;
  readonly #botReactions: BotReactions;
  readonly #quips: Quips;
  readonly #bots: BotDriver;
  readonly #grace: SeatClocks;
  readonly #turns: SeatClocks;
  readonly #occupancy = new TableOccupancy();
  readonly #lines = new Map<Line, boolean>();
  /** Why nobody can come any more: the code that all connections were ended with. */
  #closedWith: number | undefined;
  /** Seats whose time is over, and for which a bot thinks. */
  readonly #deciding = new Set<Seat>();
  #frozen: string | undefined;
  /** Whether the game has gone on by itself after a restart; where that failed, a host says so. */
  #hasGoneOn = false;
  /** Requests for a seat of which lists know. */
  #asks = 0;

  constructor({ isNew, stand, journal, secrets }: OpenTable, services: TableServices) {
    const { clock, log, limits, entropy, botDelay, beat } = services;
    this.secrets = secrets;
    this.services = services;
    this.reactions = createRateLimit(clock, limits.reactionBurst, limits.reactionsPerMinute / 60);
    this.nudges = createRateLimit(clock, limits.nudgeBurst, limits.nudgesPerMinute / 60);
    this.watchersNudges = createRateLimit(clock, 1, limits.watchersNudgesPerMinute / 60);
    this.codes = new SeatCodes(clock, entropy);
    this.devices = new Devices(clock);
    this.knocks = new JoinRequests(clock, this.devices, () => {
      this.audience.showAll();
      void this.runner.run(() => Promise.resolve());
    });
    this.pins = new PinGuard({
      clock,
      limits,
      saved: secrets.pinTries(),
      changed: () => void this.#keepPinTries(),
    });
    this.runner = new TableRunner(stand, journal, {
      clock,
      log,
      picture: (next) => this.audience.picture(next),
      stepped: (step, before, pictures) => this.#stepped(step, before, pictures),
      settled: () => this.#settle(),
    });
    const goOn = (): void => {
      this.audience.showAll(); // from now on somebody is waited for
      void this.runner.run(() => Promise.resolve());
    };
    this.showing = new PresentationClock(clock, beat, goOn);
    this.secondThoughts = new UndoWindow(clock, goOn);
    this.#bots = new BotDriver({
      ...services,
      runner: this.runner,
      delay: ({ setup }) => botDelay * TIME_AT[setup.pace],
      thought: botDelay === 0 ? 0 : THOUGHT,
      isHeld: () =>
        this.state.game?.paused !== undefined ||
        this.showing.number !== undefined ||
        this.showing.isHeld(this.state, this.audience.clients),
      notBefore: () => this.secondThoughts.open()?.left ?? 0,
    });
    this.#grace = new SeatClocks(clock, (at) => void this.runner.run(() => this.#endGrace(at)));
    this.#turns = new SeatClocks(clock, (at) => void this.#endTurn(at));
    this.asked = new OpenQuestions(clock);
    const show = (client: Client): void => this.audience.show(client);
    this.coach = new Coach({ ...services, runner: this.runner, show });
    this.predictions = new Predicting(clock, limits);
    this.#botReactions = new BotReactions(clock, entropy);
    this.#quips = new Quips(clock);
    this.audience = new Audience({
      state: () => this.state,
      surroundings: () => this.#surroundings(),
      told: (client) => this.#told(client),
      undos: limits.undos,
    });
    if (isNew !== true && isInterrupted(this.state)) void this.runner.run(() => this.#pauseAfterRestart());
    this.settle();
  }

  get id(): TableId {
    return this.state.id;
  }

  get state(): TableState {
    return this.runner.state;
  }

  /** Somebody's line to this table, from its opening to its end. */
  attach(line: Line, isLocal: boolean): void {
    if (this.#closedWith !== undefined) return line.close(this.#closedWith);
    this.#lines.set(line, isLocal);
    void line.closed.then(() => this.#lines.delete(line));
  }

  /** Ends the connections of other devices, when the table is no longer open to the network. */
  dismissNetwork(): void {
    for (const [line, isLocal] of this.#lines) if (!isLocal) line.close(CLOSE.noSuchTable);
  }

  /** Ends the connections of everybody who neither hosts nor holds a seat: they are asked for the new PIN. */
  dismissGuests(): void {
    for (const client of this.audience.clients)
      if (!client.isOwner && client.occupants.size === 0) client.close(CLOSE.pinChanged);
  }

  /** Proves to who asks at one of the host's places that this is the table whose keys they name. */
  prove(wish: Pick<Prove, 'nonce' | 'keys'>, place: string): ProofAnswer {
    const keys = [...keysOf(this.state), this.services.ownerKey];
    return proveKeys(wish, place, this.#places(), keys);
  }

  /** The host has other addresses: everybody is shown them. */
  moved(): void {
    void this.runner.run(() => {
      this.audience.showAll();
      return Promise.resolve();
    });
  }

  #places(): readonly string[] {
    return this.state.setup.reach === 'network' ? this.services.places() : [];
  }

  /**
   * The computer has slept: whoever was waited for gets the whole time again, since nobody could have come back or chosen meanwhile, and
   * everybody is shown that.
   */
  awoke(): void {
    this.#grace.stop();
    this.#turns.stop();
    this.asked.stop();
    this.audience.showAll();
    void this.runner.run(() => Promise.resolve());
  }

  /** Sees to it that the table's files are on disk, where somebody may have removed them. What cannot be written again is tried again. */
  checkFiles(): Promise<void> {
    return this.runner.run(async () => {
      await this.runner.checkJournal();
      await this.#orLater('secrets', 'its secrets could not be written again', async () => {
        if (await this.secrets.check()) this.services.filesRewritten(this.id);
      });
    });
  }

  /** What of the table is tried again, as `Retries` knows it. */
  #work(part: 'journal' | 'secrets' | 'tries'): string {
    return `the ${part} of table ${this.id}`;
  }

  /** Writes something of the table beside its journal, without which it goes on; where that fails it is tried again. */
  async #orLater(part: 'secrets' | 'tries', failure: string, write: () => Promise<void>): Promise<void> {
    const { retries, log } = this.services;
    try {
      await write();
      retries.drop(this.#work(part));
    } catch (error) {
      if (!retries.has(this.#work(part))) log(`table ${this.id}: ${failure}: ${errorText(error)}`);
      retries.add(this.#work(part), write);
    }
  }

  /** Within `run`: a bot makes the one choice that a person is awaited for. It thinks while others go on; what they do may make it needless. */
  decideFor(at: Seat, why: HelpReason): Outcome {
    const question = questionOf(this.state, at);
    const decideBy = ([bot, ...others]: readonly string[]): Outcome => {
      const refused = this.#notDecidable(at, question);
      if (refused !== undefined) return fail(refused);
      if (bot === undefined) return fail(rejection('fault'));
      const thought = this.#bots.think(at, bot);
      return {
        until: thought.then((decision) => async () => {
          const isStill = this.#notDecidable(at, question) === undefined;
          const isMade =
            isStill && decision !== undefined && (await this.#bots.help(at, bot, decision.action, why));
          return isMade ? ok(undefined) : decideBy(others);
        }),
      };
    };
    return decideBy(this.#bots.helpers(at));
  }

  /** Why no bot may answer a question of a person; undefined: one may. */
  #notDecidable(at: Seat, question: number): Rejection | undefined {
    const who = this.state.seats[at];
    const isAwaited = awaitsOf(this.state).includes(at) && questionOf(this.state, at) === question;
    if (who?.type !== 'person' || who.standIn !== undefined || !isAwaited)
      return rejection('not-awaited', { seat: at });
    if (this.runner.frozen !== undefined) return this.runner.refusal();
    const { paused } = this.state.game ?? {};
    return paused === undefined ? undefined : rejection('paused', { reason: paused });
  }

  /**
   * Does `act` in turn (see `TableRunner.run`), and in further turns what it says is to be done later. `answer` gets what has come of it,
   * before anybody is shown it; it is not called where `act` has nothing to say, or the table is closed.
   */
  async doInTurn(
    act: () => Outcome | undefined | Promise<Outcome>,
    answer: (answer: Answer) => void,
  ): Promise<void> {
    let next: typeof act | undefined = act;
    while (next !== undefined) {
      let later: Later | undefined;
      const now: typeof act = next;
      await this.runner.run(async () => {
        const outcome = await now();
        if (outcome !== undefined && 'until' in outcome) later = outcome;
        else if (outcome !== undefined) answer(outcome);
      });
      next = await (later as Later | undefined)?.until;
    }
  }

  /** Between two turns: clocks and bots follow who is there, and everybody is shown what holds now. */
  settle(): void {
    guarded(this.services.log, `table ${this.id}`, () => this.#settle());
  }

  /** Ends every connection with `code`, stops bots and clocks, waits for what is under way and closes the journal. */
  async close(code: number): Promise<void> {
    this.#closedWith = code;
    await this.runner.close();
    this.#bots.stop();
    this.coach.stop();
    this.#grace.stop();
    this.#turns.stop();
    this.showing.stop();
    this.secondThoughts.stop();
    this.knocks.stop();
    if (this.secrets.hasPin()) await this.#keepPinTries(); // with the time that is left now
    for (const part of ['journal', 'secrets', 'tries'] as const) this.services.retries.drop(this.#work(part));
    for (const line of this.#lines.keys()) line.close(code);
  }

  /** What stands beside the log at the moment. */
  #surroundings(): Surroundings {
    return {
      graceLeft: this.#grace.left(),
      clockLeft: this.#turns.left(),
      waited: this.asked.waited(),
      hasPin: this.secrets.hasPin(),
      frozen: this.runner.frozen,
      places: this.#places(),
      beat: this.showing.beatOf(this.state),
      show: this.showing.number,
      takeBack: this.secondThoughts.open(),
    };
  }

  /** What beside its seats a client alone is told. */
  #told(client: Client): Partial<You> {
    const hosts = isHost(this.state, client);
    const pin = hosts || client.isTelevision ? this.secrets.pin() : undefined;
    const lock = hosts && this.secrets.hasPin() ? this.pins.lock() : undefined;
    const codes = returnCodesOf(this.state, client);
    const knocks = this.#knocksFor(client, hosts);
    const removed = hosts ? this.#removed() : [];
    const spectators = hosts ? this.devices.spectators(this.audience.clients) : [];
    return {
      ...this.knocks.of(this.state, client),
      ...(codes && { returnCodes: codes }),
      ...this.predictions.told(this.state, client),
      ...this.coach.told(client),
      ...(pin !== undefined && { pin }),
      ...(lock && { pinLock: lock }),
      ...(knocks.length > 0 && { knocks }),
      ...(spectators.length > 0 && { spectators }),
      ...(removed.length > 0 && { removed }),
    };
  }

  /** Who has to stay out, for those who host. */
  #removed(): NonNullable<You['removed']> {
    return this.state.removed.map(({ occupant, name, token }) => {
      const device = this.devices.numberWith(token);
      return { occupant, name, ...(device !== undefined && { device }) };
    });
  }

  /** The requests that a client may answer: hosts all of them, everybody else those that claim a seat that they hold. */
  #knocksFor(client: Client, hosts: boolean): readonly JoinRequest[] {
    const own = seatsOfOccupants(this.state, client.occupants);
    return this.knocks.waiting().flatMap((knock) => {
      const claimed = claimedSeat(this.state, knock);
      if (!hosts && (claimed === undefined || !own.includes(claimed))) return [];
      const away = knock.wish.type === 'claim' ? this.devices.awayFor(knock.wish.occupant) : undefined;
      const from = hosts && !knock.isOwnComputer ? knock.from : undefined;
      return [
        knockFor(this.state, knock, {
          ...(away !== undefined && { away }),
          ...(from !== undefined && { from }),
        }),
      ];
    });
  }

  #stepped(step: TableStep, before: TableState, pictures: RenderedViews): void {
    const { state } = step;
    forgetLeavers(occupantsAt(state), this.audience.clients);
    this.knocks.update(state, before);
    if (step.news.some(({ type }) => type === 'taken-back')) this.showing.stop(); // nothing of it is to be seen
    this.showing.show(state, step.events);
    this.audience.moveOn(pictures, this.predictions.heard(step));
    this.#botReactions.heard(step);
    this.#quips.heard(step);
    if (before.phase === 'playing' && state.phase === 'ended') this.services.finished(state);
    if (mayChangeLine(before, state)) this.services.changed(this);
  }

  /** After everything that is done at the table: clocks and bots follow, and everybody is shown what holds now. */
  #settle(): void {
    this.devices.update(this.state, this.audience.clients);
    const isAnybodyHere = this.audience.clients.some((one) => one.isOwner || one.occupants.size > 0);
    const wasShowing = this.showing.number !== undefined;
    this.showing.update(this.audience.clients, this.state);
    const isShowing = this.showing.number !== undefined;
    const botReactions = isShowing
      ? []
      : [...this.predictions.due(), ...this.#botReactions.due(), ...this.#quips.due()];
    this.audience.tell({ acts: [], news: botReactions });
    if ((wasShowing && !isShowing) || botReactions.length > 0) this.audience.showAll();
    if (this.#areAllBack() && !this.#hasGoneOn) {
      this.#hasGoneOn = true;
      void this.runner.run(() => this.#goOnAfterRestart());
    }
    const isPaused = this.state.game?.paused !== undefined;
    const isWaiting = isAnybodyHere && this.runner.frozen === undefined && !isShowing && !isPaused;
    const isAway = (at: Seat): boolean => this.audience.holder(at) === undefined;
    this.#grace.update(isWaiting ? graceOf(this.state, isAway) : new Map());
    this.#turns.update(isWaiting ? turnsOf(this.state, (at) => !this.#deciding.has(at)) : new Map());
    if (isPaused) this.asked.stop();
    else this.asked.update(this.state, isShowing);
    this.secondThoughts.update(this.state, this.showing.beatOf(this.state));
    this.#bots.update();
    this.coach.update();
    const asks = this.knocks.waiting().length;
    if (asks !== this.#asks) this.services.changed(this);
    this.#asks = asks;
    this.services.occupancy(this.id, this.#occupancy.now(this.state, this.audience.clients));
    if (this.runner.frozen !== this.#frozen) this.#frozenElse();
    this.audience.flush();
  }

  /** The table is frozen, for another reason than before, or goes on: everybody is shown that. What the disk has done is tried again. */
  #frozenElse(): void {
    const { retries } = this.services;
    this.#frozen = this.runner.frozen;
    this.audience.showAll();
    const isForDisk = this.#frozen !== undefined && this.#frozen !== 'fault';
    if (isForDisk) return retries.add(this.#work('journal'), () => this.#thaw());
    retries.drop(this.#work('journal'));
    if (this.#frozen === undefined) retries.now();
  }

  /** Tries whether the disk takes the journal again; rejects where it does not. */
  async #thaw(): Promise<void> {
    await this.runner.run(async () => void (await this.runner.tryAgain()));
    if (this.runner.frozen !== undefined) throw new Error(this.runner.frozen);
  }

  /** Who hosts is shown that somebody was wrong, and who was stays so after a restart; the table goes on if that cannot be kept. */
  async #keepPinTries(): Promise<void> {
    for (const one of this.audience.clients) if (isHost(this.state, one)) this.audience.show(one);
    await this.#orLater('tries', 'wrong PINs could not be kept', () =>
      this.secrets.keepPinTries(this.pins.saved()),
    );
  }

  /** Nothing is played before people have had the chance to come back, whoever is there first. */
  async #pauseAfterRestart(): Promise<void> {
    await this.runner.submit({ type: 'paused', reason: 'restart' });
  }

  /** Everybody is back: nobody has to say so. */
  async #goOnAfterRestart(): Promise<void> {
    this.#hasGoneOn = this.#areAllBack();
    if (this.#hasGoneOn) await this.runner.submit({ type: 'resumed' });
  }

  #areAllBack(): boolean {
    return areAllBack(this.state, (at) => this.audience.holder(at) !== undefined);
  }

  /** Somebody's time is over: a bot makes this one choice. */
  async #endTurn(at: Seat): Promise<void> {
    this.#deciding.add(at);
    await this.doInTurn(
      () => this.decideFor(at, 'clock'),
      (answer) => {
        this.#deciding.delete(at);
        if (!answer.ok)
          this.services.log(`table ${this.id}: no bot chose for seat ${at}: ${answer.error.code}`);
      },
    );
  }

  async #endGrace(at: Seat): Promise<void> {
    const who = this.state.seats[at];
    const isMissing =
      who?.type === 'person' && who.standIn === undefined && this.audience.holder(at) === undefined;
    if (!isMissing) return;
    const { standIn } = this.state.setup;
    const step = await this.runner.submit({ type: 'bot-took-over', seat: at, bot: standIn, why: 'grace' });
    if (!step.ok) this.services.log(`table ${this.id}: no bot took over seat ${at}: ${step.error.code}`);
  }
}
