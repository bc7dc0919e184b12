import { errorText } from '../host/storage/files.ts';
import { FolderError, type FolderProblem } from '../host/storage/folder-lock.ts';
import type { Messages } from './messages.ts';

type FailureMessages = Messages['failure'];

const WHY: Readonly<Record<FolderProblem, keyof FailureMessages>> = {
  taken: 'taken',
  forbidden: 'forbidden',
  file: 'file',
  'read-only': 'readOnly',
  full: 'full',
  other: 'other',
};

/** Returns what a person reads when the app cannot start: why, what was kept, and what to do. */
export function failureText(error: unknown, words: FailureMessages): string {
  const reason = (text: string): string => text.replace('{reason}', () => errorText(error));
  if (!(error instanceof FolderError)) return reason(words.unknown);
  return `${words.folder.replace('{folder}', () => error.folder)}\n\n${reason(words[WHY[error.why]])}`;
}
