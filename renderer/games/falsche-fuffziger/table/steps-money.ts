import { seatsOf, type Seat } from '../../../../core/base/ids.ts';
import {
  backsOf,
  frontOf,
  MOST_WON,
  PRESS_TYPES,
} from '../../../../core/games/falsche-fuffziger/material.ts';
import {
  countOf,
  minus,
  NO_MONEY,
  plus,
  together,
  without,
  type Money,
} from '../../../../core/games/falsche-fuffziger/material/money.ts';
import { pressId } from '../../../../core/games/falsche-fuffziger/material/press-names.ts';
import { nextTurn } from '../../../../core/games/falsche-fuffziger/material/auction-turn.ts';
import type { FuffzigerView, OwnMoney } from '../../../../core/games/falsche-fuffziger/view.ts';
import { changedFor, moneyOf } from './outlook.ts';
import {
  at,
  leftOf,
  reported,
  withCoins,
  withOwn,
  withReal,
  type Future,
  type On,
  type PhaseOf,
  type Step,
} from './step.ts';

const NOBODY_YET: PhaseOf<'laundering'> = { type: 'laundering', chosen: [], won: [] };

/** A round without coin auctions goes on with laundering. */
export function afterDiePassed(view: FuffzigerView, { start }: On<'die-passed'>): Step {
  const passed = { ...view, start };
  return at(view.auctions === 0 ? { ...passed, phase: NOBODY_YET } : passed);
}

export function afterRolled(view: FuffzigerView, { start, lot, adds }: On<'rolled'>): Step {
  const seats = seatsOf(view.seatCount);
  const more = adds ? 1 : 0;
  return at({
    ...view,
    start,
    auctions: view.auctions - 1 + more,
    added: view.added + more,
    phase: {
      type: 'auction',
      lot,
      isIn: seats.map(() => true),
      leader: start,
      turn: start,
      laid: seats.map(() => NO_MONEY),
    },
  });
}

/** Passes the turn on, unless the auction ends here. */
function withNextTurn(phase: PhaseOf<'auction'>, seat: Seat, { later }: Future): PhaseOf<'auction'> {
  if (later[0]?.type === 'auction-ended') return phase;
  const { led, ...next } = nextTurn({ ...phase, led: phase.led ?? null }, seat);
  return { ...next, ...(led === null ? {} : { led }) };
}

export function afterLay(view: FuffzigerView, event: On<'laid' | 'matched'>, future: Future): Step {
  const { phase } = view;
  if (phase?.type !== 'auction') return at(view);
  const { seat, lay } = event;
  const money = moneyOf(lay);
  const laid = phase.laid.map((stake, one) => (one === seat ? together(stake, money) : stake));
  const leader = event.type === 'laid' ? seat : phase.leader;
  const own = withOwn(view, seat, (purse) => without(purse, money));
  return at({ ...own, phase: withNextTurn({ ...phase, laid, led: lay, leader }, seat, future) });
}

export function afterDropped(view: FuffzigerView, { seat }: On<'dropped'>, future: Future): Step {
  const { phase } = view;
  if (phase?.type !== 'auction') return at(view);
  const isIn = phase.isIn.map((wasIn, one) => wasIn && one !== seat);
  return at({ ...view, phase: withNextTurn({ ...phase, isIn }, seat, future) });
}

/** The stakes stay on the table during the scene. */
export function afterAuction(view: FuffzigerView, event: On<'auction-ended'>): Step {
  const { phase, report, auctions } = view;
  if (phase?.type !== 'auction') return at(view);
  const { lot, start, winner, paid } = event;
  const outcome = { lot, start, paid, ...(winner === undefined ? {} : { winner }) };
  const isIn = phase.isIn.map((_, one) => one === winner);
  let during: FuffzigerView = { ...view, phase: { ...phase, isIn } };
  if (view.own !== undefined) {
    const { seat } = view.own;
    const back = without(phase.laid[seat] ?? NO_MONEY, seat === winner ? paid : NO_MONEY);
    during = withOwn(during, seat, (own) => together(own, back));
  }
  if (winner !== undefined) during = withCoins(during, winner, lot);
  const after = reported(during, { auctions: [...report.auctions, outcome] });
  return { during, after: auctions > 0 ? after : { ...after, phase: NOBODY_YET } };
}

const all = (own: OwnMoney): Money => together(own, own.sealed ?? NO_MONEY);

