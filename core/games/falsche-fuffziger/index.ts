import { optionsReader } from '../../base/options.ts';
import { byPosition } from '../../base/position.ts';
import type { Game } from '../../game.ts';
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
import { facts, type FuffzigerOptions } from './options.ts';
import { FuffzigerPosition } from './position.ts';
import { answer, topic } from './predictions.ts';
import { prompt } from './prompt.ts';
import { resultOf } from './score.ts';
import type { FuffzigerTypes } from './types.ts';
import { view } from './view.ts';

export type { FuffzigerTypes } from './types.ts';

/** Falsche Fuffziger: counterfeiters print notes, launder them, buy presses and bid for silver coins, until the inspector has come. */
export const falscheFuffziger: Game<FuffzigerTypes> = {
  ...facts,
  rulesVersion: 1,
  parseOptions: optionsReader<FuffzigerOptions>(facts),
  parseDeal,
  parseAction,
  deal: drawDeal,
  start: FuffzigerPosition.start,
  ...byPosition,
  view,
  round: ({ round }) => String(round),
  roundStarts: ['round-began'],
  prompt,
  result: (position) => (position.hasEnded ? resultOf(position) : undefined),
  beats,
  reversible,
  undo: ['unbid', 'unlaunder'],
  emotions,
  occasions,
  story: { claims, kind: KIND, isAbout, figures, featOrders: FEATS, feats },
  predictions: { topic, answer },
  playouts,
  bots,
};
