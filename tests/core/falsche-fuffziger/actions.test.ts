import { describe, expect, it } from 'vitest';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';

const parse = (input: unknown) => falscheFuffziger.parseAction(input);
const refusedAt = (at: string) => ({ ok: false, error: { code: 'malformed', data: { at } } });

describe('an action', () => {
  it.each([
    { type: 'convert', press: '10-1' },
    { type: 'convert', press: '150-12' },
    { type: 'sell', press: '50-27' },
    { type: 'finish' },
    { type: 'lay', notes: { '20': 2 } },
    { type: 'lay', notes: { '150': 1 } },
    { type: 'lay', real: 1 },
    { type: 'lay', real: 15 },
    { type: 'match' },
    { type: 'drop' },
    { type: 'bid', notes: {}, real: 0 },
    { type: 'bid', notes: { '10': 1, '150': 3 }, real: 1_000_000 },
    { type: 'unbid' },
    { type: 'buy', presses: {} },
    { type: 'buy', presses: { '50': 1, '100': 2 } },
    { type: 'launder', notes: {} },
    { type: 'launder', notes: { '10': 40 } },
    { type: 'unlaunder' },
  ])('of the right form is read as it is: %j', (action) => {
    expect(parse(action)).toEqual({ ok: true, value: action });
  });

  const OTHERS = [{}, { type: 'pass' }, { type: null }, { type: ['drop'] }];
  it.each([undefined, null, 'drop', 3, [], ['drop'], ...OTHERS])('has one of the types, not %j', (input) => {
    expect(parse(input)).toMatchObject(refusedAt('action.type'));
  });

  const NAMES = ['10', '10-', '-1', '10-0', '10-01', '10-100', '30-1', '10-1 ', ' 10-1', '10-1\n', '10.0-1'];
  it.each([...NAMES, 10, null, ['10-1']])('names a press by type and place, not %j', (press) => {
    for (const type of ['convert', 'sell'])
      expect(parse({ type, press })).toMatchObject(refusedAt('action.press'));
  });

  it.each([null, [], 'all', 3, [20]])('counts notes and presses by type, not %j', (counts) => {
    expect(parse({ type: 'lay', notes: counts })).toMatchObject(refusedAt('action.notes'));
    expect(parse({ type: 'bid', notes: counts, real: 0 })).toMatchObject(refusedAt('action.notes'));
    expect(parse({ type: 'launder', notes: counts })).toMatchObject(refusedAt('action.notes'));
    expect(parse({ type: 'buy', presses: counts })).toMatchObject(refusedAt('action.presses'));
  });

  it.each([0, -1, 0.5, Number.NaN, Infinity, 2 ** 53, '1', null, true, [1]])(
    'counts in whole numbers from 1, not %j',
    (count) => {
      expect(parse({ type: 'lay', notes: { 20: count } })).toMatchObject(refusedAt('action.notes.20'));
      expect(parse({ type: 'bid', notes: { 10: 1, 20: count }, real: 0 })).toMatchObject(
        refusedAt('action.notes.20'),
      );
      expect(parse({ type: 'launder', notes: { 150: count } })).toMatchObject(refusedAt('action.notes.150'));
      expect(parse({ type: 'buy', presses: { 10: count } })).toMatchObject(refusedAt('action.presses.10'));
    },
  );

  it.each([-1, 0.5, Number.NaN, Infinity, 2 ** 53, '5', null, [5], true])(
    'names whole amounts of real money, not %j',
    (real) => {
      expect(parse({ type: 'bid', notes: {}, real })).toMatchObject(refusedAt('action.real'));
      expect(parse({ type: 'lay', real })).toMatchObject(refusedAt('action.real'));
    },
  );

  it('lays one colour or real money', () => {
    expect(parse({ type: 'lay' })).toMatchObject(refusedAt('action'));
    expect(parse({ type: 'lay', notes: { 20: 1 }, real: 5 })).toMatchObject(refusedAt('action'));
    expect(parse({ type: 'lay', notes: {}, real: 0 })).toMatchObject(refusedAt('action'));
    expect(parse({ type: 'lay', notes: {} })).toMatchObject(refusedAt('action.notes'));
    expect(parse({ type: 'lay', notes: { 20: 1, 50: 1 } })).toMatchObject(refusedAt('action.notes'));
    expect(parse({ type: 'lay', real: 0 })).toMatchObject(refusedAt('action.real'));
  });

  it.each([
    [{ type: 'finish', press: '10-1' }, 'action.press'],
    [{ type: 'convert', press: '10-1', seat: 0 }, 'action.seat'],
    [{ type: 'match', real: 5 }, 'action.real'],
    [{ type: 'drop', notes: {} }, 'action.notes'],
    [{ type: 'bid', notes: {}, real: 0, card: 'A1' }, 'action.card'],
    [{ type: 'bid', notes: { 30: 1 }, real: 0 }, 'action.notes.30'],
    [{ type: 'bid', notes: { real: 1 }, real: 0 }, 'action.notes.real'],
    [{ type: 'buy', presses: { '010': 1 } }, 'action.presses.010'],
    [{ type: 'launder', notes: {}, real: 1 }, 'action.real'],
    [{ type: 'unlaunder', notes: {} }, 'action.notes'],
    [JSON.parse('{ "type": "drop", "__proto__": {} }'), 'action.__proto__'],
    [JSON.parse('{ "type": "launder", "notes": { "__proto__": 1 } }'), 'action.notes.__proto__'],
  ])('has no other keys: %j', (input, at) => {
    expect(parse(input)).toEqual({ ok: false, error: { code: 'unknown-key', data: { at } } });
  });
});
