import { assertNever } from '../../../core/base/assert-never.ts';
import { isSameJson } from '../../../core/base/json.ts';
import type { Advice } from '../../../core/game.ts';
import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import { PRICES, typeOf } from '../../../core/games/falsche-fuffziger/material.ts';
import { isNone, worthOf } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { FuffzigerReason, Offer } from '../../../core/games/falsche-fuffziger/reason.ts';
import type { FuffzigerTypes } from '../../../core/games/falsche-fuffziger/types.ts';
import type { FuffzigerView } from '../../../core/games/falsche-fuffziger/view.ts';
import type { SeatFrame } from '../../../core/protocol/frames.ts';
import { useGameText, type KeysOf } from '../../i18n/index.ts';
import { inLanguages } from '../../i18n/languages.ts';
import type { CoachSpeech } from '../game-renderer.ts';
import type { GameSnapshot } from '../table-parts.ts';
import type english from './messages/en/coach-words.json';
import { ruinOf } from './ruins.ts';
import { useWords, type Words } from './table/use-words.ts';

type Advised = Advice<FuffzigerTypes>;

/** The words of the coach, and those of the table. */
interface CoachTexts {
  readonly table: Words;
  readonly t: (key: KeysOf<typeof english>, values?: Record<string, string>, count?: number) => string;
}

export const words = inLanguages(import.meta.glob<{ default: object }>('./messages/*/coach-words.json'));

/** With a smaller lead in wins (0–1) two choices count as equal. */
const EVEN = 0.01;
/** A chance of up to this many percent counts as none. */
const FEW = 1;
/** From this difference on (0–1) an offer wins clearly more often than another. */
const OFTENER = 0.15;
/** Below this chance (0–1) an offer is not expected to win. */
const SELDOM = 0.5;
/** Beyond this difference an offer is clearly dearer than another. */
const DEARER = 4;
/** A difference of fewer coins is described as half a coin. */
const HALF = 0.75;

/** The coach's sentences about Falsche Fuffziger. */
export default function useCoach(
  snapshot: () => GameSnapshot<FuffzigerTypes>,
  seats: () => readonly SeatFrame[],
): CoachSpeech<FuffzigerTypes> {
  const t = useGameText<KeysOf<typeof english>>('falsche-fuffziger');
  const table = useWords(seats);
  const texts: CoachTexts = { t, table };
  const { number } = table;
  return {
    when: () => {
      const { phase, round } = snapshot().view;
      const name = phase === undefined ? '' : table.t(`table.around.phase.${phase.type}`);
      return t('coach.when', { phase: name, round: number(round) });
    },
    choice: (action) => choiceText(action, snapshot().view, texts),
    total: (total) => table.coinsName(Math.round(total)),
    why: (advice) => whyText(advice, snapshot().view, texts),
    warning: (action) => {
      const ruin = ruinOf(snapshot().view, action);
      if (ruin === undefined) return undefined;
      if (ruin.type === 'doomed') return t('coach.warning.doomed', { type: number(ruin.press) });
      if (ruin.type === 'kept') return t('coach.warning.kept');
      if (ruin.type === 'hoarded')
        return t('coach.warning.hoarded', {
          count: number(ruin.count),
          type: number(ruin.press),
          worth: number(ruin.worth),
        });
      return t('coach.warning.dear', { worth: number(ruin.worth), brings: number(ruin.brings) });
    },
  };
}

function choiceText(action: FuffzigerAction, view: FuffzigerView, texts: CoachTexts): string {
  const { t, table } = texts;
  const { number, brief, layName, counted, pressCounts } = table;
  switch (action.type) {
    case 'convert':
    case 'sell':
      return pressText(action, view, texts);
    case 'lay':
      return table.t('table.auction.doLead', { lay: layName(action, true) });
    case 'drop':
      return table.t('table.auction.doDrop');
    case 'bid':
      return worthOf(action) === 0
        ? table.t('table.laundering.doNothing')
        : t('coach.choice.bid', { sum: number(worthOf(action)), money: brief(action) });
    case 'buy': {
      const presses = pressCounts(action.presses);
      return presses === '' ? table.t('table.spending.buyNothing') : t('coach.choice.buy', { presses });
    }
    case 'launder': {
      const notes = counted(action.notes);
      return notes === '' ? table.t('table.spending.changeNothing') : t('coach.choice.launder', { notes });
    }
    case 'finish':
    case 'match':
      return t(`coach.choice.${action.type}`);
    case 'unbid':
    case 'unlaunder':
      return t('coach.choice.back');
    default:
      return assertNever(action);
  }
}

