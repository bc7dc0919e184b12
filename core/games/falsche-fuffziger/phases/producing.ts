import type { Seat } from '../../../base/ids.ts';
import { rejection } from '../../../base/rejection.ts';
import { fail, ok } from '../../../base/result.ts';
import { toAll } from '../events.ts';
import { andThen, leftOf, reported, stepTo, withMoney, withReal } from '../flow.ts';
import { PRICES, typeOf, type Side } from '../material.ts';
import { plus } from '../material/money.ts';
import { frontTypeOf, printOf, type PressId } from '../material/press-names.ts';
import { backOf, upOf, type Press } from '../presses.ts';
import type { Production } from '../material/report.ts';
import { changed, type FuffzigerState, type Producing } from '../state.ts';
import type { FuffzigerOutcome, FuffzigerStep } from '../types.ts';
import { beginAuctions } from './auction.ts';
import { inspect } from './inspection.ts';

/** A turn in which nothing has been done yet. */
export const nothingDone = (seat: Seat): Production => ({ seat, converted: [], sold: [], printed: {} });

/** The seat's presses that were not converted in this turn: they can be sold, and print. */
export const unusedPresses = ({ presses }: FuffzigerState, { done }: Producing, at: Seat): readonly Press[] =>
  presses.filter(
    ({ press, seat }) => seat === at && !done.converted.some((converted) => converted.press === press),
  );

/** The seat's presses that were never turned over. */
export const convertiblePresses = ({ presses }: FuffzigerState, at: Seat): readonly Press[] =>
  presses.filter(({ seat, isConverted }) => seat === at && !isConverted);

/** Turns a press over, once in its life. A broken one pays the scrap price of its front and is out. */
export function convert(state: FuffzigerState, phase: Producing, at: Seat, id: PressId): FuffzigerOutcome {
  const allowed = convertiblePresses(state, at);
  const found = findPress(state, at, id, allowed);
  if (!found.ok) return found;
  const up = backOf(state.deal.presses, id);
  const paid = up === 'broken' ? PRICES[frontTypeOf(id)].scraps : 0;
  const done = { ...phase.done, converted: [...phase.done.converted, { press: id, up, paid }] };
  const hasBroken = phase.hasBroken || up === 'broken';
  const after = changed(withReal(state, at, paid), {
    presses: up === 'broken' ? without(state, id) : turned(state, id),
    broken: state.broken + (up === 'broken' ? 1 : 0),
    phase: { ...phase, done, hasBroken },
  });
  return ok(stepTo(after, toAll({ type: 'converted', seat: at, press: id, up, paid })));
}

const turned = ({ presses }: FuffzigerState, id: PressId): readonly Press[] =>
  presses.map((one) => (one.press === id ? { ...one, isConverted: true } : one));

const without = ({ presses }: FuffzigerState, id: PressId): readonly Press[] =>
  presses.filter(({ press }) => press !== id);

/** Sells a press for the price of the side that lies up; it is out of the game (Falsche Fuffziger Decision X8). */
export function sell(state: FuffzigerState, phase: Producing, at: Seat, id: PressId): FuffzigerOutcome {
  const found = findPress(state, at, id, unusedPresses(state, phase, at));
  if (!found.ok) return found;
  const up = upOf(state.deal.presses, found.value);
  const price = PRICES[typeOf(up)].sells;
  const done = { ...phase.done, sold: [...phase.done.sold, { press: id, up, price }] };
  const after = changed(withReal(state, at, price), {
    presses: without(state, id),
    phase: { ...phase, done },
  });
  return ok(stepTo(after, toAll({ type: 'sold', seat: at, press: id, up, price })));
}

/** One of the `allowed` presses; the rejection says whether the seat has no such press, or has used it. */
function findPress(state: FuffzigerState, at: Seat, id: PressId, allowed: readonly Press[]) {
  const found = allowed.find(({ press }) => press === id);
  if (found !== undefined) return ok(found);
  const isOwn = state.presses.some(({ press, seat }) => press === id && seat === at);
  return isOwn
    ? fail(rejection('bad-target', { target: id, allowed: allowed.map(({ press }) => press) }))
    : fail(rejection('not-yours', { item: id }));
}

/** Prints with every press that was not used, and ends the turn (Falsche Fuffziger Decision X7). */
export function finish(state: FuffzigerState, phase: Producing, at: Seat): FuffzigerOutcome {
  const ups = unusedPresses(state, phase, at).map((one): Side => upOf(state.deal.presses, one));
  const notes = printOf(ups);
  const production: Production = { ...phase.done, printed: notes };
  const printed = withMoney(
    reported(state, { productions: [...state.report.productions, production] }),
    at,
    (money) => ({ notes: plus(money.notes, notes), real: money.real }),
  );
  const step = stepTo(printed, toAll({ type: 'printed', seat: at, notes, converted: phase.done.converted }));
  const next = leftOf(state, at);
  if (next === state.start) return ok(andThen(step, (after) => endPhase(after, phase.hasBroken)));
  const turn: Producing = { ...phase, turn: next, done: nothingDone(next) };
  return ok(andThen(step, (after) => stepTo(changed(after, { phase: turn }))));
}

/** If any press broke, one more inspector card is turned up, with all its consequences. */
function endPhase(state: FuffzigerState, hasBroken: boolean): FuffzigerStep {
  const step = hasBroken ? inspect(state, 1) : stepTo(state);
  return andThen(step, beginAuctions);
}
