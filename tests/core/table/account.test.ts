import { describe, expect, it } from 'vitest';
import { seat, type Seat } from '../../../core/base/ids.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import { recordOf, tablesAtTheEnd } from '../../../core/record/index.ts';
import type { RecordMeta } from '../../../core/record/of-table.ts';
import {
  applyEntry,
  awaitsOf,
  emptyMemories,
  openTable,
  type Player,
  type TableCommand,
  type TableEntry,
  type TableState,
} from '../../../core/table/index.ts';
import { decideForBot } from '../../helpers/decide-for-bot.ts';
import { after, joined, opened, setupOf, started, tableId } from '../../helpers/table-log.ts';

const [ADA, BEN, BOT] = [seat(0), seat(1), seat(2)];
const [HASH, OTHER] = ['a'.repeat(64), 'b'.repeat(64)];

/** Ada on the app, Ben on a phone, and a bot. */
const table = (more: Partial<Parameters<typeof setupOf>[0]> = {}): TableState =>
  after(
    opened(setupOf({ options: { edition: 'gryphon', memoryAid: true }, ...more })),
    { type: 'joined', name: 'Ada', isHost: true, device: 'app', token: HASH },
    { type: 'joined', name: 'Ben', isHost: false, device: 'browser', token: OTHER },
    { type: 'readied', seat: BEN, ready: true },
    { type: 'bot-seated', seat: BOT, bot: 'beginner', name: 'Agnes', character: 'agnes' },
    { type: 'bot-seated', seat: BOT, bot: 'expert', name: '' },
  );

const playing = (): TableState => {
  const ready = table();
  return after(ready, started(ready));
};

/** As the record of the game has it. */
const accountOf = (state: TableState) => {
  const meta = recordOf(state)?.meta as unknown as RecordMeta | undefined;
  if (meta === undefined) throw new Error('no game');
  const { settings, seats: players, times, changes, pauses, takenBack } = meta;
  return { settings, players, times, changes, pauses, takenBack };
};
const onSeat = (state: TableState, at: Seat): readonly Player[] => accountOf(state).players[at] ?? [];

/** The first act that a seat may do, by whom it is said to be. */
function act(state: TableState, more: Partial<TableCommand & { type: 'acted' }> = {}): TableCommand {
  const [at] = awaitsOf(state);
  if (at === undefined) throw new Error('nobody is awaited');
  const action = decideForBot(state, emptyMemories(), at, createRng('act'), 'random');
  return { type: 'acted', seat: at, action, by: 'person', ...more };
}

