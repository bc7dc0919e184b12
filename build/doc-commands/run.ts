// npm run doc:commands [-- DOCUMENT … --root]: runs the commands of all or the named documents, each document in a fresh copy of the last
// commit. With --root also those that change the system.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { blocksOf, DOCS, type Block } from './blocks.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  options: { root: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const documents = positionals.length === 0 ? DOCS : positionals;

/** A run leaves nothing on this computer, is invisible to others, and opens no window. */
const environment = (folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  XDG_DATA_HOME: join(folder, '.cache/data'),
  AUCTION_NIGHT_INTERFACES: '127.0.0.1',
});

/** Runs a block as if pasted, up to the first command that fails. Resolves with what is wrong, if anything. */
function run({ commands, mark }: Block, folder: string): Promise<string | undefined> {
  const shell = spawn('bash', ['-eo', 'pipefail', '-c', commands], {
    cwd: folder,
    env: environment(folder),
    detached: true, // its own process group, as in a terminal, so that all of it can be ended
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let isReady = false;
  const onOutput = (chunk: Buffer): void => {
    output += chunk.toString();
    if (isReady || mark.type !== 'until' || !output.includes(mark.text)) return;
    isReady = true;
    if (shell.pid !== undefined) process.kill(-shell.pid, 'SIGINT');
  };
  shell.stdout.on('data', onOutput);
  shell.stderr.on('data', onOutput);
  return new Promise((done) => {
    shell.on('error', (error) => done(error.message));
    shell.on('close', (code) => {
      const isGood = mark.type === 'until' ? isReady : code === 0;
      done(isGood ? undefined : `it ended with ${code}:\n${output}`);
    });
  });
}

/** Runs the blocks of a document, in order. Returns whether all succeeded. */
async function runDocument(name: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'auction-night-docs-'));
  const git = ['-c', `safe.directory=${PROJECT}`, '-C', PROJECT];
  const copy = execFileSync('git', [...git, 'archive', 'HEAD'], { maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['--extract', '--directory', folder], { input: copy });
  try {
    for (const block of blocksOf(readFileSync(join(folder, name), 'utf8'))) {
      const { mark } = block;
      const location = `${name}:${block.line}`;
      if (mark.type === 'by-hand' || (mark.type === 'root' && !values.root)) {
        console.log(
          `not run ${location} (${mark.type === 'by-hand' ? mark.why : 'changes the system: --root'})`,
        );
        continue;
      }
      const failure = await run(block, folder);
      console.log(failure === undefined ? `ok      ${location}` : `FAILED  ${location}: ${failure}`);
      if (failure !== undefined) return false;
    }
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

for (const name of documents) if (!(await runDocument(name))) process.exitCode = 1;
