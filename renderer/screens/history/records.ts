import type { WhatIfAnswer } from '../../../core/protocol/answers.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import type { Film, RecordFilters, RecordList } from '../../../core/protocol/records.ts';
import type { FilmViewer } from '../../../core/record/film.ts';
import { useHostStore, type connectHost } from '../../stores/host.ts';
import type { WhatIfQuestion } from '../what-if/use-what-if.ts';

/** Sends a record to this device's own host, which parses it, because pages do not know the rules; undefined if a request failed. */
export async function sendRecord(
  file: Blob,
  viewer: FilmViewer,
  request: ReturnType<typeof connectHost>['request'],
): Promise<Film | undefined> {
  if (file.size > LIMITS.recordBytes) return { ok: false, why: 'no-record' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return { ok: false, why: 'unreadable' };
  for (let at = 0; ; at += LIMITS.recordPartBytes) {
    const isLast = at + LIMITS.recordPartBytes >= bytes.byteLength;
    const part = btoa(String.fromCharCode(...new Uint8Array(bytes.slice(at, at + LIMITS.recordPartBytes))));
    const outcome = await request({ type: 'read-record', part, isLast, viewer });
    if (!outcome.ok) return undefined;
    if (isLast) return outcome.value;
  }
}

/** Requests about saved records. */
export function useRecords() {
  const { request } = useHostStore();
  /** Lists the records that fit after the file `after`, or the newest; undefined if the request failed. */
  const listRecords = async (filters: RecordFilters, after?: string): Promise<RecordList | undefined> => {
    const asked = { ...filters, ...(after !== undefined && { after }) };
    const outcome = await request({ type: 'list-records', most: 20, ...asked });
    return outcome.ok ? outcome.value : undefined;
  };
  /** Deletes a record of the host for good. Returns whether that worked. */
  const deleteRecord = async (file: string): Promise<boolean> =>
    (await request({ type: 'delete-record', file })).ok;
  /** Opens a record of the host for a viewer; undefined if the request failed. */
  const openRecord = async (file: string, viewer: FilmViewer): Promise<Film | undefined> => {
    const outcome = await request({ type: 'open-record', file, viewer });
    return outcome.ok ? outcome.value : undefined;
  };
  /** Reads a record from a file on this device. */
  const readRecord = (file: Blob, viewer: FilmViewer): Promise<Film | undefined> =>
    sendRecord(file, viewer, request);
  /** Asks what another choice would have brought in a match of the host; undefined if the request failed. */
  const askWhatIf = async (file: string, question: WhatIfQuestion): Promise<WhatIfAnswer | undefined> => {
    const outcome = await request({ type: 'record-what-if', file, ...question });
    return outcome.ok ? outcome.value : undefined;
  };
  return { listRecords, deleteRecord, openRecord, readRecord, askWhatIf };
}
