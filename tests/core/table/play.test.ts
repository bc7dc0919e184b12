import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { eveningNow, isTableEntry, ledgerNow, personOf, type TableState } from '../../../core/table/index.ts';
import { replay } from '../../../core/record/index.ts';
import { recordOf } from '../../../core/record/index.ts';
import {
  after,
  joined,
  playedToTheEnd,
  opened,
  readyTable,
  refusal,
  started,
  step,
} from '../../helpers/table-log.ts';

const playing = () => after(readyTable(), started(readyTable()));

describe('acts', () => {
  it('are what the game accepts, and become part of the record', () => {
    const table = after(playing(), {
      type: 'acted',
      seat: seat(1),
      action: { type: 'bid', cards: [0] },
      by: 'person',
    });
    expect(table.game?.actions.slice()).toEqual([{ seat: 1, type: 'bid', cards: [0] }]);
  });

  it('are refused as the game refuses them, and nothing changes', () => {
    const table = playing();
    const before = JSON.stringify(table);
    const act = (action: unknown) => refusal(table, { type: 'acted', seat: seat(1), action, by: 'person' });
    expect(act({ type: 'bid', cards: [] })).toMatchObject({ code: 'too-few' });
    expect(act({ type: 'pass' })).toMatchObject({ code: 'not-available' });
    expect(act('bid')).toMatchObject({ code: 'malformed' });
    expect(JSON.stringify(table)).toBe(before);
  });

  it('are remembered with the question that they answered, the newest 64', () => {
    let table = playing();
    for (let turn = 0; turn < 70; turn++) {
      const action = turn % 2 === 0 ? { type: 'bid', cards: [0] } : { type: 'unbid' };
      table = after(table, { type: 'acted', seat: seat(0), action, by: 'person' });
    }
    expect(table.recentActs).toHaveLength(64);
    expect(table.recentActs.at(-1)).toEqual({ seat: 0, question: 35, action: { type: 'unbid' } });
  });

  it('need a game', () => {
    const action = { type: 'bid', cards: [0] };
    expect(refusal(readyTable(), { type: 'acted', seat: seat(0), action, by: 'person' })).toEqual({
      code: 'not-in-game',
    });
  });
});

describe('an absent person', () => {
  it('is played by a bot until back', () => {
    const taken = step(playing(), { type: 'bot-took-over', seat: seat(1), bot: 'random', why: 'grace' });
    expect(taken.state.seats[1]).toMatchObject({ type: 'person', name: 'Ben', standIn: 'random' });
    expect(taken.news).toEqual([
      { type: 'bot-took-over', seat: 1, name: 'Ben', bot: 'random', why: 'grace' },
    ]);
    const back = after(taken.state, { type: 'given-back', seat: seat(1) });
    expect(back.seats).toEqual(playing().seats);
    expect(refusal(back, { type: 'given-back', seat: seat(1) })).toMatchObject({ code: 'not-available' });
  });

  it('may be replaced only after the seat was opened', () => {
    expect(refusal(playing(), joined('Dan', { seat: 1 }))).toMatchObject({ code: 'seat-taken' });
    const open = after(playing(), { type: 'seat-opened', seat: seat(1) });
    const replaced = after(open, joined('Dan'));
    expect(replaced.seats[1]).toMatchObject({ name: 'Dan', ready: true });
    expect(replaced.seats[1]).not.toHaveProperty('open');
  });

  it('who leaves for good opens the seat and loses its secret', () => {
    const before = playing().seats[1];
    const left = after(playing(), { type: 'left', seat: seat(1) }).seats[1];
    expect(left).toMatchObject({ name: 'Ben', open: true });
    expect(left).not.toMatchObject({ occupant: before?.type === 'person' ? before.occupant : -1 });
  });
});

describe('the end', () => {
  it('enters the ledger, and the record replays to the same result', () => {
    const table = playedToTheEnd(readyTable());
    const record = recordOf(table);
    expect(table.phase).toBe('ended');
    expect(record?.seats).toEqual(['Ada', 'Ben', 'Cleo']);
    const replayed = record === undefined ? undefined : replay(record);
    expect(replayed).toMatchObject({ ok: true, finished: true, totals: table.ledger[0]?.totals });
    expect(table.ledger).toMatchObject([{ game: 'money', names: ['Ada', 'Ben', 'Cleo'], early: false }]);
  });

  it('can come early: then nobody wins and nobody may act', () => {
    const table = after(playing(), { type: 'ended-early' });
    expect(table).toMatchObject({ phase: 'ended', ledger: [{ early: true, totals: [], winners: [] }] });
    const late = refusal(table, {
      type: 'acted',
      seat: seat(0),
      action: { type: 'bid', cards: [0] },
      by: 'person',
    });
    expect(late).toEqual({ code: 'not-in-game' });
  });

  it('leads to a rematch of the same people, without stand-ins and without those who left', () => {
    const ended = after(
      playing(),
      { type: 'bot-took-over', seat: seat(1), bot: 'random', why: 'owner' },
      { type: 'left', seat: seat(2) },
      { type: 'ended-early' },
    );
    const again = after(ended, { type: 'rematch' });
    expect(again).toMatchObject({
      phase: 'lobby',
      seats: [{ name: 'Ada' }, { name: 'Ben', ready: true }, { type: 'free' }],
    });
    expect(again.seats[1]).not.toHaveProperty('standIn');
    expect(again).not.toHaveProperty('game');
    expect(refusal(again, { type: 'rematch' })).toEqual({ code: 'not-ended' });
  });
});

