import type { Amount, Building, Cheque } from '../../../../core/games/for-sale/material.ts';
import type { Seat } from '../../../../core/base/ids.ts';
import type { SeatFrame } from '../../../../core/protocol/frames.ts';
import { madeOnce, useI18n, type KeysOf } from '../../../i18n/index.ts';
import type english from '../messages/en/table-words.json';
import { useSeatWords } from '../../shared/use-seat-words.ts';
import { subjectOf } from '../art/subjects.ts';

export type Words = ReturnType<typeof useWords>;

/** The message keys of the table and the sheets. */
export type Key = KeysOf<typeof english>;

const currencyIn = madeOnce(
  (language) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      useGrouping: true, // Italian would write 9000 but 10.000
      maximumFractionDigits: 0,
    }),
);

/** Buildings, cheques, money and seats in words. Amounts are in thousands of dollars. */
export function useWords(seats: () => readonly SeatFrame[], own?: () => Seat | undefined) {
  const words = useSeatWords<Key>('for-sale', seats, own);
  const { t, number } = words;
  const { locale } = useI18n();

  /** "$7,000". */
  const dollars = (amount: Amount): string => currencyIn(locale.value).format(amount * 1000);
  /** A price in thousands, with a minus sign as wide as a digit. */
  const price = (paid: Amount): string => (paid === 0 ? number(0) : `\u2212${number(paid)}`);
  /** "17, Villa". */
  const buildingName = (building: Building): string =>
    t('table.card.building', {
      number: number(building),
      name: t(`table.building.${subjectOf(building)}`),
    });
  /** "Cheque for $7,000". */
  const chequeName = (cheque: Cheque): string => t('table.card.cheque', { amount: dollars(cheque) });
  /** The props of a `ChequeCard`. */
  const chequeFace = (cheque: Cheque) => ({
    amount: cheque,
    numeral: dollars(cheque),
    written: t(`table.written.${cheque}`),
    label: chequeName(cheque),
  });
  return { ...words, dollars, price, buildingName, chequeName, chequeFace };
}
