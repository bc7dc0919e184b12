import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seatsOf, type Seat } from '../../core/base/ids.ts';
import type { OptionField } from '../../core/base/option-field.ts';
import { createRng, type Rng } from '../../core/base/rng.ts';
import type { Game, GameFacts, GameTypes } from '../../core/game.ts';
import { falscheFuffziger } from '../../core/games/falsche-fuffziger/index.ts';
import { forSale } from '../../core/games/for-sale/index.ts';
import { money } from '../../core/games/money/index.ts';
import { drawStep as drawFuffzigerStep } from './falsche-fuffziger/play.ts';
import { drawAction as drawMoneyAction, drawSeat as drawMoneySeat } from './money/play.ts';
import { drawStep as drawForSaleStep, TEMPERS } from './for-sale/play.ts';

/*
 * Numbers that stand for the rules, as perft counts do for a move generator: random games are played with each option value, and
 * everything that anybody learns of them is counted and hashed. Whatever changes a rule changes numbers.
 */

/** What some random games with the same number of seats and the same options come to. */
export interface PerftRow {
  readonly game: string;
  readonly seats: number;
  /** What is set: an edition, or one option beside the default edition. */
  readonly options: string;
  /** The seed of deals and players. */
  readonly seed: string;
  readonly games: number;
  readonly acts: number;
  /** Different positions reached, as far as anybody at the table can tell them apart. */
  readonly positions: number;
  /** The first 16 digits of the SHA-256 of every event and every position, in order. */
  readonly hash: string;
}

const FILE = join(import.meta.dirname, '../golden/perft.json');

/** More acts than a random game has; without a bound a changed rule could make one endless. */
const MOST_ACTS = 5_000;

/** Of options that are whole numbers those values that differ in random games. */
const WHOLE: Readonly<Record<string, readonly number[]>> = { hands: [1, 2], stallLimit: [1, 2, 20] };

/** Draws something that a seat may do. */
type Draw<Types extends GameTypes> = (
  state: Types['state'],
  rng: Rng,
) => { readonly seat: Seat; readonly action: Types['action'] };

/** A game whose rows are counted. */
export interface PerftGame {
  readonly name: string;
  readonly seats: GameFacts['seats'];
  /** The rows with so many seats. */
  rows(seats: number): readonly PerftRow[];
}

/** All games. At each table it is drawn how people play who sit there. */
export const perftGames: readonly PerftGame[] = [
  perftGame(forSale, 2, (table) => {
    const tempers = table.shuffle(TEMPERS);
    return (state, rng) => drawForSaleStep(state, rng, tempers);
  }),
  perftGame(money, 1, () => (state, rng) => {
    const at = drawMoneySeat(state, rng);
    return { seat: at, action: drawMoneyAction(money.legal(state, at), rng) };
  }),
  perftGame(falscheFuffziger, 1, (table) => {
    const tempers = table.shuffle(['wild', 'wild', 'keen', 'keen', 'idle'] as const);
    return (state, rng) => drawFuffzigerStep(state, rng, tempers);
  }),
];

/** The numbers of seats with which a game can be played. */
export const seatCounts = ({ seats: { min, max } }: PerftGame): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The rows that the rules were last meant to have. */
export const goldenRows = (): readonly PerftRow[] => JSON.parse(readFileSync(FILE, 'utf8')) as PerftRow[];

/** Writes the rows, one a line. */
export const writeRows = (rows: readonly PerftRow[]): void =>
  writeFileSync(FILE, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);

/** A row as one line, aligned below others. */
export const lineOf = ({ game, seats, options, games, acts, positions, hash }: PerftRow): string =>
  [
    `${game} ${seats} ${options}`.padEnd(52),
    `${games} games`,
    `${acts} acts`.padStart(11),
    `${positions} positions`.padStart(16),
    hash,
  ].join('  ');

function perftGame<Types extends GameTypes>(
  game: Game<Types>,
  games: number,
  drawsOf: (rng: Rng) => Draw<Types>,
): PerftGame {
  const { name, seats } = game;
  const rows = (count: number): readonly PerftRow[] =>
    settingsOf(game, count).map((said) => rowOf(game, count, said, games, drawsOf));
  return { name, seats, rows };
}

/** Each edition, and each option value that the default edition has not, one at a time. */
function settingsOf<Types extends GameTypes>(game: Game<Types>, seats: number): readonly object[] {
  const [standard = {}] = Object.values(game.presets);
  const fields: readonly OptionField[] = [{ key: 'memoryAid', type: 'flag' }, ...game.optionFields];
  const changed = fields.flatMap((field) =>
    valuesOf(field, seats)
      .filter((value) => (standard as Readonly<Record<string, unknown>>)[field.key] !== value)
      .map((value) => ({ [field.key]: value })),
  );
  return [...Object.keys(game.presets).map((edition) => ({ edition })), ...changed];
}

function valuesOf(field: OptionField, seats: number): readonly unknown[] {
  switch (field.type) {
    case 'choice':
      return field.values;
    case 'whole':
      return WHOLE[field.key] ?? [field.least, field.most];
    case 'flag':
      return [true];
    case 'seat':
      return seatsOf(seats);
    case 'set': {
      const size = field.sizeBySeats[seats] ?? 0;
      return size === 0 ? [] : [field.values.slice(0, size)];
    }
  }
}

function rowOf<Types extends GameTypes>(
  game: Game<Types>,
  seats: number,
  said: object,
  games: number,
  drawsOf: (rng: Rng) => Draw<Types>,
): PerftRow {
  const parsed = game.parseOptions(said, seats);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const options = Object.entries(said)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join();
  const seed = `perft/${game.name}/${seats}/${options}`;
  const hash = createHash('sha256');
  const positions = new Set<string>();
  let acts = 0;
  for (let index = 0; index < games; index++) {
    const rng = createRng(`${seed}/${index}`);
    const deal = game.deal(parsed.value, seats, rng);
    const draw = drawsOf(rng);
    let state = game.start(parsed.value, seats, deal);
    hash.update(JSON.stringify(deal));
    for (const most = acts + MOST_ACTS; ; acts++) {
      const text = positionText(game, state, seats);
      positions.add(createHash('sha256').update(text).digest('base64'));
      hash.update(text);
      if (game.awaits(state).length === 0) break;
      if (acts === most) throw new Error(`${seed} does not end`);
      const { seat: at, action } = draw(state, rng);
      const step = game.apply(state, at, action);
      if (!step.ok) throw new Error(`${seed}: ${JSON.stringify({ at, action, error: step.error })}`);
      hash.update(JSON.stringify([at, action, step.value.events]));
      state = step.value.state;
    }
  }
  const digest = hash.digest('hex').slice(0, 16);
  return { game: game.name, seats, options, seed, games, acts, positions: positions.size, hash: digest };
}

/** All that anybody can tell of a position: who is awaited, what each may do, what everybody sees, and what came out. */
const positionText = <Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  seats: number,
): string =>
  JSON.stringify([
    game.awaits(state),
    seatsOf(seats).map((at) => game.legal(state, at)),
    [...seatsOf(seats), 'table' as const].map((viewer) => game.view(state, viewer)),
    game.result(state),
  ]);
