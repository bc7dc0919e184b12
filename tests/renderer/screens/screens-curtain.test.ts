import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import type { SceneTiming } from '../../../renderer/games/table-parts.ts';
import PlayingView from '../../../renderer/screens/playing/PlayingView.vue';
import { mustCover, playedHere, sightOf } from '../../../renderer/screens/playing/curtain.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { bot, person, tableFrame, type TableWish } from '../../helpers/renderer/frames.ts';
import { freshStores, mountPart, openSession, type Mounted } from '../../helpers/renderer/mount.ts';

const SEATS = [person('Ada'), person('Ben'), bot('Robo'), person('Cleo')];
const playing = (wish: TableWish) => tableFrame({ phase: 'playing', seats: SEATS, ...wish });
const sight = (wish: TableWish, shown?: number, isLifted = false, isOpen = false) => {
  const { you, table, game } = playing(wish);
  return sightOf(
    you,
    table.seats,
    game?.awaits ?? [],
    shown === undefined ? undefined : seat(shown),
    isLifted,
    isOpen,
  );
};

describe('what may be seen on a device', () => {
  it.each([
    ['one hand only: no curtain', { own: [0], facing: 0, awaits: [0] }, undefined, { type: 'own' }],
    ['a spectator', { awaits: [0] }, undefined, { type: 'own' }],
    ['two hands, nobody asked', { own: [0, 1], awaits: [0, 1] }, undefined, { type: 'curtain', to: 0 }],
    ['the first has chosen', { own: [0, 1], awaits: [1] }, undefined, { type: 'curtain', to: 1 }],
    [
      'the host faces a hand nobody asked for',
      { own: [0, 1], facing: 0, awaits: [0] },
      undefined,
      { type: 'curtain', to: 0 },
    ],
    ['a hand that was asked for', { own: [0, 1], facing: 1, awaits: [1] }, 1, { type: 'hand', seat: 1 }],
    ['nobody here is awaited', { own: [0, 1], awaits: [2] }, undefined, { type: 'table' }],
    ['a seat that is not ours any more', { own: [0, 1], awaits: [3] }, 3, { type: 'table' }],
  ] as const)('%s', (_, wish, shown, expected) => {
    expect(sight(wish, shown)).toEqual(expected);
  });

  it('shows the open table first to those who want that', () => {
    expect(sight({ own: [0, 1], awaits: [0] }, undefined, true)).toEqual({ type: 'table' });
  });

  it('shows the hand of who is asked without a curtain where no hand is secret', () => {
    const open = (wish: TableWish) => sight(wish, undefined, false, true);
    expect(open({ own: [0, 1], awaits: [1] })).toEqual({ type: 'hand', seat: 1 });
    expect(open({ own: [0, 1], awaits: [2] })).toEqual({ type: 'table' });
  });

  it('does not ask a seat that a bot plays meanwhile', () => {
    const seats = [person('Ada', { standIn: 'regular' }), person('Ben')];
    const { you } = tableFrame({ seats, own: [0, 1] });
    expect(playedHere(you, seats)).toEqual([1]);
  });

  it.each([
    ['has acted', 0, [0, 1], [1], true],
    ['still owes a decision', 0, [0, 1], [0], false],
    ['looks again while nothing changes', 0, [1], [1], false],
    ['looks again until another is awaited', 0, [1], [], true],
  ] as const)('the curtain falls: who looks %s', (_, shown, before, after, expected) => {
    expect(mustCover(seat(shown), before.map(seat), after.map(seat))).toBe(expected);
  });
});

