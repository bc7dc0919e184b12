import { seat, type Viewer } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import type { ForSaleDeal } from '../../../core/games/for-sale/deal.ts';
import { forSale } from '../../../core/games/for-sale/index.ts';
import { BUILDINGS, CHEQUES, removedCount } from '../../../core/games/for-sale/material.ts';
import type { ForSaleOptions } from '../../../core/games/for-sale/options.ts';
import type { ForSaleState } from '../../../core/games/for-sale/state.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import ForSaleTable from '../../../renderer/games/for-sale/table/ForSaleTable.vue';
import type { TableProps } from '../../../renderer/games/table-props.ts';
import { forSaleOptions } from '../for-sale-play.ts';
import { bot, person } from './frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from './mount.ts';

/** Ada looks; Ben is there, Cleo is away, the last three are bots. */
export const SEATS: readonly SeatFrame[] = [
  person('Ada'),
  person('Ben', { colour: 1 }),
  person('Cleo', { colour: 2, device: 'away' }),
  bot('Dora', 3),
  bot('Emil', 4),
  bot('Fay', 5),
];

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
): ForSaleState {
  const deal: ForSaleDeal = {
    starter: seat(wish.starter ?? 0),
    buildings: pileOf(BUILDINGS, wish.buildings ?? [], seatCount),
    cheques: pileOf(CHEQUES, wish.cheques ?? [], seatCount),
  };
  return forSale.start(forSaleOptions(said, seatCount), seatCount, deal);
}

/** What somebody does: `[0, 4]` bids, `[0, 'pass']`, `[0, 'sell', 17]`. */
export type Move =
  readonly [at: number, what: number | 'pass' | 'unsell'] | readonly [number, 'sell', number];

const actionOf = ([, what, building]: Move): ForSaleAction => {
  if (typeof what === 'number') return { type: 'bid', amount: what };
  return what === 'sell' ? { type: 'sell', building: building ?? 0 } : { type: what };
};

/** A step of the game; throws if it is refused. */
function stepOf(state: ForSaleState, move: Move) {
  const step = forSale.apply(state, seat(move[0]), actionOf(move));
  if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(step.error)}`);
  return step.value;
}

/** The game after some moves. */
export const after = (state: ForSaleState, ...moves: readonly Move[]): ForSaleState =>
  moves.reduce((before, move) => stepOf(before, move).state, state);

/** The move of whoever is awaited: passes, or sells the cheapest building. Undefined at the end. */
export function dullMove(state: ForSaleState): Move | undefined {
  const [at] = forSale.awaits(state);
  if (at === undefined) return undefined;
  const building = forSale.legal(state, at).sell?.building[0];
  return building === undefined ? [at, 'pass'] : [at, 'sell', building];
}

/** The game after everybody has passed and sold the cheapest until `isThere`. */
export function dullUntil(state: ForSaleState, isThere: (state: ForSaleState) => boolean): ForSaleState {
  const move = isThere(state) ? undefined : dullMove(state);
  return move === undefined ? state : dullUntil(after(state, move), isThere);
}

export const isSelling = ({ phase }: ForSaleState): boolean => phase.type === 'selling';

/** The props of a table. */
export function propsOf(state: ForSaleState, viewer: Viewer): TableProps {
  const view = forSale.view(state, viewer);
  const legal = viewer === 'table' ? {} : forSale.legal(state, viewer);
  const prompt = forSale.prompt(view, legal);
  const result = forSale.result(state);
  return {
    game: {
      view: view as unknown as Json,
      legal: legal as Json,
      ...(prompt === undefined ? {} : { prompt: prompt as unknown as Json }),
      ...(result === undefined ? {} : { result: result as unknown as Json }),
      awaits: forSale.awaits(state),
    },
    events: [],
    seats: SEATS.slice(0, state.seatCount),
    you: {
      owner: true,
      seats: viewer === 'table' ? [] : [viewer],
      facing: viewer === 'table' ? null : viewer,
      moved: [],
    },
  };
}

/** A game of For Sale that tests play step by step while its table is looked at from one seat. */
export interface ForSaleLook {
  readonly mounted: Mounted;
  readonly state: () => ForSaleState;
  /** The actions that the table has emitted. */
  readonly acts: () => readonly ForSaleAction[];
  /** Somebody acts; the table shows what comes of it. */
  readonly play: (...moves: readonly Move[]) => Promise<void>;
  /** Changes what the table is given. */
  readonly give: (props: Partial<TableProps>) => Promise<void>;
}

/** Mounts the table of a game. */
export async function lookAt(start: ForSaleState, viewer: Viewer = seat(0)): Promise<ForSaleLook> {
  let state = start;
  const mounted = await mountScreen(ForSaleTable, { ...propsOf(state, viewer) }, freshStores(), 'for-sale');
  const give = async (props: Partial<TableProps>): Promise<void> => {
    await mounted.wrapper.setProps({ ...props });
    await settled();
  };
  return {
    mounted,
    state: () => state,
    acts: () => (mounted.wrapper.emitted('act') ?? []).map(([action]) => action as ForSaleAction),
    play: async (...moves) => {
      for (const move of moves) {
        const step = stepOf(state, move);
        state = step.state;
        await give({ ...propsOf(state, viewer), events: step.events as unknown as readonly Json[] });
      }
    },
    give,
  };
}
