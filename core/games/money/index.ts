import { optionsReader } from '../../base/options.ts';
import type { Game } from '../../game.ts';
import { parseAction } from './actions.ts';
import { apply } from './apply.ts';
import { beats } from './beats.ts';
import { reversible, stirs } from './events.ts';
import { bots } from './bots/index.ts';
import { drawDeal, parseDeal } from './deal.ts';
import { awaits, legal } from './legal.ts';
import { facts } from './material.ts';
import type { MoneyOptions } from './options.ts';
import { start } from './phases/hand-start.ts';
import { occasions } from './occasions.ts';
import { prompt } from './prompt.ts';
import { resultOf } from './score.ts';
import type { MoneyTypes } from './types.ts';
import { view } from './view.ts';

export type { MoneyTypes } from './types.ts';

/** Money!: players bid banknotes for the right to swap first, and collect whole currencies. */
export const money: Game<MoneyTypes> = {
  ...facts,
  rulesVersion: 1,
  parseOptions: optionsReader<MoneyOptions>(facts),
  parseDeal,
  parseAction,
  deal: drawDeal,
  start,
  awaits,
  legal,
  apply,
  withAids: (state, memoryAid) => ({ ...state, options: { ...state.options, memoryAid } }),
  view,
  round: ({ sheets, round }) => `${sheets.length}.${round}`,
  prompt,
  result: ({ phase, sheets, seatCount }) =>
    phase.type === 'ended' ? resultOf(sheets, seatCount) : undefined,
  hands: {
    count: ({ sheets, options }) => ({ scored: sheets.length, all: options.hands }),
    result: ({ sheets, seatCount }) => resultOf(sheets, seatCount),
  },
  beats,
  reversible,
  undo: ['unbid'],
  stirs,
  occasions,
  bots,
};
