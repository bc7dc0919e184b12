// npm run build: main process, headless host, preload and page into out/.
import { accessSync, constants } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { clearStamp, fingerprint, isBuilt, writeStamp } from './sources.mjs';
import { root, runNode, toolScript } from './tools.mjs';

/** Builds everything. Resolves with the exit code. */
export async function build() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    console.error(`${root} may not be written. Start as the one it belongs to, once, to have the app built.`);
    return 1;
  }
  const sources = fingerprint();
  clearStamp();
  const { code, output } = await runNode(toolScript('electron-vite'), ['build', '--logLevel=warn']);
  if (code === 0) writeStamp(sources);
  else console.error(output.trim());
  return code;
}

/** Builds if the sources have changed since the last build. Resolves with the exit code. */
export async function buildIfStale() {
  if (isBuilt(fingerprint())) return 0;
  console.log('Building (half a minute or so) …');
  return await build();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await build();
