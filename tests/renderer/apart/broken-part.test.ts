import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Component } from 'vue';
import { keepFocus } from '../../../renderer/screens/shared/keep-focus.ts';
import { after, lookAt, startOf, type ForSaleLook } from '../../helpers/renderer/for-sale-table.ts';
import { button, plain, press } from '../../helpers/renderer/page.ts';

/** Which part of the table throws while it is drawn. */
const fault = await vi.hoisted(async () => (await import('vue')).reactive({ at: '' }));
/** A part that throws when it is meant to. */
const faulty = vi.hoisted(() => async (original: () => Promise<unknown>, name: string) => {
  const { defineComponent, h } = await import('vue');
  const { default: part } = (await original()) as { readonly default: Component };
  const Faulty = defineComponent({
    inheritAttrs: false,
    setup:
      (_, { attrs }) =>
      () => {
        if (fault.at === name) throw new Error(`${name} is broken`);
        return h(part, attrs);
      },
  });
  return { default: Faulty };
});
vi.mock('../../../renderer/games/for-sale/table/TableMarket.vue', (original) => faulty(original, 'market'));
vi.mock('../../../renderer/games/for-sale/table/PlayerPanel.vue', (original) => faulty(original, 'place'));
vi.mock('../../../renderer/games/for-sale/table/TableStrip.vue', (original) => faulty(original, 'facts'));
vi.mock('../../../renderer/games/for-sale/table/PlayerArea.vue', (original) => faulty(original, 'own'));
vi.mock('../../../renderer/games/for-sale/table/PromptBuy.vue', (original) => faulty(original, 'prompt'));

const OFFER = { buildings: [3, 12, 25] };
let look: ForSaleLook;
const reported = vi.fn();
beforeEach(() => {
  fault.at = '';
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
});
afterEach(() => {
  look.mounted.wrapper.unmount();
  vi.unstubAllGlobals();
});
const broken = (): readonly Element[] => [...document.querySelectorAll('.broken')];

it.each(['market', 'facts', 'own', 'prompt'])(
  'a table whose %s throws shows all the rest, and that again when somebody wants it',
  async (part) => {
    fault.at = part;
    look = await lookAt(startOf(3, OFFER));
    const stop = keepFocus();
    expect(broken()).toHaveLength(1);
    expect(broken()[0]?.getAttribute('role')).toBe('alert');
    expect(reported).toHaveBeenCalledTimes(1);
    await press(/^Show again$/);
    expect(broken()).toHaveLength(1); // it still throws
    fault.at = '';
    button(/^Show again$/).focus();
    await press(/^Show again$/);
    stop();
    expect(broken()).toEqual([]);
    if (part === 'prompt') expect(document.activeElement?.className).toBe('action-bar');
    expect(button(/^Pass/)).toBeDefined();
  },
);

it('the seat is kept and played on beside a part that throws', async () => {
  look = await lookAt(startOf(3, OFFER));
  fault.at = 'market';
  await look.play([0, 4]);
  expect(broken()).toHaveLength(1);
  expect(plain(broken()[0]?.textContent)).toContain('You still have your seat.');
  expect(document.querySelectorAll('.others > li')).toHaveLength(2);
  fault.at = '';
  await look.play([1, 'pass']);
  expect(broken()).toEqual([]); // the next moment shows it again
});

it('each of the others is shown apart', async () => {
  fault.at = 'place';
  look = await lookAt(after(startOf(3, OFFER), [0, 4]));
  expect(document.querySelectorAll('.others > li.broken')).toHaveLength(2);
});
