import { once } from 'node:events';
import { replayCommand } from './replay-command.ts';

process.exitCode = await replayCommand(process.argv.slice(2), async (text) => {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
});
