import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a folder, and of those in it, that contain one of some words: in any case, also escaped as JSON may have them. */
export async function filesWith(folder: string, words: readonly string[]): Promise<readonly string[]> {
  const forms = words.flatMap(writtenForms).map((form) => form.toLowerCase());
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found = await Promise.all(
    entries.flatMap(async (entry) => {
      if (!entry.isFile()) return [];
      const path = join(entry.parentPath, entry.name);
      const bytes = await readFile(path);
      const texts = [bytes.toString('utf8').toLowerCase(), bytes.toString('latin1')];
      const isThere = (form: string): boolean =>
        texts.some((text) => text.includes(form)) || bytes.includes(form);
      return forms.some(isThere) ? [path.slice(folder.length + 1)] : [];
    }),
  );
  return found.flat().sort();
}

/** A word as it is, in a JSON string, in one with escapes for all that is not ASCII, and with accents apart. */
function writtenForms(word: string): readonly string[] {
  const json = JSON.stringify(word).slice(1, -1);
  const ascii = json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return [word, json, ascii, word.normalize('NFD')];
}
