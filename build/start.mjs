// npm start: the desktop app or, if that is impossible, the same host for browsers. npm start -- --host: never the app.
import { buildIfStale } from './build.mjs';
import { endWithNpm, runApp, runHost } from './programs.mjs';
import { reasonForEarlyEnd, reasonForNoWindow } from './window.mjs';

const OWN_ARGUMENTS = ['--host', '--no-sandbox'];

async function start(args) {
  endWithNpm();
  const buildCode = await buildIfStale();
  if (buildCode !== 0) return buildCode;
  let reason = await reasonForNoWindow(args);
  if (reason === undefined) {
    const { code, earlyEnd } = await runApp(args);
    if (earlyEnd === undefined) return code;
    reason = reasonForEarlyEnd(earlyEnd);
  }
  console.log(
    `No desktop window: ${reason.replaceAll('\n', '\n  ')}\nRunning the host for browsers instead.\n`,
  );
  return await runHost(args.filter((argument) => !OWN_ARGUMENTS.includes(argument)));
}

process.exitCode = await start(process.argv.slice(2));
