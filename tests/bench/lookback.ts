import { parseArgs } from 'node:util';
import { gameNames } from '../../core/games/index.ts';
import { agreementOf, finished, lookBack, type Agreement } from '../helpers/lookback.ts';

const NOTHING: Agreement = { decisions: 0, ordinary: 0, large: 0, both: 0, confirmed: 0 };

/** npm run bench -- lookback: whether marks made after a game agree with those of many times the effort. */
export function benchLookback(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: [...gameNames] },
      games: { type: 'string', default: '50' },
      first: { type: 'string', default: '0' },
      effort: { type: 'string', default: '20' },
    },
  });
  for (const name of values.game) {
    let all = NOTHING;
    let spent = 0;
    for (let index = Number(values.first); index < Number(values.first) + Number(values.games); index++) {
      const game = finished(name, index);
      const begun = process.cpuUsage().user;
      const ordinary = lookBack(game);
      spent += (process.cpuUsage().user - begun) / 1_000_000;
      const one = agreementOf(ordinary, lookBack(game, Number(values.effort), 'large'));
      all = sumOf(all, one);
      console.error(`  ${name} ${index}: ${JSON.stringify(one)}`);
    }
    const { decisions, ordinary, large, both, confirmed } = all;
    const either = ordinary + large - both;
    console.log(`${name}: ${values.games} games, ${decisions} decisions with a choice`);
    console.log(`  processor time for a look back: ${(spent / Number(values.games)).toFixed(1)} s a game`);
    console.log(
      `  marked: ${ordinary}; with ${values.effort} times the effort: ${large}; with both: ${both}`,
    );
    console.log(`  marks that the large effort confirms: ${percent(confirmed, ordinary)}`);
    console.log(
      `  decisions in the same state (marked alike, or not at all): ${percent(decisions - either + both, decisions)}`,
    );
    console.log(`  of what either marks, marked by both: ${percent(both, either)}`);
  }
}

const sumOf = (one: Agreement, other: Agreement): Agreement => ({
  decisions: one.decisions + other.decisions,
  ordinary: one.ordinary + other.ordinary,
  large: one.large + other.large,
  both: one.both + other.both,
  confirmed: one.confirmed + other.confirmed,
});

const percent = (part: number, whole: number): string =>
  `${part} of ${whole}${whole === 0 ? '' : `, ${((100 * part) / whole).toFixed(1)} %`}`;
