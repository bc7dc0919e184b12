import type { Locator, Page } from 'playwright-core';
import { ended } from '../../../renderer/i18n/messages/en/table.ts';
import { until } from '../eventually.ts';
import { pattern } from './words.ts';

/** Something that can be done: a control by its role and name, and what is done with it if that is no press. */
export interface Way {
  readonly control: Locator;
  /** What its name is, where that is known: then it is not looked for where no button of the page is called so. */
  readonly name?: RegExp;
  readonly does?: (control: Locator) => Promise<void>;
}

/** What is done where several things can be done: the first of them. `turn` counts the presses, so that one can take turns. */
export type Manner = (page: Page, turn: number) => readonly (Way | Locator)[];

/** A button that can be pressed now. */
export const can = (page: Page | Locator, ...texts: readonly (string | RegExp)[]): Way => {
  const names = texts.map((text) => (typeof text === 'string' ? pattern(text) : text));
  return {
    name: new RegExp(names.map(({ source }) => `(?:${source})`).join('|'), names[0]?.flags),
    control: names
      .map((name) => page.getByRole('button', { name, disabled: false }))
      .reduce((all, some) => all.or(some))
      .first(),
  };
};

/**
 * Plays to the end of a game as somebody does who knows of the page what a screen reader says of it: nothing but roles and names.
 * `after` each press, once something has come of it.
 */
export async function playByRoles(
  page: Page,
  manner: Manner,
  press: (target: Locator) => Promise<void>,
  after: (pressed: string) => Promise<void>,
): Promise<void> {
  const isOver = page.getByRole('button', { name: ended.again });
  const said = (): Promise<string> => page.getByRole('main').ariaSnapshot();
  for (let turn = 0; ; turn++) {
    const way = await firstOf(page, isOver, () => manner(page, turn));
    if (way === undefined) return;
    const before = await said();
    const name = /"(.*)"/.exec(await way.control.ariaSnapshot())?.[1] ?? '';
    await (way.does ?? press)(way.control);
    await until(async () => (await isQuiet(page)) && (await said()) !== before).catch((cause: unknown) => {
      throw new Error(`nothing came of "${name}":\n${before}`, { cause });
    });
    await after(name);
  }
}

/** Whether nothing that was done is still under way, as it is said to who cannot see it. */
const isQuiet = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('[aria-busy="true"]') === null);

/** The names of the buttons of which a screen reader says that they can be pressed. */
const buttonsIn = (said: string): readonly string[] =>
  Array.from(said.matchAll(/- '?button "((?:[^"\\]|\\.)*)"(?!.*\[disabled\])/g), ([, name = '']) =>
    name.replaceAll("''", "'").replaceAll(/\\(.)/g, '$1'),
  );

/** The first thing that can be done, as soon as there is one; undefined: the game is over. */
async function firstOf(
  page: Page,
  isOver: Locator,
  ways: () => readonly (Way | Locator)[],
): Promise<Way | undefined> {
  let found: Way | undefined;
  await until(async () => {
    const names = buttonsIn(await page.locator('body').ariaSnapshot());
    for (const one of ways()) {
      const way: Way = 'control' in one ? one : { control: one };
      if (way.name !== undefined && !names.some((name) => way.name?.test(name))) continue;
      if (!(await way.control.isVisible())) continue;
      found = way;
      return true;
    }
    return isOver.isVisible();
  });
  return found;
}
