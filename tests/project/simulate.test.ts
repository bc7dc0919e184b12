import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { runArena, type ArenaGame } from '../../core/bots/index.ts';
import { gameNamed } from '../../core/games/index.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'auction-night-simulate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const simulate = async (...args: readonly string[]): Promise<unknown> => {
  const told = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'cli/simulate.ts', '--game', 'for-sale', ...args],
    { cwd: ROOT },
  ).catch((error: unknown) => error as { stdout: string });
  return JSON.parse(told.stdout);
};

it('plays on all processors what one alone would play, and keeps the records in order', async () => {
  const bots = ['value', 'random', 'expert@gambler'];
  const file = join(folder, 'records');
  const wish = ['--games', '25', '--seed', 'same', '--rotate', '--bots', bots.join(','), '--records', file];
  const said = await simulate(...wish);
  const game = gameNamed('for-sale');
  const options = game?.parseOptions({}, 3);
  if (game === undefined || options?.ok !== true) throw new Error('no such game');
  const played: ArenaGame[] = [];
  const setup = { game, options: options.value, deals: 25, seed: 'same', bots, rotate: true };
  const report = runArena(setup, (one) => played.push(one));
  if (!report.ok) throw new Error(report.error.code);
  expect(said).toMatchObject({ meanMoves: report.value.meanMoves, bots: report.value.bots });
  const records = readFileSync(file, 'utf8').trim().split('\n');
  expect(records.map((line) => (JSON.parse(line) as { actions: unknown }).actions)).toEqual(
    played.map(({ match }) => match.actions),
  );
  const players = [
    { type: 'bot', name: 'value 1', bot: 'value' },
    { type: 'bot', name: 'random 2', bot: 'random' },
    { type: 'bot', name: 'expert@gambler 3', bot: 'expert', temper: 'gambler' },
  ];
  expect(records.map((line) => (JSON.parse(line) as { meta: unknown }).meta)).toEqual(
    played.map(({ seating }) => ({
      rulesVersion: game.rulesVersion,
      seats: seating.map((bot) => [players[bot]]),
    })),
  );
});

it('says which bot there is not', async () => {
  const said = await simulate('--bots', 'value,random,nobody');
  expect(said).toMatchObject({ ok: false, error: { code: 'bad-target', data: { target: 'nobody' } } });
});
