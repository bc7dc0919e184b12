import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { h } from 'vue';
import { stageMounts } from '../../../renderer/components/staged-mount.ts';
import {
  draftOf,
  draftProblem,
  isChanged,
  newDraft,
  toSetup,
  withEdition,
  withSeats,
  withValue,
} from '../../../renderer/screens/setup/draft.ts';
import { randomPin } from '../../../renderer/screens/setup/pin.ts';
import { coloursOf, withPerson } from '../../../renderer/screens/setup/house-players.ts';
import {
  charactersOf,
  playersProblem,
  withCount,
  withNames,
} from '../../../renderer/screens/setup/players.ts';
import { useSessions } from '../../../renderer/session/sessions.ts';
import SetupScreen from '../../../renderer/screens/SetupScreen.vue';
import { eventually } from '../../helpers/eventually.ts';
import { fakeGame } from '../../helpers/renderer/fake-game.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { hostFrame, SETUP, TABLE, tableNamed } from '../../helpers/renderer/frames.ts';
import {
  freshStores,
  mountScreen,
  openSession,
  session,
  settled,
  type Mounted,
} from '../../helpers/renderer/mount.ts';

/** A table that is not the one that is set up. */
const OTHER = tableNamed('ffeeddccbbaa9988');
const draft = newDraft(fakeGame, 'Kitchen');

describe('the form of a table', () => {
  it('begins with the first edition, spelled out', () => {
    expect(toSetup(draft, 'network')).toEqual({
      title: 'Kitchen',
      game: 'fake',
      options: { edition: 'plain', hands: 3, ties: 'low', isLoud: false, memoryAid: false },
      seatCount: 4,
      reach: 'network',
      graceSeconds: 60,
      pace: 'normal',
      clock: 'off',
      standIn: 'regular',
      door: 'open',
      coach: false,
    });
  });

  it('takes the values of another edition, and keeps the aids', () => {
    const aided = withValue(withValue(draft, 'memoryAid', true), 'isLoud', true);
    const { options } = toSetup(withEdition(aided, fakeGame, 'wild'), 'local');
    expect(options).toEqual({ edition: 'wild', hands: 5, ties: 'high', isLoud: false, memoryAid: true });
  });

  it('leaves to the lot what no longer fits the number of seats', () => {
    const chosen = withValue(withValue(draft, 'removed', ['red']), 'starter', 3);
    expect(withSeats(chosen, fakeGame, 4).values).toMatchObject({ removed: ['red'], starter: 3 });
    const fewer = withSeats(chosen, fakeGame, 3);
    expect(fewer.seatCount).toBe(3);
    expect(Object.keys(fewer.values)).not.toContain('removed');
    expect(Object.keys(fewer.values)).not.toContain('starter');
  });

  it('knows what differs from the edition', () => {
    const louder = withValue(draft, 'isLoud', true);
    expect(isChanged(louder, fakeGame, 'isLoud')).toBe(true);
    expect(isChanged(louder, fakeGame, 'hands')).toBe(false);
    expect(isChanged(withValue(louder, 'isLoud', false), fakeGame, 'isLoud')).toBe(false);
  });

  it('has a seat for everybody who sits there already, and says where the game has not', () => {
    expect(newDraft(fakeGame, 'Kitchen', { leastSeats: 5 }).seatCount).toBe(5);
    expect(newDraft(fakeGame, 'Kitchen', { leastSeats: 2 }).seatCount).toBe(4);
    expect(newDraft(fakeGame, 'Kitchen', { seats: 3, leastSeats: 2 }).seatCount).toBe(3);
    expect(newDraft(fakeGame, 'Kitchen', { seats: 3, leastSeats: 4 }).seatCount).toBe(4);
    expect(draftProblem(newDraft(fakeGame, 'Kitchen', { leastSeats: 6 }), fakeGame)).toBe('seats');
  });

  it.each([
    ['nothing wrong', {}, undefined],
    ['no title', { title: '  ' }, 'title'],
    ['a title of 41', { title: 'x'.repeat(41) }, 'title'],
    ['half a PIN', { pin: '123' }, 'pin'],
    ['a whole PIN', { pin: '012345' }, undefined],
    ['a set that is not complete', { values: { ...draft.values, removed: [] } }, 'options'],
  ] as const)('says what is wrong: %s', (_, changes, expected) => {
    expect(draftProblem({ ...draft, ...changes }, fakeGame)).toBe(expected);
  });

  it('can be filled in from a table that exists', () => {
    expect(toSetup(draftOf(SETUP), 'network')).toEqual(SETUP);
    const open = { ...SETUP, openHands: true } as const;
    expect(toSetup(draftOf(open), 'network')).toEqual(open);
  });

  it('makes up PINs of six digits', () => {
    for (let times = 0; times < 50; times++) expect(randomPin()).toMatch(/^\d{6}$/);
  });
});

