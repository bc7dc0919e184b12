import { lazy } from '../../components/lazy.ts';
import { openPartWords } from '../../i18n/load.ts';

/** What the setup of a table says beyond the rules; loaded when it is needed. */
export const SetupNotes = lazy(
  () => import('../shuffle/SetupNotes.vue'),
  () => openPartWords('shuffle'),
);
