import { seat, type Seat } from '../../../core/base/ids.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import { hashOf } from '../secrets.ts';
import { newName } from './new-name.ts';
import { giveSeat, occupantWith, seatOfOccupant, type Visitor } from './people.ts';
import type { HostedTable } from './table.ts';

type Sit = Extract<TableAsk, { type: 'sit' }>;

/**
 * Seats a person whose token the client has made. Asked again with the same token (the answer was lost) it answers the same seat. The
 * seat and what proves it are one line of the journal, on disk before it is answered.
 */
export async function sit(table: HostedTable, visitor: Visitor, request: Sit): Promise<Answer> {
  const token = hashOf(request.token);
  const known = occupantWith(table.state, token);
  if (known !== undefined) {
    giveSeat(table.audience.visitors, visitor, known);
    table.audience.showAll();
    return ok({ seat: seatOfOccupant(table.state, known) ?? 0 });
  }
  const at = freeSeat(table, request.seat);
  if (!at.ok) return at;
  const name = newName(table.state, request.name, at.value);
  if (!name.ok) return name;
  const occupant = table.state.nextOccupant;
  const step = await table.runner.submit({
    type: 'joined',
    name: name.value,
    isHost: visitor.isOwner,
    token,
    ...(at.value !== undefined && { seat: at.value }),
    ...(request.colour !== undefined && { colour: request.colour }),
  });
  if (!step.ok) return step;
  giveSeat(table.audience.visitors, visitor, occupant);
  table.audience.showAll();
  return ok({ seat: seatOfOccupant(table.state, occupant) ?? 0 });
}

/** Within a game a seat is free only if the owner has opened it and nobody holds it; in the lobby the table itself knows. */
function freeSeat(table: HostedTable, wanted: Seat | undefined): Result<Seat | undefined, Rejection> {
  if (table.state.phase === 'lobby') return ok(wanted);
  const isHeld = (at: Seat): boolean => table.audience.holder(at) !== undefined;
  if (wanted !== undefined)
    return isHeld(wanted) ? fail(rejection('seat-taken', { seat: wanted })) : ok(wanted);
  const open = table.state.seats.findIndex(
    (who, index) => who.type === 'person' && who.open === true && !isHeld(seat(index)),
  );
  return open < 0 ? fail(rejection('table-full')) : ok(seat(open));
}
