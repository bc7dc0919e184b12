import { inLanguages, LANGUAGE_CODES, type Files } from './languages.ts';

type File = () => Promise<{ readonly default: object }>;

/** The messages of a part, and those that games have for it, each under its name. `ofGames`: by path, `../games/<name>/…`. */
function withGames(part: Files<object>, ofGames: Readonly<Record<string, File>>): Files<object> {
  const nameIn = (path: string): string => path.split('/')[2] ?? '';
  const games = [...new Set(Object.keys(ofGames).map(nameIn))].map((name) => {
    const own = Object.entries(ofGames).filter(([path]) => nameIn(path) === name);
    return [name, inLanguages(Object.fromEntries(own))] as const;
  });
  const load = async (code: (typeof LANGUAGE_CODES)[number]) => {
    const words = games.map(async ([name, files]) => [name, (await files[code]()).default] as const);
    return { default: { ...(await part[code]()).default, ...Object.fromEntries(await Promise.all(words)) } };
  };
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, () => load(code)])) as Files<object>;
}

/** Messages of parts that are needed only during a match; apart, so that the first load does not include even their file names. */
export const laterParts = {
  archive: inLanguages(import.meta.glob<{ default: object }>('./messages/*/archive.json')),
  coach: inLanguages(import.meta.glob<{ default: object }>('./messages/*/coach.json')),
  connection: inLanguages(import.meta.glob<{ default: object }>('./messages/*/connection.json')),
  daily: inLanguages(import.meta.glob<{ default: object }>('./messages/*/daily.json')),
  dealt: inLanguages(import.meta.glob<{ default: object }>('./messages/*/dealt.json')),
  device: inLanguages(import.meta.glob<{ default: object }>('./messages/*/device.json')),
  errors: inLanguages(import.meta.glob<{ default: object }>('./messages/*/errors.json')),
  evening: inLanguages(import.meta.glob<{ default: object }>('./messages/*/evening.json')),
  house: inLanguages(import.meta.glob<{ default: object }>('./messages/*/house.json')),
  keys: inLanguages(import.meta.glob<{ default: object }>('./messages/*/keys.json')),
  line: inLanguages(import.meta.glob<{ default: object }>('./messages/*/line.json')),
  local: inLanguages(import.meta.glob<{ default: object }>('./messages/*/local.json')),
  opponents: inLanguages(import.meta.glob<{ default: object }>('./messages/*/opponents.json')),
  persons: inLanguages(import.meta.glob<{ default: object }>('./messages/*/persons.json')),
  predictions: inLanguages(import.meta.glob<{ default: object }>('./messages/*/predictions.json')),
  replay: inLanguages(import.meta.glob<{ default: object }>('./messages/*/replay.json')),
  saved: inLanguages(import.meta.glob<{ default: object }>('./messages/*/saved.json')),
  protection: inLanguages(import.meta.glob<{ default: object }>('./messages/*/protection.json')),
  quips: inLanguages(import.meta.glob<{ default: object }>('./messages/*/quips.json')),
  story: withGames(
    inLanguages(import.meta.glob<{ default: object }>('./messages/*/story.json')),
    import.meta.glob<{ default: object }>('../games/*/messages/*/story.json'),
  ),
  trouble: inLanguages(import.meta.glob<{ default: object }>('./messages/*/trouble.json')),
} as const;
