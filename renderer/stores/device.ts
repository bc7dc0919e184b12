import type { TableId } from '../../core/base/ids.ts';
import { createLocalStore, keepsSeats, ownerInFragment } from '../net/index.ts';

/** Whether this page is the window of the desktop app. */
export const isApp = window.auctionNight !== undefined;

/** Whether the host that served this page runs on this computer. */
export const isOwnComputer = /^(127\.0\.0\.1|localhost)$/.test(location.hostname);

/** The app version that this page reports to hosts. */
export const appVersion = (): string => window.auctionNight?.appVersion ?? __APP_VERSION__;

/** Local storage of this device, across pages. */
export const kept = createLocalStore(() => localStorage);

/** The storage name of a setting. */
export const settingName = (key: string): string => `auction-night.${key}`;

/** Storage name: the tables with lessons, and the lessons shown at each. */
export const LESSONS = 'auction-night.lessons';

/** Storage name: the games known on this device, because they were played, explained or marked as known. */
export const KNOWN = 'auction-night.known';

/** Whether no seat was taken and no game explained on this device yet. */
export const isNewHere = (): boolean =>
  !kept.names().some((name) => keepsSeats(name) || name.startsWith(NAMES) || name === LESSONS);

const NAMES = 'auction-night.names.';

/** The names of this device's players at a table, for lists. */
export const namesHere = (table: TableId): readonly string[] =>
  (kept.read(NAMES + table) ?? '').split('\n').filter((name) => name !== '');
export function keepNames(table: TableId, names: readonly string[]): void {
  if (names.join() !== namesHere(table).join())
    kept.write(NAMES + table, names.length === 0 ? undefined : names.join('\n'));
}

/** Storage name: the secret from an owner link. */
const OWNER = settingName('owner');
let appOwner: string | undefined;

/** Moves the secret of an owner link from the address to local storage: navigation would lose it, and others can see the screen. */
export function hideOwnerLink(): void {
  const secret = ownerInFragment(location.hash);
  if (secret === undefined) return;
  if (secret !== kept.read(OWNER)) kept.write(OWNER, secret);
  history.replaceState(undefined, '', location.pathname);
}

/** Loads the owner's secret: in the app that of its own host, in a browser that of the owner link. */
export async function takeOwnerSecret(): Promise<void> {
  hideOwnerLink();
  appOwner = (await window.auctionNight?.ownHost())?.owner;
}

/** The secret of the host of this page, if this device hosts. */
export const ownerSecret = (): string | undefined =>
  appOwner ?? (isApp ? undefined : (ownerInFragment(location.hash) ?? kept.read(OWNER)));

/**
 * Whether text can be copied: in the app through the main process; browsers have no clipboard on pages without TLS. `in` avoids creating
 * the object.
 */
export const canCopy = isApp || 'clipboard' in navigator;

/** Puts a text on the clipboard; returns whether that worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (window.auctionNight === undefined) await navigator.clipboard.writeText(text);
    else await window.auctionNight.copyText(text);
    return true;
  } catch {
    return false; // the browser did not allow it
  }
}
