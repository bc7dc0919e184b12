import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../../electron/host/storage/folder-lock.ts';
import { programFile } from '../helpers/program.ts';

const CHILD = fileURLToPath(new URL('../helpers/lock-child.ts', import.meta.url));
const TAKEN = /^Auction Night is already running with the folder /;

let base: string;
let children: Child[] = [];
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'auction-night-lock-'));
});
afterEach(async () => {
  await Promise.all(children.map((child) => child.kill()));
  children = [];
  await rm(base, { recursive: true, force: true });
});

interface Child {
  /** Resolves with what it says of the folder. */
  take(): Promise<string>;
  kill(): Promise<void>;
}

async function start(folder: string): Promise<Child> {
  const started: ChildProcess = spawn(process.execPath, [await programFile(CHILD), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => started.once('exit', () => resolve()));
  if (started.stdout === null) throw new Error('no output');
  const lines = createInterface(started.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);
  const child: Child = {
    take: () => {
      started.stdin?.write('take\n');
      return next();
    },
    kill: () => {
      started.kill('SIGKILL');
      return gone;
    },
  };
  children.push(child);
  expect(await next()).toBe('ready');
  return child;
}

/** Folders in which a socket can be, and in which it cannot: its path would be too long. */
const FOLDERS = { 'a folder': 'data', 'a folder with a long path': 'd'.repeat(120) };

describe.each(Object.entries(FOLDERS))('%s', (_, name) => {
  let folder: string;
  beforeEach(async () => {
    folder = join(base, name);
    await mkdir(folder);
  });

  it('is taken by one at a time, and free again when that one lets go of it', async () => {
    const letGo = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(TAKEN);
    const link = join(base, 'link');
    await symlink(folder, link);
    await expect(lockFolder(link)).rejects.toThrow(TAKEN);
    await letGo();
    await (
      await lockFolder(link)
    )();
    expect(await readdir(folder)).toEqual([]);
  });

  it('is free when the process that had it was killed, and then goes to one of many who want it', async () => {
    const first = await start(folder);
    expect(await first.take()).toBe('held');
    await expect(lockFolder(folder)).rejects.toThrow(TAKEN);
    const all = await Promise.all(Array.from({ length: 5 }, () => start(folder)));
    await first.kill();
    const said = await Promise.all(all.map((child) => child.take()));
    expect(said.filter((line) => line === 'held')).toHaveLength(1);
    expect(said.filter((line) => TAKEN.test(line))).toHaveLength(4);
    await Promise.all(all.map((child) => child.kill()));
    await (
      await lockFolder(folder)
    )();
  });
});

it('a folder that cannot be written in is taken all the same', async () => {
  const folder = join(base, 'data');
  await mkdir(folder);
  await chmod(folder, 0o500);
  const letGo = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(TAKEN);
  await letGo();
});

it('many who start at once in one process are told apart: one has it', async () => {
  for (let round = 0; round < 20; round++) {
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(base)));
    const held = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(held).toHaveLength(1);
    await held[0]?.();
  }
});
