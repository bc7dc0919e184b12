import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { openTable } from '../../../core/table/index.ts';
import {
  after,
  joined,
  opened,
  readyTable,
  refusal,
  setupOf,
  started,
  step,
  tableId,
} from '../../helpers/table-log.ts';

describe('a table is opened', () => {
  it('with free seats, and with options spelled out', () => {
    const table = opened();
    expect(table.seats).toEqual([{ type: 'free' }, { type: 'free' }, { type: 'free' }]);
    expect(table.setup.options).toMatchObject({ edition: 'gryphon', hands: 1, tieBreak: 'lowest-serial' });
  });

  it.each([
    ['an unknown game', { game: 'whist' }, 'unknown-game'],
    ['too few seats', { seatCount: 2 }, 'bad-seats'],
    ['too many seats', { seatCount: 6 }, 'bad-seats'],
    ['an empty title', { title: '  ' }, 'bad-name'],
    ['a title that turns text around', { title: 'a\u202Eb' }, 'bad-name'],
    ['a title of 41 characters', { title: 'x'.repeat(41) }, 'bad-name'],
    ['an option that the game does not know', { options: { speed: 1 } }, 'unknown-key'],
    ['an option out of range', { options: { hands: 10 } }, 'bad-option'],
    ['a grace time out of range', { graceSeconds: 601 }, 'malformed'],
    ['hands that are neither open nor left out', { openHands: false as never }, 'malformed'],
    [
      'a shuffle that is neither left out nor that of the host',
      { hostShuffles: false as never },
      'malformed',
    ],
  ])('%s is refused', (_, different, code) => {
    const table = openTable({ type: 'opened', id: tableId, setup: setupOf(different), at: 0 });
    expect(table).toMatchObject({ ok: false, error: { code } });
  });
});

describe('people sit down', () => {
  it('on the first free seat, each with a colour of their own', () => {
    const table = after(opened(), joined('Ada', { colour: 2 }), joined('Ben', { colour: 2 }), joined('Cleo'));
    expect(table.seats).toMatchObject([
      { name: 'Ada', colour: 2, ready: false },
      { name: 'Ben', colour: 0 },
      { name: 'Cleo', colour: 1 },
    ]);
  });

  it('with a name of their own, whatever its letters’ size', () => {
    const table = after(opened(), joined(' Ada '));
    expect(table.seats[0]).toMatchObject({ name: 'Ada' });
    expect(refusal(table, joined('ADA'))).toMatchObject({ code: 'name-taken' });
    expect(refusal(table, joined(''))).toMatchObject({ code: 'bad-name', data: { reason: 'empty' } });
    expect(refusal(table, joined('é'.repeat(25)))).toMatchObject({
      code: 'bad-name',
      data: { reason: 'too-long' },
    });
  });

  it('not where somebody sits, nor at a full table', () => {
    const table = readyTable();
    expect(refusal(table, joined('Dan', { seat: 1 }))).toEqual({ code: 'seat-taken', data: { seat: 1 } });
    expect(refusal(table, joined('Dan', { seat: 3 }))).toEqual({ code: 'no-such-seat', data: { seat: 3 } });
    expect(refusal(table, joined('Dan'))).toEqual({ code: 'table-full' });
  });

  it('and stand up again', () => {
    const left = step(readyTable(), { type: 'left', seat: seat(1) });
    expect(left.state.seats[1]).toEqual({ type: 'free' });
    expect(left.news).toEqual([{ type: 'left', seat: 1, name: 'Ben' }]);
    expect(step(left.state, { type: 'left', seat: seat(1) }).news).toEqual([]);
  });

  it('and change name and colour, but not into somebody else’s', () => {
    const table = after(readyTable(), { type: 'renamed', seat: seat(1), name: 'Bea', colour: 5 });
    expect(table.seats[1]).toMatchObject({ name: 'Bea', colour: 5, ready: true });
    const taken = refusal(table, { type: 'renamed', seat: seat(1), name: 'cleo', colour: 5 });
    expect(taken).toMatchObject({ code: 'name-taken' });
  });
});

