// npm run perft [-- --write]: prints the numbers of random games with each option value; --write: they are what is meant from now on.
import { parseArgs } from 'node:util';
import { lineOf, perftGames, seatCounts, writeRows } from './perft.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const rows = perftGames.flatMap((game) => seatCounts(game).flatMap((seats) => game.rows(seats)));
console.log(rows.map(lineOf).join('\n'));
if (values.write) writeRows(rows);
