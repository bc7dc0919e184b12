import { createRng } from '../../../core/base/rng.ts';
import { taskOf, type BotTask } from '../../../core/bots/index.ts';
import { dealOf } from '../../../core/games/falsche-fuffziger/material.ts';
import type { FuffzigerView } from '../../../core/games/falsche-fuffziger/view.ts';
import type { ForSaleView } from '../../../core/games/for-sale/view.ts';
import { currencyOf, faceOf, type Card } from '../../../core/games/money/material.ts';
import type { MoneyView } from '../../../core/games/money/view.ts';
import { finished } from '../../helpers/lookback.ts';

/** Decisions of one game that are taken. */
const A_GAME = 3;

/** Decisions by lot of games of bots, as the seat saw them that had to choose. */
export function* decisionsOf(game: string, first: number): Generator<BotTask> {
  for (let index = first; ; index++) {
    const { at, played: open } = finished(game, index);
    const played = { ...open, options: { ...open.options, memoryAid: true } }; // for who judges
    const places = played.actions.flatMap(({ seat }, place) => (seat === at ? [place] : []));
    const rng = createRng(`advice ${index}`);
    let taken = 0;
    for (const place of rng.shuffle(places)) {
      const task = taskOf({ game, bot: 'master', seat: at, played, at: place });
      if (task === undefined || !isOpen(task.legal)) continue;
      const { made: _made, ...question } = task;
      yield question;
      if (++taken === A_GAME) break;
    }
  }
}

/** Whether there is something to choose. */
function isOpen(legal: object): boolean {
  const [[type, from] = ['', {}], ...others] = Object.entries(legal) as readonly [string, object][];
  const lists = Object.values(from).filter(Array.isArray);
  const isOne = ['drop', 'pass', 'finish'].includes(type) || lists.some(({ length }) => length === 1);
  return others.length > 0 || !isOne;
}

/** What somebody who knows the game looks at. */
export function positionText({ game, view }: BotTask): string {
  if (game === 'money') return moneyText(view as MoneyView);
  if (game === 'for-sale') return forSaleText(view as ForSaleView);
  return fuffzigerText(view as FuffzigerView);
}

const cardText = (card: Card): string => {
  const currency = currencyOf(card);
  return currency === undefined ? (faceOf(card) === 0 ? 'bluff' : 'coin') : `${faceOf(card)} ${currency}`;
};

const cardsText = (cards: readonly Card[]): string => cards.map(cardText).join(', ');

function moneyText({ own, round, displays, pile, totals, handCounts }: MoneyView): string {
  return [
    `seat ${own?.seat}, pile ${pile}, totals ${totals.join(' ')}, hand counts ${handCounts?.join(' ')}`,
    `hand: ${cardsText(own?.hand ?? [])}`,
    `right: ${cardsText(displays.right)}; left: ${cardsText(displays.left)}`,
    ...(round?.type === 'acting'
      ? [
          `lying: ${round.lying.map((cards, at) => `P${at}: ${cardsText(cards)}`).join(' | ')}; waiting ${round.waiting.join(' ')}`,
        ]
      : []),
  ].join('\n');
}

function forSaleText({ own, round, rounds, remembered, piles }: ForSaleView): string {
  const now =
    round?.type === 'buying'
      ? `offer ${round.offer.join(' ')}; bids ${round.bids.join(' ')}; high ${round.high}; taken ${JSON.stringify(round.taken)}`
      : `cheques ${round?.cheques.join(' ')}`;
  return [
    `seat ${own?.seat}, round ${round?.round} of ${rounds}, piles ${piles.buildings} ${piles.cheques}, money ${own?.money}, hand ${own?.hand.join(' ')}`,
    now,
    `others: ${remembered?.map(({ hand }, at) => `P${at}: ${hand.join(' ')}`).join(' | ')}`,
  ].join('\n');
}

function fuffzigerText(view: FuffzigerView): string {
  const { own, round, start, coins, presses, scrapped, inspectors, auctions, laundering, phase } = view;
  const pressesOf = (at: number): string =>
    presses
      .filter(({ seat }) => seat === at)
      .map(({ up, isConverted }) => `${up}${isConverted ? 'c' : ''}`)
      .join(' ');
  return [
    `seat ${own?.seat}, round ${round}, start ${start}, scrapped ${scrapped.join(' ')}, face down ${inspectors.faceDown}, turned ${inspectors.turned.join(' ')}, earlier ${inspectors.earlier?.join(' ')}`,
    `own: notes ${JSON.stringify(own?.notes)}, real ${own?.real}; coins ${coins.join(' ')}; auctions to come ${auctions}`,
    `cards left ${laundering.left}, open ${JSON.stringify(laundering.open && dealOf(laundering.open))}`,
    ...coins.map((_, at) => `  P${at}: ${pressesOf(at)}`),
    JSON.stringify(phase),
  ].join('\n');
}
