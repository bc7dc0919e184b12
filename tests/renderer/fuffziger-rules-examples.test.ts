import { describe, expect, it } from 'vitest';
import type { FuffzigerEvent } from '../../core/games/falsche-fuffziger/events.ts';
import { dealOf, PRICES } from '../../core/games/falsche-fuffziger/material.ts';
import { countOf, worthOf } from '../../core/games/falsche-fuffziger/material/money.ts';
import type { Lay } from '../../core/games/falsche-fuffziger/actions.ts';
import type { RulesText } from '../../renderer/games/rules-text.ts';
import {
  auction,
  change,
  ending,
  inspection,
  laundering,
  namesOf,
  production,
  seatOf,
  shopping,
  type Played,
} from '../helpers/renderer/fuffziger-example.ts';
import { amountIn, at, numbersIn, rowsOf } from '../helpers/renderer/rules-text.ts';
import { falscheFuffziger } from '../../renderer/games/falsche-fuffziger/index.ts';
import { inAll } from '../helpers/renderer/in-all.ts';

const LANGUAGES = Object.entries(await inAll(falscheFuffziger.rules));

/** The sections by their place, which is the same in all languages. */
const INSPECTION = 6;
const PRODUCTION = 9;
const AUCTION = 11;
const LAUNDERING = 13;
const BUYING = 14;
const GENERAL = 15;
const END = 16;

type Happened<Type extends FuffzigerEvent['type']> = Extract<FuffzigerEvent, { readonly type: Type }>;
/** The events of one kind, in their order. */
const eventsOf = <Type extends FuffzigerEvent['type']>({ events }: Played, type: Type) =>
  events.filter((event): event is Happened<Type> => event.type === type);

const paragraphOf = ({ sections }: RulesText, section: number, place: number) =>
  numbersIn(at(at(sections, section).paragraphs, place));
const ascending = (...numbers: readonly number[]) => [...numbers].sort((one, other) => one - other);
/** The real money of a player after an example. */
const realOf = ({ state }: Played, name: string): number => at(state.money, seatOf(name)).real;
const numbersOf = (lay: Lay): readonly number[] =>
  'real' in lay
    ? [lay.real]
    : ascending(...Object.entries(lay.notes).flatMap(([colour, count]) => [count, Number(colour)]));

