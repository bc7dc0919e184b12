import { describe, expect, it } from 'vitest';
import { checkClaim, claimChecker } from '../../games/claim-checker.ts';
import { liesOf } from '../../games/claim-lies.ts';
import { forSaleMatch, fuffzigerMatch, idleMatch, moneyMatch, retiredMatch } from './matches.ts';

describe.each([
  ['Money!', moneyMatch()],
  ['For Sale', forSaleMatch()],
  ['Falsche Fuffziger', fuffzigerMatch()],
  ['Falsche Fuffziger without presses', retiredMatch()],
  ['Falsche Fuffziger without deeds', idleMatch()],
])('a match of %s', (_, { record, close, claims }) => {
  const check = claimChecker(record, close);

  it.each(claims)('makes the claim %j', (claim) => expect(check(claim)).toBeUndefined());

  it('makes none of these claims with one argument changed, unless that is another of them', () => {
    const texts = claims.map((claim) => JSON.stringify(claim));
    const lies = claims.flatMap((claim) => liesOf(claim, record.seats.length));
    const accepted = lies.filter((lie) => check(lie) === undefined).map((lie) => JSON.stringify(lie));
    expect(lies.length).toBeGreaterThan(claims.length);
    expect(accepted.filter((text) => !texts.includes(text))).toEqual([]);
  });

  it.each([
    ['an argument is missing', { seats: undefined }],
    ['an argument is too much', { winner: 0 }],
    ['a seat is named twice', { seats: [0, 0] }],
    ['a seat is not of the match', { seats: [record.seats.length] }],
    ['seats are no list', { seats: 0 }],
    ['the type is not one of the game', { type: 'turn' }],
    ['the type is none', { type: 'toString' }],
  ])('makes no claim in which %s', (__, change) => {
    for (const claim of claims) expect(check({ ...claim, ...change })).toBeTypeOf('string');
  });

  it('makes no claim in which a number is a text, or missing', () => {
    for (const claim of claims)
      for (const [name, value] of Object.entries(claim)) {
        if (typeof value !== 'number') continue;
        expect(check({ ...claim, [name]: `${value}` })).toBe(`it has no right ${name}`);
        expect(check({ ...claim, [name]: undefined })).toBe(`it has no right ${name}`);
      }
  });

  it('makes no claim before its end', () => {
    const unfinished = { ...record, actions: record.actions.slice(0, -1) };
    for (const claim of claims)
      expect(checkClaim(unfinished, claim, close)).toBe('the match was not played to its end');
  });

  it('cannot have an action that breaks the rules', () => {
    const broken = { ...record, actions: [...record.actions, record.actions[0]] };
    expect(() => claimChecker(broken, close)).toThrow('breaks the rules');
  });
});
