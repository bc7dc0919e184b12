import { moodAbout, swing } from '../../../../base/slips.ts';
import { kindOf } from '../../kinds.ts';
import { RANK_COINS } from '../../material.ts';
import { together } from '../../material/money.ts';
import type { FuffzigerView, OwnMoney } from '../../view.ts';
import { byType, listed, rateOf, type ByType } from './by-type.ts';
import type { Habit } from './habits.ts';
import { firstPurses, type Memory, type Purse } from './memory.ts';
import { orderAfter } from './order.ts';
import { LIKED, growthOf, prospectOf, type Prospect } from './prospect.ts';
import type { Style } from './style.ts';
import { clockOf, timetableOf, type Timetable } from './timetable.ts';

/** What it makes of the table before it decides. Amounts are in real money that it has now. */
export interface Outlook extends Prospect {
  readonly style: Style;
  readonly own: OwnMoney;
  /** By seat: its own money, and what it thinks that the others have. */
  readonly purses: readonly Purse[];
  readonly habits: readonly Habit[];
  readonly timetable: Timetable;
  /** What money brings at best if presses are bought for it, as a multiple: at least 1. */
  readonly growth: number;
  /** What a coin of the running auction counts for beside one later. */
  readonly coin: number;
  readonly wealth: Wealth;
}

/** The mean of the die. */
export const LOT = 3.5;

/** What the view, what it remembers and its style make of the table. */
export function outlookOf(view: FuffzigerView, own: OwnMoney, memory: Memory, style: Style): Outlook {
  const timetable = timetableOf(clockOf(view), orderAfter(memory.order, view));
  const guessed = memory.purses.length > 0 ? memory.purses : firstPurses(view);
  const purses = guessed.map((purse, at) => (at === own.seat ? ownPurse(view, own) : purse));
  const fancy = fancyOf(view, own.seat, style);
  const prospect = prospectOf(timetable, view.round, style, fancy);
  const growth = growthOf(listed(view.supply), prospect);
  return {
    ...prospect,
    style,
    own,
    purses,
    habits: memory.habits,
    timetable,
    growth,
    coin: style.coins * fancy.coins,
    wealth: wealthOf(view, purses, prospect, 1 + style.thrift * (growth - 1), style),
  };
}

/** All that is its own; what lies on the table in an auction is counted in, as it is with the others. */
function ownPurse({ phase }: FuffzigerView, own: OwnMoney): Purse {
  const laid = phase?.type === 'auction' ? phase.laid[own.seat] : undefined;
  const { notes, real } = laid === undefined ? own : together(own, laid);
  return { notes: listed(notes), real };
}

/** What somebody feels about the table, as multiples of what it thinks; all 1 for who only thinks. */
interface Fancy {
  /** Of what presses of a type will bring; it lasts a round. */
  readonly presses: ByType;
  /** Of the notes of a type; it lasts a round. */
  readonly notes: ByType;
  /** Of the coins of the running auction. */
  readonly coins: number;
}

/** What the seat feels now. Two tables at which the same has happened openly are the same to it. */
function fancyOf(view: FuffzigerView, seat: number, { fancy, greed, blur }: Style): Fancy {
  if (fancy === 0 && greed === 0 && blur === 0) return { presses: LIKED, notes: LIKED, coins: 1 };
  const { round, previousRound, phase, auctions } = view;
  const place = JSON.stringify([seat, round, previousRound]);
  const about = moodAbout(place);
  return {
    presses: byType(() => Math.exp(fancy * swing(about))),
    notes: byType(() => Math.exp(blur * swing(about))),
    coins: phase?.type === 'auction' ? Math.exp(greed * swing(moodAbout([place, auctions, phase.lot]))) : 1,
  };
}

/** What the players will be worth, in real money at the end if they bought no more coins; and the coins still to be sold. */
interface Wealth {
  /** By seat. */
  readonly fortunes: readonly number[];
  /** What a unit of money that is spent now would have been at the end. */
  readonly growth: number;
  /** Coins of auctions to come. */
  readonly coins: number;
  /** How uncertain the fortunes are, as a part of them. */
  readonly doubt: number;
}

/** What everybody will be worth: money now, with what it grows by, and what the presses will print. */
function wealthOf(
  { presses, auctions, seatCount }: FuffzigerView,
  purses: readonly Purse[],
  { futures, auctions: toCome, doubt }: Prospect,
  growth: number,
  { above }: Style,
): Wealth {
  const fortunes = purses.map(({ notes, real }, at) => {
    const own = presses.filter(({ seat }) => seat === at);
    const future = own.reduce((sum, press) => sum + (futures[kindOf(press, seatCount)] ?? 0), 0);
    return growth * (real + above * rateOf(notes)) + future;
  });
  return { fortunes, growth, coins: LOT * (auctions + toCome), doubt };
}

/**
 * How many coins a seat loses later if it spends so much real money now: a share of the coins to come as large as its share of
 * all money, and coins for its rank by money.
 */
export const coinsLost = (wealth: Wealth, at: number, spent: number): number =>
  coinsFor(wealth, at, 0) - coinsFor(wealth, at, spent * wealth.growth);

function coinsFor(wealth: Wealth, at: number, less: number): number {
  const { fortunes, coins } = wealth;
  const own = Math.max(1, (fortunes[at] ?? 0) - less);
  const all = fortunes.reduce((sum, fortune) => sum + fortune, 0) - less;
  return (coins * own) / Math.max(own, all) + rankCoins(wealth, at, own);
}

/** The coins for the rank by money, on average. */
function rankCoins({ fortunes, doubt }: Wealth, at: number, own: number): number {
  /** How likely so many others are richer. */
  let richer: readonly number[] = [1];
  for (const [seat, fortune] of fortunes.entries()) {
    if (seat === at) continue;
    const odds = 1 / (1 + (own / Math.max(1, fortune)) ** (1 / doubt));
    richer = [...richer, 0].map((none, count) => none * (1 - odds) + (richer[count - 1] ?? 0) * odds);
  }
  return richer.reduce((sum, odds, count) => sum + odds * (RANK_COINS[count] ?? 0), 0);
}