describe.each(LANGUAGES)('in %s, what the rules tell happens', (_, rules) => {
  it('in the example of an inspection', () => {
    const example = inspection();
    const told = rowsOf(rules, INSPECTION).map((row) => row.map(amountIn));
    const happened = eventsOf(example, 'inspected').map(({ card, effect }) =>
      card === 'coin' ? [0, 0] : [Number(card), effect === 'scraps' ? PRICES[card].scraps : 0],
    );
    expect(told).toEqual(happened);
    expect(eventsOf(example, 'inspected').map(({ effect }) => effect)).toEqual([
      'auction',
      'scraps',
      'scraps',
      'nothing',
    ]);
    // the cards before, and what Anna gets, press by press and together; her notes are gone
    expect(paragraphOf(rules, INSPECTION, 0)).toEqual([8, 10, 10]);
    expect(example.state.inspected).toBe(8 + told.length);
    const paid = eventsOf(example, 'scrapped').flatMap(({ presses }) => presses.map(({ real }) => real));
    expect(paragraphOf(rules, INSPECTION, 2)).toEqual(
      ascending(...paid, realOf(example, 'Anna'), 10, 10, 20),
    );
    expect(eventsOf(example, 'gave-back')).toMatchObject([{ pressType: 10, notes: 3, to: [seatOf('Anna')] }]);
    expect(countOf(at(example.state.money, seatOf('Anna')).notes, 10)).toBe(0);
  });

  it('in the example of Ben and his presses', () => {
    const example = production();
    const front = (press: string) => Number(press.split('-')[0]);
    const happened = [
      ...eventsOf(example, 'converted').map(({ press, up, paid }) => [
        front(press),
        up === 'broken' ? [paid] : numbersIn(up),
      ]),
      ...eventsOf(example, 'sold').map(({ press, price }) => [front(press), [price]]),
      ...eventsOf(example, 'printed').flatMap(({ notes }) =>
        Object.keys(notes).map((colour) => [Number(colour), [Number(colour)]]),
      ),
    ];
    expect(
      rowsOf(rules, PRODUCTION).map(([press = '', , result = '']) => [+press, numbersIn(result)]),
    ).toEqual(happened);
    expect(eventsOf(example, 'printed')[0]?.notes).toEqual({ 100: 1 });
    expect(realOf(example, 'Ben')).toBe(10);
    expect(eventsOf(example, 'inspected')).toHaveLength(1);
    const [converts, , sells, prints] = rowsOf(rules, PRODUCTION).map((row) => row[1]);
    expect(new Set([converts, sells, prints]).size).toBe(3);
    expect(rowsOf(rules, PRODUCTION)[1]?.[1]).toBe(converts);
  });

  it('in the example of a coin auction', () => {
    const example = auction();
    const acts = example.events.flatMap((event) =>
      event.type === 'laid' || event.type === 'matched' || event.type === 'dropped'
        ? [{ type: event.type, seat: event.seat, lay: event.type === 'dropped' ? [] : numbersOf(event.lay) }]
        : [],
    );
    const rows = rowsOf(rules, AUCTION);
    expect(rows.map(([name = '', , lay = '']) => [seatOf(name), numbersIn(lay)])).toEqual(
      acts.map(({ seat, lay }) => [seat, lay]),
    );
    // one word for each kind of act
    const words = new Map(acts.map(({ type }, index) => [type, at(rows, index)[1]]));
    expect(rows.map((row) => row[1])).toEqual(acts.map(({ type }) => words.get(type)));
    expect(new Set(words.values()).size).toBe(3);
    const [outcome] = eventsOf(example, 'auction-ended');
    expect(outcome).toMatchObject({
      lot: 4,
      start: seatOf('Anna'),
      winner: seatOf('David'),
      paid: { notes: { 20: 2, 50: 1 }, real: 10 },
    });
    expect(example.state.coins).toEqual([0, 0, 0, outcome?.lot]);
    expect(paragraphOf(rules, AUCTION, 0)).toEqual([4, 10, 20]);
    expect(paragraphOf(rules, AUCTION, 1)).toEqual([4, 10, 20, 50, 50]);
    expect(at(example.state.money, seatOf('Ben'))).toEqual({ notes: { 20: 2 }, real: 10 });
  });

  it('in the example of laundering', () => {
    const example = laundering();
    const openings = eventsOf(example, 'opened');
    const head = at(rules.sections, LAUNDERING).table?.head.slice(1) ?? [];
    expect(head.map(numbersIn)).toEqual(openings.map(({ card }) => [dealOf(card).least, dealOf(card).real]));
    const sums = openings.map(({ bids }) => bids.map(worthOf));
    expect(
      rowsOf(rules, LAUNDERING).map(([name = '', ...cells]) => [seatOf(name), cells.map(amountIn)]),
    ).toEqual([0, 1, 2, 3].map((one) => [one, sums.map((bids) => bids[one])]));
    expect(openings.map(({ winner }) => winner)).toEqual([seatOf('Ben'), undefined]);
    expect(realOf(example, 'Ben')).toBe(90);
    expect(paragraphOf(rules, LAUNDERING, 2)).toEqual([51, 90]);
    expect(example.state.phase.type).toBe('buying');
    expect(example.state.start).toBe(seatOf('Anna'));
  });

  it('in the example of buying', () => {
    const example = shopping();
    const [{ paid } = { paid: 0 }] = eventsOf(example, 'bought');
    const prices = [PRICES[50].costs, PRICES[20].costs, PRICES[20].costs];
    const left = realOf(example, 'David');
    expect(paragraphOf(rules, BUYING, 1)).toEqual(ascending(paid + left, 50, 20, ...prices, paid, left));
  });

  it('in the example of general laundering', () => {
    const example = change();
    const made = [PRICES[20].sells, PRICES[20].sells, PRICES[50].sells];
    const left = paragraphOf(rules, GENERAL, 1).filter((number) => number === realOf(example, 'Anna'));
    expect(left).toHaveLength(1);
    expect(paragraphOf(rules, GENERAL, 1)).toEqual(
      ascending(20, 50, 50, 20, ...made, realOf(example, 'Anna')),
    );
    expect(at(example.state.money, seatOf('Anna')).notes).toEqual({ 20: 1 });
  });

  it('in the example of the end (Falsche Fuffziger Decision X13)', () => {
    const rows = rowsOf(rules, END).map(([, ...cells]) => cells.map(amountIn));
    const column = (place: number) => rows.map((row) => at(row, place));
    const { sheet, totals, winners } = ending(column(0), column(1));
    expect(sheet.scores.map(({ bonus, total }) => [bonus, total])).toEqual(rows.map((row) => row.slice(2)));
    expect(totals).toEqual(column(3));
    expect(sheet.scores.map(({ rank }) => rank)).toEqual([1, 2, 2, 4]);
    const [winner = ''] = namesOf(winners);
    expect(winners).toHaveLength(1);
    expect(at(at(rules.sections, END).paragraphs, 2)).toContain(winner);
    expect(winner).toBe('Anna');
    // Ben has as many coins as the winner, but less money
    expect(paragraphOf(rules, END, 2)).toEqual(ascending(6, 4, at(totals, 0)));
    expect(totals[0]).toBe(totals[1]);
  });
});
