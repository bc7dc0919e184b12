import { isSameJson } from '../../../core/base/json.ts';
import type { Advice } from '../../../core/game.ts';
import type { ForSaleAction } from '../../../core/games/for-sale/actions.ts';
import type { ForSaleView } from '../../../core/games/for-sale/view.ts';
import type { ForSaleReason } from '../../../core/games/for-sale/reason.ts';
import type { ForSaleTypes } from '../../../core/games/for-sale/types.ts';
import { useFormat, useGameText } from '../../i18n/index.ts';
import type { KeysOf } from '../../i18n/keys.ts';
import { inLanguages } from '../../i18n/languages.ts';
import type { CoachSpeech } from '../game-renderer.ts';
import type { GameSnapshot } from '../table-parts.ts';
import type english from './messages/en/coach-words.json';
import { useWords } from './table/use-words.ts';

type Advised = Advice<ForSaleTypes>;
type Purchase = Extract<ForSaleReason, { readonly type: 'buying' }>['best'];

export const words = inLanguages(import.meta.glob<{ default: object }>('./messages/*/coach-words.json'));

/** With less of a lead (0–1) two choices are about equally good; of sales it is less sure, as it hangs on what others are taken to sell. */
const EVEN = { buying: 0.01, selling: 0.025 };
/** Rounds to come for which no money at all is a misfortune. */
const ROUNDS_WITHOUT = 2;
/** A cheque for which nobody sells their best building, if it is of this number at least. */
const SMALL_CHEQUE = 5;
const FINE_BUILDING = 20;

/** How the coach of For Sale speaks. */
export default function useCoach(moment: () => GameSnapshot<ForSaleTypes>): CoachSpeech<ForSaleTypes> {
  const t = useGameText<KeysOf<typeof english>>('for-sale');
  const { number } = useFormat();
  const { dollars } = useWords(() => []);
  const about = (value: number): string => number(Math.round(value));

  const when = (): string => {
    const { round } = moment().view;
    return round === undefined ? '' : t(`coach.when.${round.type}`, { round: number(round.round) });
  };

  const choice = (action: ForSaleAction): string => {
    if (action.type === 'bid') return t('coach.choice.bid', { amount: number(action.amount) });
    if (action.type === 'sell') return t('coach.choice.sell', { building: number(action.building) });
    return t('coach.choice.pass');
  };

  const way = ({ action, building, pays }: Purchase): string => {
    const ends = { building: about(building), pays: about(pays) };
    if (action.type === 'bid') return t('coach.bidding', { ...ends, amount: number(action.amount) });
    return Math.round(pays) === 0 ? t('coach.free', ends) : t('coach.passing', ends);
  };

  /** What the best brings more than another choice: wins, −1 to 1, and thousands at the end, as they are shown. */
  const lead = ({ choices: [best, ...others], asked }: Advised, other: ForSaleAction) => {
    const found = [...others, ...(asked ? [asked] : [])].find(({ action }) => isSameJson(action, other));
    return {
      wins: (best?.wins ?? 0) - (found?.wins ?? 0),
      total: Math.round(best?.total ?? 0) - Math.round(found?.total ?? 0),
    };
  };

  /** What makes the best the better one, where the round itself does not show it. */
  const turn = (advice: Advised): readonly string[] => {
    const { reason } = advice;
    if (reason.type === 'alone') return [];
    const other: ForSaleAction =
      reason.type === 'selling' ? { type: 'sell', building: reason.other.building } : reason.other.action;
    const { wins, total } = lead(advice, other);
    if (wins < EVEN[reason.type])
      return [total > 0 ? t('coach.more', { more: dollars(total) }) : t('coach.even')];
    const less = total < 0 ? [t('coach.less')] : [];
    if (reason.type === 'selling') return [...kept(reason), ...less];
    const isCheaper = reason.best.pays < reason.other.pays;
    if (reason.best.building > reason.other.building)
      return [...(isCheaper ? [] : [t('coach.worth')]), ...less];
    const { rounds, round } = moment().view;
    const isLast = rounds === round?.round;
    return [...(isCheaper ? [t(isLast ? 'coach.saveLast' : 'coach.save')] : []), ...less];
  };

  /** That the other building is kept, if it would bring more now. */
  const kept = ({ best, other }: Extract<ForSaleReason, { readonly type: 'selling' }>): readonly string[] =>
    Math.round(best.cheque) < Math.round(other.cheque)
      ? [t('coach.keep', { other: number(other.building) })]
      : [];

  const why = (advice: Advised): string => {
    const { reason } = advice;
    if (reason.type === 'alone') return t('coach.alone');
    if (reason.type === 'buying') return [way(reason.best), way(reason.other), ...turn(advice)].join(' ');
    const sales = t('coach.selling', {
      building: number(reason.best.building),
      cheque: about(reason.best.cheque),
      other: number(reason.other.building),
      otherCheque: about(reason.other.cheque),
    });
    return [sales, ...turn(advice)].join(' ');
  };

  const warning = (action: ForSaleAction): string | undefined => {
    const ruin = ruinOf(action, moment().view);
    return ruin && t(`coach.warning.${ruin.type}`, { count: number(ruin.count) });
  };

  return { when, choice, total: (total) => dollars(Math.round(total)), why, warning };
}

/** What a choice ruins: all money is spent too early, or the best building goes for a small cheque. */
function ruinOf(
  action: ForSaleAction,
  { own, round, rounds }: ForSaleView,
): { readonly type: 'spent' | 'wasted'; readonly count: number } | undefined {
  if (own === undefined || round === undefined) return undefined;
  const left = rounds - round.round;
  if (action.type === 'bid' && round.type === 'buying') {
    const isAll = action.amount === own.money + (round.bids[own.seat] ?? 0);
    return isAll && left >= ROUNDS_WITHOUT ? { type: 'spent', count: left } : undefined;
  }
  if (action.type !== 'sell' || round.type !== 'selling' || left === 0) return undefined;
  const cheque = Math.max(...round.cheques);
  const isBest = action.building >= FINE_BUILDING && action.building === Math.max(...own.hand);
  return isBest && cheque <= SMALL_CHEQUE ? { type: 'wasted', count: cheque } : undefined;
}
