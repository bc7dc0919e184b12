import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import { REACTIONS, type Reaction } from '../../../core/base/reactions.ts';
import { money } from '../../../core/games/money/index.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import TelevisionScreen from '../../../renderer/screens/TelevisionScreen.vue';
import { useAnnouncer } from '../../../renderer/stores/announcer.ts';
import { useProblem } from '../../../renderer/stores/problem.ts';
import { useSettings } from '../../../renderer/stores/settings.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { FREE, person, TABLE, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshGame } from '../../helpers/renderer/money-table.ts';
import { freshStores, mountScreen, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { button, isBlocked, nameOf, part, plain } from '../../helpers/renderer/page.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);

const SEATS = [person('Ada', { isHost: true }), person('Ben', { colour: 1 }), person('Cleo', { colour: 2 })];
const state = freshGame(3);

/** A table of Money! at its first bid, as Ada sees it. */
const tableOf = (wish: TableWish = {}): TableFrame => openTable({ own: [0], facing: 0, ...wish });
/** As `tableOf`, with nobody's hand in sight. */
function openTable(wish: TableWish): TableFrame {
  const { options } = state;
  const frame = tableFrame({
    seats: SEATS,
    phase: 'playing',
    setup: { game: 'money', options },
    ...wish,
  });
  if (frame.game === undefined) return frame;
  const view = money.view(state, frame.you.facing ?? 'table');
  const legal = frame.you.facing === undefined ? {} : money.legal(state, frame.you.facing);
  const prompt = money.prompt(view, legal);
  const game = {
    ...frame.game,
    view: JSON.parse(JSON.stringify(view)) as Json,
    legal,
    awaits: money.awaits(state),
  };
  return { ...frame, game: prompt === undefined ? game : { ...game, prompt } };
}
const reacted = (at: number, name: string, reaction: Reaction) =>
  ({ type: 'reacted', seat: seat(at), name, reaction }) as const;

let mounted: Mounted;
const open = async (
  frame: TableFrame,
  screen: typeof TableScreen | typeof TelevisionScreen = TableScreen,
) => {
  const pinia = freshStores();
  fakeHost.show(frame);
  mounted = await mountScreen(screen, { id: TABLE }, pinia);
  await eventually(() => expect(document.querySelector('.badge')).not.toBeNull()); // all of the table has come
};
const show = async (frame: TableFrame) => {
  fakeHost.show(frame);
  await settled();
};
/** Who shows what, at a place or in a row. */
const medals = (): readonly string[] =>
  [...document.querySelectorAll('.badge .medal')].map((medal) => {
    const name = plain(medal.closest('.badge')?.querySelector('.name')?.textContent);
    return `${name}: ${medal.querySelector('.ground')?.classList[1] ?? ''}`;
  });
const said = (): string => plain(useAnnouncer().sentence.text);
const items = () => [...document.querySelectorAll<HTMLElement>('[role=menu] [role=menuitem]')];
const key = async (name: string) => {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  await settled();
};
const asked = () =>
  fakeHost.asked.filter(({ type }) => type === 'react').map(({ seat, reaction }) => [seat, reaction]);

beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => {
  mounted.wrapper.unmount();
  vi.useRealTimers();
});

describe('what somebody lets everybody see', () => {
  it('is at the place of that person for three seconds, and is read out', async () => {
    await open(tableOf());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await show(tableOf({ news: [reacted(1, 'Ben', 'applause')] }));
    expect(medals()).toEqual(['Ben: applause']);
    expect(said()).toBe('Ben applauds.');
    expect(part('.slip')).toBe(''); // it is no line of what passes by
    vi.advanceTimersByTime(2_000);
    await show(tableOf({ news: [reacted(1, 'Ben', 'groan'), reacted(2, 'Cleo', 'cheers')] }));
    expect(medals()).toEqual(['Ben: groan', 'Cleo: cheers']);
    vi.advanceTimersByTime(2_999);
    await settled();
    expect(medals()).toHaveLength(2);
    vi.advanceTimersByTime(1);
    await settled();
    expect(medals()).toEqual([]);
  });

  it('is where one reacts oneself, too', async () => {
    await open(tableOf());
    await show(tableOf({ news: [reacted(0, 'Ada', 'laugh')] }));
    expect(document.querySelector('.reactions .own .laugh')).not.toBeNull();
    expect(said()).toBe('Ada laughs.');
  });

  it('is at the seat in the lobby, wherever that has gone', async () => {
    const lobby = (seats: TableWish['seats'], news: TableFrame['news'] = []) =>
      tableFrame({
        ...(seats && { seats }),
        own: [0],
        facing: 0,
        news,
        setup: { game: 'money', options: state.options },
      });
    await open(lobby([...SEATS, FREE]));
    await show(lobby([...SEATS, FREE], [reacted(1, 'Ben', 'gasp')]));
    expect(medals()).toEqual(['Ben: gasp']);
    await show(lobby([SEATS[1] ?? FREE, SEATS[0] ?? FREE, SEATS[2] ?? FREE, FREE]));
    expect(medals()).toEqual(['Ben: gasp']);
  });

  it('is on a television', async () => {
    const seen = (news: TableFrame['news'] = []): TableFrame => openTable({ own: [], news });
    await open(seen(), TelevisionScreen);
    await show(seen([reacted(1, 'Ben', 'relief')]));
    expect(medals()).toEqual(['Ben: relief']);
    expect(said()).toBe('Ben breathes a sigh of relief.');
  });

  it('is neither seen nor heard where it is muted', async () => {
    await open(tableOf());
    useSettings().reactions = false;
    await show(tableOf({ news: [reacted(1, 'Ben', 'applause')] }));
    expect([medals(), said()]).toEqual([[], expect.not.stringContaining('Ben')]);
    useSettings().reactions = true;
    await settled();
    expect(medals()).toEqual([]); // nor when they are wanted again
  });

  it('leaves a half-made choice, the focus and the question as they are', async () => {
    await open(tableOf());
    const cards = [...document.querySelectorAll<HTMLElement>('.hand button')];
    cards[1]?.click();
    cards[1]?.focus();
    await settled();
    const bar = part('.action-bar');
    await show(tableOf({ news: [reacted(1, 'Ben', 'gasp')] }));
    expect(document.activeElement).toBe(cards[1]);
    expect(cards[1]?.getAttribute('aria-pressed')).toBe('true');
    expect(cards[1]?.isConnected).toBe(true);
    expect(part('.action-bar')).toBe(bar);
  });
});

