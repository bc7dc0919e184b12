import { lazyFrom } from '../../../components/lazy.ts';

const sale = () => import('./sale.ts');

/** A component of part 2, the sale. They are not needed at first, and load together: prefetched, or when the first one is rendered. */
export const later = lazyFrom(sale);

/** Prefetches the components of the sale. If that fails, rendering one tries again. */
export const fetchLater = (): void => void sale().catch(() => undefined);
