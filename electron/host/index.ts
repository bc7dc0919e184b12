export type { Host, HostOptions } from './options.ts';
export { startHost } from './start.ts';
export type { Company } from './table/company.ts';
