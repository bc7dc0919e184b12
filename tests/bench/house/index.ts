import { parseArgs } from 'node:util';
import { createRng } from '../../../core/base/rng.ts';
import { RUNGS } from '../../../core/base/rungs.ts';
import { gameNames } from '../../../core/games/index.ts';
import { statisticsOf, type HouseGame, type HouseStatistics } from '../../../core/house/index.ts';
import {
  byModel,
  byNoise,
  houseOfRungs,
  kendall,
  twoCircles,
  type SimulatedHouse,
} from '../../helpers/simulated-house.ts';
import { compare, recountIn, saidOf, shownOf } from '../../helpers/season/comparison.ts';
import { playSeason } from '../../helpers/season/season.ts';
import { houseOfMatches, storedMatches, storeMatches } from './matches.ts';
import { printSharpness } from './sharpness.ts';

const MATCHES = 12;
const MATCHES_AN_EVENING = 4;
const OUTCOMES = [
  { title: 'as the fit takes matches to be', outcome: byModel },
  { title: 'with bell-shaped noise', outcome: byNoise },
];

/**
 * npm run bench -- house: whether the strengths of the house book hold, and how long its statistics take; with --season N, whether a second
 * program counts N evenings alike.
 */
export async function benchHouse(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '1000' },
      houses: { type: 'string', default: '600' },
      matches: { type: 'string' },
      first: { type: 'string', default: '0' },
      count: { type: 'string', default: '0' },
      season: { type: 'string' },
      seed: { type: 'string', default: 'season' },
    },
  });
  if (values.season !== undefined) return recountSeason(values.seed, Number(values.season));
  const [runs, houses] = [Number(values.runs), Number(values.houses)];
  if (values.matches !== undefined) {
    storeMatches(values.matches, Number(values.first), Number(values.count));
    const matches = storedMatches(values.matches);
    for (const game of gameNames) printSharpness(game, matches);
    coverRealMatches(matches, runs);
    return;
  }
  for (const { title, outcome } of OUTCOMES) {
    printCoverage(`simulated ${title}`, runs, (run) => {
      const { games, rungs } = houseOfRungs(`house/${run}`, outcome);
      return { games, rung: rungs.get('ann') ?? 0 };
    });
    for (const count of [40, 120])
      printOrder(`two circles ${title}, ${count} matches`, houses, (house) =>
        twoCircles(`circles/${house}`, count, outcome),
      );
  }
  timeStatistics();
}

/** Prints where the app and the second program differ on a season of so many evenings. */
async function recountSeason(seed: string, evenings: number): Promise<void> {
  const season = await playSeason(seed, evenings, MATCHES_AN_EVENING);
  const said = await saidOf(season);
  const { numbers, others, differences } = compare(
    shownOf(said),
    recountIn(season.computer.folder, season.ledgers),
  );
  console.log(
    `${said.games.length} matches: ${numbers} numbers and ${others} other facts compared, ${differences.length} differences`,
  );
  for (const difference of differences) console.log(`  ${difference}`);
  await season.dispose();
}

function coverRealMatches(matches: readonly HouseGame[], runs: number): void {
  const rng = createRng('house');
  printCoverage(`drawn from ${matches.length} matches of bots`, runs, () => {
    const rung = rng.below(RUNGS.length);
    return { games: houseOfMatches(matches, RUNGS[rung] ?? 'regular', MATCHES, rng) ?? [], rung };
  });
}

const strengthOf = (
  { people }: HouseStatistics,
  person: string,
): HouseStatistics['people'][number]['strength'] => people.find((one) => one.person === person)?.strength;

/** Prints how often the interval of `ann` contains the rung, for all runs and by rung. */
function printCoverage(
  title: string,
  runs: number,
  draw: (run: number) => { readonly games: readonly HouseGame[]; readonly rung: number },
): void {
  const results = Array.from({ length: runs }, (_, run) => {
    const { games, rung } = draw(run);
    const { low = NaN, high = NaN, at = NaN } = strengthOf(statisticsOf(games), 'ann') ?? {};
    return { rung, isHeld: low <= rung && rung <= high, width: high - low, error: at - rung };
  }).filter(({ width }) => !Number.isNaN(width));
  console.log(`${title}: ${MATCHES} matches, interval of 90 %`);
  for (const rung of [undefined, ...RUNGS.keys()]) {
    const own = results.filter((one) => rung === undefined || one.rung === rung);
    const held = meanOf(own.map(({ isHeld }) => (isHeld ? 100 : 0)));
    const width = meanOf(own.map((one) => one.width));
    const error = meanOf(own.map((one) => one.error));
    console.log(
      `  ${(rung === undefined ? 'all' : (RUNGS[rung] ?? '')).padEnd(10)} ${own.length} runs: held ${held.toFixed(1)} %, ${width.toFixed(2)} rungs wide, off by ${error.toFixed(2)} on average`,
    );
  }
}

/** Prints how well the order of people follows their skill, by several scales. */
function printOrder(title: string, houses: number, draw: (house: number) => SimulatedHouse): void {
  const taus = Array.from({ length: houses }, (_, house) => {
    const { games, rungs } = draw(house);
    const people = statisticsOf(games).people.filter(({ strength }) => strength !== undefined);
    const skills = people.map(({ person }) => rungs.get(person) ?? 0);
    return {
      wins: kendall(
        people.map(({ wins }) => wins),
        skills,
      ),
      leftBehind: kendall(
        people.map((one) => (one.leftBehind + 4) / (one.opponents + 8)),
        skills,
      ),
      strength: kendall(
        people.map(({ strength }) => strength?.at ?? 0),
        skills,
      ),
    };
  });
  const tau = (scale: keyof (typeof taus)[number]): string =>
    meanOf(taus.map((one) => one[scale])).toFixed(3);
  console.log(
    `${title}, ${houses} houses: τ of wins ${tau('wins')}, left behind ${tau('leftBehind')}, strength ${tau('strength')}`,
  );
}

function timeStatistics(): void {
  const { games } = twoCircles('time', 1000);
  const times = Array.from({ length: 20 }, () => {
    const before = process.cpuUsage();
    statisticsOf(games);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  }).sort((one, other) => one - other);
  console.log(
    `statistics of ${games.length} matches, processor time: most ${(times.at(-1) ?? 0).toFixed(0)} ms, median ${(times[10] ?? 0).toFixed(0)} ms`,
  );
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
