import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDataDir, parseCommandLine, type CliOptions } from './headless/arguments.ts';
import { invitationText, folderText, refusalText } from './headless/output.ts';
import { seatBots } from './headless/seat-bots.ts';
import type { Rejection } from '../core/base/rejection.ts';
import { OPPONENT } from '../core/base/rungs.ts';
import { ok, type Result } from '../core/base/result.ts';
import { FolderError, startHost, type Host } from './host/index.ts';

/** Seconds that a table from the command line waits for an absent person before a bot takes over. */
const GRACE_SECONDS = 60;

/** Exit codes: invalid command line; the host failed. */
const BAD_ARGUMENTS = 2;
const FAILED = 1;

const out = join(import.meta.dirname, '..');
const manifest: { version: string } = JSON.parse(readFileSync(join(out, '../package.json'), 'utf8'));

async function run(options: CliOptions): Promise<void> {
  const host = await startHost({
    dataDir: options.dataDir,
    rendererDir: join(out, 'renderer'),
    appVersion: manifest.version,
    thinking: new URL('thinking.js', import.meta.url),
    drawing: new URL('drawing.js', import.meta.url),
    ...(options.port === undefined ? {} : { port: options.port }),
    reach: options.reach,
    newOwner: options.newOwner,
    log: (line) => console.error(line),
  });
  closeOnSignals(host);
  const table = await setUpTable(host, options);
  if (!table.ok) {
    console.error(`The table could not be set up: ${refusalText(table.error)}`);
    await host.close();
    process.exit(BAD_ARGUMENTS);
  }
  const { ownerLink, port } = host;
  if (options.port !== undefined && options.port !== 0 && options.port !== port)
    console.log(`Port ${options.port} is taken or forbidden here; the host has port ${port} instead.\n`);
  console.log(invitationText({ ownerLink, port, reachable: host.reachable(), reach: options.reach }));
  console.log('\nCtrl-C ends the host; unfinished tables stay and are taken up again.');
}

async function setUpTable(host: Host, { table, reach }: CliOptions): Promise<Result<undefined, Rejection>> {
  if (table === undefined) return ok(undefined);
  const { title, game, seats, bots, pin } = table;
  const common = { title, game, options: {}, seatCount: seats, graceSeconds: GRACE_SECONDS };
  const setup = { ...common, reach: reach === 'local-only' ? 'local' : reach };
  const created = await host.createTable(setup, pin);
  if (!created.ok) return created;
  const connection = { port: host.port, ownerSecret: host.ownerSecret, table: created.value };
  const lastSeats = Array.from({ length: bots }, (_, index) => seats - bots + index);
  return await seatBots(connection, lastSeats, OPPONENT);
}

/** The first signal closes properly, a second one immediately. */
function closeOnSignals(host: Host): void {
  let isClosing = false;
  const close = (): void => {
    if (isClosing) process.exit(FAILED);
    isClosing = true;
    host.close().then(
      () => process.exit(0),
      (error: unknown) => end(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
}

function end(error: unknown): void {
  if (error instanceof FolderError) console.error(folderText(error));
  else console.error(error instanceof Error ? error.message : String(error));
  process.exit(FAILED);
}

const parsed = parseCommandLine(process.argv.slice(2), defaultDataDir(process.platform, process.env));
if (parsed.ok) {
  run(parsed.value).catch(end);
} else {
  console.error(parsed.error);
  process.exitCode = BAD_ARGUMENTS;
}
