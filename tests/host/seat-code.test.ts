import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE_TIME } from '../../core/base/hosting.ts';
import { seat } from '../../core/base/ids.ts';
import { connect, hello, join, type HostClient } from '../helpers/host-client.ts';
import {
  newToken,
  openTestTable,
  seatGuests,
  setup,
  testHost,
  type TestHost,
} from '../helpers/host-fixture.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

/** Ada hosts; Ben can have a code for his seat on the screen. */
const SETUP = { game: 'for-sale', seatCount: 3 };
let clock: ManualClock;
let running: TestHost;
let path: string;
let ada: HostClient;
let ben: HostClient;
beforeEach(async () => {
  clock = manualClock();
  running = await testHost({ clock, botDelay: 0 });
  const table = await openTestTable(running.host, SETUP);
  path = `/ws/${table}`;
  const [first, second] = await seatGuests(running.host, table, ['Ada', 'Ben', 'Cleo']);
  if (first === undefined || second === undefined) throw new Error('nobody sits');
  [ada, ben] = [first.client, second.client];
});
afterEach(() => running.dispose());

/** Another device, before it has said anything. */
const device = (number = 7): Promise<HostClient> =>
  connect(running.host.port, path, { localAddress: `127.0.0.${number}` });
const codeFor = async (who: HostClient, at: number): Promise<string> =>
  String(await who.ask({ type: 'seat-code', seat: seat(at) }));
const withCode = (code: string, token = newToken()) => hello({ tokens: [token], move: { code, token } });

describe.each([
  ['a closed door', 'door-closed', (): Promise<unknown> => ada.ask({ type: 'adjust', door: 'closed' })],
  [
    'a PIN',
    'pin-needed',
    (): Promise<unknown> => ada.ask({ type: 'configure', setup: setup(SETUP), pin: '271828' }),
  ],
])('past %s', (_name, refused, shut) => {
  it('somebody comes in with the code of a seat, and plays it', async () => {
    await shut();
    await ada.ask({ type: 'start' });
    const phone = await device();
    expect(await phone.refused(hello())).toMatchObject({ code: refused });
    const [code, token] = [await codeFor(ben, 1), newToken()];
    await phone.ask(withCode(code, token));
    const shown = await phone.untilTable(({ you }) => you.seats.length > 0);
    expect(shown).toMatchObject({
      you: { seats: [1], facing: 1 },
      table: { seats: [{}, { name: 'Ben' }, {}] },
    });
    expect((await ben.untilTable(({ you }) => you.seats.length === 0)).you.moved).toEqual([]);
    await phone.close();
    await join(running.host.port, path, { tokens: [token] });
    expect(await (await device(8)).refused(withCode(code))).toEqual({ code: 'bad-code' });
  });

  it('says the same again if the answer was lost', async () => {
    await shut();
    const hi = withCode(await codeFor(ben, 1));
    await (await device()).ask(hi);
    await (await device()).ask(hi);
  });

  it('a code that is wrong or has passed admits nobody, and is counted; so is a right one', async () => {
    await shut();
    const passed = await codeFor(ben, 1);
    for (let time = 0; time < CODE_TIME; time += 5_000) {
      clock.advance(5_000); // every page answers the heartbeats meanwhile
      for (const one of [ada, ben]) await one.settled();
    }
    const eve = await device(9);
    for (const code of [passed, '000000', '111111', '222222', '333333'])
      expect(await eve.refused(withCode(code))).toEqual({ code: 'bad-code' });
    const live = await codeFor(ben, 1);
    const tooFast = { code: 'too-fast', data: { seconds: 20 } };
    expect(await eve.refused(withCode(live))).toEqual(tooFast);
    expect(await (await device(9)).refused(withCode(live))).toEqual(tooFast);
    expect(await eve.refused(hello())).toMatchObject({ code: refused });
    expect(await eve.refused({ type: 'ping' })).toEqual({ code: 'say-hello' });
    await (await device(10)).ask(withCode(live));
  });

  it('nobody who was removed', async () => {
    const [eve, token] = [await device(11), newToken()];
    await eve.ask(hello());
    await ada.ask({ type: 'free-seat', seat: seat(2) });
    await eve.ask({ type: 'sit', token, name: 'Eve' });
    await shut();
    await ada.ask({ type: 'remove', seat: seat(2) });
    const code = await codeFor(ben, 1);
    const same = await device(11);
    expect(await same.refused(hello({ tokens: [token], move: { code, token: newToken() } }))).toEqual({
      code: 'removed',
    });
    const elsewhere = await device(12);
    const hi = hello({ tokens: [token], move: { code, token: newToken() } });
    expect(await elsewhere.refused(hi)).toEqual({ code: 'removed' });
    await (await device(13)).ask(withCode(code)); // it was not used up
  });

  it('no television, which holds no seat', async () => {
    await shut();
    const code = await codeFor(ben, 1);
    const hi = hello({ television: true, move: { code, token: newToken() } });
    expect(await (await device()).refused(hi)).toMatchObject({ code: refused });
    await (await device()).ask(withCode(code));
  });
});

it('a bot that played the seat meanwhile gives it back to who comes with its code', async () => {
  await ada.ask({ type: 'start' });
  await ada.ask({ type: 'adjust', door: 'closed' });
  const code = await codeFor(ben, 1);
  await ben.close();
  await ada.untilTable(({ table: { seats } }) => seats[1]?.type === 'person' && seats[1].device === 'away');
  await ada.ask({ type: 'take-over', seat: seat(1), bot: 'random' });
  const phone = await device();
  await phone.ask(withCode(code));
  const back = await phone.untilTable(({ you }) => you.seats.length > 0);
  expect(back.table.seats[1]).not.toHaveProperty('standIn');
});
