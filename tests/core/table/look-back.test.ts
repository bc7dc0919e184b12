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
import type { MoneyAction } from '../../../core/games/money/actions.ts';
import type { MoneyDeal } from '../../../core/games/money/deal.ts';
import { money } from '../../../core/games/money/index.ts';
import { DISPLAYS } from '../../../core/games/money/material.ts';
import type { MoneyOptions } from '../../../core/games/money/options.ts';
import { certainMarks, type Judged } from '../../../core/table/index.ts';
import { decisionsOf, finished, lookBack, type Finished } from '../../helpers/lookback.ts';
import { stepOf } from '../../games/moves.ts';

type Action = GameTypes['action'];

/** By game a choice that nobody who knows it would make, where there is one from what is seen. */
const BLUNDERS: Readonly<Record<string, (view: unknown, legal: object) => object | undefined>> = {
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
const GAMES = ['money', ...Object.keys(BLUNDERS)];
/** Points by which the last choice of a game of Money! wins, or loses. */
const FAR = 40;

/** The game up to a decision, at which something else was done. */
const insteadOf = (game: Finished, place: number, action: object): Finished => {
  const before = game.played.actions.slice(0, place);
  const actions = [...before, { seat: game.at, ...(action as Action) }];
  return { ...game, played: { ...game.played, actions } };
};

/** A blunder that can be planted: what was done in the game up to then, and where it is. */
interface Planted {
  readonly game: Finished;
  readonly place: number;
}

/** The first that can be planted in games of the kind. */
function planted(name: string): Planted {
  for (let index = 0; index < 100; index++) {
    const game = finished(name, index);
    const found = name === 'money' ? lostAtLast(game) : seenIn(game);
    if (found !== undefined) return found;
  }
  throw new Error(`no blunder in ${name}`);
}

function seenIn(game: Finished): Planted | undefined {
  for (const place of decisionsOf(game)) {
    const task = taskOf({ game: game.game, bot: 'master', seat: game.at, played: game.played, at: place });
    const action = task && BLUNDERS[game.game]?.(task.view, task.legal);
    if (action !== undefined) return { game: insteadOf(game, place, action), place };
  }
  return undefined;
}

/** Money!: the last choice of all, with which the game is won or lost for sure. */
function lostAtLast(game: Finished): Planted | undefined {
  const { options, seatCount, deal, actions } = game.played;
  const place = actions.length - 1;
  if (actions[place]?.seat !== game.at) return undefined;
  const state = actions
    .slice(0, place)
    .reduce(
      (before, { seat, ...action }) => stepOf(money, before, seat, action as MoneyAction).state,
      money.start(options as MoneyOptions, seatCount, deal as MoneyDeal),
    );
  const choices = [
    { type: 'pass' },
    ...DISPLAYS.map((display) => ({ type: 'take', display }) as const),
  ] as const;
  const leads = choices.map((action) => {
    const step = money.apply(state, game.at, action);
    const totals = step.ok ? money.result(step.value.state)?.totals : undefined;
    if (totals === undefined) throw new Error('the game goes on');
    return (totals[game.at] ?? 0) - Math.max(...totals.filter((_, at) => at !== game.at));
  });
  const worst = choices[leads.indexOf(Math.min(...leads))];
  const isBlunder = Math.min(...leads) < -FAR && Math.max(...leads) > FAR;
  return isBlunder && worst !== undefined ? { game: insteadOf(game, place, worst), place } : undefined;
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
  const examined = examine({
    kinds,
    made: 0,
    playouts: 400,
    determinizations: 400,
    reward,
    isOver: () => false,
  });
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
