// npm run perft [-- --write]: prints the numbers of random games with each option value; --write: they are what is meant from now on.
import { parseArgs } from 'node:util';
import { lineOf, perft, writeRows } from './perft.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const rows = Object.values(perft).flatMap((rowsOf) => rowsOf());
console.log(rows.map(lineOf).join('\n'));
if (values.write) writeRows(rows);
