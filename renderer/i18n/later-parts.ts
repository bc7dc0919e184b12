import { inLanguages } from './languages.ts';

/** Messages of parts that are needed only during a match; apart, so that the first load does not include even their file names. */
export const laterParts = {
  coach: inLanguages(import.meta.glob<{ default: object }>('./messages/*/coach.json')),
  connection: inLanguages(import.meta.glob<{ default: object }>('./messages/*/connection.json')),
  daily: inLanguages(import.meta.glob<{ default: object }>('./messages/*/daily.json')),
  keys: inLanguages(import.meta.glob<{ default: object }>('./messages/*/keys.json')),
  predictions: inLanguages(import.meta.glob<{ default: object }>('./messages/*/predictions.json')),
  quips: inLanguages(import.meta.glob<{ default: object }>('./messages/*/quips.json')),
  trouble: inLanguages(import.meta.glob<{ default: object }>('./messages/*/trouble.json')),
} as const;
