import { afterEach, describe, expect, it } from 'vitest';
import type { PressId } from '../../core/games/falsche-fuffziger/material/press-names.ts';
import { backOf } from '../../core/games/falsche-fuffziger/deal.ts';
import type { FuffzigerPosition } from '../../core/games/falsche-fuffziger/position.ts';
import {
  lookAt,
  moneyOf,
  phases,
  pressOf,
  startOf,
  type FuffzigerLook,
} from '../helpers/renderer/fuffziger-table.ts';
import { setupOf } from '../games/falsche-fuffziger/setup.ts';
import { settled } from '../helpers/renderer/mount.ts';
import { button, nameOf, part, press, text } from '../helpers/renderer/page.ts';

let look: FuffzigerLook;
afterEach(() => look.mounted.wrapper.unmount());

const primary = (): string => nameOf(document.querySelector('.action-bar .primary') ?? document.body);
const names = (selector: string): readonly string[] => [...document.querySelectorAll(selector)].map(nameOf);
const tiles = (): readonly string[] => names('.at-own .stack [role=img]');
const acts = (): readonly string[] => names('.at-own .act button');

/** A press of the drawn game whose back is that one. */
function backed(position: FuffzigerPosition, type: 10 | 20, isWanted: (back: string) => boolean): PressId {
  const place = setupOf(position).deal.presses[type].findIndex(isWanted);
  return `${type}-${place + 1}`;
}
const drawn = startOf();
const broken = backed(drawn, 10, (back) => back === 'broken');
const twice = backed(drawn, 20, (back) => back === '20x2');

describe('phase 2, one’s own turn', () => {
  it('offers with each press what it can do, and prints everything with one tap', async () => {
    look = await lookAt(startOf());
    expect(part('.action-bar .sentence')).toBe('Your presses: convert, sell or print.');
    expect(tiles()).toEqual(['10 press', '20 press', '50 press']);
    expect(acts()).toEqual([
      'Convert 10 press',
      'Sell for 3 10 press',
      'Convert 20 press',
      'Sell for 8 20 press',
      'Convert 50 press',
      'Sell for 20 50 press',
    ]);
    expect(primary()).toBe('Print: 10, 20, and 50');
    await press(/^Print: /);
    expect(look.acts()).toEqual([{ type: 'finish' }]);
  });

  it('puts equal presses together, and acts on one of them', async () => {
    const presses = [pressOf(0, '20-1'), pressOf(0, '20-3'), pressOf(0, '20-2')];
    look = await lookAt(startOf(4, { presses }));
    expect(tiles()).toEqual(['3 times: 20 press']);
    expect(primary()).toBe('Print: 3 × 20');
    await press(/^Sell for 8/);
    await press(/^Convert/);
    expect(look.acts()).toEqual([
      { type: 'sell', press: '20-1' },
      { type: 'convert', press: '20-1' },
    ]);
  });

  it('names only what can be done with presses that are all converted', async () => {
    look = await lookAt(startOf(4, { presses: [pressOf(0, twice, true)] }));
    expect(part('.action-bar .sentence')).toBe('Your presses: sell or print.');
  });

  it('turns a converted press for its owner and for all; it does nothing more in this round', async () => {
    look = await lookAt(startOf(4, { presses: [pressOf(0, twice), pressOf(0, '50-1')] }));
    await look.play([0, { type: 'convert', press: twice }]);
    expect(tiles()).toEqual(['50 press', '20 press, double capacity, converted']);
    expect(document.querySelector('.at-own .turning')).not.toBeNull();
    expect(names('.at-market .spot [role=img]')).toEqual(['20 press, double capacity, converted']);
    expect(part('.at-own .fresh .prints')).toBe('converted just now');
    expect(acts()).toEqual(['Convert 50 press', 'Sell for 20 50 press']);
    expect(primary()).toBe('Print with the rest: 50');
  });

  it('sells what was converted earlier, but does not convert it again', async () => {
    look = await lookAt(startOf(4, { presses: [pressOf(0, twice, true)] }));
    expect(acts()).toEqual(['Sell for 8 20 press, double capacity, converted']);
    expect(primary()).toBe('Print: 2 × 20');
  });

  it('tells that a press broke, and what was paid for it', async () => {
    look = await lookAt(startOf(4, { presses: [pressOf(0, broken)] }));
    expect(backOf(setupOf(look.state()).deal.presses, broken)).toBe('broken');
    await look.play([0, { type: 'convert', press: broken }]);
    expect(tiles()).toEqual([]);
    expect(part('.at-own .presses')).toContain('No press');
    expect(part('.at-market .spot')).toContain('You: broken, 2 for scrap');
    expect(part('.at-market .rows')).toContain('broken');
    expect(part('.action-bar .sentence')).toBe('All your presses are used.');
    expect(primary()).toBe('Finish without printing');
  });

  it('is one tap for who has no press, and says why', async () => {
    look = await lookAt(startOf(4, { presses: [] }));
    expect(part('.action-bar .sentence')).toBe('You have no press: continue.');
    await press(/^Continue$/);
    expect(look.acts()).toEqual([{ type: 'finish' }]);
  });

  it('keeps the place of who plays by keys when the button that was pressed goes', async () => {
    look = await lookAt(startOf(4, { presses: [pressOf(0, twice)] }));
    button(/^Convert/).focus();
    await look.play([0, { type: 'convert', press: twice }]);
    expect(document.activeElement).toBe(document.querySelector('.at-own .presses .list'));
  });
});

