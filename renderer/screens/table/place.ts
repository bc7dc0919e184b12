import { parseAddress } from '../join/address.ts';
import type { HostAddress } from '../../net/index.ts';

/** The host in a table's route (`?at=address:port`); undefined: the own host. It was found or typed before it got there. */
export function hostOf(at: string | undefined): HostAddress | undefined {
  const parsed = at === undefined ? undefined : parseAddress(at);
  return parsed?.ok === true
    ? { address: parsed.value.address, port: parsed.value.port, isTyped: false }
    : undefined;
}
