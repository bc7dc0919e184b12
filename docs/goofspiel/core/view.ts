import { seatsOf, type Viewer } from '../../../core/base/ids.ts';
import type { GoofspielPosition } from './position.ts';
import type { View } from './data.ts';

/** What the viewer may see. Spent bids lie open, and so everybody knows what is left (Goofspiel Decision G3). */
export function view(position: GoofspielPosition, viewer: Viewer): View {
  const { options, rounds, chosen } = position;
  const seats = seatsOf(chosen.length);
  const previousRound = rounds.at(-1);
  const bid = viewer === 'table' ? 0 : (chosen[viewer] ?? 0);
  return {
    options,
    round: rounds.length + 1,
    prizes: position.prizes(),
    hands: seats.map((at) => position.handOf(at)),
    points: seats.map((at) => position.pointsOf(at)),
    chosen: seats.filter((at) => chosen[at] !== 0),
    ...(viewer !== 'table' && { own: { seat: viewer, ...(bid !== 0 && { bid }) } }),
    ...(previousRound !== undefined && { previousRound }),
  };
}
