import { seatsOf, type Seat } from '../../../../core/base/ids.ts';
import { ascending, without as withoutItems } from '../../../../core/base/lists.ts';
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
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import type { FuffzigerView, OwnMoney } from '../../../../core/games/falsche-fuffziger/view.ts';
import type { Future } from '../../table-parts.ts';
import { auctionText, openingText, shoppingText, tieText } from './log/money-text.ts';
import { changedFor, moneyOf, typesIn } from './view-facts.ts';
import {
  flightTo,
  leftOf,
  reported,
  withCoins,
  withOwn,
  withReal,
  type FuffzigerEvents,
  type On,
  type PhaseOf,
} from './step.ts';

/** The events of phases 3 to 6, auctions, laundering, buying and general laundering, and of the end. */
export const moneyEvents = {
  'die-passed': {
    // A round without coin auctions goes on with laundering.
    step: (view, { start }) =>
      view.auctions === 0 ? { ...view, start, phase: NOBODY_YET } : { ...view, start },
    text: ({ start }, { seatText }) => seatText(start, 'you.die', 'table.news.die'),
    sound: undefined,
  },
  rolled: {
    step: afterRolled,
    text: ({ start, lot, adds }, { t, seatText, coinsName }) => {
      const text = seatText(start, 'you.rolled', 'table.news.rolled', { coins: coinsName(lot) });
      return adds ? `${text} ${t('table.news.adds')}` : text;
    },
    sound: 'coin',
  },
  laid: {
    step: afterLay,
    text: ({ seat, lay }, { seatText, moneyName }) =>
      seatText(seat, 'you.laid', 'table.news.laid', { money: moneyName(moneyOf(lay)) }),
    sound: 'paper',
  },
  matched: {
    step: afterLay,
    text: ({ seat }, { seatText }) => seatText(seat, 'you.matched', 'table.news.matched'),
    sound: 'paper',
  },
  dropped: {
    step: afterDropped,
    text: ({ seat }, { seatText }) => seatText(seat, 'you.dropped', 'table.news.dropped'),
    sound: undefined,
  },
  'auction-ended': {
    step: afterAuction,
    then: withOutcome,
    text: (event, words) => auctionText(event, words),
    sound: ({ winner }) => (winner === undefined ? undefined : 'hammer'),
    flights: ({ winner, lot }) =>
      winner === undefined ? [] : [flightTo(winner, { type: 'coins', count: lot })],
  },
  chose: { step: afterChoice },
  'took-back': { step: afterChoice },
  opened: {
    step: afterOpened,
    then: afterOpening,
    isForAll: true,
    text: (event, words) =>
      [openingText(event, words), tieText(event, words)].filter((text) => text !== undefined).join(' '),
    sound: 'paper',
  },
  laundered: {
    step: (view, { seat, real }) => withReal(view, seat, real),
    then: (view, _event, { later }) =>
      later[0]?.type === 'laundered' || view.laundering.left === 0
        ? view
        : { ...view, phase: { type: 'buying', turn: view.start } },
    text: ({ seat, real }, { seatText, realName }) =>
      seatText(seat, 'you.laundered', 'table.news.laundered', { amount: realName(real) }),
    sound: 'coin',
    flights: ({ seat, real }) => [flightTo(seat, { type: 'real', amount: real })],
  },
  bought: {
    step: afterBought,
    then: (view, { seat }) => {
      const turn = leftOf(view, seat);
      return {
        ...view,
        phase: turn === view.start ? { type: 'general', chosen: [] } : { type: 'buying', turn },
      };
    },
    text: shoppingText,
    sound: ({ paid }) => (paid === 0 ? undefined : 'coin'),
    flights: ({ seat, presses }) => typesIn(presses).map((of) => flightTo(seat, { type: 'press', of })),
  },
  'general-laundering': {
    step: afterGeneral,
    text: (_event, { t }) => t('table.news.changed'),
    sound: 'paper',
  },
  ranked: {
    step: afterRanked,
    text: ({ reason, bonus }, { t, seatText, coinsName }) => {
      const paid = seatsOf(bonus.length).filter((at) => (bonus[at] ?? 0) > 0);
      const each = paid.map((at) =>
        seatText(at, 'you.bonus', 'table.news.bonus', { coins: coinsName(bonus[at] ?? 0) }),
      );
      return [t(`table.news.${reason === 'last-type' ? 'lastType' : 'lastCard'}`), ...each].join(' ');
    },
    sound: 'coin',
  },
  'game-ended': {
    step: (view) => view,
    text: ({ winners }, { t, name, isYou, list }) => {
      const [first, ...others] = winners;
      if (first !== undefined && others.length === 0 && isYou(first)) return t('you.won');
      return t('table.news.won', { names: list(winners.map(name)) }, winners.length);
    },
    sound: 'hammer',
  },
} satisfies Partial<FuffzigerEvents>;

