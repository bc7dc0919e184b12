import { eventsFor } from '../base/audience.ts';
import type { Claim } from '../base/claims.ts';
import type { MatchFigures } from '../base/figures.ts';
import type { AnyGame, FinishedMatch } from '../game.ts';
import { claimsOf, rarityOf } from './claims.ts';
import { selectClaims } from './select.ts';

/** What is told of a finished match. */
export interface MatchStory {
  /** From the rarest to the most common. */
  readonly claims: readonly Claim[];
  readonly figures?: MatchFigures;
}

/** What is said of a finished match: at most three claims, the rarest first. */
export function storyOf(game: AnyGame, match: FinishedMatch): readonly Claim[] {
  const rarity = rarityOf(game, match);
  if (rarity === undefined) return [];
  return selectClaims(claimsOf(game, match, rarity.close), match.result, rarity, game.story?.kind ?? []);
}

/** All that is told of a finished match. */
export function matchStoryOf(game: AnyGame, match: FinishedMatch): MatchStory {
  const figures = figuresOf(game, match);
  return { claims: storyOf(game, match), ...(figures && { figures }) };
}

/** What the charts of a finished match show; undefined if its game has none. */
export const figuresOf = (game: AnyGame, match: FinishedMatch): MatchFigures | undefined =>
  game.story?.figures({ ...match, events: eventsFor(match.events, 'table') });
