import type { Host, HostOptions } from './options.ts';

export type { Host, HostOptions } from './options.ts';

/** Starts a host. */
export function startHost(_options: HostOptions): Promise<Host> {
  return Promise.reject(new Error('The host is being built.'));
}
