import type { Seat } from '../../../core/base/ids.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { JoinRequest, JoinRequestReason, You } from '../../../core/protocol/frames.ts';
import type { TableRequestOf } from '../../../core/protocol/requests.ts';
import type { TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import { hashOf } from '../secrets.ts';
import type { Devices } from './devices.ts';
import { seatOfOccupant, type Client } from './people.ts';

/** Most open requests for seats at a table, and of televisions, which need no PIN to ask; and of either from one other device. */
const MAX_FOR_SEATS = 8;
const MAX_TO_SHOW = 3;
const MAX_PER_DEVICE = 2;
/** How often another device may claim a seat or, apart from that, ask to show the table: at once and per minute. */
const RATE = { burst: 3, perMinute: 1 };
/** Milliseconds for which a request outlives its page: a phone whose screen went dark comes back. */
const ABSENCE = 120_000;
/** The same for a page outside the table, which asks again every ten or twenty seconds. */
const OUTSIDE = 35_000;

/** Why the host has to grant a seat. */
export type SeatReason = Exclude<JoinRequestReason, 'claim' | 'television'>;

/** What a request asks for: a seat under a name, the seat of an occupant who lost its key, or the pictures for a television. */
export type JoinIntent =
  | {
      readonly type: 'sit';
      readonly request: TableRequestOf<'sit'>;
      readonly why: SeatReason;
    }
  | { readonly type: 'claim'; readonly token: string; readonly occupant: number }
  | { readonly type: 'show'; readonly token: string; readonly number: number };

/** A join request. */
export interface PendingJoinRequest {
  readonly id: number;
  readonly intent: JoinIntent;
  readonly address: string;
  /** The number by which hosts know the device. */
  readonly from: number;
  readonly device: Client['device'];
  readonly isOwnComputer: boolean;
  /** The page that asks; undefined while it is away or outside the table. */
  client: Client | undefined;
  state: NonNullable<You['knock']>;
  /** Resolves when the request is answered or gone. */
  readonly answered: Promise<void>;
  readonly markAnswered: () => void;
  /** Cancels the expiry of a request whose page is away. */
  cancel: () => void;
}

/**
 * The open join requests of a table, the oldest first. In no log: after a restart people ask again. A request belongs to the secret that
 * its page made for the seat, or the host for a television, so it outlives a broken connection.
 */
export class JoinRequests {
  readonly #clock: Clock;
  readonly #devices: Devices;
  readonly #changed: () => void;
  readonly #rates: Readonly<Record<'claim' | 'show', RateLimit>>;
  readonly #all = new Map<string, PendingJoinRequest>();
  #last = 0;

  /** @param changed Called when a request has expired. */
  constructor(clock: Clock, devices: Devices, changed: () => void) {
    this.#clock = clock;
    this.#devices = devices;
    this.#changed = changed;
    const rate = (): RateLimit => createRateLimit(clock, RATE.burst, RATE.perMinute / 60);
    this.#rates = { claim: rate(), show: rate() };
  }

  /**
   * Adds a request, which replaces an earlier one of the same page. If there is no room, it displaces the oldest one of its kind of an address
   * that has several. Rejects with too-many, also if the device has its share.
   */
  add(sender: Client, client: Client | undefined, intent: JoinIntent): Result<PendingJoinRequest, Rejection> {
    const key = keyOf(intent);
    for (const [other, joinRequest] of this.#all)
      if (other === key || (client !== undefined && joinRequest.client === client)) this.#drop(other);
    const refusal = this.#refusal(sender, intent);
    if (refusal !== undefined) return fail(refusal);
    const { address, device, isOwnComputer } = sender;
    this.#last += 1;
    let markAnswered: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (markAnswered = resolve));
    const joinRequest: PendingJoinRequest = {
      id: this.#last,
      intent,
      address,
      from: this.#devices.numberOf(sender),
      device,
      isOwnComputer,
      client,
      state: 'waiting',
      answered,
      markAnswered,
      cancel: () => undefined,
    };
    this.#all.set(key, joinRequest);
    if (client === undefined) this.#expire(key, joinRequest, OUTSIDE);
    return ok(joinRequest);
  }

  /** Why a device may not claim a seat, or ask to show the table, (again); undefined if it may, which is counted. */
  rateRefusal({ address, isOwnComputer }: Client, type: 'claim' | 'show'): Rejection | undefined {
    const wait = isOwnComputer ? 0 : this.#rates[type].take(address);
    return wait === 0 ? undefined : rejection('too-fast', { seconds: Math.ceil(wait / 1000) });
  }

  /** Returns the request of a page outside the table, which has just asked again, and renews its expiry. */
  renew(token: string): PendingJoinRequest | undefined {
    const [key, joinRequest] = [hashOf(token), this.#all.get(hashOf(token))];
    if (joinRequest !== undefined) this.#expire(key, joinRequest, OUTSIDE);
    return joinRequest;
  }

  find(id: number): PendingJoinRequest | undefined {
    return this.waiting().find((joinRequest) => joinRequest.id === id);
  }

  /** The unanswered requests. */
  waiting(): readonly PendingJoinRequest[] {
    return [...this.#all.values()].filter(({ state }) => state === 'waiting');
  }

  /** Refuses a request. Its page shows the refusal while it is connected. */
  refuse(joinRequest: PendingJoinRequest): void {
    joinRequest.state = 'refused';
    joinRequest.markAnswered();
    if (joinRequest.client === undefined) this.#expire(keyOf(joinRequest.intent), joinRequest, ABSENCE);
  }

  /** Refuses all requests that `is` accepts. */
  refuseAll(is: (joinRequest: PendingJoinRequest) => boolean): void {
    for (const joinRequest of this.waiting()) if (is(joinRequest)) this.refuse(joinRequest);
  }

  /** Removes a granted request. */
  removeGranted({ intent }: PendingJoinRequest): void {
    this.#drop(keyOf(intent));
  }

  /** Removes the requests of all televisions: they need no consent any more. */
  forgetTelevisions(): void {
    for (const [key, { intent }] of this.#all) if (intent.type === 'show') this.#drop(key);
  }

  /** Removes the request of a television that may show the table now. */
  removeShown(key: string): void {
    this.#drop(hashOf(key));
  }

  /** Removes the requests of a client that has a seat now. */
  forget(client: Client): void {
    for (const [key, joinRequest] of this.#all) if (joinRequest.client === client) this.#drop(key);
  }

  /** Keeps the requests of a page that has gone until they expire. */
  detach(client: Client): void {
    for (const [key, joinRequest] of this.#all) {
      if (joinRequest.client !== client) continue;
      joinRequest.client = undefined;
      this.#expire(key, joinRequest, ABSENCE);
    }
  }

  /** The keys of the seats that are asked for: each the SHA-256 of the secret that its page has made. */
  keys(): readonly string[] {
    return [...this.#all].flatMap(([key, { intent }]) => (intent.type === 'show' ? [] : [key]));
  }

  /** The numbers of the televisions that have asked. */
  numbers(): readonly number[] {
    return [...this.#all.values()].flatMap(({ intent }) => (intent.type === 'show' ? [intent.number] : []));
  }

  /** Gives a client its earlier requests back. */
  attach(client: Client): void {
    for (const [key, joinRequest] of this.#all) {
      if (!client.tokens.has(key)) continue;
      joinRequest.cancel();
      joinRequest.client = client;
    }
  }

  /** Drops claims to the seats of people who have left, televisions that find the door closed, and refusals when the phase changes. */
  update({ phase, seats, setup }: TableState, before: Pick<TableState, 'phase'>): void {
    const isThere = (occupant: number): boolean =>
      seats.some((who) => who.type === 'person' && who.occupant === occupant);
    for (const [key, { intent, state }] of this.#all) {
      const isObsolete =
        intent.type === 'claim'
          ? !isThere(intent.occupant)
          : intent.type === 'show' && setup.door === 'closed';
      if (isObsolete || (phase !== before.phase && state !== 'waiting')) this.#drop(key);
    }
  }

  /** Returns what a client sees of its own request. */
  privatePartFor(table: TableState, client: Client): Pick<You, 'knock' | 'claim'> {
    const joinRequest = [...this.#all.values()].find((one) => one.client === client);
    if (joinRequest === undefined) return {};
    const at = claimedSeat(table, joinRequest);
    return { knock: joinRequest.state, ...(at !== undefined && { claim: at }) };
  }

  stop(): void {
    for (const key of this.#all.keys()) this.#drop(key);
  }

  #refusal({ address, isOwnComputer }: Client, { type }: JoinIntent): Rejection | undefined {
    const isToShow = type === 'show';
    const most = isToShow ? MAX_TO_SHOW : MAX_FOR_SEATS;
    const waiting = this.waiting().filter(({ intent }) => (intent.type === 'show') === isToShow);
    const ofDevice = (one: string): readonly PendingJoinRequest[] =>
      waiting.filter((joinRequest) => joinRequest.address === one);
    if (!isOwnComputer && ofDevice(address).length >= MAX_PER_DEVICE)
      return rejection('too-many', { most: MAX_PER_DEVICE });
    if (waiting.length < most) return undefined;
    const crowding = waiting.find((joinRequest) => ofDevice(joinRequest.address).length > 1);
    if (crowding === undefined) return rejection('too-many', { most });
    crowding.state = 'crowded';
    crowding.markAnswered();
    return undefined;
  }

  #expire(key: string, joinRequest: PendingJoinRequest, time: number): void {
    joinRequest.cancel();
    joinRequest.cancel = this.#clock.after(time, () => {
      this.#drop(key);
      this.#changed();
    });
  }

  #drop(key: string): void {
    const joinRequest = this.#all.get(key);
    joinRequest?.cancel();
    joinRequest?.markAnswered();
    this.#all.delete(key);
  }
}

const keyOf = (intent: JoinIntent): string =>
  hashOf(intent.type === 'sit' ? intent.request.token : intent.token);

/** Returns the seat that a request claims, undefined if it claims none. */
export const claimedSeat = (table: TableState, { intent }: PendingJoinRequest): Seat | undefined =>
  intent.type === 'claim' ? seatOfOccupant(table, intent.occupant) : undefined;

/** Returns a request as hosts and the holder of a claimed seat see it. */
export function joinRequestFor(
  table: TableState,
  joinRequest: PendingJoinRequest,
  more: Pick<JoinRequest, 'from' | 'away'>,
): JoinRequest {
  const { id, intent, device } = joinRequest;
  if (intent.type === 'show')
    return { id, name: '', why: 'television', number: intent.number, device, ...more };
  const seat = intent.type === 'sit' ? intent.request.seat : claimedSeat(table, joinRequest);
  const who = seat === undefined ? undefined : table.seats[seat];
  const claimed = who?.type === 'person' ? who.name : '';
  return {
    id,
    name: intent.type === 'sit' ? intent.request.name : claimed,
    why: intent.type === 'sit' ? intent.why : 'claim',
    ...(seat !== undefined && { seat }),
    device,
    ...more,
  };
}
