// npm test: the build, the checks and all tests, as in CI. The last line counts the tests that really ran.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { printCheck, runChecks } from './checks.mjs';
import { countingLine, countResults, isGood, reasonsIn, timesOf } from './results.mjs';
import { root, runNode, toolScript } from './tools.mjs';
import { unhandledFile } from './unhandled-reporter.mjs';

const isCi = Boolean(process.env['CI']) && process.env['CI'] !== 'false';
const reportFile = join(root, '.cache/vitest-report.json');

const started = performance.now();
const buildStep = {
  name: 'build',
  isOk: (await build()) === 0,
  seconds: (performance.now() - started) / 1000,
  output: '',
};
printCheck(buildStep);

// Tests often wait for pages and hosts: the checks run in parallel and are printed at the end.
for (const file of [reportFile, unhandledFile]) rmSync(file, { force: true });
const testsStarted = performance.now();
const checking = runChecks(() => undefined);
const vitest = await runNode(
  toolScript('vitest'),
  [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    `--reporter=${join(root, 'build/unhandled-reporter.mjs')}`,
    ...process.argv.slice(2),
  ],
  { show: true },
);
const testSeconds = (performance.now() - testsStarted) / 1000;
const checks = await checking;
for (const check of checks) printCheck(check);
const steps = [buildStep, ...checks];
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const [report, unhandled] = [reportFile, unhandledFile].map(read);
const counts = countResults(steps, report, vitest.code, unhandled);

console.log(`\nTimes:\n${timesOf(steps, report, testSeconds).join('\n')}`);
if (counts.failed.length > 0) {
  console.log(`\n${reasonsIn(report, unhandled).join('\n\n')}`);
  console.log(`\nFAILED:\n${counts.failed.map((name) => `  ${name}`).join('\n')}`);
}
if (counts.skipped.length > 0) {
  console.log(`\nSKIPPED, so not tested here${isCi ? ' (a failure, because CI is set)' : ''}:`);
  console.log(counts.skipped.map((name) => `  ${name}`).join('\n'));
}
console.log(`\n${countingLine(counts)}`);
process.exitCode = isGood(counts, isCi) ? 0 : 1;
