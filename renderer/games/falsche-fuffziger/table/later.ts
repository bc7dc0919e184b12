import { lazy } from '../../../components/lazy.ts';
import { load } from '../../../stores/loading.ts';
import type * as laterPhases from './later-phases.ts';

type LaterPhases = typeof laterPhases;

const phases = (): Promise<LaterPhases> => import('./later-phases.ts');

/** A part of phases 3 to 6. Nobody needs them to begin, so they come together: fetched ahead, or when the first of them is shown. */
export const later = <Name extends keyof LaterPhases>(name: Name): LaterPhases[Name] =>
  lazy(async () => ({ default: (await load(phases))[name] }));

/** Fetches the parts of phases 3 to 6 ahead. If that fails, it is tried again when they are shown. */
export const fetchLater = (): void => void phases().catch(() => undefined);
