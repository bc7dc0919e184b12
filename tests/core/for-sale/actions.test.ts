import { describe, expect, it } from 'vitest';
import { forSale } from '../../../core/games/for-sale/index.ts';

const refusedAt = (at: string) => ({ ok: false, error: { code: 'malformed', data: { at } } });

describe('an action', () => {
  it.each([
    { type: 'bid', amount: 0 },
    { type: 'bid', amount: 1 },
    { type: 'bid', amount: 18 },
    { type: 'bid', amount: 1_000_000 },
    { type: 'pass' },
    { type: 'sell', building: 1 },
    { type: 'sell', building: 30 },
    { type: 'unsell' },
  ])('of the right form is read as it is: %j', (action) => {
    expect(forSale.parseAction(action)).toEqual({ ok: true, value: action });
  });

  const OTHERS = [{}, { type: 'take' }, { type: null }, { type: ['pass'] }];
  it.each([undefined, null, 'pass', 3, [], ['pass'], ...OTHERS])('has one of the types, not %j', (input) => {
    const data = { at: 'action.type', expected: 'bid | pass | sell | unsell' };
    expect(forSale.parseAction(input)).toMatchObject({ ok: false, error: { code: 'malformed', data } });
  });

  it.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53, '1', null, undefined, [1], true])(
    'bids a whole amount in thousands, not %j (For Sale Decision F1)',
    (amount) => {
      expect(forSale.parseAction({ type: 'bid', amount })).toMatchObject(refusedAt('action.amount'));
    },
  );

  it.each([-1, 0, 31, 7.5, '7', null, undefined, [7], { building: 7 }])(
    'sells a building, not %j',
    (building) => {
      expect(forSale.parseAction({ type: 'sell', building })).toMatchObject(refusedAt('action.building'));
    },
  );

  it.each([
    [{ type: 'bid', amount: 1, building: 1 }, 'action.building'],
    [{ type: 'bid', amount: 1, seat: 0 }, 'action.seat'],
    [{ type: 'pass', amount: 1 }, 'action.amount'],
    [{ type: 'sell', building: 1, amount: 1 }, 'action.amount'],
    [{ type: 'unsell', building: 1 }, 'action.building'],
    [JSON.parse('{ "type": "pass", "__proto__": {} }'), 'action.__proto__'],
  ])('has no other keys: %j', (input, at) => {
    expect(forSale.parseAction(input)).toEqual({ ok: false, error: { code: 'unknown-key', data: { at } } });
  });
});
