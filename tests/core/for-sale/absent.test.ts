import { describe, expect, it } from 'vitest';
import { keysIn } from '../../helpers/scenario-keys.ts';

/** A scenario says what is in an answer. Here is what is not: the keys that something in it has, all of them. */
const KEYS: readonly (readonly [scenario: string, at: string, keys: readonly string[]])[] = [
  // Who cannot outbid can only pass (For Sale Decision F4)
  ['bidding/only-passing-is-left', 'legal.1', ['pass']],
  ['bidding/forced-pass-is-an-action', 'legal.2', ['pass']],
  ['bidding/forced-by-one-thousand', 'legal.0', ['pass']],
  ['bidding/starter-without-money', 'legal.0', ['pass']],
  ['passing/everything', 'legal.1', ['pass']],
  ['bidding/exactly-enough', 'legal.0', ['bid', 'pass']],
  // Only who is awaited does anything in part 1
  ['setup/three-players', 'legal.0', ['bid', 'pass']],
  ['setup/three-players', 'legal.1', []],
  ['setup/three-players', 'legal.2', []],
  ['bidding/who-is-out-is-skipped', 'legal.1', []],
  ['passing/starter-at-once', 'legal.0', []],
  // A choice that is made can only be taken back
  ['round/last-of-part-one', 'legal.0', ['sell']],
  ['selling/taken-back', 'legal.0', ['sell']],
  ['selling/taken-back', 'legal.1', ['unsell']],
  ['selling/last-building-is-an-action', 'legal.0', ['sell']],
  ['game/ended-legal', 'legal.0', []],
  // What the views leave out
  ['setup/open-table', 'view', ['options', 'seatCount', 'rounds', 'counts', 'piles', 'round']],
  ['selling/that-one-has-chosen-is-public', 'view.own', ['seat', 'money', 'sales', 'hand']],
  ['selling/that-one-has-chosen-is-public', 'view.round', ['type', 'round', 'cheques', 'chosen']],
  ['selling/taken-back', 'view.own', ['seat', 'money', 'sales', 'hand']],
  ['selling/chosen-is-the-own-secret', 'view.own', ['seat', 'money', 'sales', 'hand', 'chosen']],
  ['round/next-one-takes-its-place', 'view.previousRound', ['type', 'round', 'purchases']],
  [
    'views/without-memory-aid',
    'view',
    ['options', 'seatCount', 'rounds', 'own', 'counts', 'piles', 'round', 'previousRound'],
  ],
  [
    'views/memory-aid-selling',
    'view',
    ['options', 'seatCount', 'rounds', 'own', 'counts', 'piles', 'round', 'previousRound', 'remembered'],
  ],
  ['game/ended-legal', 'view', ['options', 'seatCount', 'rounds', 'own', 'counts', 'piles', 'previousRound']],
];

describe('what is not in the answer of a scenario', () => {
  it.each(KEYS)('%s: %s has the keys %j and no others', (name, at, keys) => {
    expect([...keysIn(`for-sale/${name}`, at)].sort()).toEqual([...keys].sort());
  });
});
