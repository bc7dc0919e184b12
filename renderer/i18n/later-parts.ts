import { inLanguages } from './languages.ts';

/** Where the words of parts are that nobody needs before a table plays; so the first load does not even know their files. */
export const laterParts = {
  coach: inLanguages(import.meta.glob<{ default: object }>('./messages/*/coach.json')),
  connection: inLanguages(import.meta.glob<{ default: object }>('./messages/*/connection.json')),
  daily: inLanguages(import.meta.glob<{ default: object }>('./messages/*/daily.json')),
  keys: inLanguages(import.meta.glob<{ default: object }>('./messages/*/keys.json')),
  predictions: inLanguages(import.meta.glob<{ default: object }>('./messages/*/predictions.json')),
  quips: inLanguages(import.meta.glob<{ default: object }>('./messages/*/quips.json')),
  trouble: inLanguages(import.meta.glob<{ default: object }>('./messages/*/trouble.json')),
} as const;
