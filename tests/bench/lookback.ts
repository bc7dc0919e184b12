import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createRng } from '../../core/base/rng.ts';
import { gameNames } from '../../core/games/index.ts';
import { certainMarks } from '../../core/table/index.ts';
import { agreementOf, decisionsOf, finished, lookBack, type Agreement } from '../helpers/lookback.ts';

const NOTHING: Measured = {
  decisions: 0,
  marked: 0,
  both: 0,
  confirmed: 0,
  unmarked: 0,
  missed: 0,
  spent: 0,
};

/** One game, or many together; `spent`: seconds of processor time that the ordinary looks back at whole games take. */
type Measured = Agreement & { readonly spent: number };

/** A line of the file that a run can be gone on with. */
interface Line {
  readonly game: string;
  readonly index: number;
  readonly effort: number;
  readonly measured: Measured;
}

/**
 * npm run bench -- lookback: whether marks made after a game agree with those of many times the effort. `--decisions`: of each game only so many
 * are looked at, by lot; `--sample`: with the large effort of these only what is marked, and so many others. `--keep FILE`: each game is written there, and none again that is there.
 */
export function benchLookback(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: [...gameNames] },
      games: { type: 'string', default: '50' },
      first: { type: 'string', default: '0' },
      effort: { type: 'string', default: '20' },
      decisions: { type: 'string', default: 'Infinity' },
      sample: { type: 'string', default: 'Infinity' },
      keep: { type: 'string' },
    },
  });
  const effort = Number(values.effort);
  const kept = keptIn(values.keep);
  for (const game of values.game) {
    let all = NOTHING;
    for (let index = Number(values.first); index < Number(values.first) + Number(values.games); index++) {
      const known = kept.find(
        (one) => one.game === game && one.index === index && one.effort === effort,
      )?.measured;
      const measured = known ?? measure(game, index, effort, Number(values.decisions), Number(values.sample));
      all = sumOf(all, measured);
      if (known !== undefined) continue;
      const line = JSON.stringify({ game, index, effort, measured } satisfies Line);
      console.error(`  ${line}`);
      if (values.keep !== undefined) appendFileSync(values.keep, `${line}\n`);
    }
    print(game, Number(values.games), effort, all);
  }
}

function measure(game: string, index: number, effort: number, decisions: number, sample: number): Measured {
  const played = finished(game, index);
  const rng = createRng(`sample ${index}`);
  const all = decisionsOf(played);
  const places = rng.shuffle(all).slice(0, decisions);
  const begun = process.cpuUsage().user;
  const ordinary = lookBack(played, 1, '', places);
  const spent = ((process.cpuUsage().user - begun) / 1_000_000) * (all.length / places.length);
  const marked = certainMarks(ordinary).map(({ at }) => at);
  const others = ordinary.flatMap(({ at, reviewed }) =>
    marked.includes(at) || reviewed?.advice.comparison === undefined ? [] : [at],
  );
  const drawn = rng.shuffle(others).slice(0, sample);
  return { ...agreementOf(ordinary, lookBack(played, effort, 'large', [...marked, ...drawn])), spent };
}

function keptIn(file: string | undefined): readonly Line[] {
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Line);
}

function print(game: string, games: number, effort: number, all: Measured): void {
  const { decisions, marked, both, confirmed, unmarked, missed, spent } = all;
  const others = decisions - marked;
  const more = unmarked === 0 ? 0 : (missed * others) / unmarked;
  const round = (value: number): number => Math.round(value);
  console.log(`${game}: ${games} games, ${decisions} decisions that were compared`);
  console.log(`  processor time for a look back: ${(spent / games).toFixed(1)} s a game`);
  console.log(`  marked: ${marked}; with ${effort} times the effort too: ${percent(both, marked)}`);
  console.log(`  marks of whose sign the large effort is sure: ${percent(confirmed, marked)}`);
  console.log(`  of others, marked with the large effort: ${percent(missed, unmarked)}`);
  console.log(`  of what the large effort marks, found: ${percent(both, round(both + more))}`);
  console.log(
    `  decisions in the same state: ${percent(round(decisions - (marked - both) - more), decisions)}`,
  );
  console.log(`  of what either marks, marked by both: ${percent(both, round(marked + more))}`);
}

const sumOf = (one: Measured, other: Measured): Measured => ({
  decisions: one.decisions + other.decisions,
  marked: one.marked + other.marked,
  both: one.both + other.both,
  confirmed: one.confirmed + other.confirmed,
  unmarked: one.unmarked + other.unmarked,
  missed: one.missed + other.missed,
  spent: one.spent + other.spent,
});

/** With the 95 % interval (Wilson). */
function percent(part: number, whole: number): string {
  if (whole === 0) return `${part} of 0`;
  const z = 1.96;
  const share = part / whole;
  const middle = (share + (z * z) / (2 * whole)) / (1 + (z * z) / whole);
  const half =
    (z * Math.sqrt((share * (1 - share)) / whole + (z * z) / (4 * whole * whole))) / (1 + (z * z) / whole);
  const figure = (value: number): string => (100 * value).toFixed(1);
  return `${part} of ${whole}, ${figure(share)} % (${figure(middle - half)} to ${figure(middle + half)})`;
}
