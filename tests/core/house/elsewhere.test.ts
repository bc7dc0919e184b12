import { describe, expect, it } from 'vitest';
import { seat, toTableId, type TableId } from '../../../core/base/ids.ts';
import { matchesElsewhere } from '../../../core/house/elsewhere.ts';
import type { LedgerEntry, PersonSeat, TableState } from '../../../core/table/index.ts';
import { opened, tableId } from '../../helpers/table-log.ts';
import { match } from './games.ts';

const ATTIC = toTableId('aaaaaaaaaaaaaaaa') as TableId;
const person = (occupant: number, name: string, more: Partial<PersonSeat> = {}): PersonSeat => ({
  type: 'person',
  occupant,
  name,
  colour: occupant,
  ready: true,
  isHost: false,
  ...more,
});
const entry = (names: readonly string[], people: readonly number[]): LedgerEntry => ({
  game: 'money',
  names,
  seats: people.map((one) => ({ type: 'person', person: one, colour: one })),
  totals: names.map(() => 1),
  winners: [seat(0)],
  endedAt: 1,
  early: false,
});
/** A table of Ada, whom the house knows as `ada`, and Tom, who is visiting. */
const kitchen = (more: Partial<TableState> = {}): TableState => ({
  ...opened(),
  evening: '1',
  seats: [person(1, 'Ada', { house: 'ada' }), person(2, 'Tom', { house: null, browser: 'b' })],
  ledger: [entry(['Ada', 'Tom'], [1, 2])],
  ...more,
});
const upstairs = (file: string, seats: string, endedAt: number) =>
  match(file, seats, { table: ATTIC, number: 1, endedAt });
/** The current ids of people: `addie` was merged into `ada`. */
const currentId = (id: string): string => (id === 'addie' ? 'ada' : id);
const nowhere = { currentId, tables: [] };

const seatsOf = (entries: readonly LedgerEntry[]) =>
  entries.map(({ seats = [], names }) =>
    seats.map((who, at) => [names[at], who.type === 'person' ? who.person : who.type]),
  );

describe('matches of the evening at other tables', () => {
  it('have the number, name and colour of whom the table knows, also after a merge', () => {
    const [found] = matchesElsewhere(kitchen(), [upstairs('a', 'addie 3, bot:expert 5', 7)], nowhere);
    expect(found).toEqual({
      game: 'money',
      names: ['Ada', 'bot:expert'],
      seats: [
        { type: 'person', person: 1, colour: 1 },
        { type: 'bot', bot: 'expert' },
      ],
      totals: [3, 5],
      winners: [seat(1)],
      endedAt: 7,
      early: false,
    });
  });

  it('give everybody else a number and a colour of their own, the same in all matches', () => {
    const games = [upstairs('b', 'eve 1, ben 2', 9), upstairs('a', 'ben 2, guest: 1, nobody 3', 8)];
    const found = matchesElsewhere(kitchen(), games, nowhere);
    expect(seatsOf(found)).toEqual([
      [
        ['ben', -1],
        ['guest:', -2],
        ['nobody', 'nobody'],
      ],
      [
        ['eve', -3],
        ['ben', -1],
      ],
    ]);
    const colours = found.flatMap(({ seats = [] }) =>
      seats.flatMap((who) => (who.type === 'person' ? [`${who.person} ${who.colour}`] : [])),
    );
    expect(new Set(colours)).toEqual(new Set(['-1 0', '-2 3', '-3 4']));
  });

  it('know somebody who has left by the record of a match at this table', () => {
    const left = kitchen({ seats: [{ type: 'free' }, { type: 'free' }] });
    const own = match('own', 'ada 1, guest:Tom 1', { table: tableId, number: 1, endedAt: 1 });
    const games = [own, upstairs('a', 'ada 3, ben 5', 7)];
    expect(seatsOf(matchesElsewhere(left, games, nowhere))).toEqual([
      [
        ['Ada', 1],
        ['ben', -1],
      ],
    ]);
  });

  it('know who is only visiting by browser and name together', () => {
    const there = (name: string, browser: string): TableState => ({
      ...opened(),
      id: ATTIC,
      seats: [person(5, name, { browser, house: null })],
      ledger: [entry([name], [5])],
    });
    const game = { ...upstairs('a', 'guest: 1, ben 2', 7) };
    const named = (name: string) => ({
      ...game,
      seats: [{ type: 'person', name } as const, ...game.seats.slice(1)],
    });
    const numberOf = (name: string, browser: string): unknown =>
      seatsOf(
        matchesElsewhere(kitchen(), [named(name)], { currentId, tables: [there(name, browser)] }),
      )[0]?.[0]?.[1];
    expect(numberOf('tom', 'b')).toBe(2);
    expect(numberOf('tom', 'another')).toBe(-1);
    expect(numberOf('Tim', 'b')).toBe(-1);
  });
});
