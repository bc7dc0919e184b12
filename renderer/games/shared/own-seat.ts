import type { Seat } from '../../../core/base/ids.ts';
import type { You } from '../../../core/protocol/frames.ts';

/** The seat of the only person in front of the page; undefined if nobody plays there, or several do. */
export function ownSeat({ seats }: Pick<You, 'seats'>): Seat | undefined {
  const [own, ...others] = seats;
  return others.length === 0 ? own : undefined;
}
