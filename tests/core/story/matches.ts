import { seat } from '../../../core/base/ids.ts';
import type { Game, GameTypes } from '../../../core/game.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { FuffzigerAction, FuffzigerLegal } from '../../../core/games/falsche-fuffziger/actions.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import type { Inspector, LaunderingCard } from '../../../core/games/falsche-fuffziger/material.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import type { MoneyAction } from '../../../core/games/money/actions.ts';
import { money } from '../../../core/games/money/index.ts';
import { RECORD_FORMAT, type GameRecord } from '../../../core/record/index.ts';
import { optionsOf, stepOf } from '../../games/moves.ts';

/** A finished match, and claims that it makes. */
interface ToldMatch {
  readonly record: GameRecord;
  /** The close margin. */
  readonly close: number;
  readonly claims: readonly object[];
}

/** A match that is played action by action. */
function scripted<Types extends GameTypes>(
  game: Game<Types>,
  options: Types['options'],
  seatCount: number,
  deal: Types['deal'],
) {
  let state = game.start(options, seatCount, deal);
  const actions: object[] = [];
  const seats = ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli', 'Finn'].slice(0, seatCount);
  return {
    legal: (at: number): Types['legal'] => game.legal(state, seat(at)),
    /** The first seat that owes a decision; -1 at the end. */
    awaited: (): number => game.awaits(state)[0] ?? -1,
    play(at: number, action: Types['action']): void {
      ({ state } = stepOf(game, state, seat(at), action));
      actions.push({ seat: at, ...action });
    },
    record: (): GameRecord => ({ format: RECORD_FORMAT, game: game.name, options, seats, deal, actions }),
  };
}

/** The bids of each round in their order; 0: passes. Whose turn it is follows from the rules. */
const BUYING = [
  [1, 2, 0, 3, 4, 5, 6, 7, 8, 0],
  [0, 0],
  [0, 0],
  [0, 0],
  [1, 0, 0],
  [0, 0],
  [0, 1, 6, 0],
  [1, 0, 0],
];
const BUILDINGS = [28, 29, 30, 1, 2, 27, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 26, 14, 15, 16, 17, 18, 19];
/** By round, the building that each seat sells. */
const SELLING = [
  [27, 1, 28],
  [3, 8, 9],
  [29, 4, 13],
  [26, 30, 6],
  [7, 11, 2],
  [10, 12, 5],
  [14, 15, 16],
  [17, 18, 19],
];
const CHEQUES = [15, 4, 0, 15, 12, 4, 10, 10, 0, 3, 3, 2, 5, 6, 7, 5, 6, 7, 8, 8, 9, 9, 11, 11];

const FOR_SALE_CLAIMS: readonly object[] = [
  { type: 'close', seats: [], margin: 19 },
  { type: 'dear', seats: [1], building: 30, paid: 8 },
  { type: 'free', seats: [0], building: 26 },
  { type: 'free', seats: [0], building: 27 },
  { type: 'free', seats: [2], building: 28 },
  { type: 'freebies', seats: [0], count: 7 },
  { type: 'small-for-large', seats: [2], building: 9, cheque: 15 },
  { type: 'small-for-large', seats: [1], building: 8, cheque: 12 },
  { type: 'large-for-small', seats: [0], building: 27, cheque: 4 },
  { type: 'large-for-small', seats: [1], building: 30, cheque: 3 },
  { type: 'large-for-small', seats: [0], building: 26, cheque: 3 },
  { type: 'by-one', seats: [2, 0], building: 28, cheque: 15, otherCheque: 4 },
  { type: 'same-cheque', seats: [0, 2], building: 29, otherBuilding: 13, cheque: 10 },
  { type: 'zeros', seats: [1] },
  { type: 'tops', seats: [2] },
  { type: 'saver', seats: [0], money: 14 },
  { type: 'resale', seats: [2], building: 28, cheque: 15 },
  { type: 'resale', seats: [2], building: 9, cheque: 15 },
  { type: 'loss', seats: [1], building: 30, paid: 8, cheque: 3 },
  { type: 'light-win', seats: [2], sum: 98 },
  { type: 'duel', seats: [1, 0], bids: 8, building: 30, round: 1 },
];

/** Three players. Cleo wins with 83 to Ada's 64 and Ben's 56. */
export function forSaleMatch(): ToldMatch {
  const match = scripted(forSale, optionsOf(forSale, {}, 3), 3, {
    starter: seat(0),
    buildings: BUILDINGS,
    cheques: CHEQUES,
  });
  for (const amount of BUYING.flat())
    match.play(match.awaited(), amount > 0 ? { type: 'bid', amount } : { type: 'pass' });
  for (const round of SELLING)
    for (const [at, building] of round.entries()) match.play(at, { type: 'sell', building });
  return { record: match.record(), close: 19, claims: FOR_SALE_CLAIMS };
}

