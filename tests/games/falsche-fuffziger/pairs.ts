import { seatsOf, type Seat, type Viewer } from '../../../core/base/ids.ts';
import type { Rng } from '../../../core/base/rng.ts';
import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import { falscheFuffziger, type FuffzigerTypes } from '../../../core/games/falsche-fuffziger/index.ts';
import {
  plus,
  together,
  type Counts,
  type Money,
} from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import { positionOf, setupOf, type FuffzigerSetup } from './setup.ts';
import { countsOf, drawAction, drawCounts, drawStep } from './play.ts';
import { redealt } from './redealt.ts';
import { COSTS, TYPES } from './tables.ts';
import type { Pair } from '../../helpers/noninterference.ts';
import { stepOf } from '../moves.ts';

/** What a step makes public, and what therefore has to be the same in both halves of a pair. */
export interface Kept {
  /** Sealed bids: they are opened. */
  readonly bids: boolean;
  /** All real money, and with it what is changed in the general laundering: the game ends, and it is counted. */
  readonly real: boolean;
}

/** A pair made from a state of a running game: everything that the viewer cannot see is drawn anew. */
export function drawPair(one: FuffzigerPosition, rng: Rng): Pair<FuffzigerTypes> {
  const viewer = rng.pick<Viewer>([...seatsOf(one.seatCount), 'table']);
  const setup = setupOf(one);
  const { seat, action: oneAction } = drawStep(one, rng, ['bot', 'wild', 'keen']);
  const { state: after, events } = stepOf(falscheFuffziger, one, seat, oneAction);
  const isOpening = one.phase === 'laundering' && events.some(({ type }) => type === 'opened');
  const kept: Kept = { bids: isOpening, real: after.hasEnded };
  const isSecret = (oneAction.type === 'bid' && !isOpening) || (oneAction.type === 'launder' && !kept.real);
  const hasOther = isSecret && seat !== viewer;
  const money = setup.money.map((own, at) =>
    at === viewer
      ? own
      : otherMoney(setup, at as Seat, hasOther || at !== seat ? undefined : oneAction, kept, rng),
  );
  const changed: FuffzigerSetup = { ...setup, money, deal: redealt(setup, setupOf(after), oneAction, rng) };
  const other = positionOf({ ...changed, phase: resealed(changed, viewer, kept, rng) });
  const otherAction = hasOther ? drawAction(falscheFuffziger.legal(other, seat), rng) : oneAction;
  return { viewer, one, other, seat, oneAction, otherAction };
}

/** Other money than somebody has: as much as lies on the table, is still to be paid or stays sealed, and some more by lot. */
function otherMoney(
  state: FuffzigerSetup,
  at: Seat,
  action: FuffzigerAction | undefined,
  kept: Kept,
  rng: Rng,
): Money {
  const needed = neededFor(state, at, action, kept);
  const inPlay = TYPES.filter((type) => !state.scrapped.includes(type));
  const notes = plus(needed.notes, countsOf(inPlay.map((type) => [type, rng.below(4)])));
  const real = kept.real ? (state.money[at]?.real ?? 0) : needed.real + rng.below(150);
  return { notes, real };
}

const NOTHING: Money = { notes: {}, real: 0 };

function neededFor(
  { phase }: FuffzigerSetup,
  at: Seat,
  action: FuffzigerAction | undefined,
  kept: Kept,
): Money {
  const paid = action === undefined ? NOTHING : costOf(action, phase);
  switch (phase.type) {
    case 'auction':
      return together(phase.laid[at] ?? NOTHING, paid);
    case 'laundering':
      return together((kept.bids ? phase.bids[at] : null) ?? NOTHING, paid);
    case 'general':
      return together({ notes: (kept.real ? phase.choices[at] : null) ?? {}, real: 0 }, paid);
    default:
      return paid;
  }
}

/** What a seat needs to do this. */
function costOf(action: FuffzigerAction, phase: FuffzigerSetup['phase']): Money {
  switch (action.type) {
    case 'bid':
      return { notes: action.notes, real: action.real };
    case 'launder':
      return { notes: action.notes, real: 0 };
    case 'buy':
      return {
        notes: {},
        real: TYPES.reduce((sum, type) => sum + (action.presses[type] ?? 0) * COSTS[type], 0),
      };
    case 'lay':
      return 'notes' in action ? { notes: action.notes, real: 0 } : { notes: {}, real: action.real };
    case 'match': {
      const led = phase.type === 'auction' ? phase.led : null;
      return led === null ? NOTHING : costOf({ type: 'lay', ...led }, phase);
    }
    default:
      return NOTHING;
  }
}

/** Sealed bids and choices of others are others. */
function resealed(state: FuffzigerSetup, viewer: Viewer, kept: Kept, rng: Rng): FuffzigerSetup['phase'] {
  const { phase, money } = state;
  const notesOf = (at: number): Counts => drawCounts(money[at]?.notes ?? {}, rng);
  if (phase.type === 'laundering' && !kept.bids) {
    const bids = phase.bids.map((bid, at) =>
      bid === null || at === viewer
        ? bid
        : { notes: notesOf(at), real: rng.below((money[at]?.real ?? 0) + 1) },
    );
    return { ...phase, bids };
  }
  if (phase.type === 'general' && !kept.real) {
    const choices = phase.choices.map((choice, at) =>
      choice === null || at === viewer ? choice : notesOf(at),
    );
    return { ...phase, choices };
  }
  return phase;
}
