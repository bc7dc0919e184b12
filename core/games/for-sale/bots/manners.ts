import { stingily } from './cheapskate.ts';
import type { Manner } from './manner.ts';
import { prudently } from './prudent.ts';
import { smartly } from './smart.ts';
import { byValue } from './value.ts';

/** The plain manners in which people play, too. */
export const MANNERS: readonly Manner[] = [smartly, byValue, prudently, stingily];
