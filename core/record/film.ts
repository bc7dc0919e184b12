import { eventsFor, withoutAudience } from '../base/audience.ts';
import type { Seat, Viewer } from '../base/ids.ts';
import type { GameEvent, HandCount } from '../game.ts';
import { walkRecord } from './play.ts';
import type { GameRecord } from './record.ts';

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
  /** What led here, as far as the viewer may learn of it, without its audience. */
  readonly events: readonly Omit<GameEvent, 'to'>[];
}

/**
 * A match as a viewer saw it: the position before the first action, then the one after each, until the record ends or an action of it is
 * rejected. A film reveals what was hidden from others: make one only of a match that is over, for somebody who may see it.
 */
export function* filmOf(record: GameRecord, viewer: Viewer): Generator<FilmStep> {
  for (const { game, state, seat, events } of walkRecord(record)) {
    const hands = game.hands?.count(state);
    yield {
      ...(seat !== undefined && { seat }),
      round: game.round(state),
      view: game.view(state, viewer),
      awaits: game.awaits(state),
      ...(hands && { hands }),
      events: eventsFor(events, viewer).map(withoutAudience),
    };
  }
}
