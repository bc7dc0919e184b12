import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { h, type ComponentPublicInstance } from 'vue';
import { seat } from '../../../core/base/ids.ts';
import AppButton from '../../../renderer/components/AppButton.vue';
import { useProblemToast } from '../../../renderer/screens/shared/use-problem-toast.ts';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { useAnnouncer } from '../../../renderer/stores/announcer.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import {
  bot,
  FREE,
  person,
  SETUP,
  TABLE,
  tableFrame,
  type TableWish,
} from '../../helpers/renderer/frames.ts';
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
const open = async (wish?: TableWish) => {
  if (wish !== undefined) fakeHost.show(tableFrame(wish));
  mounted = await mountScreen(Everything, {}, freshStores());
  await settled();
};
const asked = (type: string) => fakeHost.asked.filter((one) => one.type === type);
const dialog = () => {
  const found = document.querySelector('dialog[open]');
  if (found === null) throw new Error('no dialog');
  return found;
};
const alerts = () => [...document.querySelectorAll('[role=alert]')].map((one) => plain(one.textContent));
const field = () => {
  const input = ['dialog input', 'form input']
    .map((selector) => document.querySelector<HTMLInputElement>(selector))
    .find((found) => found !== null);
  if (input === undefined) throw new Error('no field');
  return input;
};
const type = async (text: string) => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  await flushPromises();
};
/** As a browser does it for a field of a form. */
const enter = async () => {
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  field().form?.querySelector<HTMLElement>('[type=submit]')?.click();
  await settled();
};

beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => mounted.wrapper.unmount());

describe('what is asked for in a dialog', () => {
  const FREE_SEATS = { seats: [FREE, FREE, FREE] };

  it('is asked for once, whatever is typed and entered meanwhile, and can be seen to be under way', async () => {
    fakeHost.answer('sit', () => 'silence');
    await open(FREE_SEATS);
    await mounted.click('Sit down here');
    expect(document.activeElement).toBe(field());
    await type('Ada');
    await enter();
    await type('Adam');
    await enter();
    expect(asked('sit').map(({ name }) => name)).toEqual(['Ada']);
    expect(dialog().querySelector('[type=submit]')?.getAttribute('aria-busy')).toBe('true');
  });

  it('is refused there, read out each time, with the focus where it was, and not beside the screen', async () => {
    fakeHost.answer('sit', () => ({ error: { code: 'table-full' } }));
    await open(FREE_SEATS);
    await mounted.click('Sit down here');
    await type('Ada');
    await enter();
    const [first] = dialog().querySelectorAll('[role=alert]');
    expect(first?.textContent).toMatch(/seats/);
    expect(document.activeElement).toBe(field());
    expect(dialog().querySelector('[aria-busy]')).toBeNull();
    await enter();
    const [second] = dialog().querySelectorAll('[role=alert]');
    expect(second?.textContent).toBe(first?.textContent);
    expect(second).not.toBe(first); // what stays is not read out again
    expect(toasts()).toEqual([]);
  });

  it('is shown beside the screen when the dialog was closed before the answer', async () => {
    let asked: number | undefined;
    fakeHost.answer('sit', ({ id }) => {
      asked = id;
      return 'silence';
    });
    await open(FREE_SEATS);
    await mounted.click('Sit down here');
    await type('Ada');
    await enter();
    await mounted.click('Close');
    fakeHost.settle(asked ?? 0, { error: { code: 'table-full' } });
    await settled();
    expect(toasts()).toHaveLength(1);
  });

  it('is shown beside the screen when the dialog is gone', async () => {
    await open(FREE_SEATS);
    await mounted.click('Sit down here');
    await mounted.click('Close');
    fakeHost.answer('ready', () => ({ error: { code: 'not-your-seat' } }));
    await session().ask({ type: 'ready', seat: 0 as never, ready: true });
    expect(toasts()).toHaveLength(1);
  });

  it('says what is missing when Enter is pressed too early', async () => {
    await open(FREE_SEATS);
    await mounted.click('Sit down here');
    expect(alerts()).toEqual([]);
    await enter();
    expect(asked('sit')).toEqual([]);
    expect(plain(dialog().querySelector('[role=alert]')?.textContent)).not.toBe('');
    await type('Ada');
    expect(alerts()).toEqual([]);
  });

  it('is done by Enter in any field of the table', async () => {
    await open({ ...FREE_SEATS, owner: true });
    await mounted.click('Change the table');
    field().form?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
    await settled();
    expect(asked('configure')).toHaveLength(1);
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
});

it('another game for five people is offered with five seats', async () => {
  const seats = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name) => person(name));
  await open({ seats, owner: true, own: [0], setup: { game: 'other' } });
  await mounted.click('Change the table');
  const fake = dialog().querySelector<HTMLInputElement>('input[type=radio][value=fake]');
  fake?.click();
  await settled();
  await enter();
  expect(asked('configure')).toEqual([
    expect.objectContaining({ setup: expect.objectContaining({ game: 'fake', seatCount: 5 }) }),
  ]);
});