describe('who plays on this computer', () => {
  const person = (name: string) => ({ type: 'person', name }) as const;

  it('fills up with bots and forgets who has no seat', () => {
    const three = withCount([person('Ada')], 3, 'regular');
    const bot = { type: 'bot', bot: 'regular', character: expect.any(String) as unknown };
    expect(three).toEqual([person('Ada'), bot, bot]);
    expect(new Set(charactersOf(three)).size).toBe(2);
    expect(withCount(three, 1, 'regular')).toEqual([person('Ada')]);
  });

  it('calls people who typed no name by their place', () => {
    const players = [person(' '), person('Ada'), { type: 'bot', bot: 'regular' }] as const;
    expect(withNames(players, (index) => `Player ${index + 1}`)).toEqual([
      person('Player 1'),
      ...players.slice(1),
    ]);
  });

  it('gives somebody of the house the first free seat, and their colour if nobody before has it', () => {
    const bot = { type: 'bot', bot: 'regular' } as const;
    const ben = { name: 'Ben', colour: 2 };
    const sat = withPerson([person('Ada'), bot, bot], ben);
    expect(sat).toEqual([person('Ada'), { type: 'person', ...ben }, bot]);
    expect(coloursOf(sat)).toEqual([0, 2, 1]);
    const twins = withPerson([...sat.slice(0, 2), person(' ')], { name: 'Cleo', colour: 2 });
    expect(twins[2]).toMatchObject({ name: 'Cleo' });
    expect(coloursOf(twins)).toEqual([0, 2, 1]);
  });

  it.each([
    [[], 'people'],
    [[person('Ada')], undefined],
    [[person('Ada'), person(' ')], 'name'],
    [[person('x'.repeat(25))], 'longName'],
    [[person('Ada'), person('x'.repeat(25))], 'longNames'],
    [[person('A\u202Eda')], 'badName'],
    [[person('Ada'), person('ada ')], 'sameName'],
  ] as const)('says what is wrong with %j', (players, expected) => {
    expect(playersProblem(players)).toBe(expected);
  });
});

