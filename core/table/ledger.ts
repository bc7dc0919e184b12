import { seat } from '../base/ids.ts';
import { isSameJson } from '../base/json.ts';
import type { GameResult } from '../game.ts';
import { foresightsOf } from './predictions.ts';
import { nameAt, personOf } from './seats.ts';
import type { LedgerEntry, RunningGame, TableState } from './state.ts';

/** What the ledger says of the game that has just ended; `result` undefined: nothing of it counts. */
export const ledgerEntry = (
  table: TableState,
  game: RunningGame | undefined,
  endedAt: number,
  result: Pick<GameResult, 'totals' | 'winners'> | undefined,
  early: boolean,
): LedgerEntry => ({
  game: table.setup.game,
  names: table.seats.map((_, index) => nameAt(table, seat(index))),
  people: table.seats.map((who) => (who.type === 'person' ? personOf(who) : null)),
  totals: result?.totals ?? [],
  winners: result?.winners ?? [],
  endedAt,
  early,
  ...foresightsOf(table, game?.predictions),
});

/** Whether a game ended as a log says (`told`), which may be older than who was a person is kept. */
export function isSameEnd(told: LedgerEntry | undefined, played: LedgerEntry | undefined): boolean {
  if (told === undefined || played === undefined) return told === played;
  const { people, ...known } = played;
  return isSameJson(told, { ...known, ...(told.people !== undefined && { people }) });
}

/** The ledger with everybody under their newest name, so that a corrected one does not make two people of one. */
export function ledgerNow({ ledger, seats }: TableState): readonly LedgerEntry[] {
  const newest = new Map<number, string>();
  for (const { names, people = [] } of ledger)
    for (const [at, person] of people.entries()) if (person !== null) newest.set(person, names[at] ?? '');
  for (const who of seats) if (who.type === 'person') newest.set(personOf(who), who.name);
  return ledger.map((entry) => {
    const { names, people = [], predictions } = entry;
    const nameNow = (name: string): string => newest.get(people[names.indexOf(name)] ?? NOBODY) ?? name;
    if (names.every((name) => nameNow(name) === name)) return entry;
    return {
      ...entry,
      names: names.map(nameNow),
      ...(predictions && { predictions: predictions.map((one) => ({ ...one, name: nameNow(one.name) })) }),
    };
  });
}

/** The number of no person. */
const NOBODY = -1;
