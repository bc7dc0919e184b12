import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRung } from '../../core/base/rungs.ts';
import { gameRenderers } from '../../renderer/games/index.ts';
import type { RulesText } from '../../renderer/games/game-renderer.ts';
import coachDe from '../../renderer/i18n/messages/de/coach.ts';
import coachEn from '../../renderer/i18n/messages/en/coach.ts';
import coachIt from '../../renderer/i18n/messages/it/coach.ts';
import coachNl from '../../renderer/i18n/messages/nl/coach.ts';
import deHelp from '../../renderer/i18n/messages/de/connection.ts';
import enHelp from '../../renderer/i18n/messages/en/connection.ts';
import itHelp from '../../renderer/i18n/messages/it/connection.ts';
import nlHelp from '../../renderer/i18n/messages/nl/connection.ts';
import {
  LANGUAGES,
  pickLanguage,
  type Language,
  type MessageFiles,
  type Translation,
} from '../../renderer/i18n/languages.ts';
import de from '../../renderer/i18n/messages/de/index.ts';
import en from '../../renderer/i18n/messages/en/index.ts';
import hostingDe from '../../renderer/i18n/messages/de/hosting.ts';
import hostingEn from '../../renderer/i18n/messages/en/hosting.ts';
import hostingIt from '../../renderer/i18n/messages/it/hosting.ts';
import hostingNl from '../../renderer/i18n/messages/nl/hosting.ts';
import it_ from '../../renderer/i18n/messages/it/index.ts';
import nl from '../../renderer/i18n/messages/nl/index.ts';
import dailyEn from '../../renderer/i18n/messages/en/daily.ts';
import keysEn from '../../renderer/i18n/messages/en/keys.ts';
import predictionsEn from '../../renderer/i18n/messages/en/predictions.ts';
import quipsEn from '../../renderer/i18n/messages/en/quips.ts';
import troubleEn from '../../renderer/i18n/messages/en/trouble.ts';
import dailyIt from '../../renderer/i18n/messages/it/daily.ts';
import keysIt from '../../renderer/i18n/messages/it/keys.ts';
import predictionsIt from '../../renderer/i18n/messages/it/predictions.ts';
import quipsIt from '../../renderer/i18n/messages/it/quips.ts';
import troubleIt from '../../renderer/i18n/messages/it/trouble.ts';
import dailyNl from '../../renderer/i18n/messages/nl/daily.ts';
import keysNl from '../../renderer/i18n/messages/nl/keys.ts';
import predictionsNl from '../../renderer/i18n/messages/nl/predictions.ts';
import quipsNl from '../../renderer/i18n/messages/nl/quips.ts';
import troubleNl from '../../renderer/i18n/messages/nl/trouble.ts';
import dailyDe from '../../renderer/i18n/messages/de/daily.ts';
import keysDe from '../../renderer/i18n/messages/de/keys.ts';
import predictionsDe from '../../renderer/i18n/messages/de/predictions.ts';
import quipsDe from '../../renderer/i18n/messages/de/quips.ts';
import troubleDe from '../../renderer/i18n/messages/de/trouble.ts';
import { visibleText } from '../helpers/renderer/visible-text.ts';

const RENDERER = join(import.meta.dirname, '../../renderer');
const CODES = Object.keys(LANGUAGES) as readonly Language[];
const OTHERS = CODES.filter((code) => code !== 'en');
/** With what is loaded later. */
const english = {
  ...en,
  connection: enHelp,
  coach: coachEn,
  hosting: hostingEn,
  daily: dailyEn,
  keys: keysEn,
  predictions: predictionsEn,
  quips: quipsEn,
  trouble: troubleEn,
};
const app: Readonly<Record<Language, Translation<typeof english>>> = {
  en: english,
  de: {
    ...de,
    connection: deHelp,
    coach: coachDe,
    hosting: hostingDe,
    daily: dailyDe,
    keys: keysDe,
    predictions: predictionsDe,
    quips: quipsDe,
    trouble: troubleDe,
  },
  nl: {
    ...nl,
    connection: nlHelp,
    coach: coachNl,
    hosting: hostingNl,
    daily: dailyNl,
    keys: keysNl,
    predictions: predictionsNl,
    quips: quipsNl,
    trouble: troubleNl,
  },
  it: {
    ...it_,
    connection: itHelp,
    coach: coachIt,
    hosting: hostingIt,
    daily: dailyIt,
    keys: keysIt,
    predictions: predictionsIt,
    quips: quipsIt,
    trouble: troubleIt,
  },
};

/** All messages by their path. */
function flat(messages: object, path = ''): ReadonlyMap<string, string> {
  const entries = Object.entries(messages).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[path + key, value] as const];
    return typeof value === 'object' && value !== null ? [...flat(value, `${path}${key}.`)] : [];
  });
  return new Map(entries);
}

const placeholders = (message: string): readonly string[] =>
  [...new Set([...message.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? ''))].sort();
/** One form, or one for a single thing and one for more. */
const forms = (message: string): number => message.split(' | ').length;

