import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRung } from '../../core/base/rungs.ts';
import { gameRenderers } from '../../renderer/games/index.ts';
import type { RulesText } from '../../renderer/games/rules-text.ts';
import type { Message } from '../../renderer/i18n/fill.ts';
import { inLanguages, LANGUAGE_CODES, pickLanguage, type Language } from '../../renderer/i18n/languages.ts';
import type english from '../../renderer/i18n/messages/en/app.json';
import { inAll } from '../helpers/renderer/in-all.ts';
import { visibleText } from '../helpers/renderer/visible-text.ts';

const PROJECT = join(import.meta.dirname, '../..');
const RENDERER = join(PROJECT, 'renderer');
const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en');

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** All message files: `…/messages/en/app.json`, `…/messages/en.json`. */
const messageFiles = ['renderer', 'electron', 'docs']
  .flatMap((folder) => filesIn(join(PROJECT, folder), /\.json$/))
  .map((path) => relative(PROJECT, path).replaceAll('\\', '/'))
  .filter((path) => path.includes('/messages/'));
const filesOf = (code: Language): readonly string[] =>
  messageFiles.filter((path) => new RegExp(`/messages/${code}[/.]`).test(path)).sort();
const inLanguage = (path: string, code: Language): string =>
  path.replace(/\/messages\/\w+/, `/messages/${code}`);
const messagesIn = (path: string): object => JSON.parse(readFileSync(join(PROJECT, path), 'utf8')) as object;

/** Games that may lack a language. */
const DRAFTS = gameRenderers.filter(({ isDraft }) => isDraft === true).map(({ name }) => name);

/** The files that a language lacks, and must not lack. */
const missingIn = (
  files: readonly string[],
  english: readonly string[],
  code: Language,
  drafts: readonly string[] = DRAFTS,
): readonly string[] =>
  english
    .filter((path) => !drafts.some((game) => path.includes(`/${game}/`)))
    .map((path) => inLanguage(path, code))
    .filter((path) => !files.includes(path));

/** The app's own messages, with those of its parts. */
const appIn = (code: Language): typeof english => {
  const files = filesOf(code).filter((path) => path.startsWith('renderer/i18n/'));
  const { app, ...parts } = Object.fromEntries(
    files.map((path) => [basename(path, '.json'), messagesIn(path)]),
  );
  return { ...(app as typeof english), ...parts };
};

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isPlural = (value: object): value is Message & object =>
  'other' in value && Object.keys(value).every((key) => CATEGORIES.includes(key));

/** All messages by their path. */
function flat(messages: object, path = ''): ReadonlyMap<string, Message> {
  const entries = Object.entries(messages).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' || isPlural(value)
      ? [[path + key, value] as const]
      : [...flat(value, `${path}${key}.`)],
  );
  return new Map(entries);
}

const formsOf = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const placeholders = (message: Message): string =>
  [...new Set(formsOf(message).flatMap((form) => [...form.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name)))]
    .sort()
    .join();

/** The sentences of a game about its matches. */
const storyIn = (game: string): object => {
  const path = `renderer/games/${game}/messages/en/story.json`;
  return messageFiles.includes(path) ? messagesIn(path) : {};
};

/** What is wrong with the plural forms of a message. A form that no number below a thousand takes may be absent. */
function pluralTrouble(message: Message, code: string): string | undefined {
  if (typeof message === 'string') return undefined;
  const rules = new Intl.PluralRules(code);
  const needed = ['other' as const, ...Array.from({ length: 1000 }, (_, count) => rules.select(count))];
  const missing = needed.find((category) => message[category] === undefined);
  if (missing !== undefined) return `no form "${missing}"`;
  const known: readonly string[] = rules.resolvedOptions().pluralCategories;
  const odd = Object.keys(message).find((category) => !known.includes(category));
  return odd === undefined ? undefined : `its language has no form "${odd}"`;
}

/** What is wrong with messages, beside the English ones. */
function compare(english: object, other: object, code: string): readonly string[] {
  const [first, second] = [flat(english), flat(other)];
  const keys = [...new Set([...first.keys(), ...second.keys()])];
  return keys.flatMap((key) => {
    const [mine, theirs] = [first.get(key), second.get(key)];
    if (mine === undefined || theirs === undefined) return [`${key}: only in one of the two`];
    if (formsOf(theirs).some((form) => form.trim() === '')) return [`${key}: empty`];
    if (placeholders(mine) !== placeholders(theirs)) return [`${key}: other placeholders`];
    if (typeof mine !== typeof theirs) return [`${key}: plural forms in one of the two`];
    const trouble = pluralTrouble(theirs, code);
    return trouble === undefined ? [] : [`${key}: ${trouble}`];
  });
}

const sources = filesIn(RENDERER, /\.(vue|ts)$/);
/** Of the game that is an example. */
const EXAMPLES = join(PROJECT, 'docs');
const examples = filesIn(EXAMPLES, /\.(vue|ts)$/);

