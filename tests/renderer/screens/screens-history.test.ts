import { flushPromises } from '@vue/test-utils';
import { getActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toTableId, type TableId } from '../../../core/base/ids.ts';
import type { HostFrame, TableSummary } from '../../../core/protocol/frames.ts';
import type { EveningLine, RecordLine } from '../../../core/protocol/records.ts';
import { openPartWords } from '../../../renderer/i18n/load.ts';
import HistoryScreen from '../../../renderer/screens/HistoryScreen.vue';
import { FROM_DEVICE, useRecordFile } from '../../../renderer/screens/replay/record-file.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeHost } from '../../helpers/renderer/fake-host.ts';
import { hostFrame } from '../../helpers/renderer/frames.ts';
import { freshStores, mountScreen, type Mounted } from '../../helpers/renderer/mount.ts';
import { plain } from '../../helpers/renderer/page.ts';

const OWNER: NonNullable<HostFrame['owner']> = { reachable: [], discovery: 'on', nearby: [], problems: [] };
const idOf = (number: number): TableId => toTableId(number.toString(16).padStart(16, '0')) as TableId;
const table = (number: number, more: Partial<TableSummary> = {}): TableSummary => ({
  id: idOf(number),
  title: `Evening ${number}`,
  game: 'fake',
  edition: 'plain',
  phase: 'ended',
  reach: 'local',
  seats: 3,
  taken: 3,
  names: ['Ada', 'Ben'],
  winners: ['Ben'],
  pin: false,
  changedAt: number,
  ...more,
});

