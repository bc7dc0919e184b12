import { createInterface } from 'node:readline';
import type { TableSetup } from '../../core/table/index.ts';
import { systemClock } from '../../electron/host/clock.ts';
import { startHost } from '../../electron/host/index.ts';
import { fillingDisk } from './filling-disk.ts';

/**
 * A host as a process of its own: `host-child.ts FOLDER PORT`. It says its port and the owner's secret in one line. Then it takes one
 * line after the other, and answers each with one: a table's setup (the table's id), `{ "clock": MILLISECONDS }` (the time of day is so
 * much later than it is), `{ "disk": "full" }` or `"free"`, `{ "fault": "rejected" }` or `"thrown"` (something that nobody catches), or
 * `{ "report": true }`. It ends in good order when there is nothing more to come.
 */
const [folder = '', port = '0'] = process.argv.slice(2);

/** How often a text was taken for JSON: every message that comes to be decoded is, and one text counts once. */
let parsed = 0;
let lastText = '';
const parse = JSON.parse.bind(JSON);
JSON.parse = (text: string, reviver?: Parameters<typeof JSON.parse>[1]) => {
  if (text !== lastText) parsed += 1;
  lastText = text;
  return parse(text, reviver) as unknown;
};

let shift = 0;
const { disk, fill, free } = fillingDisk();
const host = await startHost({
  dataDir: folder,
  rendererDir: folder,
  disk,
  appVersion: '0.0.0-test',
  port: Number(port),
  reach: 'local',
  discovery: false,
  botDelay: 0,
  clock: { ...systemClock, now: () => systemClock.now() + shift },
  limits: { messagesPerSecond: 1_000_000, messageBurst: 1_000_000 },
  log: (line) => process.stderr.write(`${line}\n`),
});
const say = (what: unknown): void => void process.stdout.write(`${JSON.stringify(what)}\n`);
say({ port: host.port, owner: host.ownerSecret });
parsed = 0;

for await (const line of createInterface(process.stdin)) {
  // A setup has a clock, too: in words
  const asked = parse(line) as {
    readonly clock?: unknown;
    readonly disk?: unknown;
    readonly report?: true;
    readonly fault?: 'rejected' | 'thrown';
  };
  if (typeof asked.clock === 'number') {
    shift = asked.clock;
    say({});
  } else if (asked.fault !== undefined) {
    if (asked.fault === 'rejected') void Promise.reject(new Error('planted'));
    else
      setImmediate(() => {
        throw new Error('planted');
      });
    say({});
  } else if (asked.disk !== undefined) {
    if (asked.disk === 'full') fill();
    else free();
    say({});
  } else if (asked.report === true) {
    globalThis.gc?.();
    const { rss, heapUsed: heap } = process.memoryUsage();
    say({ parsed, rss, heap });
  } else {
    const created = await host.createTable(asked as unknown as TableSetup);
    say(created.ok ? created.value : created.error);
  }
}
await host.close();
