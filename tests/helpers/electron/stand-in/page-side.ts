/** The name of the function by which a page reaches the stand-in. */
export const BINDING = '__standInCall';

/**
 * What Electron gives a sandboxed preload, as a script: `require('electron')`, `process`, a `contextBridge` that copies as the
 * real one does (functions become proxies, values are cloned and frozen, prototypes are lost). Unlike the real one it runs in
 * the page's own world: isolation is Electron's affair and is not shown by the stand-in.
 */
const PRELUDE = `
const listeners = new Map();
const on = (channel, listener) => {
  listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
  return ipcRenderer;
};
const removeListener = (channel, listener) => {
  listeners.set(channel, (listeners.get(channel) ?? []).filter((one) => one !== listener));
  return ipcRenderer;
};
const clone = (value) => (typeof value === 'object' && value !== null ? structuredClone(value) : value);
const call = (kind, channel, values) => globalThis.${BINDING}(kind, channel, values.map(clone));
const ipcRenderer = {
  invoke: (channel, ...values) =>
    call('invoke', channel, values).catch((error) => {
      throw new Error("Error invoking remote method '" + channel + "': " + error);
    }),
  send: (channel, ...values) => void call('send', channel, values).catch(() => undefined),
  on,
  removeListener,
};
Object.defineProperty(globalThis, '__standInEmit', {
  value: (channel, values) => {
    for (const listener of listeners.get(channel) ?? []) listener({ sender: ipcRenderer }, ...values);
  },
});
const bridge = (value) => {
  if (typeof value === 'function') {
    return (...values) => {
      const result = value(...values.map(bridge));
      return result instanceof Promise ? result.then(bridge) : bridge(result);
    };
  }
  if (typeof value === 'symbol') throw new Error('An object could not be cloned.');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(bridge));
  if (value instanceof Promise) return value.then(bridge);
  if (value instanceof Error || value instanceof Date || ArrayBuffer.isView(value)) return structuredClone(value);
  return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, bridge(inner)])));
};
const contextBridge = {
  exposeInMainWorld: (name, api) => {
    if (name in globalThis) throw new Error('Cannot bind an API on top of an existing property on the window object');
    Object.defineProperty(globalThis, name, { value: bridge(api), enumerable: true });
  },
};
const require = (id) => {
  if (id === 'electron') return { ipcRenderer, contextBridge };
  throw new Error('module not found: ' + id);
};
const module = { exports: {} };
`;

/** The script that runs in a page before its own: the preload `source`, with what a sandboxed preload finds around it. */
export function preloadScript(source: string, additionalArguments: readonly string[]): string {
  const environment = {
    platform: process.platform,
    argv: additionalArguments,
    sandboxed: true,
    versions: {},
    env: {},
  };
  return `if (globalThis === globalThis.top) {
${PRELUDE}
((require, module, exports, process) => {
${source}
})(require, module, module.exports, ${JSON.stringify(environment)});
}`;
}
