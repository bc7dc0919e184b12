import { parseIp, sharePrefix } from '../../../core/base/address.ts';
import { needsZone } from '../../../core/base/endpoint.ts';
import type { OwnAddress } from '../../../core/protocol/network-check.ts';

/** Whether an address is in the network of an own one; undefined for a name, of which nobody can tell, or one of a link. */
export function isInNetwork(address: string, own: OwnAddress): boolean | undefined {
  const [there, here] = [parseIp(address), parseIp(own.address)];
  if (there === undefined || here === undefined || needsZone(address)) return undefined;
  return sharePrefix(there, here, own.prefix);
}
