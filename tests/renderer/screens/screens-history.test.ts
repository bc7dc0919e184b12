import { flushPromises } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toTableId, type TableId } from '../../../core/base/ids.ts';
import type { HostFrame, TableSummary } from '../../../core/protocol/frames.ts';
import HistoryScreen from '../../../renderer/screens/HistoryScreen.vue';
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

  it('tells the games that are over at a table that plays on, or has played another', async () => {
    const game = { game: 'fake', names: ['Ada', 'Cleo'] };
    await open([
      table(5, { phase: 'playing', earlier: [{ ...game, winners: ['Cleo'], endedAt: 2 }] }),
      table(3, { earlier: [{ ...game, winners: [], endedAt: 1 }] }),
    ]);
    const facts = rows().map(
      (row) => /Evening \d/.exec(row)?.[0] + (/Cleo won|Ben won|Ended early/.exec(row)?.[0] ?? ''),
    );
    expect(facts).toEqual(['Evening 5', 'Evening 3Ben won', 'Evening 5Cleo won', 'Evening 3Ended early']);
    expect(rows()[2]).toContain('With Ada and Cleo');
    const acts = [...document.querySelectorAll('li')].map((row) => row.querySelectorAll('button').length);
    expect(acts).toEqual([2, 2, 0, 0]);
    expect(document.body.textContent).not.toContain('No finished games yet');
  });

  it('shows two hundred tables a page at a time, and who reads on by keys goes on with the first that came', async () => {
    await open(Array.from({ length: 200 }, (_, index) => table(index)));
    expect(rows()).toHaveLength(20);
    await mounted.click('Show 20 more');
    expect(rows()).toHaveLength(40);
    expect(plain(document.activeElement?.textContent)).toContain('Evening 179');
    for (let page = 2; page < 10; page++) await mounted.click('Show 20 more');
    expect(rows()).toHaveLength(200);
    expect(mounted.hasButton(/more$/)).toBe(false);
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
    expect(plain(dialog()?.textContent)).toContain('the game that is on');
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
