import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App } from 'electron';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '../../core/protocol/limits.ts';
import { followRecords, readRecordFile } from '../../electron/main/records.ts';

const folder = mkdtempSync(join(tmpdir(), 'auction-night-records-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (content: string): string => {
  const path = join(folder, 'a.auction-game');
  writeFileSync(path, content);
  return path;
};

describe('a file with a saved game', () => {
  it('is handed on as it is', async () => {
    expect(await readRecordFile(file('{"money":1}'))).toEqual({ ok: true, text: '{"money":1}' });
  });

  it('that is not there, a folder, or larger than any game, says so', async () => {
    mkdirSync(join(folder, 'b.auction-game'));
    const none = { ok: false, why: 'no-record' };
    expect(await readRecordFile(join(folder, 'c.auction-game'))).toEqual({ ok: false, why: 'unreadable' });
    expect(await readRecordFile(join(folder, 'b.auction-game'))).toEqual(none);
    expect(await readRecordFile(file(' '.repeat(LIMITS.recordBytes + 1)))).toEqual(none);
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
