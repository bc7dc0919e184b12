import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { seat } from '../../core/base/ids.ts';
import { LANGUAGE_CODES } from '../../core/base/languages.ts';
import type { Json } from '../../core/base/json.ts';
import { ascending } from '../../core/base/lists.ts';
import type { MoneyView } from '../../core/games/money/view.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type { Press } from '../harness/moments.ts';
import { everyFinding } from '../harness/report.ts';
import type { Scene } from '../harness/scenes.ts';
import { sizeNamed } from '../harness/sizes.ts';
import { isPhone, type Look, type Stage } from '../harness/stage.ts';
import { areApart, type Box } from '../helpers/e2e/boxes.ts';
import { missingChromium } from '../helpers/e2e/chromium.ts';
import { useShared } from '../helpers/e2e/house.ts';
import { PLAIN_LOOK, useStudio } from '../helpers/e2e/studio.ts';
import { eventually } from '../helpers/eventually.ts';

const studio = useStudio(missingChromium);
const scenes = useShared(missingChromium, () => studio().record({ kinds: ['money', 'falsche-fuffziger'] }));

function sceneOf(name: string): Scene {
  const found = scenes().find((scene) => scene.name === name);
  if (found === undefined) throw new Error(`no scene ${name}`);
  return found;
}

/** A page for each look, on which one scene after the other is shown. */
const stages = new Map<string, Promise<Stage>>();
afterAll(async () => {
  for (const stage of stages.values()) await (await stage).close();
});
function stageOf(look: Look): Promise<Stage> {
  const key = JSON.stringify(look);
  const stage = stages.get(key) ?? studio().open(look);
  stages.set(key, stage);
  return stage;
}

/** Shows a scene in a window, does with the page what `then` does, and answers what every picture is looked through for. */
async function show(
  scene: Scene,
  at: string,
  then: Press,
  { language = 'en', isLastOnPage = false } = {},
): Promise<readonly string[]> {
  const size = sizeNamed(at);
  const look = { ...PLAIN_LOOK, language, isTouch: isPhone(size) };
  const press: Press = async (page, words) => {
    await scene.press?.(page, words);
    await then(page, words);
  };
  const sights = await studio().draw([{ ...scene, press }], {
    look,
    sizes: [size],
    withBarriers: false,
    ...(!isLastOnPage && { stage: await stageOf(look) }),
  });
  return everyFinding(sights);
}

/** What `measure` answers on the page of a scene. */
async function measured<Found>(
  name: string,
  at: string,
  measure: (page: Page) => Promise<Found>,
  language = 'en',
): Promise<Found> {
  let found: { readonly value: Found } | undefined;
  const look: Press = async (page) => {
    found = { value: await measure(page) };
  };
  await show(sceneOf(name), at, look, { language });
  if (found === undefined) throw new Error(`${name} was not shown`);
  return found.value;
}

/** The texts within elements, and where their letters lie. */
const textsIn = (page: Page, selector: string): Promise<readonly (Box & { readonly text: string })[]> =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { text: element.textContent.trim(), x, y, width, height };
    }),
  );

/** Which of the inner elements stick out of the outer one around them, in any direction that is asked for. */
const stickingOut = (
  page: Page,
  outer: string,
  inner: string,
  across: 'across' | 'down',
): Promise<readonly string[]> =>
  page.locator(outer).evaluateAll(
    (all, [of, way]) =>
      all.flatMap((one) => {
        const box = one.getBoundingClientRect();
        return [...one.querySelectorAll(of)].flatMap((part) => {
          const its = part.getBoundingClientRect();
          const texts = document.createRange();
          texts.selectNodeContents(part);
          const isOut =
            way === 'across'
              ? [its, texts.getBoundingClientRect()].some(
                  ({ left, right }) => right > left && (left < box.left - 1 || right > box.right + 1),
                )
              : its.top < box.top - 1 || its.bottom > box.bottom + 1;
          return isOut ? [`${part.className} ${part.textContent.trim()}`] : [];
        });
      }),
    [inner, across] as const,
  );

