import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JoinRequest } from '../../../core/protocol/frames.ts';
import { seat } from '../../../core/base/ids.ts';
import TableScreen from '../../../renderer/screens/TableScreen.vue';
import { keyring } from '../../../renderer/stores/keyring.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { FREE, person, TABLE, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, session, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { plain } from '../../helpers/renderer/page.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);

let mounted: Mounted;
const SEATS = [person('Ada', { isHost: true }), person('Ben', { device: 'away' }), person('Cleo')];
const open = async (wish: TableWish = {}): Promise<void> => {
  fakeHost.show(tableFrame({ seats: SEATS, ...wish }));
  mounted = await mountScreen(TableScreen, { id: TABLE }, freshStores());
  await settled();
};
const show = async (wish: TableWish): Promise<void> => {
  fakeHost.show(tableFrame({ seats: SEATS, ...wish }));
  await settled();
};
const text = () => plain(document.body.textContent);
const asked = (type: string) => fakeHost.asked.filter((one) => one.type === type);
const keys = () => keyring.tokens(TABLE, 'own');
const MINE = 'I have a seat here';

beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => mounted.wrapper.unmount());

describe('somebody whose device does not know their seat', () => {
  it.each(['lobby', 'playing', 'ended'] as const)(
    'says which one it is (%s), and what follows is said',
    async (phase) => {
      await open({ phase });
      await mounted.click(MINE);
      expect(mounted.hasButton(/^I’m .?Cleo/)).toBe(true);
      await mounted.click(/^I’m .?Ben/);
      const [request] = asked('claim-seat');
      expect(request).toMatchObject({ seat: 1, token: (await keys())[0] });
      expect(mounted.hasButton(/^I’m .?Ben/)).toBe(false);
      await show({ phase, you: { knock: 'waiting', claim: seat(1) } });
      expect(text()).toContain('The host has been asked whether Ben’s seat is yours.');
      expect(text()).toContain('If they say yes, you’re back in it right away.');
      await show({ phase, hostHere: false, you: { knock: 'waiting', claim: seat(1) } });
      expect(text()).toContain('The host isn’t at the table right now');
      expect(await keys()).toHaveLength(1);
      await show({ phase, you: { knock: 'refused', claim: seat(1) } });
      expect(text()).toContain('You weren’t given Ben’s seat.');
      expect(await keys()).toEqual([]);
      await mounted.click('Got it');
      expect(text()).not.toContain('You weren’t given');
    },
  );

  it('keeps no key where the host says at once that it cannot be', async () => {
    fakeHost.answer('claim-seat', () => ({ error: { code: 'muted' } }));
    await open();
    await mounted.click(MINE);
    await mounted.click(/^I’m .?Ben/);
    expect(text()).toContain('The host has blocked seat requests from this address');
    expect(await keys()).toEqual([]);
  });

  it('is asked whether it is they when they sit down under a name that is here', async () => {
    await open({ seats: [...SEATS, FREE] });
    const input = () => document.querySelector<HTMLInputElement>('main form input');
    const type = async (name: string): Promise<void> => {
      const field = input();
      if (field === null) throw new Error('no field');
      field.value = name;
      field.dispatchEvent(new Event('input'));
      await settled();
    };
    await type('Cleo');
    expect(text()).toContain('Cleo already has a seat here. Is that you, on another device?');
    await type('Bea');
    expect(text()).not.toContain('already has a seat here');
    await type(' ben');
    expect(text()).toContain('Ben already has a seat here and is away. Is that you?');
    await mounted.click('That’s me, ask the host');
    expect(asked('claim-seat')).toMatchObject([{ seat: 1 }]);
    expect(asked('sit')).toEqual([]);
  });

  it('asks by name before a closed door, and comes in when the host has said yes', async () => {
    let said: unknown;
    const answers = [{ code: 'door-closed' }, { code: 'claim-waiting', data: { name: 'Ben' } }] as const;
    fakeHost.answer('hello', ({ claim }) => {
      said = claim;
      return { error: answers[claim === undefined ? 0 : 1] };
    });
    await open();
    expect(text()).toContain('The host isn’t letting anybody new in');
    await mounted.click(MINE);
    const field = document.querySelector<HTMLInputElement>('dialog input');
    if (field === null) throw new Error('no field');
    field.value = 'Ben';
    field.dispatchEvent(new Event('input'));
    await settled();
    await mounted.click('Ask the host');
    await eventually(() => expect(text()).toContain('The host has been asked whether Ben’s seat is yours.'));
    expect(said).toEqual({ name: 'Ben', token: (await keys())[0] });
    fakeHost.answer('hello', ({ claim }) => {
      said = claim;
      return { error: { code: 'claim-refused', data: { name: 'Ben' } } };
    });
    session().retry();
    await eventually(() => expect(text()).toContain('You weren’t given Ben’s seat'));
    expect(await keys()).toEqual([]);
    session().retry();
    await settled();
    expect(said).toBeUndefined();
  });

  it('finds the way to it marked while nothing else is known of them', async () => {
    const isMarked = (): boolean => mounted.button(MINE).classList.contains('primary');
    await open({ phase: 'playing' });
    expect(isMarked()).toBe(true);
    await show({ phase: 'playing', you: { knock: 'waiting', claim: seat(1) } });
    expect(isMarked()).toBe(false);
  });

  it('reads on the old page that the seat has moved, and asks for it back', async () => {
    await open({ phase: 'playing', you: { movedAway: [seat(1)] } });
    expect(text()).toContain('Ben’s seat is now being played on another device.');
    await mounted.click('Ask for it back');
    expect(asked('claim-seat')).toMatchObject([{ seat: 1 }]);
    await mounted.click('Got it');
    expect(text()).not.toContain('is now being played on another device');
  });
});

