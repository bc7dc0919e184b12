import { once } from 'node:events';
import { lockFolder } from '../../electron/host/storage/folder-lock.ts';

/** A process that takes the folder `argv[2]` when it is told to, says `held` or why not, and keeps it until it is killed. */
const [folder = ''] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
await lockFolder(folder).then(
  () => process.stdout.write('held\n'),
  (error: Error) => process.stdout.write(`${error.message}\n`),
);
