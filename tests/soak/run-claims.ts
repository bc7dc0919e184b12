// npm run claims -- --games N [--seed TEXT] [--game NAME] [--made-one-of N]: are the claims of matches true, and are those found that are? Most time goes to the lies that are made up in one of so many matches.
import { parseArgs } from 'node:util';
import { games } from '../../core/games/index.ts';
import { claimFormsOf } from '../games/claim-checker.ts';
import { botMatch, compareClaims, randomMatch, type Comparison } from '../games/claim-comparison.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    'made-one-of': { type: 'string', default: '4' },
  },
});
const count = Number(values.games);
if (!(count > 0)) throw new Error('--games takes a number above 0');

let amiss = 0;
const madeOneOf = Number(values['made-one-of']);
for (const game of Object.values(games).filter(({ name }) => [undefined, name].includes(values.game))) {
  const seen = new Map<string, number>();
  const print = (title: string, { claims, refused, lies, accepted }: Comparison): void => {
    for (const [type, times] of claims) seen.set(type, (seen.get(type) ?? 0) + times);
    const all = [...claims.values()].reduce((sum, one) => sum + one, 0);
    const numbers = `${all} claims, ${refused.length} refused; ${lies} lies, ${accepted.length} accepted`;
    console.log(`${title}: ${count} matches, ${numbers}`);
    for (const text of refused.slice(0, 10)) console.log(`  refused: ${text}`);
    for (const text of accepted.slice(0, 10)) console.log(`  accepted: ${text}`);
    amiss += refused.length + accepted.length;
  };
  const { min, max } = game.seats;
  for (const edition of Object.keys(game.presets))
    for (let seats = min; seats <= max; seats++) {
      const title = `${game.name} ${edition} ${seats}`;
      const seed = `${values.seed}/${title}`;
      print(title, compareClaims(game, count, seed, botMatch(game, edition, seats), madeOneOf));
    }
  const seed = `${values.seed}/${game.name}`;
  print(`${game.name} at random`, compareClaims(game, count, seed, randomMatch(game), madeOneOf));
  const types = Object.keys(claimFormsOf(game.name)).map((type) => `${type} ${seen.get(type) ?? 0}`);
  console.log(`  ${types.join(', ')}\n`);
}
process.exitCode = amiss > 0 ? 1 : 0;
