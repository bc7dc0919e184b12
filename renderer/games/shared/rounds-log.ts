import type { Happening, LogPart, TableTypes } from '../table-parts.ts';
import type { SeatWords } from './use-seat-words.ts';

/** A round as `RoundTale` shows it. */
interface Tale {
  readonly title: string;
  readonly place: string;
  readonly tales: readonly string[];
}

/**
 * The log of a game in which one type of event tells a whole round, in the same form as the view has the last one. `tale`: how a round is
 * told.
 */
export function roundsLog<
  Types extends TableTypes & { readonly view: { readonly previousRound?: object } },
  Words extends SeatWords,
>(
  type: Types['event']['type'],
  tale: (words: Words, round: NonNullable<Types['view']['previousRound']>) => Tale,
): LogPart<Types, Words> {
  type Round = NonNullable<Types['view']['previousRound']>;
  const isRound = (event: Happening<Types>): event is Happening<Types> & Round =>
    'type' in event && event.type === type;
  return {
    pages({ frame, words }, looked) {
      const { previousRound: last } = frame.value.view;
      const rounds = looked.filter(isRound).map((round) => tale(words, round));
      return { open: last === undefined ? [] : [tale(words, last)], earlier: rounds.reverse().slice(1) };
    },
  };
}
