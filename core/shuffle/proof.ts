import { seat, type Seat, type TableId } from '../base/ids.ts';
import { isIntegerIn, isIntegerListIn, isJsonObject, isOneOf } from '../base/parse.ts';
import {
  areDifferent,
  BREAK_REASONS,
  commitmentTo,
  hashOfCommitments,
  isHash,
  MOST_BROKEN_OFF,
  seedFrom,
  type BrokenOff,
  type Commitments,
  type Opening,
  type Party,
  type ShuffleId,
  type Terms,
} from './commitments.ts';

export const PROOF_FORMAT = 'auction-night/shuffle@1';

/** A party with its share. */
export type OpenedParty = Party & Opening;

/** What the record of a match says of its shuffle: everything from which its seed follows. */
export interface ShuffleProof extends ShuffleId, Commitments {
  readonly format: typeof PROOF_FORMAT;
  readonly host: OpenedParty;
  /** At least one. */
  readonly devices: readonly OpenedParty[];
}

/** A proof that holds, with the hash of its commitments and the seed of its deal. */
export interface CheckedProof {
  readonly proof: ShuffleProof;
  readonly commitments: string;
  readonly seed: string;
}

/**
 * Reads a proof, and checks that each share is the one that its device committed to. Whether the deal follows from the seed is for those to
 * check who know the game.
 *
 * @returns undefined if it does not hold
 */
export function checkProof(input: unknown, terms: Terms): CheckedProof | undefined {
  const proof = readProof(input, terms.seatCount);
  if (proof === undefined || !isConsistent(proof)) return undefined;
  const parties = [proof.host, ...proof.devices];
  if (!parties.every((party) => party.commitment === commitmentTo(party, proof))) return undefined;
  const commitments = hashOfCommitments(proof, terms, proof);
  return { proof, commitments, seed: seedFrom(commitments, parties) };
}

/** Whether no party, seat, commitment or share is there twice, and all lists are in order. */
function isConsistent({ number, brokenOff, host, devices }: ShuffleProof): boolean {
  const parties = [host, ...devices];
  return (
    devices.length > 0 &&
    areDifferent(parties.flatMap(({ seats }) => seats)) &&
    areDifferent(parties.map(({ commitment }) => commitment)) &&
    areDifferent(parties.map(({ share }) => share)) &&
    isAscending(devices.map(({ seats }) => seats[0] ?? -1)) &&
    brokenOff.every((one, index) => one.number === number - brokenOff.length + index)
  );
}

const isAscending = (list: readonly number[]): boolean =>
  list.every((item, index) => index === 0 || item > (list[index - 1] ?? item));

function readProof(input: unknown, seatCount: number): ShuffleProof | undefined {
  if (!hasKeys(input, ['format', 'table', 'number', 'brokenOff', 'host', 'devices'])) return undefined;
  const { format, table, number, brokenOff, host, devices } = input;
  if (format !== PROOF_FORMAT || typeof table !== 'string' || !/^[0-9a-f]{16}$/.test(table)) return undefined;
  if (!isIntegerIn(number, 1, Number.MAX_SAFE_INTEGER)) return undefined;
  if (!Array.isArray(brokenOff) || brokenOff.length > MOST_BROKEN_OFF || !Array.isArray(devices))
    return undefined;
  const broken = brokenOff.flatMap((one) => readBrokenOff(one) ?? []);
  const read = readParty(host, seatCount, 0);
  const others = devices.flatMap((one) => readParty(one, seatCount, 1) ?? []);
  if (read === undefined || others.length < devices.length || broken.length < brokenOff.length)
    return undefined;
  return { format, table: table as TableId, number, brokenOff: broken, host: read, devices: others };
}

function readParty(input: unknown, seatCount: number, least: number): OpenedParty | undefined {
  if (!hasKeys(input, ['seats', 'commitment', 'share', 'nonce'])) return undefined;
  const { commitment, share, nonce } = input;
  const seats = readSeats(input['seats'], seatCount);
  if (seats === undefined || seats.length < least) return undefined;
  return isHash(commitment) && isHash(share) && isHash(nonce)
    ? { seats, commitment, share, nonce }
    : undefined;
}

/** Seats of a shuffle that was broken off: the table may have had more then. */
const MOST_SEATS = 64;

function readBrokenOff(input: unknown): BrokenOff | undefined {
  if (!hasKeys(input, ['number', 'why', 'seats'])) return undefined;
  const { number, why } = input;
  const seats = readSeats(input['seats'], MOST_SEATS);
  return isIntegerIn(number, 1, Number.MAX_SAFE_INTEGER) && isOneOf(why, BREAK_REASONS) && seats !== undefined
    ? { number, why, seats }
    : undefined;
}

const readSeats = (input: unknown, seatCount: number): readonly Seat[] | undefined =>
  isIntegerListIn(input, 0, seatCount - 1) && isAscending(input) ? input.map(seat) : undefined;

/** Whether the value is an object with exactly these keys. */
function hasKeys<Key extends string>(
  input: unknown,
  keys: readonly Key[],
): input is { readonly [Name in Key]: unknown } {
  return (
    isJsonObject(input) &&
    Object.keys(input).length === keys.length &&
    keys.every((key) => Object.hasOwn(input, key))
  );
}
