import { seat, type Viewer } from '../../../core/base/ids.ts';
import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import type { ForSaleDeal } from '../../../core/games/for-sale/deal.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { BUILDINGS, CHEQUES, removedCount } from '../../../core/games/for-sale/material.ts';
import type { ForSaleOptions } from '../../../core/games/for-sale/options.ts';
import type { ForSalePosition } from '../../../core/games/for-sale/position.ts';
import type { ForSaleTypes } from '../../../core/games/for-sale/types.ts';
import type { TableProps } from '../../../renderer/games/table-parts.ts';
import { forSaleOptions } from '../../games/for-sale/play.ts';
import { lookAtTable, stepOf, tableProps, type TableLook } from './table-look.ts';

/** What comes first in the piles; the rest follows in order. Seat 0 starts unless told otherwise. */
export interface DealWish {
  readonly starter?: number;
  readonly buildings?: readonly number[];
  readonly cheques?: readonly number[];
}

/** The cards of a game with the wished ones in front, as many as lie in a pile. */
function pileOf(all: readonly number[], wished: readonly number[], seatCount: number): readonly number[] {
  const rest = [...all];
  for (const card of wished) rest.splice(rest.indexOf(card), 1);
  return [...wished, ...rest].slice(0, all.length - removedCount(seatCount));
}

/** A game before its first bid. */
export function startOf(
  seatCount: number,
  wish: DealWish = {},
  said: Partial<ForSaleOptions> = {},
): ForSalePosition {
  const deal: ForSaleDeal = {
    starter: seat(wish.starter ?? 0),
    buildings: pileOf(BUILDINGS, wish.buildings ?? [], seatCount),
    cheques: pileOf(CHEQUES, wish.cheques ?? [], seatCount),
  };
  return forSale.start(forSaleOptions(said, seatCount), seatCount, deal);
}

/** What somebody does: `[0, 4]` bids, `[0, 'pass']`, `[0, 'sell', 17]`. */
export type Move =
  | readonly [at: number, what: number | 'pass' | 'unsell']
  | readonly [number, 'sell', number];

const actionOf = ([, what, building]: Move): ForSaleAction => {
  if (typeof what === 'number') return { type: 'bid', amount: what };
  return what === 'sell' ? { type: 'sell', building: building ?? 0 } : { type: what };
};

/** The game after some moves. */
export const after = (state: ForSalePosition, ...moves: readonly Move[]): ForSalePosition =>
  moves.reduce((before, move) => stepOf(forSale, before, move[0], actionOf(move)).state, state);

/** The move of whoever is awaited: passes, or sells the cheapest building. Undefined at the end. */
export function dullMove(state: ForSalePosition): Move | undefined {
  const [at] = forSale.awaits(state);
  if (at === undefined) return undefined;
  const building = forSale.legal(state, at).sell?.building[0];
  return building === undefined ? [at, 'pass'] : [at, 'sell', building];
}

/** The game after everybody has passed and sold the cheapest until `isThere`. */
export function dullUntil(
  state: ForSalePosition,
  isThere: (state: ForSalePosition) => boolean,
): ForSalePosition {
  const move = isThere(state) ? undefined : dullMove(state);
  return move === undefined ? state : dullUntil(after(state, move), isThere);
}

export const isSelling = ({ isBuying, hasEnded }: ForSalePosition): boolean => !isBuying && !hasEnded;

/** The props of a table. */
export const propsOf = (state: ForSalePosition, viewer: Viewer): TableProps<ForSaleTypes> =>
  tableProps(forSale, state, viewer, state.seatCount);

/** A game of For Sale that tests play step by step while its table is looked at from one seat. */
export interface ForSaleLook extends Omit<TableLook<ForSaleTypes>, 'play'> {
  /** Somebody acts; the table shows what comes of it. */
  readonly play: (...moves: readonly Move[]) => Promise<void>;
}

/** Mounts the table of a game. */
export async function lookAt(start: ForSalePosition, viewer: Viewer = seat(0)): Promise<ForSaleLook> {
  const look = await lookAtTable(forSale, start, (state) => propsOf(state, viewer));
  return {
    ...look,
    play: async (...moves) => {
      for (const move of moves) await look.play(move[0], actionOf(move));
    },
  };
}
