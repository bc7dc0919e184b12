import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from 'electron';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { replay } from '../../core/record/index.ts';
import { followRecords, openRecord } from '../../electron/main/records.ts';
import { scenarios } from '../helpers/scenarios.ts';

const folder = mkdtempSync(join(tmpdir(), 'auction-night-records-'));
afterAll(() => rmSync(folder, { recursive: true }));
const all = scenarios().map(({ request }) => request['record']);
const standingOf = (record: unknown) => replay(record, { view: 'table' });
const file = (content: string): string => {
  const path = join(folder, 'a.auction-game');
  writeFileSync(path, content);
  return path;
};

describe('a file with a saved game', () => {
  it('is shown as everybody at the table saw its end', async () => {
    const over = all.find((record) => {
      const standing = standingOf(record);
      return standing.ok && standing.finished;
    });
    const standing = standingOf(over);
    if (!standing.ok) throw new Error('no finished game');
    const opened = await openRecord(file(JSON.stringify(over)));
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.moment).toMatchObject({ view: standing.view, legal: {}, awaits: [] });
    expect(opened.moment?.result?.winners).toEqual(standing.winners);
    expect(Object.keys(opened).sort()).toEqual(['game', 'moment', 'ok', 'seats']);
  });

  const record = {
    format: 'auction-night/record@1',
    game: 'money',
    options: {},
    seats: [],
    deal: {},
    actions: [],
  };
  it.each([
    ['nothing', '', 'no-record'],
    ['no JSON', '{', 'no-record'],
    ['a program', 'process.exit(1)', 'no-record'],
    ['something else', '{"money":1}', 'no-record'],
    ['a damaged record', JSON.stringify(record), 'no-record'],
    ['more than any game takes', ' '.repeat(1024 * 1024 + 1), 'no-record'],
    ['deep nesting', '['.repeat(200_000), 'no-record'],
    ['a later format', JSON.stringify({ ...record, format: 'auction-night/record@2' }), 'newer'],
    ['a game of a later version', JSON.stringify({ ...record, game: 'chess' }), 'newer'],
  ])('that holds %s says so', async (_what, content, why) => {
    expect(await openRecord(file(content))).toEqual({ ok: false, why });
  });

  it('tells nothing of a game that can go on', async () => {
    const running = all.find((one) => {
      const standing = standingOf(one);
      return standing.ok && !standing.finished;
    });
    expect(await openRecord(file(JSON.stringify(running)))).toEqual({ ok: false, why: 'unfinished' });
  });

  it('that is not there, or is a folder, says so', async () => {
    mkdirSync(join(folder, 'b.auction-game'));
    expect(await openRecord(join(folder, 'c.auction-game'))).toEqual({ ok: false, why: 'unreadable' });
    expect(await openRecord(join(folder, 'b.auction-game'))).toEqual({ ok: false, why: 'no-record' });
  });
});

describe('the files that the system has the app open', () => {
  it('come with a start, a later one from another folder, or on macOS by themselves', () => {
    const app = new EventEmitter();
    const came = vi.fn();
    const path = join(folder, 'x y.Auction-Game');
    const argv = ['/usr/bin/auction-night', '--flag', pathToFileURL(path).href];
    followRecords(app as unknown as App, { argv, folder: '/' }, came);
    app.emit('second-instance', {}, ['/usr/bin/auction-night', 'z.auction-game'], folder);
    const event = { preventDefault: vi.fn() };
    app.emit('open-file', event, path);
    expect(event.preventDefault).toHaveBeenCalledOnce();
    expect(came.mock.calls).toEqual([[path], [join(folder, 'z.auction-game')], [path]]);
  });

  it('are those with our ending alone', () => {
    const app = new EventEmitter();
    const came = vi.fn();
    const others = ['a.json', '--x.auction-game', 'auction-night://10.0.0.7:1', 'file:///%2F.auction-game'];
    followRecords(app as unknown as App, { argv: others, folder: '/' }, came);
    app.emit('second-instance', {}, [], '/');
    expect(came).not.toHaveBeenCalled();
  });
});
