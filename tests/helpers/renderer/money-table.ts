import { seat, seatsOf, type Seat, type Viewer } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import { money } from '../../../core/games/money/index.ts';
import type { MoneyOptions } from '../../../core/games/money/options.ts';
import type { MoneyPosition } from '../../../core/games/money/position.ts';
import type { MoneyTypes } from '../../../core/games/money/types.ts';
import type { MoneyView } from '../../../core/games/money/view.ts';
import type { TableProps } from '../../../renderer/games/table-parts.ts';
import { handOf, moneyOptions } from '../../games/money/play.ts';
import { lookAtTable, tableProps, type TableLook } from './table-look.ts';

/** A game of Money! that tests play step by step while its table is looked at from one seat. */
export interface MoneyLook extends TableLook<MoneyTypes> {
  /** Everybody in `seats` bids the lowest valued cards of the hand, `count` of them. */
  readonly bidLowest: (seats: readonly number[], count?: number) => Promise<void>;
}

/** The props of a table; `change` alters the view, for what a random deal would seldom bring. */
export const propsOf = (
  state: MoneyPosition,
  viewer: Viewer,
  change?: (view: MoneyView) => MoneyView,
): TableProps<MoneyTypes> => tableProps(money, state, viewer, state.seatCount, change);

/** A fresh game from a fixed seed. */
export function freshGame(seatCount: number, said: Partial<MoneyOptions> = {}): MoneyPosition {
  const options = moneyOptions(said, seatCount);
  return money.start(options, seatCount, money.deal(options, seatCount, createRng('table')));
}

/** Mounts the table of a fresh game. */
export async function lookAtMoney(
  seatCount: number,
  viewer: Viewer = seat(0),
  said: Partial<MoneyOptions> = {},
): Promise<MoneyLook> {
  const look = await lookAtTable(money, freshGame(seatCount, said), (state) => propsOf(state, viewer));
  return {
    ...look,
    bidLowest: async (seats, count = 1) => {
      for (const at of seats) await look.play(at, { type: 'bid', cards: lowest(look.state(), at, count) });
    },
  };
}

const lowest = (state: MoneyPosition, at: number, count: number): readonly number[] =>
  handOf(state, at).slice(0, count);

/** Plays on until a hand more is scored: everybody bids one card, and everybody takes a display. */
export async function playHand(look: MoneyLook): Promise<void> {
  const before = look.state().sheets.length;
  while (look.state().sheets.length === before && !look.state().hasEnded) {
    const state = look.state();
    const [at]: readonly (Seat | undefined)[] = money.awaits(state);
    if (at === undefined) return;
    if (!state.isActing) await look.bidLowest([at]);
    else await look.play(at, { type: 'take', display: at % 2 === 0 ? 'right' : 'left' });
  }
}

/** All seats but one. */
export const others = (seatCount: number, but: number): readonly Seat[] =>
  seatsOf(seatCount).filter((at) => at !== but);
