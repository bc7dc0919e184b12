import { eventsFor } from '../../../core/base/audience.ts';
import { seat, type Viewer } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import type { Counts, Money } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerOptions } from '../../../core/games/falsche-fuffziger/options.ts';
import type { PressId } from '../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { Press } from '../../../core/games/falsche-fuffziger/presses.ts';
import type { FuffzigerState, Phase } from '../../../core/games/falsche-fuffziger/state.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import FuffzigerTable from '../../../renderer/games/falsche-fuffziger/table/FuffzigerTable.vue';
import type { TableProps } from '../../../renderer/games/table-props.ts';
import { fuffzigerOptions } from '../fuffziger-play.ts';
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

/** A drawn game before its first decision: always the same one. Seat 0 starts unless told otherwise. */
export function startOf(
  seatCount = 4,
  otherwise: Partial<FuffzigerState> = {},
  said: Partial<FuffzigerOptions> = {},
): FuffzigerState {
  const options = fuffzigerOptions({ starter: seat(0), ...said }, seatCount);
  const deal = falscheFuffziger.deal(options, seatCount, createRng('a table that is looked at'));
  return { ...falscheFuffziger.start(options, seatCount, deal), ...otherwise };
}

/** By seat: notes, and real money after them; nothing for those who are not named. */
export const moneyOf = (
  seatCount: number,
  money: { readonly [at: number]: readonly [notes: Counts, real?: number] },
): readonly Money[] =>
  Array.from({ length: seatCount }, (_, at) => ({ notes: money[at]?.[0] ?? {}, real: money[at]?.[1] ?? 0 }));

/** A press that lies before somebody, with its front up unless it is converted. */
export const pressOf = (at: number, press: PressId, isConverted = false): Press => ({
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
    won: [],
  }),
  buying: (at: number): Phase => ({ type: 'buying', turn: seat(at) }),
  general: (seatCount: number): Phase => ({
    type: 'general',
    choices: Array.from({ length: seatCount }, () => null),
  }),
} as const;

/** What somebody does. */
export type Move = readonly [at: number, action: FuffzigerAction];

/** A step of the game; throws if it is refused. */
function stepOf(state: FuffzigerState, [at, action]: Move) {
  const step = falscheFuffziger.apply(state, seat(at), action);
  if (!step.ok) throw new Error(`${at} ${JSON.stringify(action)}: ${JSON.stringify(step.error)}`);
  return step.value;
}

/** The game after some moves. */
export const after = (state: FuffzigerState, ...moves: readonly Move[]): FuffzigerState =>
  moves.reduce((before, move) => stepOf(before, move).state, state);

/** As little as whoever is awaited can do; undefined at the end. */
export function idleMove(state: FuffzigerState): Move | undefined {
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
  state: FuffzigerState,
  isThere: (state: FuffzigerState) => boolean,
): FuffzigerState {
  const move = isThere(state) ? undefined : idleMove(state);
  return move === undefined ? state : idleUntil(after(state, move), isThere);
}

/** The props of a table. */
export function propsOf(state: FuffzigerState, viewer: Viewer): TableProps {
  const view = falscheFuffziger.view(state, viewer);
  const legal = viewer === 'table' ? {} : falscheFuffziger.legal(state, viewer);
  const prompt = falscheFuffziger.prompt(view, legal);
  const result = falscheFuffziger.result(state);
  return {
    game: {
      view: view as unknown as Json,
      legal: legal as Json,
      ...(prompt === undefined ? {} : { prompt: prompt as unknown as Json }),
      ...(result === undefined ? {} : { result: result as unknown as Json }),
      awaits: falscheFuffziger.awaits(state),
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

/** A game of Falsche Fuffziger that tests play step by step while its table is looked at from one seat. */
export interface FuffzigerLook {
  readonly mounted: Mounted;
  readonly state: () => FuffzigerState;
  /** The actions that the table has emitted. */
  readonly acts: () => readonly FuffzigerAction[];
  /** Somebody acts; the table shows what comes of it. */
  readonly play: (...moves: readonly Move[]) => Promise<void>;
  /** Changes what the table is given. */
  readonly give: (props: Partial<TableProps>) => Promise<void>;
}

/** Mounts the table of a game. */
export async function lookAt(start: FuffzigerState, viewer: Viewer = seat(0)): Promise<FuffzigerLook> {
  let state = start;
  const props = { ...propsOf(state, viewer) };
  const mounted = await mountScreen(FuffzigerTable, props, freshStores(), 'falsche-fuffziger');
  const give = async (changes: Partial<TableProps>): Promise<void> => {
    await mounted.wrapper.setProps({ ...changes });
    await settled();
  };
  /** Of the happenings only those that the one who looks may learn of, as a host would send them. */
  const seenOf = ({ events }: ReturnType<typeof stepOf>): readonly Json[] =>
    eventsFor(events, viewer) as unknown as Json[];
  return {
    mounted,
    state: () => state,
    acts: () => (mounted.wrapper.emitted('act') ?? []).map(([action]) => action as FuffzigerAction),
    play: async (...moves) => {
      for (const move of moves) {
        const step = stepOf(state, move);
        state = step.state;
        await give({ ...propsOf(state, viewer), events: seenOf(step) });
      }
    },
    give,
  };
}
