import type { Locator, Page } from 'playwright-core';
import type { GameTypes } from '../../core/game.ts';
import type { FuffzigerTypes } from '../../core/games/falsche-fuffziger/types.ts';
import type { ForSaleTypes } from '../../core/games/for-sale/types.ts';
import type { MoneyTypes } from '../../core/games/money/types.ts';
import type { TableFrame } from '../../core/protocol/frames.ts';
import type app from '../../renderer/i18n/messages/en/app.json';
import { pattern } from '../helpers/e2e/words.ts';

/** The words of the app in the language of the page. */
export type Words = typeof app;

/** What is done on the page before it is looked at. */
export type Press = (page: Page, words: Words) => Promise<void>;

/** What a person at a table may see, and what is done then. Of all frames for which `when` holds the fullest is shown. */
export interface Moment {
  when(frame: TableFrame): boolean;
  readonly press?: Press;
  /** It is shown on a television, which is a viewer that nobody presses anything on. */
  readonly isTelevision?: boolean;
}

/** The moments of a table by their names. */
export type Moments = Readonly<Record<string, Moment>>;

/** One way in which a seat is asked something, or waits. */
interface Look<Types extends GameTypes, Shown> {
  readonly when?: (shown: Shown, view: Types['view']) => boolean;
  readonly press?: Press;
}

/** By what it is called; '' is the plain one. */
type Looks<Types extends GameTypes, Shown = undefined> = Readonly<Record<string, Look<Types, Shown>>>;

/** Every question of a game, each in every way that looks another; a question without an entry does not compile. */
interface Asked<Types extends GameTypes & { readonly view: object }> {
  readonly prompts: {
    readonly [Type in Types['prompt']['type']]: Looks<
      Types,
      Extract<Types['prompt'], { readonly type: Type }>
    >;
  };
  /** While nothing is asked of the own seat. */
  readonly waits: Looks<Types>;
  /** The game as it goes on for whoever is looking, asked or not. */
  readonly others: Looks<Types>;
  /** What is in the middle of the open table, as a television shows it. */
  readonly stages: Looks<Types>;
}

const click: Press = async (page) => {
  await page.locator('[data-card]:not([aria-disabled="true"])').first().click();
};

/** Presses what opens a dialog. */
export async function open(opener: Locator): Promise<void> {
  await opener.first().click();
  await opener.page().locator('dialog[open]').waitFor();
}
const openKeys: Press = async (page) => {
  await page.keyboard.press('?');
  await page.locator('dialog[open]').waitFor();
};
/** Presses the button with these words, which opens a dialog. */
export const button =
  (name: (words: Words) => string): Press =>
  (page, words) =>
    open(page.getByRole('button', { name: pattern(name(words)) }));
const openLog = button((words) => words.table.log.title);
const lookAtSomebody: Press = (page) => open(page.locator('.others button'));

const isOver = (view: { readonly sheets: readonly unknown[] }): boolean => view.sheets.length > 0;

const money: Asked<MoneyTypes> = {
  prompts: {
    bid: {
      '': { when: (_, view) => view.round?.round !== 1 },
      chosen: { when: (_, view) => view.round?.round !== 1, press: click },
    },
    sealed: { '': {} },
    act: { '': {} },
  },
  waits: { acting: { when: (_, { round }) => round?.type === 'acting' } },
  others: {
    log: { when: (_, { round }) => round?.round !== 1, press: openLog },
    sheet: { when: (_, view) => isOver(view) && view.round?.round === 1 && view.round.type === 'bidding' },
  },
  stages: {
    bidding: { when: (_, { round }) => round?.type === 'bidding' },
    acting: { when: (_, { round }) => round?.type === 'acting' },
  },
};

const forSale: Asked<ForSaleTypes> = {
  prompts: {
    buy: {
      '': { when: ({ bid }) => bid !== undefined },
      forced: { when: ({ bid }) => bid === undefined },
    },
    sell: { '': {}, chosen: { press: click } },
    sealed: { '': {} },
  },
  waits: {
    buying: { when: (_, { round, own }) => round?.type === 'buying' && !isServed(round, own?.seat) },
    out: { when: (_, { round, own }) => round?.type === 'buying' && isServed(round, own?.seat) },
  },
  others: {
    log: { when: (_, { round }) => round?.type === 'selling', press: openLog },
    player: { when: (_, { round }) => round?.type === 'selling', press: lookAtSomebody },
  },
  stages: {
    buying: { when: (_, { round }) => round?.type === 'buying' },
    selling: { when: (_, { round }) => round?.type === 'selling' },
  },
};
type ForSaleRound = NonNullable<ForSaleTypes['view']['round']>;
const isServed = (round: Extract<ForSaleRound, { readonly type: 'buying' }>, at?: number): boolean =>
  round.taken.some(({ seat }) => seat === at);

