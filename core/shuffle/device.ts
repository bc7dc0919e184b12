import type { Seat, TableId } from '../base/ids.ts';
import {
  areDifferent,
  areDistinct,
  commitmentTo,
  hashOfCommitments,
  isHash,
  MOST_BROKEN_OFF,
  seedFrom,
  type BrokenOff,
  type Opening,
  type Party,
  type Terms,
} from './commitments.ts';

/** A shuffle as everybody at a table is shown it (docs/shuffle.md). */
export interface ShownShuffle {
  readonly number: number;
  /** The shuffles without a deal since the last match. */
  readonly brokenOff: readonly BrokenOff[];
  /** Absent before the first device has committed, and where the host dealt alone in the end. */
  readonly host?: Party;
  /** The devices that take part besides the host's. */
  readonly devices: readonly Party[];
  /** The commitments are in the journal and cannot change: devices open theirs. */
  readonly isFixed?: true;
  /** Once the match has started, in the order of `devices`. */
  readonly openings?: readonly Opening[];
  /** Once the match is over, if all hands may be looked at. */
  readonly hostOpening?: Opening;
}

/** What a device sees of a table: the fields are those of its frame. */
export interface SeenTable {
  readonly id: TableId;
  readonly setup: {
    readonly game: string;
    readonly options: unknown;
    readonly openHands?: true;
    readonly hostShuffles?: true;
  };
  readonly seats: readonly unknown[];
  readonly phase: 'lobby' | 'playing' | 'ended';
  /** The number of matches that were started. */
  readonly games: number;
  readonly ledger?: readonly { readonly early: boolean }[];
  readonly shuffle?: ShownShuffle;
}

/**
 * What is wrong with a shuffle, for an honest device. `number`: one was left out, or came back without a word; `without`: a seat of this
 * device is there with another commitment than its own, or its own has gone; `changed`: the commitments are not those that were fixed;
 * `repeated`: one is there twice; `opened-wrongly`: a share is missing or not the one that was committed to; `other-cards`: another deal
 * follows from the shares than the one that was played, as only an app finds (docs/shuffle.md).
 */
export type ShuffleFault = 'number' | 'without' | 'changed' | 'repeated' | 'opened-wrongly' | 'other-cards';

/** What a device remembers of the shuffles at a table. */
export interface DeviceMemory {
  /** Its share for the shuffle of this number. */
  readonly own?: Opening & { readonly number: number };
  /** The newest list that was fixed, for which match (from 1), and the hash of its commitments. */
  readonly fixed?: { readonly number: number; readonly match: number; readonly hash: string };
  /** The match that was dealt from the newest list; `openHands`: its hands may be looked at. */
  readonly dealt?: { readonly match: number; readonly openHands: boolean };
  /** What was wrong first, and with which match. */
  readonly fault?: { readonly match: number; readonly type: ShuffleFault };
  /** Its seats in the lobby, as the last frame of this connection showed them. */
  readonly seats?: readonly Seat[];
  /** That frame had its commitment. */
  readonly isShown?: boolean;
  /** It has opened its share on this connection, and nothing has shown what came of it. */
  readonly isOpened?: boolean;
}

/** What a device does after a frame: commit to its share, or open it. */
export type DeviceStep = 'commit' | 'open' | undefined;

/** What is left once the connection is lost: a device that was away cannot tell what it has missed. */
export const afterLoss = ({ seats: _seats, isShown: _isShown, isOpened: _isOpened, ...kept }: DeviceMemory) =>
  kept;

/** The commitment of a device to its share. */
export const ownCommitment = (own: NonNullable<DeviceMemory['own']>, table: TableId): string =>
  commitmentTo(own, { table, number: own.number });

const termsOf = ({ setup, seats }: SeenTable): Terms => ({
  game: setup.game,
  options: setup.options as object,
  seatCount: seats.length,
});

/** The hash of all commitments, from which the words follow; undefined where no device has committed. */
export function hashOfShown(table: SeenTable): string | undefined {
  const { shuffle } = table;
  if (shuffle?.host === undefined) return undefined;
  return hashOfCommitments({ table: table.id, number: shuffle.number }, termsOf(table), {
    ...shuffle,
    host: shuffle.host,
  });
}

/**
 * Follows a table from frame to frame.
 *
 * @param seats the seats of this device; empty: it takes no part
 * @param draw draws a share
 */
