import type { Locator, Page } from 'playwright-core';
import english from '../../../renderer/games/money/messages/en/table-words.json';
import { click, playerOf, type Player, type PlayOptions, type Press } from './player.ts';
import { pattern } from './words.ts';

const { table: words } = english;

/** What Money! asks. `sheet`: the score sheet of the hand that has just ended lies over the table. */
type Question = 'sheet' | 'bid' | 'act';

/** The part of a card that the next one never covers. */
const CORNER = { x: 8, y: 8 };

/** How many cards the next bid has; 0: the bluff card alone. */
export type BidSize = () => number;

export interface MoneyOptions extends PlayOptions<Question> {
  readonly bidSize?: BidSize;
}

/** One card in each bid. */
const one: BidSize = () => 1;

/** The sizes again and again. */
export function inTurn(...sizes: readonly number[]): BidSize {
  let turn = 0;
  return () => sizes[turn++ % sizes.length] ?? 1;
}

/** Plays Money!. */
export const moneyPlayer = (page: Page, { bidSize = one, ...options }: MoneyOptions = {}): Player<Question> =>
  playerOf<Question>(
    page,
    {
      place: pattern(words.market.round),
      questions: [
        { type: 'sheet', where: 'dialog[open] h2', text: pattern(words.sheets.title) },
        { type: 'bid', text: pattern(words.bid.ask) },
        { type: 'act', text: pattern(words.act.ask) },
        { type: 'act', text: pattern(words.act.askLast) },
      ],
      answer: (question, press) => {
        if (question === 'sheet')
          return press(page.getByRole('button', { name: pattern(words.sheets.goOn) }));
        return question === 'bid' ? bid(page, bidSize(), press) : act(page, press);
      },
    },
    options,
  );

export const ownHand = (page: Page): Locator => page.getByRole('region', { name: words.hand.title });

/** The cards in the own hand; pressed ones are chosen. On a phone there are none while there is nothing to choose. */
export const handCards = (page: Page): Locator => ownHand(page).getByRole('button');

/** Chooses a card of the hand, or leaves it out again. */
export const pressCard = (page: Page, index: number): Promise<void> =>
  click(handCards(page).nth(index), CORNER);

/** The button that seals the bid, with its worth on it. */
export const bidButton = (page: Page): Locator =>
  page
    .getByRole('button', { name: pattern(words.bid.do) })
    .or(page.getByRole('button', { name: pattern(words.bid.doBluff) }))
    .or(page.getByRole('button', { name: words.bid.sitOut }));

export const takeBackButton = (page: Page): Locator => page.getByRole('button', { name: words.sealed.do });

/** Bids the first cards of the hand and nothing else; with `size` 0 the bluff card, which lies last. */
export async function bid(page: Page, size: number, press: Press = click): Promise<void> {
  const cards = handCards(page);
  const chosen = await cards.evaluateAll((all) => all.map((card) => card.ariaPressed === 'true'));
  // The bluff card is always there, so a hand with nothing else has nothing else to bid.
  const most = Math.max(1, chosen.length - 1);
  for (const [index, isChosen] of chosen.entries()) {
    const isWanted = size === 0 ? index === chosen.length - 1 : index < Math.min(size, most);
    if (isWanted !== isChosen) await press(cards.nth(index), CORNER);
  }
  await press(bidButton(page));
}

/** Takes the display with the most cards if that brings cards; otherwise swaps with somebody; otherwise passes. */
async function act(page: Page, press: Press): Promise<void> {
  const market = page.getByRole('region', { name: words.market.title });
  const displays = market.getByRole('button', { name: pattern(words.market.display) });
  const sizes = await Promise.all((await displays.all()).map(cardCount));
  const best = sizes.indexOf(Math.max(...sizes));
  const bids = page.getByRole('button', { name: pattern(words.place.bid) });
  if ((sizes[best] ?? 0) > 2) await press(displays.nth(best));
  else if ((await bids.count()) > 0) await press(bids.first());
  else return await press(page.getByRole('button', { name: pattern(words.act.pass) }));
  await press(swapButton(page));
}

const swapButton = (page: Page): Locator =>
  [words.act.take.right, words.act.take.left, words.act.swap]
    .map((text) => page.getByRole('button', { name: pattern(text) }))
    .reduce((all, some) => all.or(some));

const cardCount = async (display: Locator): Promise<number> =>
  ((await display.getAttribute('aria-label')) ?? '').split(';').length;
