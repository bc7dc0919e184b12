import { resolveBot, RUNGS, type Rung } from '../../core/base/rungs.ts';

/** Losses in a row after which a weaker opponent is suggested. */
const LOSSES = 3;

/** Results of one game against bots alone on this device, since the opponent was last chosen. */
export interface OpponentRecord {
  readonly rung: Rung;
  readonly won: boolean;
  /** Losses in a row. */
  readonly lost: number;
  /** The id of the match counted last, so that a reload does not count it twice. */
  readonly last: string;
}

/** A suggested opponent, and why. */
export interface Advice {
  readonly from: string;
  readonly to: string;
  readonly why: 'won' | 'lost';
}

/** The record before the first match against a rung. */
export const newRecord = (rung: Rung): OpponentRecord => ({ rung, won: false, lost: 0, last: '' });

/** The record after a match of one person against the usual bots alone; each match counts once. */
export function withResult(record: OpponentRecord, id: string, hasWon: boolean): OpponentRecord {
  const { won, lost, last } = record;
  return id === last ? record : { ...record, won: won || hasWon, lost: hasWon ? 0 : lost + 1, last: id };
}

/** Suggests the next weaker bot after repeated losses, otherwise the next stronger one after a win. */
export function adviceFor({ rung, won, lost }: OpponentRecord, bots: readonly string[]): Advice | undefined {
  const from = resolveBot(rung, bots) ?? '';
  const rungs = RUNGS.filter((one) => bots.includes(one));
  const at = rungs.findIndex((one) => one === from);
  const why = lost >= LOSSES ? 'lost' : 'won';
  const to = why === 'won' ? rungs[at + 1] : rungs[at - 1];
  return at === -1 || to === undefined || (why === 'won' && !won) ? undefined : { from, to, why };
}
