import { closeSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rejection, type Rejection } from '../core/base/rejection.ts';
import { fail, ok, type Result } from '../core/base/result.ts';
import { playDeals, reportOf, type ArenaSetup } from '../core/bots/index.ts';
import { gameNamed, gameNames } from '../core/games/index.ts';
import { Players, processesFor } from './players.ts';

const USAGE =
  'npm run --silent simulate -- --game G --players N --games K --seed S --bots a,b,… [--rotate] [--options JSON] [--records FILE]';

interface Arguments extends ArenaSetup {
  readonly records: string | undefined;
}

/** Parses the command line; rejects with a code and what was expected. */
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

/** Reports progress on stderr, at most once a second; results go to stdout. */
function progressOf(deals: number): () => void {
  let done = 0;
  let reportedAt = performance.now();
  return () => {
    done += 1;
    if (performance.now() - reportedAt < 1000) return;
    reportedAt = performance.now();
    console.error(`${done} of ${deals} deals`);
  };
}

async function main(): Promise<number> {
  const setup = readArguments();
  if (!setup.ok) return printError(setup.error);
  const { deals, records, ...arena } = setup.value;
  const nothing = playDeals(arena, 0, 0);
  if (!nothing.ok) return printError(nothing.error);
  const file = records === undefined ? undefined : openSync(records, 'w');
  const report = progressOf(deals);
  const players = new Players(processesFor(deals));
  const began = performance.now();
  const outcomes = await players.play(
    { ...arena, game: arena.game.name },
    deals,
    ({ records: lines }) => {
      if (file !== undefined) for (const line of lines) writeSync(file, line);
      report();
    },
    file !== undefined,
  );
  const seconds = (performance.now() - began) / 1000;
  players.end();
  if (file !== undefined) closeSync(file);
  const { games, meanMoves, bots } = reportOf(arena.bots, outcomes);
  console.log(JSON.stringify({ gamesPerSecond: games / seconds, meanMoves, bots }));
  return 0;
}

function printError(error: Rejection): number {
  console.log(JSON.stringify({ ok: false, error }));
  return 1;
}

process.exitCode = await main();
