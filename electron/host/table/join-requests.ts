import type { Seat } from '../../../core/base/ids.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { JoinRequest, JoinRequestReason, You } from '../../../core/protocol/frames.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import type { TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import { hashOf } from '../secrets.ts';
import type { Devices } from './devices.ts';
import { seatOfOccupant, type Client } from './people.ts';

type Sit = Extract<TableAsk, { type: 'sit' }>;

/** Who asks for a seat at once, and of these one other device; a crowd at the door tells a host nothing. */
const MOST = 8;
const MOST_OF_DEVICE = 2;
/** How often one other device may say that a seat is its own, at once and in a minute. */
const CLAIMS = { burst: 3, perMinute: 1 };
/** Milliseconds for which a request stays after its page has gone: a phone whose screen went dark comes back. */
const ABSENCE = 120_000;
/** The same for who asks before a closed door, where a page looks again every ten seconds. */
const OUTSIDE = 35_000;

/** What somebody wants: a seat under a name, or the seat of an occupant, who they say they are. */
export type Wish =
  | { readonly type: 'sit'; readonly request: Sit; readonly why: Exclude<JoinRequestReason, 'claim'> }
  | { readonly type: 'claim'; readonly token: string; readonly occupant: number };

/** A request for a seat. */
export interface Knocking {
  readonly id: number;
  readonly wish: Wish;
  readonly address: string;
  /** The number by which hosts know the device. */
  readonly from: number;
  readonly device: Client['device'];
  readonly isOwnComputer: boolean;
  /** The page that asks; undefined while it is away, or waits outside. */
  client: Client | undefined;
  state: NonNullable<You['knock']>;
  /** Ends the wait for a page that is away. */
  cancel: () => void;
}

/**
 * Who asks the hosts for a seat, the first first. In no log: a host that was started anew is asked again. A request belongs to the secret that
 * its page has made for the seat, so that it outlives a connection that breaks.
 */
export class JoinRequests {
  readonly #clock: Clock;
  readonly #devices: Devices;
  readonly #changed: () => void;
  readonly #claims: RateLimit;
  readonly #all = new Map<string, Knocking>();
  #last = 0;

  /** `changed` is called when a request has ended by itself. */
  constructor(clock: Clock, devices: Devices, changed: () => void) {
    this.#clock = clock;
    this.#devices = devices;
    this.#changed = changed;
    this.#claims = createRateLimit(clock, CLAIMS.burst, CLAIMS.perMinute / 60);
  }

  /**
   * Takes a request, in the place of an earlier one of the same page. Where there is no room, the oldest gives way of the device that has
   * the most. Refuses with too-many, also where a device has its share, and with too-fast where it says too often that a seat is its own.
   */
  add(asker: Client, client: Client | undefined, wish: Wish): Result<Knocking, Rejection> {
    const key = keyOf(wish);
    for (const [other, knock] of this.#all)
      if (other === key || (client !== undefined && knock.client === client)) this.#drop(other);
    const refused = this.#refusal(asker);
    if (refused !== undefined) return fail(refused);
    const { address, device, isOwnComputer } = asker;
    this.#last += 1;
    const knock: Knocking = {
      id: this.#last,
      wish,
      address,
      from: this.#devices.numberOf(asker),
      device,
      isOwnComputer,
      client,
      state: 'waiting',
      cancel: () => undefined,
    };
    this.#all.set(key, knock);
    if (client === undefined) this.#expire(key, knock, OUTSIDE);
    return ok(knock);
  }

  /** Why a device may not say (again) that a seat is its own; undefined: it may, and that is counted. */
  claimRefusal({ address, isOwnComputer }: Client): Rejection | undefined {
    const wait = isOwnComputer ? 0 : this.#claims.take(address);
    return wait === 0 ? undefined : rejection('too-fast', { seconds: Math.ceil(wait / 1000) });
  }

  /** The request of a page outside, which has just asked again. */
  renew(token: string): Knocking | undefined {
    const [key, knock] = [hashOf(token), this.#all.get(hashOf(token))];
    if (knock !== undefined) this.#expire(key, knock, OUTSIDE);
    return knock;
  }

  find(id: number): Knocking | undefined {
    return this.waiting().find((knock) => knock.id === id);
  }

  /** The requests that nobody has answered. */
  waiting(): readonly Knocking[] {
    return [...this.#all.values()].filter(({ state }) => state === 'waiting');
  }

  /** Says no; who asked is told as long as they are there. */
  refuse(knock: Knocking): void {
    knock.state = 'refused';
    if (knock.client === undefined) this.#expire(keyOf(knock.wish), knock, ABSENCE);
  }

  /** Says no to all requests for which `is` holds. */
  refuseAll(is: (knock: Knocking) => boolean): void {
    for (const knock of this.waiting()) if (is(knock)) this.refuse(knock);
  }

  /** What was asked has come true. */
  granted({ wish }: Knocking): void {
    this.#drop(keyOf(wish));
  }

  /** Somebody sits, or asks for nothing any more. */
  forget(client: Client): void {
    for (const [key, knock] of this.#all) if (knock.client === client) this.#drop(key);
  }

  /** A page has gone; it may come back to what it asked. */
  left(client: Client): void {
    for (const [key, knock] of this.#all) {
      if (knock.client !== client) continue;
      knock.client = undefined;
      this.#expire(key, knock, ABSENCE);
    }
  }

  /** A page is there that may have asked before. */
  came(client: Client): void {
    for (const [key, knock] of this.#all) {
      if (!client.tokens.has(key)) continue;
      knock.cancel();
      knock.client = client;
    }
  }

  /** Follows the table: nobody claims the seat of who has left it, and a no counts for the phase that it was said in. */
  update({ phase, seats }: TableState, before: Pick<TableState, 'phase'>): void {
    const isThere = (occupant: number): boolean =>
      seats.some((who) => who.type === 'person' && who.occupant === occupant);
    for (const [key, { wish, state }] of this.#all) {
      const isVain = wish.type === 'claim' && !isThere(wish.occupant);
      if (isVain || (phase !== before.phase && state !== 'waiting')) this.#drop(key);
    }
  }

  /** What who asked is told. */
  of(table: TableState, client: Client): Pick<You, 'knock' | 'claim'> {
    const knock = [...this.#all.values()].find((one) => one.client === client);
    if (knock === undefined) return {};
    const at = claimedSeat(table, knock);
    return { knock: knock.state, ...(at !== undefined && { claim: at }) };
  }

  stop(): void {
    for (const { cancel } of this.#all.values()) cancel();
  }

  #refusal({ address, isOwnComputer }: Client): Rejection | undefined {
    const waiting = this.waiting();
    const ofDevice = (one: string): readonly Knocking[] => waiting.filter((knock) => knock.address === one);
    if (!isOwnComputer && ofDevice(address).length >= MOST_OF_DEVICE)
      return rejection('too-many', { most: MOST_OF_DEVICE });
    if (waiting.length < MOST) return undefined;
    const crowding = waiting.find((knock) => ofDevice(knock.address).length > 1);
    if (crowding === undefined) return rejection('too-many', { most: MOST });
    crowding.state = 'crowded';
    return undefined;
  }

  #expire(key: string, knock: Knocking, time: number): void {
    knock.cancel();
    knock.cancel = this.#clock.after(time, () => {
      this.#drop(key);
      this.#changed();
    });
  }

  #drop(key: string): void {
    this.#all.get(key)?.cancel();
    this.#all.delete(key);
  }
}

const keyOf = (wish: Wish): string => hashOf(wish.type === 'sit' ? wish.request.token : wish.token);

/** The seat that somebody says is theirs; undefined if they say no such thing. */
export const claimedSeat = (table: TableState, { wish }: Knocking): Seat | undefined =>
  wish.type === 'claim' ? seatOfOccupant(table, wish.occupant) : undefined;

/** A request as hosts see it, and whoever holds a seat that it claims. */
export function knockFor(
  table: TableState,
  knock: Knocking,
  more: Pick<JoinRequest, 'from' | 'away'>,
): JoinRequest {
  const { id, wish, device } = knock;
  const seat = wish.type === 'sit' ? wish.request.seat : claimedSeat(table, knock);
  const who = seat === undefined ? undefined : table.seats[seat];
  const claimed = who?.type === 'person' ? who.name : '';
  return {
    id,
    name: wish.type === 'sit' ? wish.request.name : claimed,
    why: wish.type === 'sit' ? wish.why : 'claim',
    ...(seat !== undefined && { seat }),
    device,
    ...more,
  };
}