/** The card stays during the scene; then the next one is for sale, or the winners get their money. */
export function afterOpened(view: FuffzigerView, event: On<'opened'>, { later, end }: Future): Step {
  const { phase, report, laundering, own, start } = view;
  if (phase?.type !== 'laundering') return at(view);
  const { card, bids, winner } = event;
  const paid = bids[own?.seat ?? 0] ?? NO_MONEY;
  const withMoney =
    own && withOwn(view, own.seat, (before) => without(all(before), own.seat === winner ? paid : NO_MONEY));
  const opening = { card, bids, ...(winner === undefined ? {} : { winner }) };
  const withReport = reported(withMoney ?? view, { openings: [...report.openings, opening] });
  const won = winner === undefined ? phase.won : [...phase.won, { seat: winner, card }];
  const during: FuffzigerView = {
    ...withReport,
    phase: { type: 'laundering', chosen: seatsOf(view.seatCount), won },
  };
  const left = laundering.left - (winner === undefined ? 0 : 1);
  const next = later.find((one): one is On<'opened'> => one.type === 'opened')?.card ?? end.laundering.open;
  const open = winner === undefined ? card : next;
  const after = { ...during, laundering: { left, ...(left === 0 || open === undefined ? {} : { open }) } };
  const hasMostCards = won.filter(({ seat }) => seat === winner).length === MOST_WON;
  if (winner !== undefined && left > 0 && !hasMostCards)
    return { during, after: { ...after, phase: { type: 'laundering', chosen: [], won } } };
  return { during, after: won.length > 0 ? after : { ...after, phase: { type: 'buying', turn: start } } };
}

export function afterLaundered(view: FuffzigerView, event: On<'laundered'>, { later }: Future): Step {
  const during = withReal(view, event.seat, event.real);
  const isLastPhase = later[0]?.type === 'laundered' || view.laundering.left === 0;
  return { during, after: isLastPhase ? during : { ...during, phase: { type: 'buying', turn: view.start } } };
}

export function afterBought(view: FuffzigerView, { seat, presses, paid }: On<'bought'>): Step {
  const { supply, report, start } = view;
  const bought = PRESS_TYPES.flatMap((type) => {
    const taken = backsOf(type).length - countOf(supply, type);
    return Array.from({ length: countOf(presses, type) }, (_, index) => ({
      press: pressId(type, taken + index + 1),
      seat,
      up: frontOf(type),
      isConverted: false,
    }));
  });
  const during: FuffzigerView = {
    ...reported(withReal(view, seat, -paid), { shopping: [...report.shopping, { seat, presses, paid }] }),
    presses: [...view.presses, ...bought],
    supply: minus(supply, presses),
  };
  const turn = leftOf(view, seat);
  return {
    during,
    after: { ...during, phase: turn === start ? { type: 'general', chosen: [] } : { type: 'buying', turn } },
  };
}

/** Only this player's change is known: from the sealed notes, or else from the final view. */
export function afterGeneral(view: FuffzigerView, _: On<'general-laundering'>, { later, end }: Future): Step {
  const { own } = view;
  const during: FuffzigerView = { ...view, phase: { type: 'general', chosen: seatsOf(view.seatCount) } };
  if (own === undefined) return at(during);
  return at(
    withOwn(during, own.seat, ({ notes, real, sealed }) =>
      sealed === undefined
        ? beforeInspection(end.own ?? own, later)
        : { notes, real: real + changedFor(sealed.notes) },
    ),
  );
}

/** This player's money before a later inspection paid and took some. */
const beforeInspection = (own: OwnMoney, later: Future['later']): Money =>
  later.reduce<Money>(
    ({ notes, real }, event) => {
      if (event.type === 'gave-back') return { notes: plus(notes, { [event.pressType]: event.notes }), real };
      if (event.type !== 'scrapped') return { notes, real };
      const paid = event.presses.filter(({ seat }) => seat === own.seat);
      return { notes, real: paid.reduce((left, press) => left - press.real, real) };
    },
    { notes: own.notes, real: own.real },
  );

/** Adds the coins for real money, before the rest of the result. */
export function afterRanked(view: FuffzigerView, { bonus }: On<'ranked'>): Step {
  const { phase: _over, ...ended } = view;
  return at(bonus.reduce<FuffzigerView>((paid, coins, seat) => withCoins(paid, seat as Seat, coins), ended));
}
