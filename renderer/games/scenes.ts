import { beatsOf, type Beats } from '../../core/base/pace.ts';
import type { GameEvent, GameTypes } from '../../core/game.ts';
import type { VisibleEvent, GameSnapshot } from './table-parts.ts';

/** Something to look at for a while: the table as it is then, and what happens on it. */
export interface Scene<Types extends GameTypes = GameTypes> {
  readonly view: Types['view'];
  /** What is told, and seen to move. */
  readonly events: readonly VisibleEvent<Types>[];
  /** How long it is looked at. */
  readonly beats: number;
  /** Where several people share a device, all of them look until somebody goes on. */
  readonly isForAll?: true;
}

/**
 * What led from one moment to the next, in scenes; none where there is nothing to look at. All events are in one of them, in order; one
 * that is told part by part is in several, with its part in each. Together the scenes have the beats of the events, because the host
 * waits so long.
 */
export type SceneBuilder<Types extends GameTypes = GameTypes> = {
  cut(
    before: GameSnapshot<Types>,
    events: readonly VisibleEvent<Types>[],
    after: GameSnapshot<Types>,
  ): readonly Scene<Types>[];
}['cut'];

/** Makes scenes of single events, each as long as it is looked at; all look together where something sealed is opened. */
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
