import type { TableFrameTable } from '../../../core/protocol/frames.ts';
import { rendererOf } from '../../games/index.ts';

/** How much a table helps players remember and judge. */
export const AIDS = ['purist', 'record', 'coach'] as const;
export type Aids = (typeof AIDS)[number];

/** The aids in a table's setup. */
export const aidsOf = ({ options, coach }: { readonly options: unknown; readonly coach: boolean }): Aids =>
  coach ? 'coach' : hasMemoryAid(options) ? 'record' : 'purist';

/** The flags of aids; the coach includes the memory aid. */
export const aidFlags = (aids: Aids) => ({ memoryAid: aids !== 'purist', coach: aids === 'coach' });

/** Whether the memory aid is on. */
export const hasMemoryAid = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'memoryAid' in options && options.memoryAid === true;

/** Whether players at a table may ask the coach. */
export const hasCoach = ({ setup }: TableFrameTable): boolean =>
  setup.coach && rendererOf(setup.game)?.coach !== undefined;
