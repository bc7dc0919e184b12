import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { Hello } from '../../../core/protocol/requests.ts';
import { hashOf } from '../secrets.ts';
import { returnCommands } from './hosting.ts';
import { giveSeat, holderOf, isRemoved, occupantWith, seatOfOccupant, type Visitor } from './people.ts';
import { claimFromOutside, moveHere, takeBackSeats } from './sit.ts';
import type { HostedTable } from './table.ts';

/**
 * Admits a visitor: gives back the seats whose tokens it has, and what a bot plays for it. Called within the table's `run`.
 * Who neither hosts nor holds a seat needs the table's PIN; a television does neither, whatever else its hello carries.
 */
export async function admit(table: HostedTable, visitor: Visitor, hello: Hello): Promise<Answer> {
  visitor.isTelevision = hello.television === true;
  visitor.tokens.clear();
  for (const token of hello.tokens ?? []) visitor.tokens.add(hashOf(token));
  const shown = visitor.isTelevision ? [] : [...visitor.tokens];
  const occupants = shown.flatMap((token) => occupantWith(table.state, token) ?? []);
  visitor.isOwner = !visitor.isTelevision && table.services.isOwner(hello.owner);
  const isKnown = visitor.isOwner || occupants.length > 0;
  if (!isKnown && isRemoved(table.state, visitor)) return fail(rejection('removed'));
  if (!visitor.isTelevision) await takeBackSeats(table, visitor, hello.back ?? []);
  const isNew = !isKnown && visitor.occupants.size === 0;
  const refused = isNew ? await refusal(table, visitor, hello) : undefined;
  if (refused !== undefined) return fail(refused);
  const cameBack = occupants.filter((occupant) => holderOf(table.audience.visitors, occupant) === undefined);
  for (const occupant of occupants) giveSeat(table.audience.visitors, visitor, occupant);
  table.audience.enter(visitor, cameBack);
  table.knocks.came(visitor);
  for (const occupant of visitor.occupants) await comeBack(table, occupant);
  return ok(undefined);
}

/**
 * Why somebody who neither hosts nor holds a seat stays out: nobody new is let in, or the PIN. Who has the code of a
 * seat is nobody new, and gets the seat; a code that does not fit is no better than none. Who says that they have lost the key of theirs may ask.
 */
async function refusal(table: HostedTable, visitor: Visitor, hello: Hello): Promise<Rejection | undefined> {
  if (hello.move !== undefined && !visitor.isTelevision) {
    const moved = await moveHere(table, visitor, hello.move);
    return moved.ok ? undefined : moved.error;
  }
  if (table.state.setup.door !== 'closed') return pinRefusal(table, visitor, hello.pin);
  if (hello.claim === undefined || visitor.isTelevision) return rejection('door-closed');
  return pinRefusal(table, visitor, hello.pin) ?? claimFromOutside(table, visitor, hello.claim);
}

function pinRefusal(
  table: HostedTable,
  { address }: Visitor,
  pin: string | undefined,
): Rejection | undefined {
  if (!table.secrets.hasPin()) return undefined;
  const paused = table.pins.refusal(address);
  if (paused !== undefined) return paused;
  if (pin === undefined) return rejection('pin-needed', { title: table.state.setup.title });
  if (!table.secrets.isPin(pin)) return table.pins.wrong(address);
  table.pins.right(address);
  return undefined;
}

/** A person who is back plays again, on a seat that is theirs alone; a table that cannot be saved stays as it is. */
async function comeBack(table: HostedTable, occupant: number): Promise<void> {
  const at = seatOfOccupant(table.state, occupant);
  const commands = at === undefined ? [] : returnCommands(table.state, at);
  if (commands.length > 0) await table.runner.submit(...commands);
}
