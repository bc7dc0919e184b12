import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { Hello } from '../../../core/protocol/requests.ts';
import { hashOf, isSameHash } from '../secrets.ts';
import { giveSeat, holderOf, occupantWith, seatOfOccupant, type Visitor } from './people.ts';
import { moveHere } from './sit.ts';
import type { HostedTable } from './table.ts';

/**
 * Admits a visitor: gives back the seats whose tokens it has, and what a bot plays for it. Called within the table's `run`.
 * Who neither hosts nor holds a seat needs the table's PIN; a television does neither, whatever else its hello carries.
 */
export async function admit(table: HostedTable, visitor: Visitor, hello: Hello): Promise<Answer> {
  visitor.isTelevision = hello.television === true;
  const occupants = visitor.isTelevision ? [] : occupantsOf(table, hello.tokens ?? []);
  visitor.isOwner = !visitor.isTelevision && table.services.isOwner(hello.owner);
  const refused = visitor.isOwner || occupants.length > 0 ? undefined : await refusal(table, visitor, hello);
  if (refused !== undefined) return fail(refused);
  const cameBack = occupants.filter((occupant) => holderOf(table.audience.visitors, occupant) === undefined);
  const { former } = table.state;
  visitor.hasSat = hashesOf(hello).some((token) => former.some((one) => isSameHash(one, token)));
  for (const occupant of occupants) giveSeat(table.audience.visitors, visitor, occupant);
  table.audience.enter(visitor, cameBack);
  for (const occupant of visitor.occupants) await giveBack(table, occupant);
  return ok(undefined);
}

function occupantsOf(table: HostedTable, tokens: readonly string[]): readonly number[] {
  return [...new Set(tokens.flatMap((token) => occupantWith(table.state, hashOf(token)) ?? []))];
}

const hashesOf = ({ tokens = [] }: Hello): readonly string[] => tokens.map(hashOf);

/**
 * Why somebody who neither hosts nor holds a seat stays out: they were removed (which their secret tells; where there was none, their
 * address), nobody new is let in, or the PIN. Who has the code of a
 * seat is nobody new, and gets the seat; a code that does not fit is no better than none.
 */
async function refusal(table: HostedTable, visitor: Visitor, hello: Hello): Promise<Rejection | undefined> {
  const { removed, setup } = table.state;
  const tokens = hashesOf(hello);
  const isOut = removed.some(({ token, address }) =>
    token === undefined
      ? address === visitor.address && !visitor.isOwnComputer
      : tokens.some((one) => isSameHash(one, token)),
  );
  if (isOut) return rejection('removed');
  if (hello.move !== undefined && !visitor.isTelevision) {
    const moved = await moveHere(table, visitor, hello.move);
    return moved.ok ? undefined : moved.error;
  }
  if (setup.door === 'closed') return rejection('door-closed');
  return pinRefusal(table, visitor, hello.pin);
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

/** A person who is back plays again; a table that cannot be saved stays as it is. */
async function giveBack(table: HostedTable, occupant: number): Promise<void> {
  const at = seatOfOccupant(table.state, occupant);
  const who = at === undefined ? undefined : table.state.seats[at];
  if (at === undefined || who?.type !== 'person' || who.standIn === undefined) return;
  await table.runner.submit({ type: 'given-back', seat: at });
}
