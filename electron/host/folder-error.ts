/** Why a host cannot have its folder; `other`: the message says it. */
export type FolderProblem = 'taken' | 'forbidden' | 'file' | 'read-only' | 'full' | 'other';

/** A host cannot have its folder. The message says why, in a sentence without its full stop; what helps says whoever wanted the host. */
export class FolderError extends Error {
  readonly folder: string;
  readonly why: FolderProblem;

  constructor(folder: string, why: FolderProblem, message: string) {
    super(message);
    this.folder = folder;
    this.why = why;
  }
}
