// node --import <this file>: the module "electron" becomes the stand-in, whose file the environment names.
import * as module from 'node:module';
import { pathToFileURL } from 'node:url';

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
