import type { Json } from '../base/json.ts';
import { parseName } from '../base/name.ts';
import { isJsonObject, malformed, parseFields, type JsonObject } from '../base/parse.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { AnyGame, GameTypes } from '../game.ts';
import { gameNamed, gameNames } from '../games/index.ts';

/** The format of records that this version reads and writes. */
export const RECORD_FORMAT = 'auction-night/record@1';

/** A recorded match: everything that happened follows from it. Plain JSON. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** All options, completed. */
  readonly options: GameTypes['options'];
  /** Names by seat. */
  readonly seats: readonly string[];
  readonly deal: unknown;
  /** Actions of the game with their `seat`, parsed one by one during the replay. The match need not be finished. */
  readonly actions: readonly unknown[];
  /** Additional data, ignored by the rules. */
  readonly meta?: JsonObject;
  /** Proves that nobody chose the deal; ignored by the rules. */
  readonly proof?: JsonObject;
}

const KEYS = ['format', 'game', 'options', 'seats', 'deal', 'actions', 'meta', 'proof'] as const;

/**
 * Reads a record except for its actions: normalises names, completes options. Rejects with malformed, unknown-key, unknown-format,
 * unknown-game, bad-seats, or as the game rejects options and deal.
 */
export function parseRecord(input: unknown): Result<GameRecord, Rejection> {
  const fields = parseFields(input, '', KEYS);
  if (!fields.ok) return fields;
  const { format, game: name, actions } = fields.value;
  if (typeof format !== 'string') return fail(malformed('format', RECORD_FORMAT));
  if (format !== RECORD_FORMAT) return fail(rejection('unknown-format', { format }));
  if (typeof name !== 'string') return fail(malformed('game', gameNames.join(' | ')));
  const game = gameNamed(name);
  if (game === undefined) return fail(rejection('unknown-game', { game: name }));
  const seats = parseSeats(fields.value['seats'], game);
  if (!seats.ok) return seats;
  const options = game.parseOptions(fields.value['options'], seats.value.length);
  if (!options.ok) return options;
  const deal = game.parseDeal(fields.value['deal'], options.value, seats.value.length);
  if (!deal.ok) return deal;
  if (!Array.isArray(actions)) return fail(malformed('actions', 'list'));
  const extras = parseExtras(fields.value);
  if (!extras.ok) return extras;
  return ok({
    format: RECORD_FORMAT,
    game: game.name,
    options: options.value,
    seats: seats.value,
    deal: deal.value,
    actions,
    ...extras.value,
  });
}

/** Reads the names by seat: as many as the game allows, all valid and different. */
function parseSeats(input: unknown, { seats: { min, max } }: AnyGame): Result<readonly string[], Rejection> {
  if (!Array.isArray(input)) return fail(malformed('seats', 'list'));
  if (input.length < min || input.length > max)
    return fail(rejection('bad-seats', { reason: 'count', least: min, most: max }));
  const names: string[] = [];
  for (const [index, raw] of input.entries()) {
    if (typeof raw !== 'string') return fail(malformed(`seats.${index}`, 'text'));
    const name = parseName(raw);
    if (!name.ok) return fail(badName(index, name.error.data?.['reason'] ?? 'name'));
    if (names.includes(name.value)) return fail(badName(index, 'not-different'));
    names.push(name.value);
  }
  return ok(names);
}

const badName = (index: number, reason: Json): Rejection => rejection('bad-seats', { reason, index });

function parseExtras({ meta, proof }: JsonObject): Result<Pick<GameRecord, 'meta' | 'proof'>, Rejection> {
  if (meta !== undefined && !isJsonObject(meta)) return fail(malformed('meta', 'object'));
  if (proof !== undefined && !isJsonObject(proof)) return fail(malformed('proof', 'object'));
  return ok({ ...(meta === undefined ? {} : { meta }), ...(proof === undefined ? {} : { proof }) });
}
