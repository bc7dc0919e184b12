import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rm, writeFileSync } from 'node:fs';
import { canonicalAddress, parseIp } from '../../../core/base/address.ts';
import { isJsonObject, isWhole } from '../../../core/base/parse.ts';
import { parseJson } from '../../../core/protocol/decode.ts';
import type { Endpoint } from './types.ts';

const MOST = 10;
const FORMAT = 'auction-night/recent-hosts@1';

/** Hosts that this computer has joined, newest first, at most ten. */
export interface RecentHosts {
  list(): readonly Endpoint[];
  has(address: string, port: number): boolean;
  /** Puts a host first. What is no IP address or port is not kept. */
  remember(address: string, port: number): void;
}

/**
 * The hosts kept in `file`; in memory only where there is none. The list is a help, not a record: a file that cannot be
 * read counts as empty, one that cannot be written is left as it was.
 */
export function createRecentHosts(file?: string): RecentHosts {
  let hosts = file === undefined ? [] : read(file);
  return {
    list: () => hosts,
    has: (address, port) => hosts.some((host) => host.address === address && host.port === port),
    remember: (address, port) => {
      const added = toEndpoint({ address, port });
      if (added === undefined) return;
      const others = hosts.filter((host) => host.address !== address || host.port !== port);
      hosts = [added, ...others].slice(0, MOST);
      if (file !== undefined) write(file, hosts);
    },
  };
}

function read(file: string): Endpoint[] {
  try {
    const parsed = parseJson(readFileSync(file, 'utf8'));
    if (!parsed.ok || !isJsonObject(parsed.value) || parsed.value['format'] !== FORMAT) return [];
    const { hosts } = parsed.value;
    return Array.isArray(hosts) ? hosts.slice(0, MOST).flatMap((host) => toEndpoint(host) ?? []) : [];
  } catch {
    return []; // there is none yet, or it is not ours to read
  }
}

function toEndpoint(value: unknown): Endpoint | undefined {
  if (!isJsonObject(value)) return undefined;
  const { address, port } = value;
  if (typeof address !== 'string' || parseIp(address) === undefined || !isWhole(port, 1, 65_535))
    return undefined;
  return { address: canonicalAddress(address), port };
}

/** Writes beside the file and renames, so that it is always whole. */
function write(file: string, hosts: readonly Endpoint[]): void {
  const beside = `${file}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(beside, JSON.stringify({ format: FORMAT, hosts }), { mode: 0o600 });
    renameSync(beside, file);
  } catch {
    rm(beside, { force: true }, () => undefined);
  }
}
