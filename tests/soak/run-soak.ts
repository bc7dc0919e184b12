// npm run soak -- --minutes M [--seed TEXT]: an evening under faults, and whether the host kept its word.
import { parseArgs } from 'node:util';
import { isWorthShowing, quantile, slope } from './measures.ts';
import { soak } from './soak.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0');

const report = await soak({ milliseconds: minutes * 60_000, seed: values.seed, thinking: 80 });
const { memory, answers } = report;
const settled = memory.filter(({ at }) => at - (memory[0]?.at ?? 0) >= 1);
const isMeasured = isWorthShowing(report);
const ms = (value: number): string => `${value.toFixed(1)} ms`;
const mb = (value: number | undefined): string =>
  value === undefined ? 'not known' : `${value.toFixed(1)} MB`;
console.log(
  [
    `faults            ${[...report.faults].map(([fault, count]) => `${fault} ${count}`).join(', ')}`,
    `games finished    ${report.games}`,
    `acts acknowledged ${report.acknowledged}, taken back ${report.undone} of ${report.secondThoughts} that should have been`,
    `acts lost         ${report.lost}`,
    `acts found twice  ${report.doubled}`,
    `records amiss     ${report.badRecords}`,
    `seats taken over  ${report.takenOver}`,
    `wrong answers     ${report.wrong.length}`,
    `not back          ${report.missing} of 9 (came back ${report.returns} times, away for ${ms(report.longestAway)} at most)`,
    `memory, last process: first ${mb(memory[0]?.value)}, last ${mb(memory.at(-1)?.value)}, ${slope(settled).toFixed(2)} MB per minute after its first minute (${settled.length} samples)`,
    `answer to an act  p50 ${ms(quantile(answers, 0.5))}, p99 ${ms(quantile(answers, 0.99))}, max ${ms(quantile(answers, 1))} (${answers.length} acts that no fault was near to)`,
    `errors            ${report.bugs.length}`,
    ...report.bugs.slice(0, 20).map((line) => `  ${line}`),
    ...report.wrong.slice(0, 20).map((line) => `  ${line}`),
    ...(report.hasDied ? ['the host died by itself'] : []),
    ...(isMeasured ? [] : ['memory and answers could not be measured']),
  ].join('\n'),
);
const { lost, doubled, badRecords, takenOver, missing, wrong, bugs, hasDied } = report;
const amiss = lost + doubled + badRecords + takenOver + missing + wrong.length + bugs.length;
process.exitCode = amiss > 0 || hasDied || !isMeasured ? 1 : 0;
