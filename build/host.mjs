// npm run host: the headless host, built if the sources have changed.
import { buildIfStale } from './build.mjs';
import { endWithNpm, runHost } from './programs.mjs';

endWithNpm();
process.exitCode = (await buildIfStale()) || (await runHost(process.argv.slice(2)));