const NOBODY_YET: PhaseOf<'laundering'> = { type: 'laundering', chosen: [], won: [] };

function afterRolled(view: FuffzigerView, { start, lot, adds }: On<'rolled'>): FuffzigerView {
  const seats = seatsOf(view.seatCount);
  const more = adds ? 1 : 0;
  return {
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
  };
}

/** Passes the turn on, unless the auction ends here. */
function withNextTurn(
  phase: PhaseOf<'auction'>,
  seat: Seat,
  { later }: Future<FuffzigerTypes>,
): PhaseOf<'auction'> {
  if (later[0]?.type === 'auction-ended') return phase;
  const { led, ...next } = nextTurn({ ...phase, led: phase.led ?? null }, seat);
  return { ...next, ...(led === null ? {} : { led }) };
}

function afterLay(
  view: FuffzigerView,
  event: On<'laid' | 'matched'>,
  future: Future<FuffzigerTypes>,
): FuffzigerView {
  const { phase } = view;
  if (phase?.type !== 'auction') return view;
  const { seat, lay } = event;
  const money = moneyOf(lay);
  const laid = phase.laid.map((stake, one) => (one === seat ? together(stake, money) : stake));
  const leader = event.type === 'laid' ? seat : phase.leader;
  const own = withOwn(view, seat, (purse) => without(purse, money));
  return { ...own, phase: withNextTurn({ ...phase, laid, led: lay, leader }, seat, future) };
}

function afterDropped(
  view: FuffzigerView,
  { seat }: On<'dropped'>,
  future: Future<FuffzigerTypes>,
): FuffzigerView {
  const { phase } = view;
  if (phase?.type !== 'auction') return view;
  const isIn = phase.isIn.map((wasIn, one) => wasIn && one !== seat);
  return { ...view, phase: withNextTurn({ ...phase, isIn }, seat, future) };
}

/** The stakes stay on the table during the scene. */
function afterAuction(view: FuffzigerView, { lot, winner, paid }: On<'auction-ended'>): FuffzigerView {
  const { phase, own } = view;
  if (phase?.type !== 'auction') return view;
  const isIn = phase.isIn.map((_, one) => one === winner);
  let during: FuffzigerView = { ...view, phase: { ...phase, isIn } };
  if (own !== undefined) {
    const back = without(phase.laid[own.seat] ?? NO_MONEY, own.seat === winner ? paid : NO_MONEY);
    during = withOwn(during, own.seat, (money) => together(money, back));
  }
  return winner === undefined ? during : withCoins(during, winner, lot);
}

function withOutcome(view: FuffzigerView, { lot, start, winner, paid }: On<'auction-ended'>): FuffzigerView {
  if (view.phase?.type !== 'auction') return view;
  const outcome = { lot, start, paid, ...(winner === undefined ? {} : { winner }) };
  const after = reported(view, { auctions: [...view.report.auctions, outcome] });
  return view.auctions > 0 ? after : { ...after, phase: NOBODY_YET };
}

const all = (own: OwnMoney): Money => together(own, own.sealed ?? NO_MONEY);

