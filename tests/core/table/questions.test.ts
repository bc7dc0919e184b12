import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import {
  awaitsOf,
  questionOf,
  classifyAction,
  type TableCommand,
  type TableState,
} from '../../../core/table/index.ts';
import { after, playedToTheEnd, readyTable, started } from '../../helpers/table-log.ts';

const playing = (): TableState => after(readyTable(), started(readyTable()));
const bid = (at: number, by: 'person' | 'bot' = 'person'): TableCommand => ({
  type: 'acted',
  seat: seat(at),
  action: { type: 'bid', cards: [0] },
  by,
});
const unbid = (at: number): TableCommand => ({
  type: 'acted',
  seat: seat(at),
  action: { type: 'unbid' },
  by: 'person',
});
const numbers = (table: TableState): readonly number[] => table.questions.slice(0, 3);

describe('the number of a question', () => {
  it('rises for those who become awaited, and for nobody else', () => {
    expect(numbers(readyTable())).toEqual([0, 0, 0]);
    expect(numbers(playing())).toEqual([1, 1, 1]);
    const chosen = after(playing(), bid(0));
    expect(numbers(chosen)).toEqual([1, 1, 1]);
    expect(numbers(after(chosen, unbid(0)))).toEqual([2, 1, 1]);
  });

  it('counts for each seat over the life of the table', () => {
    const ended = playedToTheEnd(readyTable());
    const before = numbers(ended);
    const again = after(ended, { type: 'rematch' });
    const next = after(again, started(again, 'again'));
    expect(numbers(next)).toEqual(before.map((number) => number + 1));
  });

  it('is closed by a stand-in, whether or not the seat is asked again', () => {
    const taken = after(playing(), { type: 'bot-took-over', seat: seat(1), bot: 'random', why: 'grace' });
    const played = after(taken, bid(1, 'bot'));
    expect(awaitsOf(played)).not.toContain(1);
    expect(questionOf(played, seat(1))).toBe(2);
    expect(classifyAction(played, seat(1), 1, { type: 'bid', cards: [0] })).toBe('stale');
  });
});

describe('an act of a person', () => {
  it('is new for the question that is asked, known when it comes again, stale for any other', () => {
    const table = playing();
    const action = { type: 'bid', cards: [0] };
    expect(classifyAction(table, seat(0), 1, action)).toBe('new');
    expect(classifyAction(table, seat(0), 0, action)).toBe('stale');
    expect(classifyAction(table, seat(0), 2, action)).toBe('stale');
    const chosen = after(table, bid(0));
    expect(classifyAction(chosen, seat(0), 1, action)).toBe('again');
    expect(classifyAction(chosen, seat(1), 1, action)).toBe('new');
    expect(classifyAction(chosen, seat(0), 1, { type: 'bid', cards: [1] })).toBe('new'); // the game refuses it
    const undone = after(chosen, unbid(0));
    expect(classifyAction(undone, seat(0), 1, action)).toBe('again');
    expect(classifyAction(undone, seat(0), 2, action)).toBe('new');
  });

  it('is known by what it says, not by how it is written', () => {
    const chosen = after(playing(), bid(0));
    expect(classifyAction(chosen, seat(0), 1, { cards: [0], type: 'bid' })).toBe('again');
  });
});
