// Counts what really ran, from the steps before the tests and the JSON report of vitest.
import { stripVTControlCharacters } from 'node:util';

/**
 * The counts of a whole run. `report` is vitest's JSON report, or undefined if it wrote none; `exitCode` is vitest's.
 * A file that failed outside its tests (it did not load, or a hook threw) counts as one failure, and so does a run that
 * vitest calls failed for another reason, such as an unhandled rejection: nothing that failed counts as nothing.
 * @returns {{ passed: number, failed: string[], skipped: string[] }} names of what failed and of what was skipped
 */
export function countResults(steps, report, exitCode) {
  const tests = (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map((test) => ({ status: test.status, name: `${file.name}: ${test.fullName}` })),
  );
  const brokenFiles = (report?.testResults ?? [])
    .filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    )
    .map((file) => `${file.name}: ${file.message || 'failed outside its tests'}`);
  const failed = [
    ...steps.filter((step) => !step.isOk).map((step) => step.name),
    ...tests.filter((test) => test.status === 'failed').map((test) => test.name),
    ...brokenFiles,
  ];
  if (report === undefined) failed.push('vitest wrote no report');
  else if (exitCode !== 0 && failed.length === steps.filter((step) => !step.isOk).length) {
    failed.push(`vitest ended with ${exitCode} although no test failed (see the errors above)`);
  }
  const passed =
    steps.filter((step) => step.isOk).length + tests.filter((test) => test.status === 'passed').length;
  const skipped = tests
    .filter((test) => test.status !== 'passed' && test.status !== 'failed')
    .map((test) => test.name);
  return { passed, failed, skipped };
}

const MOST_LINES = 60;

/** What is said of each test that failed, so that it stands at the end, however long the output is: a title, then its lines. */
export const reasonsIn = (report) => reasonsOf(report, 'failed');

/** The same of each test that failed and passed when it was tried again: something is not sure, even if it counts as passed. */
export const doubtsIn = (report) => reasonsOf(report, 'passed');

function reasonsOf(report, status) {
  const tests = (report?.testResults ?? []).flatMap((file) => file.assertionResults);
  return tests
    .filter((test) => test.status === status && (test.failureMessages ?? []).length > 0)
    .map(({ fullName, failureMessages }) => {
      const lines = stripVTControlCharacters(failureMessages.join('\n')).split('\n');
      return [`${fullName}:`, ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`)].join('\n');
    });
}

/** The last line of `npm test`. */
export const countingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed.length} failed${skipped.length === 0 ? '' : `, ${skipped.length} skipped`}`;

/** Whether the run is good. What was skipped has not been tested, so with `isCi` it is a failure. */
export const isGood = ({ failed, skipped }, isCi) => failed.length === 0 && !(isCi && skipped.length > 0);
