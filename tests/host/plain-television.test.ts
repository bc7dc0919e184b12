import { afterEach, describe, expect, it } from 'vitest';
import type { TableId } from '../../core/base/ids.ts';
import { eventually } from '../helpers/eventually.ts';
import { join } from '../helpers/host-client.ts';
import { openTestTable, seatGuests, testHost, type TestHost } from '../helpers/host-fixture.ts';
import { playOn } from '../helpers/host-player.ts';
import {
  ask,
  nextOf,
  pictureIn,
  refreshIn,
  subjectOf,
  SVG,
  versionIn,
  type Answered,
} from '../helpers/plain-set.ts';

const PROGRAM = new URL('../helpers/drawing-stand-in.mjs', import.meta.url);

let running: TestHost | undefined;
afterEach(async () => {
  await running?.dispose();
  running = undefined;
});

const begin = async (options: Parameters<typeof testHost>[0] = {}): Promise<TestHost> =>
  (running = await testHost({ drawing: PROGRAM, ...options }));

/** A page of a table, and what is drawn there. */
async function watch(one: TestHost, table: TableId): Promise<{ picture: string; page: Answered }> {
  const page = await ask(one, `/tv/plain/${table}`);
  expect(page.status).toBe(200);
  return { page, picture: pictureIn(page) };
}

