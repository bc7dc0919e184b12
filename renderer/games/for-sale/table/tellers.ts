import type { ForSaleTypes } from '../../../../core/games/for-sale/types.ts';
import type { Tellers } from '../../table-parts.ts';
import { useTales } from './use-tales.ts';
import type { Words } from './use-words.ts';

/** What is read out of each event. Not told: who has chosen; the prompt says who is missing. */
export function tellersWith(words: Words): Tellers<ForSaleTypes> {
  const { ofBid, ofPurchase, ofOffer, ofSale } = useTales(words);
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
    sold: ({ sales }) => sales.map(ofSale).join(' '),
    chose: undefined,
    'took-back': undefined,
    'game-ended': undefined,
  };
}
