import type { Seat, TableId } from '../../../core/base/ids.ts';
import type { HelpReason } from '../../../core/base/hosting.ts';
import { TIME_AT } from '../../../core/base/pace.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { Answer, JoinRequest, ProofAnswer, You } from '../../../core/protocol/frames.ts';
import type { Prove } from '../../../core/protocol/requests.ts';
import { awaitsOf, questionOf, type TableState, type TableStep } from '../../../core/table/index.ts';
import { tableCodeOf } from '../line/node-line.ts';
import { errorText } from '../storage/files.ts';
import { guarded } from '../guard.ts';
import type { TableSecrets } from '../journal/table-secrets.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import { Audience } from './audience.ts';
import { BotDriver } from './bot-driver.ts';
import { Breakdown } from './breakdown.ts';
import { ChanceLine } from './chance-line.ts';
import { Coach } from './coach.ts';
import { TableOccupancy } from './occupancy.ts';
import type { RenderedViews, Surroundings } from './frame.ts';
import { Devices } from './devices.ts';
import { claimedSeat, joinRequestFor, JoinRequests } from './join-requests.ts';
import { OpenQuestions, SeatClocks, graceOf, turnsOf } from './seat-clocks.ts';
import {
  forgetLeavers,
  isHost,
  keysOf,
  occupantsAt,
  seatsOfOccupants,
  type Client,
  areAllBack,
  isInterrupted,
} from './people.ts';
import { PinGuard } from './pin-guard.ts';
import { Predicting } from './predicting.ts';
import { Quips, BotReactions } from './bot-characters.ts';
import { TableRunner } from './runner.ts';
import { returnCodesOf, SeatCodes } from './seat-codes.ts';
import { UndoWindow } from './undo-window.ts';
import { PresentationClock } from './presentation-clock.ts';
import type { PartServices } from './services.ts';
import { SharedReplays } from './shared-replay.ts';
import { Shuffling } from './shuffling.ts';
import { WhatIfs } from '../what-if.ts';
import { proveKeys } from '../secrets.ts';
import { mayChangeListing } from '../listings.ts';
import type { OpenTable } from '../storage/table-files.ts';

/** Milliseconds within which a searching bot has nearly always decided. */
const SEARCH_TIME = 300;

/** What a table needs of the host. */
export interface TableServices extends PartServices {
  /** Called when the table's listing may have changed. */
  readonly changed: (table: HostedTable) => void;
}

/** A connection to a table, before or after admission. */
export interface TableConnection {
  close(code: number): void;
  readonly closed: Promise<void>;
}

/** Work that is not done yet: `until` resolves with the work of a further turn. */
export interface Later {
  readonly until: Promise<() => Promise<Outcome>>;
}

/** The outcome of a request's turn: an answer, or work for later. */
export type Outcome = Answer | Later;

/** The rejection of a network table when the host cannot be opened to the network. */
export const NO_NETWORK = rejection('no-network');

/** A table as the host runs it: log, people, bots and clocks. */
export class HostedTable {
  readonly runner: TableRunner<RenderedViews>;
  readonly audience: Audience;
  readonly secrets: TableSecrets;
  readonly services: TableServices;
  readonly pins: PinGuard;
  readonly presentation: PresentationClock;
  readonly undoWindow: UndoWindow;
  /** Limits reactions, by occupant. */
  readonly reactions: RateLimit;
  /** Limits reminders, by seat and by sender. */
  readonly nudges: RateLimit;
  /** Limits reminders by all spectators together. */
  readonly watchersNudges: RateLimit;
  /** The name of the person who was last reminded. */
  lastNudged?: string;
  readonly joinRequests: JoinRequests;
  readonly devices: Devices;
  readonly codes: SeatCodes;
  readonly openQuestions: OpenQuestions;
  readonly coach: Coach;
  readonly chances: ChanceLine;
  readonly whatIfs: WhatIfs;
  readonly breakdown: Breakdown;
  readonly predictions: Predicting;
  readonly replays: SharedReplays;
  readonly shuffling: Shuffling;
  /** The number of the match with which the evening was closed. */
  #closedAfter: number | undefined;
  readonly #botReactions: BotReactions;
  readonly #quips: Quips;
  readonly #bots: BotDriver;
  readonly #grace: SeatClocks;
  readonly #turns: SeatClocks;
  readonly #occupancy = new TableOccupancy();
  readonly #connections = new Map<TableConnection, boolean>();
  /** The code that all connections were closed with; no new ones are accepted. */
  #closedWith: number | undefined;
  /** Seats whose time is over and for which a bot is deciding. */
  readonly #deciding = new Set<Seat>();
  #frozen: string | undefined;
  /** Whether the game resumes by itself after a restart, or has done so. */
  #hasResumed = false;
  /** The number of join requests in the table's last listing. */
  #joinRequestCount = 0;

