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

/** What one player has to do with a deed: what was in the fist, or what scrap paid. */
export interface Detail {
  readonly seat: Seat;
  readonly text: string;
  /** Whether that won. */
  readonly isWinner?: boolean;
}

/** What somebody did; the text goes on after the name. Without a seat it is a whole sentence. */
export interface LogEntry {
  readonly seat?: Seat;
  readonly text: string;
  readonly details?: readonly Detail[];
  /** A last sentence, after the details. */
  readonly rest?: string;
  /** What the text sums up, for who wants to know it. */
  readonly each?: readonly string[];
}

/** So many conversions are told one by one; more are one line. */
export const MOST_TOLD = 3;

/** What each owner gets for presses that were scrapped, by seat. */
function paidTo(presses: Scrapping['presses']) {
  const owners = [...new Set(presses.map(({ seat }) => seat))].sort((one, other) => one - other);
  return owners.map((seat) => {
    const own = presses.filter((press) => press.seat === seat);
    const real = own.reduce((sum, press) => sum + press.real, 0);
    return { seat, real, coins: own.reduce((sum, press) => sum + press.coins, 0) };
  });
}

/** What has become of presses, in words. */
function useConversionTales({ t, number, isYou }: Words) {
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

  /** What was converted, in as many texts as are read at once: each, or all as one. */
  const ofConverted = (at: Seat, converted: Production['converted']): readonly string[] =>
    converted.length > MOST_TOLD ? [conversions(at, converted)] : converted.map((one) => conversion(at, one));
  return { side, conversion, ofConverted };
}

/** What happened to presses, in words. */
export function pressLogText(words: Words) {
  const { t, number, list, label, counted, coinsName, brief, isYou } = words;
  const realBriefly = (real: number): string => brief({ notes: {}, real });
  const { side, conversion, ofConverted } = useConversionTales(words);

  /** Each kind of press that was sold, with how many; all of one kind fetch the same. */
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
    const each = converted.length > MOST_TOLD ? { each: converted.map((one) => conversion(seat, one)) } : {};
    return { seat, text: `${parts.join('; ')}.`, ...each };
  }

  /** What each owner gets for the presses of a type that was scrapped. */
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

  /** A deed as one text to be read out. */
  function sentence({ seat, text, details = [] }: LogEntry): string {
    const whole = seat === undefined ? text : `${isolate(label(seat))} ${text}`;
    if (details.length === 0) return whole;
    return `${whole} ${list(details.map((detail) => `${isolate(label(detail.seat))} ${detail.text}`))}.`;
  }
  return { ofConverted, ofProduction, ofScrapping, scrapping, sentence };
}
