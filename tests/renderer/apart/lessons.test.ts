import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTick } from 'vue';
import { toTableId, type TableId } from '../../../core/base/ids.ts';
import type { GameSnapshot } from '../../../renderer/games/table-parts.ts';
import LessonNote from '../../../renderer/screens/lesson/LessonNote.vue';
import { READING } from '../../../renderer/screens/lesson/use-lesson.ts';
import { keepFocus } from '../../../renderer/screens/shared/keep-focus.ts';
import { useAnnouncer } from '../../../renderer/stores/announcer.ts';
import { useLessons } from '../../../renderer/stores/lessons.ts';
import { TABLE } from '../../helpers/renderer/frames.ts';
import { freshStores, mountPart, settled, type Mounted } from '../../helpers/renderer/mount.ts';

vi.mock(
  '../../../renderer/games/registry.ts',
  async () => await import('../../helpers/renderer/fake-games.ts'),
);

const BIDDING: GameSnapshot = { view: {}, legal: {}, prompt: { type: 'bid' } };
const WATCHING: GameSnapshot = { view: {}, legal: {} };
const OVER: GameSnapshot = { view: 'over', legal: {} };
/** Later, while the moments before last. */
const LATE: GameSnapshot = { view: { isLate: true }, legal: {} };
const LATE_BID: GameSnapshot = { ...LATE, prompt: { type: 'bid' } };
/** A table of its own for each number. */
const other = (index: number): TableId => {
  const id = toTableId(index.toString(16).padStart(16, '0'));
  if (id === undefined) throw new Error('no id');
  return id;
};

let mounted: Mounted;
const title = () => document.querySelector('.paper-note h2')?.textContent;
const at = async (moment: GameSnapshot): Promise<void> => {
  await mounted.wrapper.setProps({ snapshot: moment });
  await nextTick();
};
/** The note at a table, on a page that was just opened. */
async function open(moment: GameSnapshot, table = TABLE): Promise<void> {
  const main = document.createElement('main');
  main.tabIndex = -1; // as a table's
  document.body.append(main);
  mounted = await mountPart(LessonNote, { table, game: 'fake', snapshot: moment }, freshStores());
  main.append(mounted.wrapper.element.parentElement ?? '');
  await settled();
}

beforeEach(() => {
  localStorage.clear();
  freshStores();
  useLessons().teach(TABLE, 'fake');
});
afterEach(() => {
  vi.useRealTimers();
  mounted.wrapper.unmount();
  document.body.replaceChildren();
});

