import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replayCommand } from '../../cli/replay-command.ts';

/** What the replay command said: its exit status, and one JSON value per line. */
export interface Replayed {
  readonly status: number;
  readonly answers: readonly unknown[];
}

/** Runs the replay command with these arguments. An Error names what it printed if that is no line of JSON. */
export async function replayAnswers(...args: readonly string[]): Promise<Replayed> {
  let printed = '';
  const status = await replayCommand(args, (text) => {
    printed += text;
    return Promise.resolve();
  });
  if (printed !== '' && !printed.endsWith('\n')) throw new Error(`no line: ${printed}`);
  const lines = printed.split('\n').slice(0, -1);
  return { status, answers: lines.map((line) => JSON.parse(line) as unknown) };
}

/** Runs the command on a file with this text; its name tells a record from requests. */
export async function replayText(name: string, text: string, ...args: readonly string[]): Promise<Replayed> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  try {
    const file = join(folder, name);
    writeFileSync(file, text);
    return await replayAnswers(file, ...args);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
