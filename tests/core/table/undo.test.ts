import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { gameNames } from '../../../core/games/index.ts';
import {
  applyEntry,
  awaitsOf,
  emptyMemories,
  gameOf,
  isUndo,
  undoneBy,
  type TableCommand,
  type TableState,
} from '../../../core/table/index.ts';
import { decideForBot } from '../../helpers/decide-for-bot.ts';
import { after, joined, opened, readyTable, setupOf, started, step } from '../../helpers/table-log.ts';

const [ADA, BEN, CLEO] = [seat(0), seat(1), seat(2)];

const bid = (at = ADA): TableCommand => ({
  type: 'acted',
  seat: at,
  action: { type: 'bid', cards: [0] },
  by: 'person',
});
const unbid = (at = ADA): TableCommand => ({
  type: 'acted',
  seat: at,
  action: { type: 'unbid' },
  by: 'person',
});
const counts = (table: TableState) => [ADA, BEN, CLEO].map((at) => undoneBy(table, at));
const playing = (): TableState => after(readyTable(), started(readyTable()));

describe('choices that are taken back', () => {
  it('are counted for each seat until the game goes on', () => {
    const undecided = after(playing(), bid(), unbid(), bid(), unbid(), bid(BEN), unbid(BEN), bid(BEN), bid());
    expect(counts(undecided)).toEqual([2, 1, 0]);
    expect(counts(after(undecided, bid(CLEO)))).toEqual([0, 0, 0]);
  });

  it('are counted where the newest act was taken back, whatever was done instead', () => {
    const seats: TableCommand[] = [BEN, CLEO].map((at) => ({
      type: 'bot-seated',
      seat: at,
      bot: 'random',
      name: `Bot ${at}`,
    }));
    const lobby = after(
      opened(setupOf({ game: 'for-sale', options: { starter: 0 } })),
      joined('Ada', { isHost: true }),
      ...seats,
    );
    const raise = (amount: number): TableCommand => ({
      type: 'acted',
      seat: ADA,
      action: { type: 'bid', amount },
      by: 'person',
    });
    const back: TableCommand = { type: 'taken-back', seat: ADA };
    const undecided = after(lobby, started(lobby), raise(1), back, raise(2), back);
    expect(counts(undecided)).toEqual([2, 0, 0]);
    const raised = after(undecided, raise(1));
    expect(counts(raised)).toEqual([2, 0, 0]); // it may still be taken back
    expect(counts(after(raised, back))).toEqual([3, 0, 0]);
    expect(counts(after(raised, { type: 'acted', seat: BEN, action: { type: 'pass' }, by: 'bot' }))).toEqual([
      0, 0, 0,
    ]);
  });

  it("leave a log valid, however many there are: the bound is the host's", () => {
    const many = Array.from({ length: 300 }, () => [bid(), unbid()]).flat();
    expect(counts(after(playing(), ...many))).toEqual([300, 0, 0]);
  });

  it.each(gameNames)('are what %s calls so, and nothing else is', (name) => {
    const rng = createRng(`undo in ${name}`);
    const lobby = after(
      opened(setupOf({ game: name, options: {} })),
      ...['Ada', 'Ben', 'Cleo'].map((one) => joined(one, { isHost: true })),
    );
    let table = after(lobby, started(lobby));
    const undone = new Set<string>();
    for (let [at] = awaitsOf(table); at !== undefined; [at] = awaitsOf(table)) {
      const [cheapest] = Object.keys(gameOf(table).bots);
      const action = decideForBot(table, emptyMemories(), at, rng, cheapest);
      expect(isUndo(table, action)).toBe(false);
      table = after(table, { type: 'acted', seat: at, action, by: 'person' });
      if (table.game === undefined || table.phase !== 'playing') continue;
      const { state } = table.game;
      for (const type of Object.keys(gameOf(table).legal(state, at))) {
        const tried = applyEntry(table, { type: 'acted', at: 0, seat: at, action: { type }, by: 'person' });
        const isTakenBack = tried.ok && tried.value.events.some((event) => event.type === 'took-back');
        expect([type, isUndo(table, { type })]).toEqual([type, isTakenBack]);
        if (isTakenBack) undone.add(type);
      }
    }
    expect([...undone].sort()).toEqual([...(gameOf(table).undo ?? [])].sort());
  });
});

describe('what an act costs', () => {
  it('does not grow with the acts before: what was is shared, not copied', () => {
    let table = playing();
    for (let count = 0; count < 200; count++) {
      const next = step(table, count % 2 === 0 ? bid() : unbid()).state;
      expect(next.game?.actions.withoutLast()).toBe(table.game?.actions);
      expect(next.game?.events.withoutLast()).toBe(table.game?.events);
      table = next;
    }
  });

  it('nor does what is taken back, or the aids that come and go', () => {
    const lobby = after(
      opened(setupOf({ game: 'for-sale', options: { starter: 0 } })),
      joined('Ada', { isHost: true }),
      { type: 'bot-seated', seat: BEN, bot: 'random', name: 'Bo' },
      { type: 'bot-seated', seat: CLEO, bot: 'random', name: 'Bea' },
    );
    const before = after(lobby, started(lobby));
    const raised = after(before, {
      type: 'acted',
      seat: ADA,
      action: { type: 'bid', amount: 1 },
      by: 'person',
    });
    const back = after(raised, { type: 'taken-back', seat: ADA });
    expect(back.game?.actions).toBe(before.game?.actions);
    expect(back.game?.events).toBe(before.game?.events);
    expect(after(raised, { type: 'adjusted', memoryAid: true }).game?.events).toBe(raised.game?.events);
  });
});