describe('a claim', () => {
  const knock = (more: Partial<JoinRequest> = {}): JoinRequest => ({
    id: 7,
    name: 'Ben',
    why: 'claim',
    seat: seat(1),
    device: 'browser',
    ...more,
  });
  const YES = /^Yes, that’s .?Ben/;
  const mayGrant = () => mounted.hasButton(YES);

  it('is shown to who hosts with seat and time, and answered with one press', async () => {
    const you = { knocks: [knock({ away: 250_000, from: 3 })] };
    await open({ owner: true, own: [0], facing: 0, phase: 'playing', you });
    expect(text()).toContain('Somebody on another device says they’re Ben.');
    expect(text()).toContain('Seat 2, away for 4 minutes. Has Ben changed devices?');
    await mounted.click(YES);
    await mounted.click('No');
    await mounted.click('Ignore this address');
    expect(asked('answer-knock')).toMatchObject([
      { knock: 7, yes: true },
      { knock: 7, yes: false },
    ]);
    expect(asked('mute-device')).toMatchObject([{ device: 3, muted: true }]);
  });

  it('on the seat of somebody who is there waits until they have kept all waiting', async () => {
    const seats = [person('Ada'), person('Ben'), person('Cleo')];
    const wish = { owner: true, own: [0], facing: 0, phase: 'playing', you: { knocks: [knock()] } } as const;
    await open({ ...wish, seats, waited: { 1: 19_000 } });
    expect(text()).toContain('Seat 2: Ben’s device is connected and isn’t keeping anybody waiting');
    expect(mayGrant()).toBe(false);
    await show({ ...wish, seats, waited: { 1: 20_000 } });
    expect(text()).toContain('Seat 2: Ben’s device is connected. Ask Ben before you say yes.');
    expect(mayGrant()).toBe(true);
    await show({ ...wish, seats, phase: 'lobby' });
    expect(mayGrant()).toBe(true);
  });

  it('is told to who has the seat, who may hand it over', async () => {
    await open({ own: [1], facing: 1, phase: 'playing', you: { knocks: [knock()] } });
    expect(text()).toContain('Somebody on another device says they’re you, Ben.');
    await mounted.click('No, I’m here');
    await mounted.click('That’s me, play there');
    expect(asked('answer-knock')).toMatchObject([{ yes: false }, { yes: true }]);
  });
});

it('a television is let in by who hosts, by its number', async () => {
  const knocks = [{ id: 4, name: '', why: 'television', number: 4821, device: 'browser', from: 2 }] as const;
  await open({ owner: true, own: [0], facing: 0, you: { knocks } });
  expect(text()).toContain('A television asks to show the table.');
  expect(text()).toContain('Number 4821.');
  await mounted.click('Let it in');
  await mounted.click('Not now');
  await mounted.click('Ignore this address');
  expect(asked('answer-knock')).toMatchObject([
    { knock: 4, yes: true },
    { knock: 4, yes: false },
  ]);
  expect(asked('mute-device')).toMatchObject([{ device: 2, muted: true }]);
});

it('who watches is listed for who hosts, who can silence a device and send it away', async () => {
  const spectators = [
    { device: 2, kind: 'browser', pages: 2, since: 200_000 },
    { device: 3, kind: 'television', pages: 1, since: 5_000 },
    { device: 4, kind: 'app', pages: 1, since: 5_000, isMuted: true },
    { device: 1, kind: 'browser', pages: 1, since: 5_000, isOwnComputer: true },
  ] as const;
  const removed = [
    { occupant: 9, name: '', device: 5 },
    { occupant: 8, name: '' },
  ];
  await open({ owner: true, own: [0], you: { spectators, removed } });
  await mounted.click(/^Menu/);
  expect(text()).toMatch(/Device 2: browser ?2 pages · for 3 minutes/);
  expect(text()).toMatch(/Device 1: browser ?This computer/);
  expect(mounted.hasButton('Manage device 1')).toBe(false);
  await mounted.click('Manage device 2');
  await mounted.click('Block seat requests from its address');
  await mounted.click('Manage device 4');
  await mounted.click('Allow seat requests from its address');
  expect(asked('mute-device')).toMatchObject([
    { device: 2, muted: true },
    { device: 4, muted: false },
  ]);
  await mounted.click('Manage device 3');
  expect(mounted.hasButton('Block seat requests from its address')).toBe(false);
  await mounted.click('Remove it');
  expect(text()).toContain(
    'Others on the same router can keep watching. In a private window it could come back',
  );
  document.querySelector<HTMLFormElement>('dialog[open] form')?.requestSubmit();
  await settled();
  expect(asked('remove-device')).toMatchObject([{ device: 3 }]);
  await mounted.click('Let device 5 back in');
  await mounted.click('Let the removed device back in');
  expect(asked('let-in')).toMatchObject([{ occupant: 9 }, { occupant: 8 }]);
});
