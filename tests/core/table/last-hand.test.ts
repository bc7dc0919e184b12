import { describe, expect, it } from 'vitest';
import { seat } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { endOf, recordOf } from '../../../core/record/index.ts';
import { awaitsOf, emptyMemories, gameOf, observeBots, resultAt } from '../../../core/table/index.ts';
import type { TableState } from '../../../core/table/index.ts';
import { decideForBot } from '../../helpers/decide-for-bot.ts';
import { after, opened, refusal, setupOf, started, step } from '../../helpers/table-log.ts';

/** Three bots at a game of so many hands. */
function playing(hands = 3): TableState {
  const table = opened(setupOf({ options: { edition: 'goldsieber', hands } }));
  const names = ['Agnes', 'Bruno', 'Clara'];
  const seated = names.map(
    (name, at) => ({ type: 'bot-seated', seat: seat(at), bot: 'random', name }) as const,
  );
  const ready = after(table, ...seated);
  return after(ready, started(ready));
}

/** Plays on until so many hands are scored, or the game is over. */
function until(scored: number, table: TableState): TableState {
  const rng = createRng('hands');
  let state = table;
  let memories = emptyMemories();
  const played = (): number =>
    state.game === undefined ? 0 : (gameOf(state).hands?.count(state.game.state).scored ?? 0);
  while (state.phase === 'playing' && played() < scored) {
    const at = awaitsOf(state)[0] ?? seat(0);
    const action = decideForBot(state, memories, at, rng);
    const next = step(state, { type: 'acted', seat: at, action, by: 'bot' });
    memories = observeBots(memories, next.state, next.events);
    state = next.state;
  }
  return state;
}
const last = ({ ledger }: TableState) => ledger.at(-1);

describe('a game of several hands that is ended early', () => {
  it('counts as far as its hands were played whole: totals, winners, sheet and record', () => {
    const table = after(until(1, playing()), { type: 'ended-early', counts: true });
    const entry = last(table);
    expect(entry?.early).toBe(true);
    expect(entry?.totals).toHaveLength(3);
    const most = Math.max(...(entry?.totals ?? []));
    expect(entry?.winners).toEqual([0, 1, 2].filter((at) => entry?.totals[at] === most));
    const result = table.game && resultAt(table, table.game);
    expect(result).toMatchObject({ totals: entry?.totals, winners: entry?.winners });
    expect(result).toHaveProperty('sheet.hands.length', 1);
    const record = JSON.parse(JSON.stringify(recordOf(table)));
    expect(record.meta.end).toMatchObject({ early: true, totals: entry?.totals, winners: entry?.winners });
    expect(endOf(record)).toMatchObject({ ok: true, value: { type: 'early', result } });
  });

  it('is won by nobody in its first hand, and where an older log says so', () => {
    expect(last(after(playing(), { type: 'ended-early', counts: true }))).toMatchObject({
      totals: [],
      winners: [],
    });
    const table = after(until(1, playing()), { type: 'ended-early' });
    expect(last(table)).toMatchObject({ totals: [], winners: [], early: true });
    expect(table.game && resultAt(table, table.game)).toBeUndefined();
    expect(endOf(JSON.parse(JSON.stringify(recordOf(table))))).toMatchObject({ value: { type: 'early' } });
    expect(endOf(JSON.parse(JSON.stringify(recordOf(table))))).not.toHaveProperty('value.result');
  });
});

describe('the last hand', () => {
  it('ends the game when it has been scored', () => {
    const { state, news } = step(playing(), { type: 'last-hand', isLast: true });
    expect(news).toEqual([{ type: 'last-hand', isLast: true }]);
    const over = until(3, state);
    expect(over.phase).toBe('ended');
    expect(last(over)).toMatchObject({ early: true });
    expect(last(over)?.totals).toHaveLength(3);
    expect(awaitsOf(over)).toEqual([]);
  });

  it('is not the last after all where that is taken back', () => {
    const table = after(playing(), { type: 'last-hand', isLast: true }, { type: 'last-hand', isLast: false });
    expect(until(1, table).phase).toBe('playing');
    expect(until(3, table)).toMatchObject({ phase: 'ended', ledger: [{ early: false }] });
  });

  it('can be named only where another one would come', () => {
    const wish = { type: 'last-hand', isLast: true } as const;
    expect(refusal(playing(1), wish)).toMatchObject({ code: 'not-available' });
    expect(refusal(until(2, playing()), wish)).toMatchObject({ code: 'not-available' });
    expect(refusal(after(playing(), wish), wish)).toMatchObject({ code: 'not-available' });
  });
});