describe('the history', () => {
  let mounted: Mounted;
  const open = async (tables: readonly TableSummary[]) => {
    fakeHost.show(hostFrame({ owner: OWNER, tables }));
    await openPartWords('saved');
    mounted = await mountScreen(HistoryScreen, {}, freshStores());
    await flushPromises();
  };
  const rows = () => [...document.querySelectorAll('li')].map((row) => plain(row.textContent));
  const dialog = () => document.querySelector('dialog');
  beforeEach(() => fakeHost.reset());
  afterEach(() => mounted.wrapper.unmount());

  it('tells who won, newest first, and keeps what can go on apart', async () => {
    await open([
      table(1),
      table(2, { winners: ['Ada', 'Ben'] }),
      table(3, { winners: [] }),
      table(4, { phase: 'playing' }),
    ]);
    expect(rows().map((row) => /Evening \d/.exec(row)?.[0])).toEqual([
      'Evening 4',
      'Evening 3',
      'Evening 2',
      'Evening 1',
    ]);
    expect(rows()[0]).not.toContain('won');
    expect(rows()[1]).toContain('Ended early');
    expect(rows()[2]).toContain('Ada and Ben won');
    expect(rows()[3]).toContain('Ben won');
    await mounted.click('View Evening 1');
    expect(mounted.router.currentRoute.value.path).toBe(`/table/${idOf(1)}`);
  });

  it('has what was put away apart, and resumes it', async () => {
    await open([
      table(1, { phase: 'playing', putAwayAt: 5 }),
      table(2, { putAwayAt: 6 }),
      table(3, { phase: 'lobby' }),
    ]);
    const lists = [...document.querySelectorAll('h2')].map((one) => plain(one.textContent));
    expect(lists).toEqual(['Unfinished', 'Put away']);
    expect(rows().map((row) => /Evening \d/.exec(row)?.[0])).toEqual(['Evening 3', 'Evening 2', 'Evening 1']);
    expect(rows()[1]).not.toContain('unfinished');
    expect(rows()[2]).toContain('A game is unfinished');
    fakeHost.answer('resume-table', () => ({ error: { code: 'too-many', data: { most: 1 } } }));
    await mounted.click('Resume Evening 1');
    expect(mounted.router.currentRoute.value.path).not.toBe(`/table/${idOf(1)}`);
    fakeHost.answer('resume-table', () => ({}));
    await mounted.click('Resume Evening 1');
    await flushPromises();
    expect(fakeHost.asked.at(-1)).toMatchObject({ type: 'resume-table', table: idOf(1) });
    expect(mounted.router.currentRoute.value.path).toBe(`/table/${idOf(1)}`);
  });

  const headings = () => [...document.querySelectorAll('li h3')].map((one) => plain(one.textContent));

  it('names games by their day and who was there', async () => {
    const changedAt = new Date(2024, 0, 31, 21, 30).getTime();
    await open([table(1, { changedAt }), table(2, { changedAt: changedAt + 1, phase: 'playing' })]);
    for (const heading of headings()) {
      expect(heading).toContain('January');
      expect(heading).toContain('31');
      expect(heading).toContain('Ada and Ben');
      expect(heading).not.toContain('Evening');
    }
  });

  it('lists a lesson that was left apart from the evenings that can go on', async () => {
    const course = { table: idOf(3), isOn: true, seen: [], isLesson: true };
    localStorage.setItem('auction-night.lessons', JSON.stringify([course]));
    await open([table(3, { phase: 'playing' }), table(4, { phase: 'playing' })]);
    const lists = [...document.querySelectorAll('section')].map((list) => plain(list.textContent));
    expect(lists.find((list) => list.startsWith('Unfinished'))).toContain('Evening 4');
    expect(lists.find((list) => list.startsWith('Unfinished'))).not.toContain('Evening 3');
    expect(lists.find((list) => list.startsWith('Unfinished lessons'))).toContain('Evening 3');
    localStorage.clear();
  });

  const kept = (number: number, more: Partial<RecordLine & { ok: true }> = {}): RecordLine => ({
    file: `game ${number}.auction-game`,
    ok: true,
    game: 'fake',
    names: ['Ada', 'Cleo'],
    winners: ['Cleo'],
    early: false,
    endedAt: number,
    title: `Game ${number}`,
    table: idOf(5),
    number,
    ...more,
  });
  const keeps = (records: readonly RecordLine[], evenings: readonly EveningLine[] = [], most = 20): void =>
    fakeHost.answer('list-records', ({ after, game }) => {
      const found = records.filter((record) => game === undefined || (record.ok && record.game === game));
      const start = found.findIndex(({ file }) => file === after) + 1;
      const page = found.slice(start, start + most);
      const isMore = start + most < found.length;
      const all = { bytes: 2_345_678, games: ['fake', 'money'], months: ['2026-02', '2025-12'] };
      return { value: { records: page, isMore, evenings, found: found.length, ...all } };
    });

  it('tells the kept games of all tables, each once, and opens the one that is wanted', async () => {
    keeps([
      kept(4, { number: 2 }),
      kept(2, { number: 1 }),
      kept(1, { early: true, winners: [], table: idOf(9) }),
    ]);
    await open([table(7, { id: idOf(5), games: 2, changedAt: 4 }), table(8, { phase: 'playing' })]);
    const facts = rows().map(
      (row) => /(Evening|Game) \d/.exec(row)?.[0] + (/Cleo won|Ben won|Ended early/.exec(row)?.[0] ?? ''),
    );
    expect(facts).toEqual(['Evening 8', 'Evening 7Ben won', 'Game 2Cleo won', 'Game 1Ended early']);
    expect(rows()[2]).toContain('Ada and Cleo');
    expect(document.body.textContent).not.toContain('No finished games yet');
    await eventually(() => expect(mounted.hasButton('Replay Game 2')).toBe(true));
    await mounted.click('Replay Evening 7');
    expect(mounted.router.currentRoute.value.path).toBe('/history/game%204.auction-game');
    await mounted.click('Replay Game 2');
    expect(mounted.router.currentRoute.value.path).toBe('/history/game%202.auction-game');
  });

  it('says in place of the list why the game that is wanted cannot be shown', async () => {
    keeps([kept(2)]);
    fakeHost.answer('open-record', () => ({ value: { ok: false, why: 'newer' } }));
    fakeHost.show(hostFrame({ owner: OWNER, tables: [] }));
    mounted = await mountScreen(HistoryScreen, { file: 'game 2.auction-game' }, freshStores());
    await eventually(() => expect(plain(document.body.textContent)).toContain('a newer version'));
    expect(document.body.textContent).toContain('game 2.auction-game');
    expect(fakeHost.asked.at(-1)).toMatchObject({ type: 'open-record', file: 'game 2.auction-game' });
    expect(rows()).toEqual([]);
  });

  it('keeps its games when a table is discarded, and shows those that end meanwhile', async () => {
    keeps([kept(2)]);
    await open([table(5, { phase: 'playing' })]);
    fakeHost.show(hostFrame({ owner: OWNER, tables: [] }));
    await flushPromises();
    expect(rows()).toHaveLength(1);
    keeps([kept(3), kept(2)]);
    fakeHost.show(hostFrame({ owner: { ...OWNER, recordsSaved: 1 }, tables: [] }));
    await flushPromises();
    expect(rows().map((row) => /Game \d/.exec(row)?.[0])).toEqual(['Game 3', 'Game 2']);
  });

  it('gets older games from the host when they are asked for, to the last one', async () => {
    keeps(Array.from({ length: 50 }, (_, index) => kept(50 - index)));
    await open([]);
    expect(rows()).toHaveLength(20);
    await mounted.click('Show more');
    expect(plain(document.activeElement?.textContent)).toContain('Game 30');
    expect(rows()).toHaveLength(40);
    await mounted.click('Show more');
    expect(rows()).toHaveLength(50);
    expect(mounted.hasButton('Show more')).toBe(false);
  });

  it('puts the games of an evening under one heading, with who was there', async () => {
    const evening = {
      id: 'abcdefgh',
      startedAt: Date.UTC(2025, 11, 31, 12),
      names: ['Ada', 'Cleo'],
      games: 7,
    };
    keeps(
      [
        kept(4, { evening: 'abcdefgh', endedAt: 40 }),
        kept(3, { evening: 'abcdefgh', endedAt: 20, isOlder: true }),
        kept(2, { endedAt: 30 }),
        { file: 'old.auction-game', ok: false, why: 'no-record' },
      ],
      [evening],
    );
    await open([table(7, { id: idOf(5), games: 4, changedAt: 40 })]);
    const heads = [...document.querySelectorAll('section section')].map((one) => plain(one.textContent));
    expect(heads).toHaveLength(2);
    expect(heads[0]).toMatch(/December 31.*Ada and Cleo.*7 games.*Evening 7.*Game 3/);
    expect(heads[0]).toContain('older version');
    const lists = [...document.querySelectorAll('section section ul')].map((list) =>
      plain(document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent),
    );
    expect(lists).toEqual([expect.stringContaining('December 31'), 'Finished']);
    expect(heads[1]).toMatch(/Game 2.*old\.auction-game/);
  });

  it('asks the host for what is searched, and forgets what it had', async () => {
    keeps([
      ...Array.from({ length: 25 }, (_, index) => kept(50 - index)),
      kept(1, { game: 'money', title: 'The other' }),
    ]);
    await open([table(8, { changedAt: 900 })]);
    expect(rows()).toHaveLength(20);
    await eventually(() => expect(document.querySelectorAll('select')).toHaveLength(2));
    const selects = [...document.querySelectorAll('select')];
    const choose = async (at: number, value: string): Promise<void> => {
      const select = selects[at];
      if (select === undefined) throw new Error('no select');
      select.value = value;
      select.dispatchEvent(new Event('change'));
      await flushPromises();
    };
    const months = selects[1]?.querySelectorAll('option') ?? [];
    expect([...months].map((option) => plain(option.textContent))).toEqual([
      'All months',
      'February 2026',
      'December 2025',
    ]);
    await choose(0, 'money');
    expect(fakeHost.asked.at(-1)).toMatchObject({ type: 'list-records', game: 'money' });
    expect(fakeHost.asked.at(-1)).not.toHaveProperty('person');
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toContain('The other');
    keeps([]);
    await choose(1, '2025-12');
    expect(fakeHost.asked.at(-1)).toMatchObject({ game: 'money', month: '2025-12' });
    expect(plain(document.body.textContent)).toContain('No finished game matches');
    keeps([kept(3)]);
    await mounted.click('Show all');
    expect(rows()).toHaveLength(2);
    expect(mounted.hasButton('Show more')).toBe(false);
  });

  it('deletes a game that is wanted no more, unless its table has it too', async () => {
    keeps([kept(2), kept(1, { table: idOf(6) })]);
    await open([table(6, { phase: 'playing' })]);
    expect(mounted.hasButton('Delete Game 1')).toBe(false);
    await mounted.click('Delete Game 2');
    expect(dialog()?.textContent).toContain('Game 2');
    fakeHost.answer('delete-record', () => ({ error: { code: 'not-available', data: {} } }));
    await mounted.click('Delete the game');
    expect(dialog()).not.toBeNull();
    fakeHost.answer('delete-record', () => ({}));
    keeps([kept(1, { table: idOf(6) })]);
    await mounted.click('Delete the game');
    await flushPromises();
    expect(fakeHost.asked).toContainEqual(
      expect.objectContaining({ type: 'delete-record', file: 'game 2.auction-game' }),
    );
    expect(dialog()).toBeNull();
    expect(rows().map((row) => /(Evening|Game) \d/.exec(row)?.[0])).toEqual(['Evening 6', 'Game 1']);
  });

  it('says how much room the games take, and sets whether all tables are one evening', async () => {
    keeps([kept(2)]);
    await open([]);
    await eventually(() => expect(plain(document.body.textContent)).toContain('Saved games take up 2.3 MB'));
    const toggle = document.querySelector<HTMLElement>('[role=switch]');
    expect(toggle?.getAttribute('aria-checked')).toBe('false');
    toggle?.click();
    await flushPromises();
    expect(fakeHost.asked.at(-1)).toMatchObject({ type: 'share-evenings', isShared: true });
    fakeHost.show(hostFrame({ owner: { ...OWNER, isOneEvening: true }, tables: [] }));
    await flushPromises();
    expect(toggle?.getAttribute('aria-checked')).toBe('true');
  });

  it('says of a file that cannot be shown why, under its name', async () => {
    keeps([{ file: 'old.auction-game', ok: false, why: 'no-record' }]);
    await open([]);
    expect(rows()[0]).toContain('old.auction-game');
    expect(rows()[0]).toContain('damaged');
  });

  it('sends a file of this device to the host in parts, and says what it answers', async () => {
    await open([]);
    fakeHost.answer('read-record', ({ isLast }) =>
      isLast === true ? { value: { ok: false, why: 'newer' } } : {},
    );
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('no input');
    const choose = (file: File): void => {
      Object.defineProperty(input, 'files', { value: [file], configurable: true });
      input.dispatchEvent(new Event('change'));
    };
    const text = 'ü'.repeat(10_000);
    choose(new File([text], 'mine.auction-game'));
    await eventually(() => expect(mounted.router.currentRoute.value.path).toBe(`/history/${FROM_DEVICE}`));
    mounted.wrapper.unmount();
    mounted = await mountScreen(HistoryScreen, { file: FROM_DEVICE }, getActivePinia() ?? freshStores());
    await eventually(() => expect(plain(document.body.textContent)).toContain('a newer version'));
    const parts = fakeHost.asked.flatMap((asked) =>
      asked.type === 'read-record' ? [String(asked['part'])] : [],
    );
    expect(Buffer.concat(parts.map((part) => Buffer.from(part, 'base64'))).toString()).toBe(text);
    expect(parts).toHaveLength(2);
    const content = new File([new Uint8Array(256 * 1024 + 1)], 'large.auction-game');
    useRecordFile().opened = { name: content.name, content };
    await eventually(() => expect(plain(document.body.textContent)).toContain('large.auction-game'));
    expect(fakeHost.asked.filter(({ type }) => type === 'read-record')).toHaveLength(2); // nothing of it was sent
  });

  it.each([
    ['a game, to a guest', 'game 2.auction-game', undefined],
    ['a file of this device that is gone', FROM_DEVICE, OWNER],
  ])('shows the list in place of %s', async (_what, file, owner) => {
    fakeHost.show(hostFrame({ ...(owner && { owner }), tables: [] }));
    mounted = await mountScreen(HistoryScreen, { file }, freshStores());
    await eventually(() => expect(mounted.router.currentRoute.value.path).toBe('/history'));
    expect(fakeHost.asked.filter(({ type }) => /^(open|read)-record$/.test(type))).toEqual([]);
  });

  it('tells a guest of no kept games, and lets them open no file', async () => {
    keeps([kept(2)]);
    fakeHost.show(hostFrame({ tables: [] }));
    mounted = await mountScreen(HistoryScreen, {}, freshStores());
    await flushPromises();
    expect(fakeHost.asked.map(({ type }) => type)).not.toContain('list-records');
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it('shows two hundred tables a page at a time, and who reads on by keys goes on with the first that came', async () => {
    await open(Array.from({ length: 200 }, (_, index) => table(index)));
    expect(rows()).toHaveLength(20);
    await mounted.click('Show more');
    expect(rows()).toHaveLength(40);
    expect(plain(document.activeElement?.textContent)).toContain('Evening 179');
    for (let page = 2; page < 10; page++) await mounted.click('Show more');
    expect(rows()).toHaveLength(200);
    expect(mounted.hasButton('Show more')).toBe(false);
  });

  it('says that nothing has been played to its end', async () => {
    await open([table(1, { phase: 'lobby' })]);
    expect(document.body.textContent).toContain('No finished games yet');
  });

  it('discards a table only after the act was named', async () => {
    await open([table(1)]);
    await mounted.click(/^Discard/);
    expect(fakeHost.asked.map(({ type }) => type)).not.toContain('discard-table');
    await mounted.click('Discard the table');
    expect(fakeHost.asked.at(-1)).toMatchObject({ type: 'discard-table', table: idOf(1) });
    expect(dialog()).toBeNull();
  });

  it('discards all lessons that were left, and nothing else', async () => {
    const lessons = [1, 3].map((number) => ({ table: idOf(number), isOn: true, seen: [], isLesson: true }));
    localStorage.setItem('auction-night.lessons', JSON.stringify(lessons));
    await open([1, 2, 3].map((number) => table(number, { phase: 'playing' })));
    await mounted.click('Discard all lessons');
    expect(fakeHost.asked.map(({ type }) => type)).not.toContain('discard-table');
    dialog()?.querySelector<HTMLElement>('.danger')?.click();
    await flushPromises();
    const discarded = fakeHost.asked.flatMap((ask) => (ask.type === 'discard-table' ? [ask['table']] : []));
    expect(new Set(discarded)).toEqual(new Set([idOf(1), idOf(3)]));
    expect(dialog()).toBeNull();
    localStorage.clear();
  });

  it.each(['the list', 'the answer'])(
    'leaves the focus on the title when %s comes first that takes the last table of a list away',
    async (first) => {
      const go = () => fakeHost.show(hostFrame({ owner: OWNER, tables: [table(1)] }));
      fakeHost.answer('discard-table', () => {
        if (first === 'the list') go();
        return {};
      });
      await open([table(1), table(2, { phase: 'playing' })]);
      mounted.button(/^Discard Evening 2/).focus();
      await mounted.click(/^Discard Evening 2/);
      mounted.button('Discard the table').focus();
      await mounted.click('Discard the table');
      if (first === 'the answer') {
        mounted.button(/^Discard Evening 1/).focus(); // where a browser gives it back
        fakeHost.show(hostFrame({ owner: OWNER, tables: [table(2, { phase: 'playing' })] }));
        await flushPromises();
      }
      await eventually(() => expect(document.activeElement?.tagName).toBe('H1'));
    },
  );

  it('says before who sits there, and what would be lost', async () => {
    await open([table(1, { phase: 'playing', names: ['Ada', 'Ben'] })]);
    await mounted.click(/^Discard/);
    expect(plain(dialog()?.textContent)).toContain('its current game');
    expect(plain(dialog()?.textContent)).toContain('At the table: Ada and Ben.');
  });

  it('keeps the dialog, and says in it, when a table cannot be discarded', async () => {
    fakeHost.answer('discard-table', () => ({ error: { code: 'table-frozen', data: { why: 'disk' } } }));
    await open([table(1)]);
    await mounted.click(/^Discard/);
    await mounted.click('Discard the table');
    expect(dialog()?.querySelector('[role=alert]')?.textContent).toMatch(/\p{L}/u);
  });
});
