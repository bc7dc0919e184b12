import { describe, expect, it } from 'vitest';
import type { MatchFigures } from '../../../core/base/figures.ts';
import { seatsOf } from '../../../core/base/ids.ts';
import type { AnyGame, FinishedMatch } from '../../../core/game.ts';
import { startMoney } from '../../../core/games/for-sale/material.ts';
import type { ForSaleSheet } from '../../../core/games/for-sale/score.ts';
import type { FuffzigerSheet } from '../../../core/games/falsche-fuffziger/score.ts';
import { gameNamed, games } from '../../../core/games/index.ts';
import { figuresOf } from '../../../core/story/index.ts';
import { matchOf } from '../../../core/story/of-record.ts';
import type { GameRecord } from '../../../core/record/index.ts';
import { botMatch, randomMatch } from '../../games/claim-comparison.ts';
import { forSaleMatch, fuffzigerMatch, moneyMatch } from './matches.ts';

/** Matches of each kind. */
const MATCHES = 3;

interface Shown {
  readonly match: FinishedMatch;
  readonly figures: MatchFigures;
}

function shownOf(record: GameRecord): Shown {
  const game = gameNamed(record.game);
  const match = matchOf(record);
  const figures = game && match && figuresOf(game, match);
  if (match === undefined || figures === undefined) throw new Error('a match without figures');
  return { match, figures };
}

const played = new Map<string, readonly Shown[]>();

/** Matches of bots with every number of seats, and matches at random; played once. */
function shownMatches(game: AnyGame): readonly Shown[] {
  const known = played.get(game.name) ?? playMatches(game);
  played.set(game.name, known);
  return known;
}

function playMatches(game: AnyGame): readonly Shown[] {
  const { min, max } = game.seats;
  const editions = Object.keys(game.presets);
  const kinds = [
    ...seatsOf(max + 1)
      .slice(min)
      .flatMap((seats) => editions.map((edition) => botMatch(game, edition, seats))),
    randomMatch(game),
  ];
  return kinds.flatMap((play, kind) =>
    Array.from({ length: MATCHES }, (_, index) => shownOf(play(`figures/${kind}/${index}`))),
  );
}

const sumAt = (seat: number, figures: MatchFigures, of: 'paid' | 'got'): number =>
  figures.trades.reduce((sum, trade) => (trade.seat === seat ? sum + trade[of] : sum), 0);
const partAt = (seat: number, figures: MatchFigures, type: string): number =>
  figures.parts.find((part) => part.type === type)?.amounts[seat] ?? 0;

const WITH_STORY = Object.values(games).filter(({ story }) => story !== undefined);

describe.each(WITH_STORY.map((game) => [game.name, game] as const))('the figures of %s', (_, game) => {
  const matches = shownMatches(game);

  it('have parts that add up to the totals, none below 0, and none without any', () => {
    for (const { match, figures } of matches) {
      const sums = match.result.totals.map((__, at) =>
        figures.parts.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0), 0),
      );
      expect(sums).toEqual(match.result.totals);
      for (const { amounts } of figures.parts) {
        expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...amounts)).toBeGreaterThan(0);
      }
    }
  });

  it('have trades of seats of the match, at an even price above 0', () => {
    for (const { match, figures } of matches) {
      expect(figures.even).toBeGreaterThan(0);
      for (const { seat, paid, got } of figures.trades) {
        expect(seat).toBeLessThan(match.seatCount);
        expect(Math.min(paid, got)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe('the figures of For Sale', () => {
  it('count all money that was spent and all cheques', () => {
    for (const { match, figures } of shownMatches(gameOf('for-sale'))) {
      const { scores } = match.result.sheet as ForSaleSheet;
      for (const [at, { money, earned }] of scores.entries()) {
        expect(sumAt(at, figures, 'paid')).toBe(startMoney(match.seatCount) - money);
        expect(sumAt(at, figures, 'got')).toBe(earned);
        expect(partAt(at, figures, 'money')).toBe(money);
      }
    }
  });

  it('tell free, cheap and dear buildings apart', () => {
    const { figures } = shownOf(forSaleMatch().record);
    const ben = figures.trades.filter(({ seat }) => seat === 1);
    expect(ben).toContainEqual({ seat: 1, paid: 8, got: 3, item: 30 });
    const earned = (least: number, most: number): number =>
      ben.reduce((sum, { paid, got }) => (paid >= least && paid <= most ? sum + got : sum), 0);
    expect(partAt(1, figures, 'free')).toBe(earned(0, 0));
    expect(partAt(1, figures, 'cheap')).toBe(earned(1, 3));
    expect(partAt(1, figures, 'dear')).toBe(earned(4, 99));
  });
});

describe('the figures of Money!', () => {
  it('value what was laid and what was got by the faces of the cards', () => {
    const { figures } = shownOf(moneyMatch().record);
    expect(figures.trades).toEqual([
      { seat: 0, paid: 10, got: 180 },
      { seat: 1, paid: 10, got: 10 },
      { seat: 2, paid: 20, got: 150 },
      { seat: 2, paid: 30, got: 180 },
    ]);
  });
});

describe('the figures of Falsche Fuffziger', () => {
  it('count the coins of auctions and scrap apart, and those for the rank', () => {
    for (const { match, figures } of shownMatches(gameOf('falsche-fuffziger')))
      for (const [at, { coins, bonus }] of (match.result.sheet as FuffzigerSheet).scores.entries()) {
        expect(partAt(at, figures, 'auctions')).toBe(sumAt(at, figures, 'got'));
        expect(partAt(at, figures, 'auctions') + partAt(at, figures, 'scrap')).toBe(coins);
        expect(partAt(at, figures, 'rank')).toBe(bonus);
      }
  });

  it('have the average price of a coin as the even one', () => {
    const { figures } = shownOf(fuffzigerMatch().record);
    expect(figures.trades).toEqual([
      { seat: 1, paid: 10, got: 4 },
      { seat: 0, paid: 100, got: 4 },
    ]);
    expect(figures.even).toBe(110 / 8);
  });
});

function gameOf(name: string): AnyGame {
  const game = gameNamed(name);
  if (game === undefined) throw new Error(`no ${name}`);
  return game;
}
