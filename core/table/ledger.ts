import { seat } from '../base/ids.ts';
import { isSameJson } from '../base/json.ts';
import type { GameResult } from '../game.ts';
import { foresightsOf } from './predictions.ts';
import { nameAt, personOf } from './seats.ts';
import type { LedgerEntry, RunningGame, TableState } from './state.ts';

/** The ledger entry of the match that has just ended; without `result` nothing of it counts. */
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

/** Whether a replayed match ended as its log says. Older logs lack `people`. */
export function isSameEnd(logged: LedgerEntry | undefined, played: LedgerEntry | undefined): boolean {
  if (logged === undefined || played === undefined) return logged === played;
  const { people, ...known } = played;
  return isSameJson(logged, { ...known, ...(logged.people !== undefined && { people }) });
}

/** The ledger with everybody's current name, so that a corrected name does not make two people of one. */
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

/** Not the number of any person. */
const NOBODY = -1;
