import { electronBinary } from '../helpers/electron/binary.ts';

/** Nothing here can be shown by a stand-in, so nothing is skipped. */
export function setup(): void {
  if (electronBinary() === undefined)
    throw new Error("Electron's own program is not here: node node_modules/electron/install.js fetches it.");
}
