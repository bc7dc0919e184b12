import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, nextTick, shallowRef } from 'vue';
import { seat } from '../../core/base/ids.ts';
import { forSale } from '../../core/games/for-sale/index.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import ForSaleResult from '../../renderer/games/for-sale/sheets/ForSaleResult.vue';
import { provideLiveEnding } from '../../renderer/games/shared/ending.ts';
import { useSoundPlayer } from '../../renderer/signals/sound-player.ts';
import { dullUntil, propsOf, startOf } from '../helpers/renderer/for-sale-table.ts';
import { bot, tableFrame } from '../helpers/renderer/frames.ts';
import { freshStores, mountScreen, type Mounted } from '../helpers/renderer/mount.ts';
import { plain } from '../helpers/renderer/page.ts';

let mounted: Mounted | undefined;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  mounted?.wrapper.unmount();
  delete document.documentElement.dataset['motion'];
  vi.useRealTimers();
});

const ended = dullUntil(startOf(4), () => false);
const { totals = [] } = forSale.result(ended) ?? {};
/** The phases of a table, the milliseconds of a beat at it, and the result when it comes. */
async function show(
  phases: readonly TableFrame['table']['phase'][],
  beat = 500,
  isBot = false,
): Promise<void> {
  const frame = shallowRef<TableFrame>();
  const stage = defineComponent(() => {
    provideLiveEnding(() => frame.value);
    const props = propsOf(ended, seat(0));
    const bots = ['Hugo', 'Dario', 'Felix', 'Mila'].map((name) => bot(name));
    const seats = isBot ? bots : props.seats;
    const result = { ...props, seats };
    return () => (frame.value?.table.phase === 'ended' ? h(ForSaleResult, result) : undefined);
  });
  mounted = await mountScreen(stage, {}, freshStores(), 'for-sale');
  for (const phase of phases) {
    frame.value = tableFrame({ phase, beat });
    await nextTick();
  }
}
async function wait(time: number): Promise<void> {
  vi.advanceTimersByTime(time);
  await nextTick();
}
const isTold = (): boolean => document.querySelector('.telling, .waiting, .hammer') === null;
const waiting = (): readonly boolean[] =>
  [...document.querySelectorAll('.rank')].map((line) => line.classList.contains('waiting'));
/** What can be read out of each total, and what is seen of it. */
const readable = (): readonly string[] =>
  [...document.querySelectorAll('.total > :first-child')]
    .filter((one) => one.closest('.rank') !== null)
    .map((one) => plain(one.textContent));
const counting = (): readonly number[] =>
  [...document.querySelectorAll('.rank .total [aria-hidden=true]')].map((one) =>
    Number(plain(one.textContent).replace(/\D/g, '')),
  );

describe('a game that has ended before the eyes of who looks', () => {
  it('is told from the last place to the first, and the hammer falls at the end', async () => {
    await show(['playing', 'ended']);
    await wait(100);
    expect(waiting()).toEqual([true, true, true, false]);
    expect(counting().filter((amount) => amount > 0)).toHaveLength(1);
    const part = counting().at(-1) ?? 0;
    await wait(200);
    expect(counting().at(-1)).toBeGreaterThan(part);
    expect(counting().at(-1)).toBeLessThan(1000 * Math.min(...totals));
    await wait(2200);
    expect(waiting()).toEqual([false, false, false, false]);
    await wait(800);
    expect(document.querySelector('.hammer.falls')).not.toBeNull();
    expect(document.querySelector('.banner.telling')).not.toBeNull();
    await wait(500);
    expect(isTold()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends with the hammer, and with confetti of its pieces until all have fallen', async () => {
    await show(['playing', 'ended']);
    const play = vi.spyOn(useSoundPlayer(), 'play');
    await wait(3300);
    expect(document.querySelector('.confetti')).toBeNull();
    expect(play).toHaveBeenCalledExactlyOnceWith(['hammer'], 'table');
    await wait(500);
    const pieces = [...document.querySelectorAll('.confetti .piece')];
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.every((piece) => piece.querySelector('.card') !== null)).toBe(true);
    expect(document.querySelector('.confetti')?.closest('[aria-hidden=true]')).not.toBeNull();
    for (const piece of pieces) piece.dispatchEvent(new Event('animationend'));
    await nextTick();
    expect(document.querySelector('.confetti')).toBeNull();
  });

  it('has no confetti for bots', async () => {
    await show(['playing', 'ended'], 500, true);
    await wait(10_000);
    expect(isTold()).toBe(true);
    expect(document.querySelector('.confetti')).toBeNull();
  });

  it('puts the best three on the podium one after the other, the winner in the middle', async () => {
    await show(['playing', 'ended']);
    const standing = () =>
      [...document.querySelectorAll('.podium .column:not(.empty) .step')].map(
        ({ textContent }) => textContent,
      );
    const [first, second, third] = [...document.querySelectorAll('.rank .place > :first-child')].map(
      ({ textContent }) => textContent,
    );
    await wait(100);
    expect(standing()).toEqual([]);
    await wait(900);
    expect(standing()).toEqual([third]);
    await wait(1600);
    expect(standing()).toEqual([second, first, third]);
  });

  it('can be read out as a whole from the first moment', async () => {
    await show(['playing', 'ended']);
    const first = readable();
    expect(first).toHaveLength(4);
    expect(plain(document.querySelector('.title')?.textContent)).toContain('win');
    await wait(10_000);
    expect(readable()).toEqual(first);
  });

  it.each(['pointerdown', 'keydown'])('is told at once after a %s', async (type) => {
    await show(['playing', 'ended']);
    await wait(100);
    document.dispatchEvent(new Event(type));
    await nextTick();
    expect(isTold()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is there at once for those who want no motion', async () => {
    document.documentElement.dataset['motion'] = 'none';
    await show(['playing', 'ended']);
    expect(isTold()).toBe(true);
    expect(document.querySelector('.confetti')).toBeNull();
  });
});

it.each([
  ['that nobody saw here', ['ended'], 500],
  ['at a table that shows nothing for a while', ['playing', 'ended'], 0],
] as const)('the end of a game %s is there at once', async (_which, phases, beat) => {
  await show(phases, beat);
  expect(isTold()).toBe(true);
  expect(counting()).toEqual([]);
});
