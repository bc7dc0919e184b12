import { seatsOf, type Viewer } from '../../../core/base/ids.ts';
import { chosenIn, ownChoice } from '../../../core/base/sealed.ts';
import { handOf, pointsOf, prizesOf } from './play.ts';
import type { State, View } from './types.ts';

/** What the viewer may see. Spent bids lie open, and so everybody knows what is left (Goofspiel Decision G3). */
export function view(state: State, viewer: Viewer): View {
  const { options, rounds, chosen } = state;
  const seats = seatsOf(chosen.length);
  const previousRound = rounds.at(-1);
  const bid = viewer === 'table' ? undefined : ownChoice(chosen, viewer);
  return {
    options,
    round: rounds.length + 1,
    prizes: prizesOf(state),
    hands: seats.map((at) => handOf(state, at)),
    points: seats.map((at) => pointsOf(state, at)),
    chosen: chosenIn(chosen),
    ...(viewer !== 'table' && { own: { seat: viewer, ...(bid !== undefined && { bid }) } }),
    ...(previousRound !== undefined && { previousRound }),
  };
}
