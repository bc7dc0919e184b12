import { seat } from '../../../core/base/ids.ts';
import type { FuffzigerAction } from '../../../core/games/falsche-fuffziger/actions.ts';
import type { FuffzigerDeal } from '../../../core/games/falsche-fuffziger/deal.ts';
import type { FuffzigerEvent } from '../../../core/games/falsche-fuffziger/events.ts';
import { falscheFuffziger } from '../../../core/games/falsche-fuffziger/index.ts';
import { backsOf, type Back, type Inspector } from '../../../core/games/falsche-fuffziger/material.ts';
import type { FuffzigerOptions } from '../../../core/games/falsche-fuffziger/options.ts';
import type { Counts } from '../../../core/games/falsche-fuffziger/material/money.ts';
import type { PressId } from '../../../core/games/falsche-fuffziger/material/press-names.ts';
import type { FuffzigerPosition } from '../../../core/games/falsche-fuffziger/position.ts';
import { deepFreeze } from '../../helpers/deep-freeze.ts';
import { fuffzigerOptions } from './play.ts';
import { TYPES, type Type } from './tables.ts';
import { stepOf } from '../moves.ts';

/** What is particular in a deal; the rest is filled up in a fixed order. Lists are separated by blanks, tops first. */
export interface DealPlan {
  readonly starter?: number;
  /** All ten inspector cards. */
  readonly inspectors?: string;
  /** The backs of the first presses of a type: those that are dealt to seats 0, 1, …, then the supply. */
  readonly backs?: { readonly [Type in 10 | 20 | 50 | 100 | 150]?: string };
  /** The first laundering cards of a letter. */
  readonly cards?: { readonly [Letter in 'A' | 'B' | 'C' | 'D']?: string };
  /** The first rolls; then it is 3 for ever. */
  readonly dice?: string;
}

/** No type comes up before the fourth round, and no symbol that counts before the green card, with three and four players. */
const INSPECTORS = 'coin 20 coin 100 coin 150 coin 10 50 coin';

/** For each of up to six players a press that converts to the same type. */
const DEALT: Readonly<Record<number, string>> = {
  10: '10 10 10 10x2 10x2 10x2',
  20: '20 20 20 20 20 20',
  50: '50 50 50 50 50 50',
};

/** A deal according to a plan. */
export function dealFor(seatCount: number, plan: DealPlan = {}): FuffzigerDeal {
  const dice = wordsOf(plan.dice ?? '').map(Number);
  return deepFreeze({
    starter: seat(plan.starter ?? 0),
    laundering: (['A', 'B', 'C', 'D'] as const).flatMap((letter) => {
      const first = wordsOf(plan.cards?.[letter] ?? '');
      const all = Array.from({ length: 10 }, (_, index) => `${letter}${index + 1}`);
      return [...first, ...withoutAll(all, first)].slice(0, seatCount > 4 ? 10 : 8);
    }) as FuffzigerDeal['laundering'],
    inspectors: wordsOf(plan.inspectors ?? INSPECTORS) as Inspector[],
    presses: Object.fromEntries(
      TYPES.map((type) => [type, backsFor(type, seatCount, plan.backs?.[type])]),
    ) as unknown as FuffzigerDeal['presses'],
    dice: [...dice, ...new Array<number>(128 - dice.length).fill(3)],
  });
}

/** Backs of a type in the order of the rules' table, after those that are said. */
function backsFor(type: Type, seatCount: number, said: string | undefined): readonly Back[] {
  const first = wordsOf(said ?? '') as Back[];
  const rest = withoutAll(backsOf(type), first);
  const dealt = wordsOf(DEALT[type] ?? '').slice(first.length, type <= 50 ? seatCount : 0) as Back[];
  return [...first, ...dealt, ...withoutAll(rest, dealt)];
}

function withoutAll<Item>(items: readonly Item[], some: readonly Item[]): readonly Item[] {
  const left = [...items];
  for (const item of some) {
    if (!left.includes(item)) throw new Error(`no ${String(item)} left`);
    left.splice(left.indexOf(item), 1);
  }
  return left;
}

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** A game before its first action. */
export const started = (
  seatCount: number,
  plan: DealPlan = {},
  said: Partial<FuffzigerOptions> = {},
): FuffzigerPosition =>
  falscheFuffziger.start(fuffzigerOptions(said, seatCount), seatCount, dealFor(seatCount, plan));

/** So many rounds without an auction, in which nobody does anything but print. */
export const idleRounds = (count: number): string =>
  new Array<string>(count).fill('*:f *:b *:p *:g').join(' ');

/**
 * The state after some acts, written as `0:c10-1` (seat 0 converts), `0:s10-1` (sells), `0:f` (finishes); `0:l20x2` and `0:l$15`
 * (lays), `0:m` (matches), `0:d` (drops); `0:b20x2,$5` (bids; `0:b`: nothing), `0:ub`; `0:p50,10x2` (buys; `0:p`: nothing);
 * `0:g20x2` (launders; `0:g`: nothing), `0:ul`. `*:f`: as many as there are seats, one after the other, as they are awaited.
 * A refused one throws.
 */
export const after = (state: FuffzigerPosition, acts: string): FuffzigerPosition =>
  playedBy(state, acts).state;

/** What the last of some acts makes happen. */
export const eventsOf = (state: FuffzigerPosition, acts: string): readonly FuffzigerEvent[] =>
  playedBy(state, acts).events;

/** Some acts, played: the state, and what happened last. */
function playedBy(first: FuffzigerPosition, acts: string) {
  let state = first;
  let events: readonly FuffzigerEvent[] = [];
  for (const word of wordsOf(acts)) {
    const [at = '', act = ''] = word.split(':');
    for (let left = at === '*' ? first.seatCount : 1; left > 0; left--) {
      const who = at === '*' ? falscheFuffziger.awaits(state)[0] : seat(Number(at));
      if (who === undefined) throw new Error(`${word}: nobody is awaited`);
      ({ state, events } = stepOf(falscheFuffziger, deepFreeze(state), who, actionOf(act)));
    }
  }
  return { state, events };
}

function actionOf(act: string): FuffzigerAction {
  if (act === 'f') return { type: 'finish' };
  if (act === 'm') return { type: 'match' };
  if (act === 'd') return { type: 'drop' };
  if (act === 'ub') return { type: 'unbid' };
  if (act === 'ul') return { type: 'unlaunder' };
  const what = act.slice(1);
  if (act.startsWith('c')) return { type: 'convert', press: what as PressId };
  if (act.startsWith('s')) return { type: 'sell', press: what as PressId };
  const { counts, real } = amountsOf(what);
  if (act.startsWith('l'))
    return what.startsWith('$') ? { type: 'lay', real } : { type: 'lay', notes: counts };
  if (act.startsWith('b')) return { type: 'bid', notes: counts, real };
  if (act.startsWith('p')) return { type: 'buy', presses: counts };
  if (act.startsWith('g')) return { type: 'launder', notes: counts };
  throw new Error(`no act: ${act}`);
}

/** `20x2,50,$5`: two 20s, one 50, and 5 in real money. */
function amountsOf(text: string): { readonly counts: Counts; readonly real: number } {
  const parts = text.split(',').filter((part) => part !== '');
  const counts = parts
    .filter((part) => !part.startsWith('$'))
    .map((part) => part.split('x').map(Number))
    .map(([type = 0, count = 1]): readonly [number, number] => [type, count]);
  const real = parts.find((part) => part.startsWith('$'));
  return { counts: Object.fromEntries(counts), real: Number(real?.slice(1) ?? 0) };
}
