import { afterEach, beforeEach, expect, it } from 'vitest';
import { seat, type Seat } from '../../core/base/ids.ts';
import { newName, newSetup, otherName } from '../../electron/host/table/new-name.ts';
import { join, type HostClient } from '../helpers/host-client.ts';
import { after, joined, opened } from '../helpers/table-log.ts';
import { newToken, openTestTable, setup, testHost, type TestHost } from '../helpers/host-fixture.ts';

let running: TestHost;
beforeEach(async () => {
  running = await testHost();
});
afterEach(() => running.dispose());

const atTable = async (): Promise<HostClient> => {
  const table = await openTestTable(running.host, { seatCount: 5 });
  return join(running.host.port, `/ws/${table}`, { owner: running.host.ownerSecret });
};
const sit = (name: string, at?: Seat) =>
  ({ type: 'sit', token: newToken(), name, ...(at !== undefined && { seat: at }) }) as const;
const refusedAs = (reason: string, more = {}) => ({ code: 'bad-name', data: { reason, ...more } });

it('nobody sits down or is renamed with a name that cannot be seen, or passes for somebody else’s', async () => {
  const client = await atTable();
  await client.ask(sit('Ada'));
  await client.ask(sit('Ben'));
  const tries = [
    ['\u3164', refusedAs('invisible')],
    ['A\u200Bda', refusedAs('same-look', { name: 'Ada' })],
    ['Аda', refusedAs('same-look', { name: 'Ada' })],
    ['Аԁа', refusedAs('same-look', { name: 'Ada' })],
    ['ada', { code: 'name-taken', data: { name: 'ada' } }],
  ] as const;
  for (const [name, refusal] of tries) {
    expect(await client.refused(sit(name))).toEqual(refusal);
    expect(await client.refused({ type: 'rename', seat: seat(1), name, colour: 1 })).toEqual(refusal);
  }
  await client.ask({ type: 'rename', seat: seat(1), name: 'Веп', colour: 1 });
  await client.ask({ type: 'rename', seat: seat(1), name: 'Ben', colour: 1 });
  const shown = await client.shownAfter(sit('Zoë  Ann'));
  expect(shown.table.seats.slice(0, 3)).toMatchObject([
    { name: 'Ada' },
    { name: 'Ben' },
    { name: 'Zoë Ann' },
  ]);
});

it('a name may mix alphabets, and look like another', async () => {
  const client = await atTable();
  const names = ['Arno', 'Amo', 'DJ Саша', 'Sasha'];
  for (const name of names) await client.ask(sit(name));
  const { table } = await client.untilTable(({ you }) => you.seats.length === names.length);
  expect(table.seats.map((who) => (who.type === 'free' ? undefined : who.name))).toEqual([
    ...names,
    undefined,
  ]);
});

it('bots count, and take no name that looks like another', async () => {
  const client = await atTable();
  await client.ask(sit('Ｂruno')); // a wide B
  await client.ask({ type: 'seat-bot', seat: seat(1), bot: 'regular', character: 'agnes' });
  const shown = await client.shownAfter({
    type: 'seat-bot',
    seat: seat(2),
    bot: 'regular',
    character: 'bruno',
  });
  expect(shown.table.seats).toMatchObject([
    { name: 'Ｂruno' },
    { name: 'Agnes', character: 'agnes' },
    { name: 'Ines', character: 'bruno' },
    {},
    {},
  ]);
  expect(await client.refused(sit('Ａgnes'))).toEqual(refusedAs('same-look', { name: 'Agnes' }));
});

it('a table’s title can be seen', async () => {
  const created = await running.host.createTable(setup({ title: '\u2800' }));
  expect(created).toEqual({ ok: false, error: refusedAs('invisible') });
  const client = await atTable();
  expect(
    await client.refused({ type: 'configure', setup: setup({ title: '\u200B\u2800', seatCount: 5 }) }),
  ).toEqual(refusedAs('invisible'));
});

it('two tables that go on at one host are not called the same', async () => {
  const create = async (title: string): Promise<string> => {
    const made = await running.host.createTable(setup({ title }));
    if (!made.ok) throw new Error(made.error.code);
    const client = await join(running.host.port, `/ws/${made.value}`, { owner: running.host.ownerSecret });
    return (await client.untilTable(() => true)).table.setup.title;
  };
  const long = `${'W'.repeat(36)} Ü 7`;
  const titles = [];
  for (const title of ['Kitchen', 'kitchen', 'Kitchen', long, long]) titles.push(await create(title));
  expect(titles).toEqual(['Kitchen', 'kitchen 2', 'Kitchen 3', long, `${'W'.repeat(36)} Ü 2`]);
});

it('who has such a name keeps it, and its seat may change its colour', () => {
  const table = after(opened(), joined('\u3164'), joined('Аda'));
  expect(otherName(table, '\u3164', seat(0))).toEqual({ ok: true, value: '\u3164' });
  expect(otherName(table, '\u3164', seat(1))).toMatchObject({ error: refusedAs('invisible') });
  expect(newName(table, 'Ada')).toMatchObject({ error: refusedAs('same-look', { name: 'Аda' }) });
  const before = { ...table.setup, title: '\u3164' };
  expect(newSetup({ ...before, seatCount: 4 }, before)).toMatchObject({ ok: true });
  expect(newSetup(before)).toMatchObject({ error: refusedAs('invisible') });
});