describe('between a phone and a desktop', () => {
  it.each(['buy', 'produce', 'wait-producing', 'launder', 'sealed-launder', 'wait-auction'])(
    'all of Falsche Fuffziger with six players can be read: %s',
    async (question) => {
      const found = await show(sceneOf(`falsche-fuffziger-6-${question}`), '700x800', async () => undefined);
      expect(found).toEqual([]);
    },
  );

  it.each(['641x800', '700x800', '780x800', '860x800', '960x640'])(
    'a press in the shop holds what it is bought with: %s',
    async (at) => {
      const { out, narrow } = await measured('falsche-fuffziger-6-buy', at, async (page) => ({
        out: await stickingOut(page, '.shop .item', '.less, .stepper, .stepper *', 'across'),
        narrow: await page
          .locator('.shop input')
          .evaluateAll((inputs) => inputs.filter(({ clientWidth }) => clientWidth < 24).length),
      }));
      expect(out).toEqual([]);
      expect(narrow).toBe(0);
    },
  );

  it.each(['700x800', '960x640', '1280x800'])(
    'what was converted is told beside its press, not under its number: %s',
    async (at) => {
      const { told, numbers, isSeen } = await measured('falsche-fuffziger-6-produce', at, async (page) => ({
        told: await textsIn(page, '.at-own .fresh .prints'),
        numbers: await textsIn(page, '.at-own .tally'),
        isSeen: (await stickingOut(page, '.at-market', '.spot', 'down')).length === 0,
      }));
      expect(told.length).toBeGreaterThan(1);
      expect(numbers.length).toBeGreaterThan(0);
      expect(told.filter((one) => numbers.some((other) => !areApart(one, other)))).toEqual([]);
      expect(told.every(({ height }) => height > 20)).toBe(true); // on two lines
      expect(isSeen).toBe(true);
    },
  );
});

describe('on a phone', () => {
  it.each(['en', 'de'])('figures of a score sheet stand apart: %s', async (language) => {
    const figures = await measured(
      'falsche-fuffziger-6-result',
      '360x640',
      (page) => textsIn(page, '.sheet tbody .amount'),
      language,
    );
    expect(figures.length).toBeGreaterThan(20);
    const near = figures.filter(({ y, x, width }, index) => {
      const next = figures[index + 1];
      return next !== undefined && Math.abs(next.y - y) < 1 && next.x - (x + width) < 3;
    });
    expect(near).toEqual([]);
  });

  it('whose turn it is at the presses is in sight, and nothing has to be scrolled for it', async () => {
    await measured('falsche-fuffziger-6-wait-producing', '360x640', async (page) => {
      expect(await stickingOut(page, 'section.producing', '.now', 'down')).toEqual([]);
      await page.setViewportSize({ width: 360, height: 600 });
      expect(await stickingOut(page, 'section.producing', '.now', 'down')).toEqual([]);
      expect(await page.locator('section.producing').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    });
  });

  it.each(LANGUAGE_CODES)('a bid stays within the place of its player: %s', async (language) => {
    const out = await measured(
      'money-5-watch',
      '360x640',
      (page) => stickingOut(page, '.others .place', '.bid, .slip, .note, .worth', 'across'),
      language,
    );
    expect(out).toEqual([]);
  });

  it.each([
    'money-5-act',
    'money-5-bid',
    'money-5-wait-acting',
    'falsche-fuffziger-6-wait-producing',
    'falsche-fuffziger-6-lead',
  ])('all others are in sight where it lies on its side: %s', async (name) => {
    const hidden = await measured(name, '640x360', (page) => stickingOut(page, '.others', '.place', 'down'));
    expect(hidden).toEqual([]);
  });
});

/** A table at which all is told at once that can be, in words that are long enough. */
function troubled(): Scene {
  const scene = sceneOf('money-5-wait-acting');
  if (scene.still === undefined) throw new Error('no table');
  const { frame } = scene.still;
  const told = {
    ...frame,
    table: { ...frame.table, frozen: 'disk-full' as const, beat: 1000 },
    you: { ...frame.you, host: true, pinLock: { wrongTries: 12, devices: 3, seconds: 90 } },
    news: [{ type: 'came-back' as const, seat: seat(2), name: 'Carla' }],
    meanwhile: [0, 1, 2].map((at) => ({ type: 'passed' as const, seat: seat(at), back: [5, 9] })),
  };
  return { ...scene, still: { ...scene.still, frame: told } };
}

describe('what is told over a table', () => {
  it.each(['360x640', '1280x800', '640x360'])('lies below each other, within reach: %s', async (at) => {
    let boxes: readonly (Box & { readonly what: string })[] = [];
    let out: readonly string[] = [];
    const press: Press = async (page, words) => {
      await page.route(/\.js(?:\?|$)/, (route) => route.abort());
      await page.getByRole('button', { name: words.common.rules }).click();
      await page.locator('.toast').waitFor();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      boxes = await page.locator('.toast, .notices, .over-table').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width } = one.getBoundingClientRect();
          const below = Number.parseFloat(getComputedStyle(one).paddingBottom);
          return { what: one.className, x, y, width, height: one.clientHeight - below };
        }),
      );
      out = await stickingOut(page, 'body', '.notices', 'down');
    };
    await show(troubled(), at, press, { isLastOnPage: true }); // no program can be loaded there any more
    expect(boxes.map(({ what }) => what.split(' ')[0]).sort()).toEqual(['notices', 'over-table', 'toast']);
    const touching = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => (areApart(one, other) ? [] : [[one.what, other.what]])),
    );
    expect(touching).toEqual([]);
    expect(out).toEqual([]);
  });
});

