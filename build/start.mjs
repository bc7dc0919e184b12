// npm start: the desktop app; where it cannot be had, the same host for browsers. npm start -- --host: never the app.
import { buildIfStale } from './build.mjs';
import { electronProgram, fetchElectron, reasonForNoWindow, runApp, runHost } from './programs.mjs';

async function start(args) {
  const buildCode = await buildIfStale();
  if (buildCode !== 0) return buildCode;
  const reason = await reasonForNoWindow({
    args,
    platform: process.platform,
    env: process.env,
    hasElectron: () => electronProgram() !== undefined,
    fetchElectron,
  });
  const program = reason === undefined ? electronProgram() : undefined;
  if (program !== undefined) return await runApp(program, args);
  console.log(`No desktop window here (${reason}); running the host for browsers instead.`);
  return await runHost(args.filter((argument) => argument !== '--host'));
}

process.exitCode = await start(process.argv.slice(2));
