import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { FuffzigerAction } from '../../core/games/falsche-fuffziger/actions.ts';
import {
  lookAt,
  moneyOf,
  phases,
  pressOf,
  startOf,
  type FuffzigerLook,
} from '../helpers/renderer/fuffziger-table.ts';
import { nameOf, part, press } from '../helpers/renderer/page.ts';

let look: FuffzigerLook | undefined;
afterEach(() => {
  look?.mounted.wrapper.unmount();
  look = undefined;
});

const barButtons = (): readonly string[] => [...document.querySelectorAll('.action-bar button')].map(nameOf);

describe('the last of something', () => {
  it('is sold after one question: a press', async () => {
    look = await lookAt(startOf(4, { phase: phases.producing(0), presses: [pressOf(0, '20-1')] }));
    await press(/^Sell for 8/);
    expect(look.acts()).toEqual([]);
    expect(part('.action-bar .sentence')).toBe('This is your last press. Sell it?');
    await press(/^Keep$/);
    expect(barButtons()).toEqual(['Print: 20']);
    await press(/^Sell for 8/);
    await press(/^Sell it$/);
    expect(look.acts()).toEqual<FuffzigerAction[]>([{ type: 'sell', press: '20-1' }]);
  });

  it('is bid without a question: the card pays for it, or the notes come back', async () => {
    const money = moneyOf(4, { 0: [{ 10: 1, 20: 1 }, 15] });
    look = await lookAt(startOf(4, { phase: phases.laundering(4), money }));
    await press(/^One more 20 note$/);
    await press(/^Bid 20$/);
    expect(look.acts()).toHaveLength(1);
    await press(/^One more 10 note$/);
    await press(/^Bid 30$/);
    expect(look.acts()).toHaveLength(2);
  });

  it('is matched or laid after one question, and nothing is asked of money that is left', async () => {
    const money = moneyOf(4, { 0: [{ 20: 1 }, 9], 1: [{ 20: 1 }] });
    const phase = { ...phases.auction(4, 1), turn: seat(startOf(4).start), led: { notes: { 20: 1 } } };
    look = await lookAt(startOf(4, { phase, money }));
    await press(/^Match/);
    expect(look.acts()).toEqual([]);
    expect(barButtons()).toEqual(['Use them', 'Keep']);
    await press(/^Use them$/);
    expect(look.acts()).toEqual<FuffzigerAction[]>([{ type: 'match' }]);
  });
});

it('says beside the lowest bid what the same notes would bring in the general laundering', async () => {
  const money = moneyOf(4, { 0: [{ 10: 3, 20: 2, 50: 3 }] });
  look = await lookAt(startOf(4, { phase: phases.laundering(4), money }));
  await press(/^One more 20 note$/);
  await press(/^One more 10 note$/);
  expect(part('.action-bar .otherwise')).toBe('In general laundering: 1 × 10 and 1 × 20 for 11 real.');
});
