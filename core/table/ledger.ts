import { isSameEvening } from '../base/evening/pause.ts';
import { seat } from '../base/ids.ts';
import { isSameJson } from '../base/json.ts';
import type { GameResult } from '../game.ts';
import { foresightsOf } from './predictions.ts';
import { nameAt, personOf } from './seats.ts';
import type { LedgerEntry, LedgerSeat, RunningGame, SeatState, TableState } from './state.ts';

/** The ledger entry of the match that has just ended; without `result` nothing of it counts. */
export const ledgerEntry = (
  table: TableState,
  game: RunningGame | undefined,
  endedAt: number,
  result: Pick<GameResult, 'totals' | 'winners' | 'places'> | undefined,
  early: boolean,
): LedgerEntry => ({
  game: table.setup.game,
  names: table.seats.map((_, index) => nameAt(table, seat(index))),
  seats: table.seats.map(ledgerSeat),
  totals: result?.totals ?? [],
  winners: result?.winners ?? [],
  places: result?.places ?? [],
  ...(game && { startedAt: game.startedAt }),
  endedAt,
  early,
  ...foresightsOf(table, game?.predictions),
});

function ledgerSeat(who: SeatState): LedgerSeat {
  switch (who.type) {
    case 'bot':
      return { type: 'bot', bot: who.bot, ...(who.character && { character: who.character }) };
    case 'person':
      // Without a token nobody can come back to it
      return who.open === true && who.token === undefined
        ? { type: 'nobody' }
        : { type: 'person', person: personOf(who), colour: who.colour };
    case 'free':
      return { type: 'nobody' };
  }
}

/** Whether a person of a table has played there to the end of a match. */
export const hasPlayed = (table: TableState, person: number): boolean =>
  ledgerNow(table).some(({ seats }) => seats.some((who) => who.type === 'person' && who.person === person));

/** Whether a replayed match ended as its log says. Older logs lack some fields. */
export function isSameEnd(logged: LedgerEntry | undefined, played: LedgerEntry | undefined): boolean {
  if (logged === undefined || played === undefined) return logged === played;
  const { people: _people, ...known } = logged;
  const { seats, places, startedAt, ...others } = played;
  return isSameJson(known, {
    ...others,
    ...(logged.seats && { seats }),
    ...(logged.places && { places }),
    ...(logged.startedAt !== undefined && { startedAt }),
  });
}

/** An entry that says of each seat who played it. */
type SeatedEntry = LedgerEntry & Required<Pick<LedgerEntry, 'seats'>>;

/**
 * The ledger with everybody's current name, so that a corrected name does not make two people of one, and with what can be said of the
 * seats of older logs.
 */
export function ledgerNow(table: TableState): readonly SeatedEntry[] {
  const ledger = table.ledger.map((entry) => withSeats(table, entry));
  const newest = new Map<number, string>();
  for (const { names, seats } of ledger)
    for (const [at, who] of seats.entries())
      if (who.type === 'person') newest.set(who.person, names[at] ?? '');
  for (const who of table.seats) if (who.type === 'person') newest.set(personOf(who), who.name);
  return ledger.map((entry) => {
    const { names, seats, predictions } = entry;
    const namesNow = names.map((name, at) => {
      const who = seats[at];
      return who?.type === 'person' ? (newest.get(who.person) ?? name) : name;
    });
    if (isSameJson(namesNow, names)) return entry;
    const nameNow = (name: string): string => namesNow[names.indexOf(name)] ?? name;
    return {
      ...entry,
      names: namesNow,
      ...(predictions && { predictions: predictions.map((one) => ({ ...one, name: nameNow(one.name) })) }),
    };
  });
}

/** An entry that says of each seat who played it: older logs say who was a person, or nothing; then it is who has that name now. */
function withSeats(table: TableState, { people, ...entry }: LedgerEntry): SeatedEntry {
  const seats = entry.names.map((name, at): LedgerSeat => {
    const known = entry.seats?.[at];
    if (known !== undefined) return known;
    const person = people?.[at];
    if (person !== undefined) return person === null ? { type: 'bot' } : { type: 'person', person };
    const now = table.seats.find((who) => who.type !== 'free' && who.name === name);
    return now === undefined ? { type: 'unknown' } : ledgerSeat(now);
  });
  return { ...entry, seats };
}

/** Maximum number of matches of an evening. */
export const MOST_OF_EVENING = 60;

/** The evening of a match that starts, and which matches of the table belong to it. */
export function eveningAt(
  table: TableState,
  evening: string | undefined,
): Pick<TableState, 'evening' | 'eveningFrom'> {
  if (evening === undefined || evening === table.evening) return {};
  // A table of an older version has no id for what it has played of this evening
  const isKnown = table.evening !== undefined || table.ledger.length === 0;
  return { evening, ...(isKnown && { eveningFrom: table.ledger.length }) };
}

/** The matches of the newest evening: pages are sent no others, however old the table is. */
export function eveningNow(table: TableState): readonly LedgerEntry[] {
  const ledger = ledgerNow(table);
  return ledger.slice(Math.max(table.eveningFrom ?? firstOf(ledger), ledger.length - MOST_OF_EVENING));
}

/** The index of the first match of the newest evening, by the times of the matches. */
const firstOf = (ledger: readonly LedgerEntry[]): number =>
  ledger.reduce((start, { startedAt, endedAt }, at) => {
    const before = ledger[at - 1];
    return before !== undefined && !isSameEvening(before.endedAt, startedAt ?? endedAt) ? at : start;
  }, 0);
