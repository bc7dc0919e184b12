import { flushPromises } from '@vue/test-utils';
import { nextTick } from 'vue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import type { Rejection } from '../../../core/base/rejection.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { pinState } from '../../../renderer/screens/table/admission/pin-matter.ts';
import { personStatus } from '../../../renderer/screens/table/menu/people.ts';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { useProblem } from '../../../renderer/stores/problem.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import {
  bot,
  FREE,
  hostFrame,
  person,
  TABLE,
  tableFrame,
  tableNamed,
  type TableWish,
} from '../../helpers/renderer/frames.ts';
import {
  freshStores,
  mountScreen,
  openSession,
  settled,
  type Mounted,
} from '../../helpers/renderer/mount.ts';
import { plain } from '../../helpers/renderer/page.ts';

/** A table that is not the one that is shown first. */
const OTHER = tableNamed('ffeeddccbbaa9988');
/** The button that opens the menu of the table. */
const MENU = /^Menu/;

/** The code of a table with a PIN. */
const CODE = 'mZ0c1n7J-uX_0aQ2b4R8tA4dK7vYp1sL5wE9oQ3fH6g';
let mounted: Mounted;
const open = async (wish?: TableWish) => {
  if (wish !== undefined) fakeHost.show(tableFrame(wish));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  await settled();
};
const text = () => document.body.textContent ?? '';
const asked = (type: string) => fakeHost.asked.filter((one) => one.type === type);
/** Types the name of who sits down. */
async function type(name: string): Promise<HTMLInputElement> {
  const input = document.querySelector<HTMLInputElement>('main form input');
  if (input === null) throw new Error('no input');
  input.value = name;
  input.dispatchEvent(new Event('input'));
  await settled();
  return input;
}
const refuse = (error: Rejection) => fakeHost.answer('hello', () => ({ error }));

beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => mounted.wrapper.unmount());

