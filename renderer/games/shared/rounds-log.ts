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

/**
 * The rounds before those that the view contains.
 *
 * @param rounds rounds from the history, the newest first; they may be ahead of the view, or behind it
 */
export const roundsBefore = <Round>(
  rounds: readonly Round[],
  isOpen: (round: Round) => boolean,
): readonly Round[] => rounds.slice(rounds.map(isOpen).lastIndexOf(true) + 1);

/** The log of a game in which one type of event describes a whole round, in the form that the view has of the last one. */
export const roundsLog = <Round extends { readonly round: number }, Words>(
  type: string,
  textOf: (words: Words, round: Round) => RoundText,
) => ({
  pages({ frame, words }: RoundsTable<Round, Words>, history: readonly Pick<GameEvent, 'type'>[]): LogPages {
    const { previousRound: last } = frame.value.view;
    const isRound = (event: Pick<GameEvent, 'type'>): event is typeof event & Round => event.type === type;
    const earlier = roundsBefore(history.filter(isRound).reverse(), ({ round }) => round === last?.round);
    return {
      open: last === undefined ? [] : [textOf(words, last)],
      earlier: earlier.map((round) => textOf(words, round)),
    };
  },
});
