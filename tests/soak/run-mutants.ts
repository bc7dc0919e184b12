// npm run mutants [-- --game for-sale]: changes one rule after the other in a copy of the sources; does a witness of the rules notice?
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { fuffzigerMutants } from './mutants/falsche-fuffziger.ts';
import { forSaleMutants } from './mutants/for-sale.ts';
import { moneyMutants } from './mutants/money.ts';
import type { Mutant } from './mutants/mutant.ts';

/** The changed rules of a game, and who notices them. */
interface Suite {
  readonly mutants: readonly Mutant[];
  /** The test in which its referee plays, and the names of the tests that are meant there. */
  readonly referee: string;
  readonly names: string;
  /** The numbers of seats whose rows of perft are counted: two that differ in as many rules as there are, which is quicker than all. */
  readonly seats: readonly number[];
}

const SUITES: Readonly<Record<string, Suite>> = {
  'for-sale': {
    mutants: forSaleMutants,
    referee: 'tests/property/for-sale-referee.test.ts',
    names: 'the referee',
    seats: [3, 6],
  },
  money: {
    mutants: moneyMutants,
    referee: 'tests/property/money-referee.test.ts',
    names: 'the referee',
    seats: [3, 5],
  },
  'falsche-fuffziger': {
    mutants: fuffzigerMutants,
    referee: 'tests/property/fuffziger-games.test.ts',
    names: '1,000 random games for (3|5) go as the referee says',
    seats: [3, 5], // from five on the table is a large one, six play like five
  },
};

const PERFT = 'tests/core/perft.test.ts';
const SCENARIOS = 'tests/core/scenarios.test.ts';

/** What the witnesses need of the project. Its tsconfig.json names more than that, and nothing here is checked for types. */
const SOURCES = ['core', 'tests', 'package.json'];

const project = join(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { game: { type: 'string' } } });
const names = Object.keys(SUITES).filter((name) => values.game === undefined || values.game === name);
if (names.length === 0) throw new Error(`--game takes one of ${Object.keys(SUITES).join(', ')}`);

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'auction-night-mutants-')));
for (const source of SOURCES)
  cpSync(join(project, source), join(folder, source), {
    recursive: true,
    filter: (path) => !path.endsWith('tsconfig.json'),
  });
symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
const vitest = await createVitest(
  'test',
  {
    root: folder,
    config: false,
    watch: false,
    reporters: [{}],
    maxWorkers: 1,
    isolate: false,
    testTimeout: 600_000,
  },
  { root: folder, logLevel: 'error' },
);
const survivors: string[] = [];
try {
  for (const name of names) survivors.push(...(await tryMutants(vitest, name, SUITES[name])));
} finally {
  await vitest.close();
  rmSync(folder, { recursive: true });
}
console.log(survivors.length === 0 ? 'All were noticed.' : `Not noticed:\n  ${survivors.join('\n  ')}`);
process.exitCode = survivors.length === 0 ? 0 : 1;

/** Plants one mutant of a game after the other. Returns the rules of those that no witness noticed. */
async function tryMutants(
  vitest: Vitest,
  game: string,
  suite: Suite | undefined,
): Promise<readonly string[]> {
  if (suite === undefined) return [];
  for (const { file, text } of suite.mutants)
    if (readFileSync(join(folder, 'core/games', game, file), 'utf8').split(text).length !== 2)
      throw new Error(`${file} of ${game} does not hold once: ${text}`);
  const unchanged = await failuresIn(vitest, game, suite);
  if (unchanged.length > 0) throw new Error(`${game} without a change: ${unchanged.join(', ')}`);
  const survivors: string[] = [];
  const caught = new Map<string, number>();
  for (const { rule, file, text, replacement } of suite.mutants) {
    const path = join(folder, 'core/games', game, file);
    const source = readFileSync(path, 'utf8');
    plant(
      vitest,
      path,
      source.replace(text, () => replacement),
    );
    const witnesses = await failuresIn(vitest, game, suite);
    plant(vitest, path, source);
    for (const [name = ''] of witnesses.map((witness) => witness.split(' ')))
      caught.set(name, (caught.get(name) ?? 0) + 1);
    if (witnesses.length === 0) survivors.push(`${game}: ${rule}`);
    console.log(`${game}: ${rule}`.padEnd(72), witnesses.length === 0 ? 'NOT NOTICED' : witnesses.join(', '));
  }
  const counts = [...caught].map(([witness, count]) => `${witness} ${count}`).join(', ');
  console.log(
    `${game}: ${suite.mutants.length - survivors.length} of ${suite.mutants.length} noticed (${counts})\n`,
  );
  return survivors;
}

function plant(vitest: Vitest, path: string, source: string): void {
  writeFileSync(path, source);
  vitest.invalidateFile(path);
}

/** The witnesses of a game that fail now: its referee and its rows of perft; its scenarios are asked if neither does. */
async function failuresIn(
  vitest: Vitest,
  game: string,
  { referee, names, seats }: Suite,
): Promise<readonly string[]> {
  const rows = `the numbers of random games of '${game}' with (${seats.join('|')}) `;
  vitest.setGlobalTestNamePattern(new RegExp(`^(${names}|${rows}|scenarios '${game}/)`));
  const witnesses = await failuresOf(vitest, [referee, PERFT]);
  return witnesses.length > 0 ? witnesses : failuresOf(vitest, [SCENARIOS]);
}

async function failuresOf(vitest: Vitest, files: readonly string[]): Promise<readonly string[]> {
  const paths = files.map((file) => join(folder, file));
  const specifications = paths.map((path) => vitest.getRootProject().createSpecification(path));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
  if (unhandledErrors.length > 0) return ['unhandled errors'];
  const ran = testModules.filter(({ moduleId }) => paths.includes(moduleId)); // the others ran before
  if (ran.some((module) => module.state() === 'skipped'))
    throw new Error(`no test ran in one of ${files.join(', ')}`);
  return ran.filter((module) => !module.ok()).map(witnessOf);
}

/** The witness as it is printed; with the rows that changed, or the scenarios that failed. */
function witnessOf(module: TestModule): string {
  const failed = [...module.children.allTests('failed')];
  if (module.moduleId.endsWith(SCENARIOS)) return `scenarios (${failed.length})`;
  if (!module.moduleId.endsWith(PERFT)) return 'referee';
  const messages = failed.map((test) => test.result().errors?.[0]?.message ?? '');
  const rows = messages.map((message) => /\d+ of \d+ rows/.exec(message)?.[0] ?? 'an error');
  return `perft (${rows.join(' and ')})`;
}