describe('what the host says to the door', () => {
  it('names both versions when they do not fit', async () => {
    refuse({ code: 'wrong-protocol', data: { host: 2, client: 1 } });
    await open();
    expect(text()).toContain('The host uses protocol version 2, this device version 1.');
  });

  it('asks for the PIN, and comes in with it', async () => {
    let tries = 0;
    fakeHost.answer('hello', ({ pin }) => {
      if (pin === '482913') return {};
      tries++;
      return { error: { code: pin === undefined ? 'pin-needed' : 'wrong-pin', data: { left: 4 } } };
    });
    fakeHost.show(tableFrame({ hasPin: true }));
    await open();
    expect(text()).toContain('This table needs a PIN');
    const input = mounted.wrapper.get('input');
    await input.setValue('111111');
    await mounted.wrapper.get('form').trigger('submit');
    await eventually(() => expect(text()).toContain('4 tries left'));
    await mounted.wrapper.get('input').setValue('482913');
    await mounted.wrapper.get('form').trigger('submit');
    await eventually(() => expect(text()).toContain('Seats'));
    expect(tries).toBe(2);
  });

  it('comes in with a link that carries the code of the table and is opened where the page was refused', async () => {
    const said: unknown[] = [];
    fakeHost.answer('hello', ({ code }) => {
      said.push(code);
      return code === CODE ? {} : { error: { code: 'pin-needed' } };
    });
    await open({ hasPin: true });
    expect(text()).toContain('This table needs a PIN');
    const replace = vi.spyOn(mounted.router, 'replace');
    await mounted.wrapper.setProps({ tableCode: CODE }); // the hash changes, the page is not loaded again
    await eventually(() => expect(text()).toContain('Seats'));
    expect(replace).toHaveBeenCalledWith({ query: {} }); // and the code is off the screen
    await mounted.wrapper.setProps({ tableCode: undefined });
    await settled();
    expect(said).toEqual([undefined, CODE]);
  });

  it('stays at the table that a link leads to where the page is in', async () => {
    await open({ hasPin: true });
    await mounted.wrapper.setProps({ tableCode: CODE });
    await settled();
    expect(
      fakeHost.asked.filter(({ type, tokens }) => type === 'hello' && tokens !== undefined),
    ).toHaveLength(1);
  });

  it.each([
    [{ code: 'pin-needed' }, { type: 'needed' }],
    [
      { code: 'wrong-pin', data: { left: 1 } },
      { type: 'wrong', left: 1 },
    ],
    [
      { code: 'pin-locked', data: { seconds: 900 } },
      { type: 'paused', milliseconds: 900_000 },
    ],
    [{ code: 'pin-locked' }, { type: 'shut' }],
  ] as const)('reads %j', (error, expected) => {
    expect(pinState(error)).toEqual(expected);
  });

  it('says that a table is gone', async () => {
    await open({});
    fakeHost.drop(CLOSE.noSuchTable);
    await flushPromises();
    expect(text()).toContain('This table no longer exists');
  });

  it('says that the evening has been put away, and comes back to the table once it is resumed', async () => {
    await open({ seats: [person('Ada'), FREE, FREE], own: [0] });
    fakeHost.drop(CLOSE.putAway);
    await settled();
    expect(text()).toContain('This evening has been put away');
    expect(text()).toContain('Your seat stays yours');
    const listed = {
      ...{ id: TABLE, title: 'Kitchen', game: 'money', edition: 'goldsieber', pin: false },
      ...{ reach: 'network' as const, seats: 3, taken: 1 },
    };
    const lists = [[], [{ ...listed, id: OTHER }], [{ ...listed, putAwayAt: 1 }]];
    for (const tables of lists) {
      fakeHost.show(hostFrame({ tables }));
      await settled();
      expect(text()).toContain('This evening has been put away');
    }
    fakeHost.show(hostFrame({ tables: [listed] }));
    await settled();
    expect(text()).not.toContain('This evening has been put away');
    expect(text()).toContain('Ada');
    expect(fakeHost.paths()).toEqual([`/ws/${TABLE}`]);
  });

  it('says that the connection is lost, what is kept, and shows the table meanwhile', async () => {
    await open({ seats: [person('Ada'), FREE, FREE], own: [0] });
    fakeHost.answer('hello', () => 'silence'); // it does not come back while we look
    fakeHost.drop(1006);
    await flushPromises();
    expect(text()).toContain('The host keeps your seat and what you have chosen.');
    expect(text()).toContain('Ada');
  });

  it.each([
    [CLOSE.tooMany, 'The house is full.', 'The host can free unused ones'],
    [CLOSE.addressFull, 'Too many devices at one address.', 'All devices behind a second router'],
    [CLOSE.hostClosing, 'The host has quit the app.', 'When the host starts it again'],
  ])(
    'gives the reason of the host where it has ended the connection with %i, not the Wi-Fi',
    async (code, title, what) => {
      await open({ seats: [person('Ada'), FREE, FREE], own: [0] });
      fakeHost.answer('hello', () => 'silence');
      fakeHost.drop(code);
      await flushPromises();
      expect(text()).toContain(title);
      expect(text()).toContain(what);
      expect(text()).toContain('The host keeps your seat and what you have chosen.');
      expect(text()).not.toMatch(/Wi-Fi, not on mobile|connection is lost|isn’t answering/);
    },
  );

  it('goes on saying that the host has ended while it does not answer, and does not when it was full', async () => {
    vi.useFakeTimers();
    await open({ seats: [person('Ada'), FREE, FREE], own: [0] });
    fakeHost.answer('hello', () => 'silence');
    fakeHost.drop(CLOSE.hostClosing);
    await vi.advanceTimersByTimeAsync(1_000); // the next attempt is made
    fakeHost.drop(1006);
    await vi.advanceTimersByTimeAsync(0);
    expect(text()).toContain('The host has quit the app.');
    await vi.advanceTimersByTimeAsync(4_000);
    fakeHost.drop(CLOSE.tooMany);
    await vi.advanceTimersByTimeAsync(0);
    expect(text()).toContain('The house is full.');
    await vi.advanceTimersByTimeAsync(8_000);
    fakeHost.drop(1006);
    await vi.advanceTimersByTimeAsync(0);
    expect(text()).toContain('The connection is lost.');
    vi.useRealTimers();
  });

  it('offers to try now as long as the table is not reached, whatever is tried by itself meanwhile', async () => {
    vi.useFakeTimers();
    fakeHost.answer('hello', () => 'silence');
    await open();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(mounted.hasButton('Try now')).toBe(true);
    await vi.advanceTimersByTimeAsync(300); // the next attempt hangs as well
    expect(asked('hello')).toHaveLength(2);
    await mounted.click('Try now');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked('hello')).toHaveLength(3);
    vi.useRealTimers();
  });

  it('offers to play here when another page has taken the seats over', async () => {
    await open({ moved: [0] });
    expect(text()).toContain('Your seat is open on another page');
    fakeHost.show(tableFrame({ own: [0], seats: [person('Ada'), FREE, FREE] }));
    await mounted.click('Play here');
    await eventually(() => expect(text()).toContain('Seats'));
  });
});

