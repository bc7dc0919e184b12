import { PATIENCE } from '../../../core/base/hosting.ts';
import type { Seat } from '../../../core/base/ids.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import { occupantAt, type Visitor } from './people.ts';
import type { HostedTable } from './table.ts';

type Ask<Type extends TableAsk['type']> = Extract<TableAsk, { type: Type }>;

/** Why nobody may hurry a seat now, or play for it; undefined: somebody may, for it has been waited for long enough. */
function tooEarly(table: HostedTable, at: Seat): Rejection | undefined {
  const waited = table.asked.since(at);
  if (waited === undefined) return rejection('not-awaited', { seat: at });
  const left = PATIENCE - waited;
  return left <= 0 ? undefined : rejection('not-awaited', { seat: at, seconds: Math.ceil(left / 1000) });
}

/** Reminds somebody who is awaited; everybody sees it. */
export function nudge(table: HostedTable, visitor: Visitor, { seat: at }: Ask<'nudge'>): Answer {
  const who = table.state.seats[at];
  if (who?.type !== 'person' || who.standIn !== undefined)
    return fail(rejection('not-awaited', { seat: at }));
  const early = tooEarly(table, at);
  if (early !== undefined) return fail(early);
  const sources = [`from ${visitor.address}`, `seat ${who.occupant}`];
  const wait = sources.reduce((longest, source) => longest || table.nudges.take(source), 0);
  if (wait > 0) return fail(rejection('too-fast', { seconds: Math.ceil(wait / 1000) }));
  table.audience.tell({ acts: [], news: [{ type: 'nudged', seat: at, name: who.name }] });
  table.audience.showAll();
  return ok(undefined);
}

/** Who hosts has a bot decide for somebody who has been waited for. */
export async function decide(
  table: HostedTable,
  _visitor: Visitor,
  { seat: at }: Ask<'decide'>,
): Promise<Answer> {
  const early = tooEarly(table, at);
  return early === undefined ? table.decideFor(at, 'host') : fail(early);
}

/**
 * Why nobody may step in for a person: they are there, on another device, and have not been waited for. Nobody is replaced who keeps
 * nobody waiting.
 */
function held(table: HostedTable, visitor: Visitor, at: Seat): Rejection | undefined {
  const holder = table.audience.holder(at);
  const early = holder === undefined || holder === visitor ? undefined : tooEarly(table, at);
  return early && rejection('seat-held', { seat: at, ...early.data });
}

/** A bot plays for a person until they are back, or say that they are there. */
export async function takeOver(
  table: HostedTable,
  visitor: Visitor,
  { seat: at, bot }: Ask<'take-over'>,
): Promise<Answer> {
  const refused = held(table, visitor, at);
  if (refused !== undefined) return fail(refused);
  const step = await table.runner.submit({ type: 'bot-took-over', seat: at, bot, why: 'owner' });
  return step.ok ? ok(undefined) : step;
}

/** Somebody else may take the seat. Who is away keeps it until that happens; who is there has to give it up. */
export async function openSeat(
  table: HostedTable,
  visitor: Visitor,
  { seat: at }: Ask<'open-seat'>,
): Promise<Answer> {
  const refused = held(table, visitor, at);
  if (refused !== undefined) return fail(refused);
  const holder = table.audience.holder(at);
  const isThere = holder !== undefined && holder !== visitor;
  const step = await table.runner.submit({ type: isThere ? 'left' : 'seat-opened', seat: at });
  return step.ok ? ok(undefined) : step;
}

/**
 * Somebody has to go, and cannot come back with the same secret before they are let in. Others may share the address (a
 * television, all devices behind a second router), so from there one may watch, and is asked about before one sits.
 */
export async function remove(
  table: HostedTable,
  visitor: Visitor,
  { seat: at }: Ask<'remove'>,
): Promise<Answer> {
  const holder = table.audience.holder(at);
  if (holder === visitor || holder?.isOwner === true)
    return fail(rejection('not-available', { type: 'remove', available: ['leave'] }));
  const binds = holder !== undefined && !holder.isOwnComputer;
  const occupant = occupantAt(table.state, at);
  const pages = [...table.audience.visitors].filter(
    (one) => one === holder || (occupant !== undefined && one.moved.has(occupant)),
  );
  const step = await table.runner.submit({
    type: 'removed',
    seat: at,
    ...(binds && { address: holder.address }),
  });
  if (!step.ok) return step;
  for (const one of pages) if (!one.isOwner && one.occupants.size === 0) one.close(CLOSE.removed);
  return ok(undefined);
}
