import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defineComponent, h, nextTick, reactive, shallowRef } from 'vue';
import { provideFilmLog, type FilmLog } from '../../renderer/games/shared/film-log.ts';
import LogDrawer from '../../renderer/games/shared/LogDrawer.vue';
import { roundsLog } from '../../renderer/games/shared/rounds-log.ts';
import { openPartWords, showLanguage } from '../../renderer/i18n/load.ts';
import { eventually } from '../helpers/eventually.ts';

const viewOf = (round: number) => ({ view: { round, options: { memoryAid: true }, previousRound: {} } });
const frame = shallowRef(viewOf(1));
const open = async (isOpen: boolean) => {
  const drawer = mount(LogDrawer, {
    props: {
      open: isOpen,
      table: { frame } as never,
      from: () => Promise.resolve({ pages: () => ({ open: [], earlier: [] }) }),
    },
    attachTo: document.body,
  });
  await flushPromises();
  return drawer;
};
const button = () =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Look up'));

beforeAll(() => showLanguage('en'));

afterEach(() => {
  document.body.replaceChildren();
});

it('leads the focus to the earlier rounds when their button gives way to them', async () => {
  const drawer = await open(true);
  button()?.focus();
  button()?.click();
  expect(drawer.emitted('lookUp')).toHaveLength(1);
  await drawer.setProps({ history: [] });
  await flushPromises();
  expect(document.activeElement?.textContent).toBe('Earlier rounds');
});

it('offers to look earlier rounds up only where there are some', async () => {
  const { options } = viewOf(1).view;
  mount(LogDrawer, {
    props: {
      open: true,
      table: { frame: shallowRef({ view: { round: 1, options } }) } as never,
      from: () => Promise.resolve({ pages: () => ({ open: [], earlier: [] }) }),
    },
    attachTo: document.body,
  });
  await flushPromises();
  expect(button()).toBeUndefined();
});

it('takes no focus from a log that is closed', async () => {
  const drawer = await open(false);
  const before = document.activeElement;
  await drawer.setProps({ history: [] });
  await flushPromises();
  expect(document.activeElement).toBe(before);
});

it('says below the button why earlier rounds could not be looked up, each time anew', async () => {
  const drawer = await open(true);
  const alert = () => document.querySelector('dialog [role=alert]');
  await drawer.setProps({ error: { text: 'Too fast', at: 1 } });
  const first = alert();
  expect(first?.textContent).toBe('Too fast');
  expect(button()).toBeDefined();
  await drawer.setProps({ error: { text: 'Too fast', at: 2 } });
  expect(alert()).not.toBe(first);
  await drawer.setProps({ history: [] });
  expect(alert()).toBeNull();
});

it('looks up what has happened since, as long as somebody reads it and once it has been shown', async () => {
  const drawer = await open(true);
  const asked = () => (drawer.emitted('lookUp') ?? []).map(([from]) => from as number);
  frame.value = viewOf(2);
  await nextTick();
  expect(asked()).toEqual([]); // nobody has looked anything up
  await drawer.setProps({ history: [{ at: 4, events: [] }] });
  frame.value = viewOf(3);
  await nextTick();
  expect(asked()).toEqual([5]);
  await drawer.setProps({ isShowing: true });
  frame.value = viewOf(4);
  await nextTick();
  expect(asked()).toEqual([5]);
  await drawer.setProps({ isShowing: false });
  expect(asked()).toEqual([5, 5]);
  await drawer.setProps({ open: false, history: [{ at: 6, events: [] }] });
  frame.value = viewOf(5);
  await nextTick();
  expect(asked()).toEqual([5, 5]);
  await drawer.setProps({ open: true });
  expect(asked()).toEqual([5, 5, 7]);
});

