import { appChannels } from './app-channel.ts';
import { openBrowserChannel } from './browser-channel.ts';
import type { OpenChannel } from './channel.ts';
import { load } from '../stores/loading.ts';

export { BROKEN, type HostAddress, type OpenChannel, type Target } from './channel.ts';
export {
  Connection,
  type AnswerTo,
  type AskFirst,
  type Body,
  type ConnectionStatus,
  type HelloBody,
  type Outcome,
  type TableBody,
} from './connection.ts';
export { browserSeatKeys, keepsSeats } from './browser-seat-keys.ts';
export { createLocalStore, isOfTable } from './local-store.ts';
export { createKeyring, hostName, newToken, ownerInFragment, spectatorSecret } from './keyring.ts';

/** How hosts prove who they are: needed by who comes back, so it is loaded when it is first wanted. */
export const proving = () => load(() => import('./proving.ts'));

let open: OpenChannel | undefined;

/** The way to hosts from where this page runs: through the app's main process, or a WebSocket of the browser. */
export const openChannel: OpenChannel = (target, events) => {
  open ??= window.auctionNight === undefined ? openBrowserChannel : appChannels(window.auctionNight);
  return open(target, events);
};
