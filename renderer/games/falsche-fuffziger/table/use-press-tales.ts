import type { Seat } from '../../../../core/base/ids.ts';
import {
  SIDES,
  SPECIAL_COINS,
  typeOf,
  type Back,
} from '../../../../core/games/falsche-fuffziger/material.ts';
import { isNone } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import { frontTypeOf } from '../../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { Production, Scrapping } from '../../../../core/games/falsche-fuffziger/report.ts';
import type { Words } from './use-words.ts';

/** What one player has to do with a deed: what was in the fist, or what scrap paid. */
export interface Detail {
  readonly seat: Seat;
  readonly text: string;
  /** Whether that won. */
  readonly isWinner?: boolean;
}

/** What somebody did; the text goes on after the name. Without a seat it is a whole sentence. */
export interface Deed {
  readonly seat?: Seat;
  readonly text: string;
  readonly details?: readonly Detail[];
  /** A last sentence, after the details. */
  readonly rest?: string;
}

/** What happened to presses, in words. */
export function usePressTales(words: Words) {
  const { t, number, list, name, counted, coinsName, brief } = words;
  const realBriefly = (real: number): string => brief({ notes: {}, real });

  /** "50 ×2". */
  function side(up: Exclude<Back, 'broken'>): string {
    const facts = { type: number(typeOf(up)), coins: number(SPECIAL_COINS) };
    if (up === '150+3') return t('table.log.special', facts);
    return SIDES[up].notes > 1 ? t('table.log.double', facts) : facts.type;
  }

  function ofProduction({ seat, converted, sold, printed }: Production): Deed {
    const parts = [
      ...converted.map(({ press, up, paid }) => {
        const facts = { front: number(frontTypeOf(press)), paid: number(paid) };
        return up === 'broken'
          ? t('table.log.broke', facts)
          : t('table.log.converted', { ...facts, up: side(up) });
      }),
      ...sold.map(({ up, price }) => t('table.log.sold', { press: side(up), price: number(price) })),
      isNone(printed) ? t('table.log.printedNothing') : t('table.log.printed', { notes: counted(printed) }),
    ];
    return { seat, text: `${parts.join('; ')}.` };
  }

  /** What each owner gets for the presses of a type that was scrapped. */
  function ofScrapping({ pressType, presses }: Scrapping): Deed {
    const owners = [...new Set(presses.map(({ seat }) => seat))].sort((one, other) => one - other);
    const facts = { type: words.typeName(pressType) };
    if (owners.length === 0) return { text: t('table.log.scrappedNone', facts) };
    const details = owners.map((at) => {
      const own = presses.filter(({ seat }) => seat === at);
      const real = own.reduce((sum, press) => sum + press.real, 0);
      const coins = own.reduce((sum, press) => sum + press.coins, 0);
      const got = [...(real > 0 ? [realBriefly(real)] : []), ...(coins > 0 ? [coinsName(coins)] : [])];
      return { seat: at, text: list(got) };
    });
    return { text: t('table.log.scrapped', facts), details };
  }

  /** A deed as one text to be read out. */
  function sentence({ seat, text, details = [] }: Deed): string {
    const whole = seat === undefined ? text : `${name(seat)} ${text}`;
    if (details.length === 0) return whole;
    return `${whole} ${list(details.map((detail) => `${name(detail.seat)} ${detail.text}`))}.`;
  }
  return { ofProduction, ofScrapping, sentence };
}
