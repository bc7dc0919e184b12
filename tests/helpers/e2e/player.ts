import type { Locator, Page } from 'playwright-core';
import coach from '../../../renderer/i18n/messages/en/coach.json';
import { curtain, ended } from '../../../renderer/i18n/messages/en/app.json';
import { pattern } from './words.ts';

/** What a page asks of the person in front of it. `Question`: what the game itself may ask. */
export interface Asked<Question extends string> {
  /** `curtain`: the screen has to be passed to somebody first. `sure`: whether the choice is meant. `over`: the game has ended. */
  readonly type: Question | 'curtain' | 'sure' | 'over';
  /** Whom the screen has to be passed to. */
  readonly name?: string;
}

/** A way to press something: a click, a tap, or keys alone. `at`: where on it, in pixels from its upper left corner. */
export type Press = (target: Locator, at?: { readonly x: number; readonly y: number }) => Promise<void>;

export const click: Press = (target, at) => target.click(at === undefined ? {} : { position: at });

/** How a game's page is read, and how its questions are answered. */
export interface PlayedPage<Question extends string> {
  /** What says where the game stands; it differs from round to round. In a span by default. */
  readonly place: RegExp | ShownText;
  /** More texts that tell two moments apart where the same question is asked again in one round; each may be absent. */
  readonly details?: readonly ShownText[];
  /** By what a page shows each question. Where one can be asked again in the same round, the text differs each time. */
  readonly questions: readonly QuestionText<Question>[];
  readonly answer: (question: Question, press: Press) => Promise<void>;
}

/** A text that a page shows. */
interface ShownText {
  readonly text: RegExp;
  /** Selects the elements that may hold the text; paragraphs by default. */
  readonly where?: string;
}

interface QuestionText<Question extends string> extends ShownText {
  readonly type: Question;
}

export interface PlayOptions<Question extends string> {
  readonly press?: Press;
  /** Told of each thing that was asked, before it is done. */
  readonly onAsked?: (asked: Asked<Question>) => void | Promise<void>;
}

/** Plays on one page, for everybody who sits in front of it. */
export interface Player<Question extends string> {
  /** Plays until something of `types` is asked, which is left undone, or the game has ended. */
  until(...types: readonly Asked<Question>['type'][]): Promise<Asked<Question>>;
  /** Plays until something of `types` was asked and done. */
  through(...types: readonly Asked<Question>['type'][]): Promise<void>;
  toTheEnd(): Promise<void>;
}

/** Acts only on what the page shows, and on each thing that it shows once. */
export function playerOf<Question extends string>(
  page: Page,
  played: PlayedPage<Question>,
  { press = click, onAsked }: PlayOptions<Question> = {},
): Player<Question> {
  let before = ''; // what was last done: the page shows it until the host has answered
  const answer = async ({ asked: { type, name }, mark }: Moment<Question>): Promise<void> => {
    if (type === 'curtain')
      await press(page.getByRole('button', { name: pattern(curtain.show, { name: name ?? '' }) }));
    else if (type === 'sure') {
      const anyway = page.getByRole('button', { name: coach.anyway });
      await press(anyway);
      await anyway.waitFor({ state: 'hidden' });
      return; // the question that was answered is still the one before
    } else if (type !== 'over') await played.answer(type, press);
    before = mark;
  };
  const find = async (types: readonly Asked<Question>['type'][]): Promise<Moment<Question>> => {
    for (;;) {
      const moment = await nextMoment(page, played, before);
      await onAsked?.(moment.asked);
      if (types.includes(moment.asked.type) || moment.asked.type === 'over') return moment;
      await answer(moment);
    }
  };
  return {
    until: async (...types) => (await find(types)).asked,
    through: async (...types) => answer(await find(types)),
    toTheEnd: async () => void (await find(['over'])),
  };
}

/** What is asked, and a text that differs whenever something else is asked or the table has gone on. */
interface Moment<Question extends string> {
  readonly asked: Asked<Question>;
  readonly mark: string;
}

/** What is looked for on every page, as the sources of patterns. */
const SHELL = {
  curtain: pattern(curtain.title).source.replace('.+', '\u2068(.+)\u2069'),
  sure: coach.anyway,
  over: [ended.again, ended.waitForHost, coach.again.once],
};

/** Milliseconds between two looks: a page that is looked at for each frame draws each frame. */
const POLLING = 50;

/** Waits until something is asked that was not asked at the mark `before`, and can be answered. */
async function nextMoment<Question extends string>(
  page: Page,
  { place, questions, details = [] }: PlayedPage<Question>,
  before: string,
): Promise<Moment<Question>> {
  const looked: Looked = {
    ...SHELL,
    place: place instanceof RegExp ? { source: place.source, where: 'span' } : looking(place),
    details: details.map(looking),
    asks: questions.map((question) => ({ type: String(question.type), ...looking(question) })),
    before,
  };
  const handle = await page
    .waitForFunction(lookForMoment, looked, { polling: POLLING })
    .catch(async (cause: unknown) => {
      const shown = await page.evaluate(() => {
        const busy = document.querySelectorAll('[aria-busy="true"]').length;
        return `${document.body.innerText}\n(${busy} busy)`;
      });
      throw new Error(`Nothing was asked after "${before}". The page shows:\n${shown}`, { cause });
    });
  const moment = await handle.jsonValue();
  if (moment === false) throw new Error('nothing was waited for');
  return moment as Moment<Question>; // it is one of the questions that were looked for
}

/** A text that is looked for; its pattern as the source. */
interface LookedText {
  readonly source: string;
  readonly where: string;
}

const looking = ({ text, where = 'p' }: ShownText): LookedText => ({ source: text.source, where });

/** What is looked for. */
interface Looked {
  readonly curtain: string;
  readonly sure: string;
  readonly over: readonly string[];
  readonly place: LookedText;
  readonly details: readonly LookedText[];
  readonly asks: readonly (LookedText & { readonly type: string })[];
  readonly before: string;
}

/** The moment that the page shows, unless it is the one before; false: none, or not yet. Runs in the page. */
function lookForMoment(looked: Looked): { asked: { type: string; name?: string }; mark: string } | false {
  const find = ({ where, source }: { where: string; source: string }): RegExpExecArray | undefined => {
    const text = new RegExp(source, 'u');
    for (const element of document.querySelectorAll(where)) {
      const found = text.exec(element.textContent.trim());
      if (found !== null) return found;
    }
    return undefined;
  };
  const moment = (asked: { type: string; name?: string }, ...details: readonly (string | undefined)[]) => {
    const mark = [asked.type, ...details].join(' ');
    return mark === looked.before ? (false as const) : { asked, mark };
  };
  if (document.querySelector('[aria-busy="true"]') !== null) return false; // an act is under way
  if (find({ where: 'button', source: looked.sure }) !== undefined) return moment({ type: 'sure' });
  const shown = document.body.textContent;
  if (looked.over.some((text) => shown.includes(text))) return moment({ type: 'over' });
  const name = find({ where: 'h1, h2', source: looked.curtain })?.[1];
  if (name !== undefined) return moment({ type: 'curtain', name }, name);
  const place = find(looked.place)?.[0];
  if (place === undefined) return false; // not all of the table is there yet
  const details = looked.details.map((text) => find(text)?.[0] ?? '');
  for (const ask of looked.asks) {
    const said = find(ask)?.[0];
    if (said !== undefined) return moment({ type: ask.type }, place, said, ...details);
  }
  return false;
}
