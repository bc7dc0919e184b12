import type { OpenChannel } from './channel.ts';

/**
 * The channel of a page that a host served: a WebSocket to the same origin. Other hosts refuse a page that is not theirs. It opens in a
 * task of its own: to open a socket keeps a phone busy for longer than it may keep a screen that begins.
 */
export const openBrowserChannel: OpenChannel = ({ path }, events) => {
  let socket: WebSocket | undefined;
  const opening = setTimeout(() => {
    socket = new WebSocket(`ws://${location.host}${path}`);
    socket.addEventListener('open', () => events.open());
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') events.message(data);
    });
    socket.addEventListener('close', ({ code }) => events.close(code));
  });
  return {
    send: (text) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => {
      clearTimeout(opening);
      socket?.close();
    },
  };
};
