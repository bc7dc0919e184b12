import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seat, type TableId } from '../../core/base/ids.ts';
import { hostProof, keyId, keyOf, returnProof } from '../../core/base/proofs.ts';
import type { ProofAnswer, TableFrame } from '../../core/protocol/frames.ts';
import { connect, hello, type HostClient } from '../helpers/host-client.ts';
import {
  newToken,
  openTestTable,
  seatGuests,
  setup,
  testHost,
  type Guest,
  type TestHost,
} from '../helpers/host-fixture.ts';
import { manualClock, type ManualClock } from '../helpers/manual-clock.ts';

/** Ada hosts, Ben plays in a browser elsewhere, Cleo in an app. */
const SETUP = { game: 'for-sale', seatCount: 3 };
let clock: ManualClock;
let running: TestHost;
let table: TableId;
let ada: HostClient;
let ben: Guest;
let cleo: HostClient;
beforeEach(async () => {
  clock = manualClock();
  running = await testHost({ clock, botDelay: 0 });
  table = await openTestTable(running.host, SETUP);
  const [first, second, third] = await seatGuests(running.host, table, ['Ada', 'Ben', 'Cleo']);
  if (first === undefined || second === undefined || third === undefined) throw new Error('nobody sits');
  [ada, cleo] = [first.client, third.client];
  await ada.ask({ type: 'start' });
  ben = { token: second.token, client: await device(7) };
  await ben.client.ask(hello({ tokens: [ben.token] }));
});
afterEach(() => running.dispose());

/** A browser on another device, before it has said anything. */
const device = (number: number): Promise<HostClient> =>
  connect(running.host.port, `/ws/${table}`, {
    localAddress: `127.0.0.${number}`,
    origin: `http://127.0.0.1:${running.host.port}`,
  });
const place = (): string => `127.0.0.1:${running.host.port}`;
const seated = (client: HostClient): Promise<TableFrame> =>
  client.untilTable(({ you }) => you.seats.length > 0);
const codeOf = async (client: HostClient): Promise<string> =>
  (await seated(client)).you.returnCodes?.[1] ?? '';
const benIs = (state: 'away' | 'browser'): Promise<TableFrame> =>
  ada.untilTable(({ table: { seats } }) => seats[1]?.type === 'person' && seats[1].device === state);
/** Ben's page has lost the host. */
async function loseBen(): Promise<void> {
  await ben.client.close();
  await benIs('away');
}
const withCode = (code: string, token = newToken()) => hello({ move: { code, token } });
const withProof = (proof: string, token = newToken()) => hello({ back: [{ proof, token }] });
const proofAt = (at: string): string => returnProof(keyOf(ben.token), table, at);

describe('the return code of a seat', () => {
  it('brings its person back on another page, with the hand and without anybody being asked; the old key is void', async () => {
    const hand = JSON.stringify((await seated(ben.client)).game?.view);
    const code = await codeOf(ben.client);
    await ada.ask({ type: 'adjust', door: 'closed' });
    await loseBen();
    const [phone, token] = [await device(8), newToken()];
    await phone.ask(withCode(code, token));
    const shown = await seated(phone);
    expect(shown.you).toMatchObject({ seats: [1], facing: 1 });
    expect(JSON.stringify(shown.game?.view)).toBe(hand);
    expect(await (await device(9)).refused(hello({ tokens: [ben.token] }))).toEqual({ code: 'door-closed' });
    await phone.close();
    await benIs('away');
    expect(await (await device(9)).refused(withCode(code))).toEqual({ code: 'bad-code' });
    const again = await device(9);
    await again.ask(hello({ tokens: [token] }));
    expect(await codeOf(again)).not.toBe(code);
  });

  it('is told to that person in a browser elsewhere, and to nobody else', async () => {
    const code = await codeOf(ben.client);
    expect(code).toMatch(/^\d{6}$/);
    expect(Object.keys((await seated(ben.client)).you.returnCodes ?? {})).toEqual(['1']);
    const watcher = await device(8);
    await watcher.ask(hello());
    await watcher.untilTable(() => true);
    for (const client of [ada, cleo, watcher]) expect(client.texts.join()).not.toContain(code);
  });

  it('holds over a restart of the host', async () => {
    const code = await codeOf(ben.client);
    await running.stop();
    running = await testHost({ clock, botDelay: 0, dataDir: running.folder });
    const phone = await device(8);
    await phone.ask(withCode(code));
    expect((await seated(phone)).you.seats).toEqual([1]);
  });

  it('takes no seat from somebody who is there', async () => {
    const code = await codeOf(ben.client);
    expect(await cleo.refused({ type: 'move-here', code, token: newToken() })).toEqual({ code: 'bad-code' });
    expect((await seated(ben.client)).you.seats).toEqual([1]);
  });

  it('is not guessed by a guest with a seat of their own: five tries, then three a minute', async () => {
    await loseBen();
    const guess = (code: string) => cleo.refused({ type: 'move-here', code, token: newToken() });
    for (const code of ['000000', '000001', '000002', '000003', '000004'])
      expect(await guess(code)).toEqual({ code: 'bad-code' });
    expect(await guess('000005')).toEqual({ code: 'too-fast', data: { seconds: 20 } });
  });

  it('nor with many addresses: twenty wrong ones shut the way for those who were wrong, not for its person', async () => {
    const code = await codeOf(ben.client);
    await loseBen();
    const guessers = await Promise.all([20, 21, 22, 23, 24].map(device));
    for (const guesser of guessers)
      for (const wrong of ['000000', '000001', '000002', '000003', '000004'])
        await guesser.refused(withCode(wrong));
    const shut = await Promise.all(guessers.map((one) => one.refused(withCode(code))));
    expect(shut.map((refused) => refused.code)).toEqual(guessers.map(() => 'too-fast'));
    expect(shut[0]?.data?.['seconds']).toBeGreaterThan(100); // three minutes for each further one
    const phone = await device(8);
    await phone.ask(withCode(code));
    expect((await seated(phone)).you.seats).toEqual([1]);
  });
});

