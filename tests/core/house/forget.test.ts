import { describe, expect, it } from 'vitest';
import { withoutPerson } from '../../../core/house/forget.ts';
import { playedBy } from '../../../core/house/played.ts';
import { reassigned } from '../../../core/house/reassign.ts';
import { parseRecord } from '../../../core/record/index.ts';
import { recordOf } from '../../../core/record/index.ts';
import { seat } from '../../../core/base/ids.ts';
import { match } from './games.ts';
import { after, opened, playedToTheEnd, setupOf, tableId } from '../../helpers/table-log.ts';

/** A match of Zelda, Guest 1 and a bot at Zelda's table, as its record. */
const record = () => {
  const table = after(
    opened(setupOf({ title: 'Zeldas Küche' })),
    { type: 'joined', name: 'Zelda', isHost: true, house: 'aaaaaaaa' },
    { type: 'joined', name: 'Guest 1', isHost: false },
    { type: 'readied', seat: seat(1), ready: true },
    { type: 'bot-seated', seat: seat(2), bot: 'beginner', name: 'Agnes', character: 'agnes' },
  );
  return JSON.parse(JSON.stringify(recordOf(playedToTheEnd(table)))) as {
    seats: string[];
    meta: { title: string; seats: object[][] };
  };
};
const ZELDA = { ids: ['aaaaaaaa'], names: ['Zelda'], devices: [], isOnlyBearer: true, as: 'Guest' };

describe('a record without a person', () => {
  it('has a neutral name for theirs that nobody else has, and stays a record', () => {
    const left = withoutPerson(record(), ZELDA);
    expect(left.seats).toEqual(['Guest 2', 'Guest 1', 'Agnes']);
    expect(left.meta.title).toBe('Guests Küche');
    expect(left.meta.seats[0]).toMatchObject([{ type: 'person', name: 'Guest 2', person: 1 }]);
    expect(JSON.stringify(left)).not.toMatch(/zelda|aaaaaaaa/i);
    expect(parseRecord(left).ok).toBe(true);
    const { seats: _seats, meta: _meta, ...match } = left;
    expect(record()).toMatchObject(match);
  });

  it('does not have their device either', () => {
    const joined = (name: string, house: string, browser: string) => ({
      type: 'joined',
      name,
      house,
      browser,
    });
    const entries = [joined('Zelda', 'aaaaaaaa', 'f'.repeat(64)), joined('Ben', 'bbbbbbbb', '0'.repeat(64))];
    expect(withoutPerson(entries, ZELDA)).toEqual([{ type: 'joined', name: 'Guest 1' }, entries[1]]);
  });

  it('has the word that whoever forgets them chose, as it is', () => {
    const own = withoutPerson(record(), { ...ZELDA, as: '“$&” é' });
    expect(own.seats[0]).toMatch(/^“\$&” é \d$/);
    expect(own.meta.title).toContain('“$&” é');
  });

  it('is the same where it does not name them', () => {
    const other = record();
    expect(withoutPerson(other, { ...ZELDA, ids: ['bbbbbbbb'], names: ['Ben'] })).toBe(other);
  });

  it('keeps the name of somebody else of that name', () => {
    const other = record();
    expect(withoutPerson(other, { ...ZELDA, ids: ['bbbbbbbb'], isOnlyBearer: false })).toBe(other);
    const own = withoutPerson(record(), { ...ZELDA, isOnlyBearer: false });
    expect(own.seats[0]).toBe('Guest 2');
  });

  it('does not touch what is no name', () => {
    const document = { type: 'person', game: 'money', deal: { name: 'Zelda' }, options: { name: 'Zelda' } };
    expect(withoutPerson(document, ZELDA)).toBe(document);
    expect(withoutPerson(document, { ...ZELDA, names: ['money', 'person'] })).toBe(document);
  });
});

describe('a record in which somebody counts for another person', () => {
  it('has the new id where the table knows them by that number', () => {
    const one = reassigned(record(), { table: tableId, who: { person: 2 }, to: 'cccccccc' });
    expect(one).toMatchObject({ meta: { seats: [[{ house: 'aaaaaaaa' }], [{ house: 'cccccccc' }], [{}]] } });
    const other = record();
    expect(reassigned(other, { table: tableId, who: { person: 1 }, to: 'cccccccc' })).toBe(other);
  });

  it('has the new id where they counted for the old one under that name', () => {
    const from = ['dddddddd', 'aaaaaaaa'];
    const split = reassigned(record(), { table: tableId, who: { name: 'Zelda', from }, to: 'cccccccc' });
    expect(split).toMatchObject({ meta: { seats: [[{ house: 'cccccccc' }], [{}], [{}]] } });
    const other = record();
    for (const who of [
      { name: 'Guest 1', from },
      { name: 'Zelda', from: ['dddddddd'] },
    ])
      expect(reassigned(other, { table: tableId, who, to: 'cccccccc' })).toBe(other);
  });
});

describe('where somebody has played', () => {
  const at = (table: string, endedAt: number) => ({ table, endedAt });

  it('is told by tables and names, the newest first, with the games and the other people', () => {
    const played = playedBy(
      [
        match('1', 'ann 3, ben 2, bot:expert 1', at('a', 10)),
        match('2', 'ben 3, ann 2', { ...at('a', 20), game: 'for-sale' }),
        match('3', 'ann 3, cleo 2', at('b', 15)),
        match('4', 'ben 3, cleo 2', at('c', 30)),
        match('5', 'ann 3, ben 2'),
      ],
      ['ann'],
    );
    expect(played).toEqual([
      { table: 'a', name: 'ann', endedAt: 20, matches: 2, games: ['money', 'for-sale'], others: ['ben'] },
      { table: 'b', name: 'ann', endedAt: 15, matches: 1, games: ['money'], others: ['cleo'] },
    ]);
  });

  it('keeps apart what two names of one person have played at a table', () => {
    const played = playedBy([match('1', 'ann 3, ben 2', at('a', 10))], ['ann', 'ben']);
    expect(played.map(({ name, others }) => ({ name, others }))).toEqual([
      { name: 'ann', others: ['ben'] },
      { name: 'ben', others: ['ann'] },
    ]);
  });
});
