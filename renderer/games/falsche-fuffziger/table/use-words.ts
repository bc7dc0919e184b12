import type { Lay } from '../../../../core/games/falsche-fuffziger/actions.ts';
import {
  PRESS_TYPES,
  SIDES,
  SPECIAL_COINS,
  typeOf,
  type Back,
  type Inspector,
  type PressType,
} from '../../../../core/games/falsche-fuffziger/material.ts';
import { countOf, type Counts, type Money } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { Seat } from '../../../../core/base/ids.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import { useFormat, type KeysOf } from '../../../i18n/index.ts';
import type english from '../messages/en/table-words.json';
import { useSeatWords, type SeatWords } from '../../shared/use-seat-words.ts';
import { isNothing, moneyOf, typesIn } from './view-facts.ts';

export type Words = ReturnType<typeof useWords>;

/** The message keys of the table and the sheets. */
export type Key = KeysOf<typeof english>;

interface Base extends Pick<SeatWords<Key>, 't' | 'number'> {
  readonly list: (items: readonly string[]) => string;
}

/** Presses, notes, money and seats in words. */
export function useWords(seats: () => readonly SeatFrame[], own?: () => Seat | undefined) {
  const words = useSeatWords<Key>('falsche-fuffziger', seats, own);
  const { list } = useFormat();
  const base = { ...words, list };
  return { ...base, ...pressWords(base), ...moneyWords(base) };
}

function pressWords({ t, number }: Base) {
  /** "the 20s". */
  const typeName = (type: PressType): string => t('table.things.type', { type: number(type) });
  /** "20 press, ×2, converted". */
  function pressName(up: Back, isConverted: boolean): string {
    if (up === 'broken') return t('table.things.brokenPress');
    const { notes } = SIDES[up];
    return [
      t('table.things.press', { type: number(typeOf(up)) }),
      ...(notes > 1 ? [t('table.things.double')] : []),
      ...(up === '150+3' ? [t('table.things.special', { coins: number(SPECIAL_COINS) })] : []),
      ...(isConverted ? [t('table.things.converted')] : []),
    ].join(', ');
  }
  /** "3 times: 20 press". */
  function pressesName(up: Back, isConverted: boolean, count: number): string {
    const press = pressName(up, isConverted);
    return count === 1 ? press : t('table.things.many', { count: number(count), press });
  }
  /** "coin symbol", or "20". */
  const cardShort = (card: Inspector): string =>
    card === 'coin' ? t('table.around.inspector.coin') : number(Number(card));
  /** "Inspector card: 20". */
  const cardName = (card: Inspector): string => t('table.around.inspector.card', { what: cardShort(card) });
  return { typeName, pressName, pressesName, cardShort, cardName };
}

function moneyWords({ t, number, list }: Base) {
  /** "one 20 note" or "three notes of 20". */
  const noteName = (type: PressType, count: number): string =>
    t('table.things.notes', { type: number(type), count: number(count) }, count);
  const realName = (amount: number): string => t('table.things.real', { amount: number(amount) });
  const coinsName = (count: number): string => t('table.things.coins', { count: number(count) }, count);
  const times = (counts: Counts) => (type: PressType) =>
    t('table.things.times', { count: number(countOf(counts, type)), type: number(type) });
  /** "2 × 20 and 1 × 50": always with the count, so that a type does not look like an amount. */
  const pressCounts = (presses: Counts): string => list(typesIn(presses).map(times(presses)));
  /** "2 × 20 and 50"; empty for none. For buttons and lists where it is clear that these are notes. */
  const counted = (counts: Counts): string =>
    list(typesIn(counts).map((type) => (countOf(counts, type) === 1 ? number(type) : times(counts)(type))));
  /** "two notes of 20, one 50 note and 15 real", or "nothing". */
  function moneyName(money: Money): string {
    if (isNothing(money)) return t('table.things.nothing');
    const { notes, real } = money;
    const names = typesIn(notes).map((type) => noteName(type, countOf(notes, type)));
    return list([...names, ...(real > 0 ? [realName(real)] : [])]);
  }
  /** Short form of `moneyName`, for buttons: "2 × 20, 1 × 50 and 15 real". */
  function brief(money: Money): string {
    if (isNothing(money)) return moneyName(money);
    const { notes, real } = money;
    const amount = real > 0 ? [t('table.auction.real', { amount: number(real) })] : [];
    return list([...typesIn(notes).map(times(notes)), ...amount]);
  }
  /** "one 20 note", "2 × 20", or "15 real". `isShort`: "1 × 20" rather than "one 20 note". */
  function layName(lay: Lay, isShort = false): string {
    const money = moneyOf(lay);
    const alone = PRESS_TYPES.find((type) => countOf(money.notes, type) === 1);
    return isShort || alone === undefined ? brief(money) : noteName(alone, 1);
  }
  return { noteName, realName, coinsName, pressCounts, counted, moneyName, brief, layName };
}
