import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameNamed, gameNames } from '../../core/games/index.ts';
import { fail, ok, type Result } from '../../core/base/result.ts';

/** A table to set up at the start. */
export interface TableOptions {
  readonly game: string;
  readonly seats: number;
  readonly bots: number;
  readonly title: string;
  readonly pin?: string;
}

/** The options of the command line. */
export interface CliOptions {
  readonly dataDir: string;
  /** Absent: the remembered port, else the usual one. */
  readonly port?: number;
  readonly reach: 'local-only' | 'network';
  /** Whether to replace the owner link. */
  readonly newOwner: boolean;
  readonly table?: TableOptions;
}

const OPTIONS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  name: { type: 'string' },
  pin: { type: 'string' },
  port: { type: 'string' },
  data: { type: 'string' },
  local: { type: 'boolean' },
  'new-owner-link': { type: 'boolean' },
} as const;

const ALLOWED =
  '--game GAME --seats N --bots N --name TITLE --pin 123456, --port PORT, --data FOLDER, --local, --new-owner-link';

type Values = {
  readonly [Name in keyof typeof OPTIONS]?: (typeof OPTIONS)[Name]['type'] extends 'string'
    ? string
    : boolean;
};

/** Parses the command line; fails with one line that says what was wrong and what is allowed. */
export function parseCommandLine(
  argv: readonly string[],
  defaultDataDir: string,
): Result<CliOptions, string> {
  const values = readOptions(argv);
  if (!values.ok) return values;
  const { game, data, local } = values.value;
  const port = readPort(values.value.port);
  if (!port.ok) return port;
  const table = game === undefined ? noTable(values.value) : readTable(game, values.value);
  if (!table.ok) return table;
  return ok({
    dataDir: data ?? defaultDataDir,
    ...(port.value === undefined ? {} : { port: port.value }),
    reach: local === true ? 'local-only' : 'network',
    newOwner: values.value['new-owner-link'] === true,
    ...(table.value === undefined ? {} : { table: table.value }),
  });
}

function readOptions(argv: readonly string[]): Result<Values, string> {
  try {
    return ok(parseArgs({ args: [...argv], options: OPTIONS, strict: true, allowPositionals: false }).values);
  } catch (error) {
    const [first] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    return fail(`${first}. Allowed are ${ALLOWED}.`);
  }
}

function readPort(text: string | undefined): Result<number | undefined, string> {
  if (text === undefined) return ok(undefined);
  const port = wholeNumber(text);
  return port !== undefined && port <= 65_535
    ? ok(port)
    : fail(`--port ${text}: a port is a whole number from 0 (any free one) to 65535.`);
}

/** Rejects options of a table without a game. */
function noTable(values: Values): Result<undefined, string> {
  const orphan = (['seats', 'bots', 'name', 'pin'] as const).find((name) => values[name] !== undefined);
  return orphan === undefined
    ? ok(undefined)
    : fail(`--${orphan} belongs to a table; say which game it is for: --game GAME.`);
}

function readTable(name: string, values: Values): Result<TableOptions, string> {
  const game = gameNamed(name);
  if (game === undefined) return fail(`--game ${name}: the games are ${gameNames.join(', ')}.`);
  const { min, max } = game.seats;
  const seats = values.seats === undefined ? Math.min(4, max) : wholeNumber(values.seats);
  if (seats === undefined || seats < min || seats > max)
    return fail(`--seats ${values.seats}: ${name} has ${min} to ${max} seats.`);
  const bots = wholeNumber(values.bots ?? '0');
  if (bots === undefined || bots > seats)
    return fail(`--bots ${values.bots}: 0 to ${seats} of the ${seats} seats can have a bot.`);
  const { pin } = values;
  if (pin !== undefined && !/^[0-9]{6}$/.test(pin)) return fail(`--pin: a PIN has six digits, like 123456.`);
  const title = values.name ?? 'Auction Night';
  return ok({ game: name, seats, bots, title, ...(pin === undefined ? {} : { pin }) });
}

const wholeNumber = (text: string): number | undefined =>
  /^[0-9]{1,6}$/.test(text) ? Number(text) : undefined;

/** Returns the host's folder in the platform's folder for application data. */
export function defaultDataDir(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, home = homedir()): string {
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData/Roaming'), 'auction-night');
  if (platform === 'darwin') return join(home, 'Library/Application Support/auction-night');
  return join(env['XDG_DATA_HOME'] || join(home, '.local/share'), 'auction-night');
}
