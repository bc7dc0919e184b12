import type { Seat } from '../../../../core/base/ids.ts';
import {
  SIDES,
  SPECIAL_COINS,
  typeOf,
  type Back,
} from '../../../../core/games/falsche-fuffziger/material.ts';
import { isNone } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import { frontTypeOf } from '../../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { Production, Scrapping } from '../../../../core/games/falsche-fuffziger/material/report.ts';
import { isolate } from '../../../i18n/index.ts';
import type { Words } from './use-words.ts';

/** One player's part in a log entry: a bid, or the money for scrapped presses. */
export interface Detail {
  readonly seat: Seat;
  readonly text: string;
  /** Whether the bid won. */
  readonly isWinner?: boolean;
}

/** With a seat, `text` continues after the player's name; without one it is a whole sentence. */
export interface LogEntry {
  readonly seat?: Seat;
  readonly text: string;
  readonly details?: readonly Detail[];
  /** A last sentence, after the details. */
  readonly rest?: string;
  /** The details that the text sums up, collapsed at first. */
  readonly each?: readonly string[];
}

/** More conversions than this are summed up. */
export const MOST_LISTED = 3;

/** What each owner of scrapped presses gets, by seat. */
function paidTo(presses: Scrapping['presses']) {
  const owners = [...new Set(presses.map(({ seat }) => seat))].sort((one, other) => one - other);
  return owners.map((seat) => {
    const own = presses.filter((press) => press.seat === seat);
    const real = own.reduce((sum, press) => sum + press.real, 0);
    return { seat, real, coins: own.reduce((sum, press) => sum + press.coins, 0) };
  });
}

/** The sentences about conversions. */
function conversionTextFor({ t, number, isYou }: Words) {
  /** "50 ×2". */
  function side(up: Exclude<Back, 'broken'>): string {
    const facts = { type: number(typeOf(up)), coins: number(SPECIAL_COINS) };
    if (up === '150+3') return t('table.log.special', facts);
    return SIDES[up].notes > 1 ? t('table.log.double', facts) : facts.type;
  }

  function conversion(at: Seat, { press, up, paid }: Production['converted'][number]): string {
    const facts = { front: number(frontTypeOf(press)), paid: number(paid) };
    return up === 'broken'
      ? t(isYou(at) ? 'you.did.broke' : 'table.log.broke', facts)
      : t(isYou(at) ? 'you.did.converted' : 'table.log.converted', { ...facts, up: side(up) });
  }

  /** "converts 16: 2 broken, 3 doubles". */
  function conversions(at: Seat, converted: Production['converted']): string {
    const broken = converted.filter(({ up }) => up === 'broken').length;
    const doubles = converted.filter(({ up }) => up !== 'broken' && SIDES[up].notes > 1).length;
    const kinds = [
      ...(broken > 0 ? [t('table.log.broken', { count: number(broken) }, broken)] : []),
      ...(doubles > 0 ? [t('table.log.doubles', { count: number(doubles) }, doubles)] : []),
    ];
    const all = t(isYou(at) ? 'you.did.converts' : 'table.log.converts', { count: number(converted.length) });
    return kinds.length === 0 ? all : `${all}: ${kinds.join(', ')}`;
  }

  /** A text for each conversion, or one for all if there are many. */
  const ofConverted = (at: Seat, converted: Production['converted']): readonly string[] =>
    converted.length > MOST_LISTED
      ? [conversions(at, converted)]
      : converted.map((one) => conversion(at, one));
  return { side, conversion, ofConverted };
}

/** The sentences about presses. */
export function pressLogText(words: Words) {
  const { t, number, list, label, counted, coinsName, brief, isYou } = words;
  const realBriefly = (real: number): string => brief({ notes: {}, real });
  const { side, conversion, ofConverted } = conversionTextFor(words);

  /** The sales by kind of press, with their number; all of one kind have the same price. */
  function ofSold(at: Seat, sold: Production['sold']): readonly string[] {
    const kinds = [...new Map(sold.map((one) => [one.up, one])).values()];
    return kinds.map(({ up, price }) => {
      const count = sold.filter((one) => one.up === up).length;
      const facts = { press: side(up), price: number(price), count: number(count) };
      if (count === 1) return t(isYou(at) ? 'you.did.sold' : 'table.log.sold', facts);
      return t(isYou(at) ? 'you.did.soldSome' : 'table.log.soldSome', facts);
    });
  }

  function ofProduction({ seat, converted, sold, printed }: Production): LogEntry {
    const parts = [
      ...ofConverted(seat, converted),
      ...ofSold(seat, sold),
      isNone(printed)
        ? t(isYou(seat) ? 'you.did.printedNothing' : 'table.log.printedNothing')
        : t(isYou(seat) ? 'you.did.printed' : 'table.log.printed', { notes: counted(printed) }),
    ];
    const each =
      converted.length > MOST_LISTED ? { each: converted.map((one) => conversion(seat, one)) } : {};
    return { seat, text: `${parts.join('; ')}.`, ...each };
  }

  /** The scrapping of a type, with what each owner gets. */
  function ofScrapping({ pressType, presses }: Scrapping): LogEntry {
    const facts = { type: words.typeName(pressType) };
    if (presses.length === 0) return { text: t('table.log.scrappedNone', facts) };
    const details = paidTo(presses).map(({ seat, real, coins }) => {
      const got = [...(real > 0 ? [realBriefly(real)] : []), ...(coins > 0 ? [coinsName(coins)] : [])];
      return { seat, text: list(got) };
    });
    return { text: t('table.log.scrapped', facts), details };
  }

  /** "Scrapped: the 20s. It pays: Ada 8 and Ben 4 coins." */
  function scrapping({ pressType, presses }: Scrapping): string {
    const type = words.typeName(pressType);
    if (presses.length === 0) return t('table.producing.scrapped', { type });
    const paid = paidTo(presses).map(({ seat, real, coins }) => {
      const got = [...(real > 0 ? [number(real)] : []), ...(coins > 0 ? [coinsName(coins)] : [])];
      return t('table.producing.scrapGot', { name: isolate(label(seat)), got: list(got) });
    });
    return t('table.producing.scrapPaid', { type, paid: list(paid) });
  }

  /** A log entry as one text to read out. */
  function sentence({ seat, text, details = [] }: LogEntry): string {
    const whole = seat === undefined ? text : `${isolate(label(seat))} ${text}`;
    if (details.length === 0) return whole;
    return `${whole} ${list(details.map((detail) => `${isolate(label(detail.seat))} ${detail.text}`))}.`;
  }
  return { ofConverted, ofProduction, ofScrapping, scrapping, sentence };
}
