import { createServer, type ServerResponse } from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchElectron, reasonForNoWindow } from '../../build/programs.mjs';
import { countingLine, countResults, isGood, reasonsIn, timesOf } from '../../build/results.mjs';

const step = (name: string, isOk: boolean) => ({ name, isOk, seconds: 1, output: '' });
const test = (fullName: string, status: string) => ({ fullName, status });
const file = (name: string, status: string, assertionResults: readonly object[], message = '') => ({
  name,
  status,
  assertionResults,
  message,
});

describe('what npm test counts', () => {
  it('is every test that ran, and no step before them', () => {
    const report = { testResults: [file('a', 'passed', [test('x', 'passed'), test('y', 'passed')])] };
    const counts = countResults([step('lint', true), step('build', true)], report, 0);
    expect(countingLine(counts)).toBe('2 passed, 0 failed');
    expect(isGood(counts, true)).toBe(true);
  });

  it('names what failed, checks too', () => {
    const report = { testResults: [file('a', 'failed', [test('x', 'failed'), test('y', 'passed')])] };
    const counts = countResults([step('lint', false)], report, 1);
    expect(counts.failed).toEqual(['lint', 'a: x']);
    expect(countingLine(counts)).toBe('1 passed, 2 failed');
    expect(isGood(counts, false)).toBe(false);
  });

  it('says what was skipped, which is a failure in CI', () => {
    const report = {
      testResults: [file('a', 'passed', [test('x', 'passed'), test('y', 'skipped'), test('z', 'todo')])],
    };
    const counts = countResults([], report, 0);
    expect(countingLine(counts)).toBe('1 passed, 0 failed, 2 skipped');
    expect([isGood(counts, false), isGood(counts, true)]).toEqual([true, false]);
  });

  it('overlooks no failure that is no test', () => {
    const notLoaded = { testResults: [file('a', 'failed', [], 'SyntaxError')] };
    expect(countResults([], notLoaded, 1).failed).toEqual(['a: SyntaxError']);
    const hook = { testResults: [file('a', 'failed', [test('x', 'passed')])] };
    expect(countResults([], hook, 1).failed).toEqual(['a: failed outside its tests']);
    const unhandled = { testResults: [file('a', 'passed', [test('x', 'passed')])] };
    expect(countResults([step('lint', false)], unhandled, 1).failed).toHaveLength(2);
    expect(countResults([], undefined, 1).failed).toEqual(['vitest wrote no report']);
    expect(countResults([], { testResults: [] }, 1).failed).toHaveLength(1);
  });

  it('says at the end why a test failed, without colours and not at endless length', () => {
    const failed = {
      ...test('x', 'failed'),
      failureMessages: ['\u001b[31mfirst\u001b[39m\n', 'line\n'.repeat(99)],
    };
    const report = { testResults: [file('a', 'failed', [failed, test('y', 'passed')])] };
    const [reason = '', ...others] = reasonsIn(report);
    expect(others).toEqual([]);
    expect(reason.split('\n').slice(0, 2)).toEqual(['x:', '  first']);
    expect(reason.split('\n')).toHaveLength(61);
    expect(reasonsIn(undefined)).toEqual([]);
  });

  it('says where the time went, the longest files first', () => {
    const timed = (name: string, endTime: number) => ({ ...file(name, 'passed', []), startTime: 0, endTime });
    const report = {
      testResults: [timed('/home/tests/core/short.ts', 1500), timed('/home/tests/core/long.ts', 61_000)],
    };
    expect(timesOf([step('lint', true)], report, 70)).toEqual([
      '    1.0 s  lint',
      '   70.0 s  tests',
      '   62.5 s    all of tests/core',
      '   61.0 s    tests/core/long.ts',
      '    1.5 s    tests/core/short.ts',
    ]);
  });
});

describe('npm start', () => {
  const fetchElectron = vi.fn(
    async (): Promise<string | undefined> => 'Electron could not be fetched: offline',
  );
  const ask = (more: object) => {
    fetchElectron.mockClear();
    const env = { DISPLAY: ':0' };
    return reasonForNoWindow({
      args: [],
      platform: 'linux',
      env,
      hasElectron: () => true,
      fetchElectron,
      ...more,
    });
  };

  it('opens a window where it can, without fetching anything twice', async () => {
    expect(await ask({})).toBeUndefined();
    expect(await ask({ env: { WAYLAND_DISPLAY: 'w' } })).toBeUndefined();
    expect(await ask({ platform: 'darwin', env: {} })).toBeUndefined();
    expect(fetchElectron).not.toHaveBeenCalled();
  });

  it('says why it cannot', async () => {
    expect(await ask({ args: ['--host'] })).toBe('asked for with --host');
    expect(await ask({ env: {} })).toBe('there is no display');
    expect(fetchElectron).not.toHaveBeenCalled();
    expect(await ask({ hasElectron: () => false })).toBe('Electron could not be fetched: offline');
  });
});

describe('the download of Electron', () => {
  const SILENCE = 4_000;
  let folder = '';
  let stop = (): void => undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'auction-night-electron-'));
  });
  afterEach(() => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Fetches from a server that answers so. The program of another system is asked for, which is never here already. */
  async function fetchFrom(
    answer: (response: ServerResponse) => void,
    silence: number,
  ): Promise<string | undefined> {
    const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
    stop = () => {
      server.closeAllConnections();
      server.close();
    };
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const platform = process.platform === 'darwin' ? 'linux' : 'darwin';
    return fetchElectron({
      silence,
      env: {
        ...process.env,
        ELECTRON_MIRROR: `http://127.0.0.1:${port}/`,
        ELECTRON_INSTALL_PLATFORM: platform,
        electron_config_cache: folder,
      },
    });
  }

  it('may take far longer than it may be silent', async () => {
    const parts = (2 * SILENCE) / 200;
    let sent = 0;
    const reason = await fetchFrom((response) => {
      response.writeHead(200, { 'content-length': parts });
      const timer = setInterval(() => {
        response.write('x');
        sent += 1;
        if (sent < parts) return;
        clearInterval(timer);
        response.end();
      }, 200);
    }, SILENCE);
    expect(sent).toBe(parts);
    expect(reason).toMatch(/checksum/i); // all of it has come: what was sent is not Electron
  });

  it.each([
    ['answers', (): void => undefined],
    [
      'goes on',
      (response: ServerResponse) => void response.writeHead(200, { 'content-length': 1_000 }).write('x'),
    ],
  ])('is given up where nothing %s any more', async (_what, answer) => {
    expect(await fetchFrom(answer, 500)).toBe('Electron could not be fetched: nothing came for 0.5 s');
  });
});

describe('an installation', () => {
  const PROJECT = join(import.meta.dirname, '../..');
  const lock = JSON.parse(readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
  };

  it('runs no script of any package, and ours need none', () => {
    expect(readFileSync(join(PROJECT, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
    const manifest = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
      readonly scripts: object;
    };
    // npm leaves these out, too
    expect(
      Object.keys(manifest.scripts).filter((name) => /^(pre|post)|^(install|prepare)$/.test(name)),
    ).toEqual([]);
  });

  it('has no other packages with such scripts than those that work without', () => {
    const scripted = Object.entries(lock.packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript === true ? [path.replace(/^node_modules\//, '')] : [],
    );
    // esbuild's makes its command start faster, electron-winstaller's is for an installer that is not made here
    expect(scripted.sort()).toEqual(['electron-winstaller', 'esbuild']);
  });
});
