// A device that has taken a host's old address, and answers there as if it were the host. Prints every text that it is sent, one a line.
// Arguments: the port.
import { WebSocketServer } from 'ws';
import { acceptLine } from './line/between.ts';

const server = new WebSocketServer({ port: Number(process.argv[2]), host: '0.0.0.0' });
server.on('listening', () => console.log('ready'));
server.on('connection', (socket, { url = '' }) => {
  const line = acceptLine(
    url,
    (frame) => socket.send(frame),
    (text) => {
      console.log(text);
      const {
        id,
        type,
        keys = [],
      } = JSON.parse(text) as {
        readonly id: number;
        readonly type: string;
        readonly keys?: readonly string[];
      };
      // It knows no key, so it can only make proofs up
      const value = type === 'prove' ? { places: [], proofs: keys.map(() => '0'.repeat(32)) } : undefined;
      line.send(JSON.stringify({ type: 'answer', id, ok: true, value }));
    },
  );
  socket.on('message', (frame: Buffer) => line.receive(frame));
});
