import { seatsOf, type Seat } from '../../base/ids.ts';
import { without } from '../../base/lists.ts';
import { worthOf, type Card } from './material.ts';
import type { MoneyLegal } from './actions.ts';
import type { MoneyView } from './view.ts';

/** The prompts of Money!. */
export type MoneyPrompt =
  /** Choose a bid. */
  | { readonly type: 'bid' }
  /** The bid is sealed and can be taken back; `missing` have not bid yet. */
  | { readonly type: 'sealed'; readonly missing: readonly Seat[] }
  /** Do something with this player's bid on the table. */
  | { readonly type: 'act'; readonly lying: readonly Card[]; readonly worth: number };

/** The prompt of the seat with this view; undefined if it owes no decision. */
export function prompt({ seatCount, own, round }: MoneyView, legal: MoneyLegal): MoneyPrompt | undefined {
  if (own === undefined || round === undefined) return undefined;
  if (legal.bid !== undefined) return { type: 'bid' };
  if (legal.unbid !== undefined && round.type === 'bidding')
    return { type: 'sealed', missing: without(seatsOf(seatCount), round.chosen) };
  if (legal.pass === undefined || round.type !== 'acting') return undefined;
  const lying = round.lying[own.seat] ?? [];
  return { type: 'act', lying, worth: worthOf(lying) };
}
