import type { Locator, Page } from 'playwright-core';
import { table as words } from '../../../renderer/games/money/messages/en/table.ts';
import { inSentence, pattern } from './words.ts';

/** What a Money! page asks of the person in front of it. */
export type Asked =
  /** The screen has to be passed to somebody first. */
  | { readonly type: 'curtain'; readonly name: string }
  /** The score sheet of the hand that has just ended lies over the table. */
  | { readonly type: 'sheet' }
  | { readonly type: 'bid' }
  | { readonly type: 'act' }
  /** The game has ended. */
  | { readonly type: 'over' };

/** What is asked, and a text that differs whenever something else is asked or the table has gone on. */
interface Moment {
  readonly asked: Asked;
  readonly mark: string;
}

/** A way to press something: a click, a tap, or keys alone. `at`: where on it, in pixels from its upper left corner. */
export type Press = (target: Locator, at?: { readonly x: number; readonly y: number }) => Promise<void>;

const click: Press = (target, at) => target.click(at === undefined ? {} : { position: at });

/** The part of a card that the next one never covers. */
const CORNER = { x: 8, y: 8 };

/** How many cards the next bid has; 0: the bluff card alone. */
export type BidSize = () => number;

export interface PlayOptions {
  readonly bidSize?: BidSize;
  readonly press?: Press;
  /** Told of each thing that was asked, before it is done. */
  readonly onAsked?: (asked: Asked) => void | Promise<void>;
}

/** Plays on one page, for everybody who sits in front of it. */
export interface MoneyPlayer {
  /** Plays until something of `types` is asked, which is left undone, or the game has ended. */
  until(...types: readonly Asked['type'][]): Promise<Asked>;
  /** Plays until something of `types` was asked and done. */
  through(...types: readonly Asked['type'][]): Promise<void>;
  toTheEnd(): Promise<void>;
}

/** One card in each bid. */
const one: BidSize = () => 1;

/** The sizes again and again. */
export function inTurn(...sizes: readonly number[]): BidSize {
  let turn = 0;
  return () => sizes[turn++ % sizes.length] ?? 1;
}

export function moneyPlayer(page: Page, options: PlayOptions = {}): MoneyPlayer {
  let before = ''; // what was last done: the page shows it until the host has answered
  const until = async (...types: readonly Asked['type'][]): Promise<Asked> => {
    for (;;) {
      const { asked, mark } = await nextMoment(page, before);
      await options.onAsked?.(asked);
      if (types.includes(asked.type) || asked.type === 'over') return asked;
      await answer(page, asked, options);
      before = mark;
    }
  };
  return {
    until,
    through: async (...types) => {
      await until(...types);
      const { asked, mark } = await nextMoment(page, before);
      await answer(page, asked, options);
      before = mark;
    },
    toTheEnd: async () => void (await until('over')),
  };
}

/** Does what is asked. */
async function answer(page: Page, asked: Asked, options: PlayOptions): Promise<void> {
  const press = options.press ?? click;
  if (asked.type === 'curtain')
    await press(page.getByRole('button', { name: inSentence('I am ', asked.name) }));
  if (asked.type === 'sheet') await press(page.getByRole('button', { name: pattern(words.sheets.goOn) }));
  if (asked.type === 'bid') await bid(page, (options.bidSize ?? one)(), press);
  if (asked.type === 'act') await act(page, press);
}

/** The cards in the own hand; pressed ones are chosen. */
export const handCards = (page: Page): Locator =>
  page.getByRole('region', { name: words.hand.title }).getByRole('button');

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

const beginningOf = (message: string): string => message.split('{')[0] ?? '';

/** By what the texts of a page show what is asked. */
const TEXTS = {
  round: beginningOf(words.market.round),
  bid: [words.bid.ask],
  act: [words.act.ask, words.act.askLast].map(beginningOf),
  sheet: beginningOf(words.sheets.title),
  over: ['Play again', 'The host can start another game.'],
};

/** Waits until something is asked that was not asked at the mark `before`. */
async function nextMoment(page: Page, before: string): Promise<Moment> {
  const handle = await page.waitForFunction(
    ({ texts, last }): Moment | false => {
      const shown = document.body.textContent ?? '';
      const isShown = (some: readonly string[]): boolean => some.some((text) => shown.includes(text));
      const isRound = (text: string): boolean =>
        text.startsWith(texts.round) && /^\d+$/.test(text.slice(texts.round.length));
      const round = [...document.querySelectorAll('span')]
        .map((span) => span.textContent.trim())
        .find(isRound);
      const name = /Pass the screen to \u2068(.+?)\u2069/u.exec(shown)?.[1];
      const asked = ((): Moment['asked'] | undefined => {
        if (isShown(texts.over)) return { type: 'over' };
        const opened = document.querySelector('dialog[open] h2')?.textContent ?? '';
        if (opened.startsWith(texts.sheet)) return { type: 'sheet' };
        if (name !== undefined) return { type: 'curtain', name };
        if (round === undefined) return undefined; // not all of the table is there yet
        if (isShown(texts.bid)) return { type: 'bid' };
        return isShown(texts.act) ? { type: 'act' } : undefined;
      })();
      const mark = `${asked?.type} ${name} ${round}`;
      return asked === undefined || mark === last ? false : { asked, mark };
    },
    { texts: TEXTS, last: before },
  );
  const moment = await handle.jsonValue();
  if (moment === false) throw new Error('nothing was waited for');
  return moment;
}
