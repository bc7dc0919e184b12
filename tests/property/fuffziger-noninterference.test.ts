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
import { playAtRandom, type PlayedGame } from '../games/falsche-fuffziger/play.ts';
import { leaks, type Pair } from '../helpers/noninterference.ts';

const GAMES: readonly PlayedGame[] = Array.from({ length: 48 }, (_, index) =>
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
const withView = (more: (state: FuffzigerSetup, viewer: Viewer) => object): Leaky => ({
  ...falscheFuffziger,
  view: (state, viewer) => ({ ...falscheFuffziger.view(state, viewer), ...more(setupOf(state), viewer) }),
});

/** The game with one thing more in the events that all may learn of. */
const withEvents = (more: (state: FuffzigerSetup, action: FuffzigerTypes['action']) => object): Leaky => ({
  ...falscheFuffziger,
  apply: (state, at, action) => {
    const step = falscheFuffziger.apply(state, at, action);
    if (!step.ok) return step;
    const events = step.value.events.map((event) => ({
      ...event,
      ...more(setupOf(step.value.state), action),
    }));
    return { ok: true, value: { ...step.value, events } };
  },
});

const planted: readonly { readonly leak: string; readonly game: Leaky }[] = [
  { leak: 'real money', game: withView(({ money }) => ({ all: money.map(({ real }) => real) })) },
  { leak: 'notes', game: withView(({ money }) => ({ all: money.map(({ notes }) => notes) })) },
  {
    leak: 'who has notes at all',
    game: withView(({ money }) => ({ all: money.map(({ notes }) => Object.keys(notes).length > 0) })),
  },
  {
    leak: 'the back of a press that was not converted',
    game: withView(({ deal, presses }) => ({
      back: presses.filter(({ isConverted }) => !isConverted).map(({ press }) => backOf(deal.presses, press)),
    })),
  },
  {
    leak: 'the back of the next press of the supply',
    game: withView(({ deal, supply }) => ({ back: deal.presses[150].at(-(supply[150] ?? 12)) })),
  },
  { leak: 'the next roll', game: withView(({ deal, rolled }) => ({ roll: deal.dice[rolled] })) },
  {
    leak: 'a laundering card that lies under the next one',
    game: withView(({ deal, laundered }) => ({ under: deal.laundering[laundered + 2] })),
  },
  {
    leak: 'the removed laundering cards',
    game: withView(({ deal }) => ({ cards: [...deal.laundering].sort() })),
  },
  {
    leak: 'the next inspector card',
    game: withView(({ deal, inspected }) => ({ next: deal.inspectors[inspected % 10] })),
  },
  {
    leak: 'inspector cards of earlier rounds, without memory aid',
    game: withView(({ deal, inspected }) => ({ all: deal.inspectors.slice(0, inspected) })),
  },
  {
    leak: 'sealed bids',
    game: withView(({ phase }) => (phase.type === 'laundering' ? { bids: phase.bids } : {})),
  },
  {
    leak: 'whether anything is in a fist',
    game: withView(({ phase }) =>
      phase.type === 'laundering' ? { bids: phase.bids.map((bid) => (bid?.real ?? 0) > 0) } : {},
    ),
  },
  {
    leak: 'what is changed in the general laundering',
    game: withView(({ phase }) => (phase.type === 'general' ? { choices: phase.choices } : {})),
  },
  {
    leak: 'a sealed bid, in its event',
    game: withEvents((_, action) => (action.type === 'bid' ? { worth: action.real } : {})),
  },
  {
    leak: 'a choice of the general laundering, in its event',
    game: withEvents((_, action) => (action.type === 'launder' ? { notes: action.notes } : {})),
  },
  {
    leak: 'what everybody has after the general laundering, in its event',
    game: withEvents(({ money }, action) => (action.type === 'launder' ? { money } : {})),
  },
  {
    leak: 'how many notes of a scrapped type were given back (Falsche Fuffziger Decision X14)',
    game: {
      ...falscheFuffziger,
      apply: (state, at, action) => {
        const step = falscheFuffziger.apply(state, at, action);
        if (!step.ok) return step;
        const events = step.value.events.map((event) =>
          event.type === 'gave-back' ? { ...event, to: seatsOf(state.seatCount) } : event,
        );
        return { ok: true, value: { ...step.value, events } };
      },
    },
  },
  {
    leak: 'what others may lay, in the legal moves',
    game: {
      ...falscheFuffziger,
      legal: (state, at) =>
        state.phase === 'auction'
          ? falscheFuffziger.legal(state, seat(state.turn))
          : falscheFuffziger.legal(state, at),
    },
  },
];

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
    const after = ({ one, seat, oneAction }: Pair<FuffzigerTypes>): FuffzigerPosition | undefined => {
      const step = falscheFuffziger.apply(one, seat, oneAction);
      return step.ok ? step.value.state : undefined;
    };
    for (const type of ['producing', 'auction', 'laundering', 'buying', 'general'] as const)
      expect(count(({ one }) => one.phase === type)).toBeGreaterThan(100);
    expect(count((drawn) => after(drawn)?.round !== drawn.one.round)).toBeGreaterThan(30);
    expect(count((drawn) => after(drawn)?.phase === 'ended')).toBeGreaterThan(10);
    expect(count(({ viewer }) => viewer === 'table')).toBeGreaterThan(100);
    expect(count(({ one, viewer }) => viewer !== 'table' && one.scrapped > 0)).toBeGreaterThan(100);
  });

  it.each(planted)('and a game that leaks $leak is caught', ({ game }) => {
    expect(sample.some((drawn) => leaks(game, drawn).length > 0)).toBe(true);
  });
});
