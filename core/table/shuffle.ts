import { isSameJson } from '../base/json.ts';
import { malformed } from '../base/parse.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import {
  areDistinct,
  isHash,
  MOST_BROKEN_OFF,
  partyOf,
  type BrokenOff,
  type Terms,
} from '../shuffle/commitments.ts';
import { checkProof, type ShuffleProof } from '../shuffle/proof.ts';
import { changed, type Change, type EntryOf } from './change.ts';
import { nameAt } from './seats.ts';
import type { SeatState, TableNews, TableState } from './state.ts';

/** What the next deal of a table depends on besides the seed. */
export const termsOf = ({ setup, seats }: TableState): Terms => ({
  game: setup.game,
  options: setup.options as object,
  seatCount: seats.length,
});

/** Why no match can start: the lobby is over, or seats are free or not ready. */
export function startRefusal({ phase, seats }: TableState): Rejection | undefined {
  if (phase !== 'lobby') return rejection('not-in-lobby');
  const missing = seats.flatMap((who, index) =>
    who.type === 'free' || (who.type === 'person' && !who.ready) ? [index] : [],
  );
  return missing.length > 0 ? rejection('not-ready', { seats: missing }) : undefined;
}

/**
 * Whether everybody may know the whole deal of the last match: it followed from a shuffle, was played to its end, and all hands may be looked
 * at.
 */
export const isDealOpen = ({ phase, ledger, game }: TableState): boolean =>
  phase === 'ended' &&
  ledger.at(-1)?.early === false &&
  game?.proof !== undefined &&
  game.account.settings.openHands === true;

const refused = (type: string): Change => fail(rejection('not-available', { type, available: [] }));

/** All devices have committed to their shares: from now on the shuffle has a number, and leads to a deal or is broken off. */
export function fixShuffle(table: TableState, { number, host, devices }: EntryOf<'shuffle-fixed'>): Change {
  const error = startRefusal(table);
  if (error !== undefined) return fail(error);
  const { shuffle } = table;
  if (shuffle?.fixed !== undefined || number !== (shuffle?.last ?? 0) + 1) return refused('shuffle-fixed');
  const isList = [host, ...devices].every(({ commitment }) => isHash(commitment));
  if (!isList || devices.length === 0 || !areDistinct([host, ...devices]))
    return fail(malformed('devices', 'different commitments and seats'));
  return changed({ shuffle: { ...shuffle, last: number, fixed: { host, devices } } });
}

/** The shuffle leads to no deal. */
export function breakOff(table: TableState, { why, seats }: EntryOf<'shuffle-broken-off'>): Change {
  const { shuffle } = table;
  if (shuffle?.fixed === undefined) return refused('shuffle-broken-off');
  return changed(brokenOff(table, { number: shuffle.last, why, seats }), {
    type: 'shuffle-broken-off',
    number: shuffle.last,
    why,
    names: seats.map((at) => nameAt(table, at)),
  });
}

function brokenOff({ shuffle }: TableState, one: BrokenOff): Pick<TableState, 'shuffle'> {
  if (shuffle === undefined) return {};
  const { fixed: _fixed, brokenOff: before = [], ...others } = shuffle;
  return { shuffle: { ...others, brokenOff: [...before, one].slice(-MOST_BROKEN_OFF) } };
}

/** Breaks off a shuffle whose seats or setup an entry has changed: the devices committed to others. */
export function shuffleAfter(
  before: TableState,
  after: TableState,
  news: readonly TableNews[],
): { readonly state: TableState; readonly news: readonly TableNews[] } {
  const { shuffle } = before;
  const isKept =
    after.phase !== 'lobby' ||
    shuffle?.fixed === undefined ||
    after.shuffle !== shuffle ||
    (after.setup === before.setup && isSameJson(after.seats.map(sitterOf), before.seats.map(sitterOf)));
  if (isKept) return { state: after, news };
  const one: BrokenOff = { number: shuffle.last, why: 'changed', seats: [] };
  return {
    state: { ...after, ...brokenOff(after, one) },
    news: [...news, { type: 'shuffle-broken-off', number: one.number, why: one.why, names: [] }],
  };
}

/** Who sits there, whatever their name. */
const sitterOf = (who: SeatState): unknown => {
  if (who.type === 'person') return [who.occupant, who.ready];
  return who.type === 'bot' ? [who.bot, who.character ?? ''] : [];
};

/**
 * The proof of a deal. Rejects with bad-deal (`proof`) if a shuffle is open and the proof is not of it, or a share is not the one that was
 * committed to; without an open shuffle there is none. That the deal follows from the shares is for verifiers: a log gives the same table
 * for ever, also where a later version has more options or deals in another order.
 */
export function proofOfDeal(
  table: TableState,
  input: unknown,
): Result<{ readonly proof?: ShuffleProof }, Rejection> {
  const { fixed, last, brokenOff: broken = [] } = table.shuffle ?? {};
  if (fixed === undefined && input === undefined) return ok({});
  const checked = checkProof(input, termsOf(table));
  if (fixed === undefined || checked === undefined) return fail(rejection('bad-deal', { reason: 'proof' }));
  const { proof } = checked;
  const isOfShuffle =
    proof.table === table.id &&
    proof.number === last &&
    isSameJson(proof.brokenOff, broken) &&
    isSameJson([proof.host, ...proof.devices].map(partyOf), [fixed.host, ...fixed.devices]);
  return isOfShuffle ? ok({ proof }) : fail(rejection('bad-deal', { reason: 'proof' }));
}

/** The shuffles of a table once a match has started. */
export const shuffleDone = ({ shuffle }: TableState): Pick<TableState, 'shuffle'> =>
  shuffle === undefined ? {} : { shuffle: { last: shuffle.last } };
