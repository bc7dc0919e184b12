import { seatsOf, type Seat, type Viewer } from '../../../core/base/ids.ts';
import { ascending } from '../../../core/base/lists.ts';
import type { Rng } from '../../../core/base/rng.ts';
import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import type { ForSaleTypes } from '../../../core/games/for-sale/index.ts';
import { BUILDINGS, CHEQUES, type Building } from '../../../core/games/for-sale/material.ts';
import type { Purchase, Sale } from '../../../core/games/for-sale/round.ts';
import type { ForSalePosition } from '../../../core/games/for-sale/position.ts';
import { drawStep } from './play.ts';
import { positionOf, setupOf, type ForSaleSetup } from './setup.ts';
import type { Pair } from '../../helpers/noninterference.ts';

/** What a step makes public, and what therefore has to be the same in both halves of a pair. */
interface Shown {
  /** The buildings chosen by all, where they are turned up. */
  readonly choices?: readonly Building[];
  /** The game ends, and everything is opened. */
  readonly everything: boolean;
  /** The next buildings, the next cheques are turned up. */
  readonly buildings: boolean;
  readonly cheques: boolean;
}

/** A pair made from a state of a running game: everything that the viewer cannot see is drawn anew. */
export function drawPair(one: ForSalePosition, rng: Rng): Pair<ForSaleTypes> {
  const viewer = rng.pick<Viewer>([...seatsOf(one.seatCount), 'table']);
  const { seat, action } = drawStep(one, rng);
  const setup = setupOf(one);
  const shown = shownBy(setup, seat, action);
  const otherSetup = twin(setup, viewer, shown, leastMoney(setup, seat, action), rng);
  const other = positionOf(otherSetup);
  const isSecret = action.type === 'sell' && shown.choices === undefined && seat !== viewer;
  const otherAction: ForSaleAction = isSecret
    ? { type: 'sell', building: rng.pick(otherSetup.hands[seat] ?? []) }
    : action;
  return { viewer, one, other, seat, oneAction: action, otherAction };
}

function shownBy({ phase, offers }: ForSaleSetup, seat: Seat, action: ForSaleAction): Shown {
  const turnedUp = phase.type === 'ended' ? 0 : phase.round;
  const choices = choicesTurnedUp(phase, seat, action);
  const endsAuction = phase.type === 'buying' && action.type === 'pass' && phase.offer.length === 2;
  const isLast = turnedUp === offers.length;
  return {
    ...(choices === undefined ? {} : { choices }),
    everything: choices !== undefined && isLast,
    buildings: endsAuction && !isLast,
    cheques: (endsAuction && isLast) || (choices !== undefined && !isLast),
  };
}

function choicesTurnedUp(
  phase: ForSaleSetup['phase'],
  seat: Seat,
  action: ForSaleAction,
): readonly Building[] | undefined {
  if (phase.type !== 'selling' || action.type !== 'sell') return undefined;
  const chosen = phase.chosen.map((building, at) => (at === seat ? action.building : building));
  return chosen.every((building) => building !== null) ? chosen : undefined;
}

/** By seat the money that it has at least, since everybody sees what it bids. */
const leastMoney = (
  { phase, seatCount }: ForSaleSetup,
  seat: Seat,
  action: ForSaleAction,
): readonly number[] =>
  seatsOf(seatCount).map((at) =>
    at === seat && action.type === 'bid' && phase.type === 'buying'
      ? action.amount - (phase.bids[at] ?? 0)
      : 0,
  );

/** Another state that the viewer cannot tell from this one: other cards hidden, other money, other prices long ago. */
function twin(
  state: ForSaleSetup,
  viewer: Viewer,
  shown: Shown,
  least: readonly number[],
  rng: Rng,
): ForSaleSetup {
  const building = exchanged(BUILDINGS, openBuildings(state, viewer, shown), rng);
  const hands = state.hands.map((hand) => ascending(hand.map(building)));
  const cheques = otherCheques(state, viewer, shown, rng);
  return {
    ...state,
    offers: state.offers.map((offer) => ascending(offer.map(building))),
    cheques: state.cheques.map((round, index) =>
      ascending(round.map((cheque, place) => cheques.pile.get(index * state.seatCount + place) ?? cheque)),
    ),
    money: state.money.map((amount, at) =>
      at === viewer || shown.everything ? amount : (least[at] ?? 0) + rng.below(19),
    ),
    hands,
    bought: state.bought.map((round, index) =>
      isOpenPurchase(state, index, shown)
        ? round
        : round.map((bought) => otherPurchase(bought, building(bought.building), viewer, rng)),
    ),
    sold: state.sold.map((round, index) =>
      round.map((sale, place) => ({
        ...sale,
        building: building(sale.building),
        cheque: cheques.won.get(`${index}/${place}`) ?? sale.cheque,
      })),
    ),
    phase: otherChoices(state, hands, viewer, shown, rng),
  };
}

