import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A WebSocket frame as somebody in between sees it. */
export interface SniffedFrame {
  readonly from: 'client' | 'host';
  /** 1 for text, 2 for binary; control frames are left out. */
  readonly kind: number;
  readonly bytes: Buffer;
}

/** A listener between devices and a host. */
export interface Sniffer {
  /** Where to connect instead; the `Host` header must name the host itself. */
  readonly port: number;
  /** All bytes, in each direction of each connection, with the masks of WebSockets removed where that is possible. */
  readonly heard: () => readonly Buffer[];
  readonly frames: readonly SniffedFrame[];
  close(): Promise<void>;
}

/**
 * Listens to everything that goes to the host at `hostPort` through it.
 * @param localAddress The address from which the host is connected to.
 */
export async function startSniffer(hostPort: number, localAddress = '127.0.0.1'): Promise<Sniffer> {
  const raw: Buffer[] = [];
  const frames: SniffedFrame[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const host = connect({ port: hostPort, host: '127.0.0.1', localAddress });
    for (const [from, to, name] of [
      [client, host, 'client'],
      [host, client, 'host'],
    ] as const) {
      sockets.add(from);
      const read = frameReader((kind, bytes) => frames.push({ from: name, kind, bytes }));
      from.on('data', (data) => {
        raw.push(Buffer.from(data));
        read(data);
        to.write(data);
      });
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heard: () => [...raw, ...frames.map(({ bytes }) => bytes)],
    frames,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The frames of one direction of a WebSocket, from its HTTP head on; control frames are left out. */
export function framesIn(bytes: Buffer): readonly Omit<SniffedFrame, 'from'>[] {
  const frames: Omit<SniffedFrame, 'from'>[] = [];
  frameReader((kind, content) => frames.push({ kind, bytes: content }))(bytes);
  return frames;
}

/** Reads the frames of one direction, after the head of HTTP (RFC 6455, section 5.2). */
function frameReader(found: (kind: number, bytes: Buffer) => void): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isUpgraded = false;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    if (!isUpgraded) {
      const end = rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      isUpgraded = true;
      rest = rest.subarray(end + 4);
    }
    for (;;) {
      const frame = firstFrame(rest);
      if (frame === undefined) return;
      rest = rest.subarray(frame.end);
      if (frame.kind < 8) found(frame.kind, frame.bytes);
    }
  };
}

function firstFrame(data: Buffer): { kind: number; bytes: Buffer; end: number } | undefined {
  if (data.length < 2) return undefined;
  const [first = 0, second = 0] = data;
  const short = second & 127;
  const wide = short === 126 ? 2 : short === 127 ? 8 : 0;
  const masked = (second & 128) === 128 ? 4 : 0;
  const start = 2 + wide + masked;
  if (data.length < start) return undefined;
  const length = wide === 0 ? short : wide === 2 ? data.readUInt16BE(2) : Number(data.readBigUInt64BE(2));
  if (data.length < start + length) return undefined;
  const mask = data.subarray(start - masked, start);
  const bytes = Buffer.from(data.subarray(start, start + length));
  if (masked > 0) bytes.forEach((byte, index) => (bytes[index] = byte ^ (mask[index & 3] ?? 0)));
  return { kind: first & 15, bytes, end: start + length };
}
