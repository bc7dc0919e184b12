import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { ExportPart, ImportReport } from '../../../core/protocol/archives.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import type { HostRequest } from '../../../core/protocol/requests.ts';
import { exportHouse } from '../exporting.ts';
import type { House } from '../house.ts';
import type { Importing } from '../importing.ts';
import type { RecordFiles } from '../storage/record-files.ts';
import { Upload } from './upload.ts';

type Ask<Type> = Extract<HostRequest, { type: Type }>;

const outOfStep = (type: string): Result<never, Rejection> =>
  fail(rejection('not-available', { type, available: [] }));

/** The file that a connection of the owner is being sent, and the archive that it sends. */
export class HouseFiles {
  /** Absent when all of it is sent. */
  #file: { readonly kind: string; readonly bytes: Buffer } | undefined;
  readonly #upload = new Upload(LIMITS.archiveBytes);

  /** Returns a part of a file. Rejects with not-available if the file has no such part. */
  async send(
    { records, house }: { readonly records: RecordFiles; readonly house: House },
    { kind, from, titles }: Ask<'export-house'>,
  ): Promise<Result<ExportPart, Rejection>> {
    if (from === 0) {
      const named = new Map(Object.entries(titles));
      this.#file = { kind, bytes: await exportHouse({ records, people: house.people }, kind, named) };
    }
    const { bytes } = this.#file?.kind === kind ? this.#file : {};
    if (bytes === undefined || from >= bytes.length) return outOfStep('export-house');
    const part = bytes.subarray(from, from + LIMITS.exportPartBytes);
    if (from + part.length === bytes.length) this.#file = undefined;
    return ok({ part: part.toString('base64'), bytes: bytes.length });
  }

  /**
   * Adds a part of an archive, and imports it with the last one. Rejects with not-available if an earlier part is missing, and as
   * `Importing.take`.
   */
  async take(
    { importing }: { readonly importing: Importing },
    { part, from, isLast }: Ask<'import-house'>,
  ): Promise<Result<ImportReport | undefined, Rejection>> {
    if (from === 0) this.#upload.end();
    if (from !== this.#upload.size) return outOfStep('import-house');
    this.#upload.add(part);
    if (!isLast) return ok(undefined);
    const bytes = this.#upload.end();
    return bytes === undefined ? ok({ ok: false, why: 'too-large' }) : importing.take(bytes);
  }
}
