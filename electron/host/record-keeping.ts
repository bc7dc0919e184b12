import { hasPlayed, personOf } from '../../core/table/index.ts';
import type { Problems } from './problems.ts';
import { errorText } from './storage/files.ts';
import type { RecordFiles } from './storage/record-files.ts';
import { recordReassigned } from './storage/rewriting.ts';
import type { TableServices } from './table/table.ts';

/** What tables report for their records. */
export type KeptByRecords = Pick<TableServices, 'finished' | 'personKnown' | 'chancesComputed'>;

interface KeepingParts extends Pick<TableServices, 'log' | 'retries' | 'house'> {
  readonly records: RecordFiles;
  readonly problems: Problems;
}

/** Writes what tables report into their records. */
export const recordKeeping = ({ records, problems, log, retries, house }: KeepingParts): KeptByRecords => ({
  /** Retries after a disk error, and reports that until it works. */
  finished(state) {
    const { id, setup, games } = state;
    const save = (): Promise<void> => records.save(state);
    const onFailure = (error: unknown): void => {
      log(`the record of table ${id} could not be saved: ${errorText(error)}`);
      const problem = { type: 'record-not-saved', table: id, title: setup.title } as const;
      problems.addUntil(`record ${games} of table ${id}`, problem, save);
    };
    void save().then(() => retries.now(), onFailure);
  },
  /** If they have played there before anybody knew who they are, the records of that say so, too. */
  personKnown(table, at, known) {
    const [id, who] = [table.id, table.seats[at]];
    if (who?.type !== 'person') return;
    const [person, { name, colour }] = [personOf(who), who];
    if (!hasPlayed(table, person)) return;
    void house.attended([{ id: known, name, colour }]);
    const change = { table: id, who: { person }, to: known };
    records
      .rewrite((text) => recordReassigned(text, change), id)
      .catch((error: unknown) =>
        log(`the records of table ${id} do not say who played: ${errorText(error)}`),
      );
  },
  /** They can be computed again, so a failure is only logged. */
  chancesComputed(state, chances) {
    records
      .addChances(state, chances)
      .catch((error: unknown) =>
        log(`the chances in table ${state.id} could not be saved: ${errorText(error)}`),
      );
  },
});
