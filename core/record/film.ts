import { eventsFor, withoutAudience } from '../base/audience.ts';
import { seatsOf, type Seat, type Viewer } from '../base/ids.ts';
import { isJsonObject } from '../base/parse.ts';
import type { AnyGame, GameEvent, GameState, GameTypes, HandCount } from '../game.ts';
import { walkRecord, type PlayedStep, type RecordedEnd } from './play.ts';
import type { GameRecord } from './record.ts';

/** Who a film is for: a viewer of the match, or somebody who sees all hands. */
export type FilmViewer = Viewer | 'all';

/**
 * Whether others than the table may watch the film of a match: it was played to its end, and the setup of its table allowed to look at hands
 * afterwards. Records that do not say so are closed.
 */
export function hasOpenHands({ type, record }: RecordedEnd): boolean {
  const settings = record.meta?.['settings'];
  return type === 'finished' && isJsonObject(settings) && settings['openHands'] === true;
}

/** One position of a film, as its viewer was shown it during the match. */
export interface FilmStep {
  /** Who acted; absent in the first position. */
  readonly seat?: Seat;
  /** The name of the round (`Game.round`). */
  readonly round: string;
  readonly view: unknown;
  /** The seats that owe a decision. */
  readonly awaits: readonly Seat[];
  readonly hands?: HandCount;
  /** What the viewer may do, and was asked, where they are a seat that owes a decision. */
  readonly legal?: object;
  readonly prompt?: GameTypes['prompt'] | undefined;
  /** What led here, as far as the viewer may learn of it, without its audience. */
  readonly events: readonly Omit<GameEvent, 'to'>[];
}

/**
 * A match as a viewer saw it, or with all hands open: the position before the first action, then the one after each, until the record ends or an action of it is
 * rejected. A film reveals what was hidden from others: make one only of a match that is over, for somebody who may see it.
 */
export function* filmOf(record: GameRecord, viewer: FilmViewer): Generator<FilmStep> {
  for (const step of walkRecord(record)) yield filmStep(step, viewer, record.seats.length);
}

/** One position of `filmOf`. */
export function filmStep(
  { game, state, seat, events }: PlayedStep,
  viewer: FilmViewer,
  seatCount: number,
): FilmStep {
  const hands = game.hands?.count(state);
  const view = viewer === 'all' ? openView(game, state, seatCount) : game.view(state, viewer);
  return {
    ...(seat !== undefined && { seat }),
    round: game.round(state),
    view,
    awaits: game.awaits(state),
    ...(hands && { hands }),
    ...(typeof viewer === 'number' && questionTo(viewer, { game, state }, view)),
    events: eventsFor(events, viewer === 'all' ? 'table' : viewer).map(withoutAudience),
  };
}

/** What a seat may do, and was asked, where it owes a decision. */
function questionTo(
  at: Seat,
  { game, state }: Pick<PlayedStep, 'game' | 'state'>,
  view: unknown,
): Pick<FilmStep, 'legal' | 'prompt'> {
  if (!game.awaits(state).includes(at)) return {};
  const legal = game.legal(state, at);
  return { legal, prompt: game.prompt(view as GameTypes['view'], legal) };
}

/** What the table sees, and by seat, as `open`, what only that seat sees: the `own` of its view. */
function openView(game: AnyGame, state: GameState, seatCount: number): object {
  const own = (at: Seat): unknown => (game.view(state, at) as { readonly own?: unknown }).own;
  return { ...(game.view(state, 'table') as object), open: seatsOf(seatCount).map(own) };
}
