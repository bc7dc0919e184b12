export { FolderError } from './folder-error.ts';
export type { Host, HostOptions } from './options.ts';
export { startHost } from './start.ts';
export type { Occupancy } from './table/occupancy.ts';
