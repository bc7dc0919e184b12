import { describe, expect, it } from 'vitest';
import { gameNamed } from '../../core/games/index.ts';
import type { AnyGame } from '../../core/game.ts';
import type { GameRecord } from '../../core/record/index.ts';
import { botMatch, compareClaims, randomMatch } from '../games/claim-comparison.ts';

function game(name: string): AnyGame {
  const found = gameNamed(name);
  if (found === undefined) throw new Error(`no game named ${name}`);
  return found;
}

describe.each(['money', 'for-sale', 'falsche-fuffziger'])('the claims of %s', (name) => {
  const { presets, seats } = game(name);
  const [edition = ''] = Object.keys(presets);

  it.each<readonly [how: string, matches: number, play: (seed: string) => GameRecord]>([
    ['at random', 24, randomMatch(game(name))],
    ['by bots', 4, botMatch(game(name), edition, seats.min)],
  ])('that are derived from matches played %s are those that the checker accepts', (how, matches, play) => {
    const seed = `${name} ${how}`;
    const { claims, lies, refused, accepted } = compareClaims(game(name), matches, seed, play);
    expect({ refused, accepted }).toEqual({ refused: [], accepted: [] });
    expect(claims.size).toBeGreaterThan(3);
    expect(lies).toBeGreaterThan(100);
  });
});
