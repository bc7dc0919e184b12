import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer, type WebSocket } from 'ws';
import { systemDisk, type DiskFile } from '../../../electron/host/storage/disk.ts';
import { writeAll } from '../../../electron/host/storage/files.ts';
import { reportUsage } from './usage.ts';

// The least that there can be, as a process of its own: what comes from one connection of a path is a line in the path's file; once it is
// on disk, all connections of the path are told, and the one gets its answer. No game, no rules, nothing that is made for anybody.

/** Bytes of an act in a journal, of an answer, and of what each of the five is sent of it. */
const [LINE, ANSWER, FRAME] = [Buffer.alloc(110, 'x'), 'x'.repeat(40), 'x'.repeat(150)];

interface Place {
  readonly file: Promise<DiskFile>;
  readonly sockets: Set<WebSocket>;
}

const usage = reportUsage();
const folder = await mkdtemp(join(tmpdir(), 'auction-night-bench-'));
const places = new Map<string, Place>();
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });

server.on('connection', (socket, { url = '' }) => {
  const place = places.get(url) ?? {
    file: systemDisk.open(join(folder, `${places.size}`), 'wx'),
    sockets: new Set(),
  };
  places.set(url, place);
  place.sockets.add(socket);
  socket.on('message', () => void take(place, socket));
});

async function take({ file, sockets }: Place, from: WebSocket): Promise<void> {
  const open = await file;
  await writeAll(open, LINE);
  await open.datasync();
  for (const socket of sockets) socket.send(FRAME);
  from.send(ANSWER);
}

http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port }));
process.on('message', () => process.send?.(usage()));
process.on('disconnect', () => {
  void rm(folder, { recursive: true, force: true }).then(() => process.exit(0));
});