describe('the proof that a page carries to another address', () => {
  it('brings the seat there, past a door and a PIN, once', async () => {
    await ada.ask({ type: 'configure', setup: setup(SETUP), pin: '271828' });
    const [phone, token] = [await device(8), newToken()];
    const hi = withProof(proofAt(place()), token);
    await phone.ask(hi);
    expect((await seated(phone)).you.seats).toEqual([1]);
    expect((await ben.client.untilTable(({ you }) => you.seats.length === 0)).you.moved).toEqual([]);
    expect(await (await device(9)).refused(hi)).toMatchObject({ code: 'pin-needed' }); // used
    await (await device(9)).ask(hello({ tokens: [token] }));
  });

  it('is nothing to this host where it was made for another address, so nobody there can pass it on', async () => {
    await ada.ask({ type: 'configure', setup: setup(SETUP), pin: '271828' });
    for (const at of [
      `127.0.0.66:${running.host.port}`,
      `an-${table}.local:${running.host.port}`,
      '127.0.0.1',
    ])
      expect(await (await device(8)).refused(withProof(proofAt(at)))).toMatchObject({ code: 'pin-needed' });
    const named = await connect(running.host.port, `/ws/${table}`, {
      headers: { Host: `localhost:${running.host.port}` },
    });
    const byName = withProof(proofAt(`localhost:${running.host.port}`));
    expect(await named.refused(byName)).toMatchObject({ code: 'pin-needed' }); // a name leads anywhere
    expect((await seated(ben.client)).you.seats).toEqual([1]);
  });

  it('is nothing from a television, nor from whom the host has removed', async () => {
    const television = await device(8);
    await television.ask({ ...withProof(proofAt(place())), television: true } as ReturnType<typeof hello>);
    expect((await television.untilTable(() => true)).you.seats).toEqual([]);
    const eve = await device(11);
    await eve.ask(hello());
    await ada.ask({ type: 'end-game' });
    await ada.ask({ type: 'rematch' });
    await ada.ask({ type: 'free-seat', seat: seat(2) });
    const token = newToken();
    await eve.ask({ type: 'sit', token, name: 'Eve' });
    await ada.ask({ type: 'remove', seat: seat(2) });
    const hi = { ...withProof(proofAt(place())), tokens: [token] } as ReturnType<typeof hello>;
    expect(await (await device(11)).refused(hi)).toEqual({ code: 'removed' });
  });
});

describe('who answers at an address', () => {
  const nonce = 'ab'.repeat(16);
  const ask = (secrets: readonly string[]) =>
    ({ type: 'prove', nonce, keys: secrets.map((secret) => keyId(keyOf(secret))) }) as const;

  it('proves before hello that it knows a key, for the place where it was asked, and shows none', async () => {
    const phone = await device(8);
    const stranger = newToken();
    const answer = (await phone.ask(ask([ben.token, stranger, running.host.ownerSecret]))) as ProofAnswer;
    const { places } = answer;
    const proof = (secret: string, at = place()) => hostProof(keyOf(secret), { nonce, place: at, places });
    expect(answer.proofs).toEqual([proof(ben.token), '', proof(running.host.ownerSecret)]);
    expect(proof(ben.token)).not.toBe(proof(ben.token, `127.0.0.66:${running.host.port}`));
    expect(phone.texts.join()).not.toContain(keyOf(ben.token));
  });

  it('proves it to the list of tables, too, for its owner alone', async () => {
    const page = await connect(running.host.port, '/ws');
    const answer = (await page.ask(ask([running.host.ownerSecret, ben.token]))) as ProofAnswer;
    expect(answer.proofs.map((proof) => proof !== '')).toEqual([true, false]);
  });

  it('proves it to a page of another address over HTTP, and tells that page nothing else', async () => {
    const url = (path: string): string => `http://${place()}${path}`;
    const query = `nonce=${nonce}&keys=${keyId(keyOf(ben.token))}`;
    const from = { headers: { Origin: 'http://192.168.1.5:47474' } };
    const reply = await fetch(url(`/same/${table}?${query}`), from);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    const { places, proofs } = (await reply.json()) as ProofAnswer;
    expect(proofs).toEqual([hostProof(keyOf(ben.token), { nonce, place: place(), places })]);
    const statusOf = async (path: string): Promise<number> => (await fetch(url(path), from)).status;
    expect(await statusOf(`/same/${'0'.repeat(16)}?${query}`)).toBe(404);
    expect(await statusOf(`/same/${table}?nonce=1&keys=`)).toBe(400);
    for (const path of ['/', '/health', `/health/${table}`, '/same', `/%73ame/${table}?${query}`])
      expect(await statusOf(path)).toBe(403);
  });
});
