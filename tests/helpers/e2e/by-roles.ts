import type { Locator, Page } from 'playwright-core';
import { ended } from '../../../renderer/i18n/messages/en/app.json';
import type { Message } from '../../../renderer/i18n/fill.ts';
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
export const can = (page: Page | Locator, ...texts: readonly (Message | RegExp)[]): Way => {
  const names = texts.map((text) => (text instanceof RegExp ? text : pattern(text)));
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
 * but roles and names. `after` each press, once something has come of it; the next thing is done only if that was heard.
 */
export async function playByRoles(
  page: Page,
  manner: Manner,
  press: (target: Locator) => Promise<void>,
  after: (pressed: string) => Promise<void>,
  isEnough: () => boolean,
): Promise<void> {
  let pressed = { name: '', said: '' };
  for (let turn = 0; ; turn++) {
    const { way, said } = await nextThing(page, () => manner(page, turn), isEnough, pressed);
    if (way === undefined) return;
    pressed = { name: /"(.*)"/.exec(await way.control.ariaSnapshot())?.[1] ?? '', said };
    const { changes } = await stateOf(page);
    await (way.does ?? press)(way.control);
    await until(async () => {
      const now = await stateOf(page, { changes });
      return !now.isBusy && now.changes !== changes;
    });
    await after(pressed.name);
  }
}

/** Whether a page shows that the game is over: who hosts may go on, the others wait for that. */
export const isOver = (said: string): boolean =>
  [ended.again, ended.waitForHost].some((text) => said.includes(text));

/** The first thing that can be done, as soon as there is one and what was said before has changed; no way: nothing more is to be done. */
async function nextThing(
  page: Page,
  ways: () => readonly (Way | Locator)[],
  isEnough: () => boolean,
  before: { readonly name: string; readonly said: string },
): Promise<{ readonly way?: Way; readonly said: string }> {
  let found: { way?: Way; said: string } = { said: '' };
  let controls = '';
  await until(async () => {
    const state = await stateOf(page, { controls });
    if (isEnough()) return true;
    if (state.isBusy) return false;
    ({ controls } = state);
    found = { said: await saidOf(page) };
    if (isOver(found.said)) return true;
    if (found.said === before.said) return false;
    const names = buttonsIn(found.said);
    for (const one of ways()) {
      const way: Way = 'control' in one ? one : { control: one };
      if (way.name !== undefined && !names.some((name) => way.name?.test(name))) continue;
      if (!(await way.control.isVisible())) continue;
      found.way = way;
      return true;
    }
    return false;
  }).catch((cause: unknown) => {
    throw new Error(`nothing can be done after "${before.name}":\n${found.said}`, { cause });
  });
  return found;
}

/** What a screen reader says of all of a page. */
export const saidOf = (page: Page): Promise<string> => page.locator('body').ariaSnapshot();

/** What of a page tells, at little cost, whether it is worth listening to all of it. */
interface PageState {
  readonly isBusy: boolean;
  /** How often something has changed since the first look. */
  readonly changes: string;
  /** What can be pressed. */
  readonly controls: string;
}

/** How a page stands once it differs from `before` while nothing is under way, or after a second. */
const stateOf = (page: Page, before: Partial<PageState> = {}): Promise<PageState> =>
  page.evaluate(async (seen) => {
    const { dataset } = document.body;
    if (dataset['changes'] === undefined) {
      dataset['changes'] = '0';
      const count = (): void => void (dataset['changes'] = String(Number(dataset['changes']) + 1));
      const all = { subtree: true, childList: true, characterData: true, attributes: true };
      for (const part of document.body.children) new MutationObserver(count).observe(part, all);
    }
    const ends = performance.now() + 1000;
    for (;;) {
      const state = {
        isBusy: document.querySelector('[aria-busy="true"]') !== null,
        changes: dataset['changes'] ?? '',
        controls: [...document.querySelectorAll('button, input')]
          .map((one) => `${one.textContent} ${one.ariaLabel} ${one.ariaPressed} ${one.ariaDisabled}`)
          .join(),
      };
      const isOther = state.changes !== seen.changes && state.controls !== seen.controls;
      if ((isOther && !state.isBusy) || performance.now() > ends) return state;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, before);

/** The names of the buttons of which a screen reader says that they can be pressed. */
const buttonsIn = (said: string): readonly string[] =>
  Array.from(said.matchAll(/- '?button "((?:[^"\\]|\\.)*)"(?!.*\[disabled\])/g), ([, name = '']) =>
    name.replaceAll("''", "'").replaceAll(/\\(.)/g, '$1'),
  );
