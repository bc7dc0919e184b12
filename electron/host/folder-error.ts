/** Why a host cannot use its folder; `other`: see the message. */
export type FolderProblem = 'taken' | 'forbidden' | 'file' | 'read-only' | 'full' | 'other';

/** A host cannot use its folder. The message says why, in a sentence without its full stop; the caller adds what to do. */
export class FolderError extends Error {
  readonly folder: string;
  readonly why: FolderProblem;

  constructor(folder: string, why: FolderProblem, message: string) {
    super(message);
    this.folder = folder;
    this.why = why;
  }
}
