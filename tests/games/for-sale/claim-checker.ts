import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import type { ForSaleDeal } from '../../../core/games/for-sale/deal.ts';
import type { ForSaleOptions } from '../../../core/games/for-sale/options.ts';
import type { GameRecord } from '../../../core/record/index.ts';
import {
  areTied,
  bySeat,
  followActions,
  isSoleWinner,
  isStrictMaximum,
  isStrictMinimum,
  numberOf,
  ruleMaker,
  seatsWithMost,
  sum,
  type ClaimRule,
  type ClaimRules,
  type Feats,
  type Outcome,
} from '../claim-rules.ts';
import { act, may, seatedTable, type RefereedGame } from './referee.ts';

interface Purchase {
  readonly seat: number;
  readonly building: number;
  readonly paid: number;
  /** Of the buying, from 1. */
  readonly round: number;
}

interface Sale {
  readonly seat: number;
  readonly building: number;
  readonly cheque: number;
  /** Of the selling, from 1. */
  readonly round: number;
}

interface ForSaleFacts extends Outcome {
  readonly purchases: readonly Purchase[];
  readonly sales: readonly Sale[];
  /** By buying round, the seats in the order of their bids. */
  readonly bidders: readonly (readonly number[])[];
  /** By buying round, the last player in. */
  readonly lastIn: readonly (number | undefined)[];
  /** By seat: what it had at the start, and after part 1; in thousands. */
  readonly started: readonly number[];
  readonly left: readonly number[];
}

function follow(record: GameRecord): ForSaleFacts | undefined {
  const seatCount = record.seats.length;
  const game = seatedTable(record.options as ForSaleOptions, seatCount, record.deal as ForSaleDeal);
  const started = game.players.map(({ stock }) => stock);
  const purchases: Purchase[] = [];
  const sales: Sale[] = [];
  const bidders: number[][] = [];
  const lastIn: (number | undefined)[] = [];
  let bids: number[] = [];
  followActions<RefereedGame, ForSaleAction>(record, game, { may, act }, (seat, action) => {
    const before = game.previous;
    if (action.type === 'bid') bids.push(seat);
    return () => {
      const { previous } = game;
      if (previous === before || previous === undefined) return;
      const { round } = previous;
      if (previous.type === 'sold')
        return void sales.push(...previous.sales.map((sale) => ({ ...sale, round })));
      purchases.push(...previous.purchases.map((purchase) => ({ ...purchase, round })));
      lastIn.push(previous.purchases.at(-1)?.seat);
      bidders.push(bids);
      bids = [];
    };
  });
  if (game.part !== 'over') return undefined;
  const left = game.players.map(({ stock }) => stock);
  const scoresAfter = (rounds: number): readonly number[] =>
    left.map(
      (money, at) =>
        money +
        sum(sales.filter((one) => one.seat === at && one.round <= rounds).map(({ cheque }) => cheque)),
    );
  const totals = scoresAfter(bidders.length);
  // Decision F8: of equal totals, the one with more money left
  const best = seatsWithMost(totals);
  const most = Math.max(...best.map((at) => left[at] ?? 0));
  const winners = best.filter((at) => left[at] === most);
  const counts = bidders.slice(1).map((_, index) => scoresAfter(index + 1));
  return { seatCount, totals, winners, counts, purchases, sales, bidders, lastIn, started, left };
}

const hasBought = ({ purchases }: ForSaleFacts, seat: number, building: number, paid: number): boolean =>
  purchases.some((one) => one.seat === seat && one.building === building && one.paid === paid);

const saleOf = ({ sales }: ForSaleFacts, seat: number, building: number): Sale | undefined =>
  sales.find((one) => one.seat === seat && one.building === building);

const hasSold = (facts: ForSaleFacts, seat: number, building: number, cheque: number): boolean =>
  saleOf(facts, seat, building)?.cheque === cheque;

const chequesOf = ({ sales }: ForSaleFacts, seat: number, cheque: number): number =>
  numberOf(sales, (one) => one.seat === seat && one.cheque === cheque);

const NOT_BOUGHT = 'the seat did not pay this for the building';
const NOT_SOLD = 'the seat did not sell the building for this';

const rule = ruleMaker<ForSaleFacts>();

