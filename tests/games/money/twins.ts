import type { Viewer } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { drawnDeal, swapUnseen, type GameTwins, type TwinDeals } from '../../helpers/twins.ts';

/** Cards in a hand, and on both displays together, when a hand of Money! is dealt. */
const HAND = 6;
const DISPLAYS = 8;

interface MoneyDeal {
  readonly hands: readonly { readonly removed: readonly string[]; readonly order: readonly number[] }[];
}

/** Whether a place in the order of a deal is seen. */
type IsSeen = (place: number) => boolean;

/** What a viewer sees while the first bids are sealed: the own hand and the displays. */
const seenAtStart =
  (seatCount: number, viewer: Viewer): IsSeen =>
  (place) => {
    const isOwn = viewer !== 'table' && Math.floor(place / HAND) === viewer;
    return isOwn || (place >= HAND * seatCount && place < HAND * seatCount + DISPLAYS);
  };

/** What has been dealt after so many refills at most. */
const dealtAfter =
  (seatCount: number, refills: number): IsSeen =>
  (place) =>
    place < HAND * seatCount + DISPLAYS * (1 + refills);

/** Two deals of Money! that agree in what is seen: the rest has changed places, later hands are others. */
function twinDeals(seed: string, seatCount: number, isSeen: IsSeen): TwinDeals {
  const rng = createRng(seed);
  const draw = () => drawnDeal('money', { hands: 2 }, seatCount, rng) as MoneyDeal;
  const [one, later] = [draw(), draw()];
  const hands = one.hands.map((hand, index) =>
    index === 0 ? { ...hand, order: swapUnseen(hand.order, isSeen, rng) } : (later.hands[index] ?? hand),
  );
  return { one, other: { ...one, hands } };
}

/** Money!: all bids are secret from the first on. */
export const moneyTwins: GameTwins = {
  game: 'money',
  seats: [3, 4, 5],
  options: (seatCount) => ({ hands: 2, memoryAid: seatCount !== 4 }),
  isSecret: () => true,
  sealed: (seed, seatCount, viewer) => twinDeals(seed, seatCount, seenAtStart(seatCount, viewer)),
  later: [
    {
      deals: (seed, seatCount) => twinDeals(seed, seatCount, dealtAfter(seatCount, 2)),
      // At least one act of each seat in a round, so no more than two refills
      isReached: ({ deal, actions }) => actions.length === 2 * seatCountOf(deal as MoneyDeal),
      shows: '"revealed"',
    },
  ],
};

/** With three players two currencies are removed, with four one. */
const seatCountOf = ({ hands }: MoneyDeal): number => 5 - (hands[0]?.removed.length ?? 0);
