import { optionsReader } from '../../base/options.ts';
import { byPosition } from '../../base/position.ts';
import type { Game } from '../../game.ts';
import { isAbout } from './about.ts';
import { parseAction } from './actions.ts';
import { beats } from './beats.ts';
import { KIND, claims } from './claims.ts';
import { bought, emotions, occasions, reversible } from './events.ts';
import { FEATS, feats } from './feats.ts';
import { figures } from './figures.ts';
import { bots } from './bots/index.ts';
import { playouts } from './bots/playouts.ts';
import { drawDeal, parseDeal } from './deal.ts';
import { facts, type ForSaleOptions } from './options.ts';
import { ForSalePosition } from './position.ts';
import { answer, topic } from './predictions.ts';
import { prompt } from './prompt.ts';
import { resultOf } from './score.ts';
import type { ForSaleTypes } from './types.ts';
import { view } from './view.ts';

export type { ForSaleTypes } from './types.ts';

/** For Sale: players buy buildings in open auctions, then sell them for cheques by sealed choices. */
export const forSale: Game<ForSaleTypes> = {
  ...facts,
  rulesVersion: 1,
  parseOptions: optionsReader<ForSaleOptions>(facts),
  parseDeal,
  parseAction,
  deal: drawDeal,
  start: ForSalePosition.start,
  ...byPosition,
  view,
  round: ({ bought, sold }) => String(bought.length + sold.length),
  roundStarts: ['buildings-turned-up', 'cheques-turned-up'],
  prompt,
  result: (position) => (position.hasEnded ? resultOf(position) : undefined),
  beats,
  reversible,
  undo: ['unsell'],
  emotions,
  occasions,
  story: { claims, kind: KIND, isAbout, figures, featOrders: FEATS, feats, bought },
  predictions: { topic, answer },
  playouts,
  bots,
};
