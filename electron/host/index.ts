export type { Host, HostOptions } from './options.ts';
export { startHost } from './start.ts';
