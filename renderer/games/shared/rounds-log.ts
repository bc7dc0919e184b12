import type { GameEvent } from '../../../core/game.ts';
import type { LogPages } from '../table-parts.ts';

/** The props of `RoundFrame`. */
interface RoundText {
  readonly title: string;
  readonly position: string;
  readonly lines: readonly string[];
}

/** The part of a table's context that the log needs. */
interface RoundsTable<Round, Words> {
  readonly words: Words;
  readonly frame: { readonly value: { readonly view: { readonly previousRound?: Round } } };
}

/** The events of these types. */
export const eventsOf = <Event extends Pick<GameEvent, 'type'>, Type extends Event['type']>(
  events: readonly Event[],
  ...types: readonly Type[]
) =>
  events.filter((event): event is Extract<Event, { readonly type: Type }> =>
    types.some((type) => type === event.type),
  );

/**
 * The rounds before the last one that the view contains.
 *
 * @param past the newest first; they may be ahead of the view, or behind it
 */
export const roundsBefore = <Round>(
  past: readonly Round[],
  isPrevious: (round: Round) => boolean,
): readonly Round[] => past.slice(past.findIndex(isPrevious) + 1);

/** The log of a game in which one type of event describes a whole round, in the form that the view has of the last one. */
export const roundsLog = <Round extends { readonly round: number }, Words>(
  type: string,
  textOf: (words: Words, round: Round) => RoundText,
) => ({
  pages(
    { frame, words }: RoundsTable<Round, Words>,
    past: readonly (readonly Pick<GameEvent, 'type'>[])[],
  ): LogPages {
    const { previousRound: last } = frame.value.view;
    const isRound = (event: Pick<GameEvent, 'type'>): event is typeof event & Round => event.type === type;
    const all = past.flatMap((events) => events.filter(isRound));
    return {
      open: last === undefined ? [] : [textOf(words, last)],
      earlier: roundsBefore(all, ({ round }) => round === last?.round).map((round) => textOf(words, round)),
    };
  },
});
