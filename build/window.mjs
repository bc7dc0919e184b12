// Why no desktop window can be opened here: what is wrong, and on further lines what helps.
import { fetchElectron } from './fetch-electron.mjs';
import { electronProgram } from './programs.mjs';

const isLinux = process.platform === 'linux';

/** What is known before Electron starts; undefined if a window can be opened. Fetches Electron's program if it is missing. */
export async function reasonForNoWindow(args) {
  if (args.includes('--host')) return 'asked for with --host';
  if (isLinux && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) return 'there is no display';
  return electronProgram() === undefined ? await fetchElectron() : undefined;
}
