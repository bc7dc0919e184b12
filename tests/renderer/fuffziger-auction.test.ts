import { afterEach, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import type { FuffzigerAction } from '../../core/games/falsche-fuffziger/actions.ts';
import { worthOf, type Counts, type Money } from '../../core/games/falsche-fuffziger/material/money.ts';
import { fold, ladderOf } from '../../renderer/games/falsche-fuffziger/table/auction/ladder.ts';
import {
  hasRoomForNames,
  mostRungs,
  pieceScale,
} from '../../renderer/games/falsche-fuffziger/table/auction/ladder-fit.ts';
import type { Box } from '../../renderer/components/use-box.ts';
import {
  after,
  lookAt,
  moneyOf,
  phases,
  startOf,
  type FuffzigerLook,
  type Move,
} from '../helpers/renderer/fuffziger-table.ts';
import type { FuffzigerSetup } from '../games/falsche-fuffziger/setup.ts';
import { button, buttons, nameOf, part, plain, press } from '../helpers/renderer/page.ts';

let look: FuffzigerLook | undefined;
afterEach(() => {
  look?.mounted.wrapper.unmount();
  look = undefined;
});

type Purses = { readonly [at: number]: readonly [notes: Counts, real?: number] };

/** Everybody has some of everything. */
const PURSES: Purses = {
  0: [{ 10: 3, 20: 4, 50: 1 }, 30],
  1: [{ 10: 2, 20: 4, 50: 2 }, 30],
  2: [{ 20: 2 }, 12],
  3: [{ 20: 3, 50: 1 }, 9],
};
/** An auction of four players in which nobody has laid anything yet. */
const auction = (leader = 0, purses: Purses = PURSES, otherwise: Partial<FuffzigerSetup> = {}) =>
  startOf(4, {
    start: seat(leader),
    phase: phases.auction(4, leader),
    money: moneyOf(4, purses),
    ...otherwise,
  });
const lay = (at: number, notes: Counts): Move => [at, { type: 'lay', notes }];
const real = (at: number, amount: number): Move => [at, { type: 'lay', real: amount }];
const match = (at: number): Move => [at, { type: 'match' }];
const drop = (at: number): Move => [at, { type: 'drop' }];

const question = (): string => part('.action-bar .sentence');
const told = (): string =>
  [...document.querySelectorAll('.action-bar .stake span')].map((one) => plain(one.textContent)).join(' ');
const barButtons = (): readonly string[] => [...document.querySelectorAll('.action-bar button')].map(nameOf);
const primary = (): string => nameOf(document.querySelector('.action-bar .primary') ?? document.body);
/** What is read out of each step of the ladder, and who stands there. */
const ladder = (): readonly string[] =>
  [...document.querySelectorAll('.rung:not(.next)')].map((rung) =>
    [
      plain(rung.querySelector(':scope > .visually-hidden')?.textContent),
      ...[...rung.querySelectorAll('.seat')].map((one) =>
        [...one.querySelectorAll('.name, .state')].map((word) => plain(word.textContent)).join(' '),
      ),
    ].join(' | '),
  );
async function add(name: RegExp, times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1) await press(name);
}

describe('leading', () => {
  it('waits for notes of one colour or real money, and names them on the button', async () => {
    look = await lookAt(auction());
    expect(question()).toBe('You lead for 3 coins.');
    expect(told()).toBe('Stake notes of one colour, or at least 5 real.');
    expect(barButtons()).toEqual(['Drop out', 'Choose your stake']);
    expect(button(/^Choose your stake/).matches(':disabled')).toBe(true);
    await add(/^One more 20 note$/, 2);
    expect(primary()).toBe('Lead with 2 × 20');
    expect(told()).toBe('You’ve staked nothing yet. Your total would be 40.');
    await press(/^Lead with/);
    expect(look.acts()).toEqual<FuffzigerAction[]>([{ type: 'lay', notes: { 20: 2 } }]);
  });

  it('never lays two kinds at once: the kind chosen last goes before', async () => {
    look = await lookAt(auction());
    await add(/^One more 20 note$/, 2);
    await add(/^One more 10 note$/);
    expect(primary()).toBe('Lead with one 10 note');
    await add(/^More real money$/);
    expect(primary()).toBe('Lead with 5 real');
    await press(/^Lead with/);
    expect(look.acts()).toEqual<FuffzigerAction[]>([{ type: 'lay', real: 5 }]);
  });

  it('shows what is being chosen at the place of the next lay, with the stake it comes to', async () => {
    look = await lookAt(after(auction(3), lay(3, { 20: 1 }), match(0), match(1), match(2)));
    expect(question()).toBe('You lead for 3 coins.');
    await add(/^One more 10 note$/, 3);
    expect(part('.rung.next .stake')).toBe('Total 50');
    expect(told()).toBe('You’ve staked 1 × 20 (20). Your total would be 50.');
    expect(barButtons()).toEqual(['Drop: take back 1 × 20', 'Lead with 3 × 10']);
  });

  it('says without real money that only notes can be laid', async () => {
    look = await lookAt(auction(0, { ...PURSES, 0: [{ 10: 1 }, 4] }));
    expect(told()).toBe('Stake notes of one colour.');
  });

  it('is one tap for who has nothing to lay: drop', async () => {
    look = await lookAt(auction(0, { ...PURSES, 0: [{}, 4] }));
    expect(question()).toBe('You have nothing to lead with: drop out.');
    expect(barButtons()).toEqual(['Drop out']);
    expect(primary()).toBe('Drop out');
    await press(/^Drop out$/);
    expect(look.acts()).toEqual<FuffzigerAction[]>([{ type: 'drop' }]);
  });

  it('tells the last one in that any lay takes the coins', async () => {
    look = await lookAt(after(auction(1), drop(1), drop(2), drop(3)));
    expect(question()).toBe('Everybody else is out: stake anything and take 3 coins.');
    await add(/^One more 10 note$/);
    expect(primary()).toBe('Stake one 10 note, take 3 coins');
  });
});

