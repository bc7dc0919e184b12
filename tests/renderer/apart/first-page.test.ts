// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { render } from '../../../renderer/first/render.ts';
import { type Language, LANGUAGE_CODES, languageFor } from '../../../renderer/i18n/languages.ts';
import { inlineIn } from '../../../electron/host/http/page-headers.ts';

const { html, words } = await render();

const decoded = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
/** All that the first page says in a language, in order. */
const saidIn = (language: Language): readonly string[] => {
  let at = 0;
  const own = html.replace(/(<span data-word>)([^<]*)/g, (_, tag: string, english: string) => {
    const said = language === 'en' ? english : words[language]?.[at];
    at += 1;
    return `${tag}${said}`;
  });
  return own
    .split(/<[^>]*>/)
    .map((text) => decoded(text).trim())
    .filter((text) => text !== '');
};

describe('the first page', () => {
  it.each(LANGUAGE_CODES)('says in %s what the message files say', async (code) => {
    const { default: app } = await import(`../../../renderer/i18n/messages/${code}/app.json`);
    const { common, home, history, table } = app;
    const said = saidIn(code);
    const wanted = [common.app, home.tagline, history.title, common.rules, common.settings, home.ways];
    for (const way of ['play', 'host', 'join', 'learn']) wanted.push(home[way].title, home[way].hint);
    for (const game of ['money', 'for-sale', 'falsche-fuffziger']) {
      const { default: words } = await import(`../../../renderer/games/${game}/messages/${code}/game.json`);
      wanted.push(words.title, words.tagline);
    }
    const { title, hint, again } = common.unloaded;
    wanted.push(home.games, table.connecting, common.loading, title, hint, again);
    expect(wanted.filter((text: string) => !said.includes(text))).toEqual([]);
    expect(said.length).toBe(saidIn('en').length);
  });

  it('leads to the screens of the app', () => {
    const places = [...html.matchAll(/href="([^"]*)"/g)].map(([, place]) => place);
    for (const place of ['#/play', '#/host', '#/join', '#/learn', '#/rules', '#/settings', '#/history'])
      expect(places).toContain(place);
  });

  it('has nothing that the policy of the page forbids', () => {
    expect(html).not.toMatch(/ style="| on\w+="|<script|<style/);
  });

  it('is in the language that was set, or else the one that is wished for', () => {
    expect(languageFor('it', ['de'])).toBe('it');
    expect(languageFor('', ['de'])).toBe('de');
    expect(languageFor(undefined, ['nl-BE'])).toBe('nl');
    expect(languageFor('xx', [])).toBe('en');
  });
});

it('names what stands in a page by its hash, as browsers count it', () => {
  const page = '<head><script>alert(1)</script><style>a{}</style><script src="./x.js"></script></head>';
  expect(inlineIn(page)).toEqual({
    scripts: ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
    styles: [expect.stringMatching(/^'sha256-[\w+/]{43}='$/)],
  });
});
