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
interface Spoken {
  readonly table: Words;
  readonly t: (key: KeysOf<typeof english>, values?: Record<string, string>, count?: number) => string;
}

export const words = inLanguages(import.meta.glob<{ default: object }>('./messages/*/coach-words.json'));

/** With less of a lead (0–1) two choices are about equally good. */
const EVEN = 0.01;
/** Of a hundred: that few are as good as none. */
const FEW = 1;
/** An offer gets what it is for clearly oftener than another (0–1), or costs clearly more. */
const OFTENER = 0.15;
/** Who gets what it is for no oftener than this hardly means to. */
const SELDOM = 0.5;
const DEARER = 4;
/** Less than so many coins is about half a coin. */
const HALF = 0.75;

/** How the coach of Falsche Fuffziger speaks. */
export default function useCoach(
  moment: () => GameSnapshot<FuffzigerTypes>,
  seats: () => readonly SeatFrame[],
): CoachSpeech<FuffzigerTypes> {
  const t = useGameText<KeysOf<typeof english>>('falsche-fuffziger');
  const table = useWords(seats);
  const spoken: Spoken = { t, table };
  const { number } = table;
  return {
    when: () => {
      const { phase, round } = moment().view;
      const name = phase === undefined ? '' : table.t(`table.around.phase.${phase.type}`);
      return t('coach.when', { phase: name, round: number(round) });
    },
    choice: (action) => choiceText(action, moment().view, spoken),
    total: (total) => table.coinsName(Math.round(total)),
    why: (advice) => whyText(advice, moment().view, spoken),
    warning: (action) => {
      const ruin = ruinOf(moment().view, action);
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

function choiceText(action: FuffzigerAction, view: FuffzigerView, spoken: Spoken): string {
  const { t, table } = spoken;
  const { number, brief, layName, counted, pressCounts } = table;
  switch (action.type) {
    case 'convert':
    case 'sell':
      return pressText(action, view, spoken);
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

function whyText(advice: Advised, view: FuffzigerView, spoken: Spoken): string {
  const { t } = spoken;
  const { reason } = advice;
  const [best] = advice.choices;
  if (reason.type === 'alone') return t('coach.alone');
  if (reason.type === 'card' || reason.type === 'coins') return offersText(reason, advice, spoken);
  const other = choiceText(reason.other, view, spoken);
  if (reason.type === 'close') return t('coach.close', { other });
  const later = best && laterOf(best.action, reason.isLast);
  return [differenceText(reason, other, spoken), ...(later ? [t(`coach.later.${later}`)] : [])].join(' ');
}

type Offers = Extract<FuffzigerReason, { readonly type: 'card' | 'coins' }>;

/** What two offers get and give, and which of that makes the first one the better one. */
function offersText(reason: Offers, advice: Advised, spoken: Spoken): string {
  const { t, table } = spoken;
  const { type, best, other } = reason;
  const brings = table.number(type === 'card' ? reason.brings : reason.coins);
  const offers = [offerText(best, brings, spoken), offerText(other, brings, spoken)];
  const isRaise = best.action.type === 'lay' && isNever(best.got);
  if (isRaise) offers.splice(1, 0, t('coach.offer.raise'));
  return [...offers, verdictOf(reason, advice, spoken)].join(' ');
}

function verdictOf({ type, best, other, more }: Offers, { choices }: Advised, { t, table }: Spoken): string {
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

function differenceText(reason: Difference, other: string, { t, table: { number } }: Spoken): string {
  if (reason.type === 'odds') return t('coach.odds', { other });
  if (reason.type === 'real') return t('coach.real', { more: number(Math.round(reason.more)), other });
  if (reason.more < HALF) return t('coach.half', { other });
  const count = Math.round(reason.more);
  return t('coach.gain', { count: number(count), other }, count);
}

/** What a choice is good for, where that shows in later rounds: a key of `coach.later`; undefined where no round is likely to come. */
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

/** Whether an offer hardly ever gets what it is for. */
const isNever = (got: number): boolean => Math.round(100 * got) <= FEW;

/** What an offer gets and gives. */
function offerText({ action, got, gives }: Offer, brings: string, { t, table }: Spoken): string {
  const { number, layName } = table;
  if (action.type === 'bid' && worthOf(action) === 0) return t('coach.offer.nothing');
  const odds = Math.round(100 * got);
  const end = isNever(got) ? 'never' : odds === 100 ? 'always' : 'got';
  const ends = { odds: number(odds), gives: number(Math.round(gives)), brings };
  if (action.type === 'bid') return t(`coach.offer.${end}.bid`, { ...ends, sum: number(worthOf(action)) });
  if (action.type === 'lay') return t(`coach.offer.${end}.lay`, { ...ends, lay: layName(action, true) });
  return action.type === 'match' ? t(`coach.offer.${end}.match`, ends) : t('coach.offer.drop');
}

/** What is done with a press, which is named as it lies. */
function pressText(
  { type, press }: Extract<FuffzigerAction, { readonly press: unknown }>,
  { presses }: FuffzigerView,
  { t, table }: Spoken,
): string {
  const found = presses.find((one) => one.press === press);
  if (found === undefined) return press;
  const { up, isConverted } = found;
  const price = table.number(PRICES[typeOf(up)].sells);
  return t(`coach.choice.${type}`, { press: table.pressName(up, isConverted), price });
}
