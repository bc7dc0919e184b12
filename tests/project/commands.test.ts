import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
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
    const error = { message: 'Error: no host', stack: 'Error: no host\n    at join' };
    expect(countResults([], unhandled, 1, [error]).failed).toEqual(['outside the tests: Error: no host']);
    expect(reasonsIn(unhandled, [error])).toEqual(['Error: no host:\n  Error: no host\n      at join']);
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
