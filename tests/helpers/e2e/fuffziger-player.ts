import type { Locator, Page } from 'playwright-core';
import english from '../../../renderer/games/falsche-fuffziger/messages/en/table-words.json';
import { playerOf, type Player, type PlayOptions, type Press } from './player.ts';
import { pattern } from './words.ts';

/** What Falsche Fuffziger asks: at the presses, in an auction, with the fist, in the shop, when notes are changed; and whether the last is meant to be given. */
export type FuffzigerQuestion = 'produce' | 'lead' | 'match' | 'bid' | 'buy' | 'launder' | 'last';

/** What one person does. Each says what is done where there is a choice; forced choices are taken. */
export interface Habits {
  /** Presses converted in each turn, as long as there are some. */
  readonly converts: number;
  /** Lays that are matched or led in one auction before dropping out. */
  readonly lays: number;
  /** Whether just enough is bid for each laundering card that can be reached. */
  readonly launders: boolean;
  /** Presses bought in each turn, as far as the money reaches. */
  readonly buys: number;
  /** Whether all notes are changed in the general laundering. */
  readonly changes: boolean;
}

export interface FuffzigerOptions extends PlayOptions<FuffzigerQuestion> {
  readonly habits?: Partial<Habits>;
}

const CAREFUL: Habits = { converts: 0, lays: 0, launders: true, buys: 1, changes: false };

const { table: words, sheet } = english;
const {
  producing,
  auction,
  laundering,
  spending,
  last,
  around: { round },
} = words;

/** Plays Falsche Fuffziger. */
export const fuffzigerPlayer = (
  page: Page,
  { habits, ...options }: FuffzigerOptions = {},
): Player<FuffzigerQuestion> =>
  playerOf<FuffzigerQuestion>(
    page,
    {
      place: { text: pattern(round) },
      details: [
        // another lay of the same auction, another auction, another card
        { text: pattern(auction.stakeNone), where: 'span' },
        { text: pattern(auction.stake), where: 'span' },
        { text: pattern(auction.after) },
        { text: pattern(auction.last) },
        { text: pattern(auction.lastNobody) },
        { text: pattern(words.around.card.left), where: 'span, p' },
        { text: pattern(laundering.below), where: 'span, p' },
      ],
      questions: [
        ...asks('produce', producing.ask, producing.askSell, producing.askLast, producing.askNone),
        ...asks('lead', auction.askLead, auction.askAlone, auction.askBroke),
        ...asks('match', auction.askMatch, auction.askCannot),
        ...asks('bid', laundering.ask, laundering.askShort, laundering.askBroke),
        ...asks('buy', spending.buyAsk, spending.buyBroke, spending.buyTooDear),
        ...asks('launder', spending.changeAsk, spending.changeForced),
        ...asks('last', last.press, last.notes),
      ],
      answer: (question, press) => ANSWERS[question](page, press, { ...CAREFUL, ...habits }),
    },
    options,
  );

const asks = (type: FuffzigerQuestion, ...texts: readonly string[]) =>
  texts.map((text) => ({ type, text: pattern(text) }));

type Answer = (page: Page, press: Press, habits: Habits) => Promise<void>;

const button = (page: Page, ...texts: readonly string[]): Locator =>
  texts.map((text) => page.getByRole('button', { name: pattern(text) })).reduce((all, some) => all.or(some));

/** The buttons that convert a press of the own ones, by the names that are read out. */
export const convertButtons = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${producing.convert}\\b`) });

/** The button that ends the turn at the presses. */
export const finishButton = (page: Page): Locator =>
  button(page, producing.print, producing.printAll, producing.end, producing.go);

/** The button that seals the fist. */
export const bidButton = (page: Page): Locator => button(page, laundering.do, laundering.doNothing);

/** The button that opens the fist again. */
export const openFistButton = (page: Page): Locator => button(page, laundering.takeBack);

/** The button that drops out of a coin auction. */
const dropButton = (page: Page): Locator =>
  button(page, auction.doDrop, auction.doDropBack, auction.doDropAll);

/** The button that ends the turn in the shop. */
const payButton = (page: Page): Locator => button(page, spending.buyDo, spending.buyNothing);

/** The button that seals which notes are changed. */
const changeButton = (page: Page): Locator => button(page, spending.changeDo, spending.changeNothing);

/** The button that gives the last press or the last notes away. */
const giveButton = (page: Page): Locator => button(page, last.sell, last.give);

/** Piles of own notes of which a press chooses one more. */
const ownPiles = (page: Page): Locator =>
  page.getByRole('button', { name: pattern(words.around.own.addNote) });

/** Types in the shop of which a press takes one more. */
const shelves = (page: Page): Locator =>
  button(page, spending.add).and(page.locator('button:not([aria-disabled])'));

/** After the game: what everybody's game counts. */
export const scoreSheet = (page: Page): Locator =>
  page.getByRole('group', { name: sheet.title, exact: true });

async function produce(page: Page, press: Press, { converts }: Habits): Promise<void> {
  const can = convertButtons(page);
  for (let times = 0; times < converts; times++) {
    const before = await can.count();
    if (before === 0) break;
    await press(can.first());
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  }
  await press(finishButton(page));
}

const lead: Answer = async (page, press, { lays }) => {
  const isFresh = (await page.getByText(auction.stakeNone, { exact: true }).count()) > 0;
  const can = ownPiles(page);
  if (lays === 0 || !isFresh || (await can.count()) === 0) return press(dropButton(page));
  await press(can.first());
  await press(button(page, auction.doLead, auction.doTake));
};

async function match(page: Page, press: Press, { lays }: Habits): Promise<void> {
  const isFresh = (await page.getByText(auction.stakeNone, { exact: true }).count()) > 0;
  const can = button(page, auction.doMatch);
  const wants = lays > 1 || (lays === 1 && isFresh);
  await press(wants && (await can.count()) > 0 ? can : dropButton(page));
}

async function bid(page: Page, press: Press, { launders }: Habits): Promise<void> {
  const enough = button(page, laundering.enough);
  if (launders && (await enough.count()) > 0) await press(enough);
  await press(bidButton(page));
}

async function buy(page: Page, press: Press, { buys }: Habits): Promise<void> {
  for (let times = 0; times < buys && (await shelves(page).count()) > 0; times++)
    await press(shelves(page).last());
  await press(payButton(page));
}

async function launder(page: Page, press: Press, { changes }: Habits): Promise<void> {
  const all = button(page, spending.changeAll);
  if (changes && (await all.count()) > 0) await press(all);
  await press(changeButton(page));
}

const ANSWERS: Readonly<Record<FuffzigerQuestion, Answer>> = {
  produce,
  lead,
  match,
  bid,
  buy,
  launder,
  last: (page, press) => press(giveButton(page)),
};
