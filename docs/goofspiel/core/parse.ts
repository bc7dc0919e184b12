import { ascending } from '../../../core/base/lists.ts';
import { parseSaid } from '../../../core/base/options.ts';
import { isWhole, isWholeList, malformed, parseFields } from '../../../core/base/parse.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { cardsOf, EDITIONS, optionFields, presets, type Card } from './material.ts';
import type { Action, State } from './types.ts';

/** Options from anything; the edition is `classic` if it is left out. Rejects with malformed, unknown-key or bad-option. */
export function parseOptions(input: unknown, seatCount: number): Result<State['options'], Rejection> {
  const said = parseSaid(input, EDITIONS, optionFields, seatCount);
  if (!said.ok) return said;
  const { edition = 'classic', ...others } = said.value as Partial<State['options']>;
  return ok({ edition, ...presets[edition], ...others });
}

/** A deal from anything: each prize once, in any order. Rejects with malformed or bad-deal. */
export function parseDeal(input: unknown, { edition }: State['options']): Result<readonly Card[], Rejection> {
  const cards = cardsOf(edition);
  if (!isWholeList(input, 1, cards.length)) return fail(malformed('deal', `prizes 1–${cards.length}`));
  const isWholeSuit = ascending(input).join() === cards.join();
  return isWholeSuit ? ok(input) : fail(rejection('bad-deal', { reason: 'prizes' }));
}

/** An action from anything: its form, not whether it can be done. Rejects with malformed or unknown-key. */
export function parseAction(input: unknown): Result<Action, Rejection> {
  const fields = parseFields(input, 'action', ['type', 'card']);
  if (!fields.ok) return fields;
  const { type, card } = fields.value;
  if (type === 'unbid' && card === undefined) return ok({ type });
  if (type !== 'bid') return fail(malformed('action.type', 'bid | unbid'));
  return isWhole(card, 1, cardsOf('classic').length)
    ? ok({ type, card })
    : fail(malformed('action.card', 'bid 1–13'));
}
