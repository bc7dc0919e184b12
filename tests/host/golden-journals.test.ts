import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { expect, it } from 'vitest';
import { hashOf } from '../../electron/host/secrets.ts';
import { join } from '../helpers/host-client.ts';
import {
  GOLDEN_PIN,
  goldenHost,
  goldenState,
  hostedTable,
  writeGoldenTables,
  type GoldenTable,
} from '../helpers/golden-tables.ts';
import type { TestHost } from '../helpers/host-fixture.ts';

const GOLDEN = joinPath(import.meta.dirname, '../golden');

/** One folder for each version of the journal that is read: real evenings, played by that version. */
const VERSIONS = ['journal-4', 'journal-5', 'journal-6', 'journal-7'];

const readExpected = async (folder: string): Promise<readonly GoldenTable[]> =>
  JSON.parse(await readFile(joinPath(folder, 'expected.json'), 'utf8')) as readonly GoldenTable[];

/** What a host that takes up the tables in `folder` makes of them, and whom it lets in, is what they were. */
async function expectTakenUp(folder: string): Promise<void> {
  const expected = await readExpected(folder);
  const dataDir = await mkdtemp(joinPath(tmpdir(), 'auction-night-golden-'));
  await cp(folder, joinPath(dataDir, 'tables'), { recursive: true });
  // Twice: what was made of an old file has to be as good as what the host itself writes
  for (const time of ['first', 'again']) {
    const running = await goldenHost(dataDir);
    const surprises = running.log.filter((line) => time === 'again' || !line.includes('was written anew'));
    expect(surprises).toEqual([]);
    for (const golden of expected) {
      const { tokens, gone, isClosed: _isClosed, ...state } = golden;
      expect(goldenState((await hostedTable(running, golden.table)).state)).toEqual(state);
      await expectAdmitted(running, golden);
    }
    await running.stop();
  }
  await rm(dataDir, { recursive: true });
}

async function expectAdmitted(
  { host }: TestHost,
  { table, tokens, gone, isClosed }: GoldenTable,
): Promise<void> {
  for (const [at, token] of Object.entries(tokens)) {
    const back = await join(host.port, `/ws/${table}`, { tokens: [token] });
    expect((await back.untilTable(() => true)).you.seats).toEqual([Number(at)]);
    await back.close();
  }
  for (const token of gone)
    await expect(join(host.port, `/ws/${table}`, { tokens: [token] })).rejects.toThrow('refused');
  if (isClosed === true) return expect(join(host.port, `/ws/${table}`)).rejects.toThrow('door-closed');
  const guest = await join(host.port, `/ws/${table}`, { pin: GOLDEN_PIN });
  expect((await guest.untilTable(() => true)).you.seats).toEqual([]);
  await guest.close();
}

it.each(VERSIONS)('%s is taken up as the tables it was, with the people who sat there', (version) =>
  expectTakenUp(joinPath(GOLDEN, version)),
);

it.each([4, 5, 6])(
  'a journal of version %i becomes one of this version, and is kept as it was',
  async (version) => {
    const dataDir = await mkdtemp(joinPath(tmpdir(), 'auction-night-golden-'));
    const [old, tables] = [joinPath(GOLDEN, `journal-${version}`), joinPath(dataDir, 'tables')];
    await cp(old, tables, { recursive: true });
    await (await goldenHost(dataDir)).stop();
    for (const { table, tokens } of await readExpected(old)) {
      const [name, text] = [`${table}.journal`, await readFile(joinPath(tables, `${table}.journal`), 'utf8')];
      const kept = await readFile(joinPath(tables, `${name}.v${version}`));
      expect(kept).toEqual(await readFile(joinPath(old, name)));
      expect(text).toContain('"format":"auction-night/journal@7"');
      expect(text).toContain('"pace":"normal"');
      for (const token of Object.values(tokens)) expect(text).toContain(`"token":"${hashOf(token)}"`);
    }
    await rm(dataDir, { recursive: true });
  },
);

it('an evening that this version writes is taken up too', async () => {
  const folder = await mkdtemp(joinPath(tmpdir(), 'auction-night-evening-'));
  await writeGoldenTables(folder);
  await expectTakenUp(folder);
  await rm(folder, { recursive: true });
});
