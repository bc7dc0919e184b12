import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import fuffziger from '../../../renderer/games/falsche-fuffziger/messages/en/game.json';
import forSale from '../../../renderer/games/for-sale/messages/en/game.json';
import money from '../../../renderer/games/money/messages/en/game.json';
import { ended } from '../../../renderer/i18n/messages/en/app.json';
import { SIZES, type Device } from '../../helpers/e2e/chromium.ts';
import { bidUpTo, forSalePlayer } from '../../helpers/e2e/for-sale-player.ts';
import { fuffzigerPlayer } from '../../helpers/e2e/fuffziger-player.ts';
import { useHost } from '../../helpers/e2e/house.ts';
import { moneyPlayer } from '../../helpers/e2e/money-player.ts';
import { hostTable, lookAway, readCodeOf, sitDown, splitLink, startGame } from '../../helpers/e2e/screens.ts';
import { turn } from '../../helpers/e2e/turn.ts';
import { missingEngine, openIn, type Engine, type EnginePage } from '../../helpers/engines/index.ts';
import { eventually } from '../../helpers/eventually.ts';
import { expectInPlace } from '../../helpers/engines/look.ts';

const USED = ['webkit', 'firefox', 'chromium-109'] as const satisfies readonly Engine[];
const missing = USED.map(missingEngine).find((what) => what !== undefined);

const host = useHost(missing);

/** Somebody who plays on a page to the end, and looks at it whenever something is asked. */
type Playing = (
  page: Page,
  onAsked: (asked: { readonly type: string }) => Promise<void>,
) => { toTheEnd(): Promise<void> };

interface Played {
  readonly title: string;
  readonly playing: Playing;
  /** The first one by default. */
  readonly edition?: RegExp;
}

const GAMES: readonly Played[] = [
  {
    title: forSale.title,
    playing: (page, onAsked) => forSalePlayer(page, { bidding: bidUpTo(3), onAsked }),
  },
  { title: money.title, playing: (page, onAsked) => moneyPlayer(page, { onAsked }), edition: /Gryphon/ },
  {
    title: fuffziger.title,
    playing: (page, onAsked) =>
      fuffzigerPlayer(page, { onAsked, habits: { converts: 1, lays: 1, changes: true } }),
  },
];

const FIREFOX_SIZES = ['tall', 'wide', 'lying'] as const;

/** Which of the games is played, and by whom, is another with each build. */
const [game, company] = [turn() % 3, Math.floor(turn() / 3)];
const played = GAMES.slice(game, game + 1);

/** Who comes to the table: an iPhone, a Firefox, and now and then a Mac. */
function guestsToday(): readonly (readonly [name: string, engine: Engine, device: Device])[] {
  const lights = company % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  const hasMac = Math.floor(company / 2) % 3 === 0;
  return [
    ['Ben', 'webkit', { size: 'lying', light: lights[0] }],
    ['Carla', 'firefox', { size: FIREFOX_SIZES[company % 3] ?? 'tall', light: lights[1] }],
    ...(hasMac ? ([['Dora', 'webkit', { size: 'wide', light: lights[1] }]] as const) : []),
  ];
}

it.each(played)(
  'WebKit, Firefox and Chromium 109 play $title to the end, while a television with Chromium 109 shows it',
  async ({ title, playing, edition }) => {
    const guests = guestsToday();
    const seats = Math.max(3, guests.length + 1);
    const opened: EnginePage[] = [];
    const open = async (engine: Engine, url: string, device: Device): Promise<EnginePage> => {
      const page = await openIn(engine, url, device);
      opened.push(page);
      return page;
    };
    try {
      const anna = await open('chromium-109', host().ownerLink, { size: 'desktop' });
      await hostTable(anna.page, 'Anna', {
        game: title,
        seats,
        ...(edition === undefined ? {} : { edition }),
      });
      // With the code of the table: every engine has to take the host for the one that it names
      const link = (await readCodeOf(anna.page.getByRole('img', { name: 'Code for' }))) ?? '';
      expect(splitLink(link)).toHaveLength(2);
      const pages = [anna.page];
      for (const [name, engine, device] of guests) {
        const { page } = await open(engine, link, device);
        await sitDown(page, name);
        pages.push(page);
      }
      const television = await open('chromium-109', `http://${host().address}/tv`, { size: 'wide' });
      await startGame(anna.page);

      const phone = pages[1];
      if (phone === undefined) throw new Error('no phone');
      await comeBackLying(phone);
      for (const page of pages) expect(await gesturesOn(page)).toEqual({ reloads: false, zooms: [] });
      await phone.setViewportSize(SIZES.tall);
      await Promise.all(
        pages.map((page, seat) =>
          playing(page, async ({ type }) => {
            if (type === 'over') return; // a result may scroll
            await expectInPlace(page, `${title}, seat ${seat}`);
            if (seat === 0) await expectInPlace(television.page, `${title}, television`);
          }).toTheEnd(),
        ),
      );

      // Each page comes to the result at a pace of its own.
      await eventually(async () => {
        const totals = await Promise.all(pages.map(totalsOn));
        expect(totals[0]).toHaveLength(seats);
        for (const others of totals) expect(others).toEqual(totals[0]);
      });
      expect(opened.map(({ errors }) => errors)).toEqual(opened.map(() => []));
    } finally {
      await Promise.all(opened.map((one) => one.close()));
    }
  },
);

/** A phone that lies when its page is loaded, when it is loaded anew, and when it comes back to the table has its own things. */
async function comeBackLying(phone: Page): Promise<void> {
  for (const comeBack of [() => phone.reload(), () => lookAway(phone)]) {
    await comeBack();
    await phone.locator('.action-bar').waitFor();
    await expectInPlace(phone, 'on its side');
    const own = await phone.locator('.at-own').evaluate((area) => area.getBoundingClientRect().width);
    expect(own).toBeGreaterThan(100);
  }
}

/** Whether pulling a page down loads it anew, and which controls the browser zooms into when they are tapped twice. */
const gesturesOn = (page: Page): Promise<{ readonly reloads: boolean; readonly zooms: readonly string[] }> =>
  page.evaluate(() => ({
    reloads: getComputedStyle(document.documentElement).overscrollBehaviorY !== 'none',
    zooms: [...document.querySelectorAll('button, a, input, [data-card]')]
      .filter((control) => getComputedStyle(control).touchAction !== 'manipulation')
      .map((control) => control.outerHTML.slice(0, 80)),
  }));

const totalsOn = (page: Page): Promise<readonly string[]> =>
  page.getByRole('list', { name: ended.ranking }).locator('.total').allInnerTexts();
