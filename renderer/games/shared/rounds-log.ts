import type { GameEvent } from '../../../core/game.ts';
import type { LogPages } from '../table-parts.ts';

/** A round as `RoundFrame` shows it. */
interface Tale {
  readonly title: string;
  readonly place: string;
  readonly tales: readonly string[];
}

/** Of the context of a table what matters here. */
interface RoundsTable<Round, Words> {
  readonly words: Words;
  readonly frame: { readonly value: { readonly view: { readonly previousRound?: Round } } };
}

/**
 * The rounds before those that are open to all.
 *
 * @param rounds what was looked up, the newest round first; it may be ahead of what the table shows, or behind it
 */
export const roundsBefore = <Round>(
  rounds: readonly Round[],
  isOpen: (round: Round) => boolean,
): readonly Round[] => rounds.slice(rounds.map(isOpen).lastIndexOf(true) + 1);

/** The log of a game in which one type of event tells a whole round, in the same form as the view has the last one. */
export const roundsLog = <Round extends { readonly round: number }, Words>(
  type: string,
  tale: (words: Words, round: Round) => Tale,
) => ({
  pages({ frame, words }: RoundsTable<Round, Words>, looked: readonly Pick<GameEvent, 'type'>[]): LogPages {
    const { previousRound: last } = frame.value.view;
    const isRound = (event: Pick<GameEvent, 'type'>): event is typeof event & Round => event.type === type;
    const earlier = roundsBefore(looked.filter(isRound).reverse(), ({ round }) => round === last?.round);
    return {
      open: last === undefined ? [] : [tale(words, last)],
      earlier: earlier.map((round) => tale(words, round)),
    };
  },
});
