// npm run fuzz -- --frames N [--seed TEXT]: hostile frames until the host has parsed so many, beside people who play.
// npm run fuzz -- --records N [--seed TEXT]: opens so many damaged records.
// npm run fuzz -- --line N: so many mutated frames of a line, and a tenth as many handshakes with a mutated message.
import { parseArgs } from 'node:util';
import { openDamaged } from '../helpers/damaged-records.ts';
import { acceptedFrames, acceptedMessages } from '../helpers/line/mutants.ts';
import { openRecords } from '../helpers/open-records.ts';
import { fuzz } from './fuzz.ts';
import { quantile } from './measures.ts';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '20000' },
    records: { type: 'string' },
    line: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
if (values.line !== undefined) {
  const runs = Number(values.line);
  const accepted = [acceptedFrames(runs), acceptedMessages(Math.ceil(runs / 10))];
  console.log(
    `accepted          ${accepted[0]} of ${runs} frames, ${accepted[1]} of ${Math.ceil(runs / 10)} handshakes`,
  );
  process.exit(accepted.some((count) => count > 0) ? 1 : 0);
}
if (values.records !== undefined) {
  const { outcomes, faults } = await openDamaged(openRecords(), Number(values.records), values.seed);
  for (const [outcome, times] of outcomes) console.log(`${outcome.padEnd(18)}${times}`);
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  process.exit(faults.length > 0 ? 1 : 0);
}
const frames = Number(values.frames);
if (!(frames > 0)) throw new Error('--frames takes a number above 0');

const { sent, parsed, growth, answers, amiss, hasDied, bugs } = await fuzz(frames, values.seed);
const ms = (value: number): string => `${value.toFixed(1)} ms`;
console.log(
  [
    `sent              ${sent}`,
    `parsed            ${parsed}`,
    `survived          ${hasDied ? 'no: the host died' : 'yes'}`,
    `errors            ${bugs.length}`,
    ...bugs.slice(0, 20).map((line) => `  ${line}`),
    `memory growth     ${growth.rss.toFixed(1)} MB of the process, ${growth.heap.toFixed(1)} MB of the heap, after the first tenth`,
    `the neighbours    p50 ${ms(quantile(answers, 0.5))}, p99 ${ms(quantile(answers, 0.99))}, max ${ms(quantile(answers, 1))} for an act (${answers.length} acts, ${amiss.length} amiss)`,
    ...amiss.map((what) => `  ${what}`),
  ].join('\n'),
);
process.exitCode = hasDied || bugs.length > 0 || amiss.length > 0 ? 1 : 0;
