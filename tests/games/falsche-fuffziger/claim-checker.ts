import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import type { FuffzigerDeal } from '../../../core/games/falsche-fuffziger/deal.ts';
import type { GameRecord } from '../../../core/record/index.ts';
import {
  areTied,
  bySeat,
  followActions,
  isSame,
  isSoleWinner,
  isStrictMaximum,
  numberOf,
  ruleMaker,
  seatsWithMost,
  sum,
  type ClaimRule,
  type ClaimRules,
  type Conditions,
  type Outcome,
} from '../claim-rules.ts';
import type { Machine, RefereedGame } from './referee-inspection.ts';
import { act, may, seatedTable } from './referee.ts';
import { offerOf, sideOf, TYPES } from './tables.ts';

interface CoinAuction {
  readonly round: number;
  readonly coins: number;
  readonly winner: number | undefined;
  /** The face of what the winner paid. */
  readonly paid: number;
}

/** The opening of all bids for one laundering card. */
interface Opening {
  readonly least: number;
  /** By seat. */
  readonly sums: readonly number[];
  /** Who got the card. */
  readonly winner: number | undefined;
}

interface Scrapped {
  readonly seat: number;
  readonly type: number;
  readonly coins: number;
}

interface FuffzigerFacts extends Outcome {
  readonly auctions: readonly CoinAuction[];
  readonly openings: readonly Opening[];
  readonly conversions: readonly { readonly seat: number; readonly isBroken: boolean }[];
  readonly scrappedTypes: readonly number[];
  readonly scrapped: readonly Scrapped[];
  /** By seat. */
  readonly printed: readonly number[];
  readonly bought: readonly number[];
  readonly real: readonly number[];
  /** Without those for ranks. */
  readonly coins: readonly number[];
}

/** Coins for the ranks by real money. */
const RANK_COINS = [6, 4, 2];
/** Coins for a scrapped press on which they are printed. */
const SPECIAL_COINS = 3;

const faceOf = (notes: object, real: number): number =>
  real + sum(Object.entries(notes).map(([type, count]) => Number(type) * (count as number)));

const coinsOf = ({ players }: RefereedGame): readonly number[] => players.map(({ coins }) => coins);

function follow(record: GameRecord): FuffzigerFacts | undefined {
  const seatCount = record.seats.length;
  const game = seatedTable(seatCount, record.deal as FuffzigerDeal);
  const zeros = (): number[] => new Array<number>(seatCount).fill(0);
  const [printed, bought] = [zeros(), zeros()];
  const auctions: CoinAuction[] = [];
  const openings: Opening[] = [];
  const conversions: { seat: number; isBroken: boolean }[] = [];
  const scrapped: Scrapped[] = [];
  const counts: (readonly number[])[] = [];
  const add = (to: number[], at: number, amount: number): void => void (to[at] = (to[at] ?? 0) + amount);
  /** Notes what was scrapped of the presses that were there. */
  const noteScrapped = (machines: readonly Machine[]): void => {
    const gone = machines.filter((one) => !game.machines.includes(one));
    const now = gone.map(({ seat, up }) => ({
      seat,
      type: sideOf(up).type,
      coins: up === '150+3' ? SPECIAL_COINS : 0,
    }));
    scrapped.push(...now);
    if (now.some(({ coins }) => coins > 0)) counts.push(coinsOf(game));
  };
  followActions<RefereedGame, FuffzigerAction>(record, game, { may, act }, (seat, action) => {
    const { machines, auction, round } = game;
    switch (action.type) {
      case 'convert': {
        const names = machines.length;
        return () => conversions.push({ seat, isBroken: game.machines.length < names });
      }
      case 'finish': {
        const printing = machines.filter((one) => one.seat === seat && !game.turnedNow.has(one.name));
        const sides = printing.map(({ up }) => sideOf(up));
        add(printed, seat, sum(sides.map(({ type, notes }) => type * notes)));
        return () => noteScrapped(machines);
      }
      case 'launder':
        return () => noteScrapped(machines);
      case 'lay':
      case 'match':
      case 'drop':
        return () => {
          if (auction === undefined || game.auction === auction) return;
          const [winner] = auction.inside;
          const { notes = new Map<number, number>(), real = 0 } = auction.laid[winner ?? -1] ?? {};
          const paid = faceOf(Object.fromEntries(notes), real);
          auctions.push({ round, coins: auction.lot, winner, paid });
          if (winner !== undefined) counts.push(coinsOf(game));
        };
      case 'bid':
        if (game.toAct.length === 1) openings.push(openingOf(game, seat, action));
        return;
      case 'buy':
        add(bought, seat, sum(Object.values(action.presses)));
        return;
      case 'sell':
      case 'unbid':
      case 'unlaunder':
        return;
    }
  });
  if (!game.isOver) return undefined;
  const real = game.players.map((player) => player.real);
  const coins = coinsOf(game);
  const totals = coins.map(
    (own, at) => own + (RANK_COINS[numberOf(real, (one) => one > (real[at] ?? 0))] ?? 0),
  );
  const best = seatsWithMost(totals);
  const most = Math.max(...best.map((at) => real[at] ?? 0));
  const winners = best.filter((at) => real[at] === most);
  const scrappedTypes = TYPES.filter((type) => !game.inPlay.includes(type));
  return {
    ...{ seatCount, totals, winners, counts, auctions, openings, conversions },
    ...{ scrappedTypes, scrapped, printed, bought, real, coins },
  };
}