/** Keys in sources, as `t('…')`, and patterns of those that are put together. */
function keysIn(source: string): { readonly whole: readonly string[]; readonly patterns: readonly RegExp[] } {
  const calls = [...source.matchAll(/\bt\(\s*(?:'([^']+)'|`([^`]+)`)/g)];
  // the two sentences about a player: seatText(at, 'you.a', 'table.a')
  const pairs = [
    ...source.matchAll(/\bseatText\(\s*\w+,\s*(?:'([^']+)'|`([^`]+)`),\s*(?:'([^']+)'|`([^`]+)`)/g),
  ];
  const texts = [...calls, ...pairs].flatMap(([, ...keys]) => keys.filter((key) => key !== undefined));
  // both branches of a choice inside the call: t(isX ? 'a.b' : 'a.c'), t(isX(y) ? 'a.b' : 'a.c')
  const chosen = [...source.matchAll(/\bt\(\s*(?:[^'`()]|\([^'`()]*\))+\?\s*'([^']+)'\s*:\s*'([^']+)'/g)];
  const whole = texts.filter((text) => !text.includes('${'));
  const patterns = texts.filter((text) => text.includes('${')).map(patternOf);
  return { whole: [...whole, ...chosen.flatMap((match) => [match[1] ?? '', match[2] ?? ''])], patterns };
}

/** `a.${b}.c` as a pattern of the keys it may stand for. */
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[^.]*')}$`);

/** Messages that no source asks for. That all that are asked for exist, the compiler sees. */
function idleIn(messages: ReadonlyMap<string, Message>, paths: readonly string[]): readonly string[] {
  const used = paths.map((path) => keysIn(readFileSync(path, 'utf8')));
  const whole = new Set(used.flatMap((keys) => keys.whole));
  const patterns = used.flatMap((keys) => keys.patterns);
  return [...messages.keys()].filter(
    (key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
}

describe('the messages', () => {
  it.each(OTHERS)('have the same files in %s as in English, except those of drafts', (code) => {
    expect(missingIn(filesOf(code), filesOf('en'), code)).toEqual([]);
    expect(filesOf(code).filter((path) => !filesOf('en').includes(inLanguage(path, 'en')))).toEqual([]);
  });

  it('of a draft alone may be missing', () => {
    const english = ['renderer/games/one/messages/en/game.json', 'docs/two/renderer/messages/en/game.json'];
    expect(missingIn([], english, 'it', ['two'])).toEqual(['renderer/games/one/messages/it/game.json']);
    expect(missingIn([], english, 'it', ['one'])).toEqual(['docs/two/renderer/messages/it/game.json']);
  });

  it('are English where a draft has no others', () => {
    expect(inLanguages({ './messages/en/game.json': 1, './messages/de/game.json': 2 })).toMatchObject({
      en: 1,
      de: 2,
      it: 1,
    });
    expect(() => inLanguages({ './messages/de/game.json': 2 })).toThrow('no English file');
  });

  it.each(LANGUAGE_CODES)(
    'have the same keys and placeholders in %s as in English, and its plural forms',
    (code) => {
      for (const path of filesOf(code)) {
        const found = compare(messagesIn(inLanguage(path, 'en')), messagesIn(path), code);
        expect(found, path).toEqual([]);
      }
      expect(filesOf(code).length).toBeGreaterThan(20);
    },
  );

  it.each([
    [{ a: 'x', b: '{n}' }, { b: '{m}' }, ['a: only in one of the two', 'b: other placeholders']],
    [{ a: { one: 'x', other: 'y' } }, { a: 'x' }, ['a: plural forms in one of the two']],
    [{ a: { one: 'x', other: 'y' } }, { a: { other: 'x' } }, ['a: no form "one"']],
    [
      { a: { one: 'x', other: 'y' } },
      { a: { one: 'x', few: 'x', other: 'x' } },
      ['a: its language has no form "few"'],
    ],
    [{ a: { one: 'x', other: 'y' } }, { a: { one: ' ', other: 'x' } }, ['a: empty']],
    [{ a: { one: 'x', other: 'y' } }, { a: { one: 'x', many: 'x', other: 'x' } }, []],
  ])('%j beside %j in Italian: %j', (english, other, found) => {
    expect(compare(english, other, 'it')).toEqual(found);
  });
});

describe('the messages of the app', () => {
  it('are all used somewhere', () => {
    expect(idleIn(flat(appIn('en')), sources)).toEqual([]);
  });
});

describe('the messages of the games', async () => {
  const games = await Promise.all(
    gameRenderers.map(async (game) => ({
      game,
      setting: await inAll(game.messages),
      table: await inAll(game.tableMessages),
      rules: await inAll(game.rules),
      lessons: (await game.lessons?.())?.default ?? [],
      course: game.lessons === undefined ? {} : (await inAll((await game.lessons()).words)).en,
      coach: game.coach === undefined ? {} : (await inAll((await game.coach()).words)).en,
      story: storyIn(game.name),
    })),
  );
  const cases = games.flatMap((game) => OTHERS.map((code) => [game.game.name, code, game] as const));
  const known = new Map(
    games.flatMap(({ game, setting, table }) => [
      ...flat(setting.en, `game.${game.name}.`),
      ...flat(table.en, `game.${game.name}.`),
    ]),
  );

  it.each(cases)('%s: no words both of the setting and of the table in %s', (_, code, { setting, table }) => {
    expect(Object.keys(setting[code]).filter((key) => key in table[code])).toEqual([]);
  });

  it.each(games.map((game) => [game.game.name, game] as const))(
    '%s: every lesson has its words, and every word of a lesson its lesson',
    (_, { course, lessons }) => {
      const keys = lessons.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const { lesson = {} } = course as { readonly lesson?: object };
      expect(Object.keys(lesson)).toEqual(keys);
      expect([...flat(lesson).keys()]).toEqual(keys.flatMap((key) => [`${key}.title`, `${key}.text`]));
    },
  );

  it.each(cases)('%s: the rules have the same parts in %s as in English', (_, code, { rules }) => {
    expect(partsOf(rules[code])).toEqual(partsOf(rules.en));
  });

  it.each(games.map((game) => [game.game.name, game] as const))(
    '%s: the rules call the aids as they are called when a table is set up',
    (_, { game, rules }) => {
      const has = (aid: string): boolean => aid !== 'coach' || game.coach !== undefined;
      for (const code of LANGUAGE_CODES) {
        const told = JSON.stringify(rules[code]);
        for (const [aid, { title }] of Object.entries(appIn(code).setup.aid))
          if (has(aid)) expect(told).toMatch(new RegExp(`[“„‘«]\\s?${title}\\s?[”“’»]`));
      }
    },
  );

  it.each(games.map((game) => [game.game.name, game] as const))(
    '%s: every edition, house rule, value, bot and advice has its words',
    (name, { game }) => {
      const wanted = [
        ...Object.keys(game.presets).flatMap((edition) => [
          `editions.${edition}.title`,
          `editions.${edition}.hint`,
        ]),
        ...game.optionFields.flatMap(({ key }) => [`options.${key}.title`, `options.${key}.hint`]),
        ...game.optionFields.flatMap((field) =>
          field.type === 'choice' || field.type === 'set'
            ? field.values.map((value) => `options.${field.key}.values.${value}`)
            : [],
        ),
        ...game.bots
          .filter((bot) => !isRung(bot))
          .flatMap((bot) => [`bots.${bot}.title`, `bots.${bot}.hint`]),
        ...Object.keys(game.advice ?? {}).map((seats) => `advice.${seats}`),
      ];
      expect(wanted.filter((key) => !known.has(`game.${name}.${key}`))).toEqual([]);
    },
  );

  it.each(games.map((game) => [game.game.name, game] as const))(
    '%s: all words of table and sheets are used somewhere',
    (name, { table, coach, story }) => {
      const asked = [...sources, ...examples].filter((path) =>
        [`games/${name}`, 'games/shared', `docs/${name}`].some((folder) => path.includes(`/${folder}/`)),
      );
      expect(idleIn(new Map([...flat(table.en), ...flat(coach), ...flat(story)]), asked)).toEqual([]);
    },
  );
});

/** What rules are made of, without the words. */
const partsOf = (rules: RulesText) =>
  rules.sections.map(({ paragraphs, list, table, clarifications }) => ({
    paragraphs: paragraphs.length,
    list: list?.length,
    columns: table?.head.length,
    rows: table?.rows.map((row) => row.length),
    decisions: clarifications?.map(({ decision }) => decision),
  }));

describe('visible text', () => {
  const templates = [...sources, ...examples].filter((path) => path.endsWith('.vue'));

  it.each(templates.map((path) => [relative(RENDERER, path), path] as const))(
    '%s has none of its own',
    (_, path) => {
      expect(visibleText(readFileSync(path, 'utf8'))).toEqual([]);
    },
  );

  it.each([
    ['<p>Hello</p>', 'Hello'],
    ['<p>{{ isX ? "" : \'Hello\' }}</p>', 'Hello'],
    ['<p title="Hello" />', 'Hello'],
    ["<X :label=\"isX ? t('a.b') : 'Hello'\" />", 'Hello'],
    ['<div><b><img alt="Hello"></b></div>', 'Hello'],
  ])('would be found in %s', (template, text) => {
    expect(visibleText(`<template>${template}</template>`).map((found) => found.text)).toEqual([text]);
  });

  it.each([
    '<p class="x">{{ t(\'a.b\') }} · 7</p>',
    '<X :label="t(\'a.b\', { name })" tone="good" />',
    "<p>{{ state === 'open' ? t('a.b') : t(`a.${state}`) }}</p>",
  ])('is not seen in %s', (template) => {
    expect(visibleText(`<template>${template}</template>`)).toEqual([]);
  });
});

describe('the language', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['eo', 'it-CH'], 'it'],
    [['eo'], 'en'],
    [[], 'en'],
  ] as const)('for %j is %s', (wished, expected) => {
    expect(pickLanguage(wished)).toBe(expected);
  });
});
