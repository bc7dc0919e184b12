import { describe, expect, it } from 'vitest';
import { Dice } from '../../../core/base/search/dice.ts';
import { examine } from '../../../core/base/search/examine.ts';
import { taskOf } from '../../../core/bots/index.ts';
import type { GameTypes } from '../../../core/game.ts';
import type { FuffzigerLegal } from '../../../core/games/falsche-fuffziger/actions.ts';
import { dealOf } from '../../../core/games/falsche-fuffziger/material.ts';
import { worthOf as amountOf } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerView } from '../../../core/games/falsche-fuffziger/view.ts';
import type { ForSaleLegal } from '../../../core/games/for-sale/actions.ts';
import type { ForSaleView } from '../../../core/games/for-sale/view.ts';
import { DISPLAYS, worthOf } from '../../../core/games/money/material.ts';
import type { MoneyView } from '../../../core/games/money/view.ts';
import { certainMarks, type Judged } from '../../../core/table/index.ts';
import { decisionsOf, finished, lookBack, type Finished } from '../../helpers/lookback.ts';

type Action = GameTypes['action'];

/** By game a choice that nobody who knows it would make, where there is one. */
const BLUNDERS: Readonly<Record<string, (view: unknown, legal: object) => object | undefined>> = {
  /** Gives a bid away for cards that are worth far less, where the totals are close and no hand is to come. */
  money: (view) => {
    const { round, displays, own, hand, options, totals } = view as MoneyView;
    if (round?.type !== 'acting' || own === undefined || hand < options.hands) return undefined;
    const ahead = Math.max(...totals) - (totals[own.seat] ?? 0);
    const given = worthOf(round.lying[own.seat] ?? []);
    const display = DISPLAYS.find((name) => worthOf(displays[name]) <= given - 60);
    return display && ahead < 100 ? { type: 'take', display } : undefined;
  },
  /** Spends all money on the first building. */
  'for-sale': (view, legal) => {
    const { round } = view as ForSaleView;
    const { bid } = legal as ForSaleLegal;
    return round?.round === 1 && bid !== undefined ? { type: 'bid', amount: bid.max } : undefined;
  },
  /** Bids all that it has, three times what the card brings. */
  'falsche-fuffziger': (view, legal) => {
    const { laundering } = view as FuffzigerView;
    const { bid } = legal as FuffzigerLegal;
    if (bid === undefined || laundering.open === undefined) return undefined;
    const all = { notes: bid.notes, real: bid.real.max };
    return amountOf(all) >= 3 * dealOf(laundering.open).real ? { type: 'bid', ...all } : undefined;
  },
};
const GAMES = Object.keys(BLUNDERS);

/** The game up to a decision, at which something else was done. */
const insteadOf = (game: Finished, place: number, action: object): Finished => {
  const before = game.played.actions.slice(0, place);
  const actions = [...before, { seat: game.at, ...(action as Action) }];
  return { ...game, played: { ...game.played, actions } };
};

/** The first blunder that can be planted. */
function planted(name: string): { readonly game: Finished; readonly place: number } {
  for (let index = 0; index < 60; index++) {
    const game = finished(name, index);
    for (const place of decisionsOf(game)) {
      const task = taskOf({ game: name, bot: 'master', seat: game.at, played: game.played, at: place });
      const action = task && BLUNDERS[name]?.(task.view, task.legal);
      if (action !== undefined) return { game: insteadOf(game, place, action), place };
    }
  }
  throw new Error(`no blunder in ${name}`);
}

describe.each(GAMES)('a look back on %s', (name) => {
  const game = finished(name, 2);
  const places = decisionsOf(game).filter((_, index) => index % 25 === 2);
  const bytes = (some: readonly number[]): readonly string[] =>
    some.map((place) => JSON.stringify(lookBack(game, 1, '', [place])));

  it('says the same to the last byte when it is asked again, whatever was asked in between', () => {
    const first = bytes(places);
    expect(first.some((text) => text.includes('comparison'))).toBe(true);
    expect(bytes(places.toReversed()).toReversed()).toEqual(first);
  });

  it('marks a blunder that was planted', () => {
    const { game: blundered, place } = planted(name);
    const [mark] = certainMarks(lookBack(blundered, 1, '', [place]));
    expect(mark?.lost).toBeGreaterThan(0.05);
  });
});

/** What is made of a choice among eight, won with these odds, the first of which was made. */
function judge(odds: readonly number[], seed: number): Judged {
  const reward = (world: number, candidate: number): number =>
    new Dice(world, seed, candidate).fraction() < (odds[candidate] ?? 0) ? 1 : 0;
  const kinds = odds.map((_, candidate) => candidate);
  const examined = examine({ kinds, made: 0, playouts: 400, worlds: 400, reward, isOver: () => false });
  const choice = { action: { type: 'pass' }, wins: 0, total: 0 };
  const { mean: lost = 0, error = 1 } = examined?.difference ?? {};
  const comparison = { other: { type: 'bid' }, lost, error };
  const advice = { choices: [choice], asked: choice, comparison, reason: { type: 'alone' } };
  return { at: seed, reviewed: { view: {}, legal: {}, advice } };
}

const judgedAll = (odds: readonly number[]) =>
  certainMarks(Array.from({ length: 300 }, (_, seed) => judge(odds, seed)));

describe('marks of choices whose odds are known', () => {
  const equal = Array.from({ length: 8 }, () => 0.25);

  it('are none where all are equally good', () => {
    expect(judgedAll(equal)).toEqual([]);
  });

  it('are mistakes where the one that was made is much worse, and good choices where it is much better', () => {
    const worse = judgedAll([0.05, ...equal.slice(1)]);
    const better = judgedAll([0.55, ...equal.slice(1)]);
    expect([worse.length, better.length]).toEqual([300, 300]);
    expect(worse.every(({ lost }) => lost > 0)).toBe(true);
    expect(better.every(({ lost }) => lost < 0)).toBe(true);
  });
});
