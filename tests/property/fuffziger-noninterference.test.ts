import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seat, seatsOf, type Viewer } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import type { Game } from '../../core/game.ts';
import { falscheFuffziger, type FuffzigerTypes } from '../../core/games/falsche-fuffziger/index.ts';
import { backOf } from '../../core/games/falsche-fuffziger/deal.ts';
import type { FuffzigerPosition } from '../../core/games/falsche-fuffziger/position.ts';
import { setupOf, type FuffzigerSetup } from '../games/falsche-fuffziger/setup.ts';
import { attemptsIn } from '../games/falsche-fuffziger/checks.ts';
import { drawPair } from '../games/falsche-fuffziger/pairs.ts';
import { playAtRandom } from '../games/falsche-fuffziger/play.ts';
import { leaks, withEvents, withView, type Pair } from '../helpers/noninterference.ts';
import { stepOf } from '../games/moves.ts';

const GAMES = Array.from({ length: 48 }, (_, index) =>
  playAtRandom(`noninterference/${index}`, {
    seats: 3 + (index % 4),
    tempers: index % 2 === 0 ? ['bot'] : ['keen', 'wild', 'bot'],
    memoryAid: index % 3 === 0,
  }),
);

/** Pairs from all over random games, without and with memory aid; the last steps of a game more often than others. */
const pair: fc.Arbitrary<Pair<FuffzigerTypes>> = fc
  .record({ game: fc.constantFrom(...GAMES), at: fc.nat(), seed: fc.nat(), isLate: fc.nat({ max: 9 }) })
  .map(({ game: { steps }, at, seed, isLate }) => {
    const index = isLate === 0 ? steps.length - 1 - (at % 6) : at % steps.length;
    const step = steps[index] ?? steps[0];
    if (step === undefined) throw new Error('a game without steps');
    return drawPair(step.before, createRng(`pair/${seed}/${index}`));
  });

const text = (value: unknown): string => JSON.stringify(value);

type Leaky = Game<FuffzigerTypes>;

/** The game with one thing more in every view. */
const showing = (more: (state: FuffzigerSetup) => object): Leaky =>
  withView(falscheFuffziger, (state) => more(setupOf(state)));

/** The game with one thing more in the events that all may learn of. */
const telling = (more: (action: FuffzigerTypes['action'], state: FuffzigerSetup) => object): Leaky =>
  withEvents(falscheFuffziger, (state, action) => more(action, setupOf(state)));

const planted: Readonly<Record<string, Leaky>> = {
  'real money': showing(({ money }) => ({ all: money.map(({ real }) => real) })),
  notes: showing(({ money }) => ({ all: money.map(({ notes }) => notes) })),
  'who has notes at all': showing(({ money }) => ({
    all: money.map(({ notes }) => Object.keys(notes).length > 0),
  })),
  'the back of a press that was not converted': showing(({ deal, presses }) => ({
    back: presses.filter(({ isConverted }) => !isConverted).map(({ press }) => backOf(deal.presses, press)),
  })),
  'the back of the next press of the supply': showing(({ deal, supply }) => ({
    back: deal.presses[150].at(-(supply[150] ?? 12)),
  })),
  'the next roll': showing(({ deal, rolled }) => ({ roll: deal.dice[rolled] })),
  'a laundering card that lies under the next one': showing(({ deal, laundered }) => ({
    under: deal.laundering[laundered + 2],
  })),
  'the removed laundering cards': showing(({ deal }) => ({ cards: [...deal.laundering].sort() })),
  'the next inspector card': showing(({ deal, inspected }) => ({ next: deal.inspectors[inspected % 10] })),
  'inspector cards of earlier rounds, without memory aid': showing(({ deal, inspected }) => ({
    all: deal.inspectors.slice(0, inspected),
  })),
  'sealed bids': showing(({ phase }) => (phase.type === 'laundering' ? { bids: phase.bids } : {})),
  'whether anything is in a fist': showing(({ phase }) =>
    phase.type === 'laundering' ? { bids: phase.bids.map((bid) => (bid?.real ?? 0) > 0) } : {},
  ),
  'what is changed in the general laundering': showing(({ phase }) =>
    phase.type === 'general' ? { choices: phase.choices } : {},
  ),
  'a sealed bid, in its event': telling((action) => (action.type === 'bid' ? { worth: action.real } : {})),
  'a choice of the general laundering, in its event': telling((action) =>
    action.type === 'launder' ? { notes: action.notes } : {},
  ),
  'what everybody has after the general laundering, in its event': telling((action, { money }) =>
    action.type === 'launder' ? { money } : {},
  ),
  'how many notes of a scrapped type were given back (Falsche Fuffziger Decision X14)': withEvents(
    falscheFuffziger,
    ({ seatCount }, _, { type }) => (type === 'gave-back' ? { to: seatsOf(seatCount) } : {}),
  ),
  'what others may lay, in the legal moves': {
    ...falscheFuffziger,
    legal: (state, at) => falscheFuffziger.legal(state, state.phase === 'auction' ? seat(state.turn) : at),
  },
};

