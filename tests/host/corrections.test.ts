import { afterEach, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';

let running: TestHost | undefined;
afterEach(() => running?.dispose());

async function table() {
  const { host } = (running = await testHost());
  const id = await openTestTable(host, { game: 'for-sale', seatCount: 3 });
  const [ada, ben, cleo] = (await seatGuests(host, id, ['Ada', 'Bne', 'Cleo'])).map(({ client }) => client);
  if (ada === undefined || ben === undefined || cleo === undefined) throw new Error('nobody sits');
  return { ada, ben, cleo };
}
const called = (name: string) => ({ type: 'rename' as const, name, colour: 1 });

it('a name is corrected in a game by its owner and by who hosts, and by nobody else', async () => {
  const { ada, ben, cleo } = await table();
  await ada.ask({ type: 'start' });
  expect(await cleo.refused({ ...called('Ben'), seat: seat(1) })).toMatchObject({ code: 'not-your-seat' });
  await ada.ask({ ...called('Ben'), seat: seat(1) });
  const told = await cleo.untilTable(({ news }) => news.some(({ type }) => type === 'renamed'));
  expect(told.news).toContainEqual({ type: 'renamed', seat: 1, name: 'Ben', before: 'Bne' });
  await ben.ask({ ...called('Bernd'), seat: seat(1) });
  await ada.untilTable(({ table: { seats } }) => seats[1]?.type === 'person' && seats[1].name === 'Bernd');
  await ada.ask({ type: 'second-host', seat: seat(1) });
  await ben.ask({ ...called('Cleopatra'), colour: 2, seat: seat(2) });
  expect(await ben.refused({ ...called('Eve'), seat: seat(0) })).toMatchObject({ code: 'not-available' });
});

it('who hosts starts without waiting for who forgot to be ready, and they keep their seat', async () => {
  const { ada, ben, cleo } = await table();
  await ben.ask({ type: 'ready', seat: seat(1), ready: false });
  expect(await ada.refused({ type: 'start' })).toMatchObject({ code: 'not-ready' });
  expect(await cleo.refused({ type: 'ready', seat: seat(1), ready: true })).toMatchObject({
    code: 'not-your-seat',
  });
  await ada.ask({ type: 'ready', seat: seat(1), ready: true });
  await ada.ask({ type: 'start' });
  const { you } = await ben.untilTable(({ table: { phase } }) => phase === 'playing');
  expect(you.seats).toEqual([1]);
});
