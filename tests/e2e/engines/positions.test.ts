import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { compare } from '../../harness/compare.ts';
import { moved, positions } from '../../harness/positions.ts';
import { everyFinding } from '../../harness/report.ts';
import { isQuestion } from '../../harness/scenes.ts';
import { kinds, sizeNamed } from '../../harness/sizes.ts';
import { useShared } from '../../helpers/e2e/house.ts';
import { PLAIN_LOOK, useStudio } from '../../helpers/e2e/studio.ts';
import { turn } from '../../helpers/e2e/turn.ts';
import { missingEngine, type Engine } from '../../helpers/engines/index.ts';

const PLAYED = ['webkit', 'firefox', 'chromium-109'] as const satisfies readonly Engine[];
const missing = ['chromium' as const, ...PLAYED].map(missingEngine).find((what) => what !== undefined);

/** One game of three, by the build. */
const GAMES = kinds.filter((kind) => kind !== 'shell');
const game = GAMES[turn() % GAMES.length] ?? 'money';

const studio = useStudio(missing);
// A score sheet is text that flows on, a little lower with each line; so is what is opened by a press.
const questions = useShared(missing, async () =>
  (await studio().record({ kinds: [game] })).filter(
    (scene) => isQuestion(scene) && scene.press === undefined && !scene.name.endsWith('-sheet'),
  ),
);

/** A phone that stands, and by the build one that lies or a computer. */
const SIZES = ['390x844', turn() % 2 === 0 ? '844x390' : '1280x800'];

it.each(SIZES)(`lays out each question of ${game} in WebKit as in Chromium: %s`, async (at) => {
  expect(questions().length).toBeGreaterThan(2);
  const sights = await compare(studio(), questions(), {
    engine: 'webkit',
    look: PLAIN_LOOK,
    sizes: [sizeNamed(at)],
  });
  expect(everyFinding(sights)).toEqual([]);
});

/** Puts a style on a page, in the place of the one before. */
const wear = (page: Page, style: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, style);

/** What moves a thing, and whether it is found. */
const FAULTS = [
  ['.table.game > .action-bar { translate: 0 14px; }', true],
  ['.table.game > .action-bar { translate: 0 4px; }', false],
  ['.table.game > .action-bar button { min-width: 30rem; }', true],
  ['.table.game > .at-own { display: none; }', true],
] as const;

describe.each(PLAYED)('%s', (engine) => {
  it('finds what lies elsewhere than in Chromium, and nothing where all is in its place', async () => {
    const [scene] = questions();
    if (scene === undefined) throw new Error('nothing to show');
    const size = sizeNamed('1280x800');
    const [model, other] = await Promise.all([
      studio().open(PLAIN_LOOK),
      studio().open(PLAIN_LOOK, {}, engine, size),
    ]);
    try {
      await Promise.all([model.show(scene, size), other.show(scene, size)]);
      const here = await model.page.evaluate(positions);
      expect(moved(here, await other.page.evaluate(positions))).toEqual([]);
      for (const [style, isFound] of FAULTS) {
        await wear(other.page, style);
        expect(moved(here, await other.page.evaluate(positions)).length > 0, style).toBe(isFound);
      }
    } finally {
      await Promise.all([model.close(), other.close()]);
    }
  });
});
