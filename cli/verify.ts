import { readFileSync } from 'node:fs';
import { verify, type Verdict } from './verify-record.ts';

/** Prints the verdict on a file; the exit status is 0 if its deal is proved, 2 if it has no proof, and 1 otherwise. */
function verdictOn(file: string | undefined): Verdict | { readonly ok: false; readonly why: 'unreadable' } {
  try {
    return verify(JSON.parse(readFileSync(file ?? '', 'utf8')));
  } catch {
    return { ok: false, why: 'unreadable' };
  }
}

const verdict = verdictOn(process.argv[2]);
process.stdout.write(`${JSON.stringify(verdict)}\n`);
process.exitCode = verdict.ok ? 0 : verdict.why === 'no-proof' ? 2 : 1;
