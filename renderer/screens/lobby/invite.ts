import { computed, type ComputedRef } from 'vue';
import { isIpv6, formatEndpoint } from '../../../core/base/endpoint.ts';
import type { HostFrame, Reachable, You } from '../../../core/protocol/frames.ts';
import { isApp } from '../../stores/device.ts';
import { useHost } from '../../stores/host.ts';
import { useSession } from '../../session/table-session.ts';

/** A way to reach this table: its endpoint, and the network if there are several. */
export interface Invitation {
  /** `address:port` */
  readonly place: string;
  readonly network: string | undefined;
  /** Browsers cannot open the address. */
  readonly needsApp?: true;
}

export interface Invitations {
  /** The most likely first. */
  readonly best: readonly Invitation[];
  /** Virtual adapters, and IPv6 next to IPv4: rarely useful to guests. */
  readonly others: readonly Invitation[];
}

const LOOPBACK = /^(?:127\.|localhost\b|\[::1\])/;

/**
 * The ways to reach this table. The owner has one per network; a guest passes on the endpoint of its own connection (`at`, or the page's
 * `origin`, an `address:port`).
 */
export function invitationsOf(
  host: HostFrame | undefined,
  isOwner: boolean,
  at: string | undefined,
  origin: string | undefined,
): Invitations {
  if (isOwner && host?.owner !== undefined) return invitationsTo(host.owner.reachable, host.port);
  const place = at ?? (origin !== undefined && !LOOPBACK.test(origin) ? origin : undefined);
  return { best: place === undefined ? [] : [{ place, network: undefined }], others: [] };
}

function invitationsTo(reachable: readonly Reachable[], port: number): Invitations {
  const likely = likeliest(reachable);
  const networks = new Set(likely.map(({ network }) => network));
  const toInvitation = ({ address, network, needsApp }: Reachable): Invitation => ({
    place: formatEndpoint({ address, port }),
    network: networks.size > 1 ? network : undefined,
    ...(needsApp && { needsApp }),
  });
  const others = likely.length === 0 ? [] : reachable.filter((entry) => !likely.includes(entry));
  return {
    best: (likely.length === 0 ? reachable : likely).map(toInvitation),
    others: others.map((entry) => ({ ...toInvitation(entry), network: entry.network })),
  };
}

/** Addresses on real networks; IPv6 only without IPv4, which every device has and people can type. */
export function likeliest(reachable: readonly Reachable[]): readonly Reachable[] {
  const real = reachable.filter(({ isVirtual }) => !isVirtual);
  const short = real.filter(({ address }) => !isIpv6(address));
  return short.length > 0 ? short : real;
}

/** The ways to reach the session's table. */
export function useInvitations(you: () => You): ComputedRef<Invitations> {
  const host = useHost(() => you().owner);
  const session = useSession();
  return computed(() => {
    const at = session.place.host === undefined ? undefined : formatEndpoint(session.place.host);
    return invitationsOf(host.frame, you().owner, at, isApp ? undefined : window.location.host);
  });
}
