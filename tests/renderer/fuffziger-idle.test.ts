import { afterEach, expect, it, vi } from 'vitest';
import { BEAT } from '../../core/base/pace.ts';
import type { FuffzigerAction } from '../../core/games/falsche-fuffziger/actions.ts';
import {
  lookAt,
  moneyOf,
  phases,
  propsOf,
  startOf,
  type FuffzigerLook,
} from '../helpers/renderer/fuffziger-table.ts';
import { seat } from '../../core/base/ids.ts';

let look: FuffzigerLook | undefined;
afterEach(() => {
  look?.mounted.wrapper.unmount();
  look = undefined;
  vi.useRealTimers();
  localStorage.clear();
});

const theSwitch = (): HTMLElement | null => document.querySelector('.action-bar [role=switch]');
const broke = (otherwise = {}) =>
  startOf(4, { phase: phases.laundering(4), money: moneyOf(4, {}), ...otherwise });
const NOTHING: FuffzigerAction = { type: 'bid', notes: {}, real: 0 };

it('acts for who holds nothing after the time that a bot takes, once that was asked for, and from then on (Falsche Fuffziger Decision X15)', async () => {
  look = await lookAt(broke());
  vi.useFakeTimers();
  theSwitch()?.click();
  await vi.advanceTimersByTimeAsync(670);
  expect(look.acts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(460);
  expect(look.acts()).toEqual([NOTHING]);
  vi.useRealTimers();
  look.mounted.wrapper.unmount();
  look = await lookAt(broke()); // the same table, opened anew
  expect(theSwitch()?.getAttribute('aria-checked')).toBe('true');
});

it('takes as long as a bot does at the pace of the table', async () => {
  look = await lookAt(broke());
  await look.give({ beat: 1.6 * BEAT });
  vi.useFakeTimers();
  theSwitch()?.click();
  await vi.advanceTimersByTimeAsync(1.6 * 670);
  expect(look.acts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1.6 * 460);
  expect(look.acts()).toEqual([NOTHING]);
});

it('is offered to nobody who holds something, and ends with the first thing that is held', async () => {
  look = await lookAt(broke());
  theSwitch()?.click();
  await look.give(propsOf(broke({ money: moneyOf(4, { 0: [{ 10: 1 }] }) }), seat(0)));
  expect(theSwitch()).toBeNull();
  expect(Object.keys(localStorage).filter((name) => name.includes('idle'))).toEqual([]);
});
