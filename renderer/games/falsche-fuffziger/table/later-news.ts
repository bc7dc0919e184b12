import { seatsOf } from '../../../../core/base/ids.ts';
import { moneyOf } from './ladder.ts';
import type { Tellers } from './tellers.ts';
import { useTales } from './use-tales.ts';
import type { Words } from './use-words.ts';

/** Tellers of what happens in phases 3 to 6 and at the end. */
export function laterTellers(words: Words): Tellers {
  const { t, name, list, coinsName, moneyName } = words;
  const { ofAuction, ofOpening, ofBid, ofShopping, sentence } = useTales(words);
  return {
    'die-passed': ({ start }) => t('game.falsche-fuffziger.table.news.die', { name: name(start) }),
    rolled: ({ start, lot, adds }) => {
      const told = t('game.falsche-fuffziger.table.news.rolled', {
        name: name(start),
        coins: coinsName(lot),
      });
      return adds ? `${told} ${t('game.falsche-fuffziger.table.news.adds')}` : told;
    },
    laid: ({ seat, lay }) =>
      t('game.falsche-fuffziger.table.news.laid', { name: name(seat), money: moneyName(moneyOf(lay)) }),
    matched: ({ seat }) => t('game.falsche-fuffziger.table.news.matched', { name: name(seat) }),
    dropped: ({ seat }) => t('game.falsche-fuffziger.table.news.dropped', { name: name(seat) }),
    'auction-ended': (event) => sentence(ofAuction(event)),
    opened: (event) => {
      const bids = seatsOf(event.bids.length).flatMap((at) => {
        const bid = event.bids[at];
        return bid === undefined
          ? []
          : [t('game.falsche-fuffziger.table.news.bid', { name: name(at), bid: ofBid(bid) })];
      });
      return `${t('game.falsche-fuffziger.table.news.bids', { bids: bids.join('; ') })} ${sentence(ofOpening(event))}`;
    },
    laundered: ({ seat, real }) =>
      t('game.falsche-fuffziger.table.news.laundered', { name: name(seat), amount: words.realName(real) }),
    bought: (event) => sentence(ofShopping({ seat: event.seat, presses: event.presses, paid: event.paid })),
    ranked: ({ reason, bonus }) => {
      const paid = seatsOf(bonus.length).filter((at) => (bonus[at] ?? 0) > 0);
      const each = paid.map((at) =>
        t('game.falsche-fuffziger.table.news.bonus', { name: name(at), coins: coinsName(bonus[at] ?? 0) }),
      );
      return [
        t(`game.falsche-fuffziger.table.news.${reason === 'last-type' ? 'lastType' : 'lastCard'}`),
        ...each,
      ].join(' ');
    },
    'game-ended': ({ winners }) =>
      t('game.falsche-fuffziger.table.news.won', { names: list(winners.map(name)) }, winners.length),
  };
}
