import { lazy } from '../../components/lazy.ts';
import { openPartWords } from '../../i18n/load.ts';

/** Says whether hands may be looked at once a match is over; loaded when it is needed. */
export const OpenHands = lazy(
  () => import('./OpenHands.vue'),
  () => openPartWords('hosting'),
);