function whyText(advice: Advised, view: FuffzigerView, texts: CoachTexts): string {
  const { t } = texts;
  const { reason } = advice;
  const [best] = advice.choices;
  if (reason.type === 'alone') return t('coach.alone');
  if (reason.type === 'card' || reason.type === 'coins') return offersText(reason, advice, texts);
  const other = choiceText(reason.other, view, texts);
  if (reason.type === 'close') return t('coach.close', { other });
  const later = best && laterOf(best.action, reason.isLast);
  return [differenceText(reason, other, texts), ...(later ? [t(`coach.later.${later}`)] : [])].join(' ');
}

type Offers = Extract<FuffzigerReason, { readonly type: 'card' | 'coins' }>;

/** The outcomes of two offers, and why the first one is better. */
function offersText(reason: Offers, advice: Advised, texts: CoachTexts): string {
  const { t, table } = texts;
  const { type, best, other } = reason;
  const brings = table.number(type === 'card' ? reason.brings : reason.coins);
  const offers = [offerText(best, brings, texts), offerText(other, brings, texts)];
  const isRaise = best.action.type === 'lay' && isNever(best.got);
  if (isRaise) offers.splice(1, 0, t('coach.offer.raise'));
  return [...offers, verdictOf(reason, advice, texts)].join(' ');
}

function verdictOf(
  { type, best, other, more }: Offers,
  { choices }: Advised,
  { t, table }: CoachTexts,
): string {
  const totalOf = (action: FuffzigerAction): number =>
    Math.round(choices.find((choice) => isSameJson(choice.action, action))?.total ?? 0);
  const coins = totalOf(best.action) - totalOf(other.action);
  if (more < EVEN)
    return coins > 0 ? t('coach.evenMore', { count: table.number(coins) }, coins) : t('coach.even');
  if (best.got - other.got >= OFTENER) return t(`coach.worth.${type}`);
  if (best.got < SELDOM && other.got - best.got >= OFTENER) return t(`coach.dear.${type}`);
  return other.gives > best.gives + DEARER ? t('coach.cheaper') : t('coach.oftener');
}

type Difference = Extract<FuffzigerReason, { readonly type: 'gain' | 'real' | 'odds' }>;

function differenceText(reason: Difference, other: string, { t, table: { number } }: CoachTexts): string {
  if (reason.type === 'odds') return t('coach.odds', { other });
  if (reason.type === 'real') return t('coach.real', { more: number(Math.round(reason.more)), other });
  if (reason.more < HALF) return t('coach.half', { other });
  const count = Math.round(reason.more);
  return t('coach.gain', { count: number(count), other }, count);
}

/** The advantage of a choice in later rounds, as a key of `coach.later`; undefined if none is likely to follow. */
function laterOf(action: FuffzigerAction, isLast: boolean) {
  if (isLast) return undefined;
  switch (action.type) {
    case 'convert':
    case 'sell':
    case 'finish':
      return action.type;
    case 'buy':
      return isNone(action.presses) ? 'save' : 'buy';
    case 'launder':
      return isNone(action.notes) ? 'keep' : 'launder';
    default:
      return undefined;
  }
}

/** Whether an offer practically never wins; `got` is its chance (0–1). */
const isNever = (got: number): boolean => Math.round(100 * got) <= FEW;

/** The chance of an offer, its cost, and what it brings. */
function offerText({ action, got, gives }: Offer, brings: string, { t, table }: CoachTexts): string {
  const { number, layName } = table;
  if (action.type === 'bid' && worthOf(action) === 0) return t('coach.offer.nothing');
  const odds = Math.round(100 * got);
  const chance = isNever(got) ? 'never' : odds === 100 ? 'always' : 'got';
  const facts = { odds: number(odds), gives: number(Math.round(gives)), brings };
  if (action.type === 'bid')
    return t(`coach.offer.${chance}.bid`, { ...facts, sum: number(worthOf(action)) });
  if (action.type === 'lay') return t(`coach.offer.${chance}.lay`, { ...facts, lay: layName(action, true) });
  return action.type === 'match' ? t(`coach.offer.${chance}.match`, facts) : t('coach.offer.drop');
}

/** An action with a press, which is named by the side that is up. */
function pressText(
  { type, press }: Extract<FuffzigerAction, { readonly press: unknown }>,
  { presses }: FuffzigerView,
  { t, table }: CoachTexts,
): string {
  const found = presses.find((one) => one.press === press);
  if (found === undefined) return press;
  const { up, isConverted } = found;
  const price = table.number(PRICES[typeOf(up)].sells);
  return t(`coach.choice.${type}`, { press: table.pressName(up, isConverted), price });
}
