import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingChromium, openChromiumOn, openGuest } from '../helpers/e2e/chromium.ts';
import { handsAt } from '../helpers/e2e/hands.ts';
import { startHostProcess } from '../helpers/e2e/host-process.ts';
import { readCodeOf, splitLink, sitDown, startGame } from '../helpers/e2e/screens.ts';
import { framesIn } from '../helpers/line/sniffer.ts';
import { capturePackets } from '../helpers/network/capture.ts';
import { createTestNetwork, networksMissing } from '../helpers/network-namespace.ts';
import { requireOrSkip } from '../helpers/require-or-skip.ts';

const PIN = '862753';
const missing = missingChromium ?? (await networksMissing());
const ends: (() => Promise<unknown>)[] = [];
beforeEach((context) => requireOrSkip(context, missing));
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it('tells whoever captures the packets of an evening no PIN, code, name, secret, card or choice', async () => {
  const network = await createTestNetwork();
  ends.push(() => network.remove());
  const [computer, sofa, kitchen, wall] = [
    await network.device('10.77.0.2/24'),
    await network.device('10.77.0.3/24'),
    await network.device('10.77.0.4/24'),
    await network.device('10.77.0.5/24'),
  ];
  const args = ['--game', 'for-sale', '--seats', '3', '--name', 'Geheimnis', '--pin', PIN];
  const host = await startHostProcess(args, { device: computer });
  ends.push(() => host.dispose());
  const capture = await capturePackets(computer);
  const [desk, phone, other, television] = await Promise.all(
    [computer, sofa, kitchen, wall].map((device) => openChromiumOn(device)),
  );
  if (!desk || !phone || !other || !television) throw new Error('no browser');
  ends.push(() => Promise.all([desk, phone, other, television].map((browser) => browser.close())));

  const owner = await openGuest(desk, host.ownerLink);
  await owner.page.getByRole('link', { name: /Geheimnis/ }).click();
  await sitDown(owner.page, 'Wilhelmine');
  const link = (await readCodeOf(owner.page.getByRole('img', { name: 'Code for' }))) ?? '';
  const [plain = '', code = ''] = splitLink(link);
  expect(code).toHaveLength(43);
  const scanned = await openGuest(phone, link, { size: 'phone' });
  await sitDown(scanned.page, 'Balthasar');
  const typed = await openGuest(other, plain, { size: 'phone' });
  await typed.page.getByRole('textbox', { name: 'PIN' }).fill(PIN);
  await typed.page.getByRole('button', { name: 'Join', exact: true }).click();
  await sitDown(typed.page, 'Kunigunde');
  const shown = await openGuest(television, link.replace('/table/', '/tv/'));
  await shown.page.getByText('Kunigunde').first().waitFor();
  await startGame(owner.page);
  const { byFingers, byKeys } = handsAt('for-sale');
  await Promise.all([byKeys(owner.page), byFingers(scanned.page), byFingers(typed.page)]);
  const kept = await Promise.all(
    [scanned, typed].map(({ page }) => page.evaluate(() => Object.values({ ...localStorage }).join(' '))),
  );
  const tokens = kept.flatMap((text) => text.match(/\b[0-9a-f]{32}\b/g) ?? []);
  expect(tokens.length).toBeGreaterThan(1);

  const { streams, datagrams } = await capture.end();
  expect(streams.filter(({ isWhole }) => !isWhole)).toEqual([]);
  const clear = Buffer.concat([...streams.map(({ bytes }) => bytes), ...datagrams]);
  // The capture itself works: the page comes in clear text, and the table's title is announced
  expect(clear.includes('GET / HTTP/1.1')).toBe(true);
  expect(clear.includes('Geheimnis')).toBe(true);
  const lines = streams.filter(({ bytes }) =>
    /^(?:GET \/ws|HTTP\/1\.1 101)/.test(bytes.toString('latin1', 0, 20)),
  );
  const frames = lines.flatMap(({ bytes }) => framesIn(bytes));
  expect(frames.length).toBeGreaterThan(200);
  expect(frames.filter(({ kind }) => kind !== 2)).toEqual([]);
  const sealed = Buffer.concat(frames.map(({ bytes }) => bytes));
  const secrets = [PIN, code, ...tokens, 'Wilhelmine', 'Balthasar', 'Kunigunde'];
  for (const secret of secrets) {
    const inBytes = /^[0-9a-f]{32}$/.test(secret) ? [Buffer.from(secret, 'hex')] : [];
    for (const bytes of [Buffer.from(secret), ...inBytes])
      expect([secret, clear.indexOf(bytes), sealed.indexOf(bytes)]).toEqual([secret, -1, -1]);
  }
  for (const word of ['"type"', 'hello', '"action"', 'buildings', '"seat"', 'for-sale'])
    expect([word, sealed.indexOf(word)]).toEqual([word, -1]);
  // What devices send after the handshake has one length, whatever it is
  const fromDevices = lines.filter(({ bytes }) => bytes.toString('latin1', 0, 4) === 'GET ');
  const lengths = fromDevices.flatMap(({ bytes }) => framesIn(bytes).map((frame) => frame.bytes.length));
  expect(new Set(lengths.filter((length) => ![68, 33].includes(length)))).toEqual(new Set([272]));
  expect([...owner.errors, ...scanned.errors, ...typed.errors, ...shown.errors]).toEqual([]);
});
