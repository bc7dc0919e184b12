import type { TableFrameTable } from '../../../core/protocol/frames.ts';
import { withoutShare } from './shares.ts';

/** What can be said of how the cards of a match came about. */
export type DealKind = 'all' | 'phones' | 'some' | 'none' | 'chosen' | 'alone';

export function dealKind(table: TableFrameTable): DealKind {
  const { shuffle, setup, seats } = table;
  if (shuffle?.host === undefined) {
    const isAlone = seats.every((who) => who.type !== 'person' || who.isHost);
    return isAlone ? 'alone' : setup.hostShuffles === true ? 'chosen' : 'none';
  }
  if (withoutShare(table).length > 0) return 'some';
  const devices = shuffle.devices.flatMap((party) => party.seats.map((at) => seats[at]));
  const isApp = devices.some((who) => who?.type === 'person' && who.device === 'app');
  return isApp ? 'all' : 'phones';
}
