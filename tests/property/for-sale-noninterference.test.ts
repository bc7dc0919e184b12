import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seat, seatsOf } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import type { Game } from '../../core/game.ts';
import { forSale, type ForSaleTypes } from '../../core/games/for-sale/index.ts';
import { BUILDINGS } from '../../core/games/for-sale/material.ts';
import { drawPair } from '../games/for-sale/pairs.ts';
import { playAtRandom } from '../games/for-sale/play.ts';
import { setupOf, type ForSaleSetup } from '../games/for-sale/setup.ts';
import { leaks, withEvents, withView, type Pair } from '../helpers/noninterference.ts';

type State = ForSaleTypes['state'];

const GAMES = Array.from({ length: 120 }, (_, index) =>
  playAtRandom(`noninterference/${index}`, { memoryAid: index % 3 === 0 }),
);

/** Pairs from all over random games for three to six, for seats and the open table, without and with memory aid. */
const pair: fc.Arbitrary<Pair<ForSaleTypes>> = fc
  .record({ game: fc.constantFrom(...GAMES), at: fc.nat(), seed: fc.nat() })
  .map(({ game: { steps }, at, seed }) => {
    const step = steps[at % steps.length];
    if (step === undefined) throw new Error('a game without steps');
    return drawPair(step.before, createRng(`pair/${seed}`));
  });

const text = (value: unknown): string => JSON.stringify(value);
const isDifferent = ({ one, other, oneAction, otherAction }: Pair<ForSaleTypes>): boolean =>
  text([one, oneAction]) !== text([other, otherAction]);

describe('what a viewer cannot see changes nothing that the viewer gets', () => {
  it('in views, legal moves, prompts, events, awaits and results (Decision A1, Decision A2)', () => {
    fc.assert(
      fc.property(pair, (drawn) => {
        expect(leaks(forSale, drawn)).toEqual([]);
      }),
      { numRuns: 6000 },
    );
  });

  it('in pairs that differ in everything that is hidden', () => {
    const all = fc.sample(pair, 3000).filter(isDifferent);
    const count = (isSuch: (drawn: Pair<ForSaleTypes>) => boolean): number => all.filter(isSuch).length;
    const differs = (what: (setup: ForSaleSetup) => unknown) =>
      count(({ one, other }) => text(what(setupOf(one))) !== text(what(setupOf(other))));
    expect(all.length).toBeGreaterThan(2500);
    expect(differs(({ money }) => money)).toBeGreaterThan(1000);
    expect(differs(({ hands }) => hands)).toBeGreaterThan(500);
    expect(differs(({ bought }) => bought)).toBeGreaterThan(500);
    expect(differs(({ sold }) => sold)).toBeGreaterThan(100);
    expect(differs(({ offers }) => offers)).toBeGreaterThan(500);
    expect(differs(({ cheques }) => cheques)).toBeGreaterThan(500);
    expect(differs(({ phase }) => (phase.type === 'selling' ? phase.chosen : []))).toBeGreaterThan(200);
    expect(differs(({ offers }) => offers.flat().sort((a, b) => a - b))).toBeGreaterThan(100); // what was removed
    expect(count(({ oneAction, otherAction }) => text(oneAction) !== text(otherAction))).toBeGreaterThan(100);
    expect(count(({ viewer }) => viewer === 'table')).toBeGreaterThan(100);
    for (const memoryAid of [false, true])
      for (const phase of ['buying', 'selling'])
        expect(
          count(({ one }) => one.options.memoryAid === memoryAid && setupOf(one).phase.type === phase),
        ).toBeGreaterThan(100);
  });
});

/** A game whose view has something more. */
const showing = (more: (setup: ForSaleSetup) => object): Game<ForSaleTypes> =>
  withView(forSale, (state) => more(setupOf(state)));

const turnOf = (state: State) => (state.isBuying ? seat(state.turn) : undefined);
const chosenIn = ({ phase }: ForSaleSetup) => (phase.type === 'selling' ? phase.chosen : []);
const roundsDone = ({ phase }: ForSaleSetup): number => (phase.type === 'ended' ? 0 : phase.round);

const PLANTED: Readonly<Record<string, Game<ForSaleTypes>>> = {
  'the money of others': showing(({ money }) => ({ money })),
  'the bank': showing(({ bought }) => ({ bank: bought.flat().reduce((sum, { paid }) => sum + paid, 0) })),
  'the chosen buildings': showing((setup) => ({ chosen: chosenIn(setup) })),
  'whether a chosen building is a dear one': showing((setup) => ({
    dear: chosenIn(setup).map((building) => (building ?? 0) > 15),
  })),
  'the chosen building, by its absence from what is remembered': {
    ...forSale,
    view: (state, viewer) => {
      const view = forSale.view(state, viewer);
      const chosen = chosenIn(setupOf(state));
      const remembered = view.remembered?.map((seen, at) => ({
        ...seen,
        hand: seen.hand.filter((building) => building !== chosen[at]),
      }));
      return remembered === undefined ? view : { ...view, remembered };
    },
  },
  'the chosen building, in its event': withEvents(forSale, (_, action) =>
    action.type === 'sell' ? { building: action.building } : {},
  ),
  'the next building of the pile': showing((setup) => ({ next: setup.offers[roundsDone(setup)]?.[0] })),
  'the cheques to come': showing(({ cheques }) => ({ cheques: cheques.at(-1) })),
  'the removed buildings': showing(({ offers }) => ({
    removed: BUILDINGS.filter((one) => !offers.flat().includes(one)),
  })),
  'older purchases': showing(({ bought, phase }) => ({ bought: phase.type === 'ended' ? [] : bought })),
  'the buildings of others': showing(({ hands }) => ({ hands })),
  'older sales': showing(({ sold }) => ({ sold })),
  'what another could bid, in the legal moves': {
    ...forSale,
    legal: (state, at) => forSale.legal(state, turnOf(state) ?? at),
  },
  'who cannot outbid, by not being awaited': {
    ...forSale,
    awaits: (state) =>
      forSale.awaits(state).filter((at) => {
        const { bid, pass } = forSale.legal(state, at);
        return bid !== undefined || pass === undefined;
      }),
  },
  'who cannot outbid, by passing without being asked (Decision A2)': {
    ...forSale,
    apply: (state, at, action) => {
      const step = forSale.apply(state, at, action);
      if (!step.ok) return step;
      const next = turnOf(step.value.state);
      if (next === undefined || forSale.legal(step.value.state, next).bid !== undefined) return step;
      const forced = forSale.apply(step.value.state, next, { type: 'pass' });
      if (!forced.ok) return forced;
      const events = [...step.value.events, ...forced.value.events];
      return { ok: true, value: { state: forced.value.state, events } };
    },
  },
  'the totals before the end': {
    ...forSale,
    result: (state) => ({
      totals: [...state.money],
      winners: seatsOf(1),
      places: [...state.money],
      sheet: { scores: [] },
    }),
  },
  'the view of the first seat to everybody': { ...forSale, view: (state) => forSale.view(state, seat(0)) },
};

describe('a game that leaks is caught', () => {
  const all = fc.sample(pair, 2000);

  it.each(Object.entries(PLANTED))('%s', (_leak, game) => {
    expect(all.some((drawn) => leaks(game, drawn).length > 0)).toBe(true);
  });
});
