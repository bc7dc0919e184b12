import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

/** What is there where systemd runs the machine. */
const RUNNING = '/run/systemd/system';

const missing = (): string | undefined => {
  if (!existsSync(RUNNING)) return 'systemd does not run here';
  return process.getuid?.() === 0 ? undefined : 'a service is installed by root';
};

it('the host of a club night is installed, answers, and tells its link, by the commands of its document', (context) => {
  requireOrSkip(context, missing());
  const program = ['run', '--silent', 'doc:commands', '--', 'docs/club-night.md', '--root'];
  const printed = execFileSync('npm', program, { encoding: 'utf8' }); // throws where a command fails
  expect(printed).not.toContain('--root'); // nothing was left out
  const log = execFileSync('journalctl', ['--unit', 'auction-night', '--no-pager'], { encoding: 'utf8' });
  expect(log).toMatch(/#owner=/);
});
