import type { Lay } from '../../../core/games/falsche-fuffziger/actions.ts';
import { PRESS_TYPES, PRICES, type PressType } from '../../../core/games/falsche-fuffziger/material.ts';
import {
  countOf,
  NO_MONEY,
  notesFor,
  sumOver,
  worthOf,
  type Money,
} from '../../../core/games/falsche-fuffziger/material/money.ts';
import { frontTypeOf } from '../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { FuffzigerTypes } from '../../../core/games/falsche-fuffziger/types.ts';
import type { Tip } from '../game-renderer.ts';
import type { Anchor, FuffzigerFrame } from './table/context.ts';
import { nextScrapped } from './table/view-facts.ts';

type FuffzigerTip = Tip<FuffzigerTypes, Anchor>;

/** The suggested bid as a multiple of the least one. */
const RAISE = 1.3;
/** The value of a coin, as a part of the player's money. */
const COIN_VALUE = 0.1;

/** The tip for the current prompt. */
export function tipFor(frame: FuffzigerFrame): FuffzigerTip | undefined {
  switch (frame.prompt?.type) {
    case 'produce':
      return produceTip(frame);
    case 'lead':
    case 'match':
      return auctionTip(frame);
    case 'bid':
      return bidTip(frame);
    case 'buy':
      return buyTip(frame);
    case 'launder':
      return launderTip(frame);
    case 'sealed':
    case undefined:
      return undefined;
  }
}

/** Suggests to convert the first press, once per turn, if others still print. */
function produceTip({ view: { phase }, legal }: FuffzigerFrame): FuffzigerTip {
  const press = legal.convert?.press[0];
  const isFirst = phase?.type === 'producing' && phase.done.converted.length === 0;
  const othersPrint = (legal.sell?.press.length ?? 0) > 1;
  return isFirst && othersPrint && press !== undefined
    ? { key: 'convert', words: { type: frontTypeOf(press) }, action: { type: 'convert', press } }
    : { key: 'print', action: { type: 'finish' } };
}

/** The value in real money, at the table's rate. */
const realOf = ({ notes, real }: Money): number => sumOver(notes, (type) => PRICES[type].sells) + real;
const realOfLay = (lay: Lay): number => ('notes' in lay ? realOf({ ...lay, real: 0 }) : lay.real);

/** Suggests to lead with the smallest note, and to match while that costs a small part of the player's money. */
function auctionTip({ view: { own, phase }, legal }: FuffzigerFrame): FuffzigerTip | undefined {
  if (own === undefined || phase?.type !== 'auction') return undefined;
  const { lay, match } = legal;
  if (match !== undefined) {
    const stake = realOf(phase.laid[own.seat] ?? NO_MONEY);
    const limit = phase.lot * COIN_VALUE * (realOf(own) + stake);
    return stake + realOfLay(match) <= limit
      ? { key: 'match', action: { type: 'match' } }
      : { key: 'drop', action: { type: 'drop' } };
  }
  const type = lay && PRESS_TYPES.find((one) => countOf(lay.notes, one) > 0);
  if (type !== undefined)
    return { key: 'lead', words: { type }, action: { type: 'lay', notes: { [type]: 1 } } };
  if (lay?.real === undefined) return undefined; // no choice
  const amount = lay.real.min;
  return { key: 'leadReal', words: { amount }, action: { type: 'lay', real: amount } };
}

/** Suggests somewhat more than the least bid, in notes, if changing them would bring less than the card. */
function bidTip({ prompt, legal }: FuffzigerFrame): FuffzigerTip | undefined {
  if (prompt?.type !== 'bid' || legal.bid === undefined) return undefined;
  const { least, real } = prompt;
  const notes = notesFor(legal.bid.notes, Math.ceil(least * RAISE));
  const amount = worthOf({ notes, real: 0 });
  return amount >= least && realOf({ notes, real: 0 }) < real
    ? { key: 'bid', words: { amount, real }, action: { type: 'bid', notes, real: 0 } }
    : { key: 'skip', action: { type: 'bid', ...NO_MONEY } };
}

/** Suggests the dearest affordable press. */
function buyTip({ legal: { buy } }: FuffzigerFrame): FuffzigerTip | undefined {
  if (buy === undefined) return undefined;
  const isPayable = (type: PressType): boolean =>
    countOf(buy.supply, type) > 0 && PRICES[type].costs <= buy.money;
  const type = PRESS_TYPES.filter(isPayable).at(-1);
  return type === undefined
    ? { key: 'save', action: { type: 'buy', presses: {} } }
    : { key: 'buy', words: { type }, action: { type: 'buy', presses: { [type]: 1 } } };
}

/** Suggests to change all notes of the type that is scrapped next. */
function launderTip({ view, legal: { launder } }: FuffzigerFrame): FuffzigerTip | undefined {
  if (launder === undefined) return undefined;
  const type = nextScrapped(view);
  const count = type === undefined ? 0 : countOf(launder.notes, type);
  return type === undefined || count === 0
    ? { key: 'keep', action: { type: 'launder', notes: {} } }
    : { key: 'launder', words: { type }, action: { type: 'launder', notes: { [type]: count } } };
}