/** The opening that the last sealed bid brings about. */
function openingOf(
  { cards, sealed, seatCount, start }: RefereedGame,
  last: number,
  bid: { readonly notes: object; readonly real: number },
): Opening {
  const { least } = offerOf(cards[0] ?? '');
  const places = Array.from({ length: seatCount }, (_, at) => at);
  const sums = places.map((at) => {
    const { notes = {}, real = 0 } = at === last ? bid : (sealed.get(at) ?? {});
    return faceOf(notes, real);
  });
  const highest = Math.max(...sums);
  const clockwise = [...places.slice(start), ...places.slice(0, start)];
  const winner = highest >= least ? clockwise.find((at) => sums[at] === highest) : undefined;
  return { least, sums, winner };
}

const lotOf = (
  { auctions }: FuffzigerFacts,
  seat: number,
  coins: number,
  paid: number,
): Conditions[number] => [
  auctions.some((one) => one.winner === seat && one.coins === coins && one.paid === paid),
  'the seat did not pay this for such a lot',
];

/** The seats that bid this sum at an opening, ascending. */
const biddersOf = ({ sums }: Opening, amount: number): readonly number[] =>
  [...sums.keys()].filter((at) => sums[at] === amount);

const rule = ruleMaker<FuffzigerFacts>();