const fuffziger: Asked<FuffzigerTypes> = {
  prompts: {
    produce: { '': {} },
    lead: { '': {}, chosen: { press: click } },
    match: { '': {} },
    bid: { '': {}, chosen: { press: click } },
    buy: { '': {} },
    launder: { '': {}, chosen: { press: click } },
    sealed: {
      bid: { when: ({ undo }) => undo === 'unbid' },
      launder: { when: ({ undo }) => undo === 'unlaunder' },
    },
  },
  waits: {
    producing: { when: (_, { phase }) => phase?.type === 'producing' },
    auction: {
      when: (_, { phase, own }) => phase?.type === 'auction' && phase.isIn[own?.seat ?? -1] === true,
    },
    out: { when: (_, { phase, own }) => phase?.type === 'auction' && phase.isIn[own?.seat ?? -1] === false },
    buying: { when: (_, { phase }) => phase?.type === 'buying' },
  },
  others: {
    log: { when: (_, { phase }) => phase?.type === 'buying', press: openLog },
    player: { when: (_, { phase }) => phase?.type === 'buying', press: lookAtSomebody },
    prices: {
      when: (_, { phase }) => phase?.type === 'buying',
      press: (page) => open(page.locator('.ways button')),
    },
  },
  stages: {
    producing: { when: (_, { phase }) => phase?.type === 'producing' },
    auction: { when: (_, { phase }) => phase?.type === 'auction' },
    laundering: { when: (_, { phase }) => phase?.type === 'laundering' },
    buying: { when: (_, { phase }) => phase?.type === 'buying' },
    general: { when: (_, { phase }) => phase?.type === 'general' },
  },
};

/** What is the same in every game. */
const everywhere: Moments = {
  watch: { when: ({ you, table }) => you.seats.length === 0 && table.phase === 'playing' },
  result: { when: ({ you, table }) => you.owner && table.phase === 'ended' },
  'result-guest': { when: ({ you, table }) => you.seats.length > 0 && !you.owner && table.phase === 'ended' },
  'television-result': {
    when: ({ you, table }) => you.seats.length === 0 && table.phase === 'ended',
    isTelevision: true,
  },
};

/** The moments of every game. */
export const gameMoments: Readonly<Record<string, Moments>> = {
  money: { ...momentsOf(money), ...everywhere },
  'for-sale': { ...momentsOf(forSale), ...everywhere },
  'falsche-fuffziger': { ...momentsOf(fuffziger), ...everywhere },
};

/** A game's looks as moments: `bid`, `bid-chosen`, `wait-auction`, `log`. */
function momentsOf<Types extends GameTypes & { readonly view: object }>(asked: Asked<Types>): Moments {
  const prompts = Object.entries(asked.prompts) as [string, Looks<Types, never>][];
  const asPrompt = prompts.flatMap(([type, looks]) =>
    Object.entries(looks).map(([suffix, look]) => [join(type, suffix), seated(look, type)] as const),
  );
  const asWait = Object.entries(asked.waits).map(
    ([suffix, look]) => [join('wait', suffix), seated(look, undefined)] as const,
  );
  const asOther = Object.entries(asked.others).map(([name, look]) => [name, seated(look)] as const);
  const asStage = Object.entries(asked.stages).map(
    ([suffix, look]) => [join('television', suffix), openTable(look)] as const,
  );
  return Object.fromEntries([...asPrompt, ...asWait, ...asOther, ...asStage]);
}

function join(name: string, suffix: string): string {
  return suffix === '' ? name : `${name}-${suffix}`;
}

/** A look of the open table, as it is met without a seat while the game is on. */
function openTable<Types extends GameTypes>({ when }: Look<Types, undefined>): Moment {
  return {
    when: ({ table, game, you }) =>
      table.phase === 'playing' &&
      you.seats.length === 0 &&
      game !== undefined &&
      (when?.(undefined, game.view as Types['view']) ?? true),
    isTelevision: true,
  };
}

/** A look as it is met on a seat while the game is on, at the prompt `type`, or at any. */
function seated<Types extends GameTypes>(
  { when, press }: Look<Types, never>,
  ...type: readonly [] | readonly [string | undefined]
): Moment {
  return {
    when: ({ table, game, you }) =>
      table.phase === 'playing' &&
      game !== undefined &&
      you.facing !== undefined &&
      (type.length === 0 || type[0] === game.prompt?.type) &&
      (when?.(game.prompt as never, game.view as Types['view']) ?? true),
    ...(press === undefined ? {} : { press }),
  };
}

/** What is opened on a screen of the shell, or around a table that it shows, by its name. */
export const shellPresses: Readonly<Record<string, { readonly at: string; readonly press: Press }>> = {
  'host-all': {
    at: 'host',
    press: async (page, { setup }) => {
      await page.getByText(setup.houseRules).click();
      await page.getByRole('button', { name: setup.pinMake }).click();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  people: { at: 'lobby', press: (page) => open(page.locator('.bar .acts button').last()) },
  'rules-drawer': { at: 'lobby', press: (page) => open(page.locator('.bar [aria-keyshortcuts="R"]')) },
  reactions: { at: 'lobby', press: (page) => page.locator('.bar [aria-keyshortcuts="E"]').click() },
  keys: { at: 'lobby', press: openKeys },
  change: { at: 'lobby', press: button((words) => words.lobby.change) },
  wifi: { at: 'lobby', press: button((words) => words.lobby.wifi) },
};
