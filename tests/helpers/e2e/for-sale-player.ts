import type { Locator, Page } from 'playwright-core';
import english from '../../../renderer/games/for-sale/messages/en/table-words.json';
import { click, playerOf, type Player, type PlayOptions, type Press } from './player.ts';
import { curtain } from '../../../renderer/i18n/messages/en/app.json';
import { pattern } from './words.ts';

const { sheet, table: words } = english;

/** What For Sale asks: bid or pass, or choose a building to sell. */
type Question = 'buy' | 'sell';

/** What may be bid, as the stepper shows it: whole thousands. */
export interface BidRange {
  readonly least: number;
  readonly most: number;
}

/** The next bid; undefined: pass. */
export type Bidding = (range: BidRange) => number | undefined;

/** How a bid is set: by chips that are tapped, or by the stepper. */
export type Dialling = (page: Page, amount: number, press: Press) => Promise<void>;

/** Which of the buildings in hand is sold, by their number, from the cheapest to the dearest. */
export type Selling = (count: number) => number;

export interface ForSaleOptions extends PlayOptions<Question> {
  readonly bidding?: Bidding;
  readonly dialling?: Dialling;
  readonly selling?: Selling;
}

/** Raises the bid as little as possible up to `limit`, then passes. */
export const bidUpTo =
  (limit: number, raise = 0): Bidding =>
  ({ least, most }) =>
    least > limit ? undefined : Math.min(least + raise, most);

/** Plays For Sale. */
export const forSalePlayer = (
  page: Page,
  { bidding = bidUpTo(2), dialling = byChips, selling = () => 0, ...options }: ForSaleOptions = {},
): Player<Question> =>
  playerOf<Question>(
    page,
    {
      place: pattern(words.market.round),
      // where several people share a page, whose hand it is tells one question from the next
      details: [{ text: pattern(curtain.showOther), where: '.owner strong' }],
      questions: [
        ...[words.buy.ask, words.buy.askFirst, words.buy.askForced, words.buy.askBroke].map(
          (text) => ({ type: 'buy', text: pattern(text) }) as const,
        ),
        ...[words.sell.ask, words.sell.askLast].map(
          (text) => ({ type: 'sell', text: pattern(text) }) as const,
        ),
      ],
      answer: (question, press) =>
        question === 'buy' ? buy(page, bidding, dialling, press) : sell(page, selling, press),
    },
    options,
  );

/** The field of the bid that is offered; absent for who can only pass. */
export const bidField = (page: Page): Locator => page.getByRole('spinbutton', { name: words.buy.amount });

export const bidButton = (page: Page, amount: number): Locator =>
  page.getByRole('button', { name: pattern(words.buy.do, { amount }) });

/** The button to pass, with what that costs. */
export const passButton = (page: Page): Locator =>
  [words.buy.pass, words.buy.passRefund, words.buy.passFree, words.buy.passShort]
    .map((text) => page.getByRole('button', { name: pattern(text) }))
    .reduce((all, some) => all.or(some));

/** The buildings in the own hand, the cheapest first; in the second part they can be pressed. */
export const handCards = (page: Page): Locator =>
  page.getByRole('list', { name: words.own.hand }).getByRole('button');

/** The button that sells the chosen building. */
export const sellButton = (page: Page): Locator => page.getByRole('button', { name: pattern(words.sell.do) });

export const takeBackButton = (page: Page): Locator => page.getByRole('button', { name: words.sealed.do });

/** After the game: what everybody's game counts. */
export const scoreSheet = (page: Page): Locator =>
  page.getByRole('group', { name: sheet.title, exact: true });

/** What may be bid now; undefined: nothing, only to pass. */
export async function bidRange(page: Page): Promise<BidRange | undefined> {
  const field = bidField(page);
  if ((await field.count()) === 0) return undefined;
  const [least, most] = await Promise.all(
    ['aria-valuemin', 'aria-valuemax'].map(async (bound) => Number(await field.getAttribute(bound))),
  );
  return { least: least ?? 0, most: most ?? 0 };
}

async function buy(page: Page, bidding: Bidding, dialling: Dialling, press: Press): Promise<void> {
  const range = await bidRange(page);
  const amount = range === undefined ? undefined : bidding(range);
  if (amount === undefined) return press(passButton(page));
  await dialling(page, amount, press);
  await press(bidButton(page, amount));
}

const dialled = async (page: Page): Promise<number> =>
  Number(await bidField(page).getAttribute('aria-valuenow'));

const RAISES = [5, 2, 1];

/** Taps the largest chips that fit. */
export const byChips: Dialling = async (page, amount, press) => {
  for (let left = amount - (await dialled(page)); left > 0;) {
    const raise = RAISES.find((one) => one <= left) ?? left;
    await press(page.getByRole('button', { name: pattern(words.buy.raise, { raise }) }));
    left -= raise;
  }
};

/** Presses the stepper's buttons. */
export const byStepper: Dialling = async (page, amount, press) => {
  const more = page.getByRole('button', { name: words.buy.more });
  for (let left = amount - (await dialled(page)); left > 0; left--) await press(more);
};

/** Sells a building of the hand; the last one of all lies ready to be sold. */
export async function sell(page: Page, selling: Selling = () => 0, press: Press = click): Promise<void> {
  const cards = handCards(page);
  const count = await cards.count();
  const card = cards.nth(Math.min(selling(count), count - 1));
  if ((await card.getAttribute('aria-pressed')) !== 'true') await press(card);
  await press(sellButton(page));
}
