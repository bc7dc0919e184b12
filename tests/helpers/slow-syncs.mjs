// node --import <this file>: each sync of a file takes SYNC_MILLISECONDS longer, as on the disk of an old laptop.
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const file = await open(fileURLToPath(import.meta.url));
const handles = Object.getPrototypeOf(file);
await file.close();
for (const name of ['sync', 'datasync']) {
  const sync = handles[name];
  handles[name] = async function () {
    await sleep(Number(process.env['SYNC_MILLISECONDS']));
    await sync.call(this);
  };
}
