import { renderUnicodeCompact } from 'uqr';
import type { Reachable } from '../../core/protocol/frames.ts';

/** What a running host tells the person in front of the terminal. */
export interface Invitation {
  readonly ownerLink: string;
  readonly port: number;
  readonly reachable: readonly Reachable[];
  readonly reach: 'local-only' | 'network';
}

/** The owner's link, and for guests each address with a QR code for those of real networks. Ends without a line break. */
export function invitationText({ ownerLink, port, reachable, reach }: Invitation): string {
  const owner = `Owner link (for this computer only; it makes the browser the host): ${ownerLink}`;
  if (reach === 'local-only') return `${owner}\nOther devices cannot reach this host (--local).`;
  const guests = reachable.map((one) => ({ ...one, url: `http://${one.address}:${port}/` }));
  if (guests.length === 0)
    return `${owner}\nNo network was found; guests can join once this computer is on one.`;
  const lines = guests.map(({ url, network, isVirtual }) => {
    const line = `Guests in the same network as this computer (${network}): ${url}`;
    return isVirtual ? line : `${line}\n${renderUnicodeCompact(url, { ecc: 'M', border: 2 })}`;
  });
  return [owner, ...lines].join('\n\n');
}
