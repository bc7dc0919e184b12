import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { programFile } from './program.ts';

const CHILD = fileURLToPath(new URL('./host-child.ts', import.meta.url));

/** What a host's process says of itself: texts that came to be decoded since it started, and bytes, after all garbage was collected. */
export interface HostReport {
  readonly parsed: number;
  readonly rss: number;
  readonly heap: number;
}

/** A host as a process of its own, which can be killed and started again on the same folder and port. */
export class HostProcess {
  readonly folder: string;
  /** What its log said, and what it said when it died. */
  errors = '';
  /** It ended although nobody had it end. */
  hasDied = false;
  port = 0;
  owner = '';
  #child: ChildProcess | undefined;
  #lines: Interface | undefined;
  #isWanted = false;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async start(): Promise<HostProcess> {
    const host = new HostProcess(await mkdtemp(join(tmpdir(), 'auction-night-process-')));
    await host.#start();
    return host;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Kills it without a warning and starts it again. */
  async killAndRestart(): Promise<void> {
    await this.kill();
    await this.#start();
  }

  /** Ends it in good order and starts it again. */
  async restart(): Promise<void> {
    await this.end();
    await this.#start();
  }

  async kill(): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Ends it in good order. */
  async end(): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.stdin?.end();
    await gone;
  }

  /** The computer falls asleep, or awakes. */
  pause(): void {
    this.#child?.kill('SIGSTOP');
  }

  resume(): void {
    this.#child?.kill('SIGCONT');
  }

  /** Sets the time of day so many milliseconds later. */
  async setClock(milliseconds: number): Promise<void> {
    await this.#ask({ clock: milliseconds });
  }

  /** Has something go wrong in it that nobody looks at. */
  async fail(how: 'rejected' | 'thrown'): Promise<void> {
    await this.#ask({ fault: how });
  }

  /** Fills its disk, or makes room again. */
  async setDisk(disk: 'full' | 'free'): Promise<void> {
    await this.#ask({ disk });
  }

  async report(): Promise<HostReport> {
    return JSON.parse(await this.#ask({ report: true })) as HostReport;
  }

  /** Kills it if it still runs, and removes its folder. */
  async dispose(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    const args = ['--expose-gc', await programFile(CHILD), this.folder, String(this.port)];
    const child = spawn(process.execPath, args);
    this.#child = child;
    child.stderr.on('data', (part: Buffer) => (this.errors += part.toString()));
    child.stdin.on('error', () => undefined); // it was killed
    const lines = createInterface(child.stdout);
    this.#lines = undefined;
    lines.once('close', () => {
      if (this.#lines === lines) this.#lines = undefined;
    });
    const line = await firstLine(lines);
    if (line === undefined) throw new Error(`the host did not start: ${this.errors}`);
    ({ port: this.port, owner: this.owner } = JSON.parse(line) as { port: number; owner: string });
    this.#isWanted = true;
    this.#lines = lines; // its first line is no answer to anything
    child.once('exit', () => {
      if (this.#isWanted) this.hasDied = true;
    });
  }

  /** Says one line, after the answer to the one before; rejects if the process ends first. */
  #ask(what: object): Promise<string> {
    const answered = this.#turn.then(async () => {
      if (this.#lines === undefined) throw new Error('the host does not run');
      const answer = firstLine(this.#lines);
      this.#child?.stdin?.write(`${JSON.stringify(what)}\n`);
      const line = await answer;
      if (line === undefined) throw new Error('the host has ended');
      return line;
    });
    this.#turn = answered.catch(() => undefined);
    return answered;
  }
}

const firstLine = (lines: Interface): Promise<string | undefined> =>
  new Promise((resolve) => {
    const settle = (line?: string): void => {
      lines.off('line', settle).off('close', settle);
      resolve(line);
    };
    lines.on('line', settle).on('close', settle);
  });
