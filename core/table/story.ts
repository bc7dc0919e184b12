import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { HouseClaim } from '../story/claims.ts';
import { matchStoryOf, type MatchStory } from '../story/index.ts';
import { gameOf, gameOptions } from './game.ts';
import type { TableState } from './state.ts';

/**
 * What is told of the match that has just ended: the same for everybody, from what was public and the result. Nothing of a match that was
 * ended early. Rejects with not-ended.
 *
 * @param ofHouse what the earlier matches of the house make of it
 */
export function story(table: TableState, ofHouse: readonly HouseClaim[] = []): Result<MatchStory, Rejection> {
  if (table.phase !== 'ended' || table.game === undefined) return fail(rejection('not-ended'));
  const game = gameOf(table);
  const { state, events, account } = table.game;
  const result = game.result(state);
  if (result === undefined) return ok({ claims: [] });
  const seatCount = account.players.length;
  const match = { options: gameOptions(table), seatCount, events: events.slice().flat(), result };
  return ok(matchStoryOf(game, match, ofHouse));
}
