import type { TableId } from '../../core/base/ids.ts';
import { createLocalStore, keepsSeats, ownerInFragment } from '../net/index.ts';

/** Whether this page is the window of the desktop app. */
export const isApp = window.auctionNight !== undefined;

/** Whether the host that served this page runs on this computer. */
export const isOwnComputer = /^(127\.0\.0\.1|localhost)$/.test(location.hostname);

/** What the host calls this device. */
export const appVersion = (): string => window.auctionNight?.appVersion ?? __APP_VERSION__;

/** What this device keeps beyond the page. */
export const kept = createLocalStore(() => localStorage);

/** Where a setting of this device is kept. */
export const settingName = (key: string): string => `auction-night.${key}`;

/** Where it is kept which tables explain their game. */
export const LESSONS = 'auction-night.lessons';

/** Where it is kept which games are known here: they were played, explained, or somebody said so. */
export const KNOWN = 'auction-night.known';

/** Whether nobody has taken a seat, or had a game explained, on this device yet. */
export const isNewHere = (): boolean =>
  !kept.names().some((name) => keepsSeats(name) || name.startsWith(NAMES) || name === LESSONS);

const NAMES = 'auction-night.names.';

/** Whose seats this device has at a table, for lists; nobody's where it has none. */
export const namesHere = (table: TableId): readonly string[] =>
  (kept.read(NAMES + table) ?? '').split('\n').filter((name) => name !== '');
export function keepNames(table: TableId, names: readonly string[]): void {
  if (names.join() !== namesHere(table).join())
    kept.write(NAMES + table, names.length === 0 ? undefined : names.join('\n'));
}

/** Where the owner's secret of a link is kept. */
const OWNER = settingName('owner');
let appOwner: string | undefined;

/** Takes the secret out of the owner link that was opened: whoever goes on by another link would lose it; and pages are shown to others. */
export function hideOwnerLink(): void {
  const secret = ownerInFragment(location.hash);
  if (secret === undefined) return;
  if (secret !== kept.read(OWNER)) kept.write(OWNER, secret);
  history.replaceState(undefined, '', location.pathname);
}

/** Gets ready to prove who hosts: in the app its own host's secret, in a browser the one of the owner link. */
export async function takeOwnerSecret(): Promise<void> {
  hideOwnerLink();
  appOwner = (await window.auctionNight?.ownHost())?.owner;
}

/** The secret of the host of this page, if this device hosts. */
export const ownerSecret = (): string | undefined =>
  appOwner ?? (isApp ? undefined : (ownerInFragment(location.hash) ?? kept.read(OWNER)));

/** Whether texts can be copied: in the app through its main process; on pages without TLS browsers have no clipboard. Asked without making one. */
export const canCopy = isApp || 'clipboard' in navigator;

/** Puts a text on the clipboard; answers whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (window.auctionNight === undefined) await navigator.clipboard.writeText(text);
    else await window.auctionNight.copyText(text);
    return true;
  } catch {
    return false; // the browser did not allow it
  }
}