describe('the ledger', () => {
  const twoGames = () => {
    const ended = playedToTheEnd(readyTable());
    const renamed = after(ended, { type: 'renamed', seat: seat(1), name: 'Benno', colour: 1 });
    return { ended, renamed };
  };

  it('keeps who was a person, and names everybody as they are called now', () => {
    const { ended, renamed } = twoGames();
    const people = [1, 2, 3].map((number) => ({ type: 'person', person: number, colour: number - 1 }));
    expect(ended.ledger[0]?.seats).toEqual(people);
    expect(ledgerNow(ended)).toEqual(ended.ledger);
    expect(renamed.ledger).toEqual(ended.ledger);
    expect(ledgerNow(renamed)[0]?.names).toEqual(['Ada', 'Benno', 'Cleo']);
    const lobby = after(renamed, { type: 'rematch' }, { type: 'left', seat: seat(1) });
    const bot = after(lobby, { type: 'bot-seated', seat: seat(1), bot: 'random', name: 'Robo' });
    const again = after(bot, started(bot), { type: 'ended-early' });
    expect(again.ledger[1]?.seats).toEqual([people[0], { type: 'bot', bot: 'random' }, people[2]]);
  });

  it('counts a match for nobody at a seat that was given up, though a bot played on', () => {
    const left = after(
      playing(),
      { type: 'bot-took-over', seat: seat(1), bot: 'random', why: 'grace' },
      { type: 'left', seat: seat(2) },
      { type: 'ended-early' },
    );
    expect(left.ledger[0]?.seats).toEqual([
      { type: 'person', person: 1, colour: 0 },
      { type: 'person', person: 2, colour: 1 },
      { type: 'nobody' },
    ]);
  });

  it('knows a person who comes back to the same browser, and nobody else of that name', () => {
    const sit = (name: string, browser: string) =>
      ({ type: 'joined', name, isHost: false, seat: seat(1), browser }) as const;
    const leave = { type: 'left', seat: seat(1) } as const;
    const first = after(opened(), sit('Anna', 'tablet'), leave, sit('anna', 'phone'));
    const numberIn = ({ seats: [, who] }: TableState) => who?.type === 'person' && personOf(who);
    expect(numberIn(first)).toBe(2);
    expect(numberIn(after(first, leave, sit('Anna', 'tablet')))).toBe(1);
    expect(numberIn(after(first, leave, sit('Ben', 'tablet')))).toBe(3);
    const moved = after(first, { type: 'seat-moved', seat: seat(1), token: 'a', browser: 'laptop' });
    expect(numberIn(after(moved, leave, sit('Anna', 'laptop')))).toBe(2);
    expect(numberIn(after(moved, leave, sit('Anna', 'phone')))).toBe(4);
  });

  it('sends the matches of the newest evening', () => {
    const { ended } = twoGames();
    const [game] = ended.ledger;
    const hour = 3_600_000;
    const at = (startedAt: number, endedAt: number) =>
      game === undefined ? [] : [{ ...game, startedAt: startedAt * hour, endedAt: endedAt * hour }];
    const evening = (...ledger: TableState['ledger']) => eveningNow({ ...ended, ledger });
    const ends = (...ledger: TableState['ledger']) => evening(...ledger).map(({ endedAt }) => endedAt / hour);
    expect(ends(...at(0, 1), ...at(6, 7), ...at(13, 14), ...at(14, 15))).toEqual([14, 15]);
    expect(ends(...Array.from({ length: 70 }, (_, hours) => at(hours, hours)).flat())).toHaveLength(60);
  });

  it('is taken from a log that does not say who was a person', () => {
    const { ended } = twoGames();
    const [entry] = ended.ledger;
    if (entry === undefined) throw new Error('nothing stands in the ledger');
    const { seats: _seats, startedAt: _startedAt, ...ledger } = entry;
    const end = { type: 'finished', ledger, questions: ended.questions } as const;
    expect(after(ended, end).ledger).toEqual(ended.ledger);
    const older = { ...end, ledger: { ...ledger, people: [1, 2, null] } };
    expect(after(ended, older).ledger).toEqual(ended.ledger);
    const other = { ...end, ledger: { ...ledger, totals: [0, 0, 0] } };
    expect(refusal(ended, other)).toEqual({ code: 'not-ended' });
  });
});

describe('the ledger of an older log', () => {
  const ended = playedToTheEnd(readyTable());
  const [entry] = ended.ledger;
  if (entry === undefined) throw new Error('nothing stands in the ledger');
  const { seats: _seats, startedAt: _startedAt, ...older } = entry;
  const seatsOf = (known: TableState['ledger'][number]) => ledgerNow({ ...ended, ledger: [known] })[0]?.seats;

  it('says who was a person', () => {
    const known = ledgerNow({ ...ended, ledger: [{ ...older, people: [1, 7, null] }] })[0];
    const [ada, ben, bot] = known?.seats ?? [];
    expect([ada, ben, bot]).toEqual([
      { type: 'person', person: 1 },
      { type: 'person', person: 7 },
      { type: 'bot' },
    ]);
    expect(known).not.toHaveProperty('people');
  });

  it('that does not say so means who has the name now', () => {
    expect(seatsOf({ ...older, names: ['Ada', 'Ben', 'Dora'] })).toEqual([
      { type: 'person', person: 1, colour: 0 },
      { type: 'person', person: 2, colour: 1 },
      { type: 'unknown' },
    ]);
  });
});

describe('a log', () => {
  it('that is folded twice gives the same bytes', () => {
    expect(JSON.stringify(playedToTheEnd(readyTable(), 'twice'))).toBe(
      JSON.stringify(playedToTheEnd(readyTable(), 'twice')),
    );
  });

  it('knows its entries from anything else', () => {
    expect(isTableEntry({ type: 'rematch', at: 5 })).toBe(true);
    for (const other of [undefined, 5, {}, { type: 'rematch' }, { type: 'toString', at: 5 }])
      expect(isTableEntry(other)).toBe(false);
  });
});