describe('the six of them', () => {
  it('are pictures with names, and one press gives one', async () => {
    await open(tableOf());
    await mounted.click('React');
    expect(items().map(nameOf)).toEqual([
      'Applause',
      'Laughter',
      'Gasp',
      'Groan',
      'Sigh of relief',
      'Cheers',
      'Mute reactions',
    ]);
    expect(
      items()
        .slice(0, 6)
        .map(({ title }) => title),
    ).toEqual(items().slice(0, 6).map(nameOf));
    expect(
      new Set(
        items()
          .slice(0, 6)
          .map(({ innerHTML }) => innerHTML),
      ).size,
    ).toBe(6);
    await mounted.click('Groan');
    expect(items()).toEqual([]);
    expect(asked()).toEqual([[0, 'groan']]);
    expect(document.activeElement).toBe(button(/^React$/));
  });

  it.each(REACTIONS.map((reaction, index) => [String(index + 1), reaction] as const))(
    'open by a key, and %s is %s',
    async (digit, reaction) => {
      await open(tableOf());
      await key('e');
      expect(document.activeElement).toBe(items()[0]);
      await key(digit);
      expect(asked()).toEqual([[0, reaction]]);
      expect(items()).toEqual([]);
      expect(document.querySelector('.hand [aria-pressed=true]')).toBeNull();
    },
  );

  it('have their keys in the list, and no digits where keys are off', async () => {
    await open(tableOf());
    await key('?');
    const lines = [...document.querySelectorAll('dialog .line')].map((line) => plain(line.textContent));
    expect(lines).toContain('EReact');
    expect(lines).toContain('1 – 6Pick a reaction, while they’re open');
    await mounted.click('Close');
    useSettings().keys = false;
    await mounted.click('React');
    await key('2');
    expect(asked()).toEqual([]);
    expect(items()).toHaveLength(7);
  });

  it('are walked through by arrows as they lie', async () => {
    await open(tableOf());
    await mounted.click('React');
    const walked: number[] = [];
    for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowLeft']) {
      await key(arrow);
      walked.push(items().findIndex((item) => item === document.activeElement));
    }
    expect(walked).toEqual([1, 4, 6, 3, 2]);
    await key('Escape');
    expect(items()).toEqual([]);
  });

  it('rest for a while when there were too many, and nothing is called an error', async () => {
    await open(tableOf());
    fakeHost.answer('react', () => ({ error: { code: 'too-fast', data: { seconds: 3 } } }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await mounted.click('React');
    await mounted.click('Cheers');
    expect(useProblem().problem).toBeUndefined();
    expect(said()).toBe('In a moment you can react again.');
    await mounted.click('In a moment you can react again.');
    expect(items().slice(0, 6).every(isBlocked)).toBe(true);
    items()[0]?.click();
    await settled();
    expect(asked()).toHaveLength(1);
    vi.advanceTimersByTime(3_000);
    await settled();
    expect(items().some(isBlocked)).toBe(false);
  });

  it('can be muted there, and are not offered then', async () => {
    await open(tableOf());
    await mounted.click('React');
    await mounted.click('Mute reactions');
    expect(localStorage.getItem('auction-night.reactions')).toBe('off');
    await mounted.click('React');
    expect(items().map(nameOf)).toEqual(['Show reactions']);
    await mounted.click('Show reactions');
    await mounted.click('React');
    expect(items()).toHaveLength(7);
  });

  it('are of the seat in front, and there are none while the curtain is down or for who only watches', async () => {
    await open(tableOf({ own: [0, 1], facing: 1 }));
    await mounted.click('React');
    await mounted.click('Gasp');
    expect(asked()).toEqual([[1, 'gasp']]);
    await show(openTable({ own: [0, 1] }));
    expect(mounted.hasButton('React')).toBe(false);
    await show(openTable({ own: [] }));
    expect(mounted.hasButton('React')).toBe(false);
  });
});
