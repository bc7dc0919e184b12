import type { FuffzigerEvent } from '../../../../core/games/falsche-fuffziger/events.ts';
import { isNone } from '../../../../core/games/falsche-fuffziger/money.ts';
import { frontTypeOf } from '../../../../core/games/falsche-fuffziger/presses.ts';
import { seatsOf } from '../../../../core/base/ids.ts';
import { useNews } from '../../shared/use-news.ts';
import { moneyOf } from './ladder.ts';
import { useInspectorWords } from './use-inspector-words.ts';
import type { Deed } from './use-press-tales.ts';
import { useTales } from './use-tales.ts';
import type { Words } from './use-words.ts';

type Told<Type extends FuffzigerEvent['type']> = Extract<FuffzigerEvent, { type: Type }>;

/** How each event is told; those that go without saying, or that the prompt tells, are left out. */
type Tellers = { readonly [Type in FuffzigerEvent['type']]?: (event: Told<Type>) => string };

/** What has just happened as one text that is read out. Not told: who has chosen; the prompt says who is missing. */
export function useFuffzigerNews(events: () => readonly FuffzigerEvent[], words: Words) {
  const tellers: Tellers = { ...aroundTellers(words), ...pressTellers(words), ...auctionTellers(words) };
  return useNews(events, (event) =>
    (tellers[event.type] as ((told: FuffzigerEvent) => string) | undefined)?.(event),
  );
}

const deedIn =
  ({ name }: Words) =>
  ({ seat, text }: Deed): string =>
    seat === undefined ? text : `${name(seat)} ${text}`;

function aroundTellers(words: Words) {
  const { t, number, name, list, coinsName } = words;
  const { cardShort } = useInspectorWords(words);
  const { ofScrapping, sentence } = useTales(words);
  return {
    'round-began': ({ round, start }) =>
      t('game.falsche-fuffziger.table.news.round', { round: number(round), name: name(start) }),
    inspected: ({ card, effect }) => {
      const told = t('game.falsche-fuffziger.table.news.card', { card: cardShort(card) });
      return effect === 'scraps' ? told : `${told} ${t(`game.falsche-fuffziger.table.news.${effect}`)}`;
    },
    scrapped: (event) => sentence(ofScrapping(event)),
    'gave-back': ({ pressType, notes }) =>
      t('game.falsche-fuffziger.table.news.gaveBack', { notes: words.noteName(pressType, notes) }),
    'general-laundering': () => t('game.falsche-fuffziger.table.news.changed'),
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
  } satisfies Tellers;
}

function pressTellers(words: Words) {
  const { t, number, name, counted, pressName } = words;
  const deed = deedIn(words);
  const { ofShopping } = useTales(words);
  return {
    converted: ({ seat, press, up, paid }) => {
      const facts = { name: name(seat), front: number(frontTypeOf(press)), paid: number(paid) };
      return up === 'broken'
        ? t('game.falsche-fuffziger.table.news.broke', facts)
        : t('game.falsche-fuffziger.table.news.converted', { ...facts, press: pressName(up, false) });
    },
    sold: ({ seat, up, price }) =>
      t('game.falsche-fuffziger.table.news.sold', {
        name: name(seat),
        press: pressName(up, false),
        price: number(price),
      }),
    printed: ({ seat, notes }) =>
      t(`game.falsche-fuffziger.table.news.${isNone(notes) ? 'printedNone' : 'printed'}`, {
        name: name(seat),
        notes: counted(notes),
      }),
    bought: (event) => deed(ofShopping({ seat: event.seat, presses: event.presses, paid: event.paid })),
  } satisfies Tellers;
}

function auctionTellers(words: Words) {
  const { t, name, coinsName, moneyName } = words;
  const deed = deedIn(words);
  const { ofAuction, ofOpening, ofBid } = useTales(words);
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
    'auction-ended': (event) => deed(ofAuction(event)),
    opened: (event) => {
      const bids = seatsOf(event.bids.length).flatMap((at) => {
        const bid = event.bids[at];
        return bid === undefined
          ? []
          : [t('game.falsche-fuffziger.table.news.bid', { name: name(at), bid: ofBid(bid) })];
      });
      return `${t('game.falsche-fuffziger.table.news.bids', { bids: bids.join('; ') })} ${deed(ofOpening(event))}`;
    },
    laundered: ({ seat, real }) =>
      t('game.falsche-fuffziger.table.news.laundered', { name: name(seat), amount: words.realName(real) }),
  } satisfies Tellers;
}