  constructor({ isNew, snapshot, journal, secrets }: OpenTable, services: TableServices) {
    const { clock, log, limits, entropy, botDelay, beat } = services;
    this.secrets = secrets;
    this.services = services;
    this.reactions = createRateLimit(clock, limits.reactionBurst, limits.reactionsPerMinute / 60);
    this.nudges = createRateLimit(clock, limits.nudgeBurst, limits.nudgesPerMinute / 60);
    this.watchersNudges = createRateLimit(clock, 1, limits.watchersNudgesPerMinute / 60);
    this.codes = new SeatCodes(clock, entropy);
    this.devices = new Devices(clock);
    this.joinRequests = new JoinRequests(clock, this.devices, () => {
      this.audience.showAll();
      void this.runner.run(() => Promise.resolve());
    });
    this.pins = new PinGuard({
      clock,
      limits,
      saved: secrets.pinTries(),
      changed: () => void this.#savePinTries(),
    });
    this.runner = new TableRunner(snapshot, journal, {
      clock,
      log,
      render: (next) => this.audience.render(next),
      onStep: (step, before, views) => this.#onStep(step, before, views),
      onSettled: () => this.#settle(),
    });
    const onTimeOver = (): void => {
      this.audience.showAll(); // somebody is waited for from now on
      void this.runner.run(() => Promise.resolve());
    };
    this.presentation = new PresentationClock(clock, beat, onTimeOver);
    this.undoWindow = new UndoWindow(clock, onTimeOver);
    this.#bots = new BotDriver({
      ...services,
      runner: this.runner,
      delay: ({ setup }) => botDelay * TIME_AT[setup.pace],
      minSearchTime: botDelay === 0 ? 0 : SEARCH_TIME,
      isHeld: () =>
        this.state.game?.paused !== undefined ||
        this.presentation.number !== undefined ||
        this.presentation.isHeld(this.state, this.audience.clients),
      notBefore: () => this.undoWindow.open()?.left ?? 0,
    });
    this.#grace = new SeatClocks(clock, (at) => void this.runner.run(() => this.#endGrace(at)));
    this.#turns = new SeatClocks(clock, (at) => void this.#endTurn(at));
    this.openQuestions = new OpenQuestions(clock);
    const show = (client: Client): void => this.audience.show(client);
    this.coach = new Coach({ ...services, runner: this.runner, show });
    this.chances = new ChanceLine({ ...services, state: () => this.state });
    this.whatIfs = new WhatIfs(services.botPool, (line) => services.log(`table ${this.id}: ${line}`));
    this.breakdown = new Breakdown({ ...services, state: () => this.state });
    this.replays = new SharedReplays(services.houseClaims);
    this.shuffling = new Shuffling({
      clock,
      entropy,
      state: () => this.state,
      clients: () => this.audience.clients,
      run: (work) => void this.runner.run(work),
      submit: (command) => this.runner.submit(command),
      isFrozen: () => this.runner.frozen !== undefined,
      evening: () => services.evenings.startingAt(this.state),
      changed: () => this.audience.showAll(),
    });
    this.predictions = new Predicting(clock, limits);
    this.#botReactions = new BotReactions(clock, entropy);
    this.#quips = new Quips(clock);
    this.audience = new Audience({
      state: () => this.state,
      surroundings: () => this.#surroundings(),
      privatePartFor: (client) => this.#privatePartFor(client),
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

  /** Registers a connection until it closes. */
  attach(connection: TableConnection, isLocal: boolean): void {
    if (this.#closedWith !== undefined) return connection.close(this.#closedWith);
    this.#connections.set(connection, isLocal);
    void connection.closed.then(() => this.#connections.delete(connection));
  }

  /** Closes the connections of other devices, when the table is no longer open to the network. */
  dismissNetwork(): void {
    for (const [connection, isLocal] of this.#connections) if (!isLocal) connection.close(CLOSE.noSuchTable);
  }

  /** Closes the connections of everybody who neither hosts nor holds a seat: they need the new PIN. */
  dismissGuests(): void {
    for (const client of this.audience.clients)
      if (!client.isOwner && client.occupants.size === 0) client.close(CLOSE.pinChanged);
  }

  /**
   * Proves that this is the table whose keys the request names.
   * @param endpoint The endpoint of the host that was asked.
   */
  prove(request: Pick<Prove, 'nonce' | 'keys'>, endpoint: string): ProofAnswer {
    const keys = [...keysOf(this.state), this.services.ownerKey];
    return proveKeys(request, endpoint, this.#ifOpen(this.services.endpoints), keys);
  }

  /** Shows all clients what has changed beside the table. */
  showAll(): void {
    void this.runner.run(() => {
      this.audience.showAll();
      return Promise.resolve();
    });
  }

  /** What stands behind `code=` in links to this table. */
  get code(): string {
    return tableCodeOf(this.services.keyName, this.secrets.codeSecret());
  }

  /** Nobody else is told of endpoints of a table that is open to this computer alone. */
  #ifOpen(list: () => readonly string[]): readonly string[] {
    return this.state.setup.reach === 'network' ? list() : [];
  }

  /** Restarts all clocks after system sleep, since nobody could have come back or chosen meanwhile. */
  onSystemResume(): void {
    this.#grace.stop();
    this.#turns.stop();
    this.openQuestions.stop();
    this.audience.showAll();
    void this.runner.run(() => Promise.resolve());
  }

  /** Checks that the table's files are still on disk, and writes them again if need be, repeatedly until it works. */
  checkFiles(): Promise<void> {
    return this.runner.run(async () => {
      await this.runner.checkJournal();
      await this.#writeOrRetry('secrets', 'its secrets could not be written again', async () => {
        if (await this.secrets.check()) this.services.filesRewritten(this.id);
      });
    });
  }

  /** The name of a part of the table in `Retries`. */
  #retryKey(part: 'journal' | 'secrets' | 'tries'): string {
    return `the ${part} of table ${this.id}`;
  }

  /** Writes a file of the table other than its journal, without which the table can continue; retries on failure. */
  async #writeOrRetry(part: 'secrets' | 'tries', failure: string, write: () => Promise<void>): Promise<void> {
    const { retries, log } = this.services;
    try {
      await write();
      retries.drop(this.#retryKey(part));
    } catch (error) {
      if (!retries.has(this.#retryKey(part))) log(`table ${this.id}: ${failure}: ${errorText(error)}`);
      retries.add(this.#retryKey(part), write);
    }
  }

  /**
   * Within `run`: lets a bot make an awaited person's choice. It thinks outside of the turn; other actions meanwhile may make its choice
   * obsolete.
   */
  decideFor(at: Seat, why: HelpReason): Outcome {
    const question = questionOf(this.state, at);
    const decideBy = ([bot, ...others]: readonly string[]): Outcome => {
      const refusal = this.#notDecidable(at, question);
      if (refusal !== undefined) return fail(refusal);
      if (bot === undefined) return fail(rejection('fault'));
      const thinking = this.#bots.think(at, bot);
      return {
        until: thinking.then((decision) => async () => {
          const isStill = this.#notDecidable(at, question) === undefined;
          const isMade =
            isStill && decision !== undefined && (await this.#bots.help(at, bot, decision.action, why));
          return isMade ? ok(undefined) : decideBy(others);
        }),
      };
    };
    return decideBy(this.#bots.helpers(at));
  }

  /** Why no bot may answer a person's question; undefined if one may. */
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
   * Runs `act` in turn (see `TableRunner.run`), and in further turns what it defers.
   * @param answer Called with the outcome before clients are sent its frames; not called if `act` returns nothing or the table is closed.
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

  /** Updates clocks, bots and clients between two turns. */
  settle(): void {
    guarded(this.services.log, `table ${this.id}`, () => this.#settle());
  }

  /** Closes every connection with `code`, stops bots and clocks, waits for pending work and closes the journal. */
  async close(code: number): Promise<void> {
    this.#closedWith = code;
    await this.runner.close();
    this.#bots.stop();
    this.coach.stop();
    this.chances.stop();
    this.whatIfs.stop();
    this.breakdown.stop();
    this.#grace.stop();
    this.#turns.stop();
    this.presentation.stop();
    this.undoWindow.stop();
    this.shuffling.stop();
    this.joinRequests.stop();
    if (this.secrets.hasPin()) await this.#savePinTries(); // with the time left now
    for (const part of ['journal', 'secrets', 'tries'] as const)
      this.services.retries.drop(this.#retryKey(part));
    for (const connection of this.#connections.keys()) connection.close(code);
  }

  /** Returns what frames say that is not in the log. */
  #surroundings(): Surroundings {
    return {
      graceLeft: this.#grace.left(),
      clockLeft: this.#turns.left(),
      waited: this.openQuestions.waited(),
      hasPin: this.secrets.hasPin(),
      frozen: this.runner.frozen,
      places: this.#ifOpen(this.services.places),
      beat: this.presentation.beatOf(this.state),
      show: this.presentation.number,
      takeBack: this.undoWindow.open(),
      replay: this.replays.shown(this.state),
      shuffle: this.shuffling.shown(),
      ledgerElsewhere: this.services.evenings.elsewhere(this.state),
      isClosed: this.#isEveningClosed,
    };
  }

  /** The closing page goes when a match is played again, and when the table is back in the lobby. */
  get #isEveningClosed(): boolean {
    return this.state.phase === 'ended' && this.#closedAfter === this.state.games;
  }

  /** Shows everybody the closing page of the evening, or the result again. */
  closeEvening(isClosed: boolean): Result<undefined, Rejection> {
    if (this.state.phase !== 'ended') return fail(rejection('not-ended'));
    this.#closedAfter = isClosed ? this.state.games : undefined;
    this.audience.showAll();
    return ok(undefined);
  }

  /** Returns the part of a client's frame that only this client receives, apart from its seats. */
  #privatePartFor(client: Client): Partial<You> {
    const isHosting = isHost(this.state, client);
    // Whoever scans its screen may come in
    const mayInvite = isHosting || (client.isTelevision && client.pictureKey === undefined);
    const pin = isHosting ? this.secrets.pin() : undefined;
    const lock = isHosting && this.secrets.hasPin() ? this.pins.lock() : undefined;
    const codes = returnCodesOf(this.state, client);
    const joinRequests = this.#joinRequestsFor(client, isHosting);
    const removed = isHosting ? this.#removed() : [];
    const spectators = isHosting ? this.devices.spectators(this.audience.clients) : [];
    return {
      ...this.joinRequests.privatePartFor(this.state, client),
      ...(codes && { returnCodes: codes }),
      ...this.services.house.questionsAt(this.state, seatsOfOccupants(this.state, client.occupants)),
      ...this.predictions.privatePartFor(this.state, client),
      ...this.coach.privatePartFor(client),
      ...this.replays.privatePartFor(client),
      ...(pin !== undefined && { pin }),
      ...(mayInvite && { tableCode: this.code }),
      ...(lock && { pinLock: lock }),
      ...(joinRequests.length > 0 && { knocks: joinRequests }),
      ...(spectators.length > 0 && { spectators }),
      ...(removed.length > 0 && { removed }),
    };
  }

  /** Returns the removed people and devices, for hosts. */
  #removed(): NonNullable<You['removed']> {
    return this.state.removed.map(({ occupant, name, token }) => {
      const device = this.devices.numberWith(token);
      return { occupant, name, ...(device !== undefined && { device }) };
    });
  }

  /** Returns the join requests that a client may answer: all for hosts, else only claims to its own seats. */
  #joinRequestsFor(client: Client, isHosting: boolean): readonly JoinRequest[] {
    const own = seatsOfOccupants(this.state, client.occupants);
    return this.joinRequests.waiting().flatMap((joinRequest) => {
      const claimed = claimedSeat(this.state, joinRequest);
      if (!isHosting && (claimed === undefined || !own.includes(claimed))) return [];
      const away =
        joinRequest.intent.type === 'claim' ? this.devices.awayFor(joinRequest.intent.occupant) : undefined;
      const from = isHosting && !joinRequest.isOwnComputer ? joinRequest.from : undefined;
      return [
        joinRequestFor(this.state, joinRequest, {
          ...(away !== undefined && { away }),
          ...(from !== undefined && { from }),
        }),
      ];
    });
  }

  #onStep(step: TableStep, before: TableState, views: RenderedViews): void {
    const { state } = step;
    forgetLeavers(occupantsAt(state), this.audience.clients);
    this.joinRequests.update(state, before);
    if (step.news.some(({ type }) => type === 'taken-back')) this.presentation.stop(); // nothing of an undone action is shown
    this.presentation.show(state, step.events);
    this.audience.advance(views, this.predictions.withhold(step));
    this.#botReactions.observe(step);
    this.#quips.observe(step);
    if (before.phase === 'playing' && state.phase === 'ended') {
      this.services.evenings.ended(state);
      this.services.house.matchEnded(state, (at) => this.audience.holder(at)?.spectator);
      this.services.finished(state);
    }
    if (mayChangeListing(before, state)) this.services.changed(this);
  }

  /** Runs after each turn: updates clocks, bots and clients. */
  #settle(): void {
    this.devices.update(this.state, this.audience.clients);
    const isAnybodyHere = this.audience.clients.some((one) => one.isOwner || one.occupants.size > 0);
    const wasShowing = this.presentation.number !== undefined;
    this.presentation.update(this.audience.clients, this.state);
    const isShowing = this.presentation.number !== undefined;
    const dueNews = isShowing
      ? []
      : [...this.predictions.takeDue(), ...this.#botReactions.takeDue(), ...this.#quips.takeDue()];
    this.audience.queue({ acts: [], news: dueNews });
    if ((wasShowing && !isShowing) || dueNews.length > 0) this.audience.showAll();
    if (this.runner.frozen === undefined && this.#areAllBack() && !this.#hasResumed) {
      this.#hasResumed = true;
      void this.runner.run(() => this.#resumeAfterRestart());
    }
    const isPaused = this.state.game?.paused !== undefined;
    const isWaiting = isAnybodyHere && this.runner.frozen === undefined && !isShowing && !isPaused;
    const isAway = (at: Seat): boolean => this.audience.holder(at) === undefined;
    this.#grace.update(isWaiting ? graceOf(this.state, isAway) : new Map());
    this.#turns.update(isWaiting ? turnsOf(this.state, (at) => !this.#deciding.has(at)) : new Map());
    if (isPaused) this.openQuestions.stop();
    else this.openQuestions.update(this.state, isShowing);
    this.undoWindow.update(this.state, this.presentation.beatOf(this.state));
    this.#bots.update();
    this.coach.update();
    if (this.replays.update(this.state, this.audience.clients)) this.audience.showAll();
    this.chances.update();
    const { phase, games } = this.state;
    this.whatIfs.update(phase === 'ended' ? String(games) : undefined, this.audience.clients);
    this.breakdown.update();
    this.shuffling.update();
    const joinRequestCount = this.joinRequests.waiting().length;
    if (joinRequestCount !== this.#joinRequestCount) this.services.changed(this);
    this.#joinRequestCount = joinRequestCount;
    this.services.occupancy(this.id, this.#occupancy.now(this.state, this.audience.clients));
    if (this.runner.frozen !== this.#frozen) this.#onFrozenChanged();
    this.audience.flush();
  }

  /** Shows clients that the table is frozen, or not any more. Retries if the disk was the cause. */
  #onFrozenChanged(): void {
    const { retries } = this.services;
    this.#frozen = this.runner.frozen;
    this.audience.showAll();
    const isForDisk = this.#frozen !== undefined && this.#frozen !== 'fault';
    if (isForDisk) return retries.add(this.#retryKey('journal'), () => this.#thaw());
    retries.drop(this.#retryKey('journal'));
    if (this.#frozen === undefined) retries.now();
  }

  /**
   * Tries to write the journal again.
   * @throws If the disk still fails.
   */
  async #thaw(): Promise<void> {
    await this.runner.run(async () => void (await this.runner.tryAgain()));
    if (this.runner.frozen !== undefined) throw new Error(this.runner.frozen);
  }

  /** Shows hosts the wrong tries and saves them; the table continues if that fails. */
  async #savePinTries(): Promise<void> {
    for (const one of this.audience.clients) if (isHost(this.state, one)) this.audience.show(one);
    await this.#writeOrRetry('tries', 'wrong PINs could not be kept', () =>
      this.secrets.savePinTries(this.pins.saved()),
    );
  }

  /** Pauses the game so that nothing is played before people can come back. */
  async #pauseAfterRestart(): Promise<void> {
    await this.runner.submit({ type: 'paused', reason: 'restart' });
  }

  /** Resumes the game once everybody is back; again after a thaw, if the disk has failed. */
  async #resumeAfterRestart(): Promise<void> {
    this.#hasResumed = this.#areAllBack();
    if (!this.#hasResumed) return;
    const step = await this.runner.submit({ type: 'resumed' });
    this.#hasResumed = step.ok || this.runner.frozen === undefined;
  }

  #areAllBack(): boolean {
    return areAllBack(this.state, (at) => this.audience.holder(at) !== undefined);
  }

  /** Lets a bot make the choice of a seat whose time is over. */
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
