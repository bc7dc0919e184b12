import { lazy } from '../../../components/lazy.ts';
import type * as laterPhases from './later-phases.ts';

type LaterPhases = typeof laterPhases;

/** A part of phases 3 to 6. Nobody needs them to begin, so they come together when the first of them is shown. */
export const later = <Name extends keyof LaterPhases>(name: Name): LaterPhases[Name] =>
  lazy(async () => ({ default: (await import('./later-phases.ts'))[name] }));
