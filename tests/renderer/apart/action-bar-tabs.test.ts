import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import WaitTab from '../../../renderer/screens/playing/WaitTab.vue';
import LateGuest from '../../../renderer/screens/playing/LateGuest.vue';
import TakeBack from '../../../renderer/screens/playing/TakeBack.vue';
import { useAnnouncer } from '../../../renderer/stores/announcer.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { lookAt, startOf } from '../../helpers/renderer/for-sale-table.ts';
import { bot, person, received, tableFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, mountPart, openSession, settled, type Mounted } from '../../helpers/renderer/mount.ts';
import { plain } from '../../helpers/renderer/page.ts';
import { SEATS } from '../../helpers/renderer/table-look.ts';

vi.mock(
  '../../../renderer/net/browser-channel.ts',
  async () => await import('../../helpers/renderer/fake-host.ts'),
);

let mounted: Mounted | undefined;
beforeEach(() => {
  fakeHost.reset();
  localStorage.clear();
});
afterEach(() => {
  mounted?.wrapper.unmount();
  mounted = undefined;
  vi.useRealTimers();
});
const text = () => plain(document.body.textContent);

describe('the newest act', () => {
  it('is taken back by a button or its key, and the time that is left begins anew with another act', async () => {
    const stores = freshStores();
    fakeHost.show(tableFrame({ phase: 'playing', own: [0], facing: 0 }));
    openSession();
    const receivedAt = Date.now();
    const of = (left: number, since: number) => ({
      of: { seat: seat(0), left },
      isUsedUp: false,
      receivedAt: receivedAt + since,
    });
    mounted = await mountPart(TakeBack, of(3000, 0), stores);
    await settled();
    const line = () => mounted?.wrapper.get<HTMLElement>('.empties').element;
    const first = line();
    expect(first?.style.animationDuration).toBe('3000ms');
    expect(mounted.wrapper.get('button').attributes('aria-keyshortcuts')).toBe('U');
    await mounted.wrapper.setProps(of(1200, 1805));
    expect([line() === first, first?.style.animationDuration]).toEqual([true, '3000ms']);
    await mounted.wrapper.setProps(of(2900, 2400));
    expect([line() === first, line()?.style.animationDuration]).toEqual([false, '2900ms']);
    const second = line();
    await mounted.wrapper.setProps(of(2900, 4100)); // another act has as long as the one before
    expect(line() === second).toBe(false);
    await mounted.click('Take back');
    expect(fakeHost.asked.at(-1)).toMatchObject({ type: 'take-back', seat: 0 });
  });
});

it('the line of an act that is shown again goes on where it was', async () => {
  const of = { seat: seat(0), left: 3000 };
  mounted = await mountPart(TakeBack, { of, isUsedUp: false, receivedAt: Date.now() - 2000 }, freshStores());
  await settled();
  const { animationDuration, animationDelay } = mounted.wrapper.get<HTMLElement>('.empties').element.style;
  expect(animationDuration).toBe('3000ms');
  expect(Number.parseInt(animationDelay)).toBeLessThanOrEqual(-2000);
});

describe('somebody who is away', () => {
  it('is waited for by a clock that goes on between frames', async () => {
    vi.useFakeTimers();
    const seats = [
      person('Ada'),
      person('Cleo', { graceLeft: 59_000 }),
      person('Ben', { graceLeft: 41_000 }),
    ];
    mounted = await mountPart(WaitTab, { frame: received({ seats }) }, freshStores());
    expect(text()).toContain('A bot plays for Ben in 0:41');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(text()).toContain('A bot plays for Ben in 0:39');
    const later = [seats[0] ?? person('Ada'), person('Cleo', { graceLeft: 10_000 })];
    await mounted.wrapper.setProps({ frame: received({ seats: later }) });
    expect(text()).toContain('A bot plays for Cleo in 0:10');
  });

  it('is waited for since the host said so, though it is shown again later', async () => {
    vi.useFakeTimers();
    const frame = received({ seats: [person('Ada'), person('Ben', { graceLeft: 41_000 })] });
    await vi.advanceTimersByTimeAsync(20_000);
    mounted = await mountPart(WaitTab, { frame }, freshStores());
    expect(text()).toContain('A bot plays for Ben in 0:21');
    await vi.advanceTimersByTimeAsync(5_000);
    await mounted.wrapper.setProps({ frame: { ...frame } }); // as when an account has been put away
    expect(text()).toContain('A bot plays for Ben in 0:16');
  });
});

