import { eventsFor } from '../base/audience.ts';
import type { Claim } from '../base/claims.ts';
import type { MatchFigures } from '../base/figures.ts';
import type { AnyGame, FinishedMatch } from '../game.ts';
import { claimsOf, rarityOf, type HouseClaim } from './claims.ts';
import { selectClaims } from './select.ts';

/** What is told of a finished match. */
export interface MatchStory {
  /** From the rarest to the most common. */
  readonly claims: readonly Claim[];
  readonly figures?: MatchFigures;
}

const KIND_OF_HOUSE: readonly HouseClaim['type'][] = ['record', 'first'];

/**
 * What is said of a finished match: at most three claims, the rarest first.
 *
 * @param ofHouse what the earlier matches of the house make of it: news, so rarer than all that bots' matches can count
 */
export function storyOf(
  game: AnyGame,
  match: FinishedMatch,
  ofHouse: readonly HouseClaim[] = [],
): readonly Claim[] {
  const rarity = rarityOf(game, match);
  if (rarity === undefined) return [];
  const claims = [...ofHouse, ...claimsOf(game, match, rarity.close)];
  const held = { ...rarity.held, ...Object.fromEntries(ofHouse.map(({ type }) => [type, -1])) };
  return selectClaims(claims, match.result, { held }, [...KIND_OF_HOUSE, ...(game.story?.kind ?? [])]);
}

/** All that is told of a finished match. `ofHouse` as in `storyOf`. */
export function matchStoryOf(
  game: AnyGame,
  match: FinishedMatch,
  ofHouse?: readonly HouseClaim[],
): MatchStory {
  const figures = figuresOf(game, match);
  return { claims: storyOf(game, match, ofHouse), ...(figures && { figures }) };
}

/** What the charts of a finished match show; undefined if its game has none. */
export const figuresOf = (game: AnyGame, match: FinishedMatch): MatchFigures | undefined =>
  game.story?.figures({ ...match, events: eventsFor(match.events, 'table') });
