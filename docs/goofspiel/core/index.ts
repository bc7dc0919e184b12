import { optionsReader } from '../../../core/base/options.ts';
import { actionReader, shuffled, integer } from '../../../core/base/parse.ts';
import { byPosition } from '../../../core/base/position.ts';
import type { Game } from '../../../core/game.ts';
import { beats } from './beats.ts';
import { regular } from './bots.ts';
import { cardsOf, facts } from './material.ts';
import { GoofspielPosition } from './position.ts';
import type { Action } from './data.ts';
import type { GoofspielTypes } from './types.ts';
import { view } from './view.ts';

/** Goofspiel: all bid for one prize after the other at the same time, each bid once. */
export const goofspiel: Game<GoofspielTypes> = {
  ...facts,
  rulesVersion: 1,
  parseOptions: optionsReader(facts),
  parseDeal: (input, { edition }) => shuffled(cardsOf(edition), { reason: 'prizes' })(input),
  parseAction: actionReader<Action>({ bid: { card: integer(1, cardsOf('classic').length) }, unbid: {} }),
  deal: ({ edition }, _seatCount, rng) => rng.shuffle(cardsOf(edition)),
  start: (options, seatCount, deal) => new GoofspielPosition(options, seatCount, deal),
  ...byPosition,
  view,
  round: ({ rounds }) => String(rounds.length),
  roundStarts: ['turned-up'],
  undo: ['unbid'],
  prompt: (_view, { bid, unbid }) => (bid && { type: 'bid' }) ?? (unbid && { type: 'sealed' }),
  result: (position) => position.result(),
  beats,
  bots: { regular },
};
