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

/** With a smaller lead in wins (0–1) two choices count as equal; higher for sales, which depend on a guess of what others sell. */
const EVEN = { buying: 0.01, selling: 0.025 };
/** Spending all money this many rounds before the end, or more, gets a warning. */
const ROUNDS_WITHOUT = 2;
/** Selling one's best building, from `FINE_BUILDING` on, for this cheque or less gets a warning. */
const SMALL_CHEQUE = 5;
const FINE_BUILDING = 20;

/** The coach's sentences about For Sale. */
export default function useCoach(snapshot: () => GameSnapshot<ForSaleTypes>): CoachSpeech<ForSaleTypes> {
  const t = useGameText<KeysOf<typeof english>>('for-sale');
  const { number } = useFormat();
  const { dollars } = useWords(() => []);
  const about = (value: number): string => number(Math.round(value));

  const when = (): string => {
    const { round } = snapshot().view;
    return round === undefined ? '' : t(`coach.when.${round.type}`, { round: number(round.round) });
  };

  const choice = (action: ForSaleAction): string => {
    if (action.type === 'bid') return t('coach.choice.bid', { amount: number(action.amount) });
    if (action.type === 'sell') return t('coach.choice.sell', { building: number(action.building) });
    return t('coach.choice.pass');
  };

  const outcomeText = ({ action, building, pays }: Purchase): string => {
    const facts = { building: about(building), pays: about(pays) };
    if (action.type === 'bid') return t('coach.bidding', { ...facts, amount: number(action.amount) });
    return Math.round(pays) === 0 ? t('coach.free', facts) : t('coach.passing', facts);
  };

  /** The lead of the best choice over another: in wins, −1 to 1, and in the final total, in thousands as displayed. */
  const lead = ({ choices: [best, ...others], asked }: Advised, other: ForSaleAction) => {
    const found = [...others, ...(asked ? [asked] : [])].find(({ action }) => isSameJson(action, other));
    return {
      wins: (best?.wins ?? 0) - (found?.wins ?? 0),
      total: Math.round(best?.total ?? 0) - Math.round(found?.total ?? 0),
    };
  };

  /** Why the best choice is better, if the outcome of the round alone does not show it. */
  const comparison = (advice: Advised): readonly string[] => {
    const { reason } = advice;
    if (reason.type === 'alone') return [];
    const other: ForSaleAction =
      reason.type === 'selling' ? { type: 'sell', building: reason.other.building } : reason.other.action;
    const { wins, total } = lead(advice, other);
    if (wins < EVEN[reason.type])
      return [total > 0 ? t('coach.more', { more: dollars(total) }) : t('coach.even')];
    const less = total < 0 ? [t('coach.less')] : [];
    if (reason.type === 'selling') return [...keepText(reason), ...less];
    const isCheaper = reason.best.pays < reason.other.pays;
    if (reason.best.building > reason.other.building)
      return [...(isCheaper ? [] : [t('coach.worth')]), ...less];
    const { rounds, round } = snapshot().view;
    const isLast = rounds === round?.round;
    return [...(isCheaper ? [t(isLast ? 'coach.saveLast' : 'coach.save')] : []), ...less];
  };

  /** Says to keep the other building, if it would bring more now. */
  const keepText = ({
    best,
    other,
  }: Extract<ForSaleReason, { readonly type: 'selling' }>): readonly string[] =>
    Math.round(best.cheque) < Math.round(other.cheque)
      ? [t('coach.keep', { other: number(other.building) })]
      : [];

  const why = (advice: Advised): string => {
    const { reason } = advice;
    if (reason.type === 'alone') return t('coach.alone');
    if (reason.type === 'buying')
      return [outcomeText(reason.best), outcomeText(reason.other), ...comparison(advice)].join(' ');
    const sales = t('coach.selling', {
      building: number(reason.best.building),
      cheque: about(reason.best.cheque),
      other: number(reason.other.building),
      otherCheque: about(reason.other.cheque),
    });
    return [sales, ...comparison(advice)].join(' ');
  };

  const warning = (action: ForSaleAction): string | undefined => {
    const ruin = ruinOf(action, snapshot().view);
    return ruin && t(`coach.warning.${ruin.type}`, { count: number(ruin.count) });
  };

  return { when, choice, total: (total) => dollars(Math.round(total)), why, warning };
}

/** Whether an action spends all money too early, or sells the best building for a small cheque. */
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
