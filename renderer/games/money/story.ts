import { assertNever } from '../../../core/base/assert-never.ts';
import type { MoneyFeat } from '../../../core/games/money/feats.ts';
import type { MoneyPart } from '../../../core/games/money/figures.ts';
import type { MoneyTypes } from '../../../core/games/money/types.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import type { KeysOf } from '../../i18n/index.ts';
import { useStoryText, type PartLabel, type Story } from '../shared/story.ts';
import './art/currencies.css';
import type english from './messages/en/story.json';
import { useWords } from './table/use-words.ts';

/** The signs of the parts on the score sheet. */
const SIGNS: Readonly<Record<MoneyPart, string>> = {
  yen: '¥',
  krona: 'kr',
  rouble: '₽',
  franc: '₣',
  euro: '€',
  pound: '£',
  dollar: '$',
  triplets: '3×',
  coins: '●',
};

/** The sentences about a finished match of Money!. */
export default function useStory(seats: () => readonly SeatFrame[]): Story<MoneyTypes> {
  const t = useStoryText<KeysOf<typeof english>>('money');
  const { t: tableText, number, names, name: nameOf } = useWords(seats);

  function sentence(claim: MoneyTypes['claim']): string {
    const [first] = claim.seats;
    const name = first === undefined ? '' : nameOf(first);
    switch (claim.type) {
      case 'never-led':
        return t('neverLed', { name });
      case 'same-bids':
        return t('sameBids', { names: names(claim.seats), worth: number(claim.worth) });
      case 'dear':
        return t('dear', { name, worth: number(claim.worth) });
      case 'gain':
        return t('gain', { name, laid: number(claim.laid), gained: number(claim.gained) });
      case 'top-passed':
        return t('topPassed', { name, worth: number(claim.worth) });
      case 'all-in':
        return t('allIn', { name, cards: number(claim.cards) });
      case 'whole-currency':
        return t('wholeCurrency', { name, currency: t(`currency.${claim.currency}`) });
      case 'triplets':
        return t('triplets', { name, count: number(claim.count) });
      case 'coins':
        return t('coins', { name, count: number(claim.count) });
      case 'exactly-200':
        return t('exactly200', { name, currency: t(`currency.${claim.currency}`) });
      case 'ten-short':
        return t('tenShort', { name, currency: t(`currency.${claim.currency}`) });
      case 'all-full':
        return t('allFull', { name, count: number(claim.count) });
      case 'best-hand':
        return t('bestHand', { name, points: number(claim.points) });
      case 'from-last':
        return t('fromLast', { name });
      case 'plain-win':
        return t('plainWin', { name });
      case 'sat-out':
        return t('satOut', { name, count: number(claim.count) });
      case 'swap-partner':
        return t('swapPartner', { name, count: number(claim.count) });
      default:
        return assertNever(claim);
    }
  }
  function part(which: MoneyPart): PartLabel {
    const sign = SIGNS[which];
    if (which === 'triplets') return { name: tableText('sheet.triplets'), sign };
    if (which === 'coins') return { name: tableText('table.group.coin'), sign, look: 'currency-coin' };
    return { name: tableText(`table.group.${which}`), sign, look: `currency-${which}` };
  }
  const charts = { part, paid: t('paid'), got: t('got'), even: t('even'), price: number, worth: number };
  const feat = (which: MoneyFeat, value: number): string =>
    which === 'gain' ? t('feat.gain', { more: number(value) }) : t('feat.hand', { points: number(value) });
  return { sentence, feat, total: number, charts };
}
