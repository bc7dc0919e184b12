import { appChannels } from './app-channel.ts';
import { openBrowserChannel } from './browser-channel.ts';
import type { OpenChannel } from './channel.ts';
import { load } from '../stores/loading.ts';

export { BROKEN, HOST_PATH, type HostAddress, type OpenChannel, type Target } from './channel.ts';
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

/** Host proofs; loaded on first use, because only returning players need them. */
export const proving = () => load(() => import('./proving.ts'));

let open: OpenChannel | undefined;

/** Opens channels from this page: through the app's main process, or by a WebSocket of the browser. */
export const openChannel: OpenChannel = (target, events) => {
  open ??= window.auctionNight === undefined ? openBrowserChannel : appChannels(window.auctionNight);
  return open(target, events);
};