describe('the account of a game', () => {
  it('begins with who sits there: people with their devices, bots with strength and temper', () => {
    expect(accountOf(playing())).toEqual({
      settings: {
        pace: 'normal',
        clock: 'off',
        standIn: 'regular',
        door: 'open',
        coach: false,
        memoryAid: true,
        reach: 'network',
        graceSeconds: 60,
      },
      players: [
        [{ type: 'person', name: 'Ada', colour: 0, person: 1, isHost: true, devices: [{ device: 'app' }] }],
        [
          {
            type: 'person',
            name: 'Ben',
            colour: 1,
            person: 2,
            isHost: false,
            devices: [{ device: 'browser' }],
          },
        ],
        [{ type: 'bot', name: 'Agnes', colour: 2, bot: 'expert', character: 'agnes', temper: 'cautious' }],
      ],
      times: [],
    });
  });

  it('tells the stand-ins of a person, each from when to when and why', () => {
    const away = after(
      playing(),
      { type: 'bot-took-over', seat: BEN, bot: 'regular', why: 'grace' },
      { type: 'given-back', seat: BEN },
      { type: 'bot-took-over', seat: BEN, bot: 'master', why: 'owner' },
    );
    const started = away.game?.startedAt ?? 0;
    expect(onSeat(away, BEN)).toMatchObject([
      {
        name: 'Ben',
        standIns: [
          {
            bot: 'regular',
            why: 'grace',
            from: { at: started + 1, act: 0 },
            to: { at: started + 2, act: 0 },
          },
          { bot: 'master', why: 'owner', from: { at: started + 3, act: 0 } },
        ],
      },
    ]);
  });

  it('tells who left a seat, who kept it warm and who came; a bot gives way in the same manner', () => {
    const left = after(
      playing(),
      { type: 'left', seat: BEN },
      { type: 'bot-took-over', seat: BEN, bot: 'regular', why: 'grace' },
    );
    const come = after(left, joined('Dora', { seat: 1 }), joined('Emil', { seat: 2 }));
    const now = (by: number) => ({ at: (left.game?.startedAt ?? 0) + by, act: 0 });
    expect(onSeat(come, BEN)).toMatchObject([
      { type: 'person', name: 'Ben', left: 'left', to: now(1), devices: [{ to: now(1) }] },
      {
        type: 'nobody',
        name: 'Ben',
        from: now(1),
        to: now(3),
        standIns: [{ bot: 'regular', why: 'grace', from: now(2), to: now(3) }],
      },
      { type: 'person', name: 'Dora', person: 4, from: now(3), devices: [] },
    ]);
    expect(onSeat(come, BOT)).toMatchObject([
      { type: 'bot', name: 'Agnes', to: now(4) },
      { type: 'person', name: 'Emil', from: now(4) },
    ]);
  });

  it('tells of a removal, and of an opened seat that another person took', () => {
    const removed = after(playing(), { type: 'removed', seat: BEN });
    expect(onSeat(removed, BEN)).toMatchObject([
      { name: 'Ben', left: 'removed' },
      { type: 'nobody', standIns: [{ bot: 'regular', why: 'removed' }] },
    ]);
    const replaced = after(playing(), { type: 'seat-opened', seat: BEN }, joined('Dora', { seat: 1 }));
    expect(onSeat(replaced, BEN)).toMatchObject([{ name: 'Ben', left: 'replaced' }, { name: 'Dora' }]);
    expect(onSeat(replaced, BEN)).toHaveLength(2);
  });

  it('knows a person whose seat moves to another device by the same number, in later games too', () => {
    const moved = after(playing(), { type: 'seat-moved', seat: BEN, token: HASH, device: 'app' });
    expect(onSeat(moved, BEN)).toMatchObject([
      {
        person: 2,
        devices: [
          { device: 'browser', to: { act: 0 } },
          { device: 'app', from: { act: 0 } },
        ],
      },
    ]);
    const again = after(moved, { type: 'ended-early' }, { type: 'rematch' });
    const next = after(again, { type: 'renamed', seat: BEN, name: 'Benno', colour: 5 }, started(again));
    expect(onSeat(next, BEN)).toEqual([
      { type: 'person', name: 'Benno', colour: 5, person: 2, isHost: false, devices: [{ device: 'app' }] },
    ]);
    const gone = after(next, { type: 'left', seat: BEN }, joined('Ben', { seat: 1 }));
    expect(onSeat(gone, BEN).at(-1)).toMatchObject({ name: 'Ben', person: (again.nextOccupant ?? 0) + 1 });
  });

  it('tells the choices that another bot made, the time of each act, pauses and changes', () => {
    let state = playing();
    const { startedAt = 0 } = state.game ?? {};
    state = after(state, act(state, { by: 'bot', why: 'clock', bot: 'regular' }));
    state = after(
      state,
      { type: 'paused', reason: 'break' },
      { type: 'adjusted', pace: 'quick', memoryAid: false },
      { type: 'resumed' },
    );
    state = after(state, act(state));
    state = after(state, act(state, { by: 'bot', bot: 'casual' }));
    const account = accountOf(state);
    expect(account.times).toEqual([1, 5, 6]);
    expect(account.pauses).toEqual([
      { reason: 'break', from: { at: startedAt + 2, act: 1 }, to: { at: startedAt + 4, act: 1 } },
    ]);
    expect(account.changes).toEqual([{ at: startedAt + 3, act: 1, pace: 'quick', memoryAid: false }]);
    const [first, , third] = state.game?.actions ?? [];
    expect(onSeat(state, first?.seat ?? ADA)[0]?.helped).toEqual([{ act: 0, bot: 'regular', why: 'clock' }]);
    expect(onSeat(state, third?.seat ?? ADA)[0]?.helped).toEqual([{ act: 2, bot: 'casual', why: 'fault' }]);
  });

  it('has how long people thought, from the first choice that was measured on', () => {
    let state = playing();
    state = after(state, act(state));
    expect(recordOf(state)?.meta).not.toHaveProperty('thinking');
    state = after(state, act(state, { thought: 2400 }));
    state = after(state, act(state, { by: 'bot' }));
    expect(recordOf(state)?.meta).toMatchObject({ thinking: [null, 2400, null] });
  });

  it('keeps what was taken back as such', () => {
    const seats = after(opened(setupOf({ game: 'for-sale', options: {} })), joined('Ada', { isHost: true }));
    const bots = [1, 2].map((at): TableCommand => ({
      type: 'bot-seated',
      seat: seat(at),
      bot: 'random',
      name: `Bot ${at}`,
    }));
    const ready = after(seats, ...bots);
    let state = after(ready, started(ready));
    while (awaitsOf(state)[0] !== ADA) state = after(state, act(state, { by: 'bot' }));
    const { actions } = state.game ?? { actions: [] };
    const undone = after(state, act(state, { thought: 900 }), { type: 'taken-back', seat: ADA });
    expect(recordOf(undone)?.meta?.['thinking']).toEqual(actions.slice(0).map(() => null));
    expect(accountOf(undone).times).toEqual(accountOf(state).times);
    expect(accountOf(undone).takenBack).toEqual([{ at: undone.changedAt, act: actions.length, seat: ADA }]);
  });

  it('knows the same deal again, whoever plays it with whatever aids', () => {
    const hashOf = (state: TableState, seed = 'same'): unknown =>
      recordOf(after(state, started(state, seed)))?.meta?.['deal'];
    const same = hashOf(table());
    expect(hashOf(table({ options: { edition: 'gryphon', memoryAid: false }, title: 'Attic' }))).toBe(same);
    expect(hashOf(table(), 'other')).not.toBe(same);
    expect(hashOf(table({ options: { edition: 'gryphon', hands: 2 } }))).not.toBe(same);
  });

  it('stays as it was at the end, whatever happens at the table then', () => {
    const ended = after(playing(), { type: 'ended-early' });
    const later = after(ended, { type: 'left', seat: BEN }, { type: 'removed', seat: ADA });
    expect(recordOf(later)).toEqual(recordOf(ended));
  });
});

