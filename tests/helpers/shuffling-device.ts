import { randomBytes } from 'node:crypto';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type { Opening } from '../../core/shuffle/commitments.ts';
import {
  faultIn,
  hashOfSeen,
  ownCommitment,
  shuffleIn,
  type DeviceShuffle,
  type ShuffleFault,
  type SeenShuffle,
} from '../../core/shuffle/device.ts';
import type { HostClient } from './host-client.ts';

/** A device that takes part in shuffles over a real socket, step by step. */
export interface ShufflingDevice {
  readonly client: HostClient;
  /** What it remembers of the newest shuffle. */
  readonly memory: () => DeviceShuffle;
  /** Commits to a new share of the next deal. */
  commit(): Promise<void>;
  /** Waits until the commitments are fixed; returns what is wrong with them. */
  fixed(number?: number): Promise<ShuffleFault | undefined>;
  /** Opens its commitment once all are fixed, or something else. */
  open(other?: Opening): Promise<void>;
  /** Checks what the newest frame says. */
  fault(): ShuffleFault | undefined;
}

export const seen = (frame: TableFrame): SeenShuffle => {
  const found = shuffleIn(frame.table);
  if (found === undefined) throw new Error('no shuffle');
  return found;
};

const random = (): string => randomBytes(32).toString('hex');

export function shufflingDevice(client: HostClient): ShufflingDevice {
  let memory: DeviceShuffle | undefined;
  const known = (): DeviceShuffle => {
    if (memory === undefined) throw new Error('no share');
    return memory;
  };
  const newest = (): SeenShuffle => {
    const frame = client.table();
    if (frame === undefined) throw new Error('no frame');
    return seen(frame);
  };
  return {
    client,
    memory: known,
    commit: async () => {
      const { shuffle, id } = (
        await client.untilTable(
          ({ table }) =>
            table.shuffle !== undefined &&
            table.shuffle.isFixed !== true &&
            table.shuffle.number > (memory?.number ?? 0),
        )
      ).table;
      const { number = 0 } = shuffle ?? {};
      memory = { number, own: { share: random(), nonce: random() } };
      await client.ask({ type: 'commit-share', number, commitment: ownCommitment(memory, id) });
    },
    fixed: async (number = known().number) => {
      const frame = await client.untilTable(
        ({ table }) => table.shuffle?.isFixed === true && table.shuffle.number === number,
      );
      return faultIn(seen(frame), memory, undefined);
    },
    open: async (other) => {
      const { number, own } = known();
      const frame = await client.untilTable(
        ({ table }) => table.shuffle?.isFixed === true && table.shuffle.number === number,
      );
      const commitments = hashOfSeen(seen(frame));
      memory = { number, own, ...(commitments !== undefined && { commitments }) };
      await client.ask({ type: 'reveal-share', number, ...(other ?? own) });
    },
    fault: () => faultIn(newest(), memory, undefined),
  };
}