describe('a note', () => {
  it('comes with its moment, in the order of the list, each once', async () => {
    await open(BIDDING);
    expect(title()).toBe('First bid');
    expect(document.querySelector('.paper-note .text')?.textContent).toBe('Here you bid.');
    await mounted.click('Got it');
    expect(title()).toBe('Its sum');
    await mounted.click('Got it');
    expect(title()).toBeUndefined();
    await at(WATCHING);
    expect(title()).toBe('After the bid');
    await mounted.click('Got it');
    await at(BIDDING);
    expect(title()).toBeUndefined();
  });

  it('is not shown again after a reload; one that was not put away is', async () => {
    await open(BIDDING);
    await mounted.click('Got it');
    expect(title()).toBe('Its sum');
    mounted.wrapper.unmount();
    await open(BIDDING);
    expect(title()).toBe('Its sum');
  });

  it('goes with the own decision, and counts as shown', async () => {
    await open(BIDDING);
    await at(WATCHING);
    expect(title()).toBe('After the bid');
    await mounted.click('Got it');
    await at(BIDDING);
    expect(title()).toBe('Its sum');
  });

  it('on what others do stays as long as it takes to read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    useLessons().markSeen(TABLE, 'bidding');
    useLessons().markSeen(TABLE, 'sum');
    await open(WATCHING);
    vi.advanceTimersByTime(READING - 1000);
    await at(BIDDING);
    expect(title()).toBe('After the bid');
    vi.advanceTimersByTime(1000);
    await nextTick();
    expect(title()).toBeUndefined();
    await at(WATCHING);
    expect(title()).toBeUndefined();
  });

  it('that is still read is not torn away by a question', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await open(WATCHING);
    vi.advanceTimersByTime(READING - 1000);
    await at(BIDDING);
    expect(title()).toBe('After the bid');
    vi.advanceTimersByTime(1000);
    await nextTick();
    expect(title()).toBe('First bid');
    await mounted.click('Got it');
    await mounted.click('Got it');
    await at(WATCHING);
    expect(title()).toBeUndefined();
    await at(OVER);
    expect(title()).toBe('The end');
  });

  it('that nobody puts away gives way to one whose moment comes later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await open(BIDDING);
    expect(title()).toBe('First bid');
    useLessons().markSeen(TABLE, 'sum');
    await at(LATE_BID);
    expect(title()).toBe('Late'); // the first one was for a decision that has gone on
    expect(useLessons().hasSeen(TABLE, 'bidding')).toBe(true);
    await at(WATCHING);
    expect(title()).toBe('After the bid');
    await at(LATE);
    expect(title()).toBe('After the bid'); // nothing is asked: once it could be read
    vi.advanceTimersByTime(READING);
    await nextTick();
    expect(title()).toBe('Much later');
    expect(useLessons().hasSeen(TABLE, 'after')).toBe(true);
  });

  it('is not torn away by a decision while it holds and is read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    useLessons().markSeen(TABLE, 'after');
    await open(LATE);
    expect(title()).toBe('Much later');
    vi.advanceTimersByTime(READING - 1000);
    await at(LATE_BID);
    expect(title()).toBe('Much later');
    vi.advanceTimersByTime(1000);
    await nextTick();
    expect(title()).toBe('First bid');
    expect(useLessons().hasSeen(TABLE, 'later')).toBe(true);
  });

  it('suggests what could be done', async () => {
    await open(BIDDING);
    expect(mounted.hasButton('Do that')).toBe(false);
    await mounted.click('Got it');
    expect(document.querySelector('.paper-note .tip')?.textContent).toBe('A good start: bid 1,200.');
    expect(mounted.hasButton('Do that')).toBe(true);
  });

  it('is read out when it comes', async () => {
    await open(BIDDING);
    expect(useAnnouncer().sentence.text).toBe('First bid. Here you bid.');
    await mounted.click('Got it');
    await flushPromises();
    expect(useAnnouncer().sentence.text).toBe('Its sum. The cards are added up. A good start: bid 1,200.');
  });

  it('is put away by Escape', async () => {
    await open(BIDDING);
    mounted.button('Got it').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await nextTick();
    expect(title()).toBe('Its sum');
  });

  it('leaves the focus on the next note, and on the table after the last', async () => {
    await open(BIDDING);
    const stop = keepFocus();
    mounted.button('Got it').focus();
    await mounted.click('Got it');
    expect(document.activeElement).toBe(mounted.button('Got it'));
    await mounted.click('Got it');
    expect(document.activeElement?.tagName).toBe('MAIN');
    stop();
  });

  it('explains nothing more when that is wished for, also after a reload', async () => {
    await open(BIDDING);
    await mounted.click('Stop explaining');
    expect(useLessons().isTaught(TABLE)).toBe(false);
    setActivePinia(createPinia());
    expect(useLessons().isTaught(TABLE)).toBe(false);
  });
});

describe('what this device remembers', () => {
  beforeEach(async () => await open(WATCHING));

  it('is kept by table', () => {
    const store = useLessons();
    store.teach(other(1), 'fake');
    store.markSeen(other(1), 'sum');
    expect(store.hasSeen(other(1), 'sum')).toBe(true);
    expect(store.hasSeen(TABLE, 'sum')).toBe(false);
    expect(store.isTaught(other(2))).toBe(false);
  });

  it('begins anew when explaining is switched on again', () => {
    const store = useLessons();
    store.markSeen(TABLE, 'sum');
    store.stop(TABLE);
    expect(store.hasSeen(TABLE, 'sum')).toBe(true);
    store.teach(TABLE, 'fake');
    expect([store.isTaught(TABLE), store.hasSeen(TABLE, 'sum')]).toEqual([true, false]);
  });

  it('is no more than a hundred tables', () => {
    const store = useLessons();
    for (let index = 1; index <= 101; index++) store.teach(other(index), 'fake');
    expect(store.isTaught(other(1))).toBe(false);
    expect(store.isTaught(other(2))).toBe(true);
    expect(store.isTaught(other(101))).toBe(true);
  });

  it.each(['', 'null', '{}', '[1, null]', `[{"table":"${TABLE}","isOn":true,"seen":[1]}]`])(
    'may be spoilt: %j',
    (stored) => {
      localStorage.setItem('auction-night.lessons', stored);
      setActivePinia(createPinia());
      expect(useLessons().isTaught(TABLE)).toBe(false);
    },
  );
});
