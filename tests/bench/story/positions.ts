import { eventsFor } from '../../../core/base/audience.ts';
import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import { STAND_IN } from '../../../core/base/rungs.ts';
import { botOf, budgetOf } from '../../../core/bots/index.ts';
import type { AnyGame, Bot, GameEvent, GameState, GameTypes } from '../../../core/game.ts';

/** A position at the start of a round, with all that players and playouts know of what led to it. */
export interface Sample {
  readonly number: number;
  readonly seatCount: number;
  readonly state: GameState;
  /** The public events so far. */
  readonly events: readonly GameEvent[];
  /** By seat, the memory of a bot of the rung. */
  readonly memories: readonly Json[];
}

/** A match under way between bots, with what they remember. */
export class Playing {
  readonly #game: AnyGame;
  readonly #bots: readonly string[];
  readonly #rngs: readonly Rng[];
  readonly #mark: string;
  state: GameState;
  memories: readonly Json[];

  /** @param bots by seat; absent: all are of the rung `regular` */
  constructor(
    game: AnyGame,
    state: GameState,
    memories: readonly Json[],
    seed: string,
    bots: readonly string[] = memories.map(() => STAND_IN),
  ) {
    this.#game = game;
    this.#bots = bots;
    this.#mark = seed;
    this.#rngs = memories.map((_, at) => createRng(`${seed}/${at}`));
    this.state = state;
    this.memories = memories;
  }

  /**
   * The view of a seat, in which the last round has a mark. The lasting moods of bots follow from what they see of it, so each playout has
   * moods of its own.
   */
  #view(at: Seat): GameTypes['view'] {
    const view = this.#game.view(this.state, at) as { readonly previousRound?: object };
    return { ...view, previousRound: { ...view.previousRound, mark: this.#mark } };
  }

  /** The next action. @returns its events; undefined once the match has ended */
  next(): readonly GameEvent[] | undefined {
    const game = this.#game;
    const at = game.awaits(this.state)[0];
    const rng = this.#rngs[at ?? 0];
    if (at === undefined || rng === undefined) return undefined;
    const bot = this.#botAt(at);
    const { state, memories } = this;
    const memory = memories[at] ?? null;
    const action = bot.decide(this.#view(at), game.legal(state, at), memory, rng, budgetOf(bot));
    const step = game.apply(state, at, action);
    if (!step.ok) throw new Error(step.error.code);
    const { events } = step.value;
    this.state = step.value.state;
    this.memories = memories.map(
      (seen, seat) =>
        this.#botAt(seat).observe?.(
          seen,
          game.view(this.state, seat as typeof at),
          eventsFor(events, seat as typeof at),
        ) ?? seen,
    );
    return events;
  }

  #botAt(at: number): Bot<GameTypes> {
    return botOf({ game: this.#game.name, bot: this.#bots[at] ?? STAND_IN });
  }
}

/** A position of a match of bots of the rung `regular`: the start of a round, drawn at random. */
export function sampleOf(game: AnyGame, number: number): Sample {
  const { min, max } = game.seats;
  const seatCount = min + (number % (max - min + 1));
  const seed = `agreement/${game.name}/${number}`;
  const options = game.parseOptions({ edition: Object.keys(game.presets)[0] }, seatCount);
  if (!options.ok) throw new Error(options.error.code);
  const deal = game.deal(options.value, seatCount, createRng(`${seed}/deal`));
  const { initial } = botOf({ game: game.name, bot: STAND_IN });
  const start = game.start(options.value, seatCount, deal);
  const playing = new Playing(
    game,
    start,
    seatsOf(seatCount).map(() => initial),
    seed,
  );
  const samples: Sample[] = [];
  const events: GameEvent[] = [];
  let round: string | undefined;
  for (let news: readonly GameEvent[] | undefined = []; news !== undefined; news = playing.next()) {
    events.push(...eventsFor(news, 'table'));
    const { state, memories } = playing;
    if (game.round(state) !== round && game.awaits(state).length > 0)
      samples.push({ number, seatCount, state, events: [...events], memories });
    round = game.round(state);
  }
  return createRng(`${seed}/position`).pick(samples);
}

/** Each seat's share of the win over playouts by bots of the rung `regular`, which remember what they saw. */
export function sharesOfRegulars(game: AnyGame, sample: Sample, playouts: number): readonly number[] {
  const shares = new Array<number>(sample.seatCount).fill(0);
  for (let playout = 0; playout < playouts; playout++) {
    const seed = `agreement/${game.name}/${sample.number}/playout/${playout}`;
    const playing = new Playing(game, sample.state, sample.memories, seed);
    while (playing.next() !== undefined);
    const winners = game.result(playing.state)?.winners ?? [];
    for (const winner of winners) shares[winner] = (shares[winner] ?? 0) + 1 / winners.length / playouts;
  }
  return shares;
}
