import { seat, type Seat } from '../../../core/base/ids.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { Answer, KnockReason } from '../../../core/protocol/frames.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import { hashOf } from '../secrets.ts';
import { newName } from './new-name.ts';
import { giveSeat, isHost, occupantWith, seatOfOccupant, type Visitor } from './people.ts';
import type { HostedTable } from './table.ts';

type Ask<Type extends TableAsk['type']> = Extract<TableAsk, { type: Type }>;

/**
 * Seats a person whose token the client has made, or lets the host know that somebody asks (`{ waiting: true }`). Asked again with the
 * same token (the answer was lost) it answers the same seat. The seat and what proves it are one line of the journal, on disk before it
 * is answered.
 */
export async function sit(table: HostedTable, visitor: Visitor, request: Ask<'sit'>): Promise<Answer> {
  const known = occupantWith(table.state, hashOf(request.token));
  if (known !== undefined) return seated(table, visitor, known);
  const at = freeSeat(table, request.seat);
  if (!at.ok) return at;
  const name = newName(table.state, request.name, at.value);
  if (!name.ok) return name;
  if (isHost(table.state, visitor)) return takeSeat(table, visitor, request);
  const { door } = table.state.setup;
  if (door === 'closed') return fail(rejection('door-closed'));
  const why = reasonToAsk(table, visitor, at.value) ?? (door === 'ask' ? 'door' : undefined);
  if (why === undefined) return takeSeat(table, visitor, request);
  if (!table.knocks.add(visitor, { ...request, name: name.value }, why))
    return fail(rejection('too-many', { most: table.knocks.all().length }));
  table.audience.showAll();
  return ok({ waiting: true });
}

/** Why the host is asked first; undefined: it is not. */
function reasonToAsk(
  { state }: HostedTable,
  visitor: Visitor,
  at: Seat | undefined,
): KnockReason | undefined {
  if (!visitor.isOwnComputer && state.removed.some(({ address }) => address === visitor.address))
    return 'removed';
  if (visitor.occupants.size > 0 && !visitor.isOwnComputer) return 'further';
  if (state.phase !== 'playing') return undefined;
  if (visitor.hasSat) return 'again';
  return at !== undefined && state.seats[at]?.type === 'bot' ? 'bot' : undefined;
}

/** Whether somebody who asked for a seat gets it. */
export async function answerKnock(
  table: HostedTable,
  _visitor: Visitor,
  { knock: id, yes }: Ask<'answer-knock'>,
): Promise<Answer> {
  const knock = table.knocks.find(id);
  if (knock === undefined) return fail(rejection('not-available', { type: 'answer-knock', available: [] }));
  const answer = yes ? await takeSeat(table, knock.visitor, knock.request) : ok(undefined);
  if (yes && answer.ok) table.knocks.forget(knock.visitor);
  else table.knocks.refuse(knock);
  table.audience.showAll();
  return answer.ok ? ok(undefined) : answer;
}

async function takeSeat(
  table: HostedTable,
  visitor: Visitor,
  { token, name: wanted, seat: place, colour }: Ask<'sit'>,
): Promise<Answer> {
  const at = freeSeat(table, place);
  if (!at.ok) return at;
  const name = newName(table.state, wanted, at.value);
  if (!name.ok) return name;
  const occupant = table.state.nextOccupant;
  const step = await table.runner.submit({
    type: 'joined',
    name: name.value,
    isHost: visitor.isOwner,
    device: visitor.device,
    token: hashOf(token),
    ...(at.value !== undefined && { seat: at.value }),
    ...(colour !== undefined && { colour }),
  });
  return step.ok ? seated(table, visitor, occupant) : step;
}

/** The visitor has the seat of an occupant. */
function seated(table: HostedTable, visitor: Visitor, occupant: number): Answer {
  giveSeat(table.audience.visitors, visitor, occupant);
  table.knocks.forget(visitor);
  table.audience.showAll();
  return ok({ seat: seatOfOccupant(table.state, occupant) ?? 0 });
}

/**
 * Within a game a seat is free where a bot of the table plays, or where the seat was given up or opened and nobody holds it; in the
 * lobby the table itself knows.
 */
function freeSeat(table: HostedTable, wanted: Seat | undefined): Result<Seat | undefined, Rejection> {
  const { phase, seats } = table.state;
  if (phase === 'lobby') return ok(wanted);
  const isHeld = (at: Seat): boolean => table.audience.holder(at) !== undefined;
  if (wanted !== undefined)
    return isHeld(wanted) ? fail(rejection('seat-held', { seat: wanted })) : ok(wanted);
  const open = seats.findIndex(
    (who, index) => who.type === 'person' && who.open === true && !isHeld(seat(index)),
  );
  return open < 0 ? fail(rejection('table-full')) : ok(seat(open));
}

/** The digits with which another device can take a seat over. */
export function seatCode(table: HostedTable, _visitor: Visitor, { seat: at }: Ask<'seat-code'>): Answer {
  const who = table.state.seats[at];
  if (who?.type !== 'person') return fail(rejection('no-such-seat', { seat: at }));
  return ok(table.codes.make(who.occupant));
}

/** Whoever knows the code of a seat plays it on this device, and no more on the other. */
export async function moveHere(
  table: HostedTable,
  visitor: Visitor,
  { code, token }: Pick<Ask<'move-here'>, 'code' | 'token'>,
): Promise<Answer> {
  const known = occupantWith(table.state, hashOf(token));
  if (known !== undefined) return seated(table, visitor, known);
  const wait = table.codes.waitFor(visitor.address);
  if (wait > 0) return fail(rejection('too-fast', { seconds: Math.ceil(wait / 1000) }));
  const occupant = table.codes.use(code);
  const at = occupant === undefined ? undefined : seatOfOccupant(table.state, occupant);
  if (at === undefined) return fail(rejection('bad-code'));
  const next = table.state.nextOccupant;
  const step = await table.runner.submit({
    type: 'seat-moved',
    seat: at,
    token: hashOf(token),
    device: visitor.device,
  });
  return step.ok ? seated(table, visitor, next) : step;
}
