import { expect, it } from 'vitest';
import type { Claim } from '../../../core/base/claims.ts';
import { gameNamed } from '../../../core/games/index.ts';
import type { AnyGame, GameEvent } from '../../../core/game.ts';
import { walkRecord } from '../../../core/record/play.ts';
import { claimsOf } from '../../../core/story/claims.ts';
import { momentsOf } from '../../../core/story/moments.ts';
import { matchOf } from '../../../core/story/of-record.ts';
import { playedRecord } from '../../helpers/played-record.ts';

/** The claims that are about one event; the others are about the whole match. */
const OF_ONE_EVENT: Readonly<Record<string, (claim: Claim) => boolean>> = {
  money: (claim) => 'hand' in claim,
  'for-sale': (claim) => 'building' in claim,
  'falsche-fuffziger': ({ type }) =>
    ['dear', 'cheap-lot', 'no-takers', 'same-bids', 'by-one', 'one-short', 'raid'].includes(type),
};

interface Match {
  readonly game: AnyGame;
  readonly claims: readonly Claim[];
  readonly positions: readonly { readonly round: string; readonly events: readonly GameEvent[] }[];
}

function played(name: string, seats: number, seed: string): Match {
  const record = playedRecord(name, seats, seed);
  const [game, match] = [gameNamed(name), matchOf(record)];
  if (game === undefined || match === undefined) throw new Error(`no finished match of ${name}`);
  const positions = [...walkRecord(record)].map(({ state, events }) => ({
    round: game.round(state),
    events: [...events],
  }));
  return { game, claims: claimsOf(game, match, 1000), positions };
}

it.each(Object.entries(OF_ONE_EVENT))('the claims of %s lead to what they are about', (name, isOfOne) => {
  const types = new Set<string>();
  for (const seats of [3, 5])
    for (const seed of ['a', 'b']) {
      const { game, claims, positions } = played(name, seats, seed);
      for (const claim of claims) {
        const found = momentsOf(game, [claim], positions).filter((at) =>
          positions[at]?.events.some((event) => game.story?.isAbout(claim, event)),
        );
        expect([claim, found.length]).toEqual([claim, isOfOne(claim) ? 1 : 0]);
        if (isOfOne(claim)) types.add(claim.type);
      }
    }
  expect(types.size).toBeGreaterThan(2);
});

it('a match has its ends, the start of its last round and what its claims are about, in order', () => {
  const { game, positions } = played('for-sale', 4, 'a');
  const last = positions.length - 1;
  const start = positions.findIndex(({ round }) => round === positions[last - 1]?.round);
  expect(start).toBeGreaterThan(1);
  expect(momentsOf(game, [], positions)).toEqual([0, start, last]);
  const bought = positions.findIndex(({ events }) => events.some(({ type }) => type === 'bought'));
  const [event] = positions[bought]?.events.filter(({ type }) => type === 'bought') ?? [];
  const claim = { type: 'dear', seats: [], building: (event as unknown as { building: number }).building };
  expect(momentsOf(game, [claim, claim], positions)).toEqual([0, bought, start, last]);
});
