import { lazy } from '../../../components/lazy.ts';
import { load } from '../../../stores/loading.ts';
import type * as laterPhases from './later-phases.ts';

type LaterPhases = typeof laterPhases;

const phases = (): Promise<LaterPhases> => import('./later-phases.ts');

/** A component of phases 3 to 6. They are not needed at first, and load together: prefetched, or when the first one is rendered. */
export const later = <Name extends keyof LaterPhases>(name: Name): LaterPhases[Name] =>
  lazy(async () => ({ default: (await load(phases))[name] }));

/** Prefetches the components of phases 3 to 6. If that fails, rendering one tries again. */
export const fetchLater = (): void => void phases().catch(() => undefined);
