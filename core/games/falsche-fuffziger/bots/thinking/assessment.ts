import { lastingMood, noise } from '../../../../base/noise.ts';
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

/** The bot's assessment of the table before a decision. Amounts are in present real money. */
export interface Assessment extends Prospect {
  readonly style: Style;
  readonly own: OwnMoney;
  /** By seat: its own money, and the assumed money of the others. */
  readonly purses: readonly Purse[];
  readonly habits: readonly Habit[];
  readonly timetable: Timetable;
  /** The best return of money spent on presses, as a multiple: at least 1. */
  readonly growth: number;
  /** The worth of a coin of the current auction relative to a later one. */
  readonly coin: number;
  readonly wealth: Wealth;
}

/** The mean of the die. */
export const LOT = 3.5;

/** Assesses the table from the view, the memory and the style. */
export function assessmentOf(view: FuffzigerView, own: OwnMoney, memory: Memory, style: Style): Assessment {
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

/** This player's money, including what it has put down in an auction, as for the others. */
function ownPurse({ phase }: FuffzigerView, own: OwnMoney): Purse {
  const laid = phase?.type === 'auction' ? phase.laid[own.seat] : undefined;
  const { notes, real } = laid === undefined ? own : together(own, laid);
  return { notes: listed(notes), real };
}

/** A bot's moods about the table, as factors; all 1 without moods. */
interface Fancy {
  /** For what presses of a type will bring; lasts a round. */
  readonly presses: ByType;
  /** For the notes of a type; lasts a round. */
  readonly notes: ByType;
  /** For the coins of the current auction. */
  readonly coins: number;
}

/** The seat's current moods. They depend only on public events. */
function fancyOf(view: FuffzigerView, seat: number, { fancy, greed, blur }: Style): Fancy {
  if (fancy === 0 && greed === 0 && blur === 0) return { presses: LIKED, notes: LIKED, coins: 1 };
  const { round, previousRound, phase, auctions } = view;
  const place = JSON.stringify([seat, round, previousRound]);
  const about = lastingMood(place);
  return {
    presses: byType(() => Math.exp(fancy * noise(about))),
    notes: byType(() => Math.exp(blur * noise(about))),
    coins: phase?.type === 'auction' ? Math.exp(greed * noise(lastingMood([place, auctions, phase.lot]))) : 1,
  };
}

/** The worth of the players at the end in real money, without further coins, and the coins still to be sold. */
interface Wealth {
  /** By seat. */
  readonly fortunes: readonly number[];
  /** What a unit of money spent now would have become at the end. */
  readonly growth: number;
  /** Coins of future auctions. */
  readonly coins: number;
  /** The relative uncertainty of the fortunes. */
  readonly doubt: number;
}

/** The worth of all players: their money with its growth, and what their presses will print. */
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
 * The coins that a seat loses later by spending this much real money now: a part of the future coins equal to its part of all money, and
 * coins for its rank by money.
 */
export const coinsLost = (wealth: Wealth, at: number, spent: number): number =>
  coinsFor(wealth, at, 0) - coinsFor(wealth, at, spent * wealth.growth);

function coinsFor(wealth: Wealth, at: number, less: number): number {
  const { fortunes, coins } = wealth;
  const own = Math.max(1, (fortunes[at] ?? 0) - less);
  const all = fortunes.reduce((sum, fortune) => sum + fortune, 0) - less;
  return (coins * own) / Math.max(own, all) + rankCoins(wealth, at, own);
}

/** The expected coins for the rank by money. */
function rankCoins({ fortunes, doubt }: Wealth, at: number, own: number): number {
  /** The probability of each number of richer players. */
  let richer: readonly number[] = [1];
  for (const [seat, fortune] of fortunes.entries()) {
    if (seat === at) continue;
    const odds = 1 / (1 + (own / Math.max(1, fortune)) ** (1 / doubt));
    richer = [...richer, 0].map((none, count) => none * (1 - odds) + (richer[count - 1] ?? 0) * odds);
  }
  return richer.reduce((sum, odds, count) => sum + odds * (RANK_COINS[count] ?? 0), 0);
}
