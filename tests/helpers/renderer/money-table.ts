import { seat, seatsOf, type Seat, type Viewer } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { MoneyAction } from '../../../core/games/money/actions.ts';
import { money } from '../../../core/games/money/index.ts';
import type { MoneyOptions } from '../../../core/games/money/options.ts';
import type { MoneyState } from '../../../core/games/money/state.ts';
import type { MoneyView } from '../../../core/games/money/view.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import MoneyTable from '../../../renderer/games/money/table/MoneyTable.vue';
import type { TableProps } from '../../../renderer/games/table-props.ts';
import { moneyOptions } from '../money-play.ts';
import { bot, person } from './frames.ts';
import { freshStores, mountScreen, settled, type Mounted } from './mount.ts';

/** Ada looks; Ben is there, Cleo is away, the last two are bots. */
export const SEATS: readonly SeatFrame[] = [
  person('Ada'),
  person('Ben', { colour: 1 }),
  person('Cleo', { colour: 2, device: 'away' }),
  bot('Dora', 3),
  bot('Emil', 4),
];

/** A game of Money! that tests play step by step while its table is looked at from one seat. */
export interface MoneyLook {
  readonly mounted: Mounted;
  readonly state: () => MoneyState;
  /** The actions that the table has emitted. */
  readonly acts: () => readonly MoneyAction[];
  /** Somebody acts; throws if that is refused. The table shows what comes of it. */
  readonly play: (at: number, action: MoneyAction) => Promise<void>;
  /** Everybody in `seats` bids the lowest valued cards of the hand, `count` of them. */
  readonly bidLowest: (seats: readonly number[], count?: number) => Promise<void>;
  /** Changes what the table is given. */
  readonly give: (props: Partial<TableProps>) => Promise<void>;
}

/** The props of a table; `change` alters the view, for what a random deal would seldom bring. */
export function propsOf(
  state: MoneyState,
  viewer: Viewer,
  change: (view: MoneyView) => MoneyView = (view) => view,
): TableProps {
  const view = change(money.view(state, viewer));
  const legal = viewer === 'table' ? {} : money.legal(state, viewer);
  const prompt = money.prompt(view, legal);
  return {
    game: {
      view: view as unknown as Json,
      legal: legal as Json,
      ...(prompt === undefined ? {} : { prompt: prompt as unknown as Json }),
      awaits: money.awaits(state),
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

/** A fresh game from a fixed seed. */
export function freshGame(seatCount: number, said: Partial<MoneyOptions> = {}): MoneyState {
  const options = moneyOptions(said, seatCount);
  return money.start(options, seatCount, money.deal(options, seatCount, createRng('table')));
}

/** Mounts the table of a fresh game. */
export async function lookAtMoney(
  seatCount: number,
  viewer: Viewer = seat(0),
  said: Partial<MoneyOptions> = {},
): Promise<MoneyLook> {
  let state = freshGame(seatCount, said);
  const mounted = await mountScreen(MoneyTable, { ...propsOf(state, viewer) }, freshStores(), 'money');
  const give = async (props: Partial<TableProps>): Promise<void> => {
    await mounted.wrapper.setProps({ ...props });
    await settled();
  };
  const play = async (at: number, action: MoneyAction): Promise<void> => {
    const step = money.apply(state, seat(at), action);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    state = step.value.state;
    await give({ ...propsOf(state, viewer), events: step.value.events as unknown as readonly Json[] });
  };
  return {
    mounted,
    state: () => state,
    acts: () => (mounted.wrapper.emitted('act') ?? []).map(([action]) => action as MoneyAction),
    play,
    bidLowest: async (seats, count = 1) => {
      for (const at of seats) await play(at, { type: 'bid', cards: lowest(state, at, count) });
    },
    give,
  };
}

const lowest = (state: MoneyState, at: number, count: number): readonly number[] =>
  (state.hands[at] ?? []).slice(0, count);

/** Plays on until a hand more is scored: everybody bids one card, and everybody takes a display. */
export async function playHand(look: MoneyLook): Promise<void> {
  const before = look.state().sheets.length;
  while (look.state().sheets.length === before && look.state().phase.type !== 'ended') {
    const state = look.state();
    const [at]: readonly (Seat | undefined)[] = money.awaits(state);
    if (at === undefined) return;
    if (state.phase.type === 'bidding') await look.bidLowest([at]);
    else await look.play(at, { type: 'take', display: at % 2 === 0 ? 'right' : 'left' });
  }
}

/** All seats but one. */
export const others = (seatCount: number, but: number): readonly Seat[] =>
  seatsOf(seatCount).filter((at) => at !== but);
