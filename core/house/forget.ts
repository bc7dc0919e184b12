import { isJsonObject } from '../base/parse.ts';
import { nameKey, type Forgetting } from './people.ts';

/** Fields that hold names of people, and titles that may contain one. The rest of a match never changes. */
const NAME_FIELDS: readonly string[] = ['name', 'names', 'seats'];
/** Fields beside an id that go with it. */
const OWN_FIELDS: readonly string[] = ['house', 'browser'];
const UNTOUCHED: readonly string[] = ['deal', 'action', 'actions', 'options'];

/**
 * What is left of a document (a record, or the entries of a table) without a person: their id and device are gone, and a neutral name stands
 * for theirs, the same everywhere in the document. Returns the document itself if it says nothing of the person.
 * @param alias Further names that the document itself gives the person.
 */
export function withoutPerson<Document>(
  document: Document,
  { ids, names, isOnlyBearer, as }: Forgetting,
  alias: readonly string[] = [],
): Document {
  const own = isOnlyBearer ? [...names, ...alias] : [...namesById(document, ids), ...alias];
  const keys = new Set(own.map(nameKey));
  const substitutes = freeNames(document, keys, as);
  const said = own.filter((name) => name !== '').map((name) => within(name));
  const nameless = (text: string): string => substitutes.get(nameKey(text)) ?? text;
  const untitled = (title: string): string => {
    const anonymous = said.reduce((text, pattern) => text.replace(pattern, () => as), title);
    return anonymous === title ? title : cut(anonymous, title);
  };
  const strip = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return NAME_FIELDS.includes(key) ? nameless(value) : key === 'title' ? untitled(value) : value;
    if (UNTOUCHED.includes(key)) return value;
    if (Array.isArray(value)) {
      const items = value.map((item: unknown) => strip(item, key));
      return items.every((item, index) => item === value[index]) ? value : items;
    }
    if (!isJsonObject(value)) return value;
    const isTheirs = ids.some((id) => id === value['house']);
    const fields = Object.entries(value).flatMap(([field, content]): [string, unknown][] =>
      isTheirs && OWN_FIELDS.includes(field) ? [] : [[field, strip(content, field)]],
    );
    const isSame = fields.length === Object.keys(value).length && fields.every(([k, v]) => v === value[k]);
    return isSame ? value : Object.fromEntries(fields);
  };
  return strip(document, '') as Document;
}

/** The names that stand beside one of the ids. */
function namesById(document: unknown, ids: readonly string[]): readonly string[] {
  if (Array.isArray(document)) return document.flatMap((item) => namesById(item, ids));
  if (!isJsonObject(document)) return [];
  const { house, name } = document;
  const own = typeof name === 'string' && ids.some((id) => id === house) ? [name] : [];
  return [...own, ...Object.values(document).flatMap((value) => namesById(value, ids))];
}

/** A name for each key that the document does not have: two people of a match never share one. */
function freeNames(document: unknown, keys: ReadonlySet<string>, as: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const text = keys.size === 0 ? '' : JSON.stringify(document).toLowerCase();
  let number = 0;
  for (const key of keys) {
    do number += 1;
    while (text.includes(JSON.stringify(`${as} ${number}`).toLowerCase()));
    names.set(key, `${as} ${number}`);
  }
  return names;
}

/** Finds a name at the start of a word of a title. */
const within = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')}`, 'giu');

/** A title is never longer than before. */
const cut = (text: string, before: string): string =>
  [...text]
    .slice(0, [...before].length)
    .join('')
    .trim();
