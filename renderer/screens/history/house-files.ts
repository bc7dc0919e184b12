import { EXPORTS, type ExportKind, type ImportReport } from '../../../core/protocol/archives.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import { useHostStore } from '../../stores/host.ts';

/** The endings and types of the files; none that a browser would open itself or give another ending. */
const FILES: Readonly<Record<ExportKind, readonly [ending: string, type: string]>> = {
  archive: ['zip', 'application/zip'],
  table: ['csv', 'text/csv;charset=utf-8'],
  'bg-stats': ['bgsplay', 'application/octet-stream'],
};
export const ARCHIVE_ENDING = FILES[EXPORTS[0]][0];

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const base64Of = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** The name of a file of today, such as `auction-night-2026-01-31.zip`. */
function nameOf(kind: ExportKind): string {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `auction-night-${day.join('-')}.${FILES[kind][0]}`;
}

/** Files that leave the house, and archives that come into it. */
export function useHouseFiles() {
  const { request } = useHostStore();

  /** A file with all matches; undefined if the host sends none. `titles`: what the games are called. */
  async function exportHouse(
    kind: ExportKind,
    titles: Readonly<Record<string, string>>,
  ): Promise<{ readonly file: Blob; readonly name: string } | undefined> {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (let from = 0; ;) {
      const outcome = await request({ type: 'export-house', kind, from, titles });
      if (!outcome.ok) return undefined;
      const part = bytesOf(outcome.value.part);
      parts.push(part);
      from += part.length;
      if (from >= outcome.value.bytes || part.length === 0) break;
    }
    return { file: new Blob(parts, { type: FILES[kind][1] }), name: nameOf(kind) };
  }

  /**
   * Sends an archive to the host, which checks it and takes what is new.
   * @param progress Called with the share that is sent, from 0 to 1.
   * @returns Undefined if the host could not save it, or the connection broke.
   */
  async function importArchive(
    file: Blob,
    progress: (share: number) => void,
  ): Promise<ImportReport | undefined> {
    if (file.size > LIMITS.archiveBytes) return { ok: false, why: 'too-large' };
    for (let from = 0; ; from += LIMITS.recordPartBytes) {
      const bytes = await file
        .slice(from, from + LIMITS.recordPartBytes)
        .arrayBuffer()
        .catch(() => undefined);
      if (bytes === undefined) return { ok: false, why: 'no-archive' };
      const sent = from + bytes.byteLength;
      const isLast = sent >= file.size;
      if (isLast) progress(1);
      const outcome = await request({ type: 'import-house', part: base64Of(bytes), from, isLast });
      if (!outcome.ok) return undefined;
      if (isLast) return outcome.value;
      progress(sent / file.size);
      await new Promise((resolve) => setTimeout(resolve, LIMITS.archivePause));
    }
  }

  return { exportHouse, importArchive };
}
