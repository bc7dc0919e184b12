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
 * Plays to the end of a game, or until it `isEnough`, as somebody does who knows of the page what a screen reader says of it: nothing
 * but roles and names. `after` each press, once something has come of it.
 */
export async function playByRoles(
  page: Page,
  manner: Manner,
  press: (target: Locator) => Promise<void>,
  after: (pressed: string) => Promise<void>,
  isEnough: () => boolean,
): Promise<void> {
  for (let turn = 0; ; turn++) {
    const { way, said } = await nextThing(page, () => manner(page, turn), isEnough);
    if (way === undefined) return;
    const name = /"(.*)"/.exec(await way.control.ariaSnapshot())?.[1] ?? '';
    await (way.does ?? press)(way.control);
    await untilSaid(page, (now) => now !== said).catch((cause: unknown) => {
      throw new Error(`nothing came of "${name}":\n${said}`, { cause });
    });
    await after(name);
  }
}

/** Whether a page shows that the game is over: who hosts may go on, the others wait for that. */
export const isOver = (said: string): boolean =>
  [ended.again, ended.waitForHost].some((text) => said.includes(text));

/** The first thing that can be done, as soon as there is one, and what is said then; no way: nothing more is to be done. */
async function nextThing(
  page: Page,
  ways: () => readonly (Way | Locator)[],
  isEnough: () => boolean,
): Promise<{ readonly way?: Way; readonly said: string }> {
  let found: { way?: Way; said: string } = { said: '' };
  await untilSaid(page, async (said) => {
    found = { said };
    if (isEnough() || isOver(said)) return true;
    const names = buttonsIn(said);
    for (const one of ways()) {
      const way: Way = 'control' in one ? one : { control: one };
      if (way.name !== undefined && !names.some((name) => way.name?.test(name))) continue;
      if (!(await way.control.isVisible())) continue;
      found.way = way;
      return true;
    }
    return false;
  });
  return found;
}

/** What a screen reader says of all of a page. */
export const saidOf = (page: Page): Promise<string> => page.locator('body').ariaSnapshot();

/**
 * Waits until what is said of a page, while nothing is under way on it, is so. Who waits for others listens again when something has
 * changed there, and once a second.
 */
const untilSaid = (page: Page, isSo: (said: string) => boolean | Promise<boolean>): Promise<void> =>
  until(async () => {
    const { changes, isBusy } = await page.evaluate(stateOf);
    if (!isBusy && (await isSo(await saidOf(page)))) return true;
    await page.evaluate(async (before) => {
      const ends = performance.now() + 1000;
      while (document.body.dataset['changes'] === before && performance.now() < ends)
        await new Promise((resolve) => setTimeout(resolve, 50));
    }, changes);
    return false;
  });

/** In the page: whether something is under way, and how often something has changed since the first look. */
function stateOf(): { readonly isBusy: boolean; readonly changes: string } {
  const { dataset } = document.body;
  if (dataset['changes'] === undefined) {
    dataset['changes'] = '0';
    const count = (): void => void (dataset['changes'] = String(Number(dataset['changes']) + 1));
    const all = { subtree: true, childList: true, characterData: true, attributes: true };
    for (const part of document.body.children) new MutationObserver(count).observe(part, all);
  }
  return { isBusy: document.querySelector('[aria-busy="true"]') !== null, changes: dataset['changes'] };
}

/** The names of the buttons of which a screen reader says that they can be pressed. */
const buttonsIn = (said: string): readonly string[] =>
  Array.from(said.matchAll(/- '?button "((?:[^"\\]|\\.)*)"(?!.*\[disabled\])/g), ([, name = '']) =>
    name.replaceAll("''", "'").replaceAll(/\\(.)/g, '$1'),
  );
