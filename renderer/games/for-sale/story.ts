import { assertNever } from '../../../core/base/assert-never.ts';
import type { ForSaleFeat } from '../../../core/games/for-sale/feats.ts';
import type { ForSalePart } from '../../../core/games/for-sale/figures.ts';
import { CHEQUES, DEAR } from '../../../core/games/for-sale/material.ts';
import type { ForSaleTypes } from '../../../core/games/for-sale/types.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import type { Bargain } from '../../../core/story/bargain.ts';
import type { KeysOf, Translate } from '../../i18n/index.ts';
import { useStoryText, type ChartWords, type PartLabel, type Story } from '../shared/story.ts';
import type english from './messages/en/story.json';
import { useWords, type Words } from './table/use-words.ts';

/** The sentences about a finished match of For Sale. */
export default function useStory(seats: () => readonly SeatFrame[]): Story<ForSaleTypes> {
  const t = useStoryText<KeysOf<typeof english>>('for-sale');
  const words = useWords(seats);
  const { number, dollars, name: nameOf } = words;

  function sentence(claim: ForSaleTypes['claim']): string {
    const [name = '', other = ''] = claim.seats.map(nameOf);
    switch (claim.type) {
      case 'never-led':
        return t('neverLed', { name });
      case 'dear':
        return t('dear', { name, building: number(claim.building), paid: dollars(claim.paid) });
      case 'free':
        return t('free', { name, building: number(claim.building) });
      case 'freebies':
        return t('freebies', { name, count: number(claim.count) });
      case 'small-for-large':
        return t('smallForLarge', { name, building: number(claim.building), cheque: dollars(claim.cheque) });
      case 'large-for-small':
        return t('largeForSmall', { name, building: number(claim.building), cheque: dollars(claim.cheque) });
      case 'by-one':
        return t('byOne', {
          name,
          other,
          building: number(claim.building),
          otherBuilding: number(claim.building - 1),
          cheque: dollars(claim.cheque),
          otherCheque: dollars(claim.otherCheque),
        });
      case 'same-cheque':
        return t('sameCheque', {
          name,
          other,
          building: number(claim.building),
          otherBuilding: number(claim.otherBuilding),
          cheque: dollars(claim.cheque),
        });
      case 'zeros':
        return t('bothCheques', { name, amount: dollars(0) });
      case 'tops':
        return t('bothCheques', { name, amount: dollars(Math.max(...CHEQUES)) });
      case 'saver':
        return t('saver', { name, money: dollars(claim.money) });
      case 'high-pair':
        return t('highPair', { name });
      case 'resale':
        return t('resale', { name, building: number(claim.building), cheque: dollars(claim.cheque) });
      case 'loss':
        return t('loss', {
          name,
          building: number(claim.building),
          paid: dollars(claim.paid),
          cheque: dollars(claim.cheque),
        });
      case 'light-win':
        return t('lightWin', { name, sum: number(claim.sum) });
      case 'patient':
        return t('patient', { name });
      case 'duel':
        return t('duel', { name, other, bids: number(claim.bids), building: number(claim.building) });
      case 'tie-broken':
        return t('tieBroken', {
          name,
          other,
          total: dollars(claim.total),
          money: dollars(claim.money),
          otherMoney: dollars(claim.otherMoney),
        });
      default:
        return assertNever(claim);
    }
  }
  const bargain = ({ seats: [at], item, paid, usual }: Bargain): string =>
    t('bargain', {
      name: at === undefined ? '' : nameOf(at),
      building: number(item),
      paid: dollars(paid),
      usual: dollars(usual),
    });
  return { sentence, bargain, feat: featWords(t, words), total: dollars, charts: chartWords(t, words) };
}

const featWords =
  (t: Translate<KeysOf<typeof english>>, { number, dollars }: Words) =>
  (feat: ForSaleFeat, value: number): string =>
    feat === 'station'
      ? t('feat.station', { paid: dollars(value) })
      : t('feat.lightWin', { sum: number(value) });

function chartWords(
  t: Translate<KeysOf<typeof english>>,
  { t: tableText, number, dollars }: Words,
): ChartWords<ForSalePart> {
  function part(which: ForSalePart): PartLabel {
    if (which === 'cheap') return { name: t('part.cheap', { least: dollars(1), most: dollars(DEAR - 1) }) };
    if (which === 'dear') return { name: t('part.dear', { least: dollars(DEAR) }) };
    return { name: which === 'free' ? t('part.free') : t('part.money') };
  }
  return {
    unit: tableText('sheet.unit'),
    part,
    paid: t('paid'),
    got: t('got'),
    even: t('even'),
    price: dollars,
    worth: dollars,
    item: (building) => t('item', { building: number(building) }),
  };
}
