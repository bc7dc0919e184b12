import { beatsOf, type Beats } from '../../core/base/pace.ts';
import type { GameEvent, GameTypes } from '../../core/game.ts';
import type { VisibleEvent, GameSnapshot } from './table-parts.ts';

/** A view with the events that led to it, shown for a while. */
export interface Scene<Types extends GameTypes = GameTypes> {
  readonly view: Types['view'];
  /** The events to read out and animate. */
  readonly events: readonly VisibleEvent<Types>[];
  /** Duration. */
  readonly beats: number;
  /** On a shared device, shown to everybody until somebody continues. */
  readonly isForAll?: true;
}

/**
 * Turns the events between two snapshots into scenes; none if there is nothing to show. Every event is in a scene, in order; an event
 * that is shown in parts is in several scenes, with one part in each. The beats of the scenes add up to those of the events, because
 * the host waits that long.
 */
export type SceneBuilder<Types extends GameTypes = GameTypes> = {
  buildScenes(
    before: GameSnapshot<Types>,
    events: readonly VisibleEvent<Types>[],
    after: GameSnapshot<Types>,
  ): readonly Scene<Types>[];
}['buildScenes'];

/** Makes a scene of one event with the duration that `beats` gives it; `opening` is the type of event that reveals sealed choices. */
export const sceneOfEvent = <Types extends GameTypes>(
  beats: Beats<VisibleEvent<Types>>,
  opening: Types['event']['type'],
) => {
  const isOpening = ({ type }: Pick<GameEvent, 'type'>): boolean => type === opening;
  return (event: VisibleEvent<Types>, view: Types['view']): Scene<Types> => ({
    view,
    events: [event],
    beats: beatsOf(beats, event),
    ...(isOpening(event) && { isForAll: true }),
  });
};
