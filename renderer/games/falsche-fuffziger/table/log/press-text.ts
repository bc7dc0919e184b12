import type { Seat } from '../../../../../core/base/ids.ts';
import {
  SIDES,
  SPECIAL_COINS,
  typeOf,
  type Back,
} from '../../../../../core/games/falsche-fuffziger/material.ts';
import { isNone, type Counts } from '../../../../../core/games/falsche-fuffziger/material/money.ts';
import { frontTypeOf } from '../../../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { Production, Scrapping } from '../../../../../core/games/falsche-fuffziger/material/report.ts';
import { isolate } from '../../../../i18n/index.ts';
import type { Words } from '../use-words.ts';

/** What happened to presses in phases 1 and 2, in words. */

/** A sentence of the log, with more about it. */
export interface LogEntry {
  readonly text: string;
  /** One player's part each, such as a bid. */
  readonly details?: readonly { readonly text: string; readonly isWinner?: boolean }[];
  /** A last sentence, after the details. */
  readonly rest?: string;
  /** The sentences that the text sums up, collapsed at first. */
  readonly each?: readonly string[];
}

/** More conversions than this are summed up. */
export const MOST_LISTED = 3;

type Converted = Production['converted'];

/** "50 ×2". */
function sideText(up: Exclude<Back, 'broken'>, { t, number }: Words): string {
  const facts = { type: number(typeOf(up)), coins: number(SPECIAL_COINS) };
  if (up === '150+3') return t('table.log.special', facts);
  return SIDES[up].notes > 1 ? t('table.log.double', facts) : facts.type;
}

function conversionText(at: Seat, { press, up, paid }: Converted[number], words: Words): string {
  const { number, seatText } = words;
  const front = number(frontTypeOf(press));
  return up === 'broken'
    ? seatText(at, 'you.broke', 'table.news.broke', { front, paid: number(paid) })
    : seatText(at, 'you.converted', 'table.news.converted', { front, press: sideText(up, words) });
}

/** The number of conversions, and how many of them broke or doubled; `kinds` is empty if none did. */
function conversionFacts(converted: Converted, { t, number, list }: Words) {
  const broken = converted.filter(({ up }) => up === 'broken').length;
  const doubles = converted.filter(({ up }) => up !== 'broken' && SIDES[up].notes > 1).length;
  const kinds = [
    ...(broken > 0 ? [t('table.log.broken', { count: number(broken) }, broken)] : []),
    ...(doubles > 0 ? [t('table.log.doubles', { count: number(doubles) }, doubles)] : []),
  ];
  return { count: number(converted.length), kinds: list(kinds) };
}

/** "16 converted: 2 broken and 3 doubles". */
export function conversionsLabel(converted: Converted, words: Words): string {
  const facts = conversionFacts(converted, words);
  return words.t(`table.producing.converted${facts.kinds === '' ? '' : 'Kinds'}`, facts);
}

/** An entry for each conversion, or one for all if there are many. */
export function conversionLog(at: Seat, converted: Converted, words: Words): readonly LogEntry[] {
  const each = converted.map((one) => conversionText(at, one, words));
  if (converted.length <= MOST_LISTED) return each.map((text) => ({ text }));
  const facts = conversionFacts(converted, words);
  const kind = facts.kinds === '' ? 'converts' : 'convertsKinds';
  return [{ text: words.seatText(at, `you.log.${kind}`, `table.log.${kind}`, facts), each }];
}

/** The sales by kind of press, with their number; all of one kind have the same price. */
function soldTexts(at: Seat, sold: Production['sold'], words: Words): readonly string[] {
  const { seatText, number } = words;
  const kinds = [...new Map(sold.map((one) => [one.up, one])).values()];
  return kinds.map(({ up, price }) => {
    const count = sold.filter((one) => one.up === up).length;
    const press = sideText(up, words);
    const facts = { press, price: number(price), count: number(count) };
    const kind = count === 1 ? 'sold' : 'soldSome';
    return seatText(at, `you.log.${kind}`, `table.log.${kind}`, facts);
  });
}

export function printedText(at: Seat, notes: Counts, { seatText, counted }: Words): string {
  const kind = isNone(notes) ? 'printedNone' : 'printed';
  return seatText(at, `you.${kind}`, `table.news.${kind}`, { notes: counted(notes) });
}

export const productionLog = (
  { seat: at, converted, sold, printed }: Production,
  words: Words,
): readonly LogEntry[] => [
  ...conversionLog(at, converted, words),
  ...soldTexts(at, sold, words).map((text) => ({ text })),
  { text: printedText(at, printed, words) },
];

/** "Scrapped: the 20s. It pays: Ada 8 and Ben 4 coins." */
export function scrapText({ pressType, presses }: Scrapping, words: Words): string {
  const { t, number, list } = words;
  const type = words.typeName(pressType);
  if (presses.length === 0) return t('table.producing.scrapped', { type });
  const owners = [...new Set(presses.map(({ seat: at }) => at))].sort((one, other) => one - other);
  const paid = owners.map((at) => {
    const own = presses.filter((press) => press.seat === at);
    const real = own.reduce((sum, press) => sum + press.real, 0);
    const coins = own.reduce((sum, press) => sum + press.coins, 0);
    const got = [...(real > 0 ? [number(real)] : []), ...(coins > 0 ? [words.coinsName(coins)] : [])];
    return t('table.producing.scrapGot', { name: isolate(words.label(at)), got: list(got) });
  });
  return t('table.producing.scrapPaid', { type, paid: list(paid) });
}

export const scrapLogText = (scrapping: Scrapping, words: Words): string =>
  scrapping.presses.length === 0
    ? words.t('table.log.scrappedNone', { type: words.typeName(scrapping.pressType) })
    : scrapText(scrapping, words);
