import type { MoneyAction } from '../../../core/games/money/actions.ts';
import { BLUFF, DISPLAYS, type Card } from '../../../core/games/money/material.ts';
import type { ActingView, MoneyView, OwnCards } from '../../../core/games/money/view.ts';
import { groupsOf } from './table/groups.ts';

/** Points from which on a loss ruins. */
const RUINOUS = 100;

/** What a choice throws away. */
export interface Loss {
  readonly type: 'bid' | 'act' | 'last';
  /** Points of this hand. */
  readonly points: number;
  /** What could be done instead. */
  readonly instead: MoneyAction;
}

/**
 * What a choice throws away: a bid of cards that count more than both displays can bring back, an act that counts so much less than
 * passing, and in the final round one that counts so much less than another act.
 */
export function lossOf({ own, round, displays }: MoneyView, action: MoneyAction): Loss | undefined {
  if (own === undefined || round === undefined) return undefined;
  if (round.type === 'bidding') {
    if (action.type !== 'bid') return undefined;
    const rest = own.hand.filter((card) => !action.cards.includes(card));
    const most = Math.max(...DISPLAYS.map((display) => count([...rest, ...displays[display]])));
    return ruinous('bid', count(own.hand) - most, { type: 'bid', cards: [BLUFF] });
  }
  const acts = actsOf(own, round, displays);
  const counted = acts.find((act) => isSame(act.action, action))?.counted;
  const [pass] = acts;
  if (counted === undefined || pass === undefined) return undefined;
  if (round.last === undefined) return ruinous('act', pass.counted - counted, pass.action);
  const best = acts.reduce((one, other) => (other.counted > one.counted ? other : one));
  return ruinous(best === pass ? 'act' : 'last', best.counted - counted, best.action);
}

const DEDUCTION = 100;
const TRIPLET_BONUS = 100;

/** What a hand would count now. Source: Money!, scoring a hand. */
export function count(cards: readonly Card[]): number {
  return groupsOf(cards).reduce((total, { name, sum, missing, triplets }) => {
    if (name === 'coin' || name === 'bluff') return total + sum;
    const counted = missing === 0 ? sum : Math.max(0, sum - DEDUCTION);
    return total + counted + TRIPLET_BONUS * triplets.length;
  }, 0);
}

const ruinous = (type: Loss['type'], points: number, instead: MoneyAction): Loss | undefined =>
  points >= RUINOUS ? { type, points, instead } : undefined;

/** What the hand counts after each act; passing comes first. */
function actsOf(
  { seat, hand }: OwnCards,
  { lying, waiting }: ActingView,
  displays: MoneyView['displays'],
): readonly { readonly action: MoneyAction; readonly counted: number }[] {
  const after = (cards: readonly Card[] = []): number => count([...hand, ...cards]);
  return [
    { action: { type: 'pass' }, counted: after(lying[seat]) },
    ...DISPLAYS.map((display) => ({
      action: { type: 'take', display } as const,
      counted: after(displays[display]),
    })),
    ...waiting.map((partner) => ({
      action: { type: 'swap', with: partner } as const,
      counted: after(lying[partner]),
    })),
  ];
}

const isSame = (one: MoneyAction, other: MoneyAction): boolean =>
  one.type === other.type &&
  (one.type !== 'take' || other.type !== 'take' || one.display === other.display) &&
  (one.type !== 'swap' || other.type !== 'swap' || one.with === other.with);
