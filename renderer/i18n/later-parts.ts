/** Where the words of parts are that nobody needs before a table plays; so the first load does not even know their files. */
export const laterParts = {
  coach: {
    en: () => import('./messages/en/coach.ts'),
    de: () => import('./messages/de/coach.ts'),
    nl: () => import('./messages/nl/coach.ts'),
    it: () => import('./messages/it/coach.ts'),
  },
  connection: {
    en: () => import('./messages/en/connection.ts'),
    de: () => import('./messages/de/connection.ts'),
    nl: () => import('./messages/nl/connection.ts'),
    it: () => import('./messages/it/connection.ts'),
  },
  daily: {
    en: () => import('./messages/en/daily.ts'),
    de: () => import('./messages/de/daily.ts'),
    nl: () => import('./messages/nl/daily.ts'),
    it: () => import('./messages/it/daily.ts'),
  },
  keys: {
    en: () => import('./messages/en/keys.ts'),
    de: () => import('./messages/de/keys.ts'),
    nl: () => import('./messages/nl/keys.ts'),
    it: () => import('./messages/it/keys.ts'),
  },
  predictions: {
    en: () => import('./messages/en/predictions.ts'),
    de: () => import('./messages/de/predictions.ts'),
    nl: () => import('./messages/nl/predictions.ts'),
    it: () => import('./messages/it/predictions.ts'),
  },
  quips: {
    en: () => import('./messages/en/quips.ts'),
    de: () => import('./messages/de/quips.ts'),
    nl: () => import('./messages/nl/quips.ts'),
    it: () => import('./messages/it/quips.ts'),
  },
  trouble: {
    en: () => import('./messages/en/trouble.ts'),
    de: () => import('./messages/de/trouble.ts'),
    nl: () => import('./messages/nl/trouble.ts'),
    it: () => import('./messages/it/trouble.ts'),
  },
} as const;
