// Counts what really ran, from the steps before the tests and the JSON report of vitest.
import { stripVTControlCharacters } from 'node:util';

/**
 * The counts of a whole run. `report` is vitest's JSON report, or undefined if it wrote none; `exitCode` is vitest's,
 * `unhandled` what no test caught (`{ message, stack }`). Only tests are counted as passed; a step that failed (a check, the build) counts as a failure all the same. So does a file
 * that failed outside its tests (it did not load, or a hook threw), and a run that vitest calls failed for another reason, such
 * as an unhandled rejection: nothing that failed counts as nothing.
 * @returns {{ passed: number, failed: string[], skipped: string[] }} names of what failed and of what was skipped
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

const MOST_LINES = 60;

/** What is said of each test that failed and of what no test caught, so that it stands at the end, however long the output is: a title, then its lines. */
export function reasonsIn(report, unhandled = []) {
  const tests = (report?.testResults ?? [])
    .flatMap((file) => file.assertionResults)
    .filter(({ status, failureMessages = [] }) => status === 'failed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => ({ title: fullName, text: failureMessages.join('\n') }));
  const others = unhandled.map(({ message, stack }) => ({ title: message, text: stack }));
  return [...tests, ...others].map(({ title, text }) => {
    const lines = stripVTControlCharacters(text).split('\n');
    return [`${title}:`, ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`)].join('\n');
  });
}

const MOST_FILES = 10;

/**
 * Where the time went, in seconds by the clock: the steps, all tests, then the files of each folder of tests added up (they run
 * side by side, so together they come to more), then the files that took longest.
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
    ...files.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST_FILES),
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

/** Whether the run is good. What was skipped has not been tested, so with `isCi` it is a failure. */
export const isGood = ({ failed, skipped }, isCi) => failed.length === 0 && !(isCi && skipped.length > 0);
