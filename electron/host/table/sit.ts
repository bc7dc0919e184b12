import { seat, type Seat } from '../../../core/base/ids.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { TableRequest } from '../../../core/protocol/requests.ts';
import { applyEntry, type TableCommand } from '../../../core/table/index.ts';
import type { Answer } from '../socket/session.ts';
import { giveSeat, seatOfOccupant, type Visitor } from './people.ts';
import type { HostedTable } from './table.ts';

type Sit = Extract<TableRequest, { type: 'sit' }>;

/**
 * Seats a person whose token the client has made. Asked again with the same token (the answer was lost) it answers the same seat.
 * The token is on disk before the seat is taken, and the seat before it is answered.
 */
export async function sit(table: HostedTable, visitor: Visitor, request: Sit): Promise<Answer> {
  const known = table.secrets.occupantOf(request.token);
  const own = known === undefined ? undefined : seatOfOccupant(table.state, known);
  if (known !== undefined && own !== undefined) {
    giveSeat(table.audience.visitors, visitor, known);
    table.audience.showAll();
    return ok({ seat: own });
  }
  const at = freeSeat(table, request.seat);
  if (!at.ok) return at;
  return takeSeat(table, visitor, request, at.value);
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

async function takeSeat(
  table: HostedTable,
  visitor: Visitor,
  { token, name, colour }: Sit,
  at: Seat | undefined,
): Promise<Answer> {
  const command: TableCommand = {
    type: 'joined',
    name,
    isHost: visitor.isOwner,
    ...(at !== undefined && { seat: at }),
    ...(colour !== undefined && { colour }),
  };
  // Asked beforehand, so that a refused person leaves no token behind
  const refused = applyEntry(table.state, { at: 0, ...command });
  if (!refused.ok) return refused;
  if (table.runner.isFrozen) return fail(rejection('table-frozen'));
  const occupant = table.state.nextOccupant;
  try {
    await table.secrets.keep(occupant, token);
  } catch (error) {
    table.runner.freeze(error);
    return fail(rejection('table-frozen'));
  }
  const step = await table.runner.submit(command);
  if (!step.ok) return step;
  giveSeat(table.audience.visitors, visitor, occupant);
  return ok({ seat: seatOfOccupant(table.state, occupant) ?? 0 });
}
