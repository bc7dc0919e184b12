// npm test: the checks, the build and all tests; what CI runs. The last line counts what really ran.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { printCheck, runChecks } from './checks.mjs';
import { countingLine, countResults, doubtsIn, isGood, reasonsIn } from './results.mjs';
import { root, runNode, toolScript } from './tools.mjs';

const isCi = Boolean(process.env['CI']) && process.env['CI'] !== 'false';
const reportFile = join(root, '.cache/vitest-report.json');

const steps = await runChecks(printCheck);
const started = performance.now();
const buildStep = {
  name: 'build',
  isOk: (await build()) === 0,
  seconds: (performance.now() - started) / 1000,
  output: '',
};
printCheck(buildStep);
steps.push(buildStep);

rmSync(reportFile, { force: true });
const vitest = await runNode(
  toolScript('vitest'),
  [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...process.argv.slice(2),
  ],
  { show: true },
);
const report = existsSync(reportFile) ? JSON.parse(readFileSync(reportFile, 'utf8')) : undefined;
const counts = countResults(steps, report, vitest.code);
const doubts = doubtsIn(report);

if (doubts.length > 0) console.log(`\nPASSED ONLY WHEN TRIED AGAIN:\n\n${doubts.join('\n\n')}`);
if (counts.failed.length > 0) {
  console.log(`\n${reasonsIn(report).join('\n\n')}`);
  console.log(`\nFAILED:\n${counts.failed.map((name) => `  ${name}`).join('\n')}`);
}
if (counts.skipped.length > 0) {
  console.log(`\nSKIPPED, so not tested here${isCi ? ' (a failure, because CI is set)' : ''}:`);
  console.log(counts.skipped.map((name) => `  ${name}`).join('\n'));
}
console.log(`\n${countingLine(counts)}`);
process.exitCode = isGood(counts, isCi) ? 0 : 1;
