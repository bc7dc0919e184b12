import type { AuctionNightApi } from '../../electron/preload/api.ts';
import { BROKEN, type ChannelEvents, type OpenChannel } from './channel.ts';

/**
 * Channels of the desktop app. The main process owns the socket and relays raw frames, because pages of the app's own scheme may not open
 * sockets to the home network.
 */
export function appChannels(api: AuctionNightApi): OpenChannel {
  const listeners = new Map<number, ChannelEvents>();
  api.onPipe(({ pipe, event }) => {
    const events = listeners.get(pipe);
    if (event.type === 'open') events?.open();
    if (event.type === 'message') events?.message(event.text);
    if (event.type === 'close') {
      listeners.delete(pipe);
      events?.close(event.code, event.reason);
    }
  });

  return (target, events) => {
    let pipe: number | undefined;
    let isClosed = false;
    const start = async (): Promise<void> => {
      const { address, port } = target.host ?? (await api.ownHost());
      if (isClosed) return;
      const typed = target.host?.isTyped ?? false;
      const opened = await api.openPipe({
        address,
        port,
        path: target.path,
        typed,
        ...(target.tableCode !== undefined && { tableCode: target.tableCode }),
      });
      if (!opened.ok) return events.close(BROKEN);
      if (isClosed) return api.closePipe(opened.pipe);
      pipe = opened.pipe;
      listeners.set(pipe, events);
    };
    start().catch(() => events.close(BROKEN));
    return {
      send: (text) => {
        if (pipe !== undefined) api.sendPipe(pipe, text);
      },
      close: () => {
        isClosed = true;
        if (pipe !== undefined) api.closePipe(pipe);
      },
    };
  };
}
