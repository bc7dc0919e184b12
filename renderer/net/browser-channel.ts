import type { OpenChannel } from './channel.ts';

/** The channel of a page that a host served: a WebSocket to the same origin. Other hosts refuse a page that is not theirs. */
export const openBrowserChannel: OpenChannel = ({ path }, events) => {
  const socket = new WebSocket(`ws://${location.host}${path}`);
  socket.addEventListener('open', () => events.open());
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') events.message(data);
  });
  socket.addEventListener('close', ({ code }) => events.close(code));
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close: () => socket.close(),
  };
};