/** Something that may happen in a game; the table says whether it can. */
function anything(state: TableState, rng: Rng): TableCommand {
  const at = seat(rng.below(3));
  switch (rng.below(12)) {
    case 0:
      return { type: 'left', seat: at };
    case 1:
      return {
        ...joined(rng.pick(['Dora', 'Emil', 'Fay']), { seat: at }),
        token: HASH,
        device: 'browser',
      } as TableCommand;
    case 2:
      return { type: 'bot-took-over', seat: at, bot: 'regular', why: 'owner' };
    case 3:
      return { type: 'given-back', seat: at };
    case 4:
      return { type: 'seat-opened', seat: at };
    case 5:
      return { type: 'seat-moved', seat: at, token: OTHER, device: 'app' };
    case 6:
      return { type: 'removed', seat: at, address: '192.168.0.7' };
    case 7:
      return rng.below(2) === 0 ? { type: 'paused', reason: 'break' } : { type: 'resumed' };
    case 8:
      return { type: 'adjusted', coach: rng.below(2) === 0 };
    case 9:
      return rng.below(20) === 0 ? { type: 'ended-early' } : { type: 'resumed' };
    default:
      return awaitsOf(state).length === 0
        ? { type: 'rematch' }
        : act(state, { by: rng.below(2) === 0 ? 'bot' : 'person' });
  }
}

