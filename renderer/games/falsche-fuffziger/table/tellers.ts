import { seatsOf } from '../../../../core/base/ids.ts';
import { isNone } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import type { Tellers } from '../../table-parts.ts';
import { moneyOf } from './outlook.ts';
import { usePressTales } from './use-press-tales.ts';
import { useTales } from './use-tales.ts';
import type { Words } from './use-words.ts';

type All = Tellers<FuffzigerTypes>;

/** What is read out of each event. */
export const tellersWith = (words: Words): All => ({
  ...aroundTellers(words),
  ...pressTellers(words),
  ...auctionTellers(words),
  ...launderingTellers(words),
  // told when the turn is over, all at once; to the one who does it, at once
  converted: undefined,
});

function aroundTellers(words: Words) {
  const { t, number, name, cardShort } = words;
  const { ofScrapping, sentence } = usePressTales(words);
  return {
    'round-began': ({ round, start }) => t('table.news.round', { round: number(round), name: name(start) }),
    inspected: ({ card, effect }) => {
      const told = t('table.news.card', { card: cardShort(card) });
      return effect === 'scraps' ? told : `${told} ${t(`table.news.${effect}`)}`;
    },
    scrapped: (event) => sentence(ofScrapping(event)),
    'gave-back': ({ pressType, notes }) =>
      t('table.news.gaveBack', { notes: words.noteName(pressType, notes) }),
    'general-laundering': () => t('table.news.changed'),
  } satisfies Partial<All>;
}

function pressTellers(words: Words) {
  const { t, number, name, counted, pressName } = words;
  const { ofConverted, sentence } = usePressTales(words);
  return {
    sold: ({ seat, up, price }) =>
      t('table.news.sold', { name: name(seat), press: pressName(up, false), price: number(price) }),
    printed: ({ seat, notes, converted }) => {
      const facts = { name: name(seat), notes: counted(notes) };
      const printed = t(`table.news.${isNone(notes) ? 'printedNone' : 'printed'}`, facts);
      const deeds = ofConverted(converted).join('; ');
      return deeds === '' ? printed : `${sentence({ seat, text: `${deeds}.` })} ${printed}`;
    },
  } satisfies Partial<All>;
}

function auctionTellers(words: Words) {
  const { t, name, coinsName, moneyName } = words;
  const { ofAuction, sentence } = useTales(words);
  return {
    'die-passed': ({ start }) => t('table.news.die', { name: name(start) }),
    rolled: ({ start, lot, adds }) => {
      const told = t('table.news.rolled', { name: name(start), coins: coinsName(lot) });
      return adds ? `${told} ${t('table.news.adds')}` : told;
    },
    laid: ({ seat, lay }) => t('table.news.laid', { name: name(seat), money: moneyName(moneyOf(lay)) }),
    matched: ({ seat }) => t('table.news.matched', { name: name(seat) }),
    dropped: ({ seat }) => t('table.news.dropped', { name: name(seat) }),
    'auction-ended': (event) => sentence(ofAuction(event)),
  } satisfies Partial<All>;
}

function launderingTellers(words: Words) {
  const { t, name, list, coinsName } = words;
  const { ofOpening, ofShopping, tieOf, sentence } = useTales(words);
  return {
    opened: (event) => {
      const { seat, text } = ofOpening(event);
      const told = [seat === undefined ? text : `${name(seat)} ${text}`, tieOf(event)];
      return told.filter((one) => one !== undefined).join(' ');
    },
    laundered: ({ seat, real }) =>
      t('table.news.laundered', { name: name(seat), amount: words.realName(real) }),
    bought: (event) => sentence(ofShopping({ seat: event.seat, presses: event.presses, paid: event.paid })),
    ranked: ({ reason, bonus }) => {
      const paid = seatsOf(bonus.length).filter((at) => (bonus[at] ?? 0) > 0);
      const each = paid.map((at) =>
        t('table.news.bonus', { name: name(at), coins: coinsName(bonus[at] ?? 0) }),
      );
      return [t(`table.news.${reason === 'last-type' ? 'lastType' : 'lastCard'}`), ...each].join(' ');
    },
    'game-ended': ({ winners }) => t('table.news.won', { names: list(winners.map(name)) }, winners.length),
  } satisfies Partial<All>;
}
