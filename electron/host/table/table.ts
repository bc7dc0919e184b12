import type { Seat, TableId } from '../../../core/base/ids.ts';
import { rejection } from '../../../core/base/rejection.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { TableEntry, TableState, TableStep } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import type { Journal } from '../journal/journal.ts';
import type { SeatSecrets } from '../journal/seat-secrets.ts';
import type { HostLimits } from '../limits.ts';
import type { Channel } from '../socket/channel.ts';
import { Audience } from './audience.ts';
import { BotDriver } from './bot-driver.ts';
import { GraceClocks } from './grace-clocks.ts';
import type { LobbyRate } from './lobby-rate.ts';
import { forgetLeavers, occupantsAt } from './people.ts';
import { PinGuard } from './pin-guard.ts';
import { TableRunner, type TableStand } from './runner.ts';

/** What a table needs of the host. */
export interface TableServices {
  readonly clock: Clock;
  readonly entropy: (size: number) => Uint8Array;
  readonly limits: HostLimits;
  readonly lobbyRate: LobbyRate;
  /** Milliseconds a bot takes, give or take a quarter. */
  readonly botDelay: number;
  readonly log: (line: string) => void;
  readonly isOwner: (secret: string | undefined) => boolean;
  /** A game has come to its end. */
  readonly finished: (table: TableState) => void;
  /** What lists of tables say of this one may have changed. */
  readonly changed: () => void;
  /** Asked before a table is opened to the network: whether that can be done. */
  readonly openToNetwork: () => Promise<boolean>;
}

/** The refusal of a table that others should reach while the host cannot be opened to the network. */
export const NO_NETWORK = rejection('no-network');

/** The bot that takes over when a grace period ends. Every game has it. */
const STAND_IN = 'steady';

/** A table as the host runs it: its log, its people, its bots and clocks. */
export class HostedTable {
  readonly runner: TableRunner;
  readonly audience: Audience;
  readonly secrets: SeatSecrets;
  readonly services: TableServices;
  readonly pins: PinGuard;
  readonly #bots: BotDriver;
  readonly #grace: GraceClocks;
  readonly #channels = new Map<Channel, boolean>();
  #wasFrozen = false;

  constructor(start: TableStand, journal: Journal, secrets: SeatSecrets, services: TableServices) {
    const { clock, log, limits, entropy, botDelay: delay } = services;
    this.secrets = secrets;
    this.services = services;
    this.pins = new PinGuard({ clock, limits });
    this.runner = new TableRunner(start, journal, {
      clock,
      log,
      stepped: (step, before, entry) => this.#stepped(step, before, entry),
      settled: () => this.#settle(),
    });
    this.#bots = new BotDriver({ runner: this.runner, clock, entropy, delay, log });
    this.#grace = new GraceClocks(clock, (at) => void this.runner.run(() => this.#endGrace(at)));
    this.audience = new Audience({
      state: () => this.state,
      graceLeft: () => this.#grace.left(),
      hasPin: () => secrets.hasPin(),
      isFrozen: () => this.runner.isFrozen,
    });
    const present = occupantsAt(start.state);
    secrets.retain((occupant) => present.has(occupant));
    this.#settle();
  }

  get id(): TableId {
    return this.state.id;
  }

  get state(): TableState {
    return this.runner.state;
  }

  /** A channel to this table, from its opening to its end. */
  attach(channel: Channel, isLocal: boolean): void {
    this.#channels.set(channel, isLocal);
    void channel.closed.then(() => this.#channels.delete(channel));
  }

  /** Ends the connections of other devices, when the table is no longer open to the network. */
  dismissNetwork(): void {
    for (const [channel, isLocal] of this.#channels) if (!isLocal) channel.close(CLOSE.noSuchTable);
  }

  /** Ends every connection with `code`, stops bots and clocks, waits for what is under way and closes the journal. */
  async close(code: number): Promise<void> {
    await this.runner.close();
    this.#bots.stop();
    this.#grace.stop();
    for (const channel of this.#channels.keys()) channel.close(code);
  }

  #stepped(step: TableStep, before: TableState, entry: TableEntry): void {
    const { state } = step;
    const present = occupantsAt(state);
    forgetLeavers(present, this.audience.visitors);
    if (present.size < occupantsAt(before).size || entry.type === 'joined' || entry.type === 'left')
      this.secrets.retain((occupant) => present.has(occupant));
    this.audience.tell(step);
    this.audience.showAll();
    if (before.phase === 'playing' && state.phase === 'ended' && entry.type === 'acted')
      this.services.finished(state);
    this.services.changed();
  }

  /** After everything that is done at the table: clocks and bots follow, and everybody is shown what holds now. */
  #settle(): void {
    const isAnybodyHere = this.audience.visitors.some((one) => one.isOwner || one.occupants.size > 0);
    const isWaiting = isAnybodyHere && !this.runner.isFrozen;
    this.#grace.update(this.state, (at) => this.audience.holder(at) === undefined, isWaiting);
    this.#bots.update();
    if (this.runner.isFrozen && !this.#wasFrozen) this.audience.showAll();
    this.#wasFrozen = this.runner.isFrozen;
    this.audience.flush();
  }

  async #endGrace(at: Seat): Promise<void> {
    const who = this.state.seats[at];
    const isMissing =
      who?.type === 'person' && who.standIn === undefined && this.audience.holder(at) === undefined;
    if (!isMissing) return;
    const step = await this.runner.submit({ type: 'bot-took-over', seat: at, bot: STAND_IN, why: 'grace' });
    if (!step.ok) this.services.log(`table ${this.id}: no bot took over seat ${at}: ${step.error.code}`);
  }
}
