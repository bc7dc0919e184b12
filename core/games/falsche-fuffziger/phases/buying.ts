import { seatsOf, type Seat } from '../../../base/ids.ts';
import { atSeat } from '../../../base/lists.ts';
import { rejection, type Rejection } from '../../../base/rejection.ts';
import { fail, ok } from '../../../base/result.ts';
import { toAll } from '../events.ts';
import { andThen, leftOf, reported, stepTo, withReal } from '../flow.ts';
import { PRESS_TYPES, PRICES } from '../material.ts';
import { countOf, countsBy, lacking, plus, sumOver, type Counts } from '../money.ts';
import { pressId, type Press } from '../presses.ts';
import type { FuffzigerState } from '../state.ts';
import type { FuffzigerOutcome } from '../types.ts';
import { typesInPlay } from './inspection.ts';

/** Presses of the types in play that can still be bought. */
export const supplyOf = (state: FuffzigerState): Counts => {
  const inPlay = typesInPlay(state);
  return countsBy((type) =>
    inPlay.includes(type) ? state.deal.presses[type].length - countOf(state.taken, type) : 0,
  );
};

/** What presses cost together, in real money. */
export const costOf = (presses: Counts): number => sumOver(presses, (type) => PRICES[type].costs);

/** Buys any number of presses, front up, the next ones of the shuffled supply. They work from the next round on. */
export function buy(state: FuffzigerState, at: Seat, presses: Counts): FuffzigerOutcome {
  const refused = refusalOf(state, at, presses);
  if (refused !== undefined) return fail(refused);
  const paid = costOf(presses);
  const shopping = [...state.report.shopping, { seat: at, presses, paid }];
  const bought: FuffzigerState = {
    ...withReal(reported(state, { shopping }), at, -paid),
    presses: [...state.presses, ...drawn(state, at, presses)],
    taken: plus(state.taken, presses),
  };
  const step = stepTo(bought, toAll({ type: 'bought', seat: at, presses, paid }));
  const next = leftOf(state, at);
  return ok(
    andThen(step, (after) =>
      stepTo(
        next === state.start
          ? { ...after, phase: { type: 'general', choices: seatsOf(state.seatCount).map(() => null) } }
          : { ...after, phase: { type: 'buying', turn: next } },
      ),
    ),
  );
}

function refusalOf(state: FuffzigerState, at: Seat, presses: Counts): Rejection | undefined {
  const inPlay = typesInPlay(state);
  const out = PRESS_TYPES.find((type) => countOf(presses, type) > 0 && !inPlay.includes(type));
  if (out !== undefined) return rejection('bad-target', { target: out, allowed: inPlay });
  const supply = supplyOf(state);
  const short = lacking(supply, presses);
  if (short !== undefined) return rejection('too-high', { item: short, most: countOf(supply, short) });
  const price = costOf(presses);
  const money = atSeat(state.money, at).real;
  return price > money ? rejection('not-affordable', { price, money }) : undefined;
}

const drawn = ({ taken }: FuffzigerState, at: Seat, presses: Counts): readonly Press[] =>
  PRESS_TYPES.flatMap((type) =>
    Array.from({ length: countOf(presses, type) }, (_, index): Press => ({
      press: pressId(type, countOf(taken, type) + index + 1),
      seat: at,
      isConverted: false,
    })),
  );
