import { REJECTIONS, type Rejection } from '../../core/base/rejection.ts';
import type { FolderError } from '../host/index.ts';

/** Formats a rejection as one line for a terminal: the sentence of its code, and its data. */
export function refusalText({ code, data = {} }: Rejection): string {
  const [sentence] = REJECTIONS[code].split(' data:');
  const details = Object.entries(data).map(
    ([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return details.length === 0 ? `${sentence}` : `${sentence} (${details.join(', ')})`;
}

/** Says why the host's folder cannot be used, and what to do about it from a terminal. */
export function folderText({ message, why }: FolderError): string {
  const other = 'start with another folder: --data FOLDER';
  return why === 'taken' ? `${message}. Use its window, or ${other}` : `${message}. S${other.slice(1)}`;
}
