import { computed, type ComputedRef } from 'vue';
import { placeText } from '../../../core/base/address.ts';
import type { HostFrame, Reachable, You } from '../../../core/protocol/frames.ts';
import { isApp } from '../../stores/device.ts';
import { useHost } from '../../stores/host.ts';
import { useTable } from '../../stores/table.ts';

/** One way to reach this table: the address that is printed, and the network it is on if there are several. */
export interface Invitation {
  /** `address:port` */
  readonly place: string;
  readonly network: string | undefined;
}

export interface Invitations {
  readonly best: readonly Invitation[];
  /** Virtual adapters: seldom what a guest needs. */
  readonly others: readonly Invitation[];
}

const LOOPBACK = /^(?:127\.|localhost\b|\[::1\])/;

/**
 * The ways to this table. The person who hosts has one per network; a guest passes on the address by which this device came
 * (`at`, or the page's own `origin`, an `address:port`).
 */
export function invitationsOf(
  host: HostFrame | undefined,
  isOwner: boolean,
  at: string | undefined,
  origin: string | undefined,
): Invitations {
  if (isOwner && host?.owner !== undefined) {
    const { reachable } = host.owner;
    const real = reachable.filter(({ isVirtual }) => !isVirtual);
    const toInvitation = ({ address, network }: Reachable): Invitation => ({
      place: `${address}:${host.port}`,
      network: real.length > 1 ? network : undefined,
    });
    const virtual = reachable.filter(({ isVirtual }) => isVirtual);
    return real.length > 0
      ? { best: real.map(toInvitation), others: virtual.map(toInvitation) }
      : { best: virtual.map(toInvitation), others: [] };
  }
  const place = at ?? (origin !== undefined && !LOOPBACK.test(origin) ? origin : undefined);
  return { best: place === undefined ? [] : [{ place, network: undefined }], others: [] };
}

/** The ways to the table that this device is at. */
export function useInvitations(you: () => You): ComputedRef<Invitations> {
  const host = useHost(() => you().owner);
  const table = useTable();
  return computed(() => {
    const at = table.place?.host === undefined ? undefined : placeText(table.place.host);
    return invitationsOf(host.frame, you().owner, at, isApp ? undefined : window.location.host);
  });
}
