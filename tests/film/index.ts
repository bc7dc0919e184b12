// npm run film: a game as people see it, at the pace of people: what was on the screen when, in words and in pictures in their order.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from 'playwright-core';
import { buildIfStale } from '../../build/build.mjs';
import { openChromium } from '../helpers/e2e/chromium.ts';
import { HANGS } from '../helpers/eventually.ts';
import { forSalePlayer } from '../helpers/e2e/for-sale-player.ts';
import { fuffzigerPlayer } from '../helpers/e2e/fuffziger-player.ts';
import { startHostProcess } from '../helpers/e2e/host-process.ts';
import { moneyPlayer } from '../helpers/e2e/money-player.ts';
import type { Player, PlayOptions } from '../helpers/e2e/player.ts';
import { playHere } from '../helpers/e2e/screens.ts';
import { timesOf, watchPage, type Shot } from './camera.ts';
import { filmDevices } from './devices.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'for-sale' },
    seats: { type: 'string', default: '4' },
    /** How many people share the screen; the others are bots. */
    people: { type: 'string', default: '1' },
    /** A first game, with its notes. */
    lesson: { type: 'boolean', default: false },
    /** Two desktops, a phone and a television at one table: when each of them showed what. */
    devices: { type: 'boolean', default: false },
    pace: { type: 'string', default: 'Normal' },
    size: { type: 'string', default: '1280x800' },
    scheme: { type: 'string', default: 'light' },
    /** Milliseconds that a person thinks. */
    think: { type: 'string', default: '3000' },
    /** Seconds after which the film ends; absent: with the game. */
    seconds: { type: 'string' },
    out: { type: 'string', default: join(tmpdir(), 'auction-night-film') },
  },
});

type Play = (page: Page, options: PlayOptions<string>) => Player<string>;
const GAMES: Readonly<Record<string, { readonly title: string; readonly play: Play }>> = {
  money: { title: 'Money!', play: moneyPlayer as Play },
  'for-sale': { title: 'For Sale', play: forSalePlayer as Play },
  'falsche-fuffziger': {
    title: 'Falsche Fuffziger',
    play: (page, options) =>
      fuffzigerPlayer(page, { ...options, habits: { converts: 1, lays: 1 } } as object),
  },
};

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay'];
const game = GAMES[values.game];
if (game === undefined) throw new Error(`games: ${Object.keys(GAMES).join(', ')}`);
if ((await buildIfStale()) !== 0) throw new Error('The app could not be built.');
rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
const host = await startHostProcess([], { atPace: true });
const browser = await openChromium();
const [width = 1280, height = 800] = values.size.split('x').map(Number);
const isPhone = Math.min(width, height) < 500;
async function open(wish: object = {}): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'en-GB',
    colorScheme: values.scheme === 'dark' ? 'dark' : 'light',
    hasTouch: isPhone,
    isMobile: isPhone,
    ...wish,
  });
  context.setDefaultTimeout(HANGS);
  return context;
}
const think = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Number(values.think)));
try {
  if (values.devices) await filmDevices({ host, open, think, title: game.title, play: game.play });
  else await film(game.title, game.play);
} finally {
  await browser.close();
  await host.dispose();
}

/** Plays one game on one screen. */
async function film(title: string, play: Play): Promise<void> {
  const page = await (await open()).newPage();
  const shots: Shot[] = [];
  const lines: string[] = [];
  const began = Date.now();
  const tell = (at: number, text: string): void => {
    lines.push(`${((at - began) / 1000).toFixed(1).padStart(7)}  ${text}`);
  };
  await watchPage(page, (shot) => {
    shots.push(shot);
    const name = `${String(shots.length).padStart(3, '0')}-${shot.kind}.png`;
    tell(shot.at, `${name}  ${shot.text}`);
    void page.screenshot({ path: join(values.out, name) }).catch(() => undefined);
    if (shot.kind === 'note') void putAway(page, 'Got it');
    if (shot.kind === 'scene' && Number(values.people) > 1) void putAway(page, 'Go on'); // all look together
  });
  await page.goto(host.ownerLink);
  await begin(page, title);
  const player = play(page, { onAsked: think });
  const limit = values.seconds === undefined ? undefined : Number(values.seconds) * 1000;
  const over = player.toTheEnd().then(() => page.waitForTimeout(6_000)); // the hammer falls
  await Promise.race([over, ...(limit === undefined ? [] : [page.waitForTimeout(limit)])]);
  over.catch(() => undefined); // a film that is cut ends in the middle
  const times = timesOf(shots, Date.now());
  const seconds = Object.entries(times).map(([kind, time]) => `${kind} ${(time / 1000).toFixed(1)} s`);
  tell(Date.now(), `${title}, ${values.size}: ${seconds.join(', ')}`);
  writeFileSync(join(values.out, 'film.txt'), `${lines.join('\n')}\n`);
  console.log(`${lines.at(-1)}\n${shots.length} pictures in ${values.out}`);
}

async function begin(page: Page, title: string): Promise<void> {
  if (values.lesson) {
    await page.getByRole('link', { name: 'New here?' }).click();
    await page.getByRole('button', { name: title }).click();
    return;
  }
  await page.getByRole('link', { name: 'Play on this computer' }).waitFor();
  await playHere(page, NAMES.slice(0, Number(values.people)), {
    game: title,
    seats: Number(values.seats),
    pace: values.pace,
  });
}

/** Whoever reads or looks presses on after a while, unless it has gone by itself. */
async function putAway(page: Page, name: string): Promise<void> {
  await think();
  const button = page.getByRole('button', { name });
  if ((await button.count()) > 0)
    await button
      .first()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
}
