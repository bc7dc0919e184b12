import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import type { EventTexts } from '../../table-parts.ts';
import type { BuyingView } from '../../../../core/games/for-sale/view.ts';
import type { Purchase, Sale } from '../../../../core/games/for-sale/round.ts';
import type { Bid } from './log-pages.ts';
import type { Words } from './use-words.ts';

/** The sentences of the log. Amounts are in thousands, as bids are at the table. */
export function logTextFor({ t, number, name, isYou, dollars }: Words) {
  const ofBid = ({ seat, amount }: Bid): string =>
    t(isYou(seat) ? 'you.bid' : 'table.log.bid', { name: name(seat), amount: number(amount) });

  /** `by`: whether the player passed, or stayed in to the end. */
  function ofPurchase({ seat, building, paid, refund }: Purchase, by: 'passing' | 'staying'): string {
    const facts = {
      name: name(seat),
      building: number(building),
      paid: number(paid),
      refund: number(refund),
    };
    const how =
      by === 'staying'
        ? (`staying${paid === 0 ? 'Free' : ''}` as const)
        : (`passing${paid === 0 ? 'Free' : refund === 0 ? '' : 'Refund'}` as const);
    return isYou(seat) ? t(`you.${how}`, facts) : t(`table.log.${how}`, facts);
  }

  /** The purchases of a round in order; in a finished round the last one stayed in. */
  const ofPurchases = (purchases: readonly Purchase[], isOver: boolean): readonly string[] =>
    purchases.map((purchase, at) =>
      ofPurchase(purchase, isOver && at === purchases.length - 1 ? 'staying' : 'passing'),
    );

  const ofSale = ({ seat, building, cheque }: Sale): string =>
    t(isYou(seat) ? 'you.sold' : 'table.log.sold', {
      name: name(seat),
      building: number(building),
      amount: dollars(cheque),
    });

  const ofOffer = ({ round, offer, starter }: Pick<BuyingView, 'round' | 'starter' | 'offer'>): string =>
    t(isYou(starter) ? 'you.offer' : 'table.log.offer', {
      round: number(round),
      buildings: offer.map(number).join(', '),
      name: name(starter),
    });
  return { ofBid, ofPurchase, ofPurchases, ofSale, ofOffer };
}

export function eventTexts(words: Words): EventTexts<ForSaleTypes> {
  const { ofBid, ofPurchase, ofOffer, ofSale } = logTextFor(words);
  const { t, number, dollars } = words;
  return {
    bid: ofBid,
    bought: (event) => ofPurchase(event, event.by),
    'buildings-turned-up': ({ round, starter, buildings }) => ofOffer({ round, starter, offer: buildings }),
    'cheques-turned-up': ({ round, cheques }) =>
      t('table.log.cheques', {
        round: number(round),
        cheques: cheques.map(dollars).join(', '),
      }),
    sold: ({ sales }) => (sales.length === 0 ? t('table.log.opened') : sales.map(ofSale).join(' ')),
    'game-ended': undefined,
  };
}
