import { ascending, without } from '../../../../core/base/lists.ts';
import { beats } from '../../../../core/games/money/beats.ts';
import { BLUFF, type Card } from '../../../../core/games/money/material.ts';
import type { Act, Reveal } from '../../../../core/games/money/round.ts';
import type { MoneyTypes } from '../../../../core/games/money/types.ts';
import type { ActingView, MoneyView } from '../../../../core/games/money/view.ts';
import { sceneBuilder } from '../../events.ts';
import { seatAnchor } from '../../shared/anchors.ts';
import type { Flight } from '../../shared/flight.ts';
import type { EventParts } from '../../table-parts.ts';
import type { Anchor } from './context.ts';
import { actText, refillText, revealText, tieText } from './log-text.ts';
import type { Words } from './use-words.ts';

/** Beats in which cards fly; the rest of the event's beats shows the view after it. */
const TRAVEL = 2;

/** The events of Money!. */
export const events: EventParts<MoneyTypes, Words> = {
  revealed: {
    step: afterReveal,
    isForAll: true,
    text: (event, words) =>
      [revealText(event, words), ...event.ties.map((tie) => tieText(tie, words))].join(' '),
    sound: 'hammer',
  },
  took: {
    step: afterAct,
    text: actText,
    sound: 'paper',
    flightBeats: TRAVEL,
    flights: ({ seat, display, gained, laid }) => [
      ...each(gained, `display-${display}`, seatAnchor(seat)),
      ...each(laid, seatAnchor(seat), `display-${display}`),
    ],
  },
  swapped: {
    step: afterAct,
    text: actText,
    sound: 'paper',
    flightBeats: TRAVEL,
    flights: ({ seat, with: other, gained, laid }) => [
      ...each(gained, seatAnchor(other), seatAnchor(seat)),
      ...each(laid, seatAnchor(seat), seatAnchor(other)),
    ],
  },
  passed: { step: afterAct, text: actText, sound: 'paper' },
  refilled: {
    step: (view, { left, right, pile, stalled }) => ({
      ...view,
      displays: {
        left: [...view.displays.left, ...left],
        right: [...view.displays.right, ...right],
      },
      pile,
      stalled,
    }),
    text: refillText,
    sound: undefined,
    flightBeats: TRAVEL,
    flights: ({ left, right }) => [
      ...each(right, 'pile', 'display-right'),
      ...each(left, 'pile', 'display-left'),
    ],
  },
  'last-round': {
    step: (_view, _event, { end }) => end,
    text: (_event, { t }) => t('table.market.last'),
    sound: 'door',
  },
  'hand-scored': {
    step: (view, { sheet, totals }) => ({ ...view, sheets: [...view.sheets, sheet], totals }),
    text: ({ sheet }, { t, number }) => t('table.sheets.scored', { hand: number(sheet.hand) }),
    sound: 'coin',
  },
  'hand-dealt': { step: (_view, _event, { end }) => end, text: undefined, sound: 'paper' },
  'game-ended': { step: (view) => view, text: undefined, sound: 'hammer' },
};

export default sceneBuilder(events, beats);

/** All bids are revealed; the bluff cards are back in the hands. */
function afterReveal(view: MoneyView, { bids, order, ties }: Reveal): MoneyView {
  const { round, own, handCounts: _biddingOnly, ...others } = view;
  const [acting, ...waiting] = order;
  const { sealed: _sealed, ...unsealed } = own ?? {};
  const bidCards = own === undefined ? [] : (bids[own.seat]?.cards ?? []);
  const hand = own === undefined ? [] : [BLUFF, ...without(own.hand, [BLUFF, ...bidCards])];
  const mine = own === undefined ? {} : { own: { ...unsealed, seat: own.seat, hand } };
  if (round === undefined || acting === undefined) return { ...view, ...mine };
  const { hand: handNumber, round: roundNumber, last } = round;
  const actingRound: ActingView = {
    type: 'acting',
    hand: handNumber,
    round: roundNumber,
    ...(last === undefined ? {} : { last }),
    bids,
    order,
    ties,
    lying: bids.map(({ cards }) => cards),
    acts: [],
    acting,
    waiting,
  };
  return { ...others, ...mine, round: actingRound };
}

function afterAct(view: MoneyView, act: Act): MoneyView {
  const { round, own } = view;
  if (round?.type !== 'acting') return view;
  const gained = act.type === 'passed' ? act.back : act.gained;
  const rest = without([round.acting, ...round.waiting], [act.seat]);
  const [acting = act.seat, ...waiting] =
    act.type === 'swapped' ? [act.with, ...without(rest, [act.with])] : rest;
  return {
    ...view,
    ...(act.type === 'took' ? { displays: { ...view.displays, [act.display]: act.laid } } : {}),
    ...(own?.seat === act.seat ? { own: { ...own, hand: ascending([...own.hand, ...gained]) } } : {}),
    round: { ...round, lying: bidsAfter(round.lying, act), acts: [...round.acts, act], acting, waiting },
  };
}

const bidsAfter = (bids: ActingView['lying'], act: Act): ActingView['lying'] =>
  bids.map((cards, at) => {
    if (at === act.seat) return [];
    return act.type === 'swapped' && at === act.with ? act.laid : cards;
  });

export interface CardFlight extends Flight<Anchor> {
  readonly card: Card;
}

const each = (cards: readonly Card[], from: Anchor, to: Anchor): readonly CardFlight[] =>
  cards.map((card, index) => ({
    card,
    piece: String(card),
    from,
    to,
    spread: { at: index, of: cards.length },
  }));
