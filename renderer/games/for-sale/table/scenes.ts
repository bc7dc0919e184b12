import { seatsOf, type Seat } from '../../../../core/base/ids.ts';
import { ascending, atSeat, inserted, withAt, without } from '../../../../core/base/lists.ts';
import { beatsOf } from '../../../../core/base/pace.ts';
import { beats, SALE } from '../../../../core/games/for-sale/beats.ts';
import type { VisibleForSaleEvent } from '../../../../core/games/for-sale/events.ts';
import type { Sale } from '../../../../core/games/for-sale/round.ts';
import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import type { ForSaleView, OwnThings, Remembered } from '../../../../core/games/for-sale/view.ts';
import { sceneOfEvent, type SceneBuilder, type Scene } from '../../scenes.ts';

type EventOfType<Type extends VisibleForSaleEvent['type']> = Extract<
  VisibleForSaleEvent,
  { readonly type: Type }
>;

const sceneOf = sceneOfEvent<ForSaleTypes>(beats, 'sold');

/** A scene for each bid, each building that is taken, and each cheque. */
const buildScenes: SceneBuilder<ForSaleTypes> = ({ view }, events) => {
  const scenes: Scene<ForSaleTypes>[] = [];
  let now = view;
  for (const event of events) {
    if (event.type === 'sold') scenes.push(...scenesOfSale(now, event));
    else if (event.type === 'game-ended') extendLastScene(scenes, event);
    else scenes.push(sceneOf(event, viewAfter(now, event)));
    now = scenes.at(-1)?.view ?? now;
  }
  return scenes;
};
export default buildScenes;

/** The result shows the end of the match; its beats extend the scene before. */
function extendLastScene(scenes: Scene<ForSaleTypes>[], event: EventOfType<'game-ended'>): void {
  const last = scenes.pop();
  if (last === undefined) return;
  scenes.push(
    { ...last, beats: last.beats + beatsOf(beats, event) },
    { view: last.view, events: [event], beats: 0 },
  );
}

/** Reveals all buildings together, then assigns the cheques one by one, the largest to the highest building. */
function scenesOfSale(before: ForSaleView, event: EventOfType<'sold'>): readonly Scene<ForSaleTypes>[] {
  let now = afterOpening(before, event);
  const opening = sceneOf({ ...event, sales: [] }, now);
  const others = event.sales.map((sale): Scene<ForSaleTypes> => {
    now = afterSale(now, sale);
    return { view: now, events: [{ ...event, sales: [sale] }], beats: SALE };
  });
  return [opening, ...others];
}

/** The view after an event, for the same viewer. */
function viewAfter(
  view: ForSaleView,
  event: Exclude<VisibleForSaleEvent, EventOfType<'sold' | 'game-ended'>>,
): ForSaleView {
  switch (event.type) {
    case 'chose':
    case 'took-back':
      return view;
    case 'bid':
      return afterBid(view, event);
    case 'bought':
      return afterPurchase(view, event);
    case 'buildings-turned-up':
      return afterBuildings(view, event);
    case 'cheques-turned-up':
      return afterCheques(view, event);
  }
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

const afterBuildings = (
  view: ForSaleView,
  { round, buildings, starter }: EventOfType<'buildings-turned-up'>,
): ForSaleView => ({
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
});

const afterCheques = (
  view: ForSaleView,
  { round, cheques }: EventOfType<'cheques-turned-up'>,
): ForSaleView => ({
  ...withPurchases(view),
  piles: { ...view.piles, cheques: view.piles.cheques - cheques.length },
  round: { type: 'selling', round, cheques, chosen: [] },
});

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
