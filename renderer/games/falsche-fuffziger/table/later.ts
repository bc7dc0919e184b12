import { lazy } from '../../../components/lazy.ts';
import type * as laterPhases from './later-phases.ts';

type LaterPhases = typeof laterPhases;

/** Fetches the parts of phases 3 to 6 ahead, so that nothing is missing for a moment when the first of them comes. */
export const fetchLater = (): Promise<unknown> => import('./later-phases.ts').catch(() => undefined); // what is shown tries again by itself

/** A part of phases 3 to 6. Nobody needs them to begin, so they come together when the first of them is shown. */
export const later = <Name extends keyof LaterPhases>(name: Name): LaterPhases[Name] =>
  lazy(async () => ({ default: (await import('./later-phases.ts'))[name] }));
