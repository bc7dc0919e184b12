import type { Seat } from '../../base/ids.ts';
import { hasChosen, missingIn } from '../../base/sealed.ts';
import type { FuffzigerLegal } from './actions.ts';
import { LEAST_REAL, PRICES } from './material.ts';
import { countOf, countsBy, type Money } from './material/money.ts';
import { purseOf } from './on-table.ts';
import { canMatch } from './phases/auction.ts';
import { convertiblePresses, unusedPresses } from './phases/producing.ts';
import type { Press } from './presses.ts';
import type { Auction, FuffzigerState, Producing } from './state.ts';

/** The seats that owe a decision. Each acts itself, also where it has only one choice (Falsche Fuffziger Decision X15). */
export function awaits({ phase }: FuffzigerState): readonly Seat[] {
  switch (phase.type) {
    case 'producing':
    case 'auction':
    case 'buying':
      return [phase.turn];
    case 'laundering':
      return missingIn(phase.bids);
    case 'general':
      return missingIn(phase.choices);
    case 'ended':
      return [];
  }
}

/** What a seat may do now. */
export function legal(state: FuffzigerState, at: Seat): FuffzigerLegal {
  const { phase } = state;
  const own = state.money[at];
  if (own === undefined) return {};
  switch (phase.type) {
    case 'producing':
      return at === phase.turn ? legalProduction(state, phase, at) : {};
    case 'auction':
      return at === phase.turn ? legalAuction(state, phase, at) : {};
    case 'laundering':
      return hasChosen(phase.bids, at)
        ? { unbid: {} }
        : { bid: { notes: own.notes, real: { max: own.real } } };
    case 'buying':
      return at === phase.turn ? { buy: legalPurchase(state, own) } : {};
    case 'general':
      return hasChosen(phase.choices, at) ? { unlaunder: {} } : { launder: { notes: own.notes } };
    case 'ended':
      return {};
  }
}

function legalProduction(state: FuffzigerState, phase: Producing, at: Seat): FuffzigerLegal {
  const convert = namesOf(convertiblePresses(state, at));
  const sell = namesOf(unusedPresses(state, phase, at));
  return {
    ...(convert.length === 0 ? {} : { convert: { press: convert } }),
    ...(sell.length === 0 ? {} : { sell: { press: sell } }),
    finish: {},
  };
}

const namesOf = (presses: readonly Press[]) => presses.map(({ press }) => press);

function legalAuction(state: FuffzigerState, phase: Auction, at: Seat): FuffzigerLegal {
  const { led } = phase;
  if (led !== null) return canMatch(state, phase, at) ? { match: led, drop: {} } : { drop: {} };
  const { notes, real } = purseOf(state, phase, at);
  const hasReal = real >= LEAST_REAL;
  if (!hasReal && Object.keys(notes).length === 0) return { drop: {} };
  return {
    lay: { notes, ...(hasReal ? { real: { min: LEAST_REAL, max: real } } : {}) },
    drop: {},
  };
}

function legalPurchase({ supply }: FuffzigerState, { real }: Money): NonNullable<FuffzigerLegal['buy']> {
  const price = countsBy((type) => (countOf(supply, type) > 0 ? PRICES[type].costs : 0));
  return { supply, price, money: real };
}
