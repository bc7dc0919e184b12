import { fingerprint } from '../base/fingerprint.ts';
import type { Seat, TableId } from '../base/ids.ts';

/** How a shuffle of all devices works: docs/shuffle.md. Hashes are SHA-256 of JSON (`fingerprint`), as 64 hexadecimal digits. */

/** What a device contributes to the seed: 32 random bytes each, as hexadecimal digits. */
export interface Opening {
  readonly share: string;
  readonly nonce: string;
}

/** A device with its commitment, and the seats that it holds, ascending. Those of the host's owner are the host's. */
export interface Party {
  readonly seats: readonly Seat[];
  readonly commitment: string;
}

/**
 * Why a shuffle led to no deal. `away`: a device went away or was silent; `wrong`: a device opened its commitment wrongly; `changed`: seats
 * or setup changed meanwhile; `host`: the host broke it off.
 */
export const BREAK_REASONS = ['away', 'wrong', 'changed', 'host'] as const;
export type BreakReason = (typeof BREAK_REASONS)[number];

/** A shuffle that led to no deal. `seats` are those of the devices that caused it. */
export interface BrokenOff {
  readonly number: number;
  readonly why: BreakReason;
  readonly seats: readonly Seat[];
}

/** Most shuffles without a deal that are kept between two matches, the newest. */
export const MOST_BROKEN_OFF = 20;

/** Which shuffle it is: they are numbered at their table, from 1. */
export interface ShuffleId {
  readonly table: TableId;
  readonly number: number;
}

/** What is dealt: the deal depends on nothing else but the seed. */
export interface Terms {
  readonly game: string;
  readonly options: object;
  readonly seatCount: number;
}

/** All commitments of a shuffle. */
export interface Commitments {
  /** The shuffles without a deal since the last match. */
  readonly brokenOff: readonly BrokenOff[];
  readonly host: Party;
  /** The other devices, by their first seat. */
  readonly devices: readonly Party[];
}

/** A party without its share. */
export const partyOf = ({ seats, commitment }: Party): Party => ({ seats, commitment });

/** The commitment to a share: it hides the share, and fits no other one, no other table and no other shuffle. */
export const commitmentTo = ({ share, nonce }: Opening, { table, number }: ShuffleId): string =>
  fingerprint({ format: 'auction-night/commitment@1', table, number, share, nonce });

/** The hash of everything that is fixed before the first share is known. */
export function hashOfCommitments(
  { table, number }: ShuffleId,
  { game, options, seatCount }: Terms,
  { brokenOff, host, devices }: Commitments,
): string {
  const { memoryAid: _memoryAid, ...dealt } = options as { readonly memoryAid?: unknown }; // it may change during a match
  return fingerprint({
    format: 'auction-night/commitments@1',
    table,
    number,
    game,
    options: dealt,
    seatCount,
    brokenOff,
    host: partyOf(host),
    devices: devices.map(partyOf),
  });
}

/** Whether all commitments of a list differ, and no seat is there twice. */
export const areDistinct = (parties: readonly Party[]): boolean =>
  areDifferent(parties.map(({ commitment }) => commitment)) &&
  areDifferent(parties.flatMap(({ seats }) => seats));

/** Whether no item is there twice. */
export const areDifferent = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

/** 32 bytes as hexadecimal digits. */
export const isHash = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** The seed of the deal: 64 hexadecimal digits. `openings` are the host's and those of the devices, in their order. */
export const seedFrom = (commitments: string, openings: readonly Opening[]): string =>
  fingerprint({
    format: 'auction-night/seed@1',
    commitments,
    shares: openings.map(({ share }) => share),
  });
