import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuidOf } from '../../../core/base/uuid.ts';
import { bgStatsOf } from '../../../core/house/bg-stats.ts';
import { csvOf } from '../../../core/house/csv.ts';
import type { ExportedMatch, ExportWords } from '../../../core/house/exported.ts';
import { NO_PEOPLE, type HousePeople } from '../../../core/house/people.ts';
import { match } from './games.ts';

const start = (hour: number): number => Date.UTC(2026, 0, 31, hour - 1, 5, 9);
const MINUTES = 60_000;
const person = (id: string, name: string) => ({
  id,
  name,
  otherNames: [],
  colour: 0,
  addedAt: 0,
  devices: ['f'.repeat(64)],
});
const HOUSE: HousePeople = {
  ...NO_PEOPLE,
  people: [person('ann', 'Anna'), person('ben', 'Ben')],
  merged: { annie: 'ann' },
};
/** A place an hour ahead of UTC. */
const WORDS: ExportWords = {
  titles: new Map([['money', 'Money!']]),
  localTime: (at) => {
    const text = new Date(at + 60 * MINUTES).toISOString();
    return { day: text.slice(0, 10), time: text.slice(11, 19), offset: '+01:00' };
  },
};

const played = (file: string, seats: string, hour: number, change = {}): ExportedMatch => ({
  game: match(file, seats, {
    table: '0123456789abcdef',
    number: hour,
    startedAt: start(hour),
    endedAt: start(hour) + 35 * MINUTES,
    ...change,
  }),
  starts: 1,
});
const EVENING = [
  played('two', 'annie 9, bot:expert 4, nobody 4', 21),
  played('one', 'ann 12, ben 30, guest: 5', 20),
  played('three', 'ann 2, ben 1', 23, { isEarly: true }),
];

describe('the UUID of a name', () => {
  it('is that of RFC 9562, version 5', () => {
    expect(uuidOf('person abcdefg2')).toBe('7301bcaa-881e-5d6d-a486-dfcc8335ba76');
    expect(uuidOf('game money')).toBe('0ae8e26d-9747-5d08-9d32-d14c17a86e03');
  });
});

describe('the file for BG Stats', () => {
  const file = bgStatsOf(EVENING, HOUSE, WORDS);

  it('has each match with scores, ranks, winner, order of seats, start and length', () => {
    const [one, two, three] = file.plays;
    expect(one).toMatchObject({
      playDate: '2026-01-31 20:05:09',
      durationMin: 35,
      ignored: false,
      playerScores: [
        { score: '12', rank: 2, winner: false, startPlayer: false, seatOrder: 1, newPlayer: true },
        { score: '30', rank: 1, winner: true, startPlayer: true, seatOrder: 2, newPlayer: true },
        { score: '5', rank: 3, winner: false, startPlayer: false, seatOrder: 3, newPlayer: false },
      ],
    });
    expect(two?.playerScores.map(({ newPlayer }) => newPlayer)).toEqual([false, false, false]);
    expect(three).toMatchObject({ ignored: true, playerScores: [{ winner: false }, { winner: false }] });
  });

  it('names people as the house does now, and all others nobody', () => {
    expect(file.players).toMatchObject([
      { id: 1, name: 'Anna', isAnonymous: false },
      { id: 2, name: 'Ben', isAnonymous: false },
      { id: 3, isAnonymous: true },
    ]);
    expect(file.plays.map(({ playerScores }) => playerScores.map(({ playerRefId }) => playerRefId))).toEqual([
      [1, 2, 3],
      [1, 3, 3],
      [1, 2],
    ]);
    expect(file.games).toMatchObject([{ id: 1, name: 'Money!', bggId: 0 }]);
  });

  it('makes the same UUIDs again, whatever has come since, and whatever the files are called', () => {
    const later = [played('zero', 'ben 9, ann 4', 19), ...EVENING].map(({ game, starts = 0 }) => ({
      game: { ...game, file: `${game.file} (1)` },
      starts,
    }));
    const again = bgStatsOf(later, HOUSE, WORDS);
    expect(again.plays.slice(1).map(({ uuid }) => uuid)).toEqual(file.plays.map(({ uuid }) => uuid));
    const uuidOfAnna = (stats: typeof file) => stats.players.find(({ name }) => name === 'Anna')?.uuid;
    expect(uuidOfAnna(again)).toBe(uuidOfAnna(file));
    expect(new Set(again.plays.map(({ uuid }) => uuid)).size).toBe(4);
  });

  it('has nothing of devices, tables or ids of the house', () => {
    const text = JSON.stringify(file);
    for (const secret of ['ffff', '0123456789abcdef', '"ann"', 'annie']) expect(text).not.toContain(secret);
  });

  it('says that a tie was broken, and leaves out matches of which no time is known', () => {
    const tied = played('tied', 'ann 9, ben 9', 20, { places: [2, 1] });
    const older = { game: match('older', 'ann 9, ben 4') };
    expect(bgStatsOf([tied, older], HOUSE, WORDS).plays).toMatchObject([{ manualWinner: true }]);
    expect(file.plays.every(({ manualWinner }) => !manualWinner)).toBe(true);
  });
});

/** Reads CSV as RFC 4180 has it. */
function linesOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/gy;
  for (const [, raw = '', end] of text.matchAll(cell)) {
    line.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

const rowsOf = (matches: readonly ExportedMatch[]): readonly Readonly<Record<string, string>>[] => {
  const [header = [], ...lines] = linesOf(csvOf(matches, HOUSE, WORDS).slice(1));
  return lines.map((line) => Object.fromEntries(header.map((name, at) => [name, line[at] ?? ''])));
};

describe('the table for spreadsheets', () => {
  it('has a line for each seat and match', () => {
    const text = csvOf(EVENING, HOUSE, WORDS);
    expect(text.startsWith('\uFEFFmatch,evening,')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const rows = rowsOf(EVENING);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toMatchObject({
      evening: '2026-01-31',
      started: '2026-01-31T20:05:09+01:00',
      minutes: '35',
      game: 'Money!',
      ended_early: 'no',
      players: '3',
      seat: '1',
      name: 'ann',
      played_by: 'person',
      person: 'Anna',
      place: '2',
      total: '12',
      won: 'no',
      first_turn: 'no',
    });
    expect(rows[4]).toMatchObject({ played_by: 'bot', strength: 'expert', person: '' });
    expect(rows.slice(6).map(({ won }) => won)).toEqual(['no', 'no']);
    expect(Date.parse(rows[0]?.['started'] ?? '')).toBe(start(20));
  });

  it('has no text that a spreadsheet takes for a formula', () => {
    for (const name of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1']) {
      const [row] = rowsOf([
        { game: { ...match('one', 'ann 1, ben 2'), seats: [{ type: 'unknown', name }] } },
      ]);
      expect(row?.['name']).toBe(`'${name}`);
    }
    const [row] = rowsOf([played('minus', 'ann -4, ben 2', 20)]);
    expect(row?.['total']).toBe('-4');
  });

  it('can be read back, whatever people are called', () => {
    const names = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(names, (list) => {
        const seats = list.map((name) => ({ type: 'unknown' as const, name: `n${name}` }));
        const game = { ...match('one', 'ann 1, ben 2'), seats, places: [], totals: [] };
        expect(rowsOf([{ game }]).map(({ name }) => name)).toEqual(seats.map(({ name }) => name));
      }),
    );
  });
});
