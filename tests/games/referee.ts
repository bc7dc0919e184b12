import { isDeepStrictEqual } from 'node:util';
import { seatsOf, type Seat } from '../../core/base/ids.ts';
import type { Rng } from '../../core/base/rng.ts';
import type { Game, GameTypes } from '../../core/game.ts';
import type { PlayedGame } from './play.ts';

/** Somebody who plays by the rules page alone, at a table of its own that is changed in place. */
interface Referee<Types extends GameTypes, Table> {
  seatedTable(options: Types['options'], seatCount: number, deal: Types['deal']): Table;
  awaited(table: Table): readonly number[];
  /** Whether the rules allow the action. */
  may(table: Table, at: number, action: Types['action']): boolean;
  act(table: Table, at: number, action: Types['action']): void;
  resultOf(table: Table): object | undefined;
  seenBy(table: Table, viewer: number | 'table'): object;
}

/** One of so many positions is one in which every action of the list is tried. */
const ONE_OF = 12;

/**
 * The referee plays a game over.
 * @param tried actions that are tried by each seat in some of the positions: the game has to accept those that the referee allows.
 * @returns the table at the end, and what stands otherwise, or may be done otherwise, than at it; the first position with a fault
 * is the last one compared.
 */
export function referee<Types extends GameTypes, Table>(
  game: Game<Types>,
  by: Referee<Types, Table>,
  { options, seatCount, deal, steps }: PlayedGame<Types>,
  tried: readonly Types['action'][],
  rng: Rng,
): { readonly table: Table; readonly faults: readonly string[] } {
  const table = by.seatedTable(options, seatCount, deal);
  const seats = seatsOf(seatCount);
  for (const [index, { seat, action, before, after }] of steps.entries()) {
    const faults = index === 0 ? differences(game, by, table, before, seats) : [];
    if (rng.below(ONE_OF) === 0) faults.push(...disputes(game, by, table, before, seats, tried));
    if (!by.may(table, seat, action)) faults.push(`${seat} may not ${JSON.stringify(action)}`);
    if (faults.length === 0) {
      by.act(table, seat, action);
      faults.push(...differences(game, by, table, after, seats));
    }
    if (faults.length > 0) return { table, faults: faults.map((fault) => `step ${index}: ${fault}`) };
  }
  return { table, faults: [] };
}

/** What is awaited, has come out, or is seen by somebody, otherwise than at the referee's table. */
function differences<Types extends GameTypes, Table>(
  game: Game<Types>,
  by: Referee<Types, Table>,
  table: Table,
  state: Types['state'],
  seats: readonly Seat[],
): string[] {
  const faults: string[] = [];
  if (!isDeepStrictEqual(game.awaits(state), by.awaited(table))) faults.push('awaits');
  if (!isDeepStrictEqual(game.result(state), by.resultOf(table))) faults.push('result');
  for (const viewer of [...seats, 'table'] as const) {
    const [shown, expected] = [game.view(state, viewer), by.seenBy(table, viewer)];
    if (isDeepStrictEqual(shown, expected)) continue;
    const keys = differingKeys(shown as object, expected);
    faults.push(`${viewer} sees otherwise: ${keys.join(', ')}`);
  }
  return faults;
}

/** The keys whose values differ, with both values. */
function differingKeys(shown: object, expected: object): readonly string[] {
  const [is, should] = [new Map(Object.entries(shown)), new Map(Object.entries(expected))];
  return [...new Set([...is.keys(), ...should.keys()])]
    .filter((key) => !isDeepStrictEqual(is.get(key), should.get(key)))
    .map((key) => `${key} ${JSON.stringify(is.get(key))} for ${JSON.stringify(should.get(key))}`);
}

/** Actions that the game accepts and the referee does not allow, or the other way round. */
function disputes<Types extends GameTypes, Table>(
  game: Game<Types>,
  by: Referee<Types, Table>,
  table: Table,
  state: Types['state'],
  seats: readonly Seat[],
  tried: readonly Types['action'][],
): readonly string[] {
  return seats.flatMap((at) =>
    tried
      .filter((action) => game.apply(state, at, action).ok !== by.may(table, at, action))
      .map((action) => `${at} ${by.may(table, at, action) ? 'may' : 'may not'} ${JSON.stringify(action)}`),
  );
}