it('what was refused is said no more once something else is typed', async () => {
  fakeHost.answer('sit', () => ({ error: { code: 'name-taken', data: { name: 'Anna' } } }));
  await open({ seats: [FREE, person('Anna')] });
  await mounted.click('Sit down');
  await type('Anna');
  await enter();
  expect(alerts().join()).toContain('already called Anna');
  await type('Annabel');
  expect(alerts()).toEqual([]);
});

it('a name is corrected during a game by its owner and by who hosts', async () => {
  const wish: TableWish = {
    phase: 'playing',
    seats: [person('Ada', { isHost: true }), person('Bne')],
    facing: 0,
  };
  await open({ ...wish, own: [0], owner: true });
  await mounted.click(/^Menu/);
  await mounted.click(/^Manage .*Bne/);
  await mounted.click('Correct the name');
  const input = document.querySelector<HTMLInputElement>('dialog:not(.drawer) input');
  if (input === null) throw new Error('no field');
  input.value = 'Ben';
  input.dispatchEvent(new Event('input'));
  await flushPromises();
  await mounted.click('Save name');
  expect(asked('rename')).toMatchObject([{ seat: 1, name: 'Ben', colour: 0 }]);
});

it('the host starts without waiting for who forgot to be ready', async () => {
  const seats = [person('Ada', { isHost: true }), person('Ben', { ready: false }), bot('Robo')];
  await open({ seats, owner: true, own: [0] });
  await mounted.click('Start anyway');
  expect(asked('ready')).toMatchObject([{ seat: 1, ready: true }]);
  expect(asked('start')).toHaveLength(1);
  fakeHost.show(tableFrame({ seats, own: [0] }));
  await flushPromises();
  expect(mounted.hasButton('Start anyway')).toBe(false);
});

it('nothing of a table is left to be read out once it was left', async () => {
  await open({ seats: [person('Ada')], own: [0] });
  useAnnouncer().say('Ada sits down.');
  await flushPromises();
  expect(useAnnouncer().sentence.text).toBe('Ada sits down.');
  const announcer = useAnnouncer();
  mounted.wrapper.unmount();
  expect(announcer.sentence.text).toBe('');
});

it('a button is under way as long as what it does, and swallows presses', async () => {
  let done = (): void => undefined;
  const act = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
  await open({});
  const button = mount(AppButton, { props: { onClick: act }, slots: { default: 'Do it' } }).get('button');
  await button.trigger('click');
  await button.trigger('click');
  expect(act).toHaveBeenCalledTimes(1);
  expect(button.attributes('aria-busy')).toBe('true');
  done();
  await flushPromises();
  expect(button.attributes('aria-busy')).toBeUndefined();
  await button.trigger('click');
  expect(act).toHaveBeenCalledTimes(2);
});

