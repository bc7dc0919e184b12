import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rm, writeFileSync } from 'node:fs';
import { canonicalAddress, parseIp } from '../../../core/base/address.ts';
import { isJsonObject, isIntegerIn } from '../../../core/base/parse.ts';
import { parseJson } from '../../../core/protocol/decode.ts';
import type { Endpoint } from './types.ts';

const MAX_HOSTS = 10;
const FORMAT = 'auction-night/recent-hosts@1';

/** Hosts that this computer has joined, newest first, at most ten. */
export interface RecentHosts {
  list(): readonly Endpoint[];
  has(address: string, port: number): boolean;
  /** Moves a host to the front. Ignores invalid addresses and ports. */
  remember(address: string, port: number): void;
}

/**
 * Opens the hosts stored in `file`, or in memory only. The list is a convenience: an unreadable file counts as empty, one that cannot be
 * written stays as it was.
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
      hosts = [added, ...others].slice(0, MAX_HOSTS);
      if (file !== undefined) write(file, hosts);
    },
  };
}

function read(file: string): Endpoint[] {
  try {
    const parsed = parseJson(readFileSync(file, 'utf8'));
    if (!parsed.ok || !isJsonObject(parsed.value) || parsed.value['format'] !== FORMAT) return [];
    const { hosts } = parsed.value;
    return Array.isArray(hosts) ? hosts.slice(0, MAX_HOSTS).flatMap((host) => toEndpoint(host) ?? []) : [];
  } catch {
    return []; // missing or unreadable
  }
}

function toEndpoint(value: unknown): Endpoint | undefined {
  if (!isJsonObject(value)) return undefined;
  const { address, port } = value;
  if (typeof address !== 'string' || parseIp(address) === undefined || !isIntegerIn(port, 1, 65_535))
    return undefined;
  return { address: canonicalAddress(address), port };
}

/** Writes a temporary file and renames it, so that the file is always complete. */
function write(file: string, hosts: readonly Endpoint[]): void {
  const temporary = `${file}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(temporary, JSON.stringify({ format: FORMAT, hosts }), { mode: 0o600 });
    renameSync(temporary, file);
  } catch {
    rm(temporary, { force: true }, () => undefined);
  }
}
