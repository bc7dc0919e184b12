import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TRAITS } from '../../../core/games/falsche-fuffziger/bots/searching/forecast.ts';
import type { Errors, Shape } from '../nets/net.ts';
import { Tables } from '../nets/tables.ts';
import { train } from '../nets/train.ts';
import { COINS, TOLD, addTables } from './tables.ts';

/** Coins and real money beside the win. */
const SHAPE: Shape = { traits: TRAITS, units: 24, amounts: 2, amountsCount: 0.3 };

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
  const tables = tablesFrom(values.keep, Number(values.games));
  console.error(`${tables.count} tables`);
  const net = train(tables, SHAPE, Number(values.rounds), (round, errors) =>
    console.error(round, JSON.stringify(inCoins(errors))),
  );
  console.log(JSON.stringify([...net.weights].map((weight) => Number(weight.toPrecision(4)))));
}

/** Real money is in parts of what all have on average. */
const inCoins = ({ wins, amounts: [coins = 0, real] }: Errors) => ({ wins, coins: COINS * coins, real });

function tablesFrom(keep: string | undefined, games: number): Tables {
  if (keep !== undefined && existsSync(keep)) return tablesIn(readFileSync(keep));
  const tables = new Tables(TOLD);
  for (let first = 0; first < games; first += 10) {
    addTables(Math.min(10, games - first), first, tables);
    console.error(`  ${first + 10} games, ${tables.count} tables, ${process.cpuUsage().user / 1e6} s`);
  }
  if (keep !== undefined) writeFileSync(keep, bytesOf(tables));
  return tables;
}

/** The number of tables, by table the number of rows, and the rows. */
function bytesOf(tables: Tables): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(tables.count);
  const counts = Uint8Array.from({ length: tables.count }, (_, table) => tables.rowsOf(table));
  const used = counts.reduce((sum, rows) => sum + rows * TOLD, 0);
  return Buffer.concat([head, counts, Buffer.from(tables.told.slice(0, used).buffer)]);
}

function tablesIn(bytes: Buffer): Tables {
  const tables = new Tables(TOLD);
  const count = bytes.readUInt32LE(0);
  for (const rows of bytes.subarray(4, 4 + count)) tables.add(rows);
  const rest = bytes.subarray(4 + count);
  Buffer.from(tables.told.buffer).set(rest);
  return tables;
}
