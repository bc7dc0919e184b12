import { createRng, type Rng } from '../../../core/base/rng.ts';
import { dealtCount, type FuffzigerDeal } from '../../../core/games/falsche-fuffziger/deal.ts';
import { cardsOf, INSPECTORS, LETTERS, PRESS_TYPES } from '../../../core/games/falsche-fuffziger/material.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import type { RunningGame } from '../../../core/table/state.ts';
import { drawnDeal, swapUnseen, type GameTwins, type TwinDeals } from '../../helpers/twins.ts';

/** How much of each pile two deals have in common, from the top. */
interface Seen {
  readonly laundering: number;
  readonly inspectors: number;
  /** Of the supply of each type. */
  readonly supply: number;
  readonly dice: number;
}

/** Two deals of Falsche Fuffziger that agree in what lies on top of the piles; what lies below, and what was removed, is other. */
function twinDeals(seed: string, seatCount: number, seen: Seen): TwinDeals {
  const rng = createRng(seed);
  const one = drawnDeal('falsche-fuffziger', {}, seatCount, rng) as FuffzigerDeal;
  const presses = PRESS_TYPES.map((type) => {
    const kept = dealtCount(type, seatCount) + seen.supply;
    return [type, swapUnseen(one.presses[type], (place) => place < kept, rng)] as const;
  });
  const other = {
    ...one,
    laundering: otherCards(one, seen.laundering, rng),
    inspectors: otherInspectors(one, seen.inspectors, rng),
    presses: Object.fromEntries(presses),
    dice: swapUnseen(one.dice, (place) => place < seen.dice, rng),
  };
  return { one, other };
}

/** Cards change places within their letter, also with those that were removed. */
function otherCards({ laundering }: FuffzigerDeal, seen: number, rng: Rng): readonly string[] {
  const perLetter = laundering.length / LETTERS.length;
  return LETTERS.flatMap((letter, index) => {
    const pile = laundering.slice(index * perLetter, (index + 1) * perLetter);
    const removed = cardsOf(letter).filter((card) => !pile.includes(card));
    return swapUnseen(pile, (place) => index * perLetter + place < seen, rng, removed);
  });
}

/** White cards change places among themselves, and black ones. */
function otherInspectors({ inspectors }: FuffzigerDeal, seen: number, rng: Rng): readonly string[] {
  const black = INSPECTORS.white.length + INSPECTORS.green.length;
  const isBlack = (place: number): boolean => place >= black;
  const isWhite = (place: number): boolean => place < INSPECTORS.white.length;
  const white = swapUnseen(inspectors, (place) => place < seen || !isWhite(place), rng);
  return swapUnseen(white, (place) => place < seen || !isBlack(place), rng);
}

const stateOf = ({ state }: RunningGame): FuffzigerPosition => state as FuffzigerPosition;

/** Until the first sealed phase no press is bought, at most two inspector cards are turned up, and no die is rolled. */
const FIRST_ROUND: Seen = { laundering: 1, inspectors: 2, supply: 0, dice: 0 };

/** As many cards as can be laundered in a round, and the next one. */
const afterLaundering = (seatCount: number): Seen => ({ ...FIRST_ROUND, laundering: seatCount + 2 });

/** Until the third round begins: at most one, two and two inspector cards, one more for broken presses in each of two rounds. */
const LATER: Seen = { laundering: 16, inspectors: 7, supply: 10, dice: 6 };

const later: GameTwins['later'] = [
  {
    deals: (seed, seatCount) => twinDeals(seed, seatCount, LATER),
    isReached: (game) => stateOf(game).round === 3,
    shows: '"round":3',
  },
];

/** A game whose sealed choices are those of a phase. */
const twinsOf = (phase: 'laundering' | 'general', seen: (seatCount: number) => Seen): GameTwins => ({
  game: 'falsche-fuffziger',
  seats: [3, 4, 5, 6],
  options: (seatCount) => ({ memoryAid: seatCount % 2 === 1 }),
  isSecret: (game) => stateOf(game).phase === phase,
  sealed: (seed, seatCount) => twinDeals(seed, seatCount, seen(seatCount)),
  later,
});

/** Falsche Fuffziger while bids for laundering cards are sealed. */
export const launderingTwins: GameTwins = twinsOf('laundering', () => FIRST_ROUND);

/** Falsche Fuffziger while the general laundering is sealed. */
export const generalTwins: GameTwins = twinsOf('general', afterLaundering);
