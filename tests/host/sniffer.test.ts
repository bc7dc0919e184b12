import { afterEach, describe, expect, it } from 'vitest';
import { join, type HostClient } from '../helpers/host-client.ts';
import { newToken, openTestTable, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import { startSniffer, type Sniffer } from '../helpers/line/sniffer.ts';

const NAMES = ['Wilhelmine', 'Balthasar', 'Kunigunde'];
const PIN = '862753';

let host: TestHost;
let sniffer: Sniffer;
afterEach(async () => {
  await sniffer.close();
  await host.dispose();
});

type Joined = { readonly client: HostClient; readonly token: string };

/** A whole match of one game by three devices, all of it through the sniffer, and the code of the table. */
async function evening(game: string): Promise<{ readonly joined: readonly Joined[]; readonly code: string }> {
  host = await testHost();
  sniffer = await startSniffer(host.host.port);
  const table = await openTestTable(host.host, { game, title: 'Geheimnis' }, PIN);
  const options = { headers: { Host: `127.0.0.1:${host.host.port}` } };
  const joined: Joined[] = [];
  let code = '';
  for (const [index, name] of NAMES.entries()) {
    const who = [{ owner: host.host.ownerSecret }, { pin: PIN }, { code }][index] ?? {};
    const client = await join(sniffer.port, `/ws/${table}`, who, options);
    const token = newToken();
    await client.ask({ type: 'sit', token, name });
    const [at] = (await client.untilTable(({ you }) => you.seats.length === 1)).you.seats;
    if (at === undefined) throw new Error('no seat');
    await client.ask({ type: 'ready', seat: at, ready: true });
    code = client.table()?.you.tableCode ?? code;
    joined.push({ client, token });
  }
  await joined[0]?.client.ask({ type: 'start' });
  await Promise.all(joined.map(({ client }, index) => playOn(client, `sniffed ${index}`)));
  return { joined, code };
}

describe.each(['money', 'for-sale', 'falsche-fuffziger'])('who listens to an evening of %s', (game) => {
  it('finds no PIN, secret, name, title or word of the protocol in the bytes, and no other lengths', async () => {
    const { joined, code } = await evening(game);
    expect(code).toHaveLength(43);
    const { ownerSecret } = host.host;
    const secrets = [PIN, code, ownerSecret, ...joined.map(({ token }) => token), ...NAMES, 'Geheimnis'];
    const words = ['"type"', 'answer', 'prompt', 'events', '"seat"', 'action', `"${game}"`];
    // The sniffer itself works: it hears what is sent in clear text before the line
    expect(sniffer.heard().some((bytes) => bytes.includes('GET /ws/'))).toBe(true);
    const texts = joined.flatMap(({ client }) => client.texts);
    expect(texts.some((text) => text.includes('Balthasar') && text.includes('"prompt"'))).toBe(true);
    const heard = Buffer.concat([...sniffer.heard()]);
    for (const secret of [...secrets, ...words]) {
      expect([secret, heard.indexOf(secret)]).toEqual([secret, -1]);
      const inBytes = Buffer.from(secret, 'hex');
      if (inBytes.length === 16) expect([secret, heard.indexOf(inBytes)]).toEqual([secret, -1]);
    }
    expect(sniffer.frames.length).toBeGreaterThan(100);
    expect(sniffer.frames.filter(({ kind }) => kind !== 2)).toEqual([]);
    const handshakes = [68, 84, 33];
    const lengths = sniffer.frames.map(({ bytes }) => bytes.length);
    expect(lengths.filter((length) => length % 256 !== 16 && !handshakes.includes(length))).toEqual([]);
    // What people decide has one length, however many cards are in it
    const sent = sniffer.frames.filter(({ from }) => from === 'client').map(({ bytes }) => bytes.length);
    expect(new Set(sent.filter((length) => !handshakes.includes(length)))).toEqual(new Set([272]));
  });
});
