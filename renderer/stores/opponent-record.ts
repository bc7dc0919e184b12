import { resolveBot, RUNGS, type Rung } from '../../core/base/rungs.ts';

/** Games lost after which a weaker opponent is offered. */
const LOSSES = 3;

/** How games of one kind against bots alone went here since the opponent was last chosen. */
export interface OpponentRecord {
  readonly rung: Rung;
  readonly won: boolean;
  /** In a row, up to now. */
  readonly lost: number;
  /** The game that was counted last; one is shown again after a reload. */
  readonly last: string;
}

/** Another opponent that might suit better, and why. */
export interface Advice {
  readonly from: string;
  readonly to: string;
  readonly why: 'won' | 'lost';
}

/** Before the first game against a rung. */
export const anew = (rung: Rung): OpponentRecord => ({ rung, won: false, lost: 0, last: '' });

/** After a game of one person against the usual bots alone; each is counted once. */
export function counted(standing: OpponentRecord, id: string, hasWon: boolean): OpponentRecord {
  const { won, lost, last } = standing;
  return id === last ? standing : { ...standing, won: won || hasWon, lost: hasWon ? 0 : lost + 1, last: id };
}

/** The next weaker bot for who keeps losing, otherwise the next stronger one for who has won. */
export function adviceFor({ rung, won, lost }: OpponentRecord, bots: readonly string[]): Advice | undefined {
  const from = resolveBot(rung, bots) ?? '';
  const rungs = RUNGS.filter((one) => bots.includes(one));
  const at = rungs.findIndex((one) => one === from);
  const why = lost >= LOSSES ? 'lost' : 'won';
  const to = why === 'won' ? rungs[at + 1] : rungs[at - 1];
  return at === -1 || to === undefined || (why === 'won' && !won) ? undefined : { from, to, why };
}
