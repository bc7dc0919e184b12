import { describe, expect, it } from 'vitest';
import { eventsFor, withoutAudience } from '../../core/base/audience.ts';
import { seat, seatsOf, type Viewer } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { gameNames } from '../../core/games/index.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import { awaitsOf, gameOf, type TableState, type TableStep } from '../../core/table/index.ts';
import { Audience } from '../../electron/host/table/audience.ts';
import { GamePictures } from '../../electron/host/table/frame.ts';
import { occupantAt, type Visitor } from '../../electron/host/table/people.ts';
import { few } from '../helpers/budget.ts';
import { after, joined, opened, setupOf, started, step } from '../helpers/table-log.ts';

const SEATS = 3;
const VIEWERS: readonly Viewer[] = [...seatsOf(SEATS), 'table'];

/** Somebody at the table, and what they make of all that was sent to them. */
function page(facing: number | undefined) {
  const read = createReader();
  let newest: TableFrame | undefined;
  let bytes = 0;
  const visitor: Visitor = {
    show: (build) => {
      const text = build() ?? '';
      const frame = read(text);
      if (frame?.type !== 'table') throw new Error(`no frame: ${text}`);
      newest = frame;
      bytes += text.length;
    },
    close: () => undefined,
    address: '192.168.0.2',
    device: 'browser',
    isOwnComputer: false,
    isOwner: false,
    isTelevision: false,
    occupants: new Set(facing === undefined ? [] : [facing]),
    moved: new Set(),
    hasSat: false,
    facing,
  };
  return { visitor, frame: () => newest, bytes: () => bytes };
}

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
  it('is shown to everybody by differences as it would be shown whole, in a sixth of the bytes', () => {
    let table = after(
      opened(setupOf({ game, seatCount: SEATS, options: {} })),
      ...['Ada', 'Ben', 'Cleo'].map((name) => joined(name)),
    );
    const surroundings = {
      graceLeft: {},
      clockLeft: {},
      waited: {},
      hasPin: false,
      frozen: undefined,
      beat: 500,
      show: undefined,
      takeBack: undefined,
    };
    const audience = new Audience({
      state: () => table,
      surroundings: () => ({ ...surroundings, waited: { 0: table.changedAt } }),
      told: () => ({}),
    });
    const pages = VIEWERS.map((viewer) => page(viewer === 'table' ? undefined : occupantAt(table, viewer)));
    for (const { visitor } of pages) audience.enter(visitor, []);
    audience.flush();
    table = after(
      table,
      ...seatsOf(SEATS).map((at) => ({ type: 'readied', seat: at, ready: true }) as const),
    );
    table = after(table, started(table, `differences ${game}`));
    audience.moveOn(new GamePictures(table), { events: [], news: [] });
    audience.flush();
    let whole = 0;
    const before = pages.reduce((sum, { bytes }) => sum + bytes(), 0);
    for (let acts = 0; table.phase === 'playing'; acts++) {
      const next = nextStep(table, `${game} ${acts}`);
      table = next.state;
      const pictures = new GamePictures(table);
      audience.moveOn(pictures, next);
      audience.flush();
      for (const [index, viewer] of VIEWERS.entries()) {
        const frame = pages[index]?.frame();
        expect(frame?.game).toEqual(asJson(pictures.of(viewer)));
        expect(frame?.events).toEqual(asJson(eventsFor(next.events, viewer).map(withoutAudience)));
        expect(frame?.table.waited[0]).toBe(table.changedAt);
        expect(frame?.you.facing).toBe(viewer === 'table' ? null : seat(index));
        whole += JSON.stringify(frame).length;
      }
    }
    const sent = pages.reduce((sum, { bytes }) => sum + bytes(), 0) - before;
    expect(sent).toBeLessThan(whole / 6);
  });
});
