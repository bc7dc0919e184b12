import { seatsOf, type Viewer } from '../../../core/base/ids.ts';
import { chosenIn, ownChoice } from '../../../core/base/sealed.ts';
import { handOf, isOver, pointsOf, prizesOf } from './play.ts';
import type { GoofspielTypes, State, View } from './types.ts';

/** What the viewer may see. Spent bids lie open, and so everybody knows what is left (Goofspiel Decision G3). */
export function view(state: State, viewer: Viewer): View {
  const { options, rounds, chosen } = state;
  const previousRound = rounds.at(-1);
  const bid = viewer === 'table' ? undefined : ownChoice(chosen, viewer);
  return {
    options,
    ...(!isOver(state) && { round: rounds.length + 1 }),
    prizes: prizesOf(state),
    hands: seatsOf(chosen.length).map((at) => handOf(state, at)),
    points: pointsOf(state),
    chosen: chosenIn(chosen),
    ...(viewer !== 'table' && { own: { seat: viewer, ...(bid !== undefined && { bid }) } }),
    ...(previousRound !== undefined && { previousRound }),
  };
}

export const prompt = (_view: View, { bid, unbid }: GoofspielTypes['legal']) =>
  bid !== undefined ? ({ type: 'bid' } as const) : unbid && ({ type: 'sealed' } as const);
