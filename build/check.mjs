// npm run check: format, lint, types of every layer, dependency rules, unused code.
import { printCheck, runChecks } from './checks.mjs';

const started = performance.now();
const results = await runChecks(printCheck);
const failed = results.filter((result) => !result.isOk);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  failed.length === 0
    ? `All ${results.length} checks passed in ${seconds} s.`
    : `${failed.length} of ${results.length} checks failed in ${seconds} s: ${failed.map((result) => result.name).join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