/** Cards change places with each other, but for some that are open. */
function exchanged(cards: readonly number[], open: ReadonlySet<number>, rng: Rng): (card: number) => number {
  const hidden = cards.filter((card) => !open.has(card));
  const others = rng.shuffle(hidden);
  return (card) => others[hidden.indexOf(card)] ?? card;
}

/** The last finished round and what is remembered is open; prices are not remembered. */
const isOpenPurchase = ({ bought, sold }: ForSaleSetup, index: number, shown: Shown): boolean =>
  shown.everything || (sold.length === 0 && index === bought.length - 1);

const isOpenSale = (
  { sold, options }: ForSaleSetup,
  { seat }: Sale,
  index: number,
  viewer: Viewer,
): boolean => options.memoryAid || seat === viewer || index === sold.length - 1;

function openBuildings(state: ForSaleSetup, viewer: Viewer, shown: Shown): ReadonlySet<Building> {
  const { phase, hands, bought, sold, options, offers } = state;
  const open = new Set<Building>();
  const add = (buildings: readonly Building[]): void => buildings.forEach((building) => open.add(building));
  for (const [at, hand] of hands.entries())
    if (at === viewer || options.memoryAid || shown.everything) add(hand);
  for (const [index, round] of bought.entries())
    if (isOpenPurchase(state, index, shown)) add(round.map((purchase) => purchase.building));
  for (const [index, round] of sold.entries())
    for (const sale of round)
      if (shown.everything || isOpenSale(state, sale, index, viewer)) add([sale.building]);
  if (phase.type === 'buying') {
    add([...phase.offer, ...phase.taken.map((purchase) => purchase.building)]);
    if (shown.buildings) add(offers[phase.round] ?? []);
  }
  add(shown.choices ?? []);
  return open;
}

/** Cheques that are won and forgotten, those in the pile and those that were removed change places. */
function otherCheques(state: ForSaleSetup, viewer: Viewer, shown: Shown, rng: Rng) {
  const { phase, seatCount, sold } = state;
  const dealt = state.cheques.flat();
  const turnedUp = phase.type === 'selling' ? phase.round * seatCount : 0;
  const isNext = (place: number): boolean => shown.cheques && place < turnedUp + seatCount;
  const places = dealt.flatMap((_, place) => (place < turnedUp || isNext(place) ? [] : [place]));
  const sales = sold.flatMap((round, index) =>
    round.flatMap((sale, place) =>
      shown.everything || isOpenSale(state, sale, index, viewer) ? [] : [{ key: `${index}/${place}`, sale }],
    ),
  );
  const removed = [...CHEQUES];
  for (const cheque of dealt) removed.splice(removed.indexOf(cheque), 1);
  const hidden = [
    ...places.map((place) => dealt[place] ?? 0),
    ...sales.map(({ sale }) => sale.cheque),
    ...removed,
  ];
  const others = rng.shuffle(hidden);
  return {
    pile: new Map(places.map((place) => [place, others.pop() ?? 0])),
    won: new Map(sales.map(({ key }) => [key, others.pop() ?? 0])),
  };
}

/** A purchase of long ago at another price; who owns it knows its own. */
function otherPurchase(purchase: Purchase, building: Building, viewer: Viewer, rng: Rng): Purchase {
  if (purchase.seat === viewer) return { ...purchase, building };
  const paid = rng.below(10);
  const refund = rng.below(2) * paid;
  return { seat: purchase.seat, building, bid: paid + refund, paid, refund };
}

/** Others have chosen other buildings. */
function otherChoices(
  { phase }: ForSaleSetup,
  hands: ForSaleSetup['hands'],
  viewer: Viewer,
  shown: Shown,
  rng: Rng,
): ForSaleSetup['phase'] {
  if (phase.type !== 'selling' || shown.choices !== undefined) return phase;
  const chosen = phase.chosen.map((building, at) =>
    building === null || at === viewer ? building : rng.pick(hands[at] ?? []),
  );
  return { ...phase, chosen };
}