describe('what a viewer cannot see changes nothing that the viewer gets (Falsche Fuffziger: what each player may see)', () => {
  it('in views, legal moves, prompts, results and events', () => {
    fc.assert(
      fc.property(pair, (drawn) => {
        expect(leaks(falscheFuffziger, drawn)).toEqual([]);
      }),
      { numRuns: 6000 },
    );
  });

  it('in what the viewer is told of anything that it tries in vain', () => {
    fc.assert(
      fc.property(pair, fc.nat(), ({ viewer, one, other }, index) => {
        if (viewer === 'table') return;
        const setup = setupOf(one);
        const attempts = attemptsIn({ ...setup, money: setup.money.slice(viewer, viewer + 1) });
        const wanted = attempts[index % attempts.length] ?? { type: 'drop' };
        const told = [one, other].map((state) => {
          const outcome = falscheFuffziger.apply(state, viewer, wanted);
          return outcome.ok ? 'accepted' : text(outcome.error);
        });
        expect(told[1]).toBe(told[0]);
      }),
      { numRuns: 4000 },
    );
  });

  const sample = fc.sample(pair, { numRuns: 3000, seed: 50 });
  const count = (isSuch: (drawn: Pair<FuffzigerTypes>) => boolean): number => sample.filter(isSuch).length;
  const others = (position: FuffzigerPosition, viewer: Viewer): string =>
    text(setupOf(position).money.map((own, at) => (at === viewer ? undefined : own)));

  it('among them other money, sealed choices, backs, dice, piles and removed cards', () => {
    expect(count(({ one, other, viewer }) => others(one, viewer) !== others(other, viewer))).toBeGreaterThan(
      2500,
    );
    expect(count(({ oneAction, otherAction }) => text(oneAction) !== text(otherAction))).toBeGreaterThan(100);
    for (const key of ['presses', 'dice', 'laundering', 'inspectors'] as const)
      expect(
        count(({ one, other }) => text(setupOf(one).deal[key]) !== text(setupOf(other).deal[key])),
      ).toBeGreaterThan(1000);
    const cards = (position: FuffzigerPosition): string =>
      text([...setupOf(position).deal.laundering].sort());
    expect(count(({ one, other }) => cards(one) !== cards(other))).toBeGreaterThan(1000);
    for (const type of ['laundering', 'general'] as const)
      expect(
        count(
          ({ one, other }) => one.phase === type && text(setupOf(one).phase) !== text(setupOf(other).phase),
        ),
      ).toBeGreaterThan(100);
  });

  it('in all phases, over the end of rounds and to the end of the game', () => {
    const after = ({ one, seat, oneAction }: Pair<FuffzigerTypes>): FuffzigerPosition =>
      stepOf(falscheFuffziger, one, seat, oneAction).state;
    for (const type of ['producing', 'auction', 'laundering', 'buying', 'general'] as const)
      expect(count(({ one }) => one.phase === type)).toBeGreaterThan(100);
    expect(count((drawn) => after(drawn).round !== drawn.one.round)).toBeGreaterThan(30);
    expect(count((drawn) => after(drawn).phase === 'ended')).toBeGreaterThan(10);
    expect(count(({ viewer }) => viewer === 'table')).toBeGreaterThan(100);
    expect(count(({ one, viewer }) => viewer !== 'table' && one.scrapped > 0)).toBeGreaterThan(100);
  });

  it.each(Object.entries(planted))('and a game that leaks %s is caught', (_leak, game) => {
    expect(sample.some((drawn) => leaks(game, drawn).length > 0)).toBe(true);
  });
});
