import { flushPromises } from '@vue/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameRenderer } from '../../../renderer/games/game-renderer.ts';
import { fill, formOf, messageAt } from '../../../renderer/i18n/fill.ts';
import { inLanguages, LANGUAGE_CODES, type Language } from '../../../renderer/i18n/languages.ts';
import { eventually } from '../../helpers/eventually.ts';
import { fakeGame } from '../../helpers/renderer/fake-game.ts';

/** Table words that come when the test lets them. A second request waits for the first, as with `import`. */
const waiting = new Map<Language, () => void>();
const requested = new Map<Language, Promise<{ default: object }>>();
const slowly = (code: Language) => (): Promise<{ default: object }> => {
  const words =
    requested.get(code) ??
    new Promise<{ default: object }>((resolve) => {
      waiting.set(code, () => resolve({ default: { table: { hand: `Hand (${code})` } } }));
    });
  requested.set(code, words);
  return words;
};
const game: GameRenderer = {
  ...fakeGame,
  tableMessages: inLanguages(
    Object.fromEntries(LANGUAGE_CODES.map((code) => [`messages/${code}.json`, slowly(code)])),
  ),
};
vi.mock('../../../renderer/games/registry.ts', () => ({ gameRenderers: [game] }));

describe('a message', () => {
  it.each([
    ['Bid {worth} with {count} cards', { worth: 60, count: '3' }, 'Bid 60 with 3 cards'],
    ['{name} and {name}', { name: '{other} $&' }, '{other} $& and {other} $&'],
    ['{constructor} {missing}', {}, '{constructor} {missing}'],
  ])('%j with %j is %j', (form, words, text) => {
    expect(fill(form, words)).toBe(text);
  });

  const polish = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' };
  it.each([
    [{ one: 'card', other: 'cards' }, 'en', [1, 0, 2, undefined], ['card', 'cards', 'cards', 'cards']],
    [{ one: 'carte', other: 'cartes' }, 'fr', [0, 1, 2, 1_000_000], ['carte', 'carte', 'cartes', 'cartes']],
    [polish, 'pl', [1, 2, 5, 1.5], ['karta', 'karty', 'kart', 'karty']],
    ['One form', 'en', [1, 2], ['One form', 'One form']],
  ])('%j in %s for %j is %j', (message, language, counts, forms) => {
    expect(counts.map((count) => formOf(message, language, count))).toEqual(forms);
  });

  it.each([
    ['a.b', 'x'],
    ['a', undefined],
    ['a.c', undefined],
    ['a.b.c', undefined],
    ['a.constructor.name', undefined],
    ['p', { one: '1', other: '2' }],
  ])('is found at %s', (path, message) => {
    expect(messageAt({ a: { b: 'x' }, p: { one: '1', other: '2' } }, path)).toEqual(message);
  });
});

describe('the words of a table', () => {
  beforeEach(() => {
    vi.resetModules();
    waiting.clear();
    requested.clear();
  });
  const fresh = async () => {
    const { openTableWords, showLanguage } = await import('../../../renderer/i18n/load.ts');
    const { useGameText, useI18n } = await import('../../../renderer/i18n/index.ts');
    return { openTableWords, showLanguage, word: useGameText<string>('fake'), ...useI18n() };
  };
  const arrives = async (code: Language): Promise<void> => {
    waiting.get(code)?.();
    await flushPromises();
  };

  it('are not loaded with the app', async () => {
    const { showLanguage, t } = await fresh();
    await showLanguage('en');
    expect(t('game.fake.title')).toBe('Fake game');
    expect([...waiting.keys()]).toEqual([]);
  });

  it('are there, beside those for choosing the game, when opening has resolved', async () => {
    const { openTableWords, showLanguage, t, word } = await fresh();
    await showLanguage('en');
    const opening = openTableWords('fake');
    await arrives('en');
    await opening;
    expect(word('table.hand')).toBe('Hand (en)');
    expect(t('game.fake.title')).toBe('Fake game');
  });

  it('come with another language before that is shown', async () => {
    const { locale, openTableWords, showLanguage, word } = await fresh();
    await showLanguage('en');
    const opening = openTableWords('fake');
    await arrives('en');
    await opening;
    const showing = showLanguage('de');
    await eventually(() => expect(waiting.has('de')).toBe(true));
    expect([locale.value, word('table.hand')]).toEqual(['en', 'Hand (en)']);
    await arrives('de');
    await showing;
    expect([locale.value, word('table.hand')]).toEqual(['de', 'Hand (de)']);
    expect(document.documentElement.lang).toBe('de');
  });

  it('are there in both languages if the language is switched while they are opened', async () => {
    const { locale, openTableWords, showLanguage, word } = await fresh();
    await showLanguage('en');
    const showing = showLanguage('it');
    const opening = openTableWords('fake');
    await eventually(() => expect([...waiting.keys()].sort()).toEqual(['en', 'it']));
    await arrives('en');
    await arrives('it');
    await Promise.all([showing, opening]);
    expect([locale.value, word('table.hand')]).toEqual(['it', 'Hand (it)']);
  });

  it('of the language that was wished for last are shown', async () => {
    const { locale, openTableWords, showLanguage } = await fresh();
    await showLanguage('en');
    const opening = openTableWords('fake');
    await arrives('en');
    await opening;
    const showing = [showLanguage('nl'), showLanguage('de')];
    await eventually(() => expect(waiting.has('nl') && waiting.has('de')).toBe(true));
    await arrives('de');
    await arrives('nl');
    await Promise.all(showing);
    expect(locale.value).toBe('de');
  });
});

describe('a key', () => {
  it('that no message has does not compile', async () => {
    const { useGameText, useI18n } = await import('../../../renderer/i18n/index.ts');
    const { t } = useI18n();
    const word = useGameText<'table.title'>('fake');
    // @ts-expect-error: there is none
    expect(t('home.nothing')).toBe('home.nothing');
    // @ts-expect-error: there is none
    expect(word('table.nothing')).toBe('game.fake.table.nothing');
  });
});
