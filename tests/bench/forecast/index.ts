import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Dice } from '../../../core/base/search/dice.ts';
import { tablesOf, TOLD } from './tables.ts';
import { Net, type Pieces } from './train.ts';

/** One table in so many is not learned from, and says how far off the net is. */
const TRIED = 20;

/**
 * npm run bench -- forecast: makes the weights of the nets behind `Forecast` of Falsche Fuffziger, and prints them. `--keep FILE`: the tables are
 * kept there, and taken from there if they are.
 */
export function benchForecast(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '70' },
      rounds: { type: 'string', default: '6' },
      keep: { type: 'string' },
    },
  });
  const pieces = piecesFrom(values.keep, Number(values.games));
  const all = [...pieces.seats.keys()];
  // Neighbours are of one game.
  const apart = all.filter((table) => table >= all.length * (1 - 1 / TRIED));
  const order = all.slice(0, all.length - apart.length);
  const dice = new Dice(1, 2, 3);
  const net = new Net(dice);
  const rounds = Number(values.rounds);
  console.error(`${all.length} tables`);
  for (let round = 0; round < rounds; round++) {
    net.learn(pieces, order, dice, (1 - round / rounds) ** 1.5 + 0.02);
    console.error(round, JSON.stringify(net.errorsOn(pieces, apart)));
  }
  console.log(JSON.stringify([...net.weights].map((weight) => Number(weight.toPrecision(4)))));
}

function piecesFrom(keep: string | undefined, games: number): Pieces {
  if (keep !== undefined && existsSync(keep)) {
    const bytes = readFileSync(keep);
    const count = bytes.readUInt32LE(0);
    const seats = new Uint8Array(bytes.subarray(4, 4 + count));
    const rest = bytes.subarray(4 + count);
    const told = new Float32Array(rest.length / 4);
    Buffer.from(told.buffer).set(rest);
    return { seats, told, starts: startsOf(seats) };
  }
  const seats: number[] = [];
  const parts: Float32Array[] = [];
  for (let first = 0; first < games; first += 10) {
    const tables = tablesOf(Math.min(10, games - first), first);
    for (const count of tables.seats) seats.push(count);
    parts.push(Float32Array.from(tables.told));
    console.error(`  ${first + 10} games, ${seats.length} tables, ${process.cpuUsage().user / 1e6} s`);
  }
  const told = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const part of parts) {
    told.set(part, place);
    place += part.length;
  }
  const counts = Uint8Array.from(seats);
  if (keep !== undefined) {
    const head = Buffer.alloc(4);
    head.writeUInt32LE(counts.length);
    writeFileSync(keep, Buffer.concat([head, counts, Buffer.from(told.buffer)]));
  }
  return { seats: counts, told, starts: startsOf(counts) };
}

function startsOf(seats: Uint8Array): Uint32Array {
  const starts = new Uint32Array(seats.length);
  let place = 0;
  for (const [table, count] of seats.entries()) {
    starts[table] = place;
    place += count * TOLD;
  }
  return starts;
}
