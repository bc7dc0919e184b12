import { describe, expect, it } from 'vitest';
import { eventsFor, withoutAudience } from '../../core/base/audience.ts';
import { seat, seatsOf, type Viewer } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { gameNames } from '../../core/games/index.ts';
import { awaitsOf, gameOf, type TableState, type TableStep } from '../../core/table/index.ts';
import { Audience } from '../../electron/host/table/audience.ts';
import { HOST_LIMITS } from '../../electron/host/limits.ts';
import { RenderedViews } from '../../electron/host/table/frame.ts';
import { occupantAt } from '../../electron/host/table/people.ts';
import { few } from '../helpers/budget.ts';
import { after, joined, opened, setupOf, started, step } from '../helpers/table-log.ts';
import { SURROUNDINGS, watcher } from '../helpers/watcher.ts';

const SEATS = 3;
const VIEWERS: readonly Viewer[] = [...seatsOf(SEATS), 'table'];

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A choice by lot for whoever is awaited first. */
function nextStep(table: TableState, seed: string): TableStep {
  const [at] = awaitsOf(table);
  const game = gameOf(table);
  const [bot] = Object.values(game.bots);
  if (at === undefined || table.game === undefined || bot === undefined) throw new Error('nobody is awaited');
  const { state } = table.game;
  const rng = createRng(seed);
  const action = bot.decide(game.view(state, at), game.legal(state, at), bot.initial, rng, few());
  return step(table, { type: 'acted', seat: at, action, by: 'person' });
}

describe.each(gameNames)('a whole game of %s', (game) => {
  it('is shown to everybody by patches as it would be shown whole, in a third of the bytes', () => {
    let table = after(
      opened(setupOf({ game, seatCount: SEATS, options: {} })),
      ...['Ada', 'Ben', 'Cleo'].map((name) => joined(name)),
    );
    const audience = new Audience({
      state: () => table,
      surroundings: () => ({ ...SURROUNDINGS, waited: { 0: table.changedAt } }),
      privatePartFor: () => ({}),
      undos: HOST_LIMITS.undos,
    });
    const pages = VIEWERS.map((viewer) =>
      watcher(viewer === 'table' ? undefined : occupantAt(table, viewer)),
    );
    for (const { visitor } of pages) audience.enter(visitor, []);
    audience.flush();
    table = after(
      table,
      ...seatsOf(SEATS).map((at) => ({ type: 'readied', seat: at, ready: true }) as const),
    );
    table = after(table, started(table, `patches ${game}`));
    audience.advance(new RenderedViews(table, HOST_LIMITS.undos), { events: [], news: [] });
    audience.flush();
    for (const { read } of pages) read();
    let whole = 0;
    const lengthOfAll = (): number => pages.reduce((sum, { length }) => sum + length(), 0);
    const before = lengthOfAll();
    for (let acts = 0; table.phase === 'playing'; acts++) {
      const next = nextStep(table, `${game} ${acts}`);
      table = next.state;
      const views = new RenderedViews(table, HOST_LIMITS.undos);
      audience.advance(views, next);
      audience.flush();
      for (const [index, viewer] of VIEWERS.entries()) {
        const frame = pages[index]?.read();
        expect(frame?.game).toEqual(asJson(views.of(viewer)));
        expect(frame?.events).toEqual(asJson(eventsFor(next.events, viewer).map(withoutAudience)));
        expect(frame?.table.waited[0]).toBe(table.changedAt);
        expect(frame?.you.facing).toBe(viewer === 'table' ? undefined : seat(index));
        whole += JSON.stringify(frame).length;
      }
    }
    expect(lengthOfAll() - before).toBeLessThan(whole / 3);
  });
});
