import { applyEntry, isTableEntry, openTable, type TableState } from '../../../core/table/index.ts';
import { withoutPerson } from '../../../core/house/forget.ts';
import type { Forgetting } from '../../../core/house/people.ts';
import { reassigned, type Reassignment } from '../../../core/house/reassign.ts';
import { parseJson } from '../../../core/protocol/decode.ts';
import { EMPTY, encodeLines, type JournalLine } from '../journal/format.ts';
import { readJournal } from '../journal/reading.ts';

/** A record without a person; the same text if it says nothing of them. */
export function recordWithout(text: string, forgetting: Forgetting): string {
  const json = parseJson(text);
  if (!json.ok) return textWithout(text, forgetting);
  const record = withoutPerson(json.value, forgetting);
  return record === json.value ? text : `${JSON.stringify(record)}\n`;
}

/** A record in which somebody counts for another person. */
export function recordReassigned(text: string, change: Reassignment): string {
  const json = parseJson(text);
  const record = json.ok ? reassigned(json.value, change) : undefined;
  return !json.ok || record === json.value ? text : `${JSON.stringify(record)}\n`;
}

/**
 * A journal without a person, also a damaged one: its good lines stay good, and the rest is kept as far as it does not name them. The same
 * bytes if it says nothing of them.
 */
export function journalWithout(bytes: Buffer, forgetting: Forgetting): Buffer {
  const reading = readJournal(bytes);
  const good = reading.type === 'broken' ? bytes.subarray(0, reading.goodBytes) : bytes;
  const readable = reading.type === 'broken' ? readJournal(good) : reading;
  if (readable.type !== 'readable') return rawWithout(bytes, forgetting);
  const { header, lines, end } = readable;
  const entries = lines.map(({ entry }) => entry);
  const next = withoutPerson(entries, forgetting, namesInLog(good, entries, forgetting));
  const rest = rawWithout(bytes.subarray(end.bytes), forgetting);
  if (next === entries) return Buffer.concat([bytes.subarray(0, end.bytes), rest]);
  const changed = lines.map((line, index): JournalLine => ({ ...line, entry: next[index] }));
  return Buffer.concat([Buffer.from(encodeLines(EMPTY, [header, ...changed]).text), rest]);
}

/** Every name that a person had at a table, as far as this version can replay it. */
function namesInLog(
  bytes: Buffer,
  [first, ...rest]: readonly unknown[],
  { ids }: Forgetting,
): readonly string[] {
  if (!ids.some((id) => bytes.includes(id))) return [];
  const opened = isTableEntry(first) && first.type === 'opened' ? openTable(first) : undefined;
  if (opened?.ok !== true) return [];
  const names = new Set<string>();
  let table: TableState = opened.value;
  for (const entry of rest) {
    const step = isTableEntry(entry) ? applyEntry(table, entry) : undefined;
    if (step?.ok !== true) break;
    table = step.value.state;
    for (const who of table.seats)
      if (who.type === 'person' && typeof who.house === 'string' && ids.includes(who.house))
        names.add(who.name);
  }
  return [...names];
}

const rawWithout = (bytes: Buffer, forgetting: Forgetting): Buffer => {
  const text = bytes.toString('latin1');
  const next = textWithout(text, forgetting, (word) => Buffer.from(word).toString('latin1'));
  return next === text ? bytes : Buffer.from(next, 'latin1');
};

/** A text that is no document, such as the log, without a person's names, ids and devices. */
export function textWithout(
  text: string,
  { ids, names, devices, isOnlyBearer, as }: Forgetting,
  encode: (word: string) => string = (word) => word,
): string {
  const words = [...ids, ...devices, ...(isOnlyBearer ? names.flatMap(writtenForms) : [])].map(encode);
  return words.reduce((rest, word) => rest.replaceAll(word, () => encode(as)), text);
}

/** How a name may stand in a text, also in the JSON of a damaged document. The longest come first. */
const writtenForms = (name: string): readonly string[] =>
  [name, name.toLowerCase(), name.toUpperCase()]
    .flatMap((form) => [form, JSON.stringify(form).slice(1, -1)])
    .sort((one, other) => other.length - one.length);
