import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createRng, type Rng } from '../../../core/base/rng.ts';
import { gameNamed } from '../../../core/games/index.ts';
import type { PersonId } from '../../../core/house/house-game.ts';
import type { GameRecord } from '../../../core/record/index.ts';
import type { LedgerEntry } from '../../../core/table/index.ts';
import { manualClock } from '../manual-clock.ts';
import { playedRecord } from '../played-record.ts';
import { SeasonComputer } from './computer.ts';
import { SeasonTable, type Guest, type Incident } from './table.ts';

/** The matches of a table on one evening, as its ledger has them. */
export interface SeasonLedger {
  readonly table: string;
  /** The number of the first of them at the table. */
  readonly first: number;
  readonly entries: readonly LedgerEntry[];
}

/** What is left of a season: the folder of the computer that hosts it at the end. */
export interface Season {
  readonly computer: SeasonComputer;
  readonly ledgers: readonly SeasonLedger[];
  dispose(): Promise<void>;
}

/** Whom the house forgets after the season: every way of writing a name down needs an escape in one of theirs. */
export const FORGOTTEN = { name: 'Zoë "Zo" 🦊', device: 'fox', nickname: 'Zo\\e' } as const;

const PEOPLE = [
  { name: 'Anna', skill: 0.95, comes: 0.95 },
  { name: 'Ben', skill: 0.7, comes: 0.85 },
  { name: 'Cleo', skill: 0.5, comes: 0.7 },
  { name: 'Dora', skill: 0.4, comes: 0.6 },
  { name: 'Emil', skill: 0.3, comes: 0.5 },
  { name: 'Fritz', skill: 0.2, comes: 0.45 },
  { name: 'Gudrun', skill: 0.1, comes: 0.4 },
  { name: FORGOTTEN.name, skill: 0.6, comes: 0.4, device: FORGOTTEN.device },
] as const;

/** What is not left to chance, by evening from 0: who comes on another device or under another name, and who comes in any case. */
const VISITS: Readonly<Record<number, Readonly<Record<string, Partial<Guest> | 'away'>>>> = {
  0: { Gudrun: 'away', Ben: {}, Cleo: {}, Dora: {}, Emil: {}, Fritz: {} },
  1: { Gudrun: {}, [FORGOTTEN.name]: {} },
  2: { Cleo: { device: 'new phone', answer: 'another' } },
  3: { Cleo: { device: 'new phone' } },
  4: { [FORGOTTEN.name]: {} },
  5: { Dora: {} },
  6: { Emil: { device: 'tablet', answer: 'nobody' } },
  7: { Fritz: { device: 'tablet' } },
  8: { [FORGOTTEN.name]: { name: FORGOTTEN.nickname } },
  9: { Ben: { name: 'Benjamin' } },
  10: { Anna: { device: 'tablet', answer: 'same' }, Gudrun: {}, [FORGOTTEN.name]: {} },
  12: { Ben: {} },
  13: { Dora: {} },
};
/** After this evening the owner corrects Ben's name, and he uses it from then on. */
const RENAMED = 8;
/** Before this evening another computer takes over; its table goes on a week later. */
const REPLACED = 13;
const SITS_TWICE = 1;
const MOST_GUESTS = 6;

const EVENINGS_OF_TWO_TABLES: readonly number[] = [10, 11];
const GAMES = ['money', 'for-sale', 'falsche-fuffziger'] as const;
const BOTS = ['beginner', 'casual', 'regular', 'expert', 'master', 'random'] as const;
const WEEK = 7 * 24 * 60 * 60_000;