const stepper = (label: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`.own input[aria-label="${label}"]`);
  if (found === null) throw new Error(`no stepper ${label}`);
  return found;
};
const piles = (): readonly string[] =>
  [...document.querySelectorAll('.at-own .money [role=img]')].map(
    (one) => one.getAttribute('aria-label') ?? '',
  );

describe('choosing money', () => {
  const money = moneyOf(4, { 0: [{ 10: 3, 50: 1 }, 12] });

  it('shows notes by type and real money apart, without steppers while nothing can be chosen', async () => {
    look = await lookAt(startOf(4, { money, phase: phases.producing(1) }));
    expect(piles()).toEqual(['3 notes of 10', 'one 50 note', '12 in real money']);
    expect(document.querySelector('.at-own .genuine .purse')).not.toBeNull();
    expect(document.querySelectorAll('.at-own input')).toHaveLength(0);
  });

  it('takes from a pile by a press on it, and what is chosen has left it', async () => {
    look = await lookAt(startOf(4, { money, phase: phases.laundering(4) }));
    await press(/^One more 10 note$/);
    await press(/^One more 10 note$/);
    await press(/^One more 50 note$/);
    expect(stepper('How many notes of 10').value).toBe('2');
    expect(piles()[0]).toBe('one 10 note');
    await press(/^One more 50 note$/);
    expect(stepper('How many notes of 50').value).toBe('1');
  });

  it('leaps over amounts of real money that are too small to be laid', async () => {
    look = await lookAt(startOf(4, { money, phase: phases.auction(4, 0) }));
    await press(/^More real money$/);
    expect(stepper('How much real money').value).toBe('5');
    await press(/^More real money$/);
    expect(stepper('How much real money').value).toBe('6');
    const { parentElement: tools } = stepper('How much real money');
    tools?.querySelector('button')?.click();
    await settled();
    tools?.querySelector('button')?.click();
    await settled();
    expect(stepper('How much real money').value).toBe('0');
  });

  it('is of one kind in an auction', async () => {
    look = await lookAt(startOf(4, { money, phase: phases.auction(4, 0) }));
    await press(/^One more 10 note$/);
    await press(/^One more 50 note$/);
    expect(stepper('How many notes of 10').value).toBe('0');
    await press(/^More real money$/);
    expect(stepper('How many notes of 50').value).toBe('0');
  });

  it('changes no real money in the general laundering', async () => {
    look = await lookAt(startOf(4, { money, phase: phases.general(4) }));
    expect(document.querySelector('.at-own input[aria-label="How much real money"]')).toBeNull();
    expect(piles()).toContain('12 in real money');
  });

  it('never shows what others have', async () => {
    const rich = moneyOf(4, { 0: [{}, 0], 1: [{ 20: 7 }, 4321] });
    look = await lookAt(startOf(4, { money: rich, phase: phases.laundering(4) }));
    expect(text()).not.toContain('4321');
    expect(text()).not.toContain('4,321');
    expect(document.body.innerHTML).not.toContain('×7');
  });
});
