import type { GameTypes } from '../../../core/game.ts';
import type { Bargain } from '../../../core/story/bargain.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import { useI18n, type Translate } from '../../i18n/index.ts';

/** How a part of the totals is shown in a chart. */
export interface PartLabel {
  readonly name: string;
  /** A short sign for the bar, such as "€"; absent: the amount alone. */
  readonly sign?: string;
  /** A class with `--note-paper` and `--note-ink`; absent: one of the charts' own colours. */
  readonly look?: string;
}

/** A game's words for its charts. */
export interface ChartWords<Part extends string = string> {
  /** What the totals are counted in; absent: points. */
  readonly unit?: string;
  part(part: Part): PartLabel;
  /** What was paid with, and what it brought: the titles of the axes. */
  readonly paid: string;
  readonly got: string;
  /** The line of trades that are even. */
  readonly even: string;
  price(paid: number): string;
  worth(got: number): string;
  /** What was bought; absent if it has no number. */
  item?(item: number): string;
}

/** A game's sentences about a finished match. Each claim is one whole sentence. */
export interface Story<Types extends GameTypes = GameTypes> {
  sentence(claim: Types['claim']): string;
  /** Absent: nothing in the game has a price that could be compared. */
  bargain?(bargain: Bargain): string;
  /** A record of the house: the best value of a type of feats. */
  feat(feat: Types['feat'], value: number): string;
  /** A total, or a difference of totals, in the game's unit. */
  total(total: number): string;
  readonly charts: ChartWords<Types['part']>;
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