describe('setting up', () => {
  let mounted: Mounted;
  /** What the person asked for. */
  const asked = () => fakeHost.asked.filter(({ type }) => type !== 'hello' && type !== 'list-people');
  const types = () => asked().map(({ type }) => type);
  const open = async (reach: 'local' | 'network') => {
    fakeHost.show(hostFrame({ isOwner: true }));
    mounted = await mountScreen(SetupScreen, { reach }, freshStores());
    await flushPromises();
  };

  beforeEach(() => {
    fakeHost.reset();
    fakeHost.answer('create-table', () => ({ value: { table: TABLE } }));
    localStorage.clear();
    localStorage.setItem('auction-night.name', 'Ada');
  });
  afterEach(() => {
    mounted.wrapper.unmount();
    vi.useRealTimers();
  });

  it('comes part by part where screens are paced, from the top down', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fakeHost.show(hostFrame({ isOwner: true }));
    const paced = { setup: () => (stageMounts(), () => h(SetupScreen, { reach: 'local' })) };
    mounted = await mountScreen(paced, {}, freshStores());
    const parts = (): readonly string[] =>
      [...mounted.wrapper.element.querySelectorAll('legend, [type=submit]')].map(
        ({ textContent }) => textContent,
      );
    const grown: (readonly string[])[] = [parts()];
    for (let more = 0; more < 4; more++) {
      vi.advanceTimersToNextTimer();
      await settled();
      grown.push(parts());
    }
    const lengths = grown.map(({ length }) => length);
    expect(new Set(lengths).size).toBe(4);
    grown.forEach((now, at) => expect(now.slice(0, grown[at - 1]?.length ?? 0)).toEqual(grown[at - 1] ?? []));
    expect(grown[0]?.at(-1)).not.toBe(grown[3]?.at(-1));
    expect(grown[3]?.at(-1)).toContain('Start the game');
  });

  it('starts a local game with one press', async () => {
    await open('local');
    await mounted.click('Start the game');
    await eventually(() => expect(types().at(-1)).toBe('start'));
    expect(types()).toEqual(['create-table', 'sit', 'seat-bot', 'seat-bot', 'seat-bot', 'start']);
    const [created, sat, second] = asked();
    expect(created).toMatchObject({ setup: { reach: 'local', seatCount: 4, title: 'At home' } });
    expect(sat).toMatchObject({ name: 'Ada', seat: 0 });
    expect(second).toMatchObject({ bot: 'regular', seat: 1 });
    expect(mounted.router.currentRoute.value.path).toBe(`/table/${TABLE}`);
  });

  it('offers the six people of the house who played last, and seats them with one press', async () => {
    const house = Array.from({ length: 12 }, (_, index) => ({
      id: `aaaaaa${String.fromCodePoint(97 + index)}a`,
      ...{ name: index === 11 ? 'ada' : `Somebody ${index}`, colour: index % 6, addedAt: index },
      ...{ otherNames: [], devices: 1, ...(index < 2 && { playedAt: 100 - index }) },
    }));
    fakeHost.answer('list-people', () => ({ value: house }));
    await open('local');
    const names = () =>
      [...document.querySelectorAll('[role=group] li button .name')].map(({ textContent }) => textContent);
    await eventually(() => expect(names()).toHaveLength(6));
    expect(names()).toEqual([0, 1, 10, 9, 8, 7].map((index) => `Somebody ${index}`));
    await mounted.click(/Somebody 10$/u);
    expect(names()).toEqual([0, 1, 9, 8, 7, 6].map((index) => `Somebody ${index}`));
    for (const index of [0, 1]) await mounted.click(new RegExp(`Somebody ${index}$`, 'u'));
    expect(names()).toEqual([]);
    await mounted.click('Start the game');
    await eventually(() => expect(types().at(-1)).toBe('start'));
    expect(asked().slice(1, 5)).toMatchObject([
      { name: 'Ada', seat: 0 },
      { name: 'Somebody 10', seat: 1, colour: 4 },
      { name: 'Somebody 0', seat: 2, colour: 0 },
      { name: 'Somebody 1', seat: 3, colour: 1 },
    ]);
  });

  it('advises against a number of seats, and takes the better one with one press', async () => {
    await open('local');
    expect(document.querySelector('.advice')).toBeNull();
    await mounted.click('One seat fewer');
    expect(document.querySelector('.advice')?.textContent).toContain('Four have more to bid for.');
    const taking = mounted.button('Make it 4 seats');
    taking.focus();
    await mounted.click('Make it 4 seats');
    expect(document.querySelector('.advice')).toBeNull();
    expect(document.activeElement?.contains(mounted.button('One seat fewer'))).toBe(true);
    await mounted.click('Start the game');
    await eventually(() => expect(types().at(-1)).toBe('start'));
    expect(types().filter((type) => type === 'seat-bot')).toHaveLength(3);
  });

  it('leaves the rest to the lobby when a step fails', async () => {
    fakeHost.answer('seat-bot', ({ seat }) => (seat === 2 ? { error: { code: 'seat-taken' } } : {}));
    await open('local');
    await mounted.click('Start the game');
    await eventually(() => expect(mounted.router.currentRoute.value.path).toBe(`/table/${TABLE}`));
    expect(types()).toEqual(['create-table', 'sit', 'seat-bot', 'seat-bot', 'seat-bot']);
  });

  it('does nothing at another table that is opened before everybody has been seated', async () => {
    fakeHost.answer('sit', () => 'silence');
    await open('local');
    await mounted.click('Start the game');
    expect(types()).toEqual(['create-table', 'sit']);
    mounted.wrapper.unmount();
    openSession({ id: OTHER });
    await settled();
    expect(types()).toEqual(['create-table', 'sit']);
    expect([session().id, mounted.router.currentRoute.value.path]).toEqual([OTHER, '/']);
  });

  it('leads nobody to a table for which they did not wait', async () => {
    let show = (): void => undefined;
    fakeHost.answer('create-table', ({ id }) => {
      show = () => fakeHost.settle(id, { value: { table: TABLE } });
      return 'silence';
    });
    await open('local');
    await mounted.click('Start the game');
    mounted.wrapper.unmount();
    openSession({ id: OTHER });
    show();
    await settled();
    expect(types()).toEqual(['create-table']);
    expect([session().id, mounted.router.currentRoute.value.path]).toEqual([OTHER, '/']);
  });

  it('leaves a table to which nobody came', async () => {
    let seated: number | undefined;
    fakeHost.answer('sit', ({ id }) => {
      seated = id;
      return 'silence';
    });
    await open('local');
    await mounted.click('Start the game');
    mounted.wrapper.unmount();
    fakeHost.settle(seated ?? 0, {});
    await settled();
    expect(types()).toEqual(['create-table', 'sit']);
    expect(useSessions().front).toBeUndefined();
  });

  it('stays with the form when there is no table', async () => {
    fakeHost.answer('create-table', () => ({ error: { code: 'too-many', data: { most: 32 } } }));
    await open('local');
    await mounted.click('Start the game');
    expect(types()).toEqual(['create-table']);
    expect(mounted.router.currentRoute.value.path).toBe('/');
  });

  it('opens a table on the network under the name of its host, who sits down', async () => {
    await open('network');
    await mounted.click('Suggest one');
    await mounted.click('Open the table');
    await eventually(() => expect(mounted.router.currentRoute.value.path).toBe(`/table/${TABLE}`));
    expect(types()).toEqual(['create-table', 'sit']);
    const created = fakeHost.asked.find(({ type }) => type === 'create-table');
    expect(created).toMatchObject({ setup: { title: 'Ada’s table', reach: 'network' } });
    expect(String(created?.['pin'])).toMatch(/^\d{6}$/);
  });

  it('asks who fills in and who may come only where somebody wants to know', async () => {
    await open('network');
    const door = () =>
      mounted.wrapper.findAll('.field').find((field) => field.text().startsWith('Who can join'));
    expect(door()).toBeUndefined();
    const folded = mounted.wrapper.findAll('details').at(-1)?.element;
    folded?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    await eventually(() => expect(door()).toBeDefined());
    await door()?.find('select').setValue('ask');
    await mounted.click('Open the table');
    await eventually(() => expect(types()).toEqual(['create-table', 'sit']));
    expect(fakeHost.asked.find(({ type }) => type === 'create-table')).toMatchObject({
      setup: { door: 'ask' },
    });
  });

  it('lets hands be looked at afterwards only if somebody turns that on', async () => {
    await open('local');
    const folded = mounted.wrapper.findAll('details').at(-1)?.element;
    folded?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
    const hands = () => mounted.wrapper.findAll('[role=switch]').at(-1);
    await eventually(() => expect(mounted.wrapper.text()).toContain('Hands may be looked at afterwards'));
    expect(hands()?.attributes('aria-checked')).toBe('false');
    await hands()?.trigger('click');
    expect(hands()?.attributes('aria-checked')).toBe('true');
    await mounted.click('Start the game');
    await eventually(() => expect(types().at(-1)).toBe('start'));
    expect(fakeHost.asked.find(({ type }) => type === 'create-table')).toMatchObject({
      setup: { openHands: true },
    });
  });

  it('offers no table on the network where the host is for this computer alone', async () => {
    const owner = { reachable: [], discovery: 'off', nearby: [], problems: [], isLocalOnly: true } as const;
    await open('network');
    fakeHost.show(hostFrame({ isOwner: true, owner }));
    await flushPromises();
    const button = mounted.button('Open the table');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('This host was started for this computer only');
    await mounted.click('Open the table');
    expect(types()).toEqual([]);
  });

  it('can be pressed while the connection is being made, and says so where there is none', async () => {
    fakeHost.answer('hello', () => 'silence');
    await open('network');
    const state = () => {
      const button = mounted.button('Open the table');
      const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
      return [button.getAttribute('aria-disabled'), button.getAttribute('aria-busy'), reason?.textContent];
    };
    expect(state()).toEqual([null, null, undefined]);
    await mounted.click('Open the table');
    expect(state()).toEqual(['true', 'true', undefined]); // under way
    vi.useFakeTimers({ toFake: ['setTimeout'] }); // the next attempt does not come meanwhile
    fakeHost.drop(1006);
    await flushPromises();
    expect(state()).toEqual(['true', null, 'The host isn’t answering']);
  });

  it('says why it cannot begin', async () => {
    localStorage.setItem('auction-night.name', '');
    await open('network');
    const button = mounted.button('Open the table');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Enter your name first');
    await mounted.click('Open the table');
    expect(types()).toEqual([]);
  });
});
