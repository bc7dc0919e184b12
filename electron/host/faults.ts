import { GONE, withoutPrivate } from './diagnosis.ts';
import { bugText, type Log } from './guard.ts';

/** Lines that are kept until there is a log; later ones are left out. */
const MOST_WAITING = 100;
/** Kinds of faults that are counted apart; all others are one. */
const MOST_KINDS = 100;
/** Of a fault: characters of its message, which is data if it is longer, and frames of its stack. */
const MOST_CHARACTERS = 1_000;
const MOST_FRAMES = 20;

/** Errors of this process that nobody has caught: they go to the log, and the process goes on. */
export interface Faults {
  /** Takes a line for the log; the first ones wait until there is one. */
  readonly log: Log;
  /** From now on there is a log. */
  tellTo(log: Log): void;
  /** Node deals with errors again. */
  end(): void;
}

const WHAT = {
  uncaughtException: 'nobody caught an exception',
  unhandledRejection: 'a promise was rejected, and nobody looked',
} as const;

/**
 * Catches what nobody does. What comes again and again from one place is told at the 1st, 10th, 100th, … time, so that it fills neither the
 * disk nor the log.
 */
export function catchFaults(process: Pick<NodeJS.EventEmitter, 'on' | 'off'>): Faults {
  let write: Log | undefined;
  const waiting: string[] = [];
  const counts = new Map<string, number>();

  const log: Log = (line) => {
    if (write !== undefined) write(line);
    else if (waiting.length < MOST_WAITING) waiting.push(line);
  };
  const count = (kind: string): number => {
    const counted = counts.has(kind) || counts.size < MOST_KINDS ? kind : '';
    const times = (counts.get(counted) ?? 0) + 1;
    counts.set(counted, times);
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
    tellTo: (given) => {
      write = given;
      waiting.splice(0).forEach(given);
    },
    end: () => {
      for (const { event, caught } of listeners) process.off(event, caught);
    },
  };
}

/** The first line of what an error says, and where it comes from. */
interface Fault {
  readonly message: string;
  readonly frames: readonly string[];
}

function readFault(error: unknown): Fault {
  const [message = '', ...lines] = textOf(error).split('\n');
  const isFrame = (line: string): boolean => /^ +at /.test(line) && line.length <= MOST_CHARACTERS;
  return { message, frames: lines.filter(isFrame).slice(0, MOST_FRAMES) };
}

/** Numbers in a message tell no two faults apart. */
const kindOf = ({ message, frames }: Fault): string =>
  [message.slice(0, MOST_CHARACTERS).replace(/\d+/g, ''), ...frames].join('\n');

/** A quotation or a value begins, of which such messages give a part that may end anywhere. */
const QUOTED = /(?:["“`{[]|(?<!\p{L})').*$/u;

/** A fault as the log may have it: without anything of people or cards. */
const publicText = ({ message, frames }: Fault): string =>
  [message.length > MOST_CHARACTERS ? GONE : message.replace(QUOTED, GONE), ...frames]
    .map(withoutPrivate)
    .join('\n');

function textOf(error: unknown): string {
  try {
    return String(bugText(error));
  } catch {
    return 'what it was cannot be told';
  }
}