/** The card stays during the scene. */
function afterOpened(view: FuffzigerView, { card, bids, winner }: On<'opened'>): FuffzigerView {
  const { phase, report, own } = view;
  if (phase?.type !== 'laundering') return view;
  const paid = bids[own?.seat ?? 0] ?? NO_MONEY;
  const withMoney =
    own && withOwn(view, own.seat, (before) => without(all(before), own.seat === winner ? paid : NO_MONEY));
  const opening = { card, bids, ...(winner === undefined ? {} : { winner }) };
  return {
    ...reported(withMoney ?? view, { openings: [...report.openings, opening] }),
    phase: {
      type: 'laundering',
      chosen: seatsOf(view.seatCount),
      won: winner === undefined ? phase.won : [...phase.won, { seat: winner, card }],
    },
  };
}

/** The next card is for sale, or the winners get their money. */
function afterOpening(
  view: FuffzigerView,
  { card, winner }: On<'opened'>,
  { later, end }: Future<FuffzigerTypes>,
): FuffzigerView {
  const { phase, laundering, start } = view;
  if (phase?.type !== 'laundering') return view;
  const { won } = phase;
  const left = laundering.left - (winner === undefined ? 0 : 1);
  const next = later.find((one): one is On<'opened'> => one.type === 'opened')?.card ?? end.laundering.open;
  const open = winner === undefined ? card : next;
  const after = { ...view, laundering: { left, ...(left === 0 || open === undefined ? {} : { open }) } };
  const hasMostCards = won.filter(({ seat }) => seat === winner).length === MOST_WON;
  if (winner !== undefined && left > 0 && !hasMostCards)
    return { ...after, phase: { type: 'laundering', chosen: [], won } };
  return won.length > 0 ? after : { ...after, phase: { type: 'buying', turn: start } };
}

function afterBought(view: FuffzigerView, { seat, presses, paid }: On<'bought'>): FuffzigerView {
  const { supply, report } = view;
  const bought = PRESS_TYPES.flatMap((type) => {
    const taken = backsOf(type).length - countOf(supply, type);
    return Array.from({ length: countOf(presses, type) }, (_, index) => ({
      press: pressId(type, taken + index + 1),
      seat,
      up: frontOf(type),
      isConverted: false,
    }));
  });
  return {
    ...reported(withReal(view, seat, -paid), { shopping: [...report.shopping, { seat, presses, paid }] }),
    presses: [...view.presses, ...bought],
    supply: minus(supply, presses),
  };
}

/** Only this player's change is known: from the sealed notes, or else from the final view. */
function afterGeneral(
  view: FuffzigerView,
  _: On<'general-laundering'>,
  { later, end }: Future<FuffzigerTypes>,
): FuffzigerView {
  const { own } = view;
  const during: FuffzigerView = { ...view, phase: { type: 'general', chosen: seatsOf(view.seatCount) } };
  if (own === undefined) return during;
  return withOwn(during, own.seat, ({ notes, real, sealed }) =>
    sealed === undefined
      ? beforeInspection(end.own ?? own, later)
      : { notes, real: real + changedFor(sealed.notes) },
  );
}

/** This player's money before a later inspection paid and took some. */
const beforeInspection = (own: OwnMoney, later: Future<FuffzigerTypes>['later']): Money =>
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
function afterRanked(view: FuffzigerView, { bonus }: On<'ranked'>): FuffzigerView {
  const { phase: _over, ...ended } = view;
  return bonus.reduce<FuffzigerView>((paid, coins, seat) => withCoins(paid, seat as Seat, coins), ended);
}

/** Only `chosen` changes: the sealed choice itself comes with the newest frame. */
function afterChoice(view: FuffzigerView, { type, seat }: On<'chose' | 'took-back'>): FuffzigerView {
  const { phase } = view;
  if (phase?.type !== 'laundering' && phase?.type !== 'general') return view;
  const others = withoutItems(phase.chosen, [seat]);
  const chosen = type === 'chose' ? (ascending([...others, seat]) as typeof others) : others;
  return { ...view, phase: { ...phase, chosen } };
}
