import { closeCodeOf } from '../../core/protocol/close-codes.ts';
import { load } from '../stores/loading.ts';
import type { OpenChannel } from './channel.ts';
import type * as pageLine from './page-line.ts';
import type { PageLine } from './page-line.ts';

/** What encrypts; loaded with the first channel, never before the first paint. */
let loading: Promise<typeof pageLine> | undefined;
const lines = () => (loading ??= load(() => import('./page-line.ts')));

/**
 * The channel of a page served by a host: a line over a WebSocket to the same origin; other hosts refuse foreign pages. Opens in a new task,
 * because opening a socket blocks a phone for longer than a starting screen allows.
 */
export const openBrowserChannel: OpenChannel = ({ path, tableCode }, events) => {
  let socket: WebSocket | undefined;
  let line: PageLine | undefined;
  let isOpen = false;
  let isClosed = false;
  let hasEnded = false;
  const end = (code: number): void => {
    if (!hasEnded) events.close(code);
    hasEnded = true;
  };
  const open = async (): Promise<void> => {
    const { openPageLine } = await lines();
    if (isClosed) return;
    const opened = new WebSocket(`ws://${location.host}${path}`);
    socket = opened;
    opened.binaryType = 'arraybuffer';
    opened.addEventListener('open', () => {
      line = openPageLine(
        path,
        {
          send: (frame) => {
            if (opened.readyState === WebSocket.OPEN) opened.send(frame);
          },
          open: () => {
            isOpen = true;
            events.open();
          },
          message: (text) => events.message(text),
          failed: (why) => {
            opened.close(why); // whoever is there may never answer that
            end(why);
          },
        },
        tableCode,
      );
    });
    opened.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) => line?.receive(data));
    opened.addEventListener('close', ({ code }) => end(closeCodeOf(code, isOpen)));
  };
  const opening = setTimeout(() => void open());
  return {
    send: (text) => line?.send(text),
    close: () => {
      isClosed = true;
      clearTimeout(opening);
      socket?.close();
    },
  };
};
