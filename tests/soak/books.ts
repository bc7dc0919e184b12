import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableId } from '../../core/base/ids.ts';
import { isSameJson } from '../../core/base/json.ts';
import { RECORD_EXTENSION } from '../../core/protocol/records.ts';
import { isTableEntry, type TableEntry } from '../../core/table/entries.ts';
import type { Person } from './person.ts';

type Acted = Extract<TableEntry, { readonly type: 'acted' }>;

/** What the files of a host say beside what people were told. */
export interface Audit {
  /** Games that were played to their end. */
  readonly games: number;
  readonly acknowledged: number;
  /** Acts that were acknowledged and are not in the journal. */
  readonly lost: number;
  /** Acts in the journal that nobody made, or made only once. */
  readonly doubled: number;
  /** Finished games whose record is missing or says something else than the journal. */
  readonly badRecords: number;
  /** Seats that bots took over from people. */
  readonly takenOver: number;
  /** Choices that were taken back, by actions of the games and by `take-back`. */
  readonly undone: number;
}

/** Compares the journals and records in a folder with what the people remember, seat by seat, in order. */
export async function audit(folder: string, people: readonly Person[]): Promise<Audit> {
  const total = { games: 0, acknowledged: 0, lost: 0, doubled: 0, badRecords: 0, takenOver: 0, undone: 0 };
  for (const table of new Set(people.map((person) => person.parts.table))) {
    const entries = await readJournal(folder, table);
    const records = await readRecords(folder, table);
    const games = gamesOf(entries);
    total.games += games.length;
    total.badRecords += games.filter((acts, index) => !isRecorded(acts, records.get(index + 1))).length;
    total.takenOver += entries.filter(({ type }) => type === 'bot-took-over').length;
    total.undone += entries.filter((entry) => entry.type === 'taken-back' || isUnchosen(entry)).length;
    for (const person of people.filter(({ parts }) => parts.table === table)) {
      const written = entries.filter(
        (entry): entry is TableEntry & Acted =>
          entry.type === 'acted' && entry.by === 'person' && entry.seat === person.parts.seat,
      );
      const { lost, doubled } = compare(written, person);
      total.acknowledged += person.acknowledged.length;
      total.lost += lost;
      total.doubled += doubled;
    }
  }
  return total;
}

/** Whether each finished game has a record: after a crash they are written one after the other, while people play. */
export async function areAllRecorded(folder: string, people: readonly Person[]): Promise<boolean> {
  for (const table of new Set(people.map((person) => person.parts.table))) {
    const records = await readRecords(folder, table);
    const games = gamesOf(await readJournal(folder, table));
    if (!games.every((_, index) => records.has(index + 1))) return false;
  }
  return true;
}

/** What is missing in, and what is too much in the acts of one seat. Those without an answer may stand there, once each. */
export function compare(
  written: readonly { readonly action: unknown }[],
  person: Pick<Person, 'acknowledged' | 'unsure' | 'pending'>,
): { readonly lost: number; readonly doubled: number } {
  const { acknowledged, unsure, pending } = person;
  const open = [...unsure, ...(pending === undefined ? [] : [pending])].map(({ action }) => action);
  let lost = 0;
  let doubled = 0;
  let at = 0;
  for (const [index, { action }] of acknowledged.entries()) {
    // What is left is enough for what was acknowledged, or this one may have been one without an answer
    const isHere = (): boolean => at < written.length && isSameJson(written[at]?.action, action);
    while (!isHere() && written.length - at > acknowledged.length - index) {
      doubled += take(open, written[at]?.action) ? 0 : 1;
      at += 1;
    }
    if (isHere()) at += 1;
    else lost += 1;
  }
  for (; at < written.length; at++) doubled += take(open, written[at]?.action) ? 0 : 1;
  return { lost, doubled };
}

function take(open: unknown[], action: unknown): boolean {
  const index = open.findIndex((one) => isSameJson(one, action));
  if (index >= 0) open.splice(index, 1);
  return index >= 0;
}

async function readJournal(folder: string, table: TableId): Promise<readonly TableEntry[]> {
  const text = await readFile(join(folder, 'tables', `${table}.journal`), 'utf8');
  return text.split('\n').flatMap((line) => {
    const { entry } = JSON.parse(line.slice(9) || '{}') as { readonly entry?: unknown };
    return isTableEntry(entry) ? [entry] : [];
  });
}

/** The actions of each saved game of a table, by its number. */
async function readRecords(folder: string, table: TableId): Promise<ReadonlyMap<number, readonly unknown[]>> {
  const names = await readdir(join(folder, 'records')).catch(() => []);
  const records = new Map<number, readonly unknown[]>();
  for (const name of names) {
    const number = new RegExp(`-${table}-(\\d+)\\.${RECORD_EXTENSION}$`).exec(name)?.[1];
    if (number === undefined) continue;
    const text = await readFile(join(folder, 'records', name), 'utf8');
    records.set(Number(number), (JSON.parse(text) as { actions: readonly unknown[] }).actions);
  }
  return records;
}

/** The acts of each game that was played to its end. */
function gamesOf(entries: readonly TableEntry[]): readonly (readonly Acted[])[] {
  const games: Acted[][] = [];
  let acts: Acted[] = [];
  for (const entry of entries) {
    if (entry.type === 'started') acts = [];
    if (entry.type === 'acted') acts.push(entry);
    if (entry.type === 'taken-back') acts.pop();
    if (entry.type === 'finished') games.push(acts);
  }
  return games;
}

/** Whether an entry is an act that takes a sealed choice back: they are all called so. */
const isUnchosen = (entry: TableEntry): boolean =>
  entry.type === 'acted' && /^un/.test(String(Reflect.get(Object(entry.action), 'type')));

const isRecorded = (acts: readonly Acted[], actions: readonly unknown[] | undefined): boolean =>
  isSameJson(
    acts.map(({ seat, action }) => ({ seat, ...(action as object) })),
    actions,
  );
