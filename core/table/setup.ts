import { isIntegerIn, malformed, parseFields } from '../base/parse.ts';
import { parseName } from '../base/name.ts';
import { DAILY, isDay } from '../base/daily.ts';
import { isSameJson } from '../base/json.ts';
import { JOIN_POLICIES, TURN_CLOCKS } from '../base/hosting.ts';
import { PACES } from '../base/pace.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { AnyGame, CommonOptions } from '../game.ts';
import { gameNamed } from '../games/index.ts';
import { resolveBot, STAND_IN } from '../base/rungs.ts';
import { TABLE_LIMITS } from './limits.ts';
import type { Adjustable, TableSetup } from './state.ts';

/**
 * Reads a table's setup: trims the title, resolves the game and completes its options. By default the pace is normal, the clock is off, the
 * join policy is open, there is no coach and hands stay closed; a stand-in that the game does not have becomes the default one.
 * Rejects with malformed, unknown-key, bad-name, unknown-game, bad-seats, or as the game rejects its options.
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
    'clock',
    'standIn',
    'door',
    'coach',
    'openHands',
    'hostShuffles',
    'daily',
  ]);
  if (!fields.ok) return fields;
  const { title, game: gameName, options, seatCount, reach, graceSeconds } = fields.value;
  if (typeof title !== 'string') return fail(malformed('setup.title', 'text'));
  if (reach !== 'local' && reach !== 'network') return fail(malformed('setup.reach', 'local | network'));
  if (!isIntegerIn(graceSeconds, 0, TABLE_LIMITS.graceSeconds))
    return fail(malformed('setup.graceSeconds', `whole number 0–${TABLE_LIMITS.graceSeconds}`));
  const settings = parseAdjustable(fields.value);
  if (!settings.ok) return settings;
  const { standIn, ...others } = settings.value;
  const name = parseName(title, TABLE_LIMITS.title);
  if (!name.ok) return name;
  const game = typeof gameName === 'string' ? gameNamed(gameName) : undefined;
  if (game === undefined) return fail(rejection('unknown-game', { game: String(gameName) }));
  if (!isIntegerIn(seatCount, game.seats.min, game.seats.max))
    return fail(rejection('bad-seats', { reason: 'count', least: game.seats.min, most: game.seats.max }));
  const parsed = game.parseOptions(options, seatCount);
  if (!parsed.ok) return parsed;
  const { daily, openHands, hostShuffles } = fields.value;
  if (openHands !== undefined && openHands !== true) return fail(malformed('setup.openHands', 'true'));
  if (hostShuffles !== undefined && hostShuffles !== true)
    return fail(malformed('setup.hostShuffles', 'true'));
  if (daily !== undefined && !isDay(daily)) return fail(malformed('setup.daily', 'YYYY-MM-DD'));
  const isUsual =
    reach === 'local' &&
    !others.coach &&
    openHands === undefined &&
    isDailyGame(game, parsed.value, seatCount);
  if (daily !== undefined && !isUsual) return fail(malformed('setup.daily', 'an edition as it is'));
  return ok({
    title: name.value,
    game: game.name,
    options: parsed.value,
    seatCount,
    reach,
    graceSeconds,
    ...others,
    standIn: standInOf(game, standIn),
    ...(openHands && { openHands }),
    ...(hostShuffles && { hostShuffles }),
    ...(daily !== undefined && { daily }),
  });
}

/** Whether options and seats are those of a daily deal: the defaults of an edition, the same for everybody. */
function isDailyGame(game: AnyGame, options: object, seatCount: number): boolean {
  const { edition } = options as CommonOptions;
  const usual = game.parseOptions({ edition, memoryAid: DAILY.memoryAid }, seatCount);
  return seatCount === DAILY.seatCount && usual.ok && isSameJson(usual.value, options);
}

/** The settings of a setup that may change during a match. */
export function adjustable({ pace, clock, standIn, door, coach, options }: TableSetup): Required<Adjustable> {
  const { memoryAid } = options as CommonOptions; // which every game has
  return { pace, clock, standIn, door, coach, memoryAid };
}

/** The bot with that name; else the default stand-in, or the nearest to it that the game has. */
function standInOf(game: AnyGame, name: string): string {
  const bots = Object.keys(game.bots);
  return resolveBot(name, bots) ?? resolveBot(STAND_IN, bots) ?? STAND_IN;
}

/** Reads the settings that may change during a match. */
function parseAdjustable({
  pace = 'normal',
  clock = 'off',
  standIn = STAND_IN,
  door = 'open',
  coach = false,
}: Readonly<Record<string, unknown>>): Result<Omit<Required<Adjustable>, 'memoryAid'>, Rejection> {
  const [paceResult, clockResult, policy] = [
    oneOf('setup.pace', PACES, pace),
    oneOf('setup.clock', TURN_CLOCKS, clock),
    oneOf('setup.door', JOIN_POLICIES, door),
  ];
  if (!paceResult.ok) return paceResult;
  if (!clockResult.ok) return clockResult;
  if (!policy.ok) return policy;
  if (typeof standIn !== 'string') return fail(malformed('setup.standIn', 'the name of a bot'));
  if (typeof coach !== 'boolean') return fail(malformed('setup.coach', 'true or false'));
  return ok({ coach, pace: paceResult.value, clock: clockResult.value, door: policy.value, standIn });
}

function oneOf<Value extends string>(
  at: string,
  all: readonly Value[],
  input: unknown,
): Result<Value, Rejection> {
  const found = all.find((value) => value === input);
  return found === undefined ? fail(malformed(at, all.join(' | '))) : ok(found);
}
