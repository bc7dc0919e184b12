import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Players } from '../../cli/players.ts';
import { gameNamed, gameNames } from '../../core/games/index.ts';
import { isRung, OPPONENT, RUNGS, type Rung } from '../../core/base/rungs.ts';
import { meanOf } from './ladder/print.ts';
import { adviceFor, newRecord, withResult } from '../../renderer/stores/opponent-record.ts';

/** How strong the newcomer is. */
const NEWCOMER = 'casual';
const GAMES = 10;
const SEATS = 4;

/** npm run bench -- evening: the first ten games of a newcomer, who stays with the opponents that come first, or takes those that the app offers. */
export async function benchEvening(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true, default: [...gameNames] },
      evenings: { type: 'string', default: '100' },
      processes: { type: 'string', default: `${availableParallelism()}` },
    },
  });
  const players = new Players(Number(values.processes));
  console.log(
    `wins of a ${NEWCOMER} player in the first ${GAMES} games, ${SEATS} seats, ${values.evenings} evenings`,
  );
  for (const name of values.game)
    for (const takesOffers of [false, true]) {
      const evenings = await Promise.all(
        Array.from({ length: Number(values.evenings) }, (_, evening) =>
          eveningOf(players, name, evening, takesOffers),
        ),
      );
      printEvenings(
        `${name}, ${takesOffers ? 'who takes every offer' : 'who stays with the first opponents'}`,
        evenings,
      );
    }
  players.end();
}

/** How many games of an evening are won, and against whom it ends. */
interface Evening {
  readonly wins: number;
  readonly opponent: Rung;
}

function printEvenings(title: string, evenings: readonly Evening[]): void {
  const shares = evenings.map(({ wins }) => wins / GAMES).sort((one, other) => one - other);
  const at = (part: number): string =>
    `${Math.round(100 * (shares[Math.floor(part * (shares.length - 1))] ?? 0))} %`;
  const last = RUNGS.map((bot) => `${bot} ${evenings.filter(({ opponent }) => opponent === bot).length}`);
  console.log(
    `  ${title.padEnd(56)} ${meanOf(shares)}; a tenth of evenings below ${at(0.1)}, a tenth above ${at(0.9)}; in the end against ${last.join(', ')}`,
  );
}

async function eveningOf(
  players: Players,
  name: string,
  evening: number,
  takesOffers: boolean,
): Promise<Evening> {
  const game = gameNamed(name);
  const options = game?.parseOptions({}, SEATS);
  if (game === undefined || options?.ok !== true) throw new Error(`no game named ${name}`);
  const names = Object.keys(game.bots);
  let wins = 0;
  let record = newRecord(OPPONENT);
  for (let number = 0; number < GAMES; number++) {
    const against = record.rung;
    const bots = Array.from({ length: SEATS }, (_, at) => (at === number % SEATS ? NEWCOMER : against));
    const order = {
      game: name,
      options: options.value,
      seed: `evening ${evening}/${number}`,
      bots,
      rotate: false,
    };
    const [deal] = await players.play(order, 1);
    const share = deal?.shares[number % SEATS] ?? 0;
    wins += share;
    record = withResult(record, `${number}`, share > 0);
    const advice = adviceFor(record, names);
    if (takesOffers && advice !== undefined && isRung(advice.to)) record = newRecord(advice.to);
  }
  return { wins, opponent: record.rung };
}