/** By hand and seat the cards that are dealt, then the right and the left display. The rest is the pile. */
const MONEY_CARDS = [
  [
    [1, 2, 3, 4, 5, 64],
    [10, 13, 16, 17, 18, 65],
    [19, 20, 25, 26, 27, 66],
    [28, 29, 30, 31, 32, 33],
    [6, 7, 8, 9],
    [37, 38, 39, 46],
  ],
  [
    [29, 30, 37, 38, 46, 47],
    [31, 65, 66, 67, 68, 69],
    [1, 2, 3, 4, 10, 28],
    [14, 21, 32, 39, 48, 64],
    [5, 6, 7, 8],
    [13, 16, 17, 18],
  ],
];
/** By round the cards that each seat bids, then what those do who take part, in their order. */
const MONEY_ROUNDS: readonly (readonly [readonly (readonly number[])[], readonly MoneyAction[]])[] = [
  [
    [[64], [65], [0, 66], [0]],
    [{ type: 'take', display: 'right' }, { type: 'swap', with: seat(2) }, { type: 'pass' }],
  ],
  [
    [[0], [66], [0], [28, 29, 30, 31, 32, 33]],
    [{ type: 'pass' }, { type: 'pass' }],
  ],
  [[[0], [0], [0], [0]], []],
  [
    [[0], [0], [28], [64]],
    [{ type: 'take', display: 'right' }, { type: 'pass' }],
  ],
  [[[0], [0], [4], [0]], [{ type: 'take', display: 'left' }]],
  [[[0], [0], [0], [0]], []],
  [[[0], [0], [0], [0]], []],
];
const MONEY_CLAIMS: readonly object[] = [
  { type: 'close', seats: [], margin: 110 },
  { type: 'level', seats: [1, 3], total: 260 },
  { type: 'never-led', seats: [2] },
  { type: 'same-bids', seats: [0, 1, 2], worth: 10, hand: 1, round: 1 },
  { type: 'dear', seats: [3], worth: 150, hand: 1, round: 2 },
  { type: 'gain', seats: [0], laid: 10, gained: 180, hand: 1, round: 1 },
  { type: 'top-passed', seats: [3], worth: 150, hand: 1, round: 2 },
  { type: 'all-in', seats: [3], cards: 6, hand: 1, round: 2 },
  { type: 'whole-currency', seats: [0], currency: 'yen', hand: 1 },
  { type: 'coins', seats: [1], count: 5, hand: 2 },
  { type: 'exactly-200', seats: [1], currency: 'krona', hand: 1 },
  { type: 'exactly-200', seats: [2], currency: 'krona', hand: 2 },
  { type: 'ten-short', seats: [2], currency: 'rouble', hand: 1 },
  { type: 'all-full', seats: [2], count: 2, hand: 2 },
  { type: 'best-hand', seats: [2], points: 510, hand: 2 },
  { type: 'from-last', seats: [2] },
  { type: 'sat-out', seats: [0], count: 6 },
];

/** Two hands for four without dollars. Cleo wins with 610 to Ada's 500, and 260 of the others. */
export function moneyMatch(): ToldMatch {
  const options = optionsOf(money, { hands: 2, stallLimit: 1 }, 4);
  const all = Array.from({ length: 69 }, (_, index) => index + 1).filter((card) => card < 55 || card > 63);
  const hands = MONEY_CARDS.map((dealt) => {
    const order = dealt.flat();
    return {
      removed: ['dollar'] as const,
      order: [...order, ...all.filter((card) => !order.includes(card))],
    };
  });
  const match = scripted(money, options, 4, { hands });
  for (const [bids, acts] of MONEY_ROUNDS) {
    for (const [at, cards] of bids.entries()) match.play(at, { type: 'bid', cards });
    for (const action of acts) match.play(match.awaited(), action);
  }
  return { record: match.record(), close: 110, claims: MONEY_CLAIMS };
}