describe('the lobby', () => {
  const SEATS = [
    person('Ada', { isHost: true }),
    person('Ben', { ready: false, colour: 1 }),
    bot('Robo'),
    FREE,
  ];

  it('lets only the host free seats, seat bots, shuffle, change and start', async () => {
    const OWNERS = ['Add a bot', 'Fill with bots', 'Shuffle the seats', 'Change the table', 'Start the game'];
    await open({ seats: SEATS, owner: true, own: [0] });
    expect(OWNERS.filter((name) => !mounted.hasButton(name))).toEqual([]);
    mounted.wrapper.unmount();
    await open({ seats: SEATS, own: [1] });
    expect(OWNERS.filter((name) => mounted.hasButton(name))).toEqual([]);
  });

  it('does not start before everybody is there, and says who is missing', async () => {
    await open({ seats: SEATS, owner: true, own: [0] });
    expect(text()).toContain('Seat \u20684\u2069 is free');
    await mounted.click('Start the game');
    expect(asked('start')).toEqual([]);
    fakeHost.show(tableFrame({ seats: SEATS.slice(0, 3), owner: true, own: [0] }));
    await flushPromises();
    expect(text()).toContain('Not ready yet: \u2068Ben\u2069');
    fakeHost.show(tableFrame({ seats: [SEATS[0] ?? FREE, bot('Robo')], owner: true, own: [0] }));
    await flushPromises();
    await mounted.click('Start the game');
    expect(asked('start')).toHaveLength(1);
  });

  it('fills the other free seats with bots, and complains of nothing, when somebody sits down on one of them meanwhile', async () => {
    await open({ seats: [SEATS[0] ?? FREE, FREE, FREE], owner: true, own: [0] });
    fakeHost.answer('seat-bot', ({ seat }) => (seat === 1 ? { error: { code: 'seat-taken' } } : {}));
    await mounted.click('Fill with bots');
    await eventually(() => expect(asked('seat-bot').map(({ seat }) => seat)).toEqual([1, 2]));
    expect(useProblem().problem).toBeUndefined(); // nothing is wrong
  });

  it('says ready at no table that is opened meanwhile', async () => {
    const two = [person('Ben', { ready: false }), person('Cleo', { ready: false })];
    fakeHost.answer('ready', () => 'silence');
    await open({ seats: two, own: [0, 1] });
    await mounted.click('I’m ready');
    const before = asked('ready').length;
    openSession({ id: OTHER });
    await settled();
    expect(asked('ready')).toHaveLength(before);
  });

  it('says ready for everybody on this device', async () => {
    const two = [
      person('Ada', { isHost: true }),
      person('Ben', { ready: false }),
      person('Cleo', { ready: false }),
    ];
    await open({ seats: two, own: [1, 2] });
    await mounted.click('I’m ready');
    await eventually(() => expect(asked('ready')).toHaveLength(2));
    expect(asked('ready').map(({ seat, ready }) => [seat, ready])).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  it('asks for a name, sits down with it and remembers it', async () => {
    await open({ seats: [FREE, FREE, FREE] });
    await type('  Zoë ');
    await mounted.click('Sit down');
    await eventually(() => expect(asked('sit')).toHaveLength(1));
    expect(asked('sit')[0]).toMatchObject({ name: 'Zoë', ready: true });
    expect(asked('ready')).toEqual([]);
    expect(localStorage.getItem('auction-night.name')).toBe('Zoë');
  });

  it('sits down with one press where the name is remembered', async () => {
    localStorage.setItem('auction-night.name', 'Ada');
    await open({ seats: [FREE, FREE, FREE] });
    await mounted.click('Sit down');
    await eventually(() => expect(asked('sit')).toMatchObject([{ name: 'Ada', ready: true }]));
  });

  it('says what is wrong with the name when Enter is pressed, and what the host refuses, beside the button', async () => {
    fakeHost.answer('sit', () => ({ error: { code: 'table-full' } }));
    await open({ seats: [FREE, FREE, FREE] });
    const said = (): string => document.querySelector('main [role=alert]')?.textContent ?? '';
    const input = await type('');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await settled();
    expect(said()).toContain('at least one character');
    await type('Ada');
    await mounted.click('Sit down');
    await eventually(() => expect(said()).toContain('seats'));
  });

  it('takes the typed name along to a seat that is chosen, with a colour', async () => {
    await open({ seats: [person('Ada'), FREE, FREE] });
    await type('Zoë');
    await mounted.click('Sit down here');
    await eventually(() => expect(document.querySelector('dialog input')).not.toBeNull());
    document.querySelector<HTMLElement>('dialog .actions button')?.click();
    await eventually(() => expect(asked('sit')).toHaveLength(1));
    expect(asked('sit')[0]).toMatchObject({ name: 'Zoë', seat: 1, colour: 1, ready: true });
  });

  it('takes ready back for everybody on this device', async () => {
    const seats = [person('Ada', { isHost: true }), person('Ben'), person('Cleo')];
    await open({ seats, own: [1, 2] });
    await mounted.click('Not ready after all');
    await eventually(() => expect(asked('ready')).toHaveLength(2));
    expect(asked('ready').map(({ seat, ready }) => [seat, ready])).toEqual([
      [1, false],
      [2, false],
    ]);
  });

  it('shows who has a seat, waits for one or finds none free no form', async () => {
    await open({ seats: [person('Ada'), FREE, FREE] });
    expect(mounted.hasButton('Sit down')).toBe(true);
    for (const wish of [
      { seats: [person('Ada'), FREE], own: [0] },
      { seats: [person('Ada'), FREE], you: { knock: 'waiting' } },
      { seats: [person('Ada'), bot('Robo')] },
    ] as const) {
      fakeHost.show(tableFrame({ phase: 'lobby', ...wish }));
      await settled();
      expect(mounted.hasButton('Sit down')).toBe(false);
    }
    expect(mounted.wrapper.text()).toContain('All seats are taken.');
  });

  it('opens the other ways for who comes while somebody is away', async () => {
    const isOpen = (): boolean | undefined =>
      document.querySelector<HTMLDetailsElement>('main details')?.open;
    await open({ seats: [person('Ada'), FREE] });
    expect(isOpen()).toBe(false);
    mounted.wrapper.unmount();
    await open({ seats: [person('Ada', { device: 'away' }), FREE] });
    expect(isOpen()).toBe(true);
  });

  it('keeps no token of a seat that was refused', async () => {
    fakeHost.answer('sit', () => ({ error: { code: 'table-full' } }));
    localStorage.setItem('auction-night.name', 'Ada');
    await open({ seats: [FREE, FREE, FREE] });
    await mounted.click('Sit down');
    await eventually(() => expect(asked('sit')).toHaveLength(1));
    await flushPromises();
    const kept = localStorage.getItem(`auction-night.seats.${TABLE}`) ?? '';
    expect(kept.split(' ')).not.toContain(asked('sit')[0]?.['token']);
  });
});

describe('during a game', () => {
  const SEATS = [person('Ada', { isHost: true }), person('Ben', { device: 'away' }), bot('Robo')];

  it('ends it only after the act was named a second time', async () => {
    await open({ phase: 'playing', seats: SEATS, owner: true, own: [0], facing: 0 });
    await mounted.click(MENU);
    await mounted.click('The table');
    await mounted.click('End the game early');
    expect(asked('end-game')).toEqual([]);
    await mounted.click('End the game for everybody');
    expect(asked('end-game')).toHaveLength(1);
  });

  it('offers to end it after the running hand, where another one would come', async () => {
    const wish = { phase: 'playing', seats: SEATS, owner: true, own: [0], facing: 0 } as const;
    await open({ ...wish, hands: { scored: 1, all: 3 } });
    await mounted.click(MENU);
    await mounted.click('The table');
    await mounted.click('End the game early');
    expect(document.body.textContent).toContain('Completed hands count');
    await mounted.click('Finish after this hand');
    expect(asked('last-hand')).toMatchObject([{ isLast: true }]);
    expect(asked('end-game')).toEqual([]);
    mounted.wrapper.unmount();
    await open({ ...wish, hands: { scored: 2, all: 3 } });
    await mounted.click(MENU);
    await mounted.click('The table');
    await mounted.click('End the game early');
    expect(document.body.textContent).not.toContain('Finish after this hand');
  });

  it('lets the host play bots for the absent and open their seats; guests may not', async () => {
    await open({ phase: 'playing', seats: SEATS, owner: true, own: [0], facing: 0 });
    await mounted.click(MENU);
    await mounted.click('Open the seat to somebody else');
    expect(asked('open-seat')[0]).toMatchObject({ seat: 1 });
    mounted.wrapper.unmount();
    await open({ phase: 'playing', seats: SEATS, own: [0], facing: 0 });
    await mounted.click(MENU);
    expect(mounted.hasButton('Leave the table')).toBe(true);
    expect(mounted.hasButton('Let a bot play')).toBe(false);
    await mounted.click('The table');
    expect(mounted.hasButton('End the game early')).toBe(false);
  });

  it('asks who somebody is when no dialog is open, which the question might cover', async () => {
    const familiar = [{ seat: seat(0), people: [{ name: 'Ada', colour: 0 }] }];
    await open({ seats: SEATS, own: [0], facing: 0, you: { familiar } });
    const question = () => plain(text()).includes('Are you Ada?');
    await eventually(() => expect(question()).toBe(true));
    await mounted.click(MENU);
    await settled();
    expect(question()).toBe(false);
    await mounted.click('Close');
    await settled();
    expect(question()).toBe(true);
  });

  it('tells what happens at the table in its order, though some of it has to wait for its words', async () => {
    const wish = { phase: 'playing', seats: SEATS, own: [0], facing: 0 } as const;
    await open(wish);
    const { nudged, joined } = {
      nudged: { type: 'nudged', seat: seat(1), name: 'Ben' },
      joined: { type: 'joined', seat: seat(2), name: 'Cleo' },
    } as const;
    fakeHost.show(tableFrame({ ...wish, news: [nudged] }));
    await nextTick();
    fakeHost.show(tableFrame({ ...wish, news: [joined] }));
    await settled();
    const slip = plain(document.querySelector('.slip')?.textContent);
    expect(slip.indexOf('Ben')).toBeGreaterThanOrEqual(0);
    expect(slip.indexOf('Cleo')).toBeGreaterThan(slip.indexOf('Ben'));
  });

  it('says you to the only person here, where it is about them, and a name where several are', async () => {
    const wish = { phase: 'playing', seats: SEATS, own: [0], facing: 0 } as const;
    const news = [
      { type: 'taken-back', seat: seat(0), name: 'Ada' },
      { type: 'given-back', seat: seat(1), name: 'Ben' },
      { type: 'helped', seat: seat(0), name: 'Ada', why: 'clock' },
    ] as const;
    const slip = () => plain(document.querySelector('.slip')?.textContent);
    await open(wish);
    fakeHost.show(tableFrame({ ...wish, news }));
    await settled();
    expect(slip()).toBe(
      'You take back your last move. Ben is playing again. Time’s up: a bot has chosen for you, just this once.',
    );
    mounted.wrapper.unmount();
    const both = { ...wish, own: [0, 1] } as const;
    await open(both);
    fakeHost.show(tableFrame({ ...both, news }));
    await settled();
    expect(slip()).toBe(
      'Ada takes back the last move. Ben is playing again. Time’s up: a bot has chosen for Ada, just this once.',
    );
  });

  it('calls whoever is reminded by themselves until they act, above what is open as well', async () => {
    const asked = { phase: 'playing', seats: SEATS, own: [0], facing: 0, awaits: [0] } as const;
    await open({ ...asked });
    const call = () => plain(document.querySelector('.call')?.textContent ?? '');
    await mounted.click(MENU);
    await settled();
    expect(call()).toBe('It’s your turn.');
    fakeHost.show(tableFrame({ ...asked, news: [{ type: 'nudged', seat: seat(0), name: 'Ada' }] }));
    await settled();
    expect(call()).toContain('We’re waiting for you.');
    expect(document.querySelector('.slip')).toBeNull();
    fakeHost.show(tableFrame(asked));
    await settled();
    expect(call()).toContain('We’re waiting for you.');
    fakeHost.show(tableFrame({ ...asked, awaits: [1] }));
    await settled();
    expect(call()).toBe('');
  });

  it.each([
    [person('Ada', { device: 'away' }), false, 'away'],
    [person('Ada', { device: 'away', standIn: 'regular' }), true, 'standIn'],
    [person('Ada', { device: 'away', open: true }), true, 'open'],
    [person('Ada'), true, 'thinking'],
    [person('Ada'), false, 'here'],
    [bot('Robo'), true, 'thinking'],
    [bot('Robo'), false, 'bot'],
  ] as const)('knows how somebody is doing (%#)', (who, isAwaited, expected) => {
    if (who.type === 'free') throw new Error('nobody');
    expect(personStatus(who, 'playing', isAwaited)).toBe(expected);
  });
});

describe('after a game', () => {
  const SEATS = [person('Ada', { isHost: true }), person('Ben')];
  const ended: TableWish = {
    phase: 'ended',
    seats: SEATS,
    owner: true,
    own: [0],
    facing: 0,
    result: { totals: [1, 2], winners: [seat(1)], places: [2, 1], sheet: {} },
    ledger: [{ game: 'fake', names: ['Ada', 'Ben'], totals: [1, 2], winners: [], endedAt: 0, early: false }],
  };

  it('plays again with the same people', async () => {
    await open(ended);
    fakeHost.answer('rematch', () => {
      fakeHost.show(tableFrame({ seats: SEATS, owner: true, own: [0] }));
      return {};
    });
    await mounted.click('Play again');
    await eventually(() => expect(asked('start')).toHaveLength(1));
  });

  it('goes back to the lobby when somebody is missing', async () => {
    await open(ended);
    fakeHost.answer('rematch', () => {
      fakeHost.show(tableFrame({ seats: [person('Ada', { isHost: true }), FREE], owner: true, own: [0] }));
      return {};
    });
    await mounted.click('Play again');
    await eventually(() => expect(text()).toContain('Seats'));
    expect(asked('start')).toEqual([]);
  });

  it('lets a guest only wait', async () => {
    await open({ ...ended, owner: false });
    expect(mounted.hasButton('Play again')).toBe(false);
    expect(text()).toContain('The host can start another game.');
  });
});
