import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import type { ImportReport } from '../../../core/protocol/archives.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import HouseFiles from '../../../renderer/screens/history/HouseFiles.vue';
import { useHost } from '../../../renderer/stores/host.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { hostFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, type Mounted } from '../../helpers/renderer/mount.ts';
import { plain } from '../../helpers/renderer/page.ts';

/** The part on a page that is connected to its host. */
const connected = (games: readonly string[]) =>
  defineComponent(() => {
    useHost();
    return () => h(HouseFiles, { games });
  });

describe('the files of the house', () => {
  let mounted: Mounted;
  const open = async (games: readonly string[]): Promise<void> => {
    fakeHost.show(hostFrame({ owner: { reachable: [], discovery: 'on', nearby: [], problems: [] } }));
    await Promise.all([openPartWords('archive'), openPartWords('saved')]);
    mounted = await mountScreen(connected(games), {}, freshStores());
  };
  beforeEach(() => fakeHost.reset());
  afterEach(() => {
    mounted.wrapper.unmount();
    vi.restoreAllMocks();
  });

  const status = (): string => plain(document.querySelector('[role=status]')?.textContent ?? '');
  const choose = (bytes: Uint8Array<ArrayBuffer>): void => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no input');
    Object.defineProperty(input, 'files', { value: [new File([bytes], 'all.zip')], configurable: true });
    input.dispatchEvent(new Event('change'));
  };
  const imports = () => fakeHost.asked.filter(({ type }) => type === 'import-house');

  it('are put together from their parts, and saved under the day', async () => {
    const saved: { readonly name: string; readonly file: Blob }[] = [];
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:test';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = files.at(-1);
      if (file !== undefined) saved.push({ name: this.download, file });
    });
    await open(['fake']);
    const whole = 'match,evening';
    fakeHost.answer('export-house', ({ from }) => ({
      value: {
        part: Buffer.from(whole.slice(Number(from), Number(from) + 5)).toString('base64'),
        bytes: whole.length,
      },
    }));
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('CSV'))?.click();
    await eventually(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^auction-night-\d{4}-\d\d-\d\d\.csv$/);
    expect(await saved[0]?.file.text()).toBe(whole);
    expect(fakeHost.asked.at(-1)).toMatchObject({
      kind: 'table',
      titles: { fake: expect.any(String) as string },
    });
    fakeHost.answer('export-house', () => ({ error: { code: 'fault' } }));
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('CSV'))?.click();
    await eventually(() => expect(status()).toContain('didn’t work'));
  });

  it('are sent in parts, and what was taken and left out is said', async () => {
    await open([]);
    expect(document.querySelectorAll('button')).toHaveLength(1); // nothing to save yet
    const report: ImportReport = {
      ok: true,
      taken: 1,
      known: 2,
      people: 0,
      leftOut: [
        { file: 'records/a.auction-game', why: 'newer' },
        { file: 'records/b.auction-game', why: 'too-large' },
      ],
      leftOutCount: 30,
    };
    fakeHost.answer('import-house', ({ isLast }) => (isLast === true ? { value: report } : {}));
    const bytes = Uint8Array.from({ length: LIMITS.recordPartBytes + 5 }, (_, at) => at % 251);
    choose(bytes);
    await eventually(() => expect(status()).toContain('1 game is new here.'));
    expect(status()).toContain('2 games were here already.');
    expect(status()).toContain('30 files were left out:');
    expect(status()).toContain('records/a.auction-game: From a newer version');
    expect(status()).toContain('records/b.auction-game: Larger than any saved game');
    expect(status()).toContain('and 28 more');
    expect(imports().map(({ from, isLast }) => [from, isLast])).toEqual([
      [0, false],
      [LIMITS.recordPartBytes, true],
    ]);
    const sent = Buffer.concat(imports().map(({ part }) => Buffer.from(String(part), 'base64')));
    expect(sent.equals(Buffer.from(bytes))).toBe(true);
  });

  it('are not sent if they are too large, and a failure is said', async () => {
    await open([]);
    choose(new Uint8Array(LIMITS.archiveBytes + 1));
    await eventually(() => expect(status()).toContain('too large'));
    expect(imports()).toEqual([]);
    fakeHost.answer('import-house', () => ({ error: { code: 'table-frozen' } }));
    choose(new Uint8Array(5));
    await eventually(() => expect(status()).toContain('didn’t work'));
  });
});