describe('matching', () => {
  it('names what has to be matched, and what comes back', async () => {
    look = await lookAt(after(auction(3), lay(3, { 20: 1 })));
    expect(question()).toBe('Dora leads with one 20 note. Do you match?');
    expect(barButtons()).toEqual(['Drop out', 'Match: one 20 note']);
    expect(primary()).toBe('Match: one 20 note');
    await press(/^Match/);
    expect(look.acts()).toEqual<FuffzigerAction[]>([{ type: 'match' }]);
  });

  it('names several notes and real money in few words', async () => {
    const first = after(auction(3), lay(3, { 20: 2 }), match(0), match(1), match(2), lay(0, { 10: 1 }));
    look = await lookAt(after(first, match(1), drop(2), drop(3), real(1, 8)));
    expect(question()).toBe('Ben leads with 8 real. Do you match?');
    expect(told()).toBe('You’ve staked 1 × 10 and 2 × 20 (50). Your total would be 58.');
    expect(barButtons()).toEqual(['Drop: take back 1 × 10 and 2 × 20', 'Match: 8 real']);
  });

  it('is one tap for who has not got it, with the reason', async () => {
    const purses = { ...PURSES, 0: [{ 20: 1 }, 30] as const };
    look = await lookAt(after(auction(3, purses), lay(3, { 20: 2 })));
    expect(question()).toBe('You can’t match 2 × 20: drop out.');
    expect(barButtons()).toEqual(['Drop out']);
    await press(/^Drop out$/);
    expect(look.acts()).toEqual<FuffzigerAction[]>([{ type: 'drop' }]);
  });

  it('offers no money to choose', async () => {
    look = await lookAt(after(auction(3), lay(3, { 20: 1 })));
    expect(buttons().filter((one) => /^(?:One more|More real)/.test(nameOf(one)))).toEqual([]);
  });
});

