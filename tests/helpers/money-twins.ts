import type { Viewer } from '../../core/base/ids.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import { gameNamed } from '../../core/games/index.ts';

/** Cards in a hand, and on both displays together, when a hand of Money! is dealt. */
const HAND = 6;
const DISPLAYS = 8;

interface MoneyDeal {
  readonly hands: readonly { readonly removed: readonly string[]; readonly order: readonly number[] }[];
}

/** Whether a place in the order of a deal is seen. */
export type IsSeen = (place: number) => boolean;

/** What a viewer sees while the first bids are sealed: the own hand and the displays. */
export const seenAtStart =
  (seatCount: number, viewer: Viewer): IsSeen =>
  (place) => {
    const isOwn = viewer !== 'table' && Math.floor(place / HAND) === viewer;
    return isOwn || (place >= HAND * seatCount && place < HAND * seatCount + DISPLAYS);
  };

/** What has been dealt after so many refills at most. */
export const dealtAfter =
  (seatCount: number, refills: number): IsSeen =>
  (place) =>
    place < HAND * seatCount + DISPLAYS * (1 + refills);

/** Two deals of Money! that agree in what is seen: the rest has changed places, later hands are others. */
export function twinDeals(
  seed: string,
  options: unknown,
  seatCount: number,
  isSeen: IsSeen,
): { readonly one: unknown; readonly other: unknown } {
  const game = gameNamed('money');
  const parsed = game?.parseOptions(options, seatCount);
  if (game === undefined || parsed?.ok !== true) throw new Error('no such game of Money!');
  const rng = createRng(seed);
  const one = game.deal(parsed.value, seatCount, rng) as MoneyDeal;
  const later = game.deal(parsed.value, seatCount, rng) as MoneyDeal;
  const hands = one.hands.map((hand, index) =>
    index === 0 ? { ...hand, order: swapUnseen(hand.order, isSeen, rng) } : (later.hands[index] ?? hand),
  );
  return { one, other: { ...one, hands } };
}

function swapUnseen(order: readonly number[], isSeen: IsSeen, rng: Rng): readonly number[] {
  const hidden = rng.shuffle(order.filter((_, place) => !isSeen(place)));
  let next = 0;
  return order.map((card, place) => (isSeen(place) ? card : (hidden[next++] ?? card)));
}
