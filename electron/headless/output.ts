import { correction, generate } from 'lean-qr/nano';
import { isIpv6, formatEndpoint } from '../../core/base/endpoint.ts';
import type { Reachable } from '../../core/protocol/frames.ts';
import { REJECTIONS, type Rejection } from '../../core/base/rejection.ts';
import type { FolderError } from '../host/index.ts';

/** What a running host prints on the terminal. */
export interface Invitation {
  readonly ownerLink: string;
  readonly port: number;
  readonly reachable: readonly Reachable[];
  readonly reach: 'local-only' | 'network';
}

/**
 * Returns the owner link and each address for guests, with a QR code for those of real networks; IPv6 only if there is nothing else.
 * Without a final line break.
 */
export function invitationText({ ownerLink, port, reachable, reach }: Invitation): string {
  const owner = `Owner link (for this computer only; it makes the browser the host): ${ownerLink}`;
  if (reach === 'local-only') return `${owner}\nOther devices cannot reach this host (--local).`;
  const guests = reachable.map((one) => ({
    ...one,
    url: `http://${formatEndpoint({ address: one.address, port })}/`,
  }));
  if (guests.length === 0)
    return `${owner}\nNo network was found; guests can join once this computer is on one.`;
  const realNetworks = guests.filter(({ isVirtual, needsApp }) => !isVirtual && needsApp !== true);
  const ipv4 = realNetworks.filter(({ address }) => !isIpv6(address));
  const withQrCode = ipv4.length > 0 ? ipv4 : realNetworks;
  const lines = guests.map((guest) => {
    const { url, network, needsApp } = guest;
    const line = `Guests in the same network as this computer (${network}): ${url}`;
    if (needsApp) return `${line} (only the app takes it, browsers do not)`;
    return withQrCode.includes(guest) ? `${line}\n${qrText(url)}` : line;
  });
  return [owner, ...lines].join('\n\n');
}

/** Formats a rejection as one line for a terminal: the sentence of its code, and its data. */
export function refusalText({ code, data = {} }: Rejection): string {
  const [sentence] = REJECTIONS[code].split(' data:');
  const details = Object.entries(data).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return details.length === 0 ? `${sentence}` : `${sentence} (${details.join(', ')})`;
}

/** Says why the host's folder cannot be used, and what to do about it from a terminal. */
export function folderText({ message, why }: FolderError): string {
  const other = 'start with another folder: --data FOLDER';
  return why === 'taken' ? `${message}. Use its window, or ${other}` : `${message}. S${other.slice(1)}`;
}

/** Modules around a code on a terminal, whose own margin is as light. */
const BORDER = 2;

/** A QR code for a dark terminal, two rows of modules in a line: light ones are drawn. */
function qrText(text: string): string {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const end = code.size + BORDER;
  const lines: string[] = [];
  for (let y = -BORDER; y < end; y += 2) {
    let line = '';
    for (let x = -BORDER; x < end; x += 1) {
      const isLow = y + 1 >= end || code.get(x, y + 1);
      line += code.get(x, y) ? (isLow ? ' ' : '▄') : isLow ? '▀' : '█';
    }
    lines.push(line);
  }
  return lines.join('\n');
}
