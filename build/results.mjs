// Counts what really ran, from the steps before the tests and vitest's JSON report.
import { stripVTControlCharacters } from 'node:util';

/**
 * Counts a whole run. Only tests count as passed, but a failed step (a check, the build) counts as a failure. So does a file that failed
 * outside its tests (it did not load, or a hook threw), and a run that vitest calls failed for another reason, such as an unhandled
 * rejection: no failure is lost.
 * @param report Vitest's JSON report, undefined if it wrote none.
 * @param exitCode Vitest's exit code.
 * @param unhandled Errors that no test caught (`{ message, stack }`).
 * @returns {{ passed: number, failed: string[], skipped: string[] }} The names of failed and skipped tests.
 */
export function countResults(steps, report, exitCode, unhandled = []) {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) =>
    file.assertionResults.map((test) => ({ status: test.status, name: `${file.name}: ${test.fullName}` })),
  );
  const named = (isCounted) => tests.filter(({ status }) => isCounted(status)).map(({ name }) => name);
  const brokenFiles = files
    .filter(
      (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
    )
    .map((file) => `${file.name}: ${file.message || 'failed outside its tests'}`);
  const failedInVitest = [
    ...named((status) => status === 'failed'),
    ...brokenFiles,
    ...unhandled.map(({ message }) => `outside the tests: ${message}`),
  ];
  if (report === undefined) failedInVitest.push('vitest wrote no report');
  else if (exitCode !== 0 && failedInVitest.length === 0)
    failedInVitest.push(`vitest ended with ${exitCode} although no test failed (see the errors above)`);
  return {
    passed: named((status) => status === 'passed').length,
    failed: [...steps.filter((step) => !step.isOk).map((step) => step.name), ...failedInVitest],
    skipped: named((status) => status !== 'passed' && status !== 'failed'),
  };
}

const MAX_LINES = 60;

/** Returns the messages of failed tests and uncaught errors, to print at the end of a long output: a title each, then its lines. */
export function reasonsIn(report, unhandled = []) {
  const tests = (report?.testResults ?? [])
    .flatMap((file) => file.assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'failed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => ({ title: fullName, text: failureMessages.join('\n') }));
  const others = unhandled.map(({ message, stack }) => ({ title: message, text: stack }));
  return [...tests, ...others].map(({ title, text }) => {
    const lines = stripVTControlCharacters(text).split('\n');
    return [`${title}:`, ...lines.slice(0, MAX_LINES).map((line) => `  ${line}`)].join('\n');
  });
}

const MAX_FILES = 10;

/**
 * Lists wall-clock seconds: the steps, all tests, then the sums of each folder of tests (they run in parallel, so they exceed the total),
 * then the slowest files.
 */
export function timesOf(steps, report, testSeconds) {
  const files = (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: name.replaceAll('\\', '/').replace(/^.*\/(?=tests\/)/, ''),
    seconds: (endTime - startTime) / 1000,
  }));
  const folders = new Map();
  for (const { name, seconds } of files) {
    const folder = name.split('/').slice(0, 2).join('/');
    folders.set(folder, (folders.get(folder) ?? 0) + seconds);
  }
  const parts = [
    ...Array.from(folders, ([name, seconds]) => ({ name: `all of ${name}`, seconds })),
    ...files.toSorted((one, other) => other.seconds - one.seconds).slice(0, MAX_FILES),
  ];
  return [
    ...steps,
    { name: 'tests', seconds: testSeconds },
    ...parts.map(({ name, seconds }) => ({ name: `  ${name}`, seconds })),
  ].map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/** The last line of `npm test`. */
export const countingLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed.length} failed${skipped.length === 0 ? '' : `, ${skipped.length} skipped`}`;

/** Whether the run succeeded. With `isCi` skipped tests are a failure, since they have not been tested. */
export const isGood = ({ failed, skipped }, isCi) => failed.length === 0 && !(isCi && skipped.length > 0);
