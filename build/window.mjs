// Why no desktop window can be opened here: what is wrong, and on further lines what to do.
import { fetchElectron } from './fetch-electron.mjs';
import { electronProgram } from './programs.mjs';
import { isHelperReady, isSandboxDenied, reasonForNoSandbox } from './sandbox.mjs';

const isLinux = process.platform === 'linux';

/** Returns a reason known before Electron starts, undefined if a window can be opened. Fetches Electron's program if it is missing. */
export async function reasonForNoWindow(args) {
  if (args.includes('--host')) return 'asked for with --host';
  if (isLinux && !process.env['DISPLAY'] && !process.env['WAYLAND_DISPLAY']) return 'there is no display';
  const needsSandbox = isLinux && !args.includes('--no-sandbox');
  if (needsSandbox && process.getuid() === 0)
    return 'root cannot have the sandbox around pages that Electron insists on\nStart as another user, or do without the sandbox: npm start -- --no-sandbox';
  const problem = electronProgram() === undefined ? await fetchElectron() : undefined;
  if (problem !== undefined) return problem;
  const program = electronProgram();
  return needsSandbox && isSandboxDenied(program) ? reasonForNoSandbox(program) : undefined;
}

/**
 * Returns why the app ended at once.
 * @param how A signal, an exit code or an error.
 */
export function reasonForEarlyEnd(how) {
  const program = electronProgram();
  // Chromium stops itself with this signal first of all if it has no sandbox
  if (isLinux && how === 'SIGTRAP' && !isHelperReady(program)) return reasonForNoSandbox(program);
  return `Electron ended at once (${how})\nWhat it said stands above.`;
}
