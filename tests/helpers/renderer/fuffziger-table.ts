import { seat, type Viewer } from '../../../core/base/ids.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import type { Counts, Money } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerOptions } from '../../../core/games/falsche-fuffziger/options.ts';
import type { PressId } from '../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import type { FuffzigerTypes } from '../../../core/games/falsche-fuffziger/types.ts';
import '../../../renderer/games/falsche-fuffziger/table/later-phases.ts';
import type { TableProps } from '../../../renderer/games/table-parts.ts';
import {
  positionOf,
  setupOf,
  type FuffzigerSetup,
  type Phase,
  type SetPress,
} from '../../games/falsche-fuffziger/setup.ts';
import { fuffzigerOptions } from '../../games/falsche-fuffziger/play.ts';
import { lookAtTable, stepOf, tableProps, type TableLook } from './table-look.ts';

/** A drawn game before its first decision: always the same one. Seat 0 starts unless told otherwise. */
export function startOf(
  seatCount = 4,
  otherwise: Partial<FuffzigerSetup> = {},
  said: Partial<FuffzigerOptions> = {},
): FuffzigerPosition {
  const options = fuffzigerOptions({ starter: seat(0), ...said }, seatCount);
  const deal = falscheFuffziger.deal(options, seatCount, createRng('a table that is looked at'));
  return positionOf({ ...setupOf(falscheFuffziger.start(options, seatCount, deal)), ...otherwise });
}

/** By seat: notes, and real money after them; nothing for those who are not named. */
export const moneyOf = (
  seatCount: number,
  money: { readonly [at: number]: readonly [notes: Counts, real?: number] },
): readonly Money[] =>
  Array.from({ length: seatCount }, (_, at) => ({ notes: money[at]?.[0] ?? {}, real: money[at]?.[1] ?? 0 }));

/** A press that lies before somebody, with its front up unless it is converted. */
export const pressOf = (at: number, press: PressId, isConverted = false): SetPress => ({
  press,
  seat: seat(at),
  isConverted,
});

/** Each phase at its beginning. `at`: whose turn it is. */
export const phases = {
  producing: (at: number): Phase => ({
    type: 'producing',
    turn: seat(at),
    done: { seat: seat(at), converted: [], sold: [], printed: {} },
    hasBroken: false,
  }),
  /** Nobody has laid anything, and the seat leads. */
  auction: (seatCount: number, at: number, lot = 3): Phase => ({
    type: 'auction',
    lot,
    isIn: Array.from({ length: seatCount }, () => true),
    leader: seat(at),
    turn: seat(at),
    led: null,
    laid: moneyOf(seatCount, {}),
  }),
  laundering: (seatCount: number): Phase => ({
    type: 'laundering',
    bids: Array.from({ length: seatCount }, () => null),
  }),
  buying: (at: number): Phase => ({ type: 'buying', turn: seat(at) }),
  general: (seatCount: number): Phase => ({
    type: 'general',
    choices: Array.from({ length: seatCount }, () => null),
  }),
} as const;

/** What somebody does. */
export type Move = readonly [at: number, action: FuffzigerAction];

/** The game after some moves. */
export const after = (state: FuffzigerPosition, ...moves: readonly Move[]): FuffzigerPosition =>
  moves.reduce((before, [at, action]) => stepOf(falscheFuffziger, before, at, action).state, state);

/** As little as whoever is awaited can do; undefined at the end. */
export function idleMove(state: FuffzigerPosition): Move | undefined {
  const [at] = falscheFuffziger.awaits(state);
  if (at === undefined) return undefined;
  const { finish, drop, bid, buy } = falscheFuffziger.legal(state, at);
  if (finish !== undefined) return [at, { type: 'finish' }];
  if (drop !== undefined) return [at, { type: 'drop' }];
  if (bid !== undefined) return [at, { type: 'bid', notes: {}, real: 0 }];
  if (buy !== undefined) return [at, { type: 'buy', presses: {} }];
  return [at, { type: 'launder', notes: {} }];
}

/** The game after all have done as little as they can until `isThere`. */
export function idleUntil(
  state: FuffzigerPosition,
  isThere: (state: FuffzigerPosition) => boolean,
): FuffzigerPosition {
  const move = isThere(state) ? undefined : idleMove(state);
  return move === undefined ? state : idleUntil(after(state, move), isThere);
}

/** The props of a table. */
export const propsOf = (state: FuffzigerPosition, viewer: Viewer): TableProps<FuffzigerTypes> =>
  tableProps(falscheFuffziger, state, viewer, state.seatCount);

/** A game of Falsche Fuffziger that tests play step by step while its table is looked at from one seat. */
export interface FuffzigerLook extends Omit<TableLook<FuffzigerTypes>, 'play'> {
  /** Somebody acts; the table shows what comes of it. */
  readonly play: (...moves: readonly Move[]) => Promise<void>;
}

/** Mounts the table of a game. */
export async function lookAt(start: FuffzigerPosition, viewer: Viewer = seat(0)): Promise<FuffzigerLook> {
  const look = await lookAtTable(falscheFuffziger, start, (state) => propsOf(state, viewer));
  return {
    ...look,
    play: async (...moves) => {
      for (const [at, action] of moves) await look.play(at, action);
    },
  };
}
