import { lazy } from '../../components/lazy.ts';
import { openPartWords } from '../../i18n/load.ts';

/** `HouseNames.vue` with its messages; one definition, since most of these screens belong to the first load. */
export const HouseNames = lazy(
  () => import('./HouseNames.vue'),
  () => openPartWords('persons'),
);
