import { describe, expect, it } from 'vitest';
import {
  eveningClaims,
  saidClaims,
  type ClaimedGame,
  type EveningClaim,
} from '../../../core/base/evening/claims.ts';
import { placesOfResult } from '../../../core/base/places.ts';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import { faultOfEveningClaim } from '../../games/evening-claim-checker.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];

/** An evening of up to eight games with ties, bots and early ends; sometimes one of two people only. */
function someEvening(rng: Rng): readonly ClaimedGame[] {
  const people = NAMES.slice(0, 2 + rng.below(5));
  return Array.from({ length: 1 + rng.below(8) }, () => {
    const here = rng.shuffle(people).slice(0, 2 + rng.below(3));
    const bots = rng.below(3) === 0 ? ['Clara'] : [];
    const totals = [...here, ...bots].map(() => (rng.below(4) === 0 ? 0 : 90) + rng.below(8));
    const most = Math.max(...totals);
    const winners = totals.flatMap((total, at) => (total === most ? [at] : []));
    return {
      seats: [
        ...here.map((name) => ({ type: 'person', name }) as const),
        ...bots.map((name) => ({ type: 'bot', name }) as const),
      ],
      totals,
      places: placesOfResult({ totals, winners: rng.below(2) === 0 ? winners : winners.slice(0, 1) }),
      isEarly: rng.below(10) === 0,
    };
  });
}

const rng = createRng('evening claims');
const evenings = Array.from({ length: 2000 }, () => someEvening(rng));
const TYPES = ['from-last', 'different', 'streak', 'led', 'level', 'closest', 'shared', 'swept', 'most-wins'];

describe('the claims of an evening', () => {
  it('hold by counting alone, and all of them occur', () => {
    const found = new Map(TYPES.map((type) => [type, 0]));
    for (const evening of evenings)
      for (const claim of eveningClaims(evening)) {
        expect(faultOfEveningClaim(evening, claim), JSON.stringify({ claim, evening })).toBeUndefined();
        found.set(claim.type, (found.get(claim.type) ?? 0) + 1);
      }
    expect(Math.min(...found.values())).toBeGreaterThan(5);
    expect([...found.keys()]).toEqual(TYPES);
  });

  it('do not hold for somebody else, or with another number', () => {
    const wrongs = (claim: EveningClaim): readonly EveningClaim[] => [
      ...(claim.people.length > 0 ? [{ ...claim, people: ['"Nobody"', ...claim.people.slice(1)] }] : []),
      ...('count' in claim ? [{ ...claim, count: claim.count + 1 }] : []),
      ...('game' in claim ? [{ ...claim, game: claim.game + 1 }] : []),
    ];
    for (const evening of evenings.slice(0, 500))
      for (const claim of eveningClaims(evening).flatMap(wrongs))
        expect(faultOfEveningClaim(evening, claim), JSON.stringify({ claim, evening })).toBeDefined();
  });

  it('are said three at most, and none twice about one person', () => {
    for (const evening of evenings) {
      const said = saidClaims(eveningClaims(evening));
      const people = said.flatMap((claim) => claim.people);
      expect(said.length).toBeLessThanOrEqual(3);
      expect(new Set(people).size).toBe(people.length);
    }
  });
});
