// npm run host: the headless host, built if the sources have changed.
import { buildIfStale } from './build.mjs';
import { runHost } from './programs.mjs';

process.exitCode = (await buildIfStale()) || (await runHost(process.argv.slice(2)));