describe('several who are asked at once', () => {
  it('are waited for since each of them was asked: who was asked later does not dawdle yet', async () => {
    await openPartWords('hosting');
    vi.useFakeTimers();
    const seats = ['Ada', 'Ben', 'Cleo'].map((name) => person(name));
    const waited = { 1: 25_000, 2: 12_000 };
    const frame = received({ phase: 'playing', seats, own: [0], awaits: [1, 2], waited });
    mounted = await mountPart(WaitTab, { frame }, freshStores());
    expect(text()).toContain('Waiting for Ben · 0:25');
    expect(mounted.hasButton('Remind')).toBe(true);
    expect(text()).not.toContain('Cleo');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(text()).toContain('Waiting for Ben and Cleo · 0:21');
    expect(text()).toContain('Remind Cleo');
  });

  it('are no more than two, those who were asked longest: the sentence beside names all', async () => {
    await openPartWords('hosting');
    vi.useFakeTimers();
    const seats = ['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => person(name));
    const waited = { 1: 22_000, 2: 25_000, 3: 29_000 };
    const frame = received({ phase: 'playing', seats, own: [0], awaits: [1, 2, 3], waited });
    mounted = await mountPart(WaitTab, { frame }, freshStores());
    expect(text()).toContain('Waiting for Dora and Cleo · 0:25');
    expect(text()).not.toContain('Ben');
  });
});

describe('whoever is asked something', () => {
  const others = { phase: 'playing', own: [0], facing: 0, waited: { 0: 30_000, 1: 30_000 } } as const;

  it('is told of nobody else before that is done, and can remind them from then on', async () => {
    await openPartWords('hosting');
    vi.useFakeTimers();
    const seats = [person('Ada'), person('Ben', { clockLeft: 9000 }), person('Cleo', { graceLeft: 9000 })];
    const frame = (awaits: readonly number[]) => received({ ...others, seats, awaits });
    mounted = await mountPart(WaitTab, { frame: frame([0, 1]) }, freshStores());
    expect(text()).toBe('');
    await mounted.wrapper.setProps({ frame: frame([1]) });
    expect(text()).toContain('A bot plays for Cleo in 0:09');
    expect(mounted.hasButton('Remind')).toBe(true);
  });

  it('is told how much time is left for that, though another clock is over sooner', async () => {
    await openPartWords('hosting');
    vi.useFakeTimers();
    const seats = [person('Ada', { clockLeft: 31_000 }), person('Ben', { clockLeft: 9000 })];
    const frame = received({ ...others, seats, awaits: [0, 1] });
    mounted = await mountPart(WaitTab, { frame }, freshStores());
    expect(text()).toBe('You have 0:31 left');
  });
});

describe('whoever comes late', () => {
  it('finds many seats behind one button, and a single one at once', async () => {
    await openPartWords('hosting');
    const bots = ['Otto', 'Robo', 'Tilly'].map((name) => bot(name));
    const frame = (seats: readonly ReturnType<typeof bot>[]) =>
      received({ phase: 'playing', seats: [person('Ada'), ...seats], own: [] });
    mounted = await mountPart(LateGuest, { frame: frame(bots.slice(0, 1)) }, freshStores());
    expect(mounted.hasButton(/^Ask for .?Otto/)).toBe(true);
    await mounted.wrapper.setProps({ frame: frame(bots) });
    const strip = () => mounted?.wrapper.findAll('section > span button').map((one) => plain(one.text()));
    expect(strip()).toEqual(['Seats you can take', 'I have a seat here']);
    await mounted.click('Seats you can take');
    await mounted.click(/^Ask for .?Robo/);
    expect(text()).toContain('You take over everything Robo has.');
  });
});

describe('what happened unseen', () => {
  const bid = (at: number, amount: number) => ({ type: 'bid', round: 1, seat: seat(at), amount }) as const;

  it('is told in short, the newest last, until it is put away', async () => {
    const look = await lookAt(startOf(4));
    mounted = look.mounted;
    await look.give({ missed: [bid(1, 1)] });
    expect(document.querySelector('.missed')).toBeNull(); // one thing needs no account
    await look.give({ missed: [bid(1, 1), bid(2, 2), bid(3, 3), bid(1, 4), bid(2, 5)] });
    await settled();
    const lines = [...document.querySelectorAll('.missed li')].map((line) => plain(line.textContent));
    expect(lines).toEqual(['Cleo bids 2.', 'Dora bids 3.', 'Ben bids 4.', 'Cleo bids 5.']);
    expect(plain(text())).toContain('And 1 thing before that; the log shows the last two rounds.');
    expect(plain(useAnnouncer().sentence.text)).toContain('While you were away Cleo bids 2.');
    await mounted.click('Got it');
    expect(look.emitted('putAway')).toHaveLength(1);
  });

  it('leads to the log for what is older only where that can be looked up (Decision A1)', async () => {
    const start = startOf(4, {}, { memoryAid: true });
    const look = await lookAt(start);
    mounted = look.mounted;
    await look.give({ missed: [bid(1, 1), bid(2, 2), bid(3, 3), bid(1, 4), bid(2, 5)] });
    expect(plain(text())).toContain('And 1 thing before that: see the log.');
  });

  it('is read out once, whoever comes and goes meanwhile', async () => {
    const look = await lookAt(startOf(4));
    mounted = look.mounted;
    await look.give({ missed: [bid(1, 1), bid(2, 2)] });
    const before = useAnnouncer().sentence.at;
    await look.give({ seats: SEATS.slice(0, 4) });
    expect(useAnnouncer().sentence.at).toBe(before);
    await look.give({ missed: [bid(1, 1), bid(2, 2), bid(3, 3)] });
    expect(useAnnouncer().sentence.at).toBe(before + 1);
  });
});
