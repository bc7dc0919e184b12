import { mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markRaw } from 'vue';
import { gameRenderers } from '../../renderer/games/index.ts';
import { showLanguage } from '../../renderer/i18n/load.ts';
import RulesArticle from '../../renderer/screens/rules/RulesArticle.vue';

let article: VueWrapper | undefined;
const cases = gameRenderers.map((game) => [game.name, game] as const);
type Game = (typeof gameRenderers)[number];

async function open(game: Game, first?: number) {
  const [text, pictures] = await Promise.all([game.rules.en(), game.rulesPictures?.()]);
  article = mount(RulesArticle, {
    props: { text: text.default, ...(pictures && { pictures: markRaw(pictures.default) }), first },
    attachTo: document.body,
  });
  return { article, sections: text.default.sections };
}

describe('the rules of a game on the page', () => {
  const shown: string[] = [];
  beforeEach(async () => {
    shown.length = 0;
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent);
    });
    await showLanguage('en');
  });
  afterEach(() => {
    article?.unmount();
    vi.restoreAllMocks();
  });

  it.each(cases)('%s: show pieces in some sections, which nobody has to listen to', async (_, game) => {
    const { article: page } = await open(game);
    if (game.rulesPictures === undefined) return;
    const drawn = page.findAll('.pictures').filter(({ element }) => element.children.length > 0);
    expect(drawn.length).toBeGreaterThan(2);
    expect(page.findAll('.pictures:not([aria-hidden=true])')).toEqual([]);
  });

  it.each(cases)('%s: say what is played without the numbers of decisions', async (_, game) => {
    const { article: page, sections } = await open(game);
    const decisions = sections.flatMap(({ clarifications = [] }) =>
      clarifications.map((one) => one.decision),
    );
    const words = page.text().split(/[^\p{L}\d]+/u);
    expect(decisions.filter((decision) => words.includes(decision))).toEqual([]);
    expect(page.findAll('.clarification')).toHaveLength(decisions.length);
  });

  it.each(cases)('%s: open at what is asked', async (_, game) => {
    for (const first of Object.values(game.rulesOf ?? {})) {
      const { sections, article: page } = await open(game, first);
      expect(shown.at(-1)).toBe(sections[first]?.title);
      page.unmount();
    }
    article = undefined;
  });

  it.each(cases)('%s: lead from the contents to each section', async (_, game) => {
    const { article: page, sections } = await open(game);
    for (const button of page.findAll('.contents button')) await button.trigger('click');
    expect(shown).toEqual(sections.map(({ title }) => title));
    expect(document.activeElement?.textContent).toBe(sections.at(-1)?.title);
  });
});
