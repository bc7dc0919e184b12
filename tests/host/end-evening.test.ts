import { afterEach, expect, it } from 'vitest';
import { join } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';

let running: TestHost | undefined;
afterEach(async () => {
  await running?.dispose();
  running = undefined;
});

it('shows everybody the closing page until the host goes back or the table goes on', async () => {
  running = await testHost();
  const { host } = running;
  const table = await openTestTable(host, { seatCount: 3 });
  const [ada, ben] = (await seatGuests(host, table, ['Ada', 'Ben', 'Cleo'])).map(({ client }) => client);
  if (ada === undefined || ben === undefined) throw new Error('nobody sits');
  const television = await join(host.port, `/ws/${table}`, { television: true });
  const close = (isClosed: boolean) => ({ type: 'end-evening', isClosed }) as const;
  expect(await ada.refused(close(true))).toEqual({ code: 'not-ended' });
  await ada.ask({ type: 'start' });
  expect(await ada.refused(close(true))).toEqual({ code: 'not-ended' });
  await ada.ask({ type: 'end-game' });
  expect(await ben.refused(close(true))).toMatchObject({ code: 'not-owner' });

  const areShown = (isClosed: boolean) =>
    Promise.all(
      [ada, ben, television].map((one) =>
        one.untilTable((now) => now.table.phase === 'ended' && (now.table.isClosed === true) === isClosed),
      ),
    );
  await areShown(false);
  await ada.ask(close(true));
  await areShown(true);
  await ada.ask(close(false));
  await areShown(false);
  await ada.ask(close(true));
  await ada.ask({ type: 'rematch' });
  await ben.untilTable((now) => now.table.phase === 'lobby' && now.table.isClosed === undefined);
  await ada.ask({ type: 'start' });
  await ada.ask({ type: 'end-game' });
  await areShown(false);
});
