import type { Seat } from '../../../base/ids.ts';
import { atSeat } from '../../../base/lists.ts';
import { rejection, type Rejection } from '../../../base/rejection.ts';
import { fail, ok } from '../../../base/result.ts';
import { nothingSealed } from '../../../base/sealed.ts';
import { toAll } from '../events.ts';
import { andThen, leftOf, reported, stepTo, withReal } from '../flow.ts';
import { PRESS_TYPES, PRICES } from '../material.ts';
import { countOf, minus, sumOver, partOf, type Counts } from '../material/money.ts';
import { pressId } from '../material/press-names.ts';
import type { Press } from '../presses.ts';
import { changed, type FuffzigerState } from '../state.ts';
import type { FuffzigerOutcome } from '../types.ts';
import { typesInPlay } from './inspection.ts';

/** What presses cost together, in real money. */
export const costOf = (presses: Counts): number => sumOver(presses, (type) => PRICES[type].costs);

/** Buys any number of presses, front up, the next ones of the shuffled supply. They work from the next round on. */
export function buy(state: FuffzigerState, at: Seat, presses: Counts): FuffzigerOutcome {
  const refused = refusalOf(state, at, presses);
  if (refused !== undefined) return fail(refused);
  const paid = costOf(presses);
  const shopping = [...state.report.shopping, { seat: at, presses, paid }];
  const bought = changed(withReal(reported(state, { shopping }), at, -paid), {
    presses: [...state.presses, ...drawn(state, at, presses)],
    supply: minus(state.supply, presses),
  });
  const step = stepTo(bought, toAll({ type: 'bought', seat: at, presses, paid }));
  const next = leftOf(state, at);
  return ok(
    andThen(step, (after) =>
      stepTo(
        changed(after, {
          phase:
            next === state.start
              ? { type: 'general', choices: nothingSealed(state.seatCount) }
              : { type: 'buying', turn: next },
        }),
      ),
    ),
  );
}

function refusalOf(state: FuffzigerState, at: Seat, presses: Counts): Rejection | undefined {
  const { supply } = state;
  const inPlay = typesInPlay(state);
  const out = PRESS_TYPES.find((type) => countOf(presses, type) > 0 && !inPlay.includes(type));
  if (out !== undefined) return rejection('bad-target', { target: out, allowed: inPlay });
  const part = partOf(supply, presses);
  if (!part.ok) return part.error;
  const price = costOf(presses);
  const money = atSeat(state.money, at).real;
  return price > money ? rejection('not-affordable', { price, money }) : undefined;
}

/** The next presses of the supply, which is the end of each list of the deal. */
const drawn = ({ deal, supply }: FuffzigerState, at: Seat, presses: Counts): readonly Press[] =>
  PRESS_TYPES.flatMap((type) => {
    const taken = deal.presses[type].length - countOf(supply, type);
    return Array.from({ length: countOf(presses, type) }, (_, index): Press => ({
      press: pressId(type, taken + index + 1),
      seat: at,
      isConverted: false,
    }));
  });
