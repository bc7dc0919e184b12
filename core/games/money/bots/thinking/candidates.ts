import { faceOf, type Card } from '../../material.ts';
import { holdingOf } from './holding.ts';
import { potentialOf, type Outlook } from './potential.ts';

/** Cards of the bids of which all combinations are tried. */
const MOST_CARDS = 3;
/** What a unit of face value weighs against potential when cards are chosen to bid with. */
const FACE_WEIGHT = 0.4;

/**
 * Bids worth thinking about, the empty one (sitting out) first: all sets of up to three spare cards, and the four sparest. `most`: how
 * many cards are spare, those whose loss costs least for their face value.
 */
export function candidateBids(
  hand: readonly Card[],
  outlook: Outlook,
  most: number,
): readonly (readonly Card[])[] {
  const whole = potentialOf(holdingOf(hand), outlook);
  const spare = hand
    .map((card) => {
      const rest = hand.filter((other) => other !== card);
      const loss = whole - potentialOf(holdingOf(rest), outlook);
      return { card, cost: loss - FACE_WEIGHT * faceOf(card) };
    })
    .sort((one, other) => one.cost - other.cost)
    .slice(0, most)
    .map(({ card }) => card);
  const sets = subsets(spare, MOST_CARDS);
  return [...sets, ...(spare.length > MOST_CARDS ? [spare.slice(0, MOST_CARDS + 1)] : [])];
}

/** All sets of up to so many of the cards, the empty one first. */
function subsets(cards: readonly Card[], most: number): readonly (readonly Card[])[] {
  return cards.reduce<readonly (readonly Card[])[]>(
    (sets, card) => [...sets, ...sets.filter((set) => set.length < most).map((set) => [...set, card])],
    [[]],
  );
}
