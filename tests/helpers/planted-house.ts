import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BestFeats } from '../../core/base/feats.ts';
import { placesOf } from '../../core/base/places.ts';
import { createRng } from '../../core/base/rng.ts';

const DAY = 24 * 60 * 60_000;

export interface PlantedPerson {
  readonly id: string;
  readonly name: string;
  readonly otherNames?: readonly string[];
  /** How many devices. */
  readonly devices?: number;
}

/** A finished match: who sat there, an id of a person or `bot:` and its rung, with the totals. */
export interface PlantedMatch {
  readonly game: string;
  readonly edition: string;
  readonly evening: number;
  readonly seats: readonly string[];
  readonly totals: readonly number[];
  readonly hands?: number;
  /** As records before there was a house: they do not say who played. */
  readonly isOld?: true;
}

/** Writes a house with its records into the folder of a host that does not run, or has not read them yet. */
export async function plantHouse(
  folder: string,
  people: readonly PlantedPerson[],
  matches: readonly PlantedMatch[],
): Promise<void> {
  const records = join(folder, 'records');
  await mkdir(records, { recursive: true });
  await writeFile(
    join(folder, 'house.json'),
    JSON.stringify({
      format: 'auction-night/house@1',
      people: people.map(({ id, name, otherNames = [], devices = 1 }, index) => ({
        id,
        name,
        otherNames,
        colour: index % 6,
        addedAt: timeOf(0),
        devices: Array.from({ length: devices }, (_, device) => `${index}${device}`.padStart(64, '0')),
      })),
      merged: {},
      forgetting: [],
    }),
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  for (const [number, match] of matches.entries()) {
    const endedAt = timeOf(match.evening) + number * 60_000;
    const day = new Date(endedAt).toISOString().slice(0, 10);
    const table = match.evening.toString(16).padStart(16, '0');
    const file = join(records, `${day}-${match.game}-${table}-${number}.auction-game`);
    await writeFile(file, JSON.stringify(recordOf(match, { names, table, number, endedAt })));
  }
}

const timeOf = (evening: number): number => Date.UTC(2026, 0, 2, 20) + evening * 7 * DAY;

/** By game, feats that fit the totals and places by seat. */
const FEATS: Readonly<
  Record<string, (totals: readonly number[], places: readonly number[], hands?: number) => BestFeats>
> = {
  money: (totals, _places, hands = 1) => ({
    gain: totals.map((total) => total % 210),
    hand: totals.map((total) => (hands > 1 ? Math.round(total / 2) : null)),
  }),
  'for-sale': (totals, places) => ({
    station: totals.map((total, at) => (at === (totals[0] ?? 0) % totals.length ? total % 14 : null)),
    'light-win': totals.map((total, at) => (places[at] === 1 ? total + 20 : null)),
  }),
  'falsche-fuffziger': (totals) => ({
    printed: totals.map((total) => 50 * total),
    real: totals.map((total) => 7 * total),
  }),
};

function recordOf(
  { game, edition, hands, evening, seats, totals, isOld }: PlantedMatch,
  about: {
    readonly names: ReadonlyMap<string, string>;
    readonly table: string;
    readonly number: number;
    readonly endedAt: number;
  },
) {
  const { names, table, number, endedAt } = about;
  const places = placesOf(totals);
  const end = {
    endedAt,
    early: false,
    totals,
    winners: places.flatMap((place, at) => (place === 1 ? [at] : [])),
    places,
    feats: FEATS[game]?.(totals, places, hands),
  };
  const players = seats.map((seat) =>
    seat.startsWith('bot:') ? { type: 'bot', bot: seat.slice(4) } : { type: 'person', house: seat },
  );
  return {
    format: 'auction-night/record@1',
    game,
    options: { edition, ...(hands !== undefined && { hands }) },
    seats: seats.map((seat, at) => names.get(seat) ?? `Bot ${at + 1}`),
    deal: {},
    actions: [],
    meta: {
      table,
      number: number + 1,
      title: 'The table',
      startedAt: endedAt - 30_000,
      evening: `evening${'abcdefghijklmnopqrstuvwxyz'[evening % 26]}`,
      ...(isOld !== true && { seats: players.map((player) => [player]) }),
      end,
    },
  };
}

/** Each with what a total of 100 is in it. */
const KINDS = [
  { game: 'money', edition: 'goldsieber', hundred: 1000, hands: [3, 1] },
  { game: 'for-sale', edition: 'uberplay', hundred: 60 },
  { game: 'falsche-fuffziger', edition: '2f', hundred: 25 },
] as const;

/** As many matches of some people, three on an evening, with bots at the free seats. Earlier people are stronger. */
export function plantedMatches(
  ids: readonly string[],
  count: number,
  { withBots = true, seed = 'planted' } = {},
): readonly PlantedMatch[] {
  const rng = createRng(seed);
  return Array.from({ length: count }, (_, number) => {
    const { game, edition, hundred, ...more } = KINDS[number % KINDS.length] ?? KINDS[0];
    const hands = 'hands' in more ? more.hands[number % 2] : undefined;
    const evening = Math.floor(number / 3);
    const size = Math.min(4, ids.length);
    const start = ids.length <= 4 ? 0 : rng.below(ids.length);
    const sitting = Array.from(
      { length: size },
      (_seat, at) => ids[(start + at * (1 + (number % 2))) % ids.length] ?? '',
    );
    const people = [...new Set(sitting)];
    const seats =
      withBots && people.length < 5
        ? [...people, rng.pick(['bot:casual', 'bot:regular', 'bot:expert'])]
        : people;
    const totals = seats.map((seat) => {
      const strength = seat.startsWith('bot:') ? 40 : 80 - 8 * ids.indexOf(seat);
      return Math.round(((strength + rng.below(60)) * hundred) / 100);
    });
    return { game, edition, evening, seats, totals, ...(hands !== undefined && { hands }) };
  });
}
