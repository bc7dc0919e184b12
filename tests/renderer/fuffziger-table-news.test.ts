import { withoutAudience } from '../../core/base/audience.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { seat, seatsOf } from '../../core/base/ids.ts';
import type { FuffzigerEvent } from '../../core/games/falsche-fuffziger/events.ts';
import type { VisibleFuffzigerEvent } from '../../renderer/games/falsche-fuffziger/table/context.ts';
import { partOf } from '../../renderer/games/events.ts';
import { events } from '../../renderer/games/falsche-fuffziger/table/events.ts';
import '../../renderer/games/falsche-fuffziger/table/later-phases.ts';
import type { PieceFlight, SceneView } from '../../renderer/games/falsche-fuffziger/table/step.ts';
import {
  idleUntil,
  lookAt,
  phases,
  propsOf,
  startOf,
  type FuffzigerLook,
} from '../helpers/renderer/fuffziger-table.ts';
import { part } from '../helpers/renderer/page.ts';
import { said } from '../helpers/renderer/table-look.ts';

let look: FuffzigerLook | undefined;
afterEach(() => {
  look?.mounted.wrapper.unmount();
  look = undefined;
});

describe('what happens', () => {
  it('is read out', async () => {
    look = await lookAt(startOf(3, { phase: phases.producing(1) }));
    await look.play([1, { type: 'sell', press: '20-2' }]);
    expect(said()).toContain('Ben sells: 20 press, for 8.');
    await look.play([1, { type: 'finish' }]);
    expect(said()).toContain('Ben prints 10 and 50.');
  });

  const TOLD: readonly (readonly [FuffzigerEvent, string])[] = [
    [{ type: 'round-began', round: 3, start: seat(2), to: 'all' }, 'Round 3. Cleo has the die.'],
    [
      { type: 'inspected', card: 'coin', effect: 'free', to: 'all' },
      'The inspector turns up: coin symbol. A free symbol, no auction.',
    ],
    [
      { type: 'inspected', card: '20', effect: 'nothing', to: 'all' },
      'The inspector turns up: 20. Nothing happens.',
    ],
    [
      {
        type: 'printed',
        seat: seat(1),
        notes: {},
        converted: [
          { press: '20-1', up: '50x2', paid: 0 },
          { press: '20-2', up: 'broken', paid: 4 },
        ],
        to: 'all',
      },
      'Ben converts a 20: 50 ×2. Ben converts a 20: broken, 4 for scrap. Ben prints nothing.',
    ],
    [
      {
        type: 'printed',
        seat: seat(1),
        notes: { 10: 1 },
        converted: [
          { press: '20-1', up: '50x2', paid: 0 },
          { press: '20-2', up: 'broken', paid: 4 },
          { press: '20-3', up: 'broken', paid: 4 },
          { press: '20-4', up: '20', paid: 0 },
        ],
        to: 'all',
      },
      'Ben converts 4 presses: 2 broken and 1 double. Ben prints 10.',
    ],
    [
      { type: 'rolled', start: seat(0), lot: 2, adds: true, to: 'all' },
      'You roll: 2 coins for sale. One more auction is added.',
    ],
    [{ type: 'laid', seat: seat(1), lay: { notes: { 20: 2 } }, to: 'all' }, 'Ben leads with 2 notes of 20.'],
    [{ type: 'matched', seat: seat(2), lay: { real: 5 }, to: 'all' }, 'Cleo matches.'],
    [{ type: 'dropped', seat: seat(2), to: 'all' }, 'Cleo drops out.'],
    [{ type: 'laundered', seat: seat(1), card: 'A1', real: 20, to: 'all' }, 'Ben takes 20 in real money.'],
    [{ type: 'gave-back', pressType: 10, notes: 3, to: [seat(0)] }, 'You give back 3 notes of 10.'],
    [
      { type: 'ranked', reason: 'last-type', bonus: [6, 4, 0], to: 'all' },
      'The last presses are scrapped: the game is over. You get 6 coins for real money. Ben gets 4 coins for real money.',
    ],
    [{ type: 'game-ended', totals: [1, 2, 3], winners: [seat(2)], to: 'all' }, 'Cleo has won.'],
  ];
  it.each(TOLD)('%o', async (event, told) => {
    look = await lookAt(startOf(3, { phase: phases.general(3) }));
    await look.give({ events: [withoutAudience(event) as VisibleFuffzigerEvent] });
    expect(said()).toContain(told);
  });

  it('tells a whole round without a hitch', async () => {
    const second = idleUntil(startOf(6), ({ round }) => round === 2);
    look = await lookAt(second, 'table');
    expect(part('.at-facts .round')).toBe('Round 2');
  });
});

describe('the inspector comes to the middle', () => {
  const told = { type: 'inspected', card: 'coin', effect: 'auction' } as const;
  const spot = (): readonly string[] =>
    [...document.querySelectorAll('.at-market .spot .text')].map((one) => one.textContent);

  it('as long as the card is told, with what it means', async () => {
    const state = startOf(3);
    look = await lookAt(state);
    const { game } = propsOf(state, seat(0));
    const view: SceneView = { ...game.view, sceneEvent: told };
    await look.give({ game: { ...game, view } });
    expect(spot()).toEqual(['One coin auction.']);
    await look.give({ game });
    expect(spot()).toEqual([]);
  });

  it('also out of turn, and says that there is an auction after all', async () => {
    const over = seatsOf(3).map((at) => ({ seat: at, converted: [], sold: [], printed: {} }));
    const state = startOf(3, { auctions: 1 });
    look = await lookAt(state);
    const { game } = propsOf(state, seat(0));
    const report = { ...game.view.report, productions: over };
    const view: SceneView = { ...game.view, report, sceneEvent: told };
    await look.give({ game: { ...game, view } });
    const texts = [
      'A press broke: one more inspector card.',
      'One coin auction.',
      'So there’s a coin auction this round after all.',
    ];
    expect(spot()).toEqual(texts);
    expect(said()).toContain(texts[2]);
  });
});

describe('what flies', () => {
  it('is what comes to a player: notes, coins, real money, presses', () => {
    const flown = (event: FuffzigerEvent): readonly unknown[] => {
      const visible = withoutAudience(event) as VisibleFuffzigerEvent;
      const flights = (partOf(events, visible).flights?.(visible) ?? []) as readonly PieceFlight[];
      return flights.map(({ freight, from, to }) => ({ ...freight, from, to }));
    };
    const way = { from: 'market', to: 'seat-2' };
    expect(
      flown({ type: 'printed', seat: seat(2), notes: { 10: 2, 50: 1 }, converted: [], to: 'all' }),
    ).toEqual([
      { type: 'notes', of: 10, count: 2, ...way },
      { type: 'notes', of: 50, count: 1, ...way },
    ]);
    const paid = { notes: {}, real: 5 };
    const lot = { type: 'auction-ended', lot: 4, start: seat(0), paid, to: 'all' } as const;
    expect(flown({ ...lot, winner: seat(2) })).toEqual([{ type: 'coins', count: 4, ...way }]);
    expect(flown(lot)).toEqual([]);
    expect(flown({ type: 'laundered', seat: seat(2), card: 'A1', real: 20, to: 'all' })).toEqual([
      { type: 'real', amount: 20, ...way },
    ]);
    expect(flown({ type: 'bought', seat: seat(2), presses: { 20: 3 }, paid: 30, to: 'all' })).toEqual([
      { type: 'press', of: 20, ...way },
    ]);
    expect(flown({ type: 'dropped', seat: seat(2), to: 'all' })).toEqual([]);
  });
});
