import { PILE } from '../../kinds.ts';
import { INSPECTORS, type Inspector, type PressType } from '../../material.ts';
import type { FuffzigerView } from '../../view.ts';

/** The inspector pile as far as it is known, from the top; null: not seen yet. */
export type Order = readonly (Inspector | null)[];

/** Inspector cards above the black ones. */
const FIRST_BLACK = INSPECTORS.white.length + INSPECTORS.green.length;
/** The card that ends the match: the green one in the third pass. */
export const LAST_CARD = 2 * PILE + FIRST_BLACK;

export const UNKNOWN_ORDER: Order = [
  ...INSPECTORS.white.map(() => null),
  ...INSPECTORS.green,
  ...INSPECTORS.black.map(() => null),
];

/**
 * Number of inspector cards turned up in the whole match. The pile is reused; the pass follows from what was scrapped: the 10s go with cards
 * 7–10, the 20s with 11–15, the 50s with 17–20, the 100s with 21–25.
 */
export function inspectedOf({
  inspectors,
  scrapped,
}: Pick<FuffzigerView, 'inspectors' | 'scrapped'>): number {
  const place = (PILE - inspectors.faceDown) % PILE;
  const isLate = place === 0 || place > FIRST_BLACK;
  switch (scrapped.length) {
    case 0:
      return place;
    case 1:
      return place === 0 || !isLate ? PILE + place : place;
    case 2:
      return place === 0 ? 2 * PILE : PILE + place;
    case 3:
      return isLate && place > 0 ? PILE + place : 2 * PILE + place;
    default:
      return 2 * PILE + place;
  }
}

/** The order with the cards that were turned up in this round. */
export function orderAfter(order: Order, view: FuffzigerView): Order {
  const { turned, earlier = [] } = view.inspectors;
  const seen = [...earlier, ...turned];
  const first = inspectedOf(view) - seen.length;
  const known = [...order];
  for (const [index, card] of seen.entries()) known[(first + index + PILE) % PILE] = card;
  return known;
}

/** The cards that may scrap a type in play, by their number in the whole match, each equally likely. */
export function cardsThatScrap(order: Order, type: PressType, inspected: number): readonly number[] {
  if (type === 150) return [LAST_CARD];
  const pass = type === 10 ? 0 : type === 100 ? 2 : 1;
  const isWhite = type === 20 || type === 100;
  const from = isWhite ? 0 : FIRST_BLACK;
  const to = isWhite ? INSPECTORS.white.length : PILE;
  const numberAt = (place: number): number => pass * PILE + place + 1;
  const known = order.indexOf(`${type}`);
  if (known !== -1) return [numberAt(known)];
  const open = order.flatMap((card, place) => (place >= from && place < to && card === null ? [place] : []));
  return open.map(numberAt).filter((card) => card > inspected);
}