it.each([
  ['as far as the table is', [1, 2, 3]],
  ['less far', [1, 2]],
  ['further', [1, 2, 3, 4]],
])('a log of whole rounds tells all rounds before the last one, looked up %s', (_, looked) => {
  const log = roundsLog('opened', (_words: object, { round }: { readonly round: number }) => ({
    title: `Round ${round}`,
    position: '',
    lines: [],
  }));
  const table = { words: {}, frame: { value: { view: { previousRound: { round: 3 } } } } };
  const { open: shown, earlier } = log.pages(
    table,
    looked.map((round) => [{ type: 'opened', round }]).reverse(),
  );
  expect([...shown, ...earlier]).toMatchObject([3, 2, 1].map((round) => ({ title: `Round ${round}` })));
});

describe('in a replay', () => {
  const rounds: FilmLog['rounds'] = [
    {
      start: 0,
      acts: [1, 2].map((position) => ({ position, events: [{ type: 'said', position } as never] })),
    },
    {
      start: 2,
      acts: [
        { position: 3, events: [{ type: 'silent' }] },
        { position: 4, events: [{ type: 'said', position: 4 } as never] },
      ],
    },
  ];
  const events = { said: { text: ({ position }: { readonly position: number }) => `Sentence ${position}` } };
  const openFilm = async (film: Partial<FilmLog>, isNarrow = false) => {
    await openPartWords('replay');
    const closed = vi.fn();
    const log = reactive({ rounds, position: 0, seek: undefined, linkTo: () => undefined, ...film });
    const Page = defineComponent(() => {
      provideFilmLog(log);
      return () =>
        h(LogDrawer, {
          open: true,
          table: { frame, words: {}, isNarrow: shallowRef(isNarrow) } as never,
          from: () => Promise.resolve({ events, pages: () => ({ open: [], earlier: [] }) }) as never,
          onClose: closed,
        });
    });
    mount(Page, { attachTo: document.body });
    await eventually(() => expect(lines()).toHaveLength(5));
    return { log, closed };
  };
  const lines = () => [...document.querySelectorAll<HTMLElement>('.line')];
  const current = () => document.querySelector('[aria-current=step]')?.textContent.trim();

  it('has all rounds, whose lines lead to their positions', async () => {
    const seek = vi.fn();
    await openFilm({ seek });
    expect(lines().map(({ textContent }) => textContent.trim())).toEqual([
      'Round 1',
      'Sentence 1',
      'Sentence 2',
      'Round 2',
      'Sentence 4',
    ]);
    for (const line of lines()) line.click();
    expect(seek.mock.calls.flat()).toEqual([0, 1, 2, 2, 4]);
    expect(lines().every((line) => line instanceof HTMLButtonElement)).toBe(true);
  });

  it('marks the line that led to what is shown', async () => {
    const { log } = await openFilm({ position: 3 });
    expect(current()).toBe('Sentence 2');
    log.position = 4;
    await nextTick();
    expect(current()).toBe('Sentence 4');
    log.position = 0;
    await nextTick();
    expect(current()).toBeUndefined();
  });

  it('is links where positions have addresses, which the browser opens with a modifier', async () => {
    const seek = vi.fn();
    await openFilm({ seek, linkTo: (position) => `http://host/#/replay/${position}` });
    const [, first] = lines();
    expect(first?.getAttribute('href')).toBe('http://host/#/replay/1');
    const isPrevented = (more: MouseEventInit) =>
      first?.dispatchEvent(new MouseEvent('click', { cancelable: true, ...more })) === false;
    expect([isPrevented({}), isPrevented({ ctrlKey: true })]).toEqual([true, false]);
    expect(seek.mock.calls).toEqual([[1]]);
  });

  it('can only be read while another page says what is shown', async () => {
    await openFilm({ linkTo: () => 'http://host/' });
    expect(document.querySelector('.line[href], button.line')).toBeNull();
  });

  it.each([true, false])('closes after a choice if it covers the table: %s', async (isNarrow) => {
    const { closed } = await openFilm({ seek: () => undefined }, isNarrow);
    lines()[1]?.click();
    expect(closed).toHaveBeenCalledTimes(isNarrow ? 1 : 0);
  });
});
