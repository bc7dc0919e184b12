import type { SeatFrame } from '../../../core/protocol/frames.ts';
import type { FilmViewer } from '../../../core/record/film.ts';

/** Who a replay can be watched with. */
export interface Viewers {
  readonly viewer: FilmViewer;
  readonly seats: readonly SeatFrame[];
  readonly canOpenAll: boolean;
  /** Whether the viewer made a decision here that can be asked about; undefined: this replay answers no such question. */
  readonly canAsk: boolean | undefined;
}
