import { GONE, withoutPrivate } from './diagnosis.ts';
import { bugText, type Log } from './guard.ts';

/** Most lines that wait until there is a log; later ones are dropped. */
const MAX_WAITING = 100;
/** Most kinds of faults that are counted separately; all others count as one. */
const MAX_KINDS = 100;
/** Most characters of a fault's message, which is data if it is longer, and most frames of its stack. */
const MAX_CHARACTERS = 1_000;
const MAX_FRAMES = 20;

/** Logs uncaught errors of this process, which keeps running. */
export interface Faults {
  /** Logs a line; the first lines wait until there is a log. */
  readonly log: Log;
  /** Sets the log. */
  logTo(log: Log): void;
  /** Leaves errors to Node again. */
  end(): void;
}

const WHAT = {
  uncaughtException: 'nobody caught an exception',
  unhandledRejection: 'a promise was rejected, and nobody looked',
} as const;

/**
 * Catches uncaught errors. Repeated ones of the same kind are logged the 1st, 10th, 100th, … time, so that they fill neither disk nor log.
 */
export function catchFaults(process: Pick<NodeJS.EventEmitter, 'on' | 'off'>): Faults {
  let write: Log | undefined;
  const waiting: string[] = [];
  const counts = new Map<string, number>();

  const log: Log = (line) => {
    if (write !== undefined) write(line);
    else if (waiting.length < MAX_WAITING) waiting.push(line);
  };
  const count = (kind: string): number => {
    const countedKind = counts.has(kind) || counts.size < MAX_KINDS ? kind : '';
    const times = (counts.get(countedKind) ?? 0) + 1;
    counts.set(countedKind, times);
    return times;
  };
  const listeners = Object.entries(WHAT).map(([event, what]) => {
    const caught = (error: unknown): void => {
      const fault = readFault(error);
      const times = count(kindOf(fault));
      if (!/^10*$/.test(String(times))) return;
      log(`${what}${times === 1 ? '' : ` (${times} times so far)`}: ${publicText(fault)}`);
    };
    process.on(event, caught);
    return { event, caught };
  });
  return {
    log,
    logTo: (newLog) => {
      write = newLog;
      waiting.splice(0).forEach(newLog);
    },
    end: () => {
      for (const { event, caught } of listeners) process.off(event, caught);
    },
  };
}

/** The first line of an error's message, and its stack frames. */
interface Fault {
  readonly message: string;
  readonly frames: readonly string[];
}

function readFault(error: unknown): Fault {
  const [message = '', ...lines] = textOf(error).split('\n');
  const isFrame = (line: string): boolean => /^ +at /.test(line) && line.length <= MAX_CHARACTERS;
  return { message, frames: lines.filter(isFrame).slice(0, MAX_FRAMES) };
}

/** The kind of a fault, regardless of numbers in its message. */
const kindOf = ({ message, frames }: Fault): string =>
  [message.slice(0, MAX_CHARACTERS).replace(/\d+/g, ''), ...frames].join('\n');

/** The start of a quotation or value, which messages may cut off anywhere. */
const QUOTED = /(?:["“`{[]|(?<!\p{L})').*$/u;

/** The text of a fault for the log, without private parts. */
const publicText = ({ message, frames }: Fault): string =>
  [message.length > MAX_CHARACTERS ? GONE : message.replace(QUOTED, GONE), ...frames]
    .map(withoutPrivate)
    .join('\n');

function textOf(error: unknown): string {
  try {
    return String(bugText(error));
  } catch {
    return 'what it was cannot be told';
  }
}
