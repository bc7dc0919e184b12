import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reportOf } from '../../build/pack/check.ts';

const PROJECT = join(import.meta.dirname, '../..');

describe('npm run pack:check', () => {
  const empty = mkdtempSync(join(tmpdir(), 'auction-night-no-electron-'));
  afterAll(() => rmSync(empty, { recursive: true }));
  const run = (
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
  ): Promise<{ code: unknown; lines: readonly string[] }> =>
    new Promise((resolve) =>
      execFile(
        process.execPath,
        ['--import', 'tsx', 'build/pack/check.ts', ...args],
        { cwd: PROJECT, env: { ...process.env, ...env } },
        (error, stdout, stderr) =>
          resolve({ code: error?.code ?? 0, lines: (stdout || stderr).trim().split('\n') }),
      ),
    );

  it('finds the app as it is in order, on the three systems', async () => {
    const { code, lines } = await run([]);
    expect(lines.filter((line) => !line.startsWith('ok '))).toEqual([
      expect.stringMatching(/^The app can be packed: all \d+ checks held\.$/),
    ]);
    for (const system of ['linux', 'win', 'mac'])
      expect(lines).toContainEqual(
        expect.stringMatching(`^ok +${system}: archive \\(\\d+ files, [0-9]\\.\\d\\d MB\\)$`),
      );
    expect(code).toBe(0);
  });

  it('says what does not hold, and fails', async () => {
    const { code, lines } = await run(['linux'], { ELECTRON_DIST: empty });
    expect(lines.filter((line) => line.startsWith('FAILED'))).toHaveLength(1);
    expect(lines.at(-1)).toMatch(/^The app must not be packed like this: 1 of \d+ checks failed\.$/);
    expect(code).toBe(1);
  });

  it('puts what it found below the check that found it', () => {
    const report = reportOf([
      { name: 'one', findings: [] },
      { name: 'two', findings: ['It is not so.', 'Nor that.'] },
    ]);
    expect(report.split('\n')).toEqual([
      'ok     one',
      'FAILED two',
      '         It is not so.',
      '         Nor that.',
      'The app must not be packed like this: 1 of 2 checks failed.',
    ]);
  });
});
