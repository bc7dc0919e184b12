import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What a server has used since it was last asked. */
export interface Usage {
  /** Processor time of all its threads, in microseconds. */
  readonly used: number;
  /** Bytes that it has sent, over all its connections. */
  readonly sent: number;
  /** Bytes of memory that it has now. */
  readonly memory: number;
  /** The most that it ever had. */
  readonly peak: number;
  /** Where that was asked for. */
  readonly lag?: Lag;
}

/** How late an event loop was, in milliseconds: half, all but a hundredth, and all of the times. */
export interface Lag {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** The timer's own step, which the monitor counts as a delay. */
const STEP = 1;

/** Begins to watch this process; to be called before it listens. Each call of the result says what was used since the last one. */
export function reportUsage(): () => Usage {
  const sockets = new Set<Socket>();
  let closed = 0;
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { readonly socket: Socket };
    sockets.add(socket);
    socket.once('close', () => {
      closed += socket.bytesWritten;
      sockets.delete(socket);
    });
  });
  const before = { used: 0, sent: 0 };
  return () => {
    const { user, system } = process.cpuUsage();
    const sent = [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, closed);
    const usage = {
      used: user + system - before.used,
      sent: sent - before.sent,
      memory: process.memoryUsage.rss(),
      peak: peakMemory(),
    };
    before.used = user + system;
    before.sent = sent;
    return usage;
  };
}

/** Linux counts what the parent had into `maxRSS` of a child; its own peak is only in /proc. */
function peakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Begins to watch the event loop of this process, which costs some of its time. Each call of the result says how late it was since the last one. */
export function reportLag(): () => Lag {
  const lags = monitorEventLoopDelay({ resolution: STEP });
  lags.enable();
  const lagOf = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - STEP);
  return () => {
    const lag = { p50: lagOf(lags.percentile(50)), p99: lagOf(lags.percentile(99)), max: lagOf(lags.max) };
    lags.reset();
    return lag;
  };
}
