import { isSameJson } from '../../../core/base/json.ts';
import { malformed } from '../../../core/base/parse.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { TableRequestOf } from '../../../core/protocol/requests.ts';
import {
  commitmentTo,
  hashOfCommitments,
  partyOf,
  seedFrom,
  type BreakReason,
  type BrokenOff,
  type Opening,
  type Party,
  type ShuffleId,
} from '../../../core/shuffle/commitments.ts';
import type { ShownShuffle } from '../../../core/shuffle/device.ts';
import { PROOF_FORMAT, type ShuffleProof } from '../../../core/shuffle/proof.ts';
import {
  gameOf,
  gameOptions,
  isDealOpen,
  startRefusal,
  termsOf,
  type TableCommand,
  type TableState,
  type TableStep,
} from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { drawDeal } from './deal.ts';
import { seatsOfOccupants, type Client } from './people.ts';

/** Milliseconds that a device has to open its commitment, and after a shuffle was broken off for a new one. Together below 3 s. */
const OPEN_TIME = 1_400;
const COMMIT_TIME = 1_000;

/** What a shuffle needs of its table. */
export interface ShuffleTable {
  readonly clock: Clock;
  readonly entropy: (size: number) => Uint8Array;
  readonly state: () => TableState;
  readonly clients: () => readonly Client[];
  /** Runs `work` in turn. */
  readonly run: (work: () => Promise<void>) => void;
  /** Within `run`. */
  readonly submit: (command: TableCommand) => Promise<Result<TableStep, Rejection>>;
  readonly isFrozen: () => boolean;
  /** The id of the evening to which a match that starts now belongs. */
  readonly evening: () => string;
  /** Shows everybody what has changed. */
  readonly changed: () => void;
}

type Listed = Party & { readonly client: Client };

/** A shuffle whose commitments are fixed. */
interface Opened {
  readonly devices: readonly Listed[];
  readonly openings: Map<Client, Opening>;
  readonly cancel: () => void;
}

/** Commitments that are waited for: of devices that took part before, for the next match or after a shuffle was broken off. */
interface Wait {
  readonly awaited: readonly Client[];
  readonly cancel: () => void;
}

const NOT_NOW = (type: string): Result<never, Rejection> =>
  fail(rejection('not-available', { type, available: [] }));

/**
 * The shuffle of all devices (docs/shuffle.md): in the lobby devices commit to their shares; when somebody starts the match, the commitments
 * are fixed in the journal, guests open theirs, the host opens its own last and deals. Pages of the owner have no share, since the host's is
 * theirs.
 */
export class Shuffling {
  readonly #table: ShuffleTable;
  readonly #commitments = new Map<Client, { readonly number: number; readonly commitment: string }>();
  /** The devices that have taken part on their connection. */
  readonly #known = new Set<Client>();
  #own: (Opening & { readonly number: number }) | undefined;
  #opened: Opened | undefined;
  #wait: Wait | undefined;
  /** The devices because of which shuffles for the next match were broken off. */
  readonly #excluded = new Set<Client>();
  /** What was broken off before a match that the host dealt alone, and which match that is. */
  #dealtAlone: { readonly match: number; readonly brokenOff: readonly BrokenOff[] } | undefined;
  /** The newest shuffle that was broken off because nothing continued it. */
  #abandoned = 0;

  constructor(table: ShuffleTable) {
    this.#table = table;
  }

  /** Stores a device's commitment to its share of the next deal; a new one replaces it until the match is started. */
  commit(client: Client, { type, number, commitment }: TableRequestOf<'commit-share'>): Answer {
    const state = this.#table.state();
    const isOpen = isShuffled(state) && state.phase === 'lobby' && state.shuffle?.fixed === undefined;
    if (!isOpen || client.isOwner || number !== nextNumber(state)) return NOT_NOW(type);
    if (seatsOfOccupants(state, client.occupants).length === 0) return NOT_NOW(type);
    const isTaken = this.#devices(state).some(
      (device) => device.client !== client && device.commitment === commitment,
    );
    if (isTaken || commitment === this.#ownCommitment(state))
      return fail(malformed('commitment', 'a new one'));
    const before = this.#commitments.get(client);
    if (before?.number === number && before.commitment === commitment) return ok(undefined); // nobody is shown anything
    this.#commitments.set(client, { number, commitment });
    this.#known.add(client);
    this.#table.changed();
    return ok(undefined);
  }

