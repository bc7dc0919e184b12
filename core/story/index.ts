import type { Claim } from '../base/claims.ts';
import type { AnyGame, FinishedMatch } from '../game.ts';
import { claimsOf, rarityOf } from './claims.ts';
import { selectClaims } from './select.ts';

/** What is said of a finished match: at most three claims, the rarest first. */
export function storyOf(game: AnyGame, match: FinishedMatch): readonly Claim[] {
  const rarity = rarityOf(game, match);
  if (rarity === undefined) return [];
  return selectClaims(claimsOf(game, match, rarity.close), match.result, rarity, game.story?.kind ?? []);
}
