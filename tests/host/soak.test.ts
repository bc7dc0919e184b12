import { expect, it } from 'vitest';
import { until } from '../helpers/eventually.ts';
import { HostProcess } from '../helpers/host-process.ts';
import { compare } from '../soak/books.ts';
import { Evening } from '../soak/evening.ts';
import { strike } from '../soak/faults.ts';
import { isWorthShowing } from '../soak/measures.ts';
import type { Act } from '../soak/person.ts';
import { soak } from '../soak/soak.ts';
import { createRng } from '../../core/base/rng.ts';
import { seat } from '../../core/base/ids.ts';

const act = (amount: number): Act => ({ type: 'act', seat: seat(0), action: { amount }, question: amount });
const written = (...amounts: readonly number[]) => amounts.map((amount) => ({ action: { amount } }));

it.each([
  { name: 'all is there', acts: [1, 2, 3], on: [1, 2, 3], is: { lost: 0, doubled: 0 } },
  { name: 'one is missing', acts: [1, 2, 3], on: [1, 3], is: { lost: 1, doubled: 0 } },
  { name: 'the last is missing', acts: [1, 2, 3], on: [1, 2], is: { lost: 1, doubled: 0 } },
  { name: 'one is there twice', acts: [1, 2, 3], on: [1, 2, 2, 3], is: { lost: 0, doubled: 1 } },
  { name: 'one was never answered', acts: [1, 2], on: [1, 2, 9], is: { lost: 0, doubled: 0 } },
  {
    name: 'one was never answered, and is there twice',
    acts: [1],
    on: [1, 9, 9],
    is: { lost: 0, doubled: 1 },
  },
])('the books notice it when $name', ({ acts, on, is }) => {
  const person = { acknowledged: acts.map(act), unsure: [], pending: act(9) };
  expect(compare(written(...on), person)).toEqual(is);
});

it.each([
  ['all is', [{ at: 0, value: 90 }], [4], true],
  ['the memory is not', [], [4], false],
  ['it is, once, no number', [{ at: 0, value: Number.NaN }], [4], false],
  ['no answer is', [{ at: 0, value: 90 }], [], false],
])('an evening is worth showing where %s measured', (_what, memory, answers, is) => {
  expect(isWorthShowing({ memory, answers })).toBe(is);
});

it('a host that starts anew is asked for its memory only once it is there', async () => {
  const host = await HostProcess.start();
  try {
    const restarted = host.killAndRestart();
    let asked = 0;
    let isOver = false;
    const asking = (async () => {
      while (!isOver) {
        const report = await host.report().catch(() => undefined);
        if (report !== undefined) expect(report.rss).toBeGreaterThan(0);
        asked += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    await restarted;
    expect((await host.report()).rss).toBeGreaterThan(0);
    isOver = true;
    await asking;
    expect(asked).toBeGreaterThan(0);
  } finally {
    await host.dispose();
  }
});

it('who hosts can pause a game as soon as everybody is back after a crash', async () => {
  const evening = await Evening.begin({ seed: 'pause', thinking: 0 });
  const rng = createRng('pause');
  for (const fault of ['kill', 'pause', 'kill', 'pause'] as const) {
    await until(() => evening.people.every(({ phase }) => phase === 'playing'));
    await strike(fault, evening, rng);
  }
  const { wrong, missing } = await evening.end();
  await evening.host.dispose();
  expect({ wrong, missing }).toEqual({ wrong: [], missing: 0 });
});

it('an evening under faults loses nothing, and everybody comes back', async () => {
  const report = await soak({
    milliseconds: 10_000,
    seed: 'small',
    faults: [
      'drop',
      'half-open',
      'slow',
      'doubled',
      'reordered',
      'clock',
      'kill',
      'disk',
      'pause',
      'doors',
      'http',
    ],
    thinking: 0,
  });
  const { lost, doubled, badRecords, takenOver, missing, wrong, bugs, hasDied } = report;
  const amiss = { lost, doubled, badRecords, takenOver, missing, wrong, bugs, hasDied };
  expect(amiss).toEqual({
    lost: 0,
    doubled: 0,
    badRecords: 0,
    takenOver: 0,
    missing: 0,
    wrong: [],
    bugs: [],
    hasDied: false,
  });
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.faults.size).toBeGreaterThan(0);
  expect(report.secondThoughts).toBeGreaterThan(0);
});
