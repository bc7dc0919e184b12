import { eventsFor } from '../base/audience.ts';
import type { Seat } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import { atSeat } from '../base/lists.ts';
import { rejection, type Rejection } from '../base/rejection.ts';
import { fail, ok, type Result } from '../base/result.ts';
import { createRng } from '../base/rng.ts';
import { Dice } from '../base/search/dice.ts';
import type { GameEvent, GameTypes, Playout, Playouts } from '../game.ts';
import { walkRecord, type Played } from '../record/play.ts';
import type { GameRecord } from '../record/record.ts';

/** Another choice for a decision of a finished match. */
export interface WhatIf {
  readonly seat: Seat;
  /** The number of actions before the decision. */
  readonly position: number;
  /** What the seat chooses instead, without its `seat`; the game reads it. */
  readonly action: unknown;
  /** From what it is played on: positions that agree with what the seat knew, or the one that was. */
  readonly worlds: 'view' | 'true';
}

/** Counts of places over playouts. */
export interface WhatIfCounts {
  /** How many playouts there are of each choice. */
  readonly games: number;
  /** By place, the first at index 0: how many times the seat had it after the other choice; ties count as the better place. */
  readonly places: readonly number[];
  /** The same after the choice that was made, in the same worlds with the same dice. */
  readonly made: readonly number[];
}

/** The place of the seat, from 1, in the playout of a number: after the other choice, and after the one that was made. */
export interface WhatIfPlayouts {
  readonly place: (number: number) => number;
  readonly made: (number: number) => number;
}

/** Why a record has no such position; undefined if it has. */
export const refusalOfPosition = ({ actions }: GameRecord, { position }: WhatIf): Rejection | undefined =>
  position > actions.length ? rejection('too-high', { most: actions.length }) : undefined;

/** What a seat would do at a position. Rejects with not-awaited if it owes no decision there, or as the game rejects the action. */
export function choiceAt(
  { game, state }: Played,
  { seat, action }: WhatIf,
): Result<GameTypes['action'], Rejection> {
  if (game.playouts === undefined)
    return fail(rejection('not-available', { type: 'what-if', available: [] }));
  if (!game.awaits(state).includes(seat)) return fail(rejection('not-awaited', { seat }));
  const parsed = game.parseAction(action);
  if (!parsed.ok) return parsed;
  const step = game.apply(state, seat, parsed.value);
  return step.ok ? ok(parsed.value) : step;
}

/**
 * Prepares the playouts of a what-if. The dice follow from what the worlds follow from: the deal, or what the seat knew; never from the
 * choice.
 *
 * @throws if it would be rejected (`refusalOfPosition`, `choiceAt`), or the record does not reach the position
 */
export function whatIf(record: GameRecord, question: WhatIf): WhatIfPlayouts {
  const { seat, position, worlds } = question;
  const decision = decisionIn(record, question);
  const choice = choiceAt(decision, question);
  const made = choiceAt(decision, { ...question, action: madeIn(record, question) });
  if (!choice.ok || !made.ok) throw new Error('no such decision');
  const known = worlds === 'true' ? record.deal : [decision.view, decision.memory];
  const rng = createRng(`what-if/${record.game}/${seat}/${position}/${worlds}/${JSON.stringify(known)}`);
  const words = [rng.next(), rng.next()] as const;
  const placeAfter = (action: GameTypes['action']): WhatIfPlayouts['place'] => {
    const playout = playoutOf(decision, question, action);
    return (number) => atSeat(playout(new Dice(...words, number)), seat);
  };
  return { place: placeAfter(choice.value), made: placeAfter(made.value) };
}

/** A decision of a match: the position, and what the seat could know there. */
interface Decision extends Played {
  readonly playouts: Playouts;
  /** All public events that led to it. */
  readonly events: readonly GameEvent[];
  readonly view: GameTypes['view'];
  readonly memory: Json;
}

/** @throws if the record does not reach the position, or its game has no playouts */
function decisionIn(record: GameRecord, { seat, position }: WhatIf): Decision {
  const events: GameEvent[] = [];
  let memory: Json | undefined;
  let played = 0;
  for (const step of walkRecord(record)) {
    const { game, state } = step;
    const { playouts } = game;
    if (playouts === undefined) break;
    const { initial, observe } = playouts.observer;
    const view = game.view(state, seat);
    events.push(...eventsFor(step.events, 'table'));
    memory = observe?.(memory ?? initial, view, eventsFor(step.events, seat)) ?? memory ?? initial;
    if (played++ === position) return { game, state, playouts, events, view, memory };
  }
  throw new RangeError(`nobody decides at ${position}`);
}

/** The next action of the seat, without its `seat`. */
function madeIn({ actions }: GameRecord, { seat, position }: WhatIf): unknown {
  const made = actions.slice(position).find((action) => (action as { seat: Seat }).seat === seat);
  if (made === undefined) return undefined;
  const { seat: _seat, ...action } = made as { readonly seat: Seat };
  return action;
}

function playoutOf(
  { game, state, playouts, events, view, memory }: Decision,
  { seat, worlds }: WhatIf,
  action: GameTypes['action'],
): Playout {
  if (worlds === 'view') return playouts.fromView(view, memory, action);
  const step = game.apply(state, seat, action);
  if (!step.ok) throw new Error(step.error.code); // choiceAt has checked
  return playouts.from(step.value.state, [...events, ...eventsFor(step.value.events, 'table')]);
}
