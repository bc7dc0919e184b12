// node --import <this file>: the module "electron" becomes the stand-in, whose file the environment names. The process takes itself for one
// on the desktop that is played, before the app looks; what is imported here has looked, and knows this computer.
import 'node:child_process';
import 'node:fs/promises';
import * as module from 'node:module';
import 'node:net';
import 'node:os';
import { pathToFileURL } from 'node:url';

const PLATFORMS = { mac: 'darwin', windows: 'win32', wayland: 'linux', x11: 'linux' };
const value = PLATFORMS[process.env['STAND_IN_DESKTOP'] ?? ''];
process.env['STAND_IN_COMPUTER'] = process.platform;
if (value !== undefined)
  Object.defineProperty(process, 'platform', { value, configurable: true, enumerable: true });

const standIn = pathToFileURL(process.env['STAND_IN_MODULE'] ?? '').href;

if (typeof module.registerHooks === 'function') {
  module.registerHooks({
    resolve: (id, context, next) => next(id === 'electron' ? standIn : id, context),
  });
} else {
  // Node 20: hooks run on a thread of their own and come as a module.
  const source = `export const resolve = (id, context, next) =>
    next(id === 'electron' ? ${JSON.stringify(standIn)} : id, context);`;
  module.register(`data:text/javascript,${encodeURIComponent(source)}`);
}
