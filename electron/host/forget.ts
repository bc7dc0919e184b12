import { rejection, type Rejection } from '../../core/base/rejection.ts';
import { fail, type Result } from '../../core/base/result.ts';
import type { PersonId } from '../../core/house/house-game.ts';
import type { Forgetting } from '../../core/house/people.ts';
import type { Log } from './guard.ts';
import type { House } from './house.ts';
import type { Retries } from './retries.ts';
import { errorText } from './storage/files.ts';
import { journalWithout, recordWithout, textWithout } from './storage/rewriting.ts';
import type { LogFile } from './storage/log-file.ts';
import type { RecordFiles } from './storage/record-files.ts';
import { frozenBy } from './table/runner.ts';
import type { Tables } from './tables.ts';

export interface ForgetParts {
  readonly house: House;
  readonly tables: Pick<Tables, 'isPlayedAt' | 'rewriteJournals'>;
  readonly records: Pick<RecordFiles, 'rewrite'>;
  readonly rewriteLog: LogFile['rewrite'];
  readonly retries: Pick<Retries, 'add'>;
  readonly log: Log;
}

/**
 * Removes a person from the house and from every file of its folder. What is to be done is on disk first, so that it is finished after a
 * crash. Rejects with no-such-person, with bad-name for the word that would stand for their names, with not-ended while a match is on at a
 * table that knows them, or with table-frozen if the disk fails; then the rest is tried again, also after a restart.
 */
export async function forgetPerson(
  parts: ForgetParts,
  id: PersonId,
  as: string,
): Promise<Result<undefined, Rejection>> {
  const { house, tables } = parts;
  const forgetting = house.toForget(id, as);
  if (!forgetting.ok) return forgetting;
  try {
    if (await tables.isPlayedAt((bytes) => journalWithout(bytes, forgetting.value)))
      return fail(rejection('not-ended'));
    const begun = await house.forget(id, as);
    if (begun.ok) await goOnForgetting(parts);
    return begun;
  } catch (error) {
    parts.log(`the traces of a person could not be removed: ${errorText(error)}`);
    if (house.forgetting().length > 0)
      parts.retries.add('the traces of a person', () => goOnForgetting(parts));
    return fail(rejection('table-frozen', { why: frozenBy(error) }));
  }
}

/**
 * Removes what is left of people who are being forgotten.
 * @throws The system's error, or one about a table at which a match has begun meanwhile; then it can be called again.
 */
export async function goOnForgetting(parts: ForgetParts): Promise<void> {
  for (const forgetting of parts.house.forgetting()) {
    await removeTraces(parts, forgetting);
    await parts.house.forgotten(forgetting);
  }
}

/** Removes the traces of one person, those in the log last, since the work itself may write to it. */
async function removeTraces(
  { house, tables, records, rewriteLog }: ForgetParts,
  forgetting: Forgetting,
): Promise<void> {
  const areAll = await tables.rewriteJournals((bytes) => journalWithout(bytes, forgetting));
  await records.rewrite((text) => recordWithout(text, forgetting));
  await house.rewriteAside((text) => textWithout(text, forgetting));
  await rewriteLog((text) => textWithout(text, forgetting));
  if (!areAll) throw new Error('a match is on at a table');
}