describe('the ladder', () => {
  it('shows who stands where, who is out, and what has to be matched', async () => {
    look = await lookAt(after(auction(3), lay(3, { 20: 1 }), match(0), drop(1), match(2), real(0, 10)));
    expect(ladder()).toEqual([
      'Stake: nothing. Total so far: nothing. | Ben Out',
      'Stake: one 20 note. Total so far: one 20 note. | Cleo Matches? | Dora In',
      'Stake: 10 in real money. Total so far: one 20 note and 10 in real money. | Ada Led this stake',
    ]);
    expect(part('.rung.matched .tag')).toBe('To match');
    expect([...document.querySelectorAll('.rung .stake')].map((one) => plain(one.textContent))).toEqual([
      'Total 0',
      'Total 20',
      'Total 30',
    ]);
  });

  it('keeps lays apart that it has seen, even where nobody stands any more', async () => {
    look = await lookAt(auction(3), seat(1));
    await look.play(
      lay(3, { 20: 1 }),
      match(0),
      match(1),
      match(2),
      real(0, 5),
      match(1),
      match(2),
      match(3),
    );
    expect(ladder()).toHaveLength(2);
    expect(part('.rung.next')).toContain('You’re to lead');
    await look.play(lay(1, { 10: 1 }));
    expect(ladder().map((step) => step.split('.')[0])).toEqual([
      'Stake: one 20 note',
      'Stake: 5 in real money',
      'Stake: one 10 note',
    ]);
  });

  it('is shown by the view alone as well', async () => {
    const state = after(auction(3), lay(3, { 20: 1 }), match(0), match(1), match(2));
    const later = after(state, real(0, 5), match(1), match(2), match(3), lay(1, { 10: 1 }), drop(2));
    look = await lookAt(later);
    expect(ladder()).toEqual([
      'Stake: one 20 note and 5 in real money. Total so far: one 20 note and 5 in real money. | Ada In | Cleo Out | Dora Matches?',
      'Stake: one 10 note. Total so far: one 10 note, one 20 note, and 5 in real money. | Ben Led this stake',
    ]);
  });

  it('says what is sold, what follows, and how the auction before ended', async () => {
    look = await lookAt(auction(3, PURSES, { auctions: 1 }));
    expect(part('.lot')).toContain('3 coins');
    expect(part('.lot')).toContain('Then 1 more auction');
    await look.play(lay(3, { 20: 1 }), drop(0), drop(1), drop(2));
    expect(part('.lot .last')).toBe('Dora paid 1 × 20 for 3 coins.');
    expect(part('.lot')).not.toContain('more auction');
    expect(ladder()).toHaveLength(1);
  });

  it('shows the open table the same duel, and no money to choose', async () => {
    look = await lookAt(after(auction(3), lay(3, { 20: 1 }), drop(0)), 'table');
    expect(ladder()).toHaveLength(2);
    expect(barButtons()).toEqual([]);
  });
});

describe('the steps of a ladder', () => {
  const money = (notes: Counts, amount = 0): Money => ({ notes, real: amount });
  const none = money({});
  const sums = (rungs: ReturnType<typeof ladderOf>): readonly number[] =>
    rungs.map(({ stake }) => worthOf(stake));

  it('are those at which somebody stands, the last one, and those that are known from before', () => {
    const laid = [money({ 20: 1 }, 5), money({ 20: 1 }, 5), none];
    expect(sums(ladderOf(laid, undefined, []))).toEqual([0, 25]);
    expect(sums(ladderOf(laid, { real: 5 }, []))).toEqual([0, 20, 25]);
    expect(sums(ladderOf(laid, undefined, [none, money({ 20: 1 }), money({ 20: 1 }, 5)]))).toEqual([
      0, 20, 25,
    ]);
  });

  it('put everybody on exactly one step', () => {
    const laid = [money({ 20: 1 }, 5), money({ 20: 1 }), none, money({ 20: 1 })];
    expect(ladderOf(laid, { real: 5 }, []).map(({ seats }) => seats)).toEqual([[2], [1, 3], [0]]);
  });

  it('are put together where nobody stands, the earliest first, and never the last one', () => {
    const laid = [money({ 10: 1, 20: 1, 50: 1 }, 5), money({ 10: 1, 20: 1, 50: 1 }), none];
    const rungs = ladderOf(laid, { real: 5 }, [money({ 10: 1 }), money({ 10: 1, 20: 1 })]);
    expect(sums(rungs)).toEqual([0, 10, 30, 80, 85]);
    expect(sums(fold(rungs, 4))).toEqual([0, 30, 80, 85]);
    expect(fold(rungs, 4)[1]?.added).toEqual(money({ 10: 1, 20: 1 }));
    expect(sums(fold(rungs, 1))).toEqual([0, 80, 85]);
  });
});

describe('the room for a ladder', () => {
  const rem = (width: number, height: number): Box => ({ width: width * 16, height: height * 16 });

  it('decides how many steps stand beside each other, and never fewer than two', () => {
    expect([
      mostRungs(rem(36, 18), false),
      mostRungs(rem(21.5, 10), true),
      mostRungs(rem(5, 10), true),
    ]).toEqual([6, 5, 2]);
  });

  it('decides whether names stand there: in each direction, and always before it is known', () => {
    expect(hasRoomForNames(rem(36, 18), 4, 3)).toBe(true);
    expect(hasRoomForNames(rem(36, 18), 6, 1)).toBe(false);
    expect(hasRoomForNames(rem(36, 14), 4, 5)).toBe(false);
    expect(hasRoomForNames(undefined, 4, 5)).toBe(true);
  });

  it('is shared by the pieces of steps that were put together', () => {
    const scales = [{ 10: 1 }, { 10: 1, 20: 1 }, { 10: 1, 20: 1, 50: 1, 100: 1, 150: 1 }].map((notes) =>
      pieceScale({ notes, real: 5 }),
    );
    expect(scales.every((scale, at) => scale < (scales[at - 1] ?? 1))).toBe(true);
  });
});
