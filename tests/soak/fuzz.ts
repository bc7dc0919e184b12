import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newToken, setup } from '../helpers/host-fixture.ts';
import { join } from '../helpers/host-client.ts';
import { programFile } from '../helpers/program.ts';
import { bugsIn, Evening } from './evening.ts';
import type { HostilePlan } from './hostile.ts';

const HOSTILE = fileURLToPath(new URL('./hostile.ts', import.meta.url));
const MEGABYTE = 1024 * 1024;
const CONNECTIONS = 12;
/** Part of the frames after which memory is measured for the first time. */
const WARM = 0.1;

export interface FuzzReport {
  readonly sent: number;
  /** Texts that came to be decoded at the host, those of the people beside the attack left out where they are known. */
  readonly parsed: number;
  /** By how many megabytes the process and its heap grew after the first tenth, garbage collected. */
  readonly growth: { readonly rss: number; readonly heap: number };
  /** Milliseconds to the answer of each act at the tables beside it. */
  readonly answers: readonly number[];
  /** Acts of the people that were lost or doubled, bad records, people who were not there at the end, and each wrong answer. */
  readonly amiss: readonly string[];
  readonly hasDied: boolean;
  readonly bugs: readonly string[];
}

/** Sends hostile frames until the host has parsed so many, while eight people play at three other tables of the same host. */
export async function fuzz(frames: number, seed: string): Promise<FuzzReport> {
  const answers: number[] = [];
  const evening = await Evening.begin({ seed, thinking: 80, answered: (_, __, took) => answers.push(took) });
  const { host } = evening;
  const plan = await openTarget(evening, seed);
  const own = (await host.report()).parsed;
  answers.length = 0;
  const child = spawn(process.execPath, [await programFile(HOSTILE), JSON.stringify(plan)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  const count = async (least: number) => {
    for (;;) {
      const report = await host.report().catch(() => undefined);
      const parsed = (report?.parsed ?? 0) - own - answers.length;
      if (report === undefined || parsed >= least) return { report, parsed };
      if (child.exitCode !== null) throw new Error('the attack ended by itself');
      await pause(500);
    }
  };
  const first = await count(frames * WARM);
  const last = await count(frames);
  const gone = once(child, 'exit');
  child.stdin.end();
  await gone;
  const { lost, doubled, badRecords, missing, wrong, hasDied } = await evening.end();
  await host.dispose();
  const grown = (what: 'rss' | 'heap'): number =>
    ((last.report?.[what] ?? 0) - (first.report?.[what] ?? 0)) / MEGABYTE;
  return {
    sent: Number(said),
    parsed: last.parsed,
    growth: { rss: grown('rss'), heap: grown('heap') },
    answers,
    amiss: [
      ...Object.entries({ lost, doubled, badRecords, missing })
        .filter(([, count]) => count > 0)
        .map(([what, count]) => `${what}: ${count}`),
      ...wrong,
    ],
    hasDied,
    bugs: bugsIn(host.errors),
  };
}

/** A table that the hostile devices may do with as they like; they hold its seats and know the owner's secret. */
async function openTarget({ host }: Evening, seed: string): Promise<HostilePlan> {
  const { owner, port } = host;
  const desk = await join(port, '/ws', { owner });
  const { table } = (await desk.ask({ type: 'create-table', setup: setup() })) as { table: string };
  await desk.close();
  return { port, owner, table, tokens: [newToken(), newToken(), newToken()], seed, connections: CONNECTIONS };
}