/** The scene; then its person is reminded. */
function reminded(name: string): Scene {
  const scene = sceneOf(name);
  const { frame } = scene.still ?? {};
  const own = frame?.you.facing;
  if (frame === undefined || own === undefined || own === null) throw new Error(`nobody sits in ${name}`);
  const news = [{ type: 'nudged' as const, seat: own, name: 'Anna' }];
  return { ...scene, conduct: { type: 'goes-on', frame: { ...frame, news } } };
}

describe('a reminder', () => {
  it.each(['360x640', '1280x800', '640x360'])(
    'is seen above a dialog, and covers nothing of it: %s',
    async (at) => {
      const isAbove = (page: Page): Promise<boolean> =>
        page.evaluate(() => {
          const [call, sheet] = ['dialog[open] .call', 'dialog[open] .sheet'].map((name) =>
            document.querySelector(name)?.getBoundingClientRect(),
          );
          return call !== undefined && sheet !== undefined && call.top >= 0 && call.bottom <= sheet.top;
        });
      const found = await show(reminded('money-5-bid'), at, async (page) => {
        await page.keyboard.press('?');
        await eventually(async () => expect(await isAbove(page)).toBe(true));
      });
      expect(found).toEqual([]);
    },
  );

  it('puts a score sheet away that hides what is asked', async () => {
    const dialogs = (page: Page): Promise<number> => page.locator('dialog[open]').count();
    expect(await measured('money-5-sheet', '360x640', dialogs)).toBe(1);
    let count: number | undefined;
    await show(reminded('money-5-sheet'), '360x640', async (page) => void (count = await dialogs(page)));
    expect(count).toBe(0);
  });
});

/** In the page: notes which cards a display shows from frame to frame (`shownCards`). */
function watchDisplay(): void {
  const shown: string[] = [];
  Object.assign(globalThis, { shownCards: shown });
  const look = (): void => {
    const cards = document.querySelectorAll('[data-anchor="display-left"] [data-piece]');
    const pieces = [...cards]
      .filter((card) => card.getClientRects().length > 0)
      .map((card) => card.getAttribute('data-piece'))
      .join();
    if (pieces !== '' && pieces !== shown.at(-1)) shown.push(pieces);
    requestAnimationFrame(look);
  };
  look();
}

it('a display of Money! shows no card that was taken beside those that replace it', async () => {
  const { still, ...scene } = sceneOf('money-5-wait-acting');
  const view = still?.frame.game?.view as MoneyView | undefined;
  if (still?.frame.game === undefined || view === undefined) throw new Error('no game');
  const { left, right } = view.displays;
  const after = { ...view, displays: { left: right, right: left } } as unknown as Json;
  const game = { ...still.frame.game, view: after };
  const stage = await studio().open(PLAIN_LOOK);
  await stage.page.addInitScript(watchDisplay);
  const frame: TableFrame = { ...still.frame, game };
  await stage.show({ ...scene, still, conduct: { type: 'goes-on', frame } }, sizeNamed('1280x800'));
  const shown = await stage.page.evaluate(() => Reflect.get(globalThis, 'shownCards') as string[]);
  expect(shown).toEqual([left, right].map((cards) => ascending(cards).join()));
  await stage.close();
});
