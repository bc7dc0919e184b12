import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRng } from '../../../core/base/rng.ts';
import type { PersonId } from '../../../core/house/house-game.ts';
import type { TableState } from '../../../core/table/index.ts';
import { Evenings } from '../../../electron/host/evenings.ts';
import { House } from '../../../electron/host/house.ts';
import { Retries } from '../../../electron/host/retries.ts';
import { hashOf } from '../../../electron/host/secrets.ts';
import { systemDisk } from '../../../electron/host/storage/disk.ts';
import { openHouse, type HouseFile } from '../../../electron/host/storage/house-file.ts';
import { RecordFiles } from '../../../electron/host/storage/record-files.ts';
import { manualClock, type ManualClock } from '../manual-clock.ts';

const RECORDS = 'records';

/** A computer that hosts a season: the parts of a host that write records and the people of the house. */
export class SeasonComputer {
  readonly folder: string;
  readonly clock: ManualClock;
  readonly house: House;
  readonly people: HouseFile;
  readonly records: RecordFiles;
  readonly evenings: Evenings;
  /** The tables in memory. */
  tables: readonly TableState[] = [];

  private constructor(folder: string, clock: ManualClock, people: HouseFile, seed: string) {
    const rng = createRng(seed);
    const entropy = (size: number): Uint8Array => Uint8Array.from({ length: size }, () => rng.below(256));
    const log = (line: string): void => {
      throw new Error(line);
    };
    this.folder = folder;
    this.clock = clock;
    this.people = people;
    this.house = new House({
      file: people,
      clock,
      entropy,
      retries: new Retries(clock),
      log,
      changed: () => undefined,
    });
    this.records = new RecordFiles(systemDisk, join(folder, RECORDS));
    this.evenings = new Evenings(
      {
        clock,
        entropy,
        tables: () => this.tables,
        games: () => this.records.games(),
        currentId: (id) => this.house.currentId(id),
        changed: () => undefined,
        recorded: () => undefined,
      },
      {},
    );
  }

  /** A new computer, or one that goes on with the records and the people of another. */
  static async start(clock = manualClock(), from?: SeasonComputer): Promise<SeasonComputer> {
    const folder = await mkdtemp(join(tmpdir(), 'auction-night-season-'));
    if (from !== undefined) {
      await from.records.settled();
      for (const name of [RECORDS, 'house.json'])
        await cp(join(from.folder, name), join(folder, name), { recursive: true });
    }
    const { file } = await openHouse(systemDisk, folder);
    return new SeasonComputer(folder, clock, file, from === undefined ? 'first' : 'second');
  }

  /** The id of a person who has exactly this name now. */
  idOf(name: string): PersonId {
    const found = this.house.list().find((person) => person.name === name);
    if (found === undefined) throw new Error(`the house does not know ${name}`);
    return found.id;
  }
}

/** The secret of a browser with a name: 32 hexadecimal digits. */
export const secretOfDevice = (name: string): string => hashOf(name).slice(0, 32);
