import { eventsFor } from '../base/audience.ts';
import { bestOf, type BestFeats, type FeatOrder } from '../base/feats.ts';
import { seatsOf } from '../base/ids.ts';
import { gameNamed } from '../games/index.ts';
import type { GameRecord } from '../record/record.ts';
import { matchOf } from './of-record.ts';

/** The types of feats of a game, and which value of each is the better one; empty if it has none. */
export const featOrdersOf = (game: string): Readonly<Record<string, FeatOrder>> =>
  gameNamed(game)?.story?.featOrders ?? {};

/** The best feats of a match; undefined unless it was played to its end. The record is replayed. */
export function featsOf(record: GameRecord): BestFeats | undefined {
  const match = matchOf(record);
  if (match === undefined) return undefined;
  const { story } = gameNamed(record.game) ?? {};
  const all = story?.feats({ ...match, events: eventsFor(match.events, 'table') }) ?? [];
  const bySeat = ([type, order]: readonly [string, FeatOrder]) => {
    const valuesOf = (at: number): readonly number[] =>
      all.flatMap((feat) => (feat.type === type && feat.seat === at ? [feat.value] : []));
    return [type, seatsOf(match.seatCount).map((at) => bestOf(valuesOf(at), order) ?? null)] as const;
  };
  return Object.fromEntries(Object.entries(featOrdersOf(record.game)).map(bySeat));
}
