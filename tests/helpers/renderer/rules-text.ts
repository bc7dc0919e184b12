import type { GameMessages } from '../../../renderer/games/game-renderer.ts';
import type { RulesSection, RulesText } from '../../../renderer/games/rules-text.ts';
import { inLanguages, type Language } from '../../../renderer/i18n/languages.ts';
import type english from '../../../renderer/i18n/messages/en/app.json';

/** The words of the app by language. */
const APP = inLanguages(
  import.meta.glob<typeof english>('../../../renderer/i18n/messages/*/app.json', {
    eager: true,
    import: 'default',
  }),
);

/** What the options are called when a game is set up; the aids are called alike in all games. */
export const optionNames = (
  language: Language,
  options: readonly { readonly key: string }[],
  words: GameMessages,
): readonly string[] => [
  ...options.map(({ key }) => words.options[key]?.title ?? key),
  APP[language].setup.aids,
];

/** What stands at a place of a list. RangeError if nothing does. */
export function at<Item>(items: readonly Item[] | undefined, place: number): Item {
  const item = items?.[place];
  if (item === undefined) throw new RangeError(`nothing at ${place}`);
  return item;
}

/** The rows of the table in a section; a section without a table has none. */
export const rowsOf = ({ sections }: RulesText, section: number): readonly (readonly string[])[] =>
  at(sections, section).table?.rows ?? [];

/** All texts of a section, for checks that go over everything. */
export const textsOf = ({ title, paragraphs, list = [], table, clarifications = [] }: RulesSection) => [
  title,
  ...paragraphs,
  ...list,
  ...(table === undefined ? [] : [...table.head, ...table.rows.flat()]),
  ...clarifications.map(({ text }) => text),
];

/** The numbers in a text, ascending. */
export const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+/g)].map(([number]) => Number(number)).sort((one, other) => one - other);

/** A cell of a table: its number; 0 for a word or a dash, which mean none. */
export const amountIn = (cell: string): number => numbersIn(cell)[0] ?? 0;

/** How a rules text is made, section by section, whatever the language. */
export const partsOf = ({ sections }: RulesText) =>
  sections.map(({ paragraphs, list, table, clarifications }) => ({
    paragraphs: paragraphs.length,
    list: list?.length,
    columns: table?.head.length,
    rows: table?.rows.map((row) => row.length),
    decisions: clarifications?.map(({ decision }) => decision),
  }));

/** The decisions that a rules text clarifies, in its order. */
export const decisionsIn = ({ sections }: RulesText): readonly string[] =>
  sections.flatMap(({ clarifications = [] }) => clarifications.map(({ decision }) => decision));
