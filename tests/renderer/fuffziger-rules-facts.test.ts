import { describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { drawDeal } from '../../core/games/falsche-fuffziger/deal.ts';
import {
  ADDING_FACE,
  BACKS,
  backsOf,
  cardsOf,
  cardsPerLetter,
  dealOf,
  DEALT,
  DIE,
  INSPECTORS,
  LAST_TYPE,
  LEAST_REAL,
  LETTERS,
  PRESS_TYPES,
  PRICES,
  RANK_COINS,
  SPECIAL_COINS,
  type Back,
  type PressType,
} from '../../core/games/falsche-fuffziger/material.ts';
import { SEATS } from '../../core/games/falsche-fuffziger/options.ts';
import { FuffzigerPosition } from '../../core/games/falsche-fuffziger/position.ts';
import type { RulesText } from '../../renderer/games/rules-text.ts';
import { idleGame } from '../helpers/renderer/fuffziger-example.ts';
import { idleMove } from '../helpers/renderer/fuffziger-table.ts';
import { amountIn, at, numbersIn, rowsOf } from '../helpers/renderer/rules-text.ts';
import { falscheFuffziger } from '../../renderer/games/falsche-fuffziger/index.ts';
import { inAll } from '../helpers/renderer/in-all.ts';

const LANGUAGES = Object.entries(await inAll(falscheFuffziger.rules));

/** The sections by their place, which is the same in all languages. */
const MATERIAL = 2;
const BACK = 3;
const SETUP = 4;
const INSPECTION = 5;
const TIMETABLE = 7;
const AUCTION = 10;
const GENERAL = 15;
const END = 16;
const PLAY_WELL = 19;

const lineOf = ({ sections }: RulesText, section: number, place: number) =>
  numbersIn(at(at(sections, section).list, place));
const paragraphOf = ({ sections }: RulesText, section: number, place: number) =>
  numbersIn(at(at(sections, section).paragraphs, place));
const ascending = (...numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);
/** The numbers of a table without the words before each row, with the numbers of its head first. */
const columnsOf = (rules: RulesText, section: number): readonly (readonly number[])[] =>
  [at(rules.sections, section).table?.head ?? [], ...rowsOf(rules, section)].map(([, ...cells]) =>
    cells.map(amountIn),
  );

const ALL_LAUNDERING = LETTERS.flatMap(cardsOf).map(dealOf);
const countOf = (type: PressType, back: Back): number => BACKS[type][back] ?? 0;
const nextOf = (type: PressType): PressType | undefined => PRESS_TYPES[PRESS_TYPES.indexOf(type) + 1];

/** With which inspector cards of a game, counted from 1, each type was scrapped, in games of all sizes. */
function scrappingCards(): ReadonlyMap<PressType, readonly number[]> {
  const found = new Map<PressType, number[]>(PRESS_TYPES.map((type) => [type, []]));
  for (let game = 0; game < 400; game += 1) {
    const seatCount = SEATS.min + (game % (SEATS.max - SEATS.min + 1));
    const options = { edition: '2f', memoryAid: false } as const;
    const deal = drawDeal(options, seatCount, createRng(`timetable ${game}`));
    const position = FuffzigerPosition.start(options, seatCount, deal);
    let card = position.inspected;
    for (let move = idleMove(position); move !== undefined; move = idleMove(position)) {
      const [awaited, action] = move;
      const events = position.play(seat(awaited), action);
      if (!events.ok) throw new Error(events.error.code);
      for (const event of events.value) {
        if (event.type === 'inspected') card += 1;
        if (event.type === 'scrapped') found.get(event.pressType)?.push(card);
      }
    }
  }
  return found;
}
const SCRAPPING_CARDS = scrappingCards();

describe.each(LANGUAGES)('what the rules of Falsche Fuffziger say in %s', (_, rules) => {
  it('of prices is what the game does', () => {
    const prices = PRESS_TYPES.map((type) => PRICES[type]);
    expect(columnsOf(rules, MATERIAL)).toEqual([
      [...PRESS_TYPES],
      prices.map(({ costs }) => costs),
      prices.map(({ sells }) => sells),
      prices.map(({ scraps }) => scraps),
    ]);
    // each type with its price in the general laundering
    const pairs = PRESS_TYPES.flatMap((type) => [type, PRICES[type].sells]);
    expect(paragraphOf(rules, GENERAL, 0)).toEqual(ascending(...pairs));
  });

  it('of the material is what there is', () => {
    const [smallest, second] = PRESS_TYPES;
    expect(smallest).toBeLessThan(second);
    expect(lineOf(rules, MATERIAL, 0)).toEqual(ascending(...PRESS_TYPES, second, second));
    const [card] = ALL_LAUNDERING.filter(({ least }) => least === 44);
    expect(lineOf(rules, MATERIAL, 4)).toEqual(ascending(ALL_LAUNDERING.length, 44, card?.real ?? 0));
    const inspectors = Object.values(INSPECTORS).flat().length;
    expect(lineOf(rules, MATERIAL, 5)).toEqual(ascending(inspectors, ...DIE));
  });

  it('of backs is what there is (Falsche Fuffziger Decision X1)', () => {
    const next = (type: PressType, times: '' | 'x2') => {
      const larger = nextOf(type);
      return larger === undefined ? 0 : countOf(type, `${larger}${times}`);
    };
    expect(columnsOf(rules, BACK)).toEqual([
      [...PRESS_TYPES],
      PRESS_TYPES.map((type) => countOf(type, 'broken')),
      PRESS_TYPES.map((type) => countOf(type, `${type}`)),
      PRESS_TYPES.map((type) => countOf(type, `${type}x2`)),
      PRESS_TYPES.map((type) => next(type, '')),
      PRESS_TYPES.map((type) => next(type, 'x2')),
      PRESS_TYPES.map((type) => countOf(type, '150+3')),
      PRESS_TYPES.map((type) => backsOf(type).length),
    ]);
    expect(paragraphOf(rules, BACK, 2)).toEqual(ascending(SPECIAL_COINS, LAST_TYPE, LAST_TYPE));
    const decision = numbersIn(at(at(rules.sections, BACK).clarifications, 0).text);
    const [all, real] = [backsOf(100).length, countOf(100, '150')];
    const said = 3; // as the rulebook counts
    expect(decision).toEqual(ascending(said, all - real + said, all, real, 100, 150));
  });

  it('of the set-up is what the game does', () => {
    const seatCounts = Array.from({ length: SEATS.max - SEATS.min + 1 }, (__, index) => SEATS.min + index);
    expect(rowsOf(rules, SETUP).map((row) => row.map(amountIn))).toEqual(
      seatCounts.map((count) => {
        const used = cardsPerLetter(count);
        return [count, LETTERS.length * used, cardsOf('A').length - used];
      }),
    );
    expect(paragraphOf(rules, SETUP, 0)).toEqual(ascending(...DEALT.map(({ type }) => type), 2));
    // the types in the inspector's pile; coin symbols are told in words
    const types = Object.values(INSPECTORS)
      .flat()
      .filter((card) => card !== 'coin');
    expect(paragraphOf(rules, SETUP, 2)).toEqual(ascending(...types.map(Number)));
    expect(lineOf(rules, INSPECTION, 0)).toEqual(INSPECTORS.green.map(Number));
  });

  it('of the timetable is what happens, and of the last round', () => {
    expect(
      rowsOf(rules, TIMETABLE).map(([type = '', cards = '']) => [
        Number(type),
        [...new Set(numbersIn(cards))],
      ]),
    ).toEqual(
      PRESS_TYPES.map((type) => {
        const cards = SCRAPPING_CARDS.get(type) ?? [];
        return [type, [...new Set([Math.min(...cards), Math.max(...cards)])]];
      }),
    );
    // nobody breaks a press and nobody wins a card: no game is longer
    const { reason, rounds } = idleGame().sheet;
    expect(reason).toBe('last-type');
    expect(paragraphOf(rules, TIMETABLE, 1)).toEqual([rounds, LAST_TYPE]);
  });

  it('of coin auctions is what the game does', () => {
    expect(paragraphOf(rules, AUCTION, 0)).toEqual([ADDING_FACE]);
    expect(lineOf(rules, AUCTION, 0)).toEqual([LEAST_REAL]);
  });

  it('of coins for real money is what the game does', () => {
    expect(paragraphOf(rules, END, 0)).toEqual(ascending(...RANK_COINS, LAST_TYPE));
  });
});

describe.each(LANGUAGES)('the advice in %s holds', (_, rules) => {
  it('that the presses dealt do not break, and become the next type or double so often', () => {
    const [{ type, best }] = DEALT;
    const dealt = backsOf(type).filter((back) => back !== 'broken' && back !== best);
    const share = (back: Back) => dealt.filter((one) => one === back).length / dealt.length;
    expect([share('20'), share('10x2')]).toEqual([1 / 2, 1 / 3]);
    expect(lineOf(rules, PLAY_WELL, 0)).toEqual([2, 10, 10, 20]);
  });

  it('that a press has paid for itself after it has printed once', () => {
    const { costs, sells } = PRICES[50];
    expect(lineOf(rules, PLAY_WELL, 1)).toEqual(ascending(50, costs, sells, sells));
    expect(PRESS_TYPES.filter((type) => 2 * PRICES[type].sells <= PRICES[type].costs)).toEqual([]);
  });

  it('that a laundering card brings about the double, general laundering less than half', () => {
    const mean =
      ALL_LAUNDERING.reduce((sum, { least, real }) => sum + real / least, 0) / ALL_LAUNDERING.length;
    expect(mean).toBeGreaterThan(1.8);
    expect(mean).toBeLessThan(2.2);
    expect(PRESS_TYPES.filter((type) => PRICES[type].sells >= type / 2)).toEqual([]);
    expect(lineOf(rules, PLAY_WELL, 2)).toEqual([4, 6]);
  });

  it('that the most real money is worth more than any lot, and 150s are better sold', () => {
    const [first] = RANK_COINS;
    expect(first).toBeGreaterThan(Math.max(...DIE));
    const { sells, scraps } = PRICES[LAST_TYPE];
    expect(lineOf(rules, PLAY_WELL, 6)).toEqual(ascending(first, LAST_TYPE, sells, scraps));
  });
});