export function followTable(
  before: DeviceMemory,
  table: SeenTable,
  seats: readonly Seat[],
  draw: () => Opening,
): { readonly knowledge: DeviceMemory; readonly step: DeviceStep } {
  const { shuffle, phase, games, id } = table;
  const match = phase === 'lobby' ? games + 1 : games;
  const broken = new Set(shuffle?.brokenOff.map(({ number }) => number));
  const isOpened = before.isOpened === true && !broken.has(before.fixed?.number ?? 0);
  const hash = hashOfShown(table);
  const isList = shuffle !== undefined && hash !== undefined && shuffle.isFixed === true;
  const found = isList
    ? faultIn(before, table, shuffle, match, seats)
    : faultWithout(before, table, match, isOpened, broken);
  const fault = before.fault?.match === match ? before.fault : found && { match, type: found };
  const { own: drawn, fixed: last, dealt: was } = before;
  const kept: DeviceMemory = {
    ...(last && { fixed: last }),
    ...(was && { dealt: was }),
    ...(fault && { fault }),
  };

  if (!isList) {
    if (phase !== 'lobby') return { knowledge: { ...kept, ...(drawn && { own: drawn }) }, step: undefined };
    const isIn = shuffle !== undefined && seats.length > 0;
    const own = isIn && drawn?.number !== shuffle.number ? { ...draw(), number: shuffle.number } : drawn;
    const isShown = isIn && own !== undefined && listed(shuffle, ownCommitment(own, id)) !== undefined;
    return {
      knowledge: { ...kept, ...(own && { own }), seats, isShown },
      step: isIn && !isShown ? 'commit' : undefined,
    };
  }

  const fixed = { number: shuffle.number, match, hash };
  const all: DeviceMemory = { ...kept, fixed, ...(drawn && { own: drawn }) };
  if (phase !== 'lobby') {
    const openHands = (was?.match === match && was.openHands) || table.setup.openHands === true;
    return { knowledge: { ...all, dealt: { match, openHands } }, step: undefined };
  }
  const isOwn = drawn?.number === shuffle.number && listed(shuffle, ownCommitment(drawn, id)) !== undefined;
  const opens = isOwn && fault === undefined && !(isOpened && last?.number === shuffle.number);
  return { knowledge: { ...all, isOpened: isOpened || opens }, step: opens ? 'open' : undefined };
}

const listed = ({ devices }: ShownShuffle, commitment: string): Party | undefined =>
  devices.find((party) => party.commitment === commitment);

/** What is wrong with a fixed list, and with what was opened of it. */
function faultIn(
  { fixed, own, seats: before = [], isShown, dealt }: DeviceMemory,
  table: SeenTable,
  shuffle: ShownShuffle,
  match: number,
  seats: readonly Seat[],
): ShuffleFault | undefined {
  const { number, host, devices, openings, hostOpening, brokenOff } = shuffle;
  if (host === undefined) return undefined;
  const parties = [host, ...devices];
  if (!areDistinct(parties)) return 'repeated';
  if (fixed?.number === number) {
    if (fixed.match !== match || fixed.hash !== hashOfShown(table)) return 'changed';
  } else {
    if (fixed !== undefined && !follows(fixed, number, match, brokenOff)) return 'number';
    const commitment = own?.number === number ? ownCommitment(own, table.id) : undefined;
    const held = before.filter((at) => seats.includes(at));
    const isReplaced = parties.some(
      (party) => party.commitment !== commitment && party.seats.some((at) => held.includes(at)),
    );
    const isGone =
      isShown === true && held.length > 0 && !parties.some((party) => party.commitment === commitment);
    if (isReplaced || isGone) return 'without';
  }
  if (table.phase === 'lobby') return undefined;
  if (openings === undefined) return 'opened-wrongly';
  const areHandsOpen =
    (table.setup.openHands === true || (dealt?.match === match && dealt.openHands)) &&
    table.phase === 'ended' &&
    table.ledger?.at(-1)?.early === false;
  if (hostOpening === undefined && areHandsOpen) return 'opened-wrongly';
  const opened = hostOpening === undefined ? openings : [hostOpening, ...openings];
  const committed = hostOpening === undefined ? devices : parties;
  const areOpened =
    opened.length === committed.length &&
    opened.every(
      (opening, index) =>
        isHash(opening.share) &&
        commitmentTo(opening, { table: table.id, number }) === committed[index]?.commitment,
    );
  if (!areOpened) return 'opened-wrongly';
  return areDifferent(opened.map(({ share }) => share)) ? undefined : 'repeated';
}

/** Whether a list may come after the last one that was fixed: numbers go up, and for the same match all between led to nothing. */
function follows(
  last: NonNullable<DeviceMemory['fixed']>,
  number: number,
  match: number,
  brokenOff: readonly BrokenOff[],
): boolean {
  if (number < last.number || match < last.match) return false;
  if (match > last.match) return true;
  const first = Math.max(last.number, number - MOST_BROKEN_OFF);
  return Array.from({ length: number - first }, (_, index) => first + index).every((one) =>
    brokenOff.some((broken) => broken.number === one),
  );
}

/** What is wrong where no list is fixed, or a match has none. */
function faultWithout(
  { fixed, dealt, own, seats, isShown }: DeviceMemory,
  { phase, setup }: SeenTable,
  match: number,
  isOpened: boolean,
  broken: ReadonlySet<number>,
): ShuffleFault | undefined {
  if (phase === 'lobby') return undefined;
  if (dealt?.match === match) return 'opened-wrongly';
  if (isOpened && fixed?.match === match) return 'opened-wrongly';
  const wasIn = isShown === true && (seats?.length ?? 0) > 0 && !broken.has(own?.number ?? 0);
  return wasIn && setup.hostShuffles !== true ? 'without' : undefined;
}

/** The seed of the deal, once every device's share is known; call it where nothing is wrong. */
export function seedOfShown(table: SeenTable): string | undefined {
  const { openings, hostOpening } = table.shuffle ?? {};
  const commitments = hashOfShown(table);
  if (openings === undefined || hostOpening === undefined || commitments === undefined) return undefined;
  return seedFrom(commitments, [hostOpening, ...openings]);
}