/** Plays so many evenings, of which the first fifteen have what a house can meet. */
export async function playSeason(seed: string, evenings: number, matches: number): Promise<Season> {
  const rng = createRng(seed);
  const clock = manualClock();
  const ledgers: SeasonLedger[] = [];
  let computer = await SeasonComputer.start(clock);
  const folders = [computer.folder];
  let last: SeasonTable | undefined;
  for (let evening = 0; evening < evenings; evening++) {
    if (evening === REPLACED) {
      computer = await SeasonComputer.start(clock, computer);
      folders.push(computer.folder);
    }
    computer.evenings.share(EVENINGS_OF_TWO_TABLES.includes(evening));
    const guests = guestsOf(evening, rng);
    const groups = computer.evenings.isShared
      ? [guests.filter((_, at) => at % 2 === 0), guests.filter((_, at) => at % 2 === 1)]
      : [guests];
    const aside = evening === SITS_TWICE ? tableOfTwo(computer, rng, guests) : undefined;
    for (const [at, group] of groups.entries()) {
      const former = evening === REPLACED + 1 ? last : undefined;
      const table: SeasonTable = former ?? new SeasonTable(computer, rng, `Evening ${evening} ${at}`);
      const first = table.ledger.length;
      await playEvening(table, group, matches, rng, evening);
      const entries = table.ledger
        .slice(first)
        .map((entry) => (evening === 0 ? withoutPlaces(entry) : entry));
      ledgers.push({ table: table.id, first: first + 1, entries });
      last = table;
    }
    if (aside !== undefined) {
      await aside.play();
      ledgers.push({ table: aside.id, first: 1, entries: aside.ledger });
    }
    await afterEvening(evening, computer);
    clock.advance(WEEK);
  }
  await writeForeign(computer);
  const dispose = async (): Promise<void> => {
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  };
  return { computer, ledgers, dispose };
}

/** As an older version wrote it. */
const withoutPlaces = ({ places: _places, ...entry }: LedgerEntry): LedgerEntry => entry;

/** A table at which Gudrun, whom the house does not know yet, sits down before she plays at another. */
function tableOfTwo(computer: SeasonComputer, rng: Rng, guests: readonly Guest[]): SeasonTable {
  const table = new SeasonTable(computer, rng, 'Balcony');
  seatMatch(
    table,
    guests.filter(({ name }) => name === 'Gudrun'),
    rng,
  );
  return table;
}

/** Who comes: the same people in any case, the others by lot. */
function guestsOf(evening: number, rng: Rng): Guest[] {
  const sure: Guest[] = evening === 5 ? [{ name: 'Dodo', device: 'Dora', skill: 0.2 }] : [];
  const others: Guest[] = [];
  for (const person of PEOPLE) {
    const isDrawn = rng.fraction() < person.comes;
    const visit = VISITS[evening]?.[person.name];
    const name = person.name === 'Ben' && evening > RENAMED ? 'Benjamin' : person.name;
    const guest = { device: person.name, ...person, name };
    if (visit !== undefined && visit !== 'away') sure.push({ ...guest, ...visit });
    else if (isDrawn && visit === undefined) others.push(guest);
  }
  const guests = [...sure, ...rng.shuffle(others)].slice(0, MOST_GUESTS);
  return guests.length < 2 ? guestsOf(evening, rng) : guests;
}

/** Plays the matches of a table on one evening: somebody may come late, and somebody may leave. */
async function playEvening(
  table: SeasonTable,
  guests: readonly Guest[],
  matches: number,
  rng: Rng,
  evening: number,
): Promise<void> {
  let here = guests;
  let late: Guest | undefined;
  if (here.length > 2 && rng.below(3) === 0) [late, here] = [here.at(-1), here.slice(0, -1)];
  table.clear();
  for (let match = 0; match < matches; match++) {
    if (match === 1 && late !== undefined) here = [...here, late];
    if (match === 1 && evening === 10 && here.some(({ name }) => name === 'Gudrun')) {
      table.rename('Gudrun', 'Gudi');
      here = here.map((one) => (one.name === 'Gudrun' ? { ...one, name: 'Gudi' } : one));
    }
    const hands = seatMatch(table, here, rng);
    const isLast = hands > 1 && rng.below(2) === 0;
    const incidents = isLast
      ? [{ type: 'last-hand', name: '', after: 5 } as const]
      : incidentsAmong(here, rng);
    const gone = incidents.find(({ type }) => type === 'left')?.name;
    const replacement =
      gone !== undefined && rng.below(2) === 0 ? { name: 'Visitor', skill: 0.5 } : undefined;
    await table.play(incidents, replacement);
    here = here.filter(({ name }) => name !== gone);
    if (replacement !== undefined) table.leave(replacement.name);
  }
}

