import { optionsReader } from '../../base/options.ts';
import { placesOf } from '../../base/places.ts';
import { byPosition } from '../../base/position.ts';
import type { Game, GameResult } from '../../game.ts';
import { isAbout } from './about.ts';
import { parseAction } from './actions.ts';
import { beats } from './beats.ts';
import { KIND, claims } from './claims.ts';
import { occasions, reversible, emotions } from './events.ts';
import { FEATS, feats } from './feats.ts';
import { figures } from './figures.ts';
import { bots } from './bots/index.ts';
import { playouts } from './bots/playouts.ts';
import { drawDeal, parseDeal } from './deal.ts';
import { facts, type MoneyOptions } from './options.ts';
import { MoneyPosition } from './position.ts';
import { answer, topic } from './predictions.ts';
import { prompt } from './prompt.ts';
import type { MoneySheet } from './score.ts';
import type { MoneyTypes } from './types.ts';
import { view } from './view.ts';

export type { MoneyTypes } from './types.ts';

/** The result of the hands scored so far; of all of them once the match has ended. */
const resultOf = (position: MoneyPosition): GameResult<MoneySheet> => ({
  ...position.ranking(),
  places: placesOf(position.totals),
  sheet: { hands: position.sheets },
});

/** Money!: players bid banknotes for the right to swap first, and collect whole currencies. */
export const money: Game<MoneyTypes> = {
  ...facts,
  rulesVersion: 1,
  parseOptions: optionsReader<MoneyOptions>(facts),
  parseDeal,
  parseAction,
  deal: drawDeal,
  start: MoneyPosition.start,
  ...byPosition,
  view,
  round: ({ sheets, round }) => `${sheets.length}.${round}`,
  roundStarts: ['revealed'],
  prompt,
  result: (position) => (position.hasEnded ? resultOf(position) : undefined),
  hands: {
    count: ({ sheets, options }) => ({ scored: sheets.length, all: options.hands }),
    result: resultOf,
  },
  beats,
  reversible,
  undo: ['unbid'],
  emotions,
  occasions,
  story: { claims, kind: KIND, isAbout, figures, featOrders: FEATS, feats },
  predictions: { topic, answer },
  playouts,
  bots,
};
