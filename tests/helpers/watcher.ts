import type { TableFrame } from '../../core/protocol/frames.ts';
import { createReader } from '../../core/protocol/reader.ts';
import type { Surroundings } from '../../electron/host/table/frame.ts';
import type { Client } from '../../electron/host/table/people.ts';

/** A table at which no clock runs. */
export const SURROUNDINGS: Surroundings = {
  graceLeft: {},
  clockLeft: {},
  waited: {},
  hasPin: false,
  frozen: undefined,
  places: [],
  beat: 0,
  show: undefined,
  takeBack: undefined,
  replay: undefined,
  shuffle: undefined,
  isClosed: false,
  ledgerElsewhere: [],
};

/** A page at a table, and what it makes of all that is sent to it. */
export interface Watcher {
  readonly visitor: Client;
  /** Reads what there is to be read; throws if that is no frame. */
  readonly read: () => TableFrame;
  /** Characters that were read so far. */
  readonly length: () => number;
}

/** Somebody who shows the hand of `facing`, an occupant, or only watches; and reads when told to. */
export function watcher(facing?: number): Watcher {
  const reader = createReader();
  let waiting: (() => string | undefined) | undefined;
  let length = 0;
  return {
    visitor: {
      show: (build) => (waiting = build),
      close: () => undefined,
      address: '192.168.0.2',
      device: 'browser',
      endpoint: '127.0.0.1:47474',
      isOwnComputer: false,
      isOwner: false,
      isTelevision: false,
      spectator: undefined,
      occupants: new Set(facing === undefined ? [] : [facing]),
      moved: new Set(),
      tokens: new Set(),
      facing,
    },
    read: () => {
      const text = waiting?.() ?? '';
      const frame = reader(text);
      if (frame?.type !== 'table') throw new Error(`no frame: ${text}`);
      length += text.length;
      return frame;
    },
    length: () => length,
  };
}
