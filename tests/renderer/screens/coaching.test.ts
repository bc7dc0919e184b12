import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { h } from 'vue';
import { useProblemToast } from '../../../renderer/screens/shared/use-problem-toast.ts';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { useLessons } from '../../../renderer/stores/lessons.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { bot, person, TABLE, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, session, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { plain } from '../../helpers/renderer/page.ts';

let mounted: Mounted;
let toasts: () => readonly string[];
/** A table, and what is shown beside every screen. */
const Everything = {
  setup() {
    const { toasts: shown } = useProblemToast();
    toasts = () => shown.value.map(({ text }) => text);
    return () => h(TableScreen, { id: TABLE });
  },
};
const frame = (wish: TableWish) =>
  tableFrame({
    phase: 'playing',
    seats: [person('Ada', { isHost: true }), bot('Robo')],
    own: [0],
    facing: 0,
    awaits: [0],
    setup: { coach: true },
    prompt: { type: 'bid' },
    question: 4,
    view: { isRisky: true },
    ...wish,
  });
const show = async (wish: TableWish) => {
  fakeHost.show(frame(wish));
  await settled();
};
const open = async (wish: TableWish = {}, prepare = (): void => undefined) => {
  const pinia = freshStores();
  prepare();
  fakeHost.show(frame(wish));
  mounted = await mountScreen(Everything, {}, pinia);
  await settled();
};
const acts = () =>
  fakeHost.asked.filter(({ type }) => type === 'act').map(({ action, question }) => ({ action, question }));
const dialog = () => document.querySelector('dialog[open]');

beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => mounted.wrapper.unmount());

describe('the coach', () => {
  const asked = () => fakeHost.asked.filter(({ type }) => type === 'advise');

  it('thinks until it has spoken', async () => {
    await open();
    await mounted.click(/^Ask the master/);
    expect(dialog()?.querySelector('[aria-busy]')).not.toBeNull();
    expect(asked()).toHaveLength(1);
  });

  it('does not seem to think where it was not asked, and why is said beside it', async () => {
    await open();
    fakeHost.answer('advise', () => ({ error: { code: 'paused' } }));
    await mounted.click(/^Ask the master/);
    expect(dialog()).toBeNull();
    expect(toasts()).toHaveLength(1);
  });

  it('is asked again over a new connection, which knows nothing of it', async () => {
    await open();
    await mounted.click(/^Ask the master/);
    fakeHost.drop(1006);
    session().retry();
    await eventually(() => expect(asked()).toHaveLength(2));
    expect(dialog()?.querySelector('[aria-busy]')).not.toBeNull();
  });
});

describe('a choice that ruins', () => {
  it('is held back until it is meant, and answers the question that it was made for', async () => {
    await open();
    await mounted.click('Bid 7');
    expect(dialog()?.textContent).toContain('To bid ruins you.');
    expect(acts()).toEqual([]);
    await mounted.click('Do it anyway');
    expect(acts()).toEqual([{ action: { type: 'bid', amount: 7 }, question: 4 }]);
    expect(dialog()).toBeNull();
  });

  it('is forgotten when something else is asked, and is warned of again then', async () => {
    await open();
    await mounted.click('Bid 7');
    await show({ question: 5 });
    expect(dialog()).toBeNull();
    expect(acts()).toEqual([]);
    await mounted.click('Bid 7');
    expect(dialog()?.textContent).toContain('To bid ruins you.');
  });

  it('stays with the dialog that asked where the host refuses it, and why is said there', async () => {
    await open();
    fakeHost.answer('act', () => ({ error: { code: 'paused' } }));
    await mounted.click('Bid 7');
    await mounted.click('Do it anyway');
    expect(plain(dialog()?.querySelector('[role=alert]')?.textContent)).toContain('paused');
    expect(toasts()).toEqual([]);
    fakeHost.answer('act', () => ({}));
    await mounted.click('Do it anyway');
    expect(dialog()).toBeNull();
  });

  it('is held back where the game is explained, too, and nowhere without either', async () => {
    const withoutCoach = { setup: { coach: false } };
    await open(withoutCoach, () => {
      useLessons().teach(TABLE, 'fake');
      useLessons().markSeen(TABLE, 'bidding');
    });
    await mounted.click('Bid 7');
    expect(dialog()?.textContent).toContain('To bid ruins you.');
    expect(acts()).toEqual([]);
    mounted.wrapper.unmount();
    localStorage.clear();
    await open(withoutCoach);
    await mounted.click('Bid 7');
    expect(dialog()).toBeNull();
    expect(acts()).toHaveLength(1);
  });

  it('is not warned of where a lesson suggests it', async () => {
    await open({}, () => {
      useLessons().teach(TABLE, 'fake');
      useLessons().markSeen(TABLE, 'bidding');
    });
    await eventually(() => expect(mounted.hasButton('Do that')).toBe(true));
    await mounted.click('Do that');
    expect(dialog()).toBeNull();
    expect(acts()).toHaveLength(1);
  });
});
