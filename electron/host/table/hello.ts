import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { Hello } from '../../../core/protocol/requests.ts';
import { hashOf } from '../secrets.ts';
import { returnCommands } from './hosting.ts';
import { giveSeat, holderOf, isRemoved, occupantWith, seatOfOccupant, type Client } from './people.ts';
import { askToShow, claimFromOutside, takeSeatByCode, takeBackSeats } from './sit.ts';
import type { HostedTable } from './table.ts';

/** What a hello proves, in place of the secrets on its device. */
export interface ProvenHello extends Omit<Hello, 'owner' | 'tokens' | 'code'> {
  readonly isOwner: boolean;
  /** Whether the client has the code of the table, which stands for the PIN. */
  readonly isCodeProven?: boolean;
  /** The keys of seats, each the SHA-256 of a token. */
  readonly keys: readonly string[];
}

/**
 * Admits a client and gives it the seats whose tokens it has. A client that neither hosts nor holds a seat needs the table's PIN; a
 * television never hosts or holds one, whatever else its hello carries. It is synchronous, so a slow disk delays no admission; `welcome`
 * writes what has to be written.
 */
export function admit(table: HostedTable, client: Client, hello: ProvenHello): Answer {
  const occupants = introduce(table, client, hello);
  const refusal = client.isOwner || occupants.length > 0 ? undefined : admissionRefusal(table, client, hello);
  if (refusal !== undefined) return fail(refusal);
  enter(table, client, occupants);
  return ok(undefined);
}

/** Whether a hello may transfer a seat to this device, which has to be written before the answer. */
export const bringsSeat = ({ move, back = [] }: ProvenHello): boolean =>
  move !== undefined || back.length > 0;

/**
 * Within the table's `run`: as `admit`, for a hello with a seat code, or with proofs of seats that were held at another address of the
 * host. A client that neither hosts nor holds a seat gets the seat, whatever the join policy and without a PIN: its holder is nobody new. A
 * wrong code counts as none; a wrong proof is ignored.
 */
export async function admitWithSeat(table: HostedTable, client: Client, hello: ProvenHello): Promise<Answer> {
  const { move, back = [] } = hello;
  const occupants = introduce(table, client, hello);
  if (client.isTelevision) return admit(table, client, hello);
  const isKnown = client.isOwner || occupants.length > 0;
  if (!isKnown && isRemoved(table.state, client)) return fail(rejection('removed'));
  await takeBackSeats(table, client, back);
  if (!isKnown && client.occupants.size === 0) {
    if (move === undefined) return admit(table, client, hello);
    const moved = await takeSeatByCode(table, client, move);
    if (!moved.ok) return moved;
  }
  enter(table, client, occupants);
  for (const occupant of client.occupants) await comeBack(table, occupant);
  return ok(undefined);
}

/**
 * Shows an admitted client the table, and gives seats back from stand-ins once that can be written. Closes the connection if the client was
 * removed meanwhile.
 */
export function welcome(table: HostedTable, client: Client): void {
  table.settle();
  void table.runner.run(async () => {
    const { isOwner, occupants } = client;
    if (!isOwner && occupants.size === 0 && isRemoved(table.state, client)) client.close(CLOSE.removed);
    for (const occupant of occupants) await comeBack(table, occupant);
  });
}

/** Stores what a client says about itself. Returns the occupants whose seats it has proven to be its own. */
function introduce(table: HostedTable, client: Client, hello: ProvenHello): readonly number[] {
  client.isTelevision = hello.television === true;
  client.tokens.clear();
  for (const key of hello.keys) client.tokens.add(key);
  client.isOwner = !client.isTelevision && hello.isOwner;
  const tokens = client.isTelevision ? [] : [...client.tokens];
  client.spectator = spectatorOf(hello);
  if (client.spectator !== undefined) client.tokens.add(client.spectator);
  return tokens.flatMap((token) => occupantWith(table.state, token) ?? []);
}

/** Hashes a browser's secret; a television gets another hash than the other pages of its browser, which may be its owner's. */
function spectatorOf({ spectator, television }: ProvenHello): string | undefined {
  if (spectator === undefined) return undefined;
  return hashOf(television === true ? `television ${spectator}` : spectator);
}

function enter(table: HostedTable, client: Client, occupants: readonly number[]): void {
  const cameBack = occupants.filter((occupant) => holderOf(table.audience.clients, occupant) === undefined);
  for (const occupant of occupants) giveSeat(table.audience.clients, client, occupant);
  table.audience.enter(client, cameBack);
  table.joinRequests.attach(client);
  if (client.pictureKey !== undefined) table.joinRequests.removeShown(client.pictureKey);
}

/**
 * Why a client that neither hosts nor holds a seat is not admitted: it was removed (`isRemoved`), the table is closed to newcomers, or the
 * PIN. A client that has lost the key of its seat may claim it. A television that gets pictures needs a host in place of the PIN.
 */
function admissionRefusal(table: HostedTable, client: Client, hello: ProvenHello): Rejection | undefined {
  if (isRemoved(table.state, client)) return rejection('removed');
  if (table.state.setup.door !== 'closed') return pinRefusal(table, client, hello);
  if (hello.claim === undefined || client.isTelevision) return rejection('door-closed');
  return pinRefusal(table, client, hello) ?? claimFromOutside(table, client, hello.claim);
}

function pinRefusal(
  table: HostedTable,
  client: Client,
  { pin, isCodeProven }: ProvenHello,
): Rejection | undefined {
  const { address, pictureKey } = client;
  if (!table.secrets.hasPin() || isCodeProven === true || table.pins.isAdmitted(address)) return undefined;
  if (pictureKey !== undefined) return askToShow(table, client, pictureKey);
  const paused = table.pins.refusal(address);
  if (paused !== undefined) return paused;
  if (pin === undefined) return rejection('pin-needed', { title: table.state.setup.title });
  if (!table.secrets.isPin(pin)) return table.pins.wrong(address);
  table.pins.right(address);
  return undefined;
}

/** Gives a returning person's seat back to them and closes it to others; does nothing on a frozen table. */
async function comeBack(table: HostedTable, occupant: number): Promise<void> {
  const at = seatOfOccupant(table.state, occupant);
  const commands = at === undefined ? [] : returnCommands(table.state, at);
  if (commands.length > 0) await table.runner.submit(...commands);
}