/** One message file in all languages. */
async function inAll<Content>(
  files: Readonly<Record<Language, () => Promise<{ readonly default: Content }>>>,
): Promise<Readonly<Record<Language, Content>>> {
  const [english, german, dutch, italian] = await Promise.all([
    files.en(),
    files.de(),
    files.nl(),
    files.it(),
  ]);
  return { en: english.default, de: german.default, nl: dutch.default, it: italian.default };
}

/** The words of a game's lessons or coach; none where it has none. */
async function wordsOf(files?: () => Promise<{ readonly words: MessageFiles<object> }>) {
  return files === undefined ? { en: {}, de: {}, nl: {}, it: {} } : await inAll((await files()).words);
}

function compare(english: object, other: object): readonly string[] {
  const [first, second] = [flat(english), flat(other)];
  const keys = [...new Set([...first.keys(), ...second.keys()])];
  return keys.flatMap((key) => {
    const [mine, theirs] = [first.get(key), second.get(key)];
    if (mine === undefined || theirs === undefined) return [`${key}: only in one of the two`];
    if (theirs.trim() === '') return [`${key}: empty`];
    if (placeholders(mine).join() !== placeholders(theirs).join()) return [`${key}: other placeholders`];
    return forms(mine) === forms(theirs) ? [] : [`${key}: other plural forms`];
  });
}

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
const messageFiles = /\/i18n\/messages\//;
const sources = filesIn(RENDERER, /\.(vue|ts)$/).filter((path) => !messageFiles.test(path));
/** Of the game that is an example. */
const EXAMPLES = join(import.meta.dirname, '../../docs');
const examples = filesIn(EXAMPLES, /\.(vue|ts)$/);

/** Keys in sources, as `t('…')`, and patterns of those that are put together. */
function keysIn(source: string): { readonly whole: readonly string[]; readonly patterns: readonly RegExp[] } {
  const calls = [...source.matchAll(/\bt\(\s*(?:'([^']+)'|`([^`]+)`)/g)];
  const texts = calls.map((match) => match[1] ?? match[2] ?? '');
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
function idleIn(messages: ReadonlyMap<string, string>, paths: readonly string[]): readonly string[] {
  const used = paths.map((path) => keysIn(readFileSync(path, 'utf8')));
  const whole = new Set(used.flatMap((keys) => keys.whole));
  const patterns = used.flatMap((keys) => keys.patterns);
  return [...messages.keys()].filter(
    (key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)),
  );
}

describe('the messages of the app', () => {
  it.each(OTHERS)('have the same keys, placeholders and plural forms in %s as in English', (code) => {
    expect(compare(english, app[code])).toEqual([]);
  });

  it('would miss a key, a placeholder and a plural form', () => {
    expect(compare({ a: 'x', b: '{n}' }, { b: '{m}' })).toEqual([
      'a: only in one of the two',
      'b: other placeholders',
    ]);
    expect(compare({ a: 'x | y' }, { a: 'x' })).toEqual(['a: other plural forms']);
  });

  it('are all used somewhere', () => {
    expect(idleIn(flat(english), sources)).toEqual([]);
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
      course: await wordsOf(game.lessons),
      coach: await wordsOf(game.coach),
    })),
  );
  const cases = games.flatMap((game) => OTHERS.map((code) => [game.game.name, code, game] as const));
  const known = new Map(
    games.flatMap(({ game, setting, table }) => [
      ...flat(setting.en, `game.${game.name}.`),
      ...flat(table.en, `game.${game.name}.`),
    ]),
  );

  it.each(cases)('%s: the same keys, placeholders and plural forms in %s as in English', (_, code, game) => {
    expect(compare(game.setting.en, game.setting[code])).toEqual([]);
    expect(compare(game.table.en, game.table[code])).toEqual([]);
    expect(compare(game.course.en, game.course[code])).toEqual([]);
    expect(compare(game.coach.en, game.coach[code])).toEqual([]);
  });

  it.each(cases)('%s: no words both of the setting and of the table in %s', (_, code, { setting, table }) => {
    expect(Object.keys(setting[code]).filter((key) => key in table[code])).toEqual([]);
  });

  it.each(games.map((game) => [game.game.name, game] as const))(
    '%s: every lesson has its words, and every word of a lesson its lesson',
    (_, { course, lessons }) => {
      const keys = lessons.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const { lesson = {} } = course.en as { readonly lesson?: object };
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
      for (const code of CODES) {
        const told = JSON.stringify(rules[code]);
        for (const [aid, { title }] of Object.entries(app[code].setup.aid))
          if (has(aid)) expect(told).toMatch(new RegExp(`[“„‘«]${title}[”“’»]`));
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
    (name, { table, coach }) => {
      const asked = [...sources, ...examples].filter((path) =>
        [`games/${name}`, 'games/shared', `docs/${name}`].some((folder) => path.includes(`/${folder}/`)),
      );
      expect(idleIn(new Map([...flat(table.en), ...flat(coach.en)]), asked)).toEqual([]);
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
    [['fr', 'it-CH'], 'it'],
    [['fr'], 'en'],
    [[], 'en'],
  ] as const)('for %j is %s', (wished, expected) => {
    expect(pickLanguage(wished)).toBe(expected);
  });
});
