import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replayAnswers, replayText } from '../../helpers/replay-command.ts';
import { scenarios } from '../../helpers/scenarios.ts';

const chain = scenarios().find(({ name }) => name === 'money/swap/chain.json')?.request['record'];

const ROOT = join(import.meta.dirname, '../../..');

describe('npm run replay', () => {
  it('prints the answer as one line, and says by its exit status whether it is right', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'cli/replay.ts', '/nowhere/record.json'],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, at: 'request', error: { code: 'malformed' } });
  });
});

describe('the replay command', () => {
  it('prints where a record stands', async () => {
    const { status, answers } = await replayText(
      'record.json',
      JSON.stringify(chain),
      '--after',
      '3',
      '--view',
      '1',
    );
    expect(status).toBe(0);
    expect(answers).toMatchObject([{ ok: true, awaits: [0], view: { own: { seat: 1 } } }]);
  });

  it('prints where an illegal record goes wrong, and fails', async () => {
    const record = { ...(chain as object), actions: [{ seat: 0, type: 'pass' }] };
    const { status, answers } = await replayText('illegal.json', JSON.stringify(record));
    expect(status).toBe(1);
    expect(answers).toMatchObject([{ ok: false, at: 0, error: { code: 'not-available' } }]);
  });

  it.each([
    ['no file', []],
    ['a file that is not there', ['/nowhere/record.json']],
    ['requests that are not there', ['/nowhere/requests.ndjson']],
    ['two files', ['a.json', 'b.json']],
    ['an unknown option', ['a.json', '--before', '1']],
    ['a count that is none', ['a.json', '--after', 'x']],
    ['a viewer that is none', ['a.json', '--view', 'all']],
    ['options for a file of requests', ['a.ndjson', '--after', '1']],
  ])('answers %s as a request that is none, and fails', async (_what, args) => {
    const { status, answers } = await replayAnswers(...args);
    expect(status).toBe(1);
    expect(answers).toMatchObject([{ ok: false, at: 'request', error: { code: 'malformed' } }]);
  });

  it('answers every line of a file of requests in order, and succeeds', async () => {
    const lines = [
      JSON.stringify({ record: chain, after: 0 }),
      'no JSON',
      '',
      JSON.stringify({
        record: { ...(chain as object), meta: { note: 'line\u2028separator' } },
        view: 'table',
      }),
      JSON.stringify({ after: 0 }),
      JSON.stringify({ record: {} }),
    ];
    for (const end of ['', '\n', '\n\n', '\r\n']) {
      const { status, answers } = await replayText('requests.ndjson', lines.join('\n') + end);
      expect(status).toBe(0);
      expect(answers).toMatchObject([
        { ok: true, awaits: [0, 1, 2] },
        { ok: false, at: 'request' },
        { ok: false, at: 'request' },
        { ok: true, view: { seatCount: 3 } },
        { ok: false, at: 'request' },
        { ok: false, at: 'deal' },
      ]);
    }
  });

  it('answers an empty file of requests with nothing', async () => {
    expect(await replayText('empty.ndjson', '\n')).toEqual({ answers: [], status: 0 });
  });

  it('answers lines that are longer than what is read at once', async () => {
    const record = { ...(chain as object), meta: { note: 'ü'.repeat(200_000) } };
    const line = JSON.stringify({ record });
    const { answers } = await replayText('long.ndjson', `${line}\n${line}\n${line}\n`);
    expect(answers).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
  });
});