const rules: Readonly<Record<string, ClaimRule<FuffzigerFacts>>> = {
  dear: rule(1, ['coins', 'paid'], (facts, { seat, coins, paid }) => [
    lotOf(facts, seat, coins, paid),
    [
      isStrictMaximum(
        paid,
        facts.auctions.map((one) => one.paid),
      ),
      'another lot was as dear',
    ],
  ]),
  'cheap-lot': rule(1, ['coins', 'paid'], (facts, { seat, coins, paid }) => [
    lotOf(facts, seat, coins, paid),
    [coins >= 4, 'the lot is too small'],
    [paid <= 20, 'the lot is too dear'],
  ]),
  'no-takers': rule(0, ['coins', 'round'], ({ auctions }, { coins, round }) => [
    [
      auctions.some((one) => one.winner === undefined && one.coins === coins && one.round === round),
      'no such auction ended without a winner',
    ],
    [coins >= 4, 'the lot is too small'],
  ]),
  broken: rule(1, ['count'], (facts, { seat, count }) => {
    const times = bySeat(facts, (at) =>
      numberOf(facts.conversions, (one) => one.seat === at && one.isBroken),
    );
    return [
      [times[seat] === count, 'another number of its presses were broken'],
      [count >= 4, 'they are too few'],
      [isStrictMaximum(count, times), 'another seat has as many'],
    ];
  }),
  'none-broken': rule(1, ['count'], ({ conversions }, { seat, count }) => {
    const own = conversions.filter((one) => one.seat === seat);
    return [
      [own.length === count, 'it converted another number'],
      [count >= 8, 'they are too few'],
      [!own.some(({ isBroken }) => isBroken), 'one was broken'],
    ];
  }),
  special: rule(1, ['coins'], ({ scrapped }, { seat, coins }) => [
    [
      sum(scrapped.filter((one) => one.seat === seat).map((one) => one.coins)) === coins,
      'they paid another number of coins',
    ],
    [coins > 0, 'it is nothing'],
  ]),
  'same-bids': rule(undefined, ['sum'], ({ openings }, { seats, sum: amount }) => [
    [
      openings.some((opening) => {
        const { sums, least, winner } = opening;
        if (winner === undefined || Math.max(...sums) !== amount || amount < least) return false;
        return isSame(seats, [winner, ...biddersOf(opening, amount).filter((at) => at !== winner)]);
      }),
      'there was no such opening',
    ],
    [seats.length >= 3, 'they are too few'],
  ]),
  'by-one': rule(2, ['sum'], ({ openings }, { seat, other, sum: amount }) => [
    [
      openings.some(
        (opening) =>
          opening.winner === seat &&
          isSame(biddersOf(opening, amount), [seat]) &&
          isSame(biddersOf(opening, amount - 1), [other]),
      ),
      'there was no such opening',
    ],
  ]),
  'one-short': rule(1, ['sum'], ({ openings }, { seat, sum: amount }) => [
    [
      openings.some(
        (opening) =>
          opening.winner === undefined &&
          opening.least - 1 === amount &&
          isSame(biddersOf(opening, amount), [seat]),
      ),
      'there was no such opening',
    ],
  ]),
  launderer: rule(1, ['cards'], (facts, { seat, cards }) => {
    const won = bySeat(facts, (at) => numberOf(facts.openings, ({ winner }) => winner === at));
    return [
      [won[seat] === cards, 'it won another number of cards'],
      [cards >= 4, 'they are too few'],
      [won.every((one, at) => at === seat || cards >= 2 * one), 'another seat won more than half as many'],
    ];
  }),
  richest: rule(1, ['real'], ({ real: all, winners }, { seat, real }) => [
    [all[seat] === real, 'it has another amount'],
    [isStrictMaximum(real, all), 'another seat has as much'],
    [!winners.includes(seat), 'it is a winner'],
  ]),
  'money-decided': rule(2, ['behind'], (facts, { seat, other, behind }) => [
    isSoleWinner(facts, seat),
    [isStrictMaximum(facts.coins[other], facts.coins), 'the other has not the most coins without ranks'],
    [(facts.coins[other] ?? 0) - (facts.coins[seat] ?? 0) === behind, 'it is another number behind'],
    [behind >= 1, 'it is not behind'],
  ]),
  printer: rule(1, ['face'], ({ printed }, { seat, face }) => [
    [printed[seat] === face, 'it printed something else'],
    [isStrictMaximum(face, printed), 'another seat printed as much'],
  ]),
  raid: rule(1, ['pressType', 'count'], ({ scrapped }, { seat, pressType, count }) => [
    [
      numberOf(scrapped, (one) => one.seat === seat && one.type === pressType) === count,
      'another number of its presses were scrapped',
    ],
    [count >= 10, 'they are too few'],
  ]),
  unscathed: rule(1, [], (facts, { seat }) => [
    [facts.scrappedTypes.length >= 2, 'too few types were scrapped'],
    [
      bySeat(facts, (at) => numberOf(facts.scrapped, (one) => one.seat === at)).every(
        (count, at) => (count === 0) === (at === seat),
      ),
      'others were unscathed',
    ],
  ]),
  sweep: rule(1, ['auctions', 'round'], ({ auctions: all }, { seat, auctions, round }) => {
    const held = all.filter((one) => one.round === round);
    return [
      [held.length === auctions, 'another number of auctions were held'],
      [auctions >= 3, 'they are too few'],
      [held.every(({ winner }) => winner === seat), 'it did not win all'],
    ];
  }),
  'no-purchase': rule(1, [], ({ bought }, { seat }) => [
    [bought.every((count, at) => (count === 0) === (at === seat)), 'others bought none'],
  ]),
  'tie-broken': rule(
    2,
    ['total', 'real', 'otherReal'],
    (facts, { seats, seat, other, total, real, otherReal }) => [
      isSoleWinner(facts, seat),
      ...areTied(facts, seats, total),
      [facts.real[seat] === real && facts.real[other] === otherReal, 'they have other amounts'],
    ],
  ),
};

/** The claims of Falsche Fuffziger (docs/claims.md). */
export const fuffzigerClaims: ClaimRules<FuffzigerFacts> = {
  follow,
  rules,
  feats: ({ printed, real }) => ({ printed, real }),
};