/** Chooses a game for those who are here, and fills the table with bots. Returns the number of hands. */
function seatMatch(table: SeasonTable, here: readonly Guest[], rng: Rng): number {
  const games = GAMES.flatMap((name) => gameNamed(name) ?? []).filter(
    ({ seats }) => seats.max >= here.length,
  );
  const { name, seats, bots } = rng.pick(games);
  const count = Math.max(seats.min, Math.min(seats.max, here.length + rng.below(3)));
  const hands = name === 'money' && rng.below(4) === 0 ? 2 : 1;
  table.choose(name, count, name === 'money' ? { edition: hands > 1 ? 'goldsieber' : 'gryphon', hands } : {});
  for (const guest of here) table.sit(guest);
  table.seatBots(rng.shuffle(BOTS.filter((bot) => bot in bots)));
  return hands;
}

/** In a third of the matches something happens to one of the guests. */
function incidentsAmong(here: readonly Guest[], rng: Rng): readonly Incident[] {
  if (here.length === 0) return [];
  const { name } = rng.pick(here);
  const after = 1 + rng.below(20);
  const lot = rng.below(100);
  if (lot < 14)
    return [
      { type: 'away', name, after },
      { type: 'back', name, after: after + 5 + rng.below(40) },
    ];
  if (lot < 22) return [{ type: 'left', name, after: after + rng.below(20) }];
  if (lot < 28) return [{ type: 'helped', name, after: after + rng.below(20) }];
  return lot < 34 ? [{ type: 'ended-early', name, after: after + rng.below(60) }] : [];
}

/** What the owner does in the days after an evening. */
async function afterEvening(evening: number, computer: SeasonComputer): Promise<void> {
  const { house, folder } = computer;
  const idOf = (name: string): PersonId => computer.idOf(name);
  switch (evening) {
    case 0:
      return makeOlder(join(folder, 'records'));
    case RENAMED:
      await house.rename(idOf('Ben'), 'Benjamin', 3);
      return;
    case 9: {
      const [first, second] = house.list().filter(({ name }) => name === 'Cleo');
      if (first !== undefined && second !== undefined) await house.merge(second.id, first.id);
      return;
    }
    case 11:
      await house.merge(idOf('Dodo'), idOf('Dora'));
      return;
    case 14:
      await house.merge(idOf(FORGOTTEN.nickname), idOf(FORGOTTEN.name));
  }
}

/** Takes from all records what an older version did not store. */
async function makeOlder(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const record = JSON.parse(await readFile(join(folder, file), 'utf8')) as GameRecord;
    const { evening: _evening, deal: _deal, thinking: _thinking, seats, end, ...meta } = record.meta ?? {};
    const { places: _places, ...older } = end as Record<string, unknown>;
    const players = (seats as Record<string, unknown>[][]).map((ofSeat) =>
      ofSeat.map(({ house: _house, ...player }) => player),
    );
    const text = JSON.stringify({ ...record, meta: { ...meta, seats: players, end: older } });
    await writeFile(join(folder, file), text);
  }
}

/** Adds what else may be in a folder: records that say nothing but their match, one that has not ended, and one that is none. */
async function writeForeign({ folder }: SeasonComputer): Promise<void> {
  const path = (name: string): string => join(folder, 'records', `${name}.auction-game`);
  for (const game of GAMES)
    await writeFile(path(`2025-01-01-${game}`), JSON.stringify(playedRecord(game, 4, game)));
  const record = playedRecord('for-sale', 3, 'unfinished');
  await writeFile(path('unfinished'), JSON.stringify({ ...record, actions: record.actions.slice(0, 5) }));
  await writeFile(path('damaged'), JSON.stringify(record).slice(0, 300));
}
