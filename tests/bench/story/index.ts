import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Players } from '../../../cli/players.ts';
import { seatsOf } from '../../../core/base/ids.ts';
import type { AnyGame } from '../../../core/game.ts';
import { games } from '../../../core/games/index.ts';
import type { GameRecord } from '../../../core/record/index.ts';
import { claimsOf, marginOf } from '../../../core/story/claims.ts';
import { matchOf } from '../../../core/story/of-record.ts';
import { RARITY } from '../../../core/story/rarity.ts';
import type { Rarity, RarityTable } from '../../../core/story/select.ts';
import { benchAdjusted, type Adjusting } from './adjusted.ts';
import { benchSums } from './breakdown.ts';
import { benchChances } from './chances.ts';
import { benchWhatIf } from './what-if.ts';

const FILE = join(import.meta.dirname, '../../../core/story/rarity.ts');

/** Who plays: a rung that decides without searching. */
const BOT = 'casual';

/**
 * npm run bench -- story: how often each claim holds in games of bots, by game, edition and number of seats. Writes core/story/rarity.ts after
 * each combination; `--game`: only of one game, and what is there of the others stays. `--chances`: instead, how long chance lines take and
 * how far their estimates agree with bots of the rung `regular`; `--positions`: in so many positions of each game. `--what-if`: instead, how far
 * an answer agrees with one of ten times as many playouts, at so many `--moments` of each game; `--playouts`: of the first answer.
 * `--breakdown`: whether the parts of results add up. `--adjusted`: how results without deal, seat and the chance of the match are spread, with
 * `--bots` at seats drawn by lot; `--playouts` at the start and `--later`; `--replays` of each stretch of `--rounds`. All three: `--first`, the
 * number of the first match or moment, so that a measurement can go on where another ended.
 */
export async function benchStory(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '2000' },
      game: { type: 'string' },
      chances: { type: 'boolean', default: false },
      positions: { type: 'string', default: '30' },
      'what-if': { type: 'boolean', default: false },
      moments: { type: 'string', default: '300' },
      breakdown: { type: 'boolean', default: false },
      adjusted: { type: 'boolean', default: false },
      bots: { type: 'string', default: 'beginner,casual,regular,expert' },
      first: { type: 'string', default: '0' },
      playouts: { type: 'string' },
      later: { type: 'string', default: '12' },
      replays: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '7' },
    },
  });
  if (values.chances) return benchChances(values.game, Number(values.positions));
  const { playouts } = values;
  const first = Number(values.first);
  if (values['what-if'])
    return benchWhatIf(values.game, Number(values.moments), Number(playouts ?? 1_000), first);
  const chosen = Object.values(games).filter(({ name }) => [undefined, name].includes(values.game));
  if (values.breakdown) return chosen.forEach((game) => benchSums(game, Number(values.games), first));
  if (values.adjusted) {
    const numberOf = (name: Exclude<keyof Adjusting, 'bots' | 'playouts' | 'first'>): number =>
      Number(values[name]);
    const adjusting: Adjusting = {
      bots: values.bots.split(','),
      games: numberOf('games'),
      first,
      playouts: Number(playouts ?? 20),
      later: numberOf('later'),
      replays: numberOf('replays'),
      rounds: numberOf('rounds'),
    };
    return chosen.forEach((game) => benchAdjusted(game, adjusting));
  }
  const players = new Players();
  let table: RarityTable = RARITY;
  for (const game of chosen)
    for (const edition of Object.keys(game.presets))
      for (const seatCount of seatsOf(game.seats.max + 1).slice(game.seats.min)) {
        const rarity = await count(players, game, edition, seatCount, Number(values.games));
        const editions = table[game.name];
        const counts = { ...editions?.[edition], [seatCount]: rarity };
        table = { ...table, [game.name]: { ...editions, [edition]: counts } };
        writeFileSync(FILE, fileOf(table));
        print(`${game.name} ${edition} ${seatCount}`, rarity);
      }
  players.end();
}

async function count(
  players: Players,
  game: AnyGame,
  edition: string,
  seatCount: number,
  deals: number,
): Promise<Rarity> {
  const options = game.parseOptions({ edition }, seatCount);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  const bots = seatsOf(seatCount).map(() => BOT);
  const order = { game: game.name, options: options.value, seed: 'story', bots, rotate: false };
  const margins: number[] = [];
  const held: Record<string, number> = {};
  const add = (type: string): void => void (held[type] = (held[type] ?? 0) + 1);
  await players.play(
    order,
    deals,
    ({ records }) => {
      for (const line of records) {
        const match = matchOf(JSON.parse(line) as GameRecord);
        if (match === undefined) throw new Error('a game that did not end');
        margins.push(match.result.winners.length === 1 ? marginOf(match.result) : 0);
        // Whether it was close is not known before the last game
        for (const type of new Set(claimsOf(game, match, 0).map((claim) => claim.type))) add(type);
      }
    },
    true,
  );
  margins.sort((one, other) => one - other);
  const close = margins[Math.floor(margins.length / 10)] ?? 0;
  for (const margin of margins) if (margin >= 1 && margin <= close) add('close');
  const byName = Object.entries(held).sort(([one], [other]) => (one < other ? -1 : 1));
  return { games: margins.length, close, held: Object.fromEntries(byName) };
}

const fileOf = (table: RarityTable): string => `import type { RarityTable } from './select.ts';

/**
 * How rare claims are, by game, edition and number of seats: counted in games that bots of the rung ${BOT} played at all seats, by
 * \`npm run bench -- story\`, which writes this file.
 */
export const RARITY: RarityTable = ${JSON.stringify(table)};
`;

function print(title: string, { games: played, close, held }: Rarity): void {
  const shares = Object.entries(held)
    .sort(([, one], [, other]) => one - other)
    .map(([type, times]) => `${type} ${((100 * times) / played).toFixed(1)} %`);
  console.log(`${title}: ${played} games, close ${close}; ${shares.join(', ')}`);
}
