import { seat } from '../../../core/base/ids.ts';
import type { Game, GameTypes } from '../../../core/game.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
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