  /** Within `run`: opens a device's commitment. The last one leads to the deal, a wrong one to another shuffle without that device. */
  async open(client: Client, request: TableRequestOf<'reveal-share'>): Promise<Answer> {
    const { share, nonce, number, type } = request;
    const state = this.#table.state();
    const listed = this.#opened?.devices.find((device) => device.client === client);
    if (this.#opened === undefined || listed === undefined || number !== state.shuffle?.last)
      return NOT_NOW(type);
    if (listed.commitment !== commitmentTo({ share, nonce }, idOf(state, number))) {
      await this.#breakOff('wrong', [client]);
      return fail(malformed('share', 'the one that was committed to'));
    }
    this.#opened.openings.set(client, { share, nonce });
    if (this.#opened.openings.size === this.#opened.devices.length) await this.#deal(this.#opened);
    return ok(undefined);
  }

  /** Within `run`: starts a match, at once where the host deals alone, else with a shuffle. Repeating the request changes nothing. */
  async start(): Promise<Answer> {
    const state = this.#table.state();
    const refusal = startRefusal(state);
    if (refusal !== undefined) return fail(refusal);
    if (state.shuffle?.fixed !== undefined || this.#wait !== undefined) return ok(undefined);
    const awaited = isShuffled(state) ? [...this.#known].filter((client) => !this.#isReady(client)) : [];
    if (awaited.length === 0) return this.#fix();
    this.#awaitCommitments(awaited);
    return ok(undefined);
  }

  /** Runs after each turn: notices devices that have gone and shuffles that nothing continues, as after a restart. */
  update(): void {
    const state = this.#table.state();
    const clients = this.#table.clients();
    for (const client of this.#commitments.keys())
      if (!clients.includes(client)) this.#commitments.delete(client);
    for (const client of this.#known) if (!clients.includes(client)) this.#known.delete(client);
    if (state.phase !== 'lobby') this.#commitments.clear();
    const isFixed = state.shuffle?.fixed !== undefined;
    if (!isFixed) this.#endOpening();
    if (!isFixed && this.#wait === undefined) this.#excluded.clear();
    if (this.#wait !== undefined && (isFixed || startRefusal(state) !== undefined)) this.#endWait();
    const isAbandoned = this.#opened === undefined && this.#abandoned !== state.shuffle?.last;
    const isBroken =
      isFixed && (isAbandoned || (this.#opened !== undefined && this.#gone(this.#opened).length > 0));
    const isReady = this.#wait?.awaited.every((one) => this.#isReady(one));
    if ((isBroken || isReady === true) && !this.#table.isFrozen())
      this.#table.run(() => this.#goOn(isReady === true));
  }

  stop(): void {
    this.#endOpening();
    this.#endWait();
  }

  /** What everybody sees of the shuffle before a match, and of that from which the match was dealt. */
  shown(): ShownShuffle | undefined {
    const state = this.#table.state();
    const { shuffle, game } = state;
    if (game?.proof !== undefined) return shownProof(state, game.proof);
    if (game !== undefined) return this.#shownAlone(state);
    if (!isShuffled(state) || !this.#hasGuests(state)) return undefined;
    const brokenOff = shuffle?.brokenOff ?? [];
    if (shuffle?.fixed !== undefined)
      return { number: shuffle.last, brokenOff, ...shuffle.fixed, isFixed: true };
    const devices = this.#devices(state).map(partyOf);
    return {
      number: nextNumber(state),
      brokenOff,
      devices,
      ...(devices.length > 0 && { host: this.#hostParty(state) }),
    };
  }

  /** Before a match that the host dealt alone: only what was broken off. */
  #shownAlone({ games, shuffle }: TableState): ShownShuffle | undefined {
    const alone = this.#dealtAlone;
    if (alone === undefined || alone.match !== games || alone.brokenOff.length === 0) return undefined;
    return { number: shuffle?.last ?? 0, brokenOff: alone.brokenOff, devices: [] };
  }

  #hasGuests(state: TableState): boolean {
    return this.#table
      .clients()
      .some((one) => !one.isOwner && seatsOfOccupants(state, one.occupants).length > 0);
  }

  /** Whether nothing is to be expected of a device before the next shuffle: it has committed, holds no seat, or has gone. */
  #isReady(client: Client): boolean {
    const state = this.#table.state();
    const isHere =
      this.#table.clients().includes(client) && seatsOfOccupants(state, client.occupants).length > 0;
    return !isHere || this.#commitments.get(client)?.number === nextNumber(state);
  }

  /** The devices that have committed to a share of the next deal, by their first seat. */
  #devices(state: TableState): readonly Listed[] {
    const number = nextNumber(state);
    return [...this.#commitments]
      .flatMap(([client, one]): readonly Listed[] => {
        const seats = seatsOfOccupants(state, client.occupants);
        const isIn = one.number === number && seats.length > 0 && !this.#excluded.has(client);
        return isIn ? [{ client, seats, commitment: one.commitment }] : [];
      })
      .sort((one, other) => (one.seats[0] ?? 0) - (other.seats[0] ?? 0));
  }

  /** The host's own share of the next deal, drawn once. */
  #share(state: TableState): Opening {
    const number = nextNumber(state);
    if (this.#own?.number !== number) {
      const random = (): string => Buffer.from(this.#table.entropy(32)).toString('hex');
      this.#own = { number, share: random(), nonce: random() };
    }
    const { share, nonce } = this.#own;
    return { share, nonce };
  }

  #ownCommitment(state: TableState): string {
    return commitmentTo(this.#share(state), idOf(state, nextNumber(state)));
  }

  #hostParty(state: TableState): Party {
    const own = this.#table.clients().filter(({ isOwner }) => isOwner);
    const occupants = new Set(own.flatMap((client) => [...client.occupants]));
    return { seats: seatsOfOccupants(state, occupants), commitment: this.#ownCommitment(state) };
  }

  /** Fixes the commitments, or deals alone if no device has committed. */
  async #fix(): Promise<Answer> {
    const state = this.#table.state();
    const devices = isShuffled(state) ? this.#devices(state) : [];
    const host = devices.length > 0 ? this.#hostParty(state) : undefined;
    this.#endWait();
    if (host === undefined) {
      this.#dealtAlone = { match: state.games + 1, brokenOff: state.shuffle?.brokenOff ?? [] };
      const deal = drawDeal(state, this.#table.entropy);
      return answerTo(await this.#table.submit({ type: 'started', deal, evening: this.#table.evening() }));
    }
    const number = nextNumber(state);
    const fixed = { number, host, devices: devices.map(partyOf) };
    const step = await this.#table.submit({ type: 'shuffle-fixed', ...fixed });
    if (!step.ok) return step;
    const cancel = this.#table.clock.after(OPEN_TIME, () => this.#table.run(() => this.#endWaiting(number)));
    this.#opened = { devices, openings: new Map(), cancel };
    return ok(undefined);
  }

  async #deal({ devices, openings }: Opened): Promise<void> {
    const state = this.#table.state();
    const { fixed, last = 0, brokenOff = [] } = state.shuffle ?? {};
    if (fixed === undefined || this.#own?.number !== last) return;
    const { number: _number, ...own } = this.#own;
    const proof: ShuffleProof = {
      format: PROOF_FORMAT,
      ...idOf(state, last),
      brokenOff,
      host: { ...fixed.host, ...own },
      devices: devices.map((device) => ({ ...partyOf(device), ...(openings.get(device.client) as Opening) })),
    };
    const terms = termsOf(state);
    const seed = seedFrom(hashOfCommitments(proof, terms, proof), [proof.host, ...proof.devices]);
    const deal = gameOf(state).deal(gameOptions(state), terms.seatCount, createRng(seed));
    await this.#table.submit({ type: 'started', deal, proof, evening: this.#table.evening() });
    this.#endOpening();
  }

  async #goOn(isReady: boolean): Promise<void> {
    if (isReady && this.#wait !== undefined) return void (await this.#fix());
    const gone = this.#opened === undefined ? [] : this.#gone(this.#opened);
    const { fixed, last = 0 } = this.#table.state().shuffle ?? {};
    if (fixed === undefined) return;
    if (this.#opened !== undefined) return gone.length > 0 ? this.#breakOff('away', gone) : undefined;
    const step = await this.#table.submit({ type: 'shuffle-broken-off', why: 'host', seats: [] });
    if (step.ok || !this.#table.isFrozen()) this.#abandoned = last; // else again once it can be written
  }

  /** The time for opening is over. */
  async #endWaiting(number: number): Promise<void> {
    if (this.#opened === undefined || this.#table.state().shuffle?.last !== number) return;
    const { devices, openings } = this.#opened;
    const silent = devices.filter(({ client }) => !openings.has(client));
    if (silent.length > 0)
      await this.#breakOff(
        'away',
        silent.map(({ client }) => client),
      );
  }

  /** Breaks the shuffle off because of some devices, and waits for new commitments of the others. */
  async #breakOff(why: BreakReason, because: readonly Client[]): Promise<void> {
    if (this.#opened === undefined) return;
    const { devices } = this.#opened;
    const excluded = devices.filter(({ client }) => because.includes(client));
    for (const { client } of excluded) this.#excluded.add(client);
    this.#endOpening();
    const seats = excluded.flatMap((device) => device.seats).sort((one, other) => one - other);
    const step = await this.#table.submit({ type: 'shuffle-broken-off', why, seats });
    if (!step.ok) return;
    this.#awaitCommitments(devices.map(({ client }) => client).filter((one) => !because.includes(one)));
  }

  #awaitCommitments(awaited: readonly Client[]): void {
    const number = nextNumber(this.#table.state());
    const cancel = this.#table.clock.after(COMMIT_TIME, () =>
      this.#table.run(async () => {
        if (this.#wait !== undefined && nextNumber(this.#table.state()) === number) await this.#fix();
      }),
    );
    this.#wait = { awaited, cancel };
  }

  /** The devices that have gone, or whose seats others hold now. */
  #gone({ devices }: Opened): readonly Client[] {
    const [state, clients] = [this.#table.state(), this.#table.clients()];
    return devices
      .filter(
        ({ client, seats }) =>
          !clients.includes(client) || !isSameJson(seatsOfOccupants(state, client.occupants), seats),
      )
      .map(({ client }) => client);
  }

  #endOpening(): void {
    this.#opened?.cancel();
    this.#opened = undefined;
  }

  #endWait(): void {
    this.#wait?.cancel();
    this.#wait = undefined;
  }
}

const answerTo = (step: Result<TableStep, Rejection>): Answer => (step.ok ? ok(undefined) : step);

/** Whether devices may take part in the deals of a table. A deal that others are to play, too, is not drawn at random. */
const isShuffled = ({ setup, origin }: TableState): boolean =>
  setup.hostShuffles !== true && setup.daily === undefined && origin === undefined;

const nextNumber = ({ shuffle }: TableState): number => (shuffle?.last ?? 0) + 1;

const idOf = ({ id: table }: TableState, number: number): ShuffleId => ({ table, number });

/** The shuffle of a match as everybody may see it: the host's share only once all hands may be looked at. */
function shownProof(table: TableState, { number, brokenOff, host, devices }: ShuffleProof): ShownShuffle {
  const openingOf = ({ share, nonce }: Opening): Opening => ({ share, nonce });
  return {
    number,
    brokenOff,
    host: partyOf(host),
    devices: devices.map(partyOf),
    isFixed: true,
    openings: devices.map(openingOf),
    ...(isDealOpen(table) && { hostOpening: openingOf(host) }),
  };
}