/** A table that plays by lot, each accepted entry, and the record at the end of each game as the live table makes it. */
function evening(seed: string): { log: readonly TableEntry[]; records: readonly unknown[] } {
  const rng = createRng(seed);
  const setup = setupOf({ options: { edition: 'gryphon', hands: 1 } });
  const log: TableEntry[] = [{ type: 'opened', at: 0, id: tableId, setup }];
  const start = openTable(log[0] as TableEntry & { type: 'opened' });
  if (!start.ok) throw new Error(start.error.code);
  let state = start.value;
  const records: unknown[] = [];
  const tell = (command: TableCommand): void => {
    const entry = { at: state.changedAt + 1 + rng.below(1000), ...command };
    const next = applyEntry(state, entry);
    if (!next.ok) return;
    log.push(entry);
    if (state.phase === 'playing' && next.value.state.phase === 'ended')
      records.push(recordOf(next.value.state));
    state = next.value.state;
  };
  for (const name of ['Ada', 'Ben']) tell({ type: 'joined', name, isHost: true, device: 'app', token: HASH });
  while (log.length < 400) {
    if (state.phase === 'lobby') {
      tell({
        type: 'bot-seated',
        seat: seat(rng.below(3)),
        bot: rng.pick(['expert', 'casual']),
        name: 'Agnes',
        character: 'agnes',
      });
      tell(joined(rng.pick(['Ada', 'Ben', 'Cleo'])));
      for (const at of [0, 1, 2]) tell({ type: 'readied', seat: seat(at), ready: true });
      tell(started(state, `${seed} ${log.length}`));
    } else tell(state.phase === 'ended' ? { type: 'rematch' } : anything(state, rng));
  }
  return { log, records };
}

describe('the records of any evening', () => {
  const evenings = Array.from({ length: 12 }, (_, index) => evening(`account ${index}`));

  it('are the same from the log as from the table that wrote it', () => {
    const all = evenings.flatMap(({ records }) => records);
    expect(all.length).toBeGreaterThan(12);
    const again = evenings.flatMap(({ log }) => [...tablesAtTheEnd(log)].map((state) => recordOf(state)));
    expect(JSON.stringify(again)).toBe(JSON.stringify(all));
  });

  it('tell of every moment of a seat who played it, and of every action when', () => {
    for (const record of evenings.flatMap(({ records }) => records)) {
      const { actions, meta } = record as NonNullable<ReturnType<typeof recordOf>>;
      const { seats, times } = meta as unknown as {
        seats: readonly (readonly Player[])[];
        times: readonly number[];
      };
      expect(times).toHaveLength(actions.length);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      for (const players of seats) {
        expect(players[0]).not.toHaveProperty('from');
        expect(players.at(-1)).not.toHaveProperty('to');
        for (const [index, player] of players.slice(1).entries())
          expect(player.from).toEqual(players[index]?.to);
      }
    }
  });

  it('hold no secret and no address', () => {
    const text = JSON.stringify(evenings.map(({ records }) => records));
    for (const secret of [HASH, OTHER, '192.168', 'token', 'address']) expect(text).not.toContain(secret);
  });

  it('says who a person is in the house: from the start, after a correction and on another device, and no more once they left', () => {
    const lobby = after(
      opened(setupOf({ seatCount: 3 })),
      { type: 'joined', name: 'Ada', isHost: true, house: 'aaaaaaaa' },
      { type: 'joined', name: 'Ben', isHost: false },
      { type: 'readied', seat: BEN, ready: true },
      { type: 'bot-seated', seat: BOT, bot: 'beginner', name: 'Agnes' },
    );
    const start = after(lobby, started(lobby));
    expect(accountOf(start).players).toMatchObject([[{ house: 'aaaaaaaa' }], [{}], [{}]]);
    expect(onSeat(start, BEN)[0]).not.toHaveProperty('house');
    const known = after(
      start,
      { type: 'renamed', seat: BEN, name: 'Ben', colour: 1, house: 'bbbbbbbb' },
      { type: 'renamed', seat: ADA, name: 'Ada', colour: 0, house: null },
      { type: 'seat-moved', seat: BEN, token: OTHER },
      { type: 'renamed', seat: BEN, name: 'Benno', colour: 1 },
    );
    expect(onSeat(known, BEN)).toMatchObject([{ type: 'person', name: 'Benno', house: 'bbbbbbbb' }]);
    expect(onSeat(known, ADA)).toMatchObject([{ type: 'person', name: 'Ada' }]);
    expect(onSeat(known, ADA)[0]).not.toHaveProperty('house');
    const left = after(
      known,
      { type: 'left', seat: BEN },
      { type: 'joined', name: 'Cleo', isHost: false, seat: BEN },
    );
    expect(onSeat(left, BEN)).toMatchObject([{ house: 'bbbbbbbb' }, { type: 'nobody' }, { name: 'Cleo' }]);
    expect(onSeat(left, BEN)[2]).not.toHaveProperty('house');
  });
});