const rules: Readonly<Record<string, ClaimRule<ForSaleFacts>>> = {
  dear: rule(1, ['building', 'paid'], (facts, { seat, building, paid }) => [
    [hasBought(facts, seat, building, paid), NOT_BOUGHT],
    [
      isStrictMaximum(
        paid,
        facts.purchases.map((one) => one.paid),
      ),
      'another building was as dear',
    ],
  ]),
  free: rule(1, ['building'], (facts, { seat, building }) => [
    [hasBought(facts, seat, building, 0), NOT_BOUGHT],
    [building >= 25, 'the building is too cheap'],
  ]),
  freebies: rule(1, ['count'], (facts, { seat, count }) => {
    const times = bySeat(facts, (at) =>
      numberOf(facts.purchases, (one) => one.seat === at && one.paid === 0),
    );
    return [
      [times[seat] === count, 'it paid nothing for another number of buildings'],
      [count >= 4, 'they are too few'],
      [isStrictMaximum(count, times), 'another seat has as many'],
    ];
  }),
  'small-for-large': rule(1, ['building', 'cheque'], (facts, { seat, building, cheque }) => [
    [hasSold(facts, seat, building, cheque), NOT_SOLD],
    [building <= 10, 'the building is too dear'],
    [cheque >= 12, 'the cheque is too small'],
  ]),
  'large-for-small': rule(1, ['building', 'cheque'], (facts, { seat, building, cheque }) => [
    [hasSold(facts, seat, building, cheque), NOT_SOLD],
    [building >= 25, 'the building is too cheap'],
    [cheque <= 5, 'the cheque is too large'],
  ]),
  'by-one': rule(
    2,
    ['building', 'cheque', 'otherCheque'],
    (facts, { seat, other, building, cheque, otherCheque }) => [
      [hasSold(facts, seat, building, cheque), NOT_SOLD],
      [hasSold(facts, other, building - 1, otherCheque), 'the other did not sell that for this'],
      [
        saleOf(facts, seat, building)?.round === saleOf(facts, other, building - 1)?.round,
        'these are two sales',
      ],
      [cheque - otherCheque >= 6, 'the cheques are too close'],
    ],
  ),
  'same-cheque': rule(
    2,
    ['building', 'otherBuilding', 'cheque'],
    (facts, { seat, other, building, otherBuilding, cheque }) => [
      [hasSold(facts, seat, building, cheque), NOT_SOLD],
      [hasSold(facts, other, otherBuilding, cheque), 'the other did not sell that for this'],
      [
        saleOf(facts, seat, building)?.round === saleOf(facts, other, otherBuilding)?.round,
        'these are two sales',
      ],
      [cheque > 0, 'it is nothing'],
      [building - otherBuilding >= 12, 'the buildings are too close'],
    ],
  ),
  zeros: rule(1, [], (facts, { seat }) => [[chequesOf(facts, seat, 0) === 2, 'it did not get both']]),
  tops: rule(1, [], (facts, { seat }) => [[chequesOf(facts, seat, 15) === 2, 'it did not get both']]),
  saver: rule(1, ['money'], ({ left, started }, { seat, money }) => [
    [left[seat] === money, 'it had something else left'],
    [2 * money >= (started[seat] ?? 0), 'it is less than half'],
    [isStrictMaximum(money, left), 'another seat had as much'],
  ]),
  'high-pair': rule(1, [], ({ purchases }, { seat }) => [
    [numberOf(purchases, (one) => one.seat === seat && one.building >= 29) === 2, 'it did not buy both'],
  ]),
  resale: rule(1, ['building', 'cheque'], (facts, { seat, building, cheque }) => [
    [hasBought(facts, seat, building, 0), NOT_BOUGHT],
    [hasSold(facts, seat, building, cheque), NOT_SOLD],
    [cheque >= 14, 'the cheque is too small'],
  ]),
  loss: rule(1, ['building', 'paid', 'cheque'], (facts, { seat, building, paid, cheque }) => [
    [hasBought(facts, seat, building, paid), NOT_BOUGHT],
    [hasSold(facts, seat, building, cheque), NOT_SOLD],
    [paid - cheque >= 5, 'the loss is too small'],
  ]),
  'light-win': rule(1, ['sum'], (facts, { seat, sum: numbers }) => {
    const sums = bySeat(facts, (at) =>
      sum(facts.purchases.filter((one) => one.seat === at).map(({ building }) => building)),
    );
    return [
      isSoleWinner(facts, seat),
      [sums[seat] === numbers, 'its buildings have another sum'],
      [isStrictMinimum(numbers, sums), 'another seat has as little'],
    ];
  }),
  patient: rule(1, [], (facts, { seat }) => [
    isSoleWinner(facts, seat),
    [!facts.lastIn.includes(seat), 'it was the last in'],
  ]),
  duel: rule(2, ['bids', 'building', 'round'], (facts, { seat, other, bids, building, round }) => {
    const order = facts.bidders[round - 1] ?? [];
    const last = order.slice(Math.max(0, order.length - bids));
    const before = order[order.length - bids - 1];
    const bought = facts.purchases.filter((one) => one.round === round);
    const dearest = Math.max(...bought.map((one) => one.building));
    return [
      [bids >= 8 && last.length === bids, 'there were not so many bids'],
      [
        last.toReversed().every((at, index) => at === (index % 2 === 0 ? seat : other)),
        'others bid, or not in turn',
      ],
      [before !== seat && before !== other, 'there were more bids'],
      [
        dearest === building && bought.some((one) => one.seat === seat && one.building === building),
        NOT_BOUGHT,
      ],
    ];
  }),
  'tie-broken': rule(
    2,
    ['total', 'money', 'otherMoney'],
    (facts, { seats, seat, other, total, money, otherMoney }) => [
      isSoleWinner(facts, seat),
      ...areTied(facts, seats, total),
      [facts.left[seat] === money && facts.left[other] === otherMoney, 'they had something else left'],
    ],
  ),
};

function feats({ purchases, winners, seatCount }: ForSaleFacts): Feats {
  const station = purchases.find(({ building }) => building === 30);
  const light = (at: number): number =>
    sum(purchases.map(({ seat, building }) => (seat === at ? building : 0)));
  return {
    station: Array.from({ length: seatCount }, (_, at) => (station?.seat === at ? station.paid : null)),
    'light-win': Array.from({ length: seatCount }, (_, at) => (winners.includes(at) ? light(at) : null)),
  };
}

/** The claims of For Sale (docs/claims.md). */
export const forSaleClaims: ClaimRules<ForSaleFacts> = { follow, rules, feats };
