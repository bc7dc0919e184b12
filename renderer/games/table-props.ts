import type { Json } from '../../core/base/json.ts';
import type { GameFrame, SeatFrame, You } from '../../core/protocol/frames.ts';

/** What a game's table component gets; it emits `act` with an action, and `history` when older rounds are looked up. */
export interface TableProps {
  readonly game: GameFrame;
  /** What happened since the last frame, in order, for staging; the view alone is enough to show the table. */
  readonly events: readonly Json[];
  readonly seats: readonly SeatFrame[];
  readonly you: You;
  /** The host's answer to the last `history` that was asked for; absent until then. */
  readonly history?: Json | undefined;
}
