import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestDevice } from '../network-namespace.ts';

/** The bytes of one direction of one TCP connection. */
export interface CapturedStream {
  readonly bytes: Buffer;
  /** Whether no byte between the first and the last is missing. */
  readonly isWhole: boolean;
}

/** A capture of all packets of a device. */
export interface Capture {
  /** Ends the capture; everything that went by. */
  end(): Promise<{ readonly streams: readonly CapturedStream[]; readonly datagrams: readonly Buffer[] }>;
}

const PROGRAM = join(import.meta.dirname, 'capture.py');
const PYTHON = '/usr/bin/python3';

/** Captures everything that comes to a device of a test network and leaves it, as whoever shares the Wi-Fi can. */
export async function capturePackets(device: TestDevice): Promise<Capture> {
  const [file = '', ...words] = [...device.prefix, PYTHON, PROGRAM];
  const child = spawn(file, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [said] = (await Promise.race([
    once(child.stderr, 'data'),
    once(child, 'close'),
  ])) as readonly unknown[];
  if (!String(said).startsWith('ready')) throw new Error(`no capture: ${String(said)}`);
  return {
    end: async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
      return sortOut(packetsIn(Buffer.concat(chunks)));
    },
  };
}

function packetsIn(captured: Buffer): readonly Buffer[] {
  const packets: Buffer[] = [];
  for (let at = 0; at + 4 <= captured.length;) {
    const end = at + 4 + captured.readUInt32BE(at);
    if (end <= captured.length) packets.push(captured.subarray(at + 4, end));
    at = end;
  }
  return packets;
}

const ETHERNET = 14;
const IPV4 = 0x0800;
const TCP = 6;
const UDP = 17;

interface Segment {
  readonly at: number;
  readonly bytes: Buffer;
}

/** Puts the segments of TCP over IPv4 in their order, and collects the content of UDP. */
function sortOut(packets: readonly Buffer[]) {
  const directions = new Map<string, Segment[]>();
  const datagrams: Buffer[] = [];
  for (const packet of packets) {
    if (packet.length < ETHERNET + 20 || packet.readUInt16BE(12) !== IPV4) continue;
    const ip = packet.subarray(ETHERNET, ETHERNET + packet.readUInt16BE(ETHERNET + 2));
    const content = ip.subarray(4 * ((ip[0] ?? 0) & 15));
    if (ip[9] === UDP) datagrams.push(content.subarray(8));
    if (ip[9] !== TCP) continue;
    const bytes = content.subarray(4 * ((content[12] ?? 0) >> 4));
    if (bytes.length === 0) continue;
    const direction = `${ip.toString('hex', 12, 20)} ${content.toString('hex', 0, 4)}`;
    const segments = directions.get(direction) ?? [];
    segments.push({ at: content.readUInt32BE(4), bytes });
    directions.set(direction, segments);
  }
  return { streams: [...directions.values()].map(joined), datagrams };
}

/** Sequence numbers count modulo 2³²; segments that were sent twice count once. */
function joined(segments: readonly Segment[]): CapturedStream {
  const first = segments[0]?.at ?? 0;
  const offset = (at: number): number => (at - first) | 0;
  const inOrder = segments.toSorted((one, other) => offset(one.at) - offset(other.at));
  let next = offset(inOrder[0]?.at ?? 0);
  let isWhole = true;
  const parts: Buffer[] = [];
  for (const { at, bytes } of inOrder) {
    const known = next - offset(at);
    if (known < 0) isWhole = false;
    if (known >= bytes.length) continue;
    parts.push(bytes.subarray(Math.max(0, known)));
    next = offset(at) + bytes.length;
  }
  return { bytes: Buffer.concat(parts), isWhole };
}
