import { closeSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rejection, type Rejection } from '../core/base/rejection.ts';
import { fail, ok, type Result } from '../core/base/result.ts';
import { runArena, type ArenaGame, type ArenaSetup } from '../core/bots/index.ts';
import { gameNamed, gameNames } from '../core/games/index.ts';
import { RECORD_FORMAT } from '../core/record/index.ts';

const USAGE =
  'npm run --silent simulate -- --game G --players N --games K --seed S --bots a,b,… [--rotate] [--options JSON] [--records FILE]';

interface Arguments extends ArenaSetup {
  readonly records: string | undefined;
}

/** The command line as a setup; rejects with a code and what was expected. */
function parse(args: readonly string[]): Result<Arguments, Rejection> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      players: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string' },
      rotate: { type: 'boolean', default: false },
      options: { type: 'string', default: '{}' },
      records: { type: 'string' },
    },
  });
  const game = gameNamed(values.game ?? '');
  if (game === undefined)
    return fail(rejection('unknown-game', { game: values.game ?? '', games: [...gameNames] }));
  const bots = (values.bots ?? '').split(',');
  const players = Number(values.players ?? bots.length);
  const deals = Number(values.games);
  if (!Number.isInteger(deals) || deals < 1) return malformed('games', 'whole number from 1');
  if (!(players >= game.seats.min && players <= game.seats.max))
    return fail(rejection('bad-seats', { reason: 'count', least: game.seats.min, most: game.seats.max }));
  if (bots.length !== players) return malformed('bots', `${players} names with commas between`);
  const options = game.parseOptions(JSON.parse(values.options), players);
  if (!options.ok) return options;
  const { seed, rotate, records } = values;
  return ok({ game, options: options.value, deals, seed, bots, rotate, records });
}

const malformed = (at: string, expected: string): Result<never, Rejection> =>
  fail(rejection('malformed', { at, expected }));

function readArguments(): Result<Arguments, Rejection> {
  try {
    return parse(process.argv.slice(2));
  } catch (error) {
    return malformed('arguments', `${USAGE} (${error instanceof Error ? error.message : String(error)})`);
  }
}

/** One record per line, complete enough to be replayed anywhere. */
const recordLine = (setup: Arguments, { deal, seating, match }: ArenaGame): string =>
  JSON.stringify({
    format: RECORD_FORMAT,
    game: setup.game.name,
    options: setup.options,
    seats: seating.map((bot) => `${setup.bots[bot] ?? ''} ${bot + 1}`),
    deal,
    actions: match.actions,
  }) + '\n';

function main(): number {
  const setup = readArguments();
  if (!setup.ok) {
    console.log(JSON.stringify({ ok: false, error: setup.error }));
    return 1;
  }
  const { records } = setup.value;
  const file = records === undefined ? undefined : openSync(records, 'w');
  const began = performance.now();
  const report = runArena(setup.value, (game) => {
    if (file !== undefined) writeSync(file, recordLine(setup.value, game));
  });
  const seconds = (performance.now() - began) / 1000;
  if (file !== undefined) closeSync(file);
  if (!report.ok) {
    console.log(JSON.stringify({ ok: false, error: report.error }));
    return 1;
  }
  const { games, meanMoves, bots } = report.value;
  console.log(JSON.stringify({ gamesPerSecond: games / seconds, meanMoves, bots }));
  return 0;
}

process.exitCode = main();
