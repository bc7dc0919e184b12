import { seatsOf, type Seat } from '../../../../core/base/ids.ts';
import { ascending, atSeat, inserted, withAt, without } from '../../../../core/base/lists.ts';
import { beatsOf } from '../../../../core/base/pace.ts';
import { beats, SALE } from '../../../../core/games/for-sale/beats.ts';
import type { VisibleForSaleEvent } from '../../../../core/games/for-sale/events.ts';
import type { Amount, Building } from '../../../../core/games/for-sale/material.ts';
import type { Sale } from '../../../../core/games/for-sale/round.ts';
import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import type { ForSaleView, OwnThings, Remembered } from '../../../../core/games/for-sale/view.ts';
import { sceneBuilder } from '../../events.ts';
import { seatAnchor } from '../../shared/anchors.ts';
import type { Flight } from '../../shared/flight.ts';
import type { EventParts, Future, Scene } from '../../table-parts.ts';
import type { Anchor } from './context.ts';
import { bidText, purchaseText, saleText } from './log-text.ts';
import type { Words } from './use-words.ts';

type EventOfType<Type extends VisibleForSaleEvent['type']> = Extract<
  VisibleForSaleEvent,
  { readonly type: Type }
>;

/** The events of For Sale: a scene for each bid, each building that is taken, and each cheque. */
export const events: EventParts<ForSaleTypes, Words> = {
  'buildings-turned-up': {
    step: (view, { round, buildings, starter }) => ({
      ...withPurchases(view),
      piles: { ...view.piles, buildings: view.piles.buildings - buildings.length },
      round: {
        type: 'buying',
        round,
        starter,
        offer: buildings,
        bids: buildings.map(() => 0),
        high: 0,
        turn: starter,
        taken: [],
      },
    }),
    text: ({ round, starter, buildings }, { seatText, number }) =>
      seatText(starter, 'you.offer', 'table.log.offer', {
        round: number(round),
        buildings: buildings.map(number).join(', '),
      }),
    sound: 'paper',
  },
  bid: { step: afterBid, text: bidText, sound: 'coin' },
  bought: {
    step: afterPurchase,
    text: purchaseText,
    // The hammer falls for the player who stayed in to the end.
    sound: ({ by }) => (by === 'staying' ? 'hammer' : 'paper'),
    flights: flightsOfPurchase,
  },
  'cheques-turned-up': {
    step: (view, { round, cheques }) => ({
      ...withPurchases(view),
      piles: { ...view.piles, cheques: view.piles.cheques - cheques.length },
      round: { type: 'selling', round, cheques, chosen: [] },
    }),
    text: ({ round, cheques }, { t, number, dollars }) =>
      t('table.log.cheques', { round: number(round), cheques: cheques.map(dollars).join(', ') }),
    sound: 'paper',
  },
  // The market animates sales.
  sold: {
    scenes: scenesOfSale,
    text: ({ sales }, words) =>
      sales.length === 0 ? words.t('table.log.opened') : sales.map((sale) => saleText(sale, words)).join(' '),
    sound: 'hammer',
  },
  // The result shows the end of the match; its beats extend the last sale.
  'game-ended': {
    scenes: (view, event) => [{ view, events: [event], beats: 0 }],
    text: undefined,
    sound: 'hammer',
  },
};

export default sceneBuilder(events, beats);

/** The flight of a building or of money. */
export interface CardFlight extends Flight<Anchor> {
  readonly freight:
    | { readonly type: 'building'; readonly building: Building }
    | { readonly type: 'money'; readonly amount: Amount };
}

function flightsOfPurchase({ seat, building, paid }: EventOfType<'bought'>): readonly CardFlight[] {
  const buildingFlight: CardFlight = {
    freight: { type: 'building', building },
    from: `building-${building}`,
    to: seatAnchor(seat),
    instead: 'market',
  };
  if (paid === 0) return [buildingFlight];
  return [buildingFlight, { freight: { type: 'money', amount: paid }, from: seatAnchor(seat), to: 'bank' }];
}

