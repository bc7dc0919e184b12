import type { TableId } from '../base/ids.ts';
import {
  areDifferent,
  areDistinct,
  commitmentTo,
  hashOfCommitments,
  isHash,
  seedFrom,
  type Commitments,
  type Opening,
  type Party,
  type Terms,
} from './commitments.ts';

/** A shuffle as a device is shown it; the fields are those of `ShuffleFrame`. */
export interface SeenShuffle extends Omit<Commitments, 'host'> {
  readonly table: TableId;
  readonly terms: Terms;
  /** Whose shares have to be there: nobody's before a match, the guests' from its start, the host's once all hands may be looked at. */
  readonly due: 'none' | 'devices' | 'all';
  readonly number: number;
  readonly host?: Party;
  readonly isFixed?: true;
  readonly openings?: readonly Opening[];
  readonly hostOpening?: Opening;
}

/** The shuffle of a table's frame; undefined if the frame has none. */
export function shuffleIn({
  id,
  setup,
  seats,
  phase,
  ledger,
  shuffle,
}: {
  readonly id: TableId;
  readonly setup: { readonly game: string; readonly options: unknown; readonly openHands?: true };
  readonly seats: readonly unknown[];
  readonly phase: 'lobby' | 'playing' | 'ended';
  readonly ledger?: readonly { readonly early: boolean }[];
  readonly shuffle?: Omit<SeenShuffle, 'table' | 'terms' | 'due'>;
}): SeenShuffle | undefined {
  if (shuffle === undefined) return undefined;
  const terms = { game: setup.game, options: setup.options as object, seatCount: seats.length };
  const areHandsOpen = setup.openHands === true && phase === 'ended' && ledger?.at(-1)?.early === false;
  const due = phase === 'lobby' ? 'none' : areHandsOpen ? 'all' : 'devices';
  return { ...shuffle, table: id, terms, due };
}

/** What a device remembers of the newest shuffle at a table. */
export interface DeviceShuffle {
  readonly number: number;
  readonly own: Opening;
  /** The hash of the commitments under which it has opened its own. */
  readonly commitments?: string;
}

/**
 * What is wrong with a shuffle, for an honest device. `number`: it does not follow the last one, and nothing says what became
 * of those between; `without`: the commitment of
 * this device is not there; `changed`: the commitments are not those under which it opened its own; `repeated`: one is there twice;
 * `opened-wrongly`: a share is missing or not the one that was committed to.
 */
export type ShuffleFault = 'number' | 'without' | 'changed' | 'repeated' | 'opened-wrongly';

export const ownCommitment = ({ own, number }: DeviceShuffle, table: TableId): string =>
  commitmentTo(own, { table, number });

/** Whether the device has to commit to a new share: it has none for this number, or opened it already. */
export const needsShare = ({ number, isFixed }: SeenShuffle, device: DeviceShuffle | undefined): boolean =>
  isFixed !== true && (device === undefined || number > device.number);

/** The hash of all commitments, from which the words follow; undefined before the host's is there. */
export function hashOfSeen({
  table,
  number,
  terms,
  host,
  devices,
  brokenOff,
}: SeenShuffle): string | undefined {
  if (host === undefined) return undefined;
  return hashOfCommitments({ table, number }, terms, { host, devices, brokenOff });
}

/**
 * Checks the fixed commitments before a device opens its own; the openings once the match has started; and the host's once it is shown.
 *
 * @param last the number of the newest shuffle that this device has seen since it connected
 */
export function faultIn(
  seen: SeenShuffle,
  device: DeviceShuffle | undefined,
  last: number | undefined,
): ShuffleFault | undefined {
  const { table, number, host, devices, brokenOff, openings, hostOpening, due } = seen;
  if (host === undefined || seen.isFixed !== true) return undefined;
  const parties = [host, ...devices];
  const numbers = new Set([...brokenOff.map((one) => one.number), number]);
  const next = (last ?? number - 1) + 1;
  if (number < (last ?? 0) || (next < number && !numbers.has(next))) return 'number';
  if (!areDistinct(parties)) return 'repeated';
  if (device?.number === number) {
    const own = ownCommitment(device, table);
    if (!devices.some(({ commitment }) => commitment === own)) return 'without';
    if (device.commitments !== undefined && device.commitments !== hashOfSeen(seen)) return 'changed';
  }
  if (openings === undefined) return due === 'none' ? undefined : 'opened-wrongly';
  if (hostOpening === undefined && due === 'all') return 'opened-wrongly';
  const opened = hostOpening === undefined ? openings : [hostOpening, ...openings];
  const committed = hostOpening === undefined ? devices : parties;
  const areOpened =
    opened.length === committed.length &&
    opened.every(
      (opening, index) =>
        isHash(opening.share) && commitmentTo(opening, { table, number }) === committed[index]?.commitment,
    );
  if (!areOpened) return 'opened-wrongly';
  return areDifferent(opened.map(({ share }) => share)) ? undefined : 'repeated';
}

/** The seed of the deal, once every device's share is known; call it where `faultIn` finds nothing. */
export function seedOfSeen(seen: SeenShuffle): string | undefined {
  const { openings, hostOpening } = seen;
  const commitments = hashOfSeen(seen);
  if (openings === undefined || hostOpening === undefined || commitments === undefined) return undefined;
  return seedFrom(commitments, [hostOpening, ...openings]);
}