describe('bots', () => {
  it('take free seats and can be exchanged', () => {
    const seated = after(opened(), { type: 'bot-seated', seat: seat(2), bot: 'random', name: 'Otto' });
    expect(seated.seats[2]).toMatchObject({ type: 'bot', bot: 'random', name: 'Otto' });
    const other = after(seated, { type: 'bot-seated', seat: seat(2), bot: 'regular', name: 'ignored' });
    expect(other.seats[2]).toMatchObject({ bot: 'regular', name: 'Otto' });
  });

  it('must be known, and do not push people off', () => {
    const unknown = refusal(opened(), {
      type: 'bot-seated',
      seat: seat(0),
      bot: 'constructor',
      name: 'Otto',
    });
    expect(unknown).toMatchObject({ code: 'bad-target', data: { target: 'constructor' } });
    const taken = refusal(readyTable(), { type: 'bot-seated', seat: seat(0), bot: 'random', name: 'Otto' });
    expect(taken).toMatchObject({ code: 'seat-taken' });
  });

  it('play as somebody, each as somebody else, and stay so whatever their strength', () => {
    const bot = { type: 'bot-seated', bot: 'regular' } as const;
    const seated = after(
      opened(),
      { ...bot, seat: seat(1), name: 'Agnes', character: 'agnes' },
      { ...bot, seat: seat(2), name: 'Bruno', character: 'bruno' },
    );
    const [, , bruno] = seated.seats;
    const stronger = after(seated, { ...bot, seat: seat(2), bot: 'expert', name: 'ignored' });
    expect(stronger.seats[2]).toEqual({ ...bruno, bot: 'expert' });
    const other = after(seated, { ...bot, seat: seat(2), name: 'Clara', character: 'clara' });
    expect(other.seats[2]).toEqual({ ...bruno, name: 'Clara', character: 'clara' });
    const twice = refusal(seated, { ...bot, seat: seat(2), name: 'Ines', character: 'agnes' });
    expect(twice).toMatchObject({ code: 'bad-target', data: { target: 'agnes' } });
    expect(twice.data?.['allowed']).not.toContain('bruno');
  });

  it.each([
    ['easy', 'beginner'],
    ['steady', 'expert'],
  ])('%s is said by older pages and tables, and means %s', (said, meant) => {
    const table = after(opened(setupOf({ standIn: said })), {
      type: 'bot-seated',
      seat: seat(2),
      bot: said,
      name: 'Otto',
    });
    expect(table.setup.standIn).toBe(meant);
    expect(table.seats[2]).toMatchObject({ bot: meant });
  });

  it('that a new game does not have give way to the stand-in', () => {
    const table = after(
      opened(setupOf({ standIn: 'casual' })),
      { type: 'bot-seated', seat: seat(2), bot: 'collector', name: 'Otto' },
      { type: 'configured', setup: setupOf({ game: 'for-sale', options: {}, standIn: 'casual' }) },
    );
    expect(table.seats[2]).toMatchObject({ bot: 'casual', name: 'Otto' });
  });
});

describe('a new setup', () => {
  it('keeps who sits, and asks everybody but the host again whether they are ready', () => {
    const table = after(readyTable(), { type: 'configured', setup: setupOf({ seatCount: 4 }) });
    expect(table.seats).toMatchObject([
      { ready: true },
      { ready: false },
      { ready: false },
      { type: 'free' },
    ]);
  });

  it('moves people up when seats go away, bots give way first', () => {
    const four = opened(setupOf({ seatCount: 4 }));
    const table = after(
      four,
      { type: 'bot-seated', seat: seat(0), bot: 'random', name: 'Otto' },
      joined('Ada'),
      joined('Ben'),
      joined('Cleo'),
      { type: 'configured', setup: setupOf({ seatCount: 3 }) },
    );
    expect(table.seats).toMatchObject([{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }]);
  });

  it('is refused when the people would not fit', () => {
    const four = after(
      opened(setupOf({ seatCount: 4 })),
      ...['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => joined(name)),
    );
    const refused = refusal(four, { type: 'configured', setup: setupOf({ seatCount: 3 }) });
    expect(refused).toEqual({ code: 'bad-seats', data: { reason: 'occupied', least: 4 } });
  });
});

describe('a shuffle', () => {
  it('moves each occupant whole, so that secrets stay with people', () => {
    const table = readyTable();
    const shuffled = after(table, { type: 'shuffled', order: [seat(2), seat(0), seat(1)] });
    expect(shuffled.seats).toEqual([table.seats[2], table.seats[0], table.seats[1]]);
  });

  it.each([[[0, 0, 1]], [[0, 1]], [[0, 1, 3]]])('names each seat once: %j is refused', (order) => {
    const refused = refusal(readyTable(), { type: 'shuffled', order: order.map(seat) });
    expect(refused).toMatchObject({ code: 'malformed' });
  });
});

describe('the start', () => {
  it('waits for everybody', () => {
    const waiting = after(opened(), joined('Ada', { isHost: true }), joined('Ben'));
    const refused = refusal(waiting, started(readyTable()));
    expect(refused).toEqual({ code: 'not-ready', data: { seats: [1, 2] } });
  });

  it('refuses a deal that is not one of this game', () => {
    expect(refusal(readyTable(), { type: 'started', deal: { hands: [] } })).toMatchObject({
      code: 'bad-deal',
    });
  });

  it('closes the lobby', () => {
    const table = after(readyTable(), started(readyTable()));
    expect(table).toMatchObject({ phase: 'playing', games: 1 });
    const lobbyOnly = [
      { type: 'configured', setup: setupOf() },
      { type: 'shuffled', order: [0, 1, 2].map(seat) },
      { type: 'readied', seat: seat(0), ready: false },
      { type: 'bot-seated', seat: seat(0), bot: 'random', name: 'Otto' },
    ] as const;
    for (const command of lobbyOnly) expect(refusal(table, command)).toEqual({ code: 'not-in-lobby' });
  });

  it('lets a name be corrected in a game, which everybody is told, and the record has it', () => {
    const table = after(readyTable(), started(readyTable()));
    const { state, news } = step(table, { type: 'renamed', seat: seat(1), name: 'Bernd', colour: 1 });
    expect(state.seats[1]).toMatchObject({ name: 'Bernd' });
    expect(news).toEqual([{ type: 'renamed', seat: 1, name: 'Bernd', before: 'Ben' }]);
    expect(state.game?.account.players[1]).toMatchObject([{ name: 'Bernd', person: 2 }]);
    expect(refusal(table, { type: 'renamed', seat: seat(1), name: 'ADA', colour: 1 })).toMatchObject({
      code: 'name-taken',
    });
  });
});