describe('passing the screen', () => {
  let mounted: Mounted;
  const show = async (wish: TableWish, timing?: SceneTiming) => {
    const frame = playing(wish);
    fakeHost.show(frame);
    await mounted.wrapper.setProps({ frame: { ...frame, ...(timing && { timing }) } });
    await flushPromises();
  };
  const open = async (wish: TableWish) => {
    const pinia = freshStores();
    const frame = playing(wish);
    fakeHost.show(frame);
    openSession();
    await flushPromises();
    mounted = await mountPart(PlayingView, { frame }, pinia);
  };
  const hand = () => document.querySelector('.hand')?.textContent;
  const faced = () => fakeHost.asked.filter(({ type }) => type === 'face').map((asked) => asked['seat']);

  beforeEach(() => fakeHost.reset());
  afterEach(() => mounted.wrapper.unmount());

  it('shows a lone hand without any curtain', async () => {
    await open({ own: [0], facing: 0, awaits: [0] });
    expect(hand()).toContain('hand of 0');
    expect(mounted.hasButton(/show my hand/)).toBe(false);
  });

  it.each([
    ['accepted', {}, [true, true, false]],
    ['refused', { error: { code: 'stale', question: 2 } }, [true, false, false]],
  ] as const)('shows an act that is %s until what came of it is shown', async (_, answer, expected) => {
    let isBusy: boolean | undefined;
    await open({ own: [0], facing: 0, awaits: [0] });
    const busy = () => mounted.wrapper.attributes('aria-busy') === 'true';
    fakeHost.answer('act', () => {
      isBusy = busy();
      return answer;
    });
    expect(busy()).toBe(false);
    await mounted.click('Bid 7');
    await flushPromises();
    const answered = [isBusy, busy()];
    await show({ own: [0], facing: 0, awaits: [0] });
    expect([...answered, busy()]).toEqual(expected);
  });

  it('covers a hand that nobody asked for, here and at the host', async () => {
    await open({ own: [0, 1], facing: 0, awaits: [0, 1] });
    expect(document.body.textContent).not.toContain('hand of 0');
    expect(faced()).toEqual([null]);
    expect(mounted.hasButton(/I’m .*Ada.*, show my hand/)).toBe(true);
  });

  it('asks each person in turn in a sealed phase, and never shows a hand before its tap', async () => {
    await open({ own: [0, 1], awaits: [0, 1] });
    expect(hand()).toBeUndefined();
    await mounted.click(/I’m .*Ada/);
    expect(hand()).toBeUndefined(); // the host has not sent it yet
    await show({ own: [0, 1], facing: 0, awaits: [0, 1] });
    expect(hand()).toContain('hand of 0');
    await mounted.click('Bid 7');
    expect(fakeHost.asked.at(-1)).toMatchObject({ type: 'act', seat: 0, action: { type: 'bid', amount: 7 } });
    await show({ own: [0, 1], facing: 0, awaits: [1] });
    expect(document.body.textContent).not.toContain('hand of 0');
    expect(faced()).toEqual([0, null]);
    expect(mounted.hasButton(/I’m .*Ben/)).toBe(true);
    await show({ own: [0, 1], awaits: [1] });
    await mounted.click(/I’m .*Ben/);
    await show({ own: [0, 1], facing: 1, awaits: [1] });
    expect(hand()).toContain('hand of 1');
  });

  it('falls after something that all have looked at together, even if the same person is asked next', async () => {
    await open({ own: [0, 1], awaits: [0] });
    await mounted.click(/I’m .*Ada/);
    await show({ own: [0, 1], facing: 0, awaits: [0] });
    await show({ own: [0, 1], facing: 0, awaits: [0] }, { time: 2000, isUntilTapped: true });
    expect(hand()).toContain('hand of 0'); // the table covers it by itself
    await show({ own: [0, 1], facing: 0, awaits: [0] });
    expect(hand()).toBeUndefined();
    expect(mounted.hasButton(/I’m .*Ada.*, show my hand/)).toBe(true);
  });

  it('says what is secret, and why, before it shows a hand', async () => {
    await open({ own: [0, 1], awaits: [0] });
    expect(document.querySelector('.curtain')?.textContent).toContain(
      'Your number is secret until all have bid.',
    );
  });

  it('names whose hand is in sight', async () => {
    await open({ own: [0, 1], awaits: [0, 1] });
    await mounted.click(/I’m .*Ada/);
    await show({ own: [0, 1], facing: 0, awaits: [0, 1] });
    expect(document.querySelector('.owner')?.textContent).toMatch(/Ada.*’s hand/);
  });

  describe('where no hand is secret', () => {
    const openly = (facing: number | undefined, awaits: readonly number[]): TableWish => ({
      own: [0, 1],
      awaits,
      ...(facing === undefined ? {} : { facing }),
      view: { isOpen: true, hand: facing === undefined ? 'none' : `hand of ${facing}` },
    });
    const isCovered = () => document.querySelector('.curtain') !== null;

    it('lets no curtain fall between the turns, and names who plays', async () => {
      await open(openly(undefined, [0]));
      expect([faced(), isCovered()]).toEqual([[0], false]);
      await show(openly(0, [0]));
      expect(document.querySelector('.owner')?.textContent).toMatch(/Ada/);
      await show(openly(0, [1]));
      expect([faced(), isCovered()]).toEqual([[0, 1], false]);
      await show(openly(1, [1]));
      expect(hand()).toContain('hand of 1');
      expect(document.querySelector('.owner')?.textContent).toMatch(/Ben/);
      await show(openly(1, [2])); // a bot is asked: the last hand stays
      expect([faced(), isCovered(), hand()]).toEqual([[0, 1], false, expect.stringContaining('hand of 1')]);
    });

    it('lets it fall as soon as something is secret, here and at the host', async () => {
      await open(openly(undefined, [0]));
      await show(openly(0, [0]));
      await show({ own: [0, 1], facing: 0, awaits: [0, 1] });
      expect(document.body.textContent).not.toContain('hand of 0');
      expect([faced(), isCovered()]).toEqual([[0, null], true]);
    });
  });

  it('lets somebody look at the own hand again, to take a choice back', async () => {
    await open({ own: [0, 1], awaits: [1] });
    await mounted.click(/Ada.*’s hand/);
    await show({ own: [0, 1], facing: 0, awaits: [1] });
    expect(hand()).toContain('hand of 0');
    await mounted.click('Hide the hand');
    expect(hand()).toBeUndefined();
    expect(faced()).toEqual([0, null]);
  });

  it('shows the open table while nobody here is awaited', async () => {
    await open({ own: [0, 1], awaits: [2] });
    expect(hand()).toContain('none');
    expect(mounted.hasButton(/show my hand/)).toBe(false);
  });

  it('keeps the curtain down when the host refuses the hand', async () => {
    fakeHost.answer('face', ({ seat: at }) => (at === null ? {} : { error: { code: 'not-your-seat' } }));
    await open({ own: [0, 1], awaits: [0] });
    await mounted.click(/I’m .*Ada/);
    expect(hand()).toBeUndefined();
    expect(mounted.hasButton(/I’m .*Ada/)).toBe(true);
  });
});
