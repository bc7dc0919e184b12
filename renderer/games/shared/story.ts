import type { GameTypes } from '../../../core/game.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import { useI18n, type Translate } from '../../i18n/index.ts';

/** A game's sentences about a finished match. Each claim is one whole sentence. */
export interface Story<Types extends GameTypes = GameTypes> {
  sentence(claim: Types['claim']): string;
  /** A total, or a difference of totals, in the game's unit. */
  total(total: number): string;
}

/** The default export of a game's `story.ts`. */
export type UseStory<Types extends GameTypes = GameTypes> = (
  seats: () => readonly SeatFrame[],
) => Story<Types>;

/** Translation function for a game's `story.json`. */
export function useStoryText<Key extends string>(game: string): Translate<Key> {
  const translate = useI18n().t as Translate<string>;
  return (key, words, count) => translate(`story.${game}.${key}`, words, count);
}
