import { join } from 'node:path';
import { rejection, type Rejection } from '../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../core/base/result.ts';
import type { ImportReport } from '../../core/protocol/archives.ts';
import type { Log } from './guard.ts';
import type { House } from './house.ts';
import type { Retries } from './retries.ts';
import { readArchive, type ArchivedFile, type ArchivedRecord } from './storage/archive.ts';
import type { Disk } from './storage/disk.ts';
import { errorCode, errorText, makeFolder, writeWhole } from './storage/files.ts';
import type { RecordFiles } from './storage/record-files.ts';
import { frozenBy } from './table/runner.ts';

export interface ImportingParts {
  readonly disk: Disk;
  /** The folder of the host. */
  readonly folder: string;
  readonly house: Pick<House, 'addPeople'>;
  readonly records: Pick<RecordFiles, 'add'>;
  readonly retries: Pick<Retries, 'add'>;
  readonly log: Log;
}

/** An archive that is being imported. Whoever finds it goes on. */
const FILE = 'import.zip';
/** Most files that a report names. */
const MOST_NAMED = 20;

/**
 * Imports archives of other computers, one after the other. The archive is on disk first and removed last, so that a restart goes on with it:
 * what is there already is known, and nothing is there twice.
 */
export class Importing {
  readonly #parts: ImportingParts;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(parts: ImportingParts) {
    this.#parts = parts;
  }

  /** Imports an archive, which may be anything. Rejects with table-frozen if the disk fails; then it is tried again, also after a restart. */
  take(bytes: Buffer): Promise<Result<ImportReport, Rejection>> {
    return this.#enqueue(async () => {
      const archive = readArchive(bytes);
      if (!archive.ok) return ok({ ok: false, why: archive.error });
      const { disk, folder, retries, log } = this.#parts;
      try {
        await this.#goOn();
        await makeFolder(disk, folder);
        await writeWhole(disk, this.#path, bytes);
        const report = await this.#add(bytes);
        return ok(report);
      } catch (error) {
        log(`an archive could not be imported: ${errorText(error)}`);
        retries.add('the archive', () => this.goOn());
        return fail(rejection('table-frozen', { why: frozenBy(error) }));
      }
    });
  }

  /**
   * Finishes an import that was interrupted.
   * @throws The system's error.
   */
  goOn(): Promise<void> {
    return this.#enqueue(() => this.#goOn());
  }

  async #goOn(): Promise<void> {
    const bytes = await this.#parts.disk.readFile(this.#path).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error;
      return undefined;
    });
    if (bytes !== undefined) await this.#add(bytes);
  }

  get #path(): string {
    return join(this.#parts.folder, FILE);
  }

  /** Adds what is in an archive, and removes its file. */
  async #add(bytes: Buffer): Promise<ImportReport> {
    const { disk, folder, house, records } = this.#parts;
    const archive = readArchive(bytes);
    let report: ImportReport = { ok: false, why: 'no-archive' };
    if (archive.ok) {
      const people = await house.addPeople(archive.value.people);
      const leftOut: (ArchivedFile & { readonly ok: false })[] = [];
      const counts = await records.add(takeable(archive.value.files(), leftOut));
      const named = leftOut.slice(0, MOST_NAMED).map(({ file, why }) => ({ file, why }));
      report = { ok: true, ...counts, people, leftOut: named, leftOutCount: leftOut.length };
    }
    await disk.remove(this.#path);
    await disk.syncFolder(folder);
    return report;
  }

  #enqueue<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = this.#tail.then(work);
    this.#tail = done.catch(() => undefined);
    return done;
  }
}

/** The records among files; the others are added to `leftOut`. */
function* takeable(
  files: Iterable<ArchivedFile>,
  leftOut: (ArchivedFile & { readonly ok: false })[],
): Generator<ArchivedRecord | undefined> {
  for (const file of files) {
    if (!file.ok) leftOut.push(file);
    yield file.ok ? file : undefined; // each file takes time, also one that is left out
  }
}
