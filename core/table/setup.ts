import { isWhole, malformed, parseFields } from '../base/parse.ts';
import { parseName } from '../base/name.ts';
import { PACES, type Pace } from '../base/pace.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { gameNamed } from '../games/index.ts';
import { TABLE_LIMITS } from './limits.ts';
import type { TableSetup } from './state.ts';

/**
 * A table's setup from anything: the title trimmed, the game known, its options read by the game and spelled out, the pace normal if
 * nothing is said of it.
 * Rejects with malformed, unknown-key, bad-name, unknown-game, bad-seats or what the game says of its options.
 */
export function parseSetup(input: unknown): Result<TableSetup, Rejection> {
  const fields = parseFields(input, 'setup', [
    'title',
    'game',
    'options',
    'seatCount',
    'reach',
    'graceSeconds',
    'pace',
  ]);
  if (!fields.ok) return fields;
  const { title, game: gameName, options, seatCount, reach, graceSeconds, pace = 'normal' } = fields.value;
  if (typeof title !== 'string') return fail(malformed('setup.title', 'text'));
  if (reach !== 'local' && reach !== 'network') return fail(malformed('setup.reach', 'local | network'));
  if (!isWhole(graceSeconds, 0, TABLE_LIMITS.graceSeconds))
    return fail(malformed('setup.graceSeconds', `whole number 0–${TABLE_LIMITS.graceSeconds}`));
  if (!isPace(pace)) return fail(malformed('setup.pace', PACES.join(' | ')));
  const name = parseName(title, TABLE_LIMITS.title);
  if (!name.ok) return name;
  const game = typeof gameName === 'string' ? gameNamed(gameName) : undefined;
  if (game === undefined) return fail(rejection('unknown-game', { game: String(gameName) }));
  if (!isWhole(seatCount, game.seats.min, game.seats.max))
    return fail(rejection('bad-seats', { reason: 'count', least: game.seats.min, most: game.seats.max }));
  const parsed = game.parseOptions(options, seatCount);
  if (!parsed.ok) return parsed;
  return ok({
    title: name.value,
    game: game.name,
    options: parsed.value,
    seatCount,
    reach,
    graceSeconds,
    pace,
  });
}

const isPace = (input: unknown): input is Pace => PACES.some((pace) => pace === input);
