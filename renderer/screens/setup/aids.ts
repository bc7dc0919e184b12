import type { TableFrameTable } from '../../../core/protocol/frames.ts';
import { rendererOf } from '../../games/index.ts';

/** How much of what people would have to remember, or see for themselves, a table tells them. */
export const AIDS = ['purist', 'record', 'coach'] as const;
export type Aids = (typeof AIDS)[number];

/** What a table's setup says of its aids. */
export const aidsOf = ({ options, coach }: { readonly options: unknown; readonly coach: boolean }): Aids =>
  coach ? 'coach' : hasMemoryAid(options) ? 'record' : 'purist';

/** What aids stand for: with the coach all can be looked up, too. */
export const aidFlags = (aids: Aids) => ({ memoryAid: aids !== 'purist', coach: aids === 'coach' });

/** Whether what was once open can be looked up. */
export const hasMemoryAid = (options: unknown): boolean =>
  typeof options === 'object' && options !== null && 'memoryAid' in options && options.memoryAid === true;

/** Whether who plays at a table may ask the coach. */
export const hasCoach = ({ setup }: TableFrameTable): boolean =>
  setup.coach && rendererOf(setup.game)?.coach !== undefined;
