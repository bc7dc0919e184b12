import { seatsOf } from '../../../../core/base/ids.ts';
import { isNone } from '../../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerTypes } from '../../../../core/games/falsche-fuffziger/types.ts';
import { isolate } from '../../../i18n/index.ts';
import type { EventTexts } from '../../table-parts.ts';
import { moneyOf } from './outlook.ts';
import { pressLogText } from './press-log-text.ts';
import { logTextFor } from './log-text.ts';
import type { Words } from './use-words.ts';

type All = EventTexts<FuffzigerTypes>;

export const eventTexts = (words: Words): All => ({
  ...inspectionTexts(words),
  ...pressTexts(words),
  ...auctionTexts(words),
  ...launderingTexts(words),
  // The text of `printed` includes the conversions; `PromptProduce` reads them out to the acting player.
  converted: undefined,
});

function inspectionTexts(words: Words) {
  const { t, number, name, isYou, cardShort } = words;
  const { ofScrapping, sentence } = pressLogText(words);
  return {
    'round-began': ({ round, start }) =>
      t(isYou(start) ? 'you.round' : 'table.news.round', { round: number(round), name: name(start) }),
    inspected: ({ card, effect }) => {
      const text = t('table.news.card', { card: cardShort(card) });
      return effect === 'scraps' ? text : `${text} ${t(`table.news.${effect}`)}`;
    },
    scrapped: (event) => sentence(ofScrapping(event)),
    'gave-back': ({ pressType, notes }) =>
      t('table.news.gaveBack', { notes: words.noteName(pressType, notes) }),
    'general-laundering': () => t('table.news.changed'),
  } satisfies Partial<All>;
}

function pressTexts(words: Words) {
  const { t, number, name, isYou, counted, pressName } = words;
  const { ofConverted, sentence } = pressLogText(words);
  return {
    sold: ({ seat, up, price }) =>
      t(isYou(seat) ? 'you.sold' : 'table.news.sold', {
        name: name(seat),
        press: pressName(up, false),
        price: number(price),
      }),
    printed: ({ seat, notes, converted }) => {
      const facts = { name: name(seat), notes: counted(notes) };
      const kind = isNone(notes) ? 'printedNone' : 'printed';
      const printed = isYou(seat) ? t(`you.${kind}`, facts) : t(`table.news.${kind}`, facts);
      const conversions = ofConverted(seat, converted).join('; ');
      return conversions === '' ? printed : `${sentence({ seat, text: `${conversions}.` })} ${printed}`;
    },
  } satisfies Partial<All>;
}

function auctionTexts(words: Words) {
  const { t, name, isYou, coinsName, moneyName } = words;
  const { ofAuction, sentence } = logTextFor(words);
  return {
    'die-passed': ({ start }) => t(isYou(start) ? 'you.die' : 'table.news.die', { name: name(start) }),
    rolled: ({ start, lot, adds }) => {
      const text = t(isYou(start) ? 'you.rolled' : 'table.news.rolled', {
        name: name(start),
        coins: coinsName(lot),
      });
      return adds ? `${text} ${t('table.news.adds')}` : text;
    },
    laid: ({ seat, lay }) =>
      t(isYou(seat) ? 'you.laid' : 'table.news.laid', { name: name(seat), money: moneyName(moneyOf(lay)) }),
    matched: ({ seat }) => t(isYou(seat) ? 'you.matched' : 'table.news.matched', { name: name(seat) }),
    dropped: ({ seat }) => t(isYou(seat) ? 'you.dropped' : 'table.news.dropped', { name: name(seat) }),
    'auction-ended': (event) => sentence(ofAuction(event)),
  } satisfies Partial<All>;
}

function launderingTexts(words: Words) {
  const { t, name, label, isYou, list, coinsName } = words;
  const { ofOpening, ofShopping, tieOf, sentence } = logTextFor(words);
  return {
    opened: (event) => {
      const { seat, text } = ofOpening(event);
      const texts = [seat === undefined ? text : `${isolate(label(seat))} ${text}`, tieOf(event)];
      return texts.filter((one) => one !== undefined).join(' ');
    },
    laundered: ({ seat, real }) =>
      t(isYou(seat) ? 'you.laundered' : 'table.news.laundered', {
        name: name(seat),
        amount: words.realName(real),
      }),
    bought: (event) => sentence(ofShopping({ seat: event.seat, presses: event.presses, paid: event.paid })),
    ranked: ({ reason, bonus }) => {
      const paid = seatsOf(bonus.length).filter((at) => (bonus[at] ?? 0) > 0);
      const each = paid.map((at) =>
        t(isYou(at) ? 'you.bonus' : 'table.news.bonus', { name: name(at), coins: coinsName(bonus[at] ?? 0) }),
      );
      return [t(`table.news.${reason === 'last-type' ? 'lastType' : 'lastCard'}`), ...each].join(' ');
    },
    'game-ended': ({ winners }) => {
      const [first, ...others] = winners;
      if (first !== undefined && others.length === 0 && isYou(first)) return t('you.won');
      return t('table.news.won', { names: list(winners.map(name)) }, winners.length);
    },
  } satisfies Partial<All>;
}