describe('/tv/plain', () => {
  it('leads to the one table that is open, asks which of several, and waits where there is none', async () => {
    const one = await begin();
    const none = await ask(one, '/tv/plain', { 'accept-language': 'nl' });
    expect(none.text).toContain('Er is nog geen tafel open');
    expect(none.text).toContain('http-equiv="refresh"');
    await openTestTable(one.host); // for this computer alone
    expect((await ask(one, '/tv/plain')).status).toBe(200);
    const table = await openTestTable(one.host, { reach: 'network' });
    const led = await ask(one, '/tv/plain');
    expect([led.status, led.headers.location]).toEqual([302, `/tv/plain/${table}`]);
    const typed = await ask(one, '/TV/Plain/');
    expect([typed.status, typed.headers.location]).toEqual([302, '/tv/plain']);
    await openTestTable(one.host, { reach: 'network', title: '<b>Two</b>' });
    const choice = await ask(one, '/tv/plain');
    expect(choice.text).toContain(`href="/tv/plain/${table}"`);
    expect(choice.text).not.toContain('<b>');
  });

  it('leads away from a table that is not there', async () => {
    const one = await begin();
    const led = await ask(one, '/tv/plain/00112233445566aa');
    expect([led.status, led.headers.location]).toEqual([302, '/tv/plain']);
    expect((await ask(one, '/tv/plain/nothing')).status).toBe(404);
    expect((await ask(one, '/tv/plain/00112233445566aa/picture?key=1')).status).toBe(410);
  });

  it('is nowhere at a host that draws nothing', async () => {
    const one = await begin();
    await one.dispose();
    running = await testHost();
    expect((await ask(running, '/tv/plain/00112233445566aa/picture')).status).toBe(404);
  });

  it('is answered with the headers of every page, and by our names alone', async () => {
    const one = await begin();
    const table = await openTestTable(one.host);
    const { page } = await watch(one, table);
    const policy = String(page.headers['content-security-policy']);
    for (const part of ["default-src 'none'", "form-action 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers['cache-control']).toBe('no-store');
    const other = await ask(one, '/tv/plain', { host: 'evil.example' });
    expect(other.status).toBe(421);
    expect(other.text).toContain('/tv/plain"');
    expect((await ask(one, '/tv/plain', { origin: 'http://evil.example' })).status).toBe(403);
  });
});

describe('a set at a table', () => {
  it('is drawn what a television sees, in its language and with the address by which it came', async () => {
    const one = await begin();
    const table = await openTestTable(one.host);
    const [anna] = await seatGuests(one.host, table, ['Anna', 'Ben', 'Cleo']);
    await anna?.client.ask({ type: 'start' });
    const { picture } = await watch(one, table);
    const drawn = await ask(one, picture, { ...SVG, 'accept-language': 'de-AT,en;q=0.5' });
    const { table: shown, game, language } = subjectOf(drawn);
    expect(language).toBe('de');
    expect(shown.seats.map((who) => (who.type === 'free' ? '' : who.name))).toEqual(['Anna', 'Ben', 'Cleo']);
    expect(game?.view).not.toHaveProperty('own');
    expect(game?.legal).toEqual({});
    expect(drawn.text).not.toMatch(/owner|token|"question"/);
    expect(drawn.headers['content-type']).toBe('image/svg+xml');
  });

  it('gets PNG where it takes no SVG, as wide as it asks', async () => {
    const one = await begin();
    const { picture } = await watch(one, await openTestTable(one.host));
    const small = await ask(one, `${picture}&width=1280`, { accept: '*/*' });
    expect(small.headers['content-type']).toBe('image/png');
    expect(small.text).toMatch(/^1280 <svg>/);
    expect((await ask(one, `${picture}&width=1920`)).text).toMatch(/^1920 /);
    expect((await ask(one, `${picture}&width=99999`)).text).toMatch(/^1280 /);
  });

  it('is told of another picture as soon as there is one, by script and without', async () => {
    const one = await begin();
    const table = await openTestTable(one.host);
    const { page, picture } = await watch(one, table);
    const asked = Promise.all([ask(one, nextOf(picture)), ask(one, refreshIn(page))]);
    await seatGuests(one.host, table, ['Anna']);
    const [next, again] = await asked;
    expect(next.status).toBe(200);
    expect(picture).not.toContain(versionIn(next));
    expect(pictureIn(again)).not.toBe(picture);
    expect(subjectOf(await ask(one, pictureIn(again), SVG)).table.seats[0]).toMatchObject({ name: 'Anna' });
  });

  it('follows a whole game', async () => {
    const one = await begin();
    const table = await openTestTable(one.host, { game: 'for-sale', options: {} });
    const guests = await seatGuests(one.host, table, ['Anna', 'Ben', 'Cleo']);
    await guests[0]?.client.ask({ type: 'start' });
    const { picture } = await watch(one, table);
    await Promise.all(guests.map(({ client }, at) => playOn(client, `plain ${at}`)));
    const next = await eventually(async () => {
      const version = versionIn(await ask(one, nextOf(picture)));
      const drawn = subjectOf(await ask(one, picture.replace(/at=\w+/, `at=${version}`), SVG));
      if (drawn.table.phase !== 'ended') throw new Error('not over');
      return drawn;
    });
    expect(next.game?.result?.winners.length).toBeGreaterThan(0);
  });

  it('is a television to everybody at the table, until it is off', async () => {
    const one = await begin();
    const table = await openTestTable(one.host);
    const witness = await join(one.host.port, `/ws/${table}`, { owner: one.host.ownerSecret });
    await watch(one, table);
    const seen = await witness.untilTable((frame) => frame.table.televisions === 1);
    expect(seen.you.spectators).toMatchObject([{ kind: 'television' }]);
    await witness.close();
  });

  it('that the host has removed does not come back as another', async () => {
    const one = await begin();
    const table = await openTestTable(one.host);
    const witness = await join(one.host.port, `/ws/${table}`, { owner: one.host.ownerSecret });
    const elsewhere = (path: string): Promise<Answered> => ask(one, path, {}, '127.0.0.2');
    const picture = pictureIn(await elsewhere(`/tv/plain/${table}`));
    const { you } = await witness.untilTable((frame) => frame.table.televisions === 1);
    const device = you.spectators?.[0]?.device ?? -1;
    await witness.ask({ type: 'remove-device', device });
    expect((await elsewhere(picture)).status).toBe(410);
    const again = await elsewhere(`/tv/plain/${table}`);
    expect([again.status, again.text.includes('removed this television')]).toEqual([403, true]);
    await witness.close();
  });
});

describe('the door', () => {
  it('keeps sets out where it is closed, and shows those that were there on', async () => {
    const one = await begin();
    const table = await openTestTable(one.host);
    const { picture } = await watch(one, table);
    const owner = await join(one.host.port, `/ws/${table}`, { owner: one.host.ownerSecret });
    await owner.ask({ type: 'adjust', door: 'closed' });
    expect((await ask(one, picture)).status).toBe(200);
    await owner.close();
    const refused = await ask(one, `/tv/plain/${table}`);
    expect([refused.status, refused.text.includes('isn’t letting anybody new in')]).toEqual([403, true]);
  });

  it('says that a table has gone', async () => {
    const one = await begin();
    const table = await openTestTable(one.host);
    const { picture } = await watch(one, table);
    const owner = await join(one.host.port, '/ws', { owner: one.host.ownerSecret });
    await owner.ask({ type: 'discard-table', table });
    await eventually(async () => expect((await ask(one, picture)).status).toBe(410));
    expect((await ask(one, `/tv/plain/${table}`)).headers.location).toBe('/tv/plain');
    await owner.close();
  });
});

describe('a program that draws', () => {
  it('and fails at a table keeps no other from being drawn', async () => {
    const one = await begin();
    const [fall, fault, good] = [
      await openTestTable(one.host, { title: 'fall' }),
      await openTestTable(one.host, { title: 'fault' }),
      await openTestTable(one.host, { title: 'good' }),
    ];
    for (const bad of [fall, fault])
      expect((await ask(one, `/tv/plain/${bad}`)).text).toContain('couldn’t be drawn');
    await watch(one, good);
    expect(one.log.join()).toContain('it does not know how');
  });

  it('draws a picture once, however many ask', async () => {
    const one = await begin();
    const table = await openTestTable(one.host);
    const { picture } = await watch(one, table);
    const all = await Promise.all(Array.from({ length: 40 }, () => ask(one, `${picture}&width=1920`)));
    expect(new Set(all.map(({ text }) => text)).size).toBe(1);
  });
});
