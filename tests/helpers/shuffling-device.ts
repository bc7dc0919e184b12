import { randomBytes } from 'node:crypto';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type { Opening } from '../../core/shuffle/commitments.ts';
import {
  followTable,
  ownCommitment,
  type DeviceMemory,
  type ShuffleFault,
} from '../../core/shuffle/device.ts';
import type { HostClient } from './host-client.ts';

/** A device that takes part in shuffles over a real socket, step by step. */
export interface ShufflingDevice {
  readonly client: HostClient;
  /** Its share of the newest shuffle. */
  readonly own: () => NonNullable<DeviceMemory['own']>;
  readonly opening: () => Opening;
  /** Commits to a new share of the next deal. */
  commit(): Promise<void>;
  /** Waits until the commitments are fixed; returns what is wrong with them. */
  fixed(number?: number): Promise<ShuffleFault | undefined>;
  /** Opens its commitment once all are fixed, or something else. */
  open(other?: Opening): Promise<void>;
  /** Checks what the newest frame says. */
  fault(): ShuffleFault | undefined;
}

const random = (): string => randomBytes(32).toString('hex');
const drawn = (): Opening => ({ share: random(), nonce: random() });

export function shufflingDevice(client: HostClient): ShufflingDevice {
  let knowledge: DeviceMemory = {};
  const own = (): NonNullable<DeviceMemory['own']> => {
    if (knowledge.own === undefined) throw new Error('no share');
    return knowledge.own;
  };
  const see = ({ table, you }: TableFrame): ShuffleFault | undefined => {
    ({ knowledge } = followTable(knowledge, table, you.seats, drawn));
    return knowledge.fault?.type;
  };
  const untilFixed = (number: number): Promise<TableFrame> =>
    client.untilTable(({ table }) => table.shuffle?.isFixed === true && table.shuffle.number === number);
  return {
    client,
    own,
    opening: () => ({ share: own().share, nonce: own().nonce }),
    commit: async () => {
      const { table } = await client.untilTable(
        ({ table: { shuffle } }) =>
          shuffle !== undefined && shuffle.isFixed !== true && shuffle.number > (knowledge.own?.number ?? 0),
      );
      const { number = 0 } = table.shuffle ?? {};
      knowledge = { ...knowledge, own: { ...drawn(), number } };
      await client.ask({ type: 'commit-share', number, commitment: ownCommitment(own(), table.id) });
    },
    fixed: async (number = own().number) => see(await untilFixed(number)),
    open: async (other) => {
      const { number, share, nonce } = own();
      see(await untilFixed(number));
      await client.ask({ type: 'reveal-share', number, ...(other ?? { share, nonce }) });
    },
    fault: () => {
      const frame = client.table();
      if (frame === undefined) throw new Error('no frame');
      return see(frame);
    },
  };
}
