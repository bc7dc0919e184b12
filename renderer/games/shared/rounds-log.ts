import type { GameEvent } from '../../../core/game.ts';
import type { LogPages } from '../table-parts.ts';

/** A round as `RoundFrame` shows it. */
interface Tale {
  readonly title: string;
  readonly place: string;
  readonly tales: readonly string[];
}

/** Of the context of a table what matters here. */
interface Told<Round, Words> {
  readonly words: Words;
  readonly frame: { readonly value: { readonly view: { readonly previousRound?: Round } } };
}

/** The log of a game in which one type of event tells a whole round, in the same form as the view has the last one. */
export const roundsLog = <Round extends object, Words>(
  type: string,
  tale: (words: Words, round: Round) => Tale,
) => ({
  pages({ frame, words }: Told<Round, Words>, looked: readonly Pick<GameEvent, 'type'>[]): LogPages {
    const { previousRound: last } = frame.value.view;
    const isRound = (event: Pick<GameEvent, 'type'>): event is typeof event & Round => event.type === type;
    const rounds = looked.filter(isRound).map((round) => tale(words, round));
    return { open: last === undefined ? [] : [tale(words, last)], earlier: rounds.reverse().slice(1) };
  },
});
