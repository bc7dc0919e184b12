import { placesOfResult } from '../../core/base/places.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { Records } from './house-claim-checker.ts';

/** A house whose records were made up, as a host would have written them; nobody has played their matches. */
export interface MadeHouse {
  readonly records: Records;
  readonly merged: Readonly<Record<string, string>>;
}

const GAMES = ['money', 'for-sale', 'falsche-fuffziger'];
const EDITIONS = ['usual', 'other'];
const ACTS = 12;
/** Who of the house comes at a time; from match to match others take their places. */
const CIRCLE = 7;
const CHANGE = 30;

/** The id of a person: eight letters. */
const idOf = (person: number): string =>
  person
    .toString(10)
    .padStart(8, '0')
    .replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));

/**
 * Matches in which all happens that decides who counts: bots, guests and visitors without an id, stand-ins, choices of others, people who
 * have given up their seats, people who were merged, matches that were ended early, and times that are equal.
 */
export function madeHouse(seed: string, count: number): MadeHouse {
  const rng = createRng(seed);
  const records = new Map<string, unknown>();
  for (let number = 0; number < count; number++) {
    const first = Math.floor(number / CHANGE);
    const here = Array.from({ length: CIRCLE }, (_, index) => first + index);
    records.set(`${String(rng.below(1_000_000)).padStart(6, '0')}-${number}`, madeRecord(number, here, rng));
  }
  const people = Math.ceil(count / CHANGE) + CIRCLE;
  const merged = Array.from({ length: people }, (_, person) => person).filter((person) => person % 9 === 8);
  return { records, merged: Object.fromEntries(merged.map((person) => [idOf(person), idOf(person - 5)])) };
}

function madeRecord(number: number, here: readonly number[], rng: Rng): object {
  const people = rng.shuffle(here).slice(0, 2 + rng.below(3));
  const bots = rng.below(3);
  const seats = rng.shuffle([...people, ...Array.from({ length: bots }, () => 'bot' as const)]);
  // Some are much better than others, and ties are frequent
  const totals = seats.map((who) => 20 + (who === 'bot' ? 6 : 2 * (who % 7)) + rng.below(12));
  const most = Math.max(...totals);
  const winners = totals.flatMap((total, at) => (total === most ? [at] : []));
  const result = { totals, winners: rng.below(2) === 0 ? winners : winners.slice(0, 1) };
  const isOlder = rng.below(20) === 0;
  return {
    game: rng.pick(GAMES),
    options: { edition: rng.pick(EDITIONS) },
    seats: seats.map((_, at) => `Somebody ${at}`),
    actions: Array.from({ length: ACTS }, (_, act) => ({ seat: act % seats.length })),
    meta: {
      end: {
        endedAt: 1_000_000 + Math.floor(number / 2), // some at the same time
        early: rng.below(15) === 0,
        ...result,
        ...(!isOlder && { places: placesOfResult(result) }),
      },
      seats: seats.map((who) => playersOf(who, rng)),
    },
  };
}

function playersOf(who: number | 'bot', rng: Rng): readonly object[] {
  const moment = { at: 0, act: 1 + rng.below(ACTS - 1) };
  if (who === 'bot') return [{ type: 'bot', bot: 'casual' }];
  const person = { type: 'person', house: idOf(who) };
  switch (rng.below(16)) {
    case 0:
      return [{ type: 'person' }];
    case 1:
      return [{ ...person, standIns: [{ bot: 'casual', from: moment }] }];
    case 2:
      return [{ ...person, helped: Array.from({ length: ACTS }, (_, act) => ({ act })).slice(moment.act) }];
    case 3:
      return [
        { ...person, to: moment },
        { type: 'nobody', from: moment },
      ];
    case 4:
      return [
        { type: 'bot', bot: 'casual', to: moment },
        { ...person, from: moment },
      ];
    default:
      return [person];
  }
}
