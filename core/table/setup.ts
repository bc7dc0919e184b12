import { isWhole, malformed, parseFields } from '../base/parse.ts';
import { parseName } from '../base/name.ts';
import { DAILY, isDay } from '../base/daily.ts';
import { isSameJson } from '../base/json.ts';
import { JOIN_POLICIES, TURN_CLOCKS } from '../base/hosting.ts';
import { PACES } from '../base/pace.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { AnyGame, CommonOptions } from '../game.ts';
import { gameNamed } from '../games/index.ts';
import { botMeant, STAND_IN } from '../base/rungs.ts';
import { TABLE_LIMITS } from './limits.ts';
import type { Adjustable, TableSetup } from './state.ts';

/**
 * A table's setup from anything: the title trimmed, the game known, its options read by the game and spelled out. Where nothing is said
 * of them the pace is normal, nobody has to hurry, the door is open and no coach is there; a stand-in that the game does not have is the usual one.
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
    'clock',
    'standIn',
    'door',
    'coach',
    'daily',
  ]);
  if (!fields.ok) return fields;
  const { title, game: gameName, options, seatCount, reach, graceSeconds } = fields.value;
  if (typeof title !== 'string') return fail(malformed('setup.title', 'text'));
  if (reach !== 'local' && reach !== 'network') return fail(malformed('setup.reach', 'local | network'));
  if (!isWhole(graceSeconds, 0, TABLE_LIMITS.graceSeconds))
    return fail(malformed('setup.graceSeconds', `whole number 0–${TABLE_LIMITS.graceSeconds}`));
  const manner = parseManner(fields.value);
  if (!manner.ok) return manner;
  const { standIn, ...others } = manner.value;
  const name = parseName(title, TABLE_LIMITS.title);
  if (!name.ok) return name;
  const game = typeof gameName === 'string' ? gameNamed(gameName) : undefined;
  if (game === undefined) return fail(rejection('unknown-game', { game: String(gameName) }));
  if (!isWhole(seatCount, game.seats.min, game.seats.max))
    return fail(rejection('bad-seats', { reason: 'count', least: game.seats.min, most: game.seats.max }));
  const parsed = game.parseOptions(options, seatCount);
  if (!parsed.ok) return parsed;
  const { daily } = fields.value;
  if (daily !== undefined && !isDay(daily)) return fail(malformed('setup.daily', 'YYYY-MM-DD'));
  const isUsual = reach === 'local' && !others.coach && isDailyGame(game, parsed.value, seatCount);
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
    ...(daily !== undefined && { daily }),
  });
}

/** Whether these are the options and the seats of a deal of the day: those of an edition, the same for everybody. */
function isDailyGame(game: AnyGame, options: object, seatCount: number): boolean {
  const { edition } = options as CommonOptions;
  const usual = game.parseOptions({ edition, memoryAid: DAILY.memoryAid }, seatCount);
  return seatCount === DAILY.seatCount && usual.ok && isSameJson(usual.value, options);
}

/** What of a setup may be changed during a game, as it is. */
export function adjustable({ pace, clock, standIn, door, coach, options }: TableSetup): Required<Adjustable> {
  const { memoryAid } = options as CommonOptions; // which every game has
  return { pace, clock, standIn, door, coach, memoryAid };
}

/** The bot that is meant; the usual one, or the nearest to it that the game has, where it has none of that name. */
function standInOf(game: AnyGame, name: string): string {
  const bots = Object.keys(game.bots);
  return botMeant(name, bots) ?? botMeant(STAND_IN, bots) ?? STAND_IN;
}

/** How people play at a table, which may be changed during a game. */
function parseManner({
  pace = 'normal',
  clock = 'off',
  standIn = STAND_IN,
  door = 'open',
  coach = false,
}: Readonly<Record<string, unknown>>): Result<Omit<Required<Adjustable>, 'memoryAid'>, Rejection> {
  const [paceSaid, clockSaid, doorSaid] = [
    oneOf('setup.pace', PACES, pace),
    oneOf('setup.clock', TURN_CLOCKS, clock),
    oneOf('setup.door', JOIN_POLICIES, door),
  ];
  if (!paceSaid.ok) return paceSaid;
  if (!clockSaid.ok) return clockSaid;
  if (!doorSaid.ok) return doorSaid;
  if (typeof standIn !== 'string') return fail(malformed('setup.standIn', 'the name of a bot'));
  if (typeof coach !== 'boolean') return fail(malformed('setup.coach', 'true or false'));
  return ok({ coach, pace: paceSaid.value, clock: clockSaid.value, door: doorSaid.value, standIn });
}

function oneOf<Value extends string>(
  at: string,
  all: readonly Value[],
  input: unknown,
): Result<Value, Rejection> {
  const found = all.find((value) => value === input);
  return found === undefined ? fail(malformed(at, all.join(' | '))) : ok(found);
}
