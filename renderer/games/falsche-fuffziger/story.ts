import { assertNever } from '../../../core/base/assert-never.ts';
import type { FuffzigerFeat } from '../../../core/games/falsche-fuffziger/feats.ts';
import type { FuffzigerPart } from '../../../core/games/falsche-fuffziger/figures.ts';
import type { FuffzigerTypes } from '../../../core/games/falsche-fuffziger/types.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import type { KeysOf } from '../../i18n/index.ts';
import { useStoryText, type Story } from '../shared/story.ts';
import type english from './messages/en/story.json';
import { useWords } from './table/use-words.ts';

/** The sentences about a finished match of Falsche Fuffziger. */
export default function useStory(seats: () => readonly SeatFrame[]): Story<FuffzigerTypes> {
  const t = useStoryText<KeysOf<typeof english>>('falsche-fuffziger');
  const { t: tableText, number, coinsName, names, name: nameOf } = useWords(seats);

  function sentence(claim: FuffzigerTypes['claim']): string {
    const [name = '', other = ''] = claim.seats.map(nameOf);
    switch (claim.type) {
      case 'never-led':
        return t('neverLed', { name });
      case 'dear':
        return t('dear', { name, paid: number(claim.paid), coins: coinsName(claim.coins) });
      case 'cheap-lot':
        return t('cheapLot', { name, paid: number(claim.paid), coins: coinsName(claim.coins) });
      case 'no-takers':
        return t('noTakers', { coins: coinsName(claim.coins) });
      case 'broken':
        return t('broken', { name, count: number(claim.count) });
      case 'none-broken':
        return t('noneBroken', { name, count: number(claim.count) });
      case 'special':
        return t('special', { name, coins: coinsName(claim.coins) });
      case 'same-bids':
        return t('sameBids', { name, names: names(claim.seats), sum: number(claim.sum) });
      case 'by-one':
        return t('byOne', { name, other, sum: number(claim.sum), less: number(claim.sum - 1) });
      case 'one-short':
        return t('oneShort', { name, sum: number(claim.sum) });
      case 'launderer':
        return t('launderer', { name, cards: number(claim.cards) });
      case 'richest':
        return t('richest', { name, real: number(claim.real) });
      case 'money-decided':
        return t('moneyDecided', { name, other, coins: coinsName(claim.behind) });
      case 'printer':
        return t('printer', { name, face: number(claim.face) });
      case 'raid':
        return t('raid', { name, count: number(claim.count) });
      case 'unscathed':
        return t('unscathed', { name });
      case 'sweep':
        return t('sweep', { name, auctions: number(claim.auctions) });
      case 'no-purchase':
        return t('noPurchase', { name });
      case 'tie-broken':
        return t('tieBroken', {
          name,
          other,
          total: coinsName(claim.total),
          real: number(claim.real),
          otherReal: number(claim.otherReal),
        });
      default:
        return assertNever(claim);
    }
  }
  const part = (which: FuffzigerPart) => ({ name: t(`part.${which}`) });
  const charts = {
    unit: tableText('sheet.total'),
    part,
    paid: t('paid'),
    got: t('got'),
    even: t('even'),
    price: number,
    worth: number,
  };
  const feat = (which: FuffzigerFeat, value: number): string =>
    which === 'printed'
      ? t('feat.printed', { face: number(value) })
      : t('feat.real', { real: number(value) });
  return { sentence, feat, total: coinsName, charts };
}
