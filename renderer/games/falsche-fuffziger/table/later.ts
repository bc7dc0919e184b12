import { lazyFrom } from '../../../components/lazy.ts';

const phases = () => import('./later-phases.ts');

/** A component of phases 3 to 6. They are not needed at first, and load together: prefetched, or when the first one is rendered. */
export const later = lazyFrom(phases);

/** Prefetches the components of phases 3 to 6. If that fails, rendering one tries again. */
export const fetchLater = (): void => void phases().catch(() => undefined);
