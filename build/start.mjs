// npm start: the desktop app; where it cannot be had, the same host for browsers. npm start -- --host: never the app.
import { buildIfStale } from './build.mjs';
import { electronProgram, endWithNpm, runApp, runHost } from './programs.mjs';
import { reasonForNoWindow } from './window.mjs';

async function start(args) {
  endWithNpm();
  const buildCode = await buildIfStale();
  if (buildCode !== 0) return buildCode;
  const reason = await reasonForNoWindow(args);
  if (reason === undefined) return await runApp(electronProgram(), args);
  console.log(
    `No desktop window: ${reason.replaceAll('\n', '\n  ')}\nRunning the host for browsers instead.\n`,
  );
  return await runHost(args.filter((argument) => argument !== '--host'));
}

process.exitCode = await start(process.argv.slice(2));