/** What they do by round and seat, in order; all else is idle. */
const FUFFZIGER_SCRIPT: Readonly<Record<string, readonly FuffzigerAction[]>> = {
  '2/2': [
    { type: 'sell', press: '10-3' },
    { type: 'bid', notes: { 10: 1 }, real: 3 },
  ],
  '3/0': [
    { type: 'bid', notes: { 20: 1 }, real: 0 },
    { type: 'buy', presses: { 10: 1 } },
  ],
  '3/1': [{ type: 'bid', notes: { 20: 1 }, real: 0 }],
  '3/2': [
    { type: 'bid', notes: { 20: 1 }, real: 0 },
    { type: 'launder', notes: { 10: 1 } },
  ],
  '4/0': [{ type: 'bid', notes: { 10: 1 }, real: 11 }],
  '4/1': [{ type: 'drop' }, { type: 'lay', notes: { 10: 1 } }, { type: 'bid', notes: { 20: 1 }, real: 0 }],
  '4/2': [{ type: 'buy', presses: { 10: 1 } }],
  '5/0': [{ type: 'lay', notes: { 50: 2 } }],
};
const FUFFZIGER_INSPECTORS: readonly Inspector[] = [
  ...(['coin', 'coin', 'coin', '20', '100'] as const),
  ...(['150', 'coin', '10', 'coin', '50'] as const),
];
const noTakers = (...rounds: readonly number[]): readonly object[] =>
  rounds.map((round) => ({ type: 'no-takers', seats: [], coins: 4, round }));

const FUFFZIGER_CLAIMS: readonly object[] = [
  { type: 'close', seats: [], margin: 4 },
  { type: 'dear', seats: [0], coins: 4, paid: 100 },
  { type: 'cheap-lot', seats: [1], coins: 4, paid: 10 },
  ...noTakers(4, 6, 7, 8, 9, 10, 11),
  { type: 'same-bids', seats: [0, 1, 2], sum: 20 },
  { type: 'by-one', seats: [0, 1], sum: 21 },
  { type: 'one-short', seats: [2], sum: 13 },
  { type: 'printer', seats: [0], face: 620 },
  { type: 'no-purchase', seats: [1] },
];

/** Ada wins with 10 coins to Ben's 6 and Cleo's 4. */
export const fuffzigerMatch = (): ToldMatch => ({
  record: fuffzigerRecord(FUFFZIGER_SCRIPT),
  close: 4,
  claims: FUFFZIGER_CLAIMS,
});

/** Cleo sells all presses, and has the most real money: 6 coins to 4 and 4 of the others, whose presses are scrapped. */
export const retiredMatch = (): ToldMatch => ({
  record: fuffzigerRecord({
    '2/2': (['10-3', '20-3', '50-3'] as const).map((press) => ({ type: 'sell', press })),
  }),
  close: 2,
  claims: [
    { type: 'close', seats: [], margin: 2 },
    { type: 'level', seats: [0, 1], total: 4 },
    ...noTakers(4, 5, 6, 7, 8, 9, 10, 11),
    { type: 'unscathed', seats: [2] },
  ],
});

/** All are idle, and share the win with the coins for the most real money. */
export const idleMatch = (): ToldMatch => ({
  record: fuffzigerRecord({}),
  close: 2,
  claims: [{ type: 'shared', seats: [0, 1, 2], total: 6 }, ...noTakers(4, 5, 6, 7, 8, 9, 10, 11)],
});

/** Three play by a script, and are idle otherwise. Every lot is of 4 coins. */
function fuffzigerRecord(script: typeof FUFFZIGER_SCRIPT): GameRecord {
  const options = optionsOf(falscheFuffziger, {}, 3);
  const letters = ['A', 'B', 'C', 'D'] as const;
  const match = scripted(falscheFuffziger, options, 3, {
    ...falscheFuffziger.deal(options, 3, createRng('presses')),
    starter: seat(0),
    laundering: letters.flatMap((letter) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((rank): LaunderingCard => `${letter}${rank}`),
    ),
    inspectors: FUFFZIGER_INSPECTORS,
    dice: new Array<number>(128).fill(4),
  });
  const left = new Map(Object.entries(script).map(([key, actions]) => [key, [...actions]]));
  let laundered = 0;
  for (let at = match.awaited(); at >= 0; at = match.awaited()) {
    const legal = match.legal(at);
    const wanted = left.get(`${1 + Math.floor(laundered / 3)}/${at}`);
    const next = wanted?.[0];
    const isNext = next !== undefined && Object.hasOwn(legal, next.type);
    const action = isNext ? next : idle(legal);
    if (isNext) wanted?.shift();
    if (action.type === 'launder') laundered += 1;
    match.play(at, action);
  }
  return match.record();
}

function idle(legal: FuffzigerLegal): FuffzigerAction {
  if (legal.finish !== undefined) return { type: 'finish' };
  if (legal.drop !== undefined) return { type: 'drop' };
  if (legal.bid !== undefined) return { type: 'bid', notes: {}, real: 0 };
  if (legal.buy !== undefined) return { type: 'buy', presses: {} };
  return { type: 'launder', notes: {} };
}
