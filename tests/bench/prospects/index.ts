import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BUYING, SELLING } from '../../../core/games/for-sale/bots/searching/weights.ts';
import { REFUNDS, type Refund } from '../../../core/games/for-sale/options.ts';
import { Net, type Errors, type Shape } from '../nets/net.ts';
import { Tables } from '../nets/tables.ts';
import { keptApart, train } from '../nets/train.ts';
import { addBids, BIDDING, BIDDING_TOLD, Bidder } from './bidding.ts';
import { Games, PROSPECTS, TOLD, TOTAL } from './games.ts';

/** A net, what it has learned from, and how far off it is on what was kept apart. */
interface Learned {
  readonly net: Net;
  readonly games: number;
  readonly tables: number;
  readonly errors: Errors;
}

/**
 * npm run bench -- prospects: makes the weights of the nets behind `Prospects` of For Sale, and prints them, or writes them `--into FILE`. First two nets
 * learn to bid and to sell as experts do, so that games are quick.
 */
export function benchProspects(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      bids: { type: 'string', default: '150000' },
      selling: { type: 'string', default: '300000' },
      buying: { type: 'string', default: '400000' },
      rounds: { type: 'string', default: '8' },
      into: { type: 'string' },
    },
  });
  const [games, rounds] = [Number(values.selling), Number(values.rounds)];
  const bids = new Tables(BIDDING_TOLD);
  const ofExperts = addBids(Number(values.bids), bids);
  const bidding = learned('bids of experts', ofExperts, bids, BIDDING, 2 * rounds);
  const bidder = new Bidder(bidding.net);

  const sold = new Tables(TOLD);
  const ended = new Games(bidder, 2);
  for (let game = 0; game < games; game++) ended.addSelling(sold);
  const selling = learned('SELLING', games, sold, PROSPECTS, rounds, SELLING);

  const buying = REFUNDS.map((refund, place) => {
    const bought = new Tables(TOLD);
    const bidden = new Games(bidder, 3 + place);
    for (let game = 0; game < Number(values.buying); game++) bidden.addBuying(refund, selling.net, bought);
    const name = `BUYING ${refund}`;
    return [refund, learned(name, Number(values.buying), bought, PROSPECTS, rounds, BUYING[refund])] as const;
  });
  const written = moduleOf(bidding, selling, buying);
  if (values.into === undefined) console.log(written);
  else writeFileSync(values.into, written);
}

/** Trains a net and prints its errors on the tables kept apart, beside those of the weights that are there already. */
function learned(
  name: string,
  games: number,
  tables: Tables,
  shape: Shape,
  rounds: number,
  present?: Float64Array,
): Learned {
  console.error(`${name}: ${counted(tables.count)} tables of ${counted(games)} games; ${secondsUsed()} s`);
  const net = train(tables, shape, rounds, (round, errors) => console.error(`  ${round} ${said(errors)}`));
  const apart = keptApart(tables);
  if (present !== undefined)
    console.error(
      `  the present one: ${said(new Net(shape, present).errorsOn(tables, apart))}; ${secondsUsed()} s`,
    );
  return { net, games, tables: tables.count, errors: net.errorsOn(tables, apart) };
}

const secondsUsed = (): string => (process.cpuUsage().user / 1e6).toFixed(0);
const counted = (number: number): string => number.toLocaleString('en');
const percent = (share: number): string => (100 * share).toFixed(1);

const said = ({ wins, luck, least, found, amounts }: Errors): string =>
  [
    `a cross-entropy of ${wins.toFixed(4)} (by luck ${luck.toFixed(2)}, at least ${least.toFixed(2)})`,
    `the likeliest is right at ${percent(found)} %`,
    ...amounts.map((total) => `totals within ${(TOTAL * total).toFixed(2)}`),
  ].join(', ');

/** The source of `weights.ts`, not yet formatted. */
const moduleOf = (
  bidding: Learned,
  selling: Learned,
  buying: readonly (readonly [Refund, Learned])[],
): string => `import type { Refund } from '../../material.ts';

/**
 * The nets behind \`Prospects\`, ${PROSPECTS.units} hidden units each, written by \`npm run bench -- prospects\`: trained by gradient descent (Adam, cross-entropy of the
 * win, squares of the total) on games that quick copies of experts played, at tables of three to six: their bids a net trained on
 * ${counted(bidding.tables)} choices of experts, of which it foretells ${percent(bidding.errors.found)} %, their sales as experts draw them. Up to a round by lot they bid or sold
 * waywardly, so that odd tables are known too; what is told came after. Errors are those on tables they were not trained on.
 */

/**
 * Before a round of part 1, by refund, from wins and totals as \`SELLING\` foretells them at the end of the part.
${buying.map(([refund, one]) => ` * \`${refund}\`: ${learnedFrom(one)}.`).join('\n')}
 */
export const BUYING: Readonly<Record<Refund, Float64Array>> = {
${buying.map(([refund, { net }]) => `  '${refund}': ${listed(net)},`).join('\n')}
};

/** Before a round of part 2 but the last: ${learnedFrom(selling)}. */
export const SELLING = ${listed(selling.net)};
`;

const learnedFrom = ({ tables, games, errors }: Learned): string =>
  `${counted(tables)} tables of ${counted(games)} games; ${said(errors)}`;

const listed = ({ weights }: Net): string =>
  `new Float64Array(${JSON.stringify(Array.from(weights, (weight) => Number(weight.toPrecision(4))))})`;
