import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import type { GameFrame, TableFrame } from '../../../core/protocol/frames.ts';
import { openTableWords } from '../../../renderer/i18n/load.ts';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { TABLE, tableFrame } from '../../helpers/renderer/frames.ts';
import { moneyOf, phases, propsOf, startOf } from '../../helpers/renderer/fuffziger-table.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { SEATS } from '../../helpers/renderer/table-look.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);

let mounted: Mounted;
beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => {
  mounted.wrapper.unmount();
  vi.useRealTimers();
});

/** A laundering in which Ada, who looks, holds nothing; with the question that she is asked. */
function frameOf(question: number): TableFrame {
  const state = startOf(4, { phase: phases.laundering(4), money: moneyOf(4, {}) });
  const { view, legal, prompt } = propsOf(state, seat(0)).game;
  const made = tableFrame({
    phase: 'playing',
    seats: SEATS.slice(0, 4),
    own: [0],
    facing: 0,
    setup: { game: 'falsche-fuffziger', options: {} },
  });
  const game: GameFrame = {
    view: view as unknown as Json,
    legal,
    awaits: [seat(0)],
    question,
    ...(prompt === undefined ? {} : { prompt }),
  };
  return { ...made, game };
}
const answered = (): readonly unknown[] =>
  fakeHost.asked.filter(({ type }) => type === 'act').map(({ question }) => question);
/** As a finger does it. */
function press(on: Element | null): void {
  on?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  on?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 1 }));
  on?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
}

it('the page that acts for who holds nothing answers every question, each as itself', async () => {
  await openTableWords('falsche-fuffziger');
  fakeHost.show(frameOf(3));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores(), 'falsche-fuffziger');
  await settled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press(document.querySelector('.action-bar [role=switch]'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(answered()).toEqual([3]);
  for (const question of [5, 6]) {
    fakeHost.show(frameOf(question));
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(answered()).toEqual([3, 5, 6]);
});