/** Reveals all buildings together, then assigns the cheques one by one, the largest to the highest building. */
function scenesOfSale(
  before: ForSaleView,
  event: EventOfType<'sold'>,
  { later }: Future<ForSaleTypes>,
): readonly Scene<ForSaleTypes>[] {
  const [end] = later;
  const last = event.sales.length - 1;
  let now = afterOpening(before, event);
  const opening = { ...event, sales: [] };
  return [
    { view: now, events: [opening], beats: beatsOf(beats, opening), isForAll: true },
    ...event.sales.map((sale, index): Scene<ForSaleTypes> => {
      now = afterSale(now, sale);
      const more = index === last && end?.type === 'game-ended' ? beatsOf(beats, end) : 0;
      return { view: now, events: [{ ...event, sales: [sale] }], beats: SALE + more };
    }),
  ];
}

/** The bidder stays `turn` while the bid is shown. */
function afterBid(view: ForSaleView, { seat, amount }: EventOfType<'bid'>): ForSaleView {
  const { round, own } = view;
  if (round?.type !== 'buying') return view;
  const added = amount - atSeat(round.bids, seat);
  return {
    ...view,
    ...(own?.seat === seat && { own: { ...own, money: own.money - added } }),
    round: { ...round, bids: withAt(round.bids, seat, amount), high: amount, turn: seat },
  };
}

function afterPurchase(
  view: ForSaleView,
  { seat, building, bid, paid, refund }: EventOfType<'bought'>,
): ForSaleView {
  const { round, own, counts, remembered } = view;
  if (round?.type !== 'buying') return view;
  const { buildings, cheques } = atSeat(counts, seat);
  return {
    ...view,
    ...(own?.seat === seat && {
      own: { ...own, money: own.money + refund, hand: inserted(own.hand, building) },
    }),
    counts: withAt(counts, seat, { buildings: buildings + 1, cheques }),
    ...(remembered && {
      remembered: remembering(remembered, seat, ({ hand, sales }) => ({
        hand: inserted(hand, building),
        sales,
      })),
    }),
    round: {
      ...round,
      offer: without(round.offer, [building]),
      bids: withAt(round.bids, seat, 0),
      turn: seat,
      taken: [...round.taken, { seat, building, bid, paid, refund }],
    },
  };
}

const remembering = (
  remembered: readonly Remembered[],
  seat: Seat,
  change: (before: Remembered) => Remembered,
): readonly Remembered[] => withAt(remembered, seat, change(atSeat(remembered, seat)));

/** Makes the finished round of buying the previous one. */
const withPurchases = (view: ForSaleView): ForSaleView => {
  const { round } = view;
  if (round?.type !== 'buying') return view;
  return { ...view, previousRound: { type: 'bought', round: round.round, purchases: round.taken } };
};

/** The chosen buildings are revealed, and no cheque is assigned. */
function afterOpening(view: ForSaleView, { round, sales }: EventOfType<'sold'>): ForSaleView {
  const { own, seatCount } = view;
  const sale = sales.find(({ seat }) => seat === own?.seat);
  return {
    ...view,
    ...(own && sale && { own: ownAfterOpening(own, sale) }),
    round: {
      type: 'selling',
      round,
      cheques: ascending(sales.map(({ cheque }) => cheque)),
      chosen: seatsOf(seatCount),
    },
    previousRound: { type: 'sold', round, sales },
  };
}

/** The sold building may differ from `chosen`, which may have been taken back. */
function ownAfterOpening(own: OwnThings, { building }: Sale): OwnThings {
  const hand = own.chosen === undefined ? own.hand : inserted(own.hand, own.chosen);
  return { ...own, hand: without(hand, [building]), chosen: building };
}

/** Assigns the largest remaining cheque. */
function afterSale(view: ForSaleView, sale: Sale): ForSaleView {
  const { round, own, counts, remembered } = view;
  if (round?.type !== 'selling') return view;
  const { seat, building } = sale;
  const { buildings, cheques } = atSeat(counts, seat);
  return {
    ...view,
    ...(own?.seat === seat && { own: ownAfterSale(own, sale) }),
    counts: withAt(counts, seat, { buildings: buildings - 1, cheques: cheques + 1 }),
    ...(remembered && {
      remembered: remembering(remembered, seat, ({ hand, sales }) => ({
        hand: without(hand, [building]),
        sales: [...sales, sale],
      })),
    }),
    round: { ...round, cheques: round.cheques.slice(0, -1) },
  };
}

const ownAfterSale = ({ chosen: _sold, ...own }: OwnThings, sale: Sale): OwnThings => ({
  ...own,
  sales: [...own.sales, sale],
});
