import { createRng } from '../../core/base/rng.ts';
import { toTableId, type Seat, type TableId } from '../../core/base/ids.ts';
import type { Json } from '../../core/base/json.ts';
import { playMatch } from '../../core/bots/index.ts';
import type { AnyGame, GameState } from '../../core/game.ts';
import { gameNamed } from '../../core/games/index.ts';
import type { SeatFrame, TableFrame } from '../../core/protocol/frames.ts';

/** What a television is shown, as far as a picture of it is drawn. */
export type Shown = Pick<TableFrame, 'table' | 'game'>;

const id = (text: string): TableId => {
  const known = toTableId(text);
  if (known === undefined) throw new Error(`${text} is no table id`);
  return known;
};

const NAMES = ['Anna', 'Benedikt', 'Cleo', 'Dario', 'Elisabeth', 'Fritz'];

/** People and bots at a table of a game. */
export const seatsFor = (count: number, names: readonly string[] = NAMES): readonly SeatFrame[] =>
  Array.from({ length: count }, (_, at): SeatFrame => {
    const name = names[at % names.length] ?? '';
    return at === 2
      ? { type: 'bot', name, colour: at, bot: 'regular', character: 'clara' }
      : {
          type: 'person',
          name,
          colour: at,
          ready: at !== 1,
          isHost: at === 0,
          device: at === 3 ? 'away' : 'browser',
        };
  });

/** A table as everybody sees it. */
export function tableOf(
  game: string,
  options: object,
  seats: readonly SeatFrame[],
  more: Partial<TableFrame['table']> = {},
): TableFrame['table'] {
  return {
    id: id('00112233445566aa'),
    setup: {
      title: 'Annas Küche',
      game,
      options,
      seatCount: seats.length,
      reach: 'network',
      graceSeconds: 60,
      pace: 'normal',
      clock: 'off',
      standIn: 'regular',
      door: 'open',
      coach: false,
    },
    phase: 'playing',
    hasPin: false,
    seats,
    waited: {},
    hostHere: true,
    spectators: 0,
    televisions: 1,
    games: 1,
    beat: 500,
    ...more,
  };
}

/** The open table of a state. */
export function shownAt(
  game: { readonly name: string } & Pick<AnyGame, 'view' | 'awaits' | 'result'>,
  state: GameState,
  options: object,
  seats: readonly SeatFrame[],
  more: Partial<TableFrame['table']> = {},
): Shown {
  const result = game.result(state);
  return {
    table: tableOf(game.name, options, seats, {
      ...(result !== undefined && {
        phase: 'ended',
        ledger: [
          {
            game: game.name,
            names: seats.map((who) => (who.type === 'free' ? '' : who.name)),
            totals: result.totals,
            winners: result.winners,
            endedAt: 0,
            early: false,
          },
        ],
      }),
      ...more,
    }),
    game: {
      view: game.view(state, 'table') as Json,
      legal: {},
      awaits: game.awaits(state),
      ...(result !== undefined && { result }),
    },
  };
}

/** Every state of a game between bots, from the first to the last. */
export function statesOf(
  name: string,
  seatCount: number,
  wish: object,
  seed: string,
): { readonly game: AnyGame; readonly options: object; readonly states: readonly GameState[] } {
  const game = gameNamed(name);
  const parsed = game?.parseOptions(wish, seatCount);
  if (game === undefined || parsed?.ok !== true) throw new Error(`no such game of ${name}`);
  const options = parsed.value as object;
  const rng = createRng(seed);
  const states: GameState[] = [];
  const watched: AnyGame = {
    ...game,
    start: (...given) => {
      const state = game.start(...given);
      states.push(state);
      return state;
    },
    apply: (state, at: Seat, action) => {
      const step = game.apply(state, at, action);
      if (step.ok) states.push(step.value.state);
      return step;
    },
  };
  const bot = game.bots['random'];
  if (bot === undefined) throw new Error(`${name} has no bot`);
  const players = Array.from({ length: seatCount }, (_, at) => ({ bot, rng: createRng(`${seed}/${at}`) }));
  playMatch(watched, parsed.value, game.deal(parsed.value, seatCount, rng), players);
  return { game, options, states };
}
