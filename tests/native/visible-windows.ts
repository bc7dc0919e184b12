import { execFileSync } from 'node:child_process';

const SCRIPTS = {
  // Titles would take a right of their own there; the names of the programs do not.
  mac: `ObjC.import('CoreGraphics');
    const windows = $.CGWindowListCopyWindowInfo($.kCGWindowListOptionOnScreenOnly, $.kCGNullWindowID);
    ObjC.deepUnwrap(ObjC.castRefToObject(windows))
      .filter(({ kCGWindowLayer }) => kCGWindowLayer === 0)
      .map(({ kCGWindowOwnerName }) => kCGWindowOwnerName)
      .join('\\n');`,
  windows: 'Get-Process | Where-Object MainWindowHandle -ne 0 | ForEach-Object MainWindowTitle',
};

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8' });

/**
 * The names of the windows that can be seen now, a line for each, as the system tells everybody: an installed app cannot be asked. On
 * Wayland only Weston tells, if it was started with --debug. Throws if there is none.
 */
export function visibleWindows(): string {
  if (process.platform === 'darwin') return run('osascript', '-l', 'JavaScript', '-e', SCRIPTS.mac);
  if (process.platform === 'win32') return run('powershell', '-NoProfile', '-Command', SCRIPTS.windows);
  if (process.env['WAYLAND_DISPLAY'] === undefined)
    return run('xdotool', 'search', '--onlyvisible', '--name', '.', 'getwindowname', '%@');
  const scene = run('weston-debug', 'scene-graph');
  return scene
    .split('\n')
    .filter((line) => line.includes('role xdg_toplevel'))
    .join('\n');
}
