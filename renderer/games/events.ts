import { beatsOf, type Beats } from '../../core/base/pace.ts';
import type { GameTypes } from '../../core/game.ts';
import type { AnyPart, EventParts, SceneBuilder, VisibleEvent } from './table-parts.ts';

/** The definition of an event, whatever its type is. */
export const partOf = <Types extends GameTypes, Words>(
  parts: EventParts<Types, Words>,
  { type }: Pick<VisibleEvent<Types>, 'type'>,
): AnyPart<Types, Words> => (parts as Readonly<Record<string, AnyPart<Types, Words>>>)[type] ?? {};

/** Makes the scene builder of a game. */
export const sceneBuilder =
  <Types extends GameTypes, Words>(
    parts: EventParts<Types, Words>,
    beats: Beats<VisibleEvent<Types>>,
  ): SceneBuilder<Types> =>
  ({ view }, events, { view: end }) => {
    let now = view;
    return events.flatMap((event, index) => {
      const { scenes, step, then, flightBeats, isForAll } = partOf(parts, event);
      const future = { later: events.slice(index + 1), end };
      if (scenes !== undefined) {
        const all = scenes(now, event, future);
        now = all.at(-1)?.view ?? now;
        return all;
      }
      const [before, time] = [now, beatsOf(beats, event)];
      const during = step?.(before, event, future) ?? before;
      now = then?.(during, event, future) ?? during;
      const scene = { view: during, events: [event], beats: time, ...(isForAll && { isForAll }) };
      if (flightBeats === undefined) return [scene];
      const travel = Math.min(flightBeats, time - 1);
      return [
        { ...scene, view: before, beats: travel },
        { ...scene, events: [], beats: time - travel },
      ];
    });
  };
