import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { recordOf } from '../../../core/record/index.ts';
import { history, type HistoryPage, type TableState } from '../../../core/table/index.ts';
import { playRecord } from '../../../core/record/play.ts';
import {
  after,
  opened,
  playedToTheEnd,
  readyTable,
  setupOf,
  started,
  step,
} from '../../helpers/table-log.ts';

/** A table at which a game was played to its end. */
function tableWith(memoryAid: boolean): TableState {
  const setup = setupOf({ options: { edition: 'gryphon', memoryAid } });
  const { seats } = readyTable();
  return playedToTheEnd({ ...opened(setup), seats });
}

const lookUp = (table: TableState, viewer: number | 'table', from: number) => {
  const looked = history(table, viewer === 'table' ? viewer : seat(viewer), from);
  if (!looked.ok) throw new Error(looked.error.code);
  return looked.value.entries;
};

describe('looking up what was once open (Decision A1)', () => {
  it('is off without memory aid', () => {
    expect(history(tableWith(false), seat(0), 0)).toEqual({ ok: false, error: { code: 'history-off' } });
  });

  it('gives the public events of every finished round, without audience', () => {
    const table = tableWith(true);
    const entries = lookUp(table, 'table', 0);
    const events = table.game?.events.slice() ?? [];
    const starts = events.flatMap((all, at) => (all.some(({ type }) => type === 'revealed') ? [at] : []));
    expect(entries.map(({ at }) => at)).toEqual(starts);
    expect(entries[0]?.events.map(({ type }) => type)).toEqual(['chose', 'chose', 'chose']);
    for (const { events: round } of entries.slice(1)) expect(round[0]?.type).toBe('revealed');
    const all = JSON.stringify(events.flat(), (key, value: unknown) => (key === 'to' ? undefined : value));
    expect(all.startsWith(JSON.stringify(entries.flatMap((one) => one.events)).slice(0, -1))).toBe(true);
  });

  it('begins where it is asked to', () => {
    const table = tableWith(true);
    const all = lookUp(table, 1, 0);
    const [, second] = all;
    expect(lookUp(table, 1, second?.at ?? 0)).toEqual(all.slice(1));
    expect(lookUp(table, 1, (second?.at ?? 0) + 1)).toEqual(all.slice(2));
    expect(lookUp(table, 1, 1000)).toEqual([]);
  });

  it('comes in pages, each far smaller than what a reader may be behind by', () => {
    const seated = {
      ...opened(setupOf({ options: { edition: 'gryphon', memoryAid: true } })),
      seats: readyTable().seats,
    };
    const first = after(seated, started(seated));
    const toggle = [{ type: 'bid', cards: [0] }, { type: 'unbid' }];
    let table = first;
    for (let count = 0; count < 2_501; count++)
      table = after(table, { type: 'acted', seat: seat(0), action: toggle[count % 2], by: 'person' });
    for (const at of [1, 2])
      table = after(table, { type: 'acted', seat: seat(at), action: toggle[0], by: 'person' });
    const pages: HistoryPage[] = [];
    for (let from: number | undefined = 0; from !== undefined; from = pages.at(-1)?.next) {
      const page = history(table, 'table', from);
      if (!page.ok) throw new Error(page.error.code);
      pages.push(page.value);
    }
    expect(pages.map(({ entries, next }) => [entries.map(({ at }) => at), next])).toEqual([
      [[], 1_000],
      [[], 2_000],
      [[2_502], undefined],
    ]);
  });

  it('comes and goes with the aids during a game, from its beginning on, and the record says how it ended', () => {
    const aided = tableWith(true);
    const pure = tableWith(false);
    const told = after(pure, { type: 'adjusted', memoryAid: true });
    expect(told.game).toEqual({ ...aided.game, account: told.game?.account });
    expect(lookUp(told, 'table', 0)).toEqual(lookUp(aided, 'table', 0));
    const record = recordOf(told);
    const replayed = record && playRecord(record);
    expect(replayed?.ok && JSON.stringify(replayed.value.state)).toBe(JSON.stringify(told.game?.state));
    const again = step(told, { type: 'adjusted', memoryAid: false });
    expect(again.state.game).toEqual(pure.game);
    expect(again.news).toEqual([{ type: 'adjusted', memoryAid: false }]);
    expect(history(again.state, seat(0), 0)).toEqual({ ok: false, error: { code: 'history-off' } });
    expect(step(again.state, { type: 'adjusted', memoryAid: false }).news).toEqual([]);
  });

  it('needs a game', () => {
    const again = after(tableWith(true), { type: 'rematch' });
    expect(history(again, 'table', 0)).toEqual({ ok: false, error: { code: 'not-in-game' } });
  });
});
