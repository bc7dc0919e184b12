// The static checks: their commands, and how they share two cores.
import { runNode, toolScript } from './tools.mjs';

/**
 * The checks by lane; lanes run in parallel, the checks of a lane in order. Lint also checks the types of all programs; the types of
 * single-file components take longer than everything else.
 */
const LANES = [
  [{ name: 'types of components', package: 'vue-tsc', args: ['-p', 'renderer', '--noEmit'] }],
  [
    { name: 'format', package: 'oxfmt', args: ['--check'] },
    { name: 'lint and types', package: 'oxlint', args: [] },
    { name: 'lint of components', package: 'eslint', args: ['--max-warnings=0', '.'] },
    {
      name: 'dependency rules',
      package: 'dependency-cruiser',
      command: 'depcruise',
      args: [
        '--config',
        'build/dependency-cruiser.cjs',
        '--output-type',
        'err',
        'core',
        'electron',
        'renderer',
        'cli',
        'tests',
        'docs',
      ],
    },
    { name: 'unused code', package: 'knip', args: ['--no-progress'] },
  ],
];

/**
 * Runs all checks.
 * @param onDone Called with each result.
 * @returns {Promise<{ name: string, isOk: boolean, seconds: number, output: string }[]>}
 */
export async function runChecks(onDone) {
  const lanes = await Promise.all(LANES.map((lane) => runLane(lane, onDone)));
  return lanes.flat();
}

async function runLane(lane, onDone) {
  const results = [];
  for (const check of lane) {
    const started = performance.now();
    const { code, output } = await runNode(toolScript(check.package, check.command), check.args);
    const seconds = (performance.now() - started) / 1000;
    const result = { name: check.name, isOk: code === 0, seconds, output: output.trim() };
    results.push(result);
    onDone(result);
  }
  return results;
}

/** Prints the result of one check: a line, and its output if it failed. */
export function printCheck({ name, isOk, seconds, output }) {
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (!isOk) console.log(`${output}\n`);
}
