import { describe, expect, it } from 'vitest';
import { beatsOf } from '../../core/base/pace.ts';
import { withoutAudience } from '../../core/base/audience.ts';
import { seat, type Viewer } from '../../core/base/ids.ts';
import type { VisibleForSaleEvent } from '../../core/games/for-sale/events.ts';
import { forSale, type ForSaleTypes } from '../../core/games/for-sale/index.ts';
import type { ForSaleView } from '../../core/games/for-sale/view.ts';
import type { ForSalePosition } from '../../core/games/for-sale/position.ts';
import cut from '../../renderer/games/for-sale/table/events.ts';
import { playAtRandom } from '../games/for-sale/play.ts';
import type { PlayedStep } from '../games/play.ts';

/** The scenes of some steps of a game in one frame, as a viewer gets them. */
function scenesBetween(steps: readonly PlayedStep<ForSaleTypes>[], viewer: Viewer) {
  const events = steps.flatMap((step) => step.events.map(withoutAudience)) as readonly VisibleForSaleEvent[];
  const at = (state: ForSalePosition) => ({ view: forSale.view(state, viewer), legal: {} });
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) throw new Error('no steps');
  const before = at(first.before);
  const after = at(last.after);
  return { events, before, after, scenes: cut(before, events, after) };
}

/** What was told in several parts, put together again. */
const joined = (events: readonly VisibleForSaleEvent[]): readonly VisibleForSaleEvent[] =>
  events.reduce<readonly VisibleForSaleEvent[]>((all, event) => {
    const last = all.at(-1);
    const isPart = event.type === 'sold' && last?.type === 'sold' && last.round === event.round;
    return isPart
      ? [...all.slice(0, -1), { ...last, sales: [...last.sales, ...event.sales] }]
      : [...all, event];
  }, []);
const beatsIn = (parts: readonly { readonly beats: number }[]): number =>
  parts.reduce((sum, { beats }) => sum + beats, 0);
const isSecret = ({ type }: VisibleForSaleEvent): boolean => type === 'chose' || type === 'took-back';

/** Each step of some games for itself, and with two more in the same frame, for the table and two of the seats. */
function* frames() {
  for (let game = 0; game < 12; game++) {
    const { steps, seatCount } = playAtRandom(`scenes ${game}`);
    for (const at of steps.keys())
      for (const viewer of ['table', seat(0), seat(seatCount - 1)] as const)
        for (const many of [1, 3]) yield scenesBetween(steps.slice(at, at + many), viewer);
  }
}

it('is shown in scenes that tell everything in order and last as long as the host waits', () => {
  for (const { events, scenes } of frames()) {
    expect(joined(scenes.flatMap((scene) => scene.events))).toEqual(events);
    expect(beatsIn(scenes)).toBe(
      events.reduce((sum, event) => sum + beatsOf(forSale.beats, { ...event, to: 'all' }), 0),
    );
  }
});

/** The turn goes on only after who had it was seen to act. */
const withoutTurn = ({ round, ...view }: ForSaleView) => ({
  ...view,
  round: round?.type === 'buying' ? { ...round, turn: undefined } : round,
});

it('leads to exactly what holds then, without a look at it', () => {
  for (const { events, scenes, after } of frames()) {
    const last = events.at(-1);
    const end = scenes.at(-1)?.view;
    if (end === undefined || last === undefined || isSecret(last) || last.type === 'game-ended') continue;
    expect(withoutTurn(end)).toEqual(withoutTurn(after.view));
    if (last.type === 'bid' || last.type === 'bought') expect(end.round).toMatchObject({ turn: last.seat });
    else expect(end).toEqual(after.view);
  }
});

describe('a sale', () => {
  const { steps } = playAtRandom('a sale', { seats: 4 });
  const sales = steps.filter(({ events }) => events.some(({ type }) => type === 'sold'));

  it('opens all buildings for everybody, and gives the cheques one by one, the largest first', () => {
    for (const step of sales) {
      const { scenes } = scenesBetween([step], seat(0));
      const told = scenes.filter(({ events }) => events[0]?.type === 'sold');
      expect(told.map(({ isForAll }) => isForAll)).toEqual([
        true,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      const rows = told.map(({ view }) => (view.round?.type === 'selling' ? view.round.cheques : undefined));
      expect(rows.map((row) => row?.length)).toEqual([4, 3, 2, 1, 0]);
      const previous = told.map(({ view }) => view.previousRound);
      expect(new Set(previous.map((round) => JSON.stringify(round))).size).toBe(1);
      expect(previous[0]).toMatchObject({ type: 'sold', round: told[0]?.view.round?.round });
    }
  });

  it('gives the own cheque when it is its turn, and not before', () => {
    for (const step of sales) {
      const { scenes, before } = scenesBetween([step], seat(2));
      const had = before.view.own?.sales.length ?? 0;
      for (const { view, events } of scenes) {
        const [event] = events;
        if (event?.type !== 'sold') continue;
        const row = view.round?.type === 'selling' ? view.round.cheques : [];
        const sold = view.previousRound?.type === 'sold' ? view.previousRound.sales : [];
        const rank = sold.findIndex((sale) => sale.seat === 2);
        expect(view.own?.sales).toHaveLength(had + (rank < sold.length - row.length ? 1 : 0));
        expect(view.own?.hand).not.toContain(sold[rank]?.building);
      }
    }
  });

  it('is seen as a whole before the end, when it is the last one', () => {
    const { scenes } = scenesBetween(sales.slice(-1), 'table');
    const [whole, end] = scenes.slice(-2);
    expect(whole?.view.round).toMatchObject({ type: 'selling', cheques: [] });
    expect(whole?.beats).toBeGreaterThan(scenes.at(-3)?.beats ?? 0);
    expect(end).toMatchObject({ view: whole?.view, beats: 0, events: [{ type: 'game-ended' }] });
  });
});
