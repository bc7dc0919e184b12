import { beatsOf, type Beats } from '../../core/base/pace.ts';
import type { VisibleSealedEvent } from '../../core/base/sealed.ts';
import type { GameTypes } from '../../core/game.ts';
import type { Sound } from '../signals/sounds.ts';
import type { Flight } from './shared/flight.ts';
import type { GameSnapshot, VisibleEvent } from './table-parts.ts';

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

/** The events that follow an event, and the view that they lead to. */
export interface Future<Types extends GameTypes> {
  readonly later: readonly VisibleEvent<Types>[];
  readonly end: Types['view'];
}

/** How an event changes what is shown, for the same viewer. */
type Change<Types extends GameTypes, Event, Shown = Types['view']> = {
  bivariant(view: Types['view'], event: Event, future: Future<Types>): Shown;
}['bivariant'];

/** An event that is shown in one scene. */
interface OneScene<Types extends GameTypes, Event> {
  /** The view of the scene. */
  readonly step: Change<Types, Event>;
  /** The view after the scene; absent: the same. */
  readonly then?: Change<Types, Event>;
  /** Beats in which the flights move over the view before, in a scene of their own. Absent: they move over the view of `step`. */
  readonly flightBeats?: number;
  /** It reveals sealed choices: on a shared device, shown to everybody until somebody continues. */
  readonly isForAll?: true;
}

/** An event that is shown in scenes of its own; the view of the last one stays. */
interface OwnScenes<Types extends GameTypes, Event> {
  readonly scenes: Change<Types, Event, readonly Scene<Types>[]>;
}

interface Presentation<Words, Event> {
  /** The sentence for the log, read out too; undefined if the event is obvious, or the prompt says it. */
  readonly text: { bivariant(event: Event, words: Words): string | undefined }['bivariant'] | undefined;
  readonly sound: Sound | { bivariant(event: Event): Sound | undefined }['bivariant'] | undefined;
  /** The simultaneous movements that animate it. Absent: nothing moves. */
  readonly flights?: { bivariant(event: Event): readonly Flight[] }['bivariant'];
}

/** Read out only to its own seat, and never spoken aloud. */
interface Confidential {
  readonly isConfidential: true;
}

/** An event without its audience. */
type Visible<Types extends GameTypes, Type extends string> = Extract<
  VisibleEvent<Types>,
  { readonly type: Type }
>;

/**
 * All that the page knows of each type of event of a game. Its duration is in core, because the host waits that long. Sealed choices have
 * the same sentences and sounds in every game; without a definition they change nothing that is shown.
 */
export type EventParts<Types extends GameTypes, Words> = {
  readonly [Type in Exclude<Types['event']['type'], VisibleSealedEvent['type']>]: (
    | OneScene<Types, Visible<Types, Type>>
    | OwnScenes<Types, Visible<Types, Type>>
  ) &
    Presentation<Words, Visible<Types, Type>> &
    (Extract<Types['event'], { readonly type: Type }> extends { readonly to: 'all' }
      ? unknown
      : Confidential);
} & {
  readonly [Type in VisibleSealedEvent['type']]?: OneScene<Types, Visible<Types, Type>>;
};

/** The definition of an event, whatever its type is. */
type AnyPart<Types extends GameTypes, Words> = Partial<
  OneScene<Types, VisibleEvent<Types>> &
    OwnScenes<Types, VisibleEvent<Types>> &
    Presentation<Words, VisibleEvent<Types>> &
    Confidential
>;

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
