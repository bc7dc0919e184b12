import type { OpenChannel } from './channel.ts';

/**
 * The channel of a page served by a host: a WebSocket to the same origin; other hosts refuse foreign pages. Opens in a new task, because
 * opening a socket blocks a phone for longer than a starting screen allows.
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
