// A device that has taken a host's old address, and answers there as if it were the host. Prints every text that it is sent, one a line.
// Arguments: the port.
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ port: Number(process.argv[2]), host: '0.0.0.0' });
server.on('listening', () => console.log('ready'));
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { id, type, keys } = JSON.parse(String(data));
    console.log(String(data));
    // It knows no key, so it can only make proofs up
    const value = type === 'prove' ? { places: [], proofs: keys.map(() => '0'.repeat(32)) } : undefined;
    socket.send(JSON.stringify({ type: 'answer', id, ok: true, value }));
  });
});