it('a PIN that is tried stays to be seen, once, and its field keeps the focus', async () => {
  fakeHost.answer('hello', ({ pin }) =>
    pin === undefined ? { error: { code: 'pin-needed' } } : ('silence' as const),
  );
  await open();
  const input = field();
  expect(document.activeElement).toBe(input);
  await type('111111');
  await enter();
  await enter();
  expect(asked('hello').filter(({ pin }) => pin === '111111')).toHaveLength(1);
  expect(field()).toBe(input);
  expect(document.querySelector('[type=submit]')?.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(input);
});

it('a PIN that is not whole says so when Enter is pressed', async () => {
  fakeHost.answer('hello', () => ({ error: { code: 'pin-needed' } }));
  await open();
  await type('123');
  expect(alerts()).toEqual([]);
  await enter();
  expect(alerts()).toEqual(['A PIN has six digits.']);
  await type('1234');
  await type('123456');
  expect(alerts()).toEqual([]);
});

describe('what is asked for in the list of people', () => {
  const letBotPlay = async () => {
    const seats = [person('Ada'), person('Ben', { device: 'away' })];
    await open({ seats, owner: true, own: [0], phase: 'playing' });
    await mounted.click(/^Menu/);
    await mounted.click('Let a bot play');
  };

  it('can be seen to be under way', async () => {
    fakeHost.answer('take-over', () => 'silence');
    await letBotPlay();
    expect(mounted.button('Let a bot play').getAttribute('aria-busy')).toBe('true');
  });

  it('is refused there, and not beside the screen', async () => {
    fakeHost.answer('take-over', () => ({ error: { code: 'table-full' } }));
    await letBotPlay();
    expect(dialog().querySelector('[role=alert]')?.textContent).toMatch(/seats/);
    expect(toasts()).toEqual([]);
  });

  it('is refused there too where it is about the table, which goes on being shown as it is', async () => {
    fakeHost.answer('adjust', () => ({ error: { code: 'table-frozen', data: { why: 'disk' } } }));
    await open({ seats: [person('Ada'), person('Ben')], owner: true, own: [0], phase: 'playing' });
    await mounted.click(/^Menu/);
    await mounted.click('The table');
    const [before, other] = ['normal', 'quick'];
    const pace = [...dialog().querySelectorAll('select')].find(({ options }) =>
      [...options].some(({ value }) => value === other),
    );
    if (pace === undefined) throw new Error('no pace');
    expect(pace.value).toBe(before);
    pace.value = other ?? '';
    pace.dispatchEvent(new Event('change'));
    await settled();
    expect(asked('adjust')).toHaveLength(1);
    expect(dialog().querySelector('[role=alert]')?.textContent).not.toBe('');
    expect(dialog().contains(document.querySelector('[role=alert]'))).toBe(true);
    expect(toasts()).toEqual([]);
    expect(pace.value).toBe(before);
  });
});

describe('the focus', () => {
  const SEATS = [person('Ada', { isHost: true }), person('Ben'), bot('Robo')];
  const here = () => plain(document.activeElement?.textContent);
  const show = async (wish: TableWish) => {
    fakeHost.show(tableFrame(wish));
    await settled();
  };

  it('is on the heading of what comes: lobby, game, result, and the lobby again', async () => {
    await open();
    for (const [phase, words] of [
      ['lobby', 'Waiting for players'],
      ['playing', 'Game on'],
      ['ended', 'Between games'],
      ['lobby', 'Waiting for players'],
    ] as const) {
      await show({ phase, seats: SEATS, owner: true, own: [0], facing: 0 });
      await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
      expect(here()).toContain(words);
      document.querySelector<HTMLElement>('main button')?.focus(); // and goes with what it was on
    }
  });

  it('stays where it is when the same screen is shown anew, or in a dialog that is open', async () => {
    const wish = { phase: 'lobby', seats: SEATS, owner: true, own: [0] } as const;
    await open(wish);
    const button = document.querySelector<HTMLElement>('main button');
    button?.focus();
    await show({ ...wish, seats: [...SEATS, FREE] });
    expect(document.activeElement).toBe(button);
    await mounted.click(/^Menu/);
    const inside = dialog().querySelector<HTMLElement>('button');
    inside?.focus();
    await show({ ...wish, phase: 'playing', facing: 0 });
    expect(document.activeElement).toBe(inside);
  });

  it('is on the table when what it was on goes by itself', async () => {
    await open({ seats: [FREE, FREE, FREE] });
    mounted.button('Sit down').focus();
    await show({ seats: [person('Ada'), FREE, FREE], own: [0] });
    expect(document.activeElement?.id).toBe('content');
  });

  it('is on what refuses a device, too', async () => {
    fakeHost.answer('hello', () => ({ error: { code: 'wrong-protocol', data: { host: 2, client: 1 } } }));
    await open();
    await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(here()).not.toBe('');
  });
});

describe('what was looked up', () => {
  const SEATS = [person('Ada'), person('Ben'), bot('Robo')];
  const wish = (more: TableWish = {}): TableWish => ({
    seats: SEATS,
    own: [0],
    phase: 'playing',
    facing: 0,
    setup: { options: { ...(SETUP.options as object), memoryAid: true } },
    ...more,
  });
  const steps = (...ats: readonly number[]) => ats.map((at) => ({ at, events: [] }));
  const known = (): readonly number[] => {
    const text = mounted.wrapper.find('.looked-up').text();
    return text === '' ? [] : (JSON.parse(text) as { readonly at: number }[]).map(({ at }) => at);
  };
  /** As the drawer of the log asks. */
  const lookUp = async (from: number) => {
    mounted.wrapper.getComponent<ComponentPublicInstance>('.fake-table').vm.$emit('history', from);
    await settled();
  };
  const answerWith = (...ats: readonly number[]) =>
    fakeHost.answer('history', ({ from }) => ({
      value: { entries: steps(...ats.filter((at) => at >= Number(from))) },
    }));

  it('grows by what is looked up later', async () => {
    answerWith(0, 2, 3);
    await open(wish());
    await lookUp(0);
    answerWith(0, 2, 3, 5, 6);
    await lookUp(4);
    expect(known()).toEqual([0, 2, 3, 5, 6]);
  });

  it('is looked up anew when something of it was taken back', async () => {
    answerWith(0, 1, 2);
    await open(wish());
    await lookUp(0);
    answerWith(0, 1);
    fakeHost.show(tableFrame(wish({ news: [{ type: 'taken-back', seat: seat(0), name: 'Ada' }] })));
    await settled();
    expect(known()).toEqual([0, 1]);
  });

  it('is for the eyes alone for which it was looked up', async () => {
    answerWith(0, 1);
    const { facing: _nobody, ...openTable } = wish({ own: [0, 1] });
    await open(openTable);
    await lookUp(0);
    expect(known()).toEqual([0, 1]);
    fakeHost.answer('history', () => {
      fakeHost.show(tableFrame(wish({ own: [1], facing: 1 }))); // before the answer
      return { value: { entries: steps(2) } };
    });
    await lookUp(2);
    expect(known()).toEqual([]);
  });
});

it('why earlier rounds cannot be looked up is said by the table that asked, and not beside it', async () => {
  fakeHost.answer('history', () => ({ error: { code: 'too-fast' } }));
  await open({ seats: [person('Ada'), bot('Robo')], own: [0], phase: 'playing', facing: 0 });
  await mounted.click('Look it up');
  const told = () => mounted.wrapper.get('.looked-up').text();
  expect(told()).toMatch(/"text":".+"/);
  expect(toasts()).toEqual([]);
  fakeHost.answer('history', () => ({ value: { entries: [{ at: 0, events: [] }] } }));
  await mounted.click('Look it up');
  expect(told()).toContain('"at":0');
});

it('what is refused while something else is asked for is said where it was asked for', async () => {
  let looking: number | undefined;
  fakeHost.answer('history', ({ id }) => {
    looking = id;
    return 'silence';
  });
  fakeHost.answer('act', () => ({ error: { code: 'paused' } }));
  await open({ seats: [person('Ada'), bot('Robo')], own: [0], phase: 'playing', facing: 0 });
  await mounted.click('Look it up');
  await mounted.click('Bid 7');
  const told = () => mounted.wrapper.get('.looked-up').text();
  expect(told()).toBe('');
  expect(toasts()).toEqual([expect.stringContaining('paused')]);
  fakeHost.settle(looking ?? 0, { error: { code: 'too-fast' } });
  await settled();
  expect(told()).toMatch(/"text":".+"/);
  expect(toasts()).toHaveLength(1);
});

it('what was looked up comes in pages, and is put away with the hand that it was looked up for', async () => {
  const at = { seats: [person('Ada'), bot('Robo')], own: [0], phase: 'playing' } as const;
  fakeHost.answer('history', ({ from }) => ({
    value: { entries: [{ at: from, events: [] }], ...(from === 0 && { next: 7 }) },
  }));
  await open({ ...at, facing: 0 });
  await mounted.click('Look it up');
  const told = () => mounted.wrapper.get('.looked-up').text();
  await eventually(() => expect(told()).toContain('"at":7'));
  expect(told()).toContain('"at":0');
  fakeHost.show(tableFrame(at));
  await settled();
  expect(told()).toBe('');
});

describe('a name that is easily taken for another', () => {
  const AMO = { seats: [person('Amo'), FREE, FREE] };

  it('is said while it is typed, and may be taken all the same; the very look of another is for the host to refuse', async () => {
    await open(AMO);
    await mounted.click('Sit down here');
    const hint = () => plain(dialog().querySelector('[role=status]')?.textContent ?? '');
    expect(hint()).toBe('');
    await type('Arno');
    expect(hint()).toMatch(/^Easily mistaken for .?Amo/);
    await type('Аmo'); // Cyrillic
    expect(hint()).toBe('');
    await type('DJ Саша');
    expect(hint()).toBe('');
    await type('Arno');
    await enter();
    expect(asked('sit').map(({ name }) => name)).toEqual(['Arno']);
  });

  it('is marked in the lobby, and told to whoever is asked for a seat', async () => {
    const frame = tableFrame({ host: true, seats: [person('Amo'), person('Arno'), person('Ben')] });
    fakeHost.show({
      ...frame,
      you: { ...frame.you, knocks: [{ id: 1, name: 'Bén', why: 'door', device: 'browser' }] },
    });
    await open();
    const rows = [...document.querySelectorAll('ol > li')].map((row) => plain(row.textContent));
    expect(
      rows.map((row) => /Easily mistaken for \S+/.exec(row)?.[0].replace(/[\u2068\u2069]/g, '')),
    ).toEqual(['Easily mistaken for Arno', 'Easily mistaken for Amo', undefined]);
    expect(plain(document.body.textContent).replace(/[\u2068\u2069]/g, '')).toContain(
      'Easily mistaken for Ben.',
    );
  });
});
