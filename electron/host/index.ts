export { FolderError } from './storage/folder-lock.ts';
export type { Host, HostOptions } from './options.ts';
export { startHost } from './start.ts';
export type { Occupancy } from './table/occupancy.ts';
