import { openWords } from '../../i18n/load.ts';

/** Loads the words of predictions. Who never meets one does not even load where they are. */
export const openPredictionWords = (): Promise<void> =>
  openWords('predictions', {
    en: () => import('../../i18n/messages/en/predictions.ts'),
    de: () => import('../../i18n/messages/de/predictions.ts'),
    nl: () => import('../../i18n/messages/nl/predictions.ts'),
    it: () => import('../../i18n/messages/it/predictions.ts'),
  });
