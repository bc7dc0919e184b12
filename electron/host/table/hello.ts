import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { Hello } from '../../../core/protocol/requests.ts';
import { hashOf } from '../secrets.ts';
import { returnCommands } from './hosting.ts';
import { giveSeat, holderOf, isRemoved, occupantWith, seatOfOccupant, type Client } from './people.ts';
import { claimFromOutside, moveHere, takeBackSeats } from './sit.ts';
import type { HostedTable } from './table.ts';

/**
 * Admits a client, at any moment: gives the seats whose tokens it has. Who neither hosts nor holds a seat needs the table's PIN; a
 * television does neither, whatever else its hello carries. It waits for nothing, so nobody is kept out by a slow disk; what is to be
 * written follows with `welcome`.
 */
export function admit(table: HostedTable, client: Client, hello: Hello): Answer {
  const occupants = introduce(table, client, hello);
  const refused = client.isOwner || occupants.length > 0 ? undefined : refusal(table, client, hello);
  if (refused !== undefined) return fail(refused);
  enter(table, client, occupants);
  return ok(undefined);
}

/** Whether a hello may move a seat to this device, which has to be written before it is answered. */
export const bringsSeat = ({ move, back = [] }: Hello): boolean => move !== undefined || back.length > 0;

/**
 * Within the table's `run`: as `admit`, for a hello that carries the code of a seat, or proofs of seats that were held at another address of
 * the host. Who neither hosts nor holds a seat gets it, past the door and without a PIN: who has it is nobody new. A code that does not
 * fit is no better than none; a proof that does not is passed over.
 */
export async function admitWithSeat(table: HostedTable, client: Client, hello: Hello): Promise<Answer> {
  const { move, back = [] } = hello;
  const occupants = introduce(table, client, hello);
  if (client.isTelevision) return admit(table, client, hello);
  const isKnown = client.isOwner || occupants.length > 0;
  if (!isKnown && isRemoved(table.state, client)) return fail(rejection('removed'));
  await takeBackSeats(table, client, back);
  if (!isKnown && client.occupants.size === 0) {
    if (move === undefined) return admit(table, client, hello);
    const moved = await moveHere(table, client, move);
    if (!moved.ok) return moved;
  }
  enter(table, client, occupants);
  for (const occupant of client.occupants) await comeBack(table, occupant);
  return ok(undefined);
}

/**
 * An admitted client has been told so: it is shown the table at once, and what a bot plays for it is given back when that can be written.
 * Who was removed while it came in has to go.
 */
export function welcome(table: HostedTable, client: Client): void {
  table.settle();
  void table.runner.run(async () => {
    const { isOwner, occupants } = client;
    if (!isOwner && occupants.size === 0 && isRemoved(table.state, client)) client.close(CLOSE.removed);
    for (const occupant of occupants) await comeBack(table, occupant);
  });
}

/** Notes who a client says it is; the occupants whose tokens it has shown. */
function introduce(table: HostedTable, client: Client, hello: Hello): readonly number[] {
  client.isTelevision = hello.television === true;
  client.tokens.clear();
  for (const token of hello.tokens ?? []) client.tokens.add(hashOf(token));
  client.isOwner = !client.isTelevision && table.services.isOwner(hello.owner);
  const shown = client.isTelevision ? [] : [...client.tokens];
  client.spectator = spectatorOf(hello);
  if (client.spectator !== undefined) client.tokens.add(client.spectator);
  return shown.flatMap((token) => occupantWith(table.state, token) ?? []);
}

/** A television is told from the other pages of its browser, which may be its owner's. */
function spectatorOf({ spectator, television }: Hello): string | undefined {
  if (spectator === undefined) return undefined;
  return hashOf(television === true ? `television ${spectator}` : spectator);
}

function enter(table: HostedTable, client: Client, occupants: readonly number[]): void {
  const cameBack = occupants.filter((occupant) => holderOf(table.audience.clients, occupant) === undefined);
  for (const occupant of occupants) giveSeat(table.audience.clients, client, occupant);
  table.audience.enter(client, cameBack);
  table.knocks.came(client);
}

/**
 * Why somebody who neither hosts nor holds a seat stays out: they were removed (`isRemoved`), nobody new is let in, or the PIN. Who says
 * that they have lost the key of theirs may ask.
 */
function refusal(table: HostedTable, client: Client, hello: Hello): Rejection | undefined {
  if (isRemoved(table.state, client)) return rejection('removed');
  if (table.state.setup.door !== 'closed') return pinRefusal(table, client, hello.pin);
  if (hello.claim === undefined || client.isTelevision) return rejection('door-closed');
  return pinRefusal(table, client, hello.pin) ?? claimFromOutside(table, client, hello.claim);
}

function pinRefusal(table: HostedTable, { address }: Client, pin: string | undefined): Rejection | undefined {
  if (!table.secrets.hasPin() || table.pins.isAdmitted(address)) return undefined;
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
