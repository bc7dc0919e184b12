import { missingIn, nothingSealed } from '../../../core/base/sealed.ts';
import type { Game } from '../../../core/game.ts';
import { BEATS } from './beats.ts';
import { bots } from './bots.ts';
import { cardsOf, EDITIONS, SEATS } from './material.ts';
import { parseAction, parseDeal, parseOptions } from './parse.ts';
import { apply, isOver, legal, result } from './play.ts';
import type { GoofspielTypes } from './types.ts';
import { prompt, view } from './view.ts';

/** Goofspiel: all bid for one prize after the other at the same time, each bid once. */
export const goofspiel: Game<GoofspielTypes> = {
  name: 'goofspiel',
  rulesVersion: 1,
  seats: SEATS,
  editions: EDITIONS,
  parseOptions,
  parseDeal,
  parseAction,
  deal: ({ edition }, _seatCount, rng) => rng.shuffle(cardsOf(edition)),
  start: (options, seatCount, deal) => ({ options, deal, rounds: [], chosen: nothingSealed(seatCount) }),
  awaits: (state) => (isOver(state) ? [] : missingIn(state.chosen)),
  legal,
  apply,
  view,
  prompt,
  result,
  beats: ({ type }) => BEATS[type],
  isFinal: () => true,
  bots,
};
