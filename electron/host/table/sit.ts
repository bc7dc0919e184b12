import { seat, type Seat } from '../../../core/base/ids.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import { isNumericEndpoint, returnProof } from '../../../core/base/proofs.ts';
import type { Hello, TableRequestOf } from '../../../core/protocol/requests.ts';
import {
  firstFree,
  type DeviceKind,
  type PersonSeat,
  type TableCommand,
  type TableState,
} from '../../../core/table/index.ts';
import { hashOf, isSameHash } from '../secrets.ts';
import { replacementRefusal, returnCommands } from './hosting.ts';
import { claimedSeat, type PendingJoinRequest, type JoinIntent, type SeatReason } from './join-requests.ts';
import { newName } from './new-name.ts';
import {
  giveSeat,
  hasSat,
  holderOf,
  isHost,
  isRemoved,
  occupantBy,
  occupantWith,
  seatOfOccupant,
  type Client,
} from './people.ts';
import { returningWith } from './seat-codes.ts';
import type { HostedTable } from './table.ts';

/**
 * Seats a person whose token the client has made, or asks the host (`{ waiting: true }`). A repeated request with the same token (the
 * answer was lost) returns the same seat. The seat and its token are one line of the journal, on disk before the answer.
 */
export async function sit(
  table: HostedTable,
  client: Client,
  request: TableRequestOf<'sit'>,
): Promise<Answer> {
  const known = occupantWith(table.state, hashOf(request.token));
  if (known !== undefined) return seated(table, client, known, request.token);
  if (isRemoved(table.state, client)) return fail(rejection('removed'));
  const at = seatToTake(table, request.seat);
  if (!at.ok) return at;
  const name = newName(table.state, request.name, at.value);
  if (!name.ok) return name;
  if (isHost(table.state, client)) return takeSeat(table, client, request);
  const { door } = table.state.setup;
  if (door === 'closed') return fail(rejection('door-closed'));
  const why = reasonToAsk(table, client, at.value) ?? (door === 'ask' ? 'door' : undefined);
  if (why === undefined) return takeSeat(table, client, request);
  return ask(table, client, { type: 'sit', request: { ...request, name: name.value }, why });
}

/** Seats that another device gets without asking, over all its connections: phones behind one repeater share an address. */
const FREE_SEATS = 2;

/** Why the host has to grant the request; undefined if it need not. */
function reasonToAsk(
  { state, devices }: HostedTable,
  client: Client,
  at: Seat | undefined,
): SeatReason | undefined {
  if (!client.isOwnComputer && state.removed.some(({ address }) => address === client.address))
    return 'removed';
  const holdsMost = client.occupants.size > 0 || devices.seatsFrom(client.address) >= FREE_SEATS;
  if (holdsMost && !client.isOwnComputer) return 'further';
  if (state.phase !== 'playing') return undefined;
  if (hasSat(state, client)) return 'again';
  return at !== undefined && state.seats[at]?.type === 'bot' ? 'bot' : undefined;
}

/** Adds a join request for the hosts; a claim also goes to the holder of the seat. */
function ask(table: HostedTable, client: Client, intent: JoinIntent): Answer {
  if (table.devices.isMuted(client.address)) return fail(rejection('muted'));
  const joinRequest = table.joinRequests.add(client, client, intent);
  if (!joinRequest.ok) return joinRequest;
  table.audience.showAll();
  return ok({ waiting: true });
}

/** Claims a seat whose key is lost, with a new token. The owner needs no consent: the owner's secret proves more than a seat's does. */
export async function claimSeat(
  table: HostedTable,
  client: Client,
  { seat: at, token }: TableRequestOf<'claim-seat'>,
): Promise<Answer> {
  const known = occupantWith(table.state, hashOf(token));
  if (known !== undefined) return seated(table, client, known, token);
  if (isRemoved(table.state, client)) return fail(rejection('removed'));
  const who = table.state.seats[at];
  if (who === undefined) return fail(rejection('no-such-seat', { seat: at }));
  if (who.type !== 'person' || isGivenUp(who) || client.occupants.has(who.occupant))
    return fail(rejection('not-available', { type: 'claim-seat', available: ['sit'] }));
  if (client.isOwner) {
    const refusal = replacementRefusal(table, client, at, 'claim-seat');
    return refusal === undefined ? transfer(table, client, who.occupant, token) : fail(refusal);
  }
  const tooOften = table.joinRequests.rateRefusal(client, 'claim');
  if (tooOften !== undefined) return fail(tooOften);
  return ask(table, client, { type: 'claim', token, occupant: who.occupant });
}

/**
 * Claims a seat of a closed table by name, since its seats are not shown outside. The page repeats the claim in each hello, which is
 * rejected until the token proves the seat.
 */
export function claimFromOutside(
  table: HostedTable,
  client: Client,
  { name, token }: NonNullable<Hello['claim']>,
): Rejection {
  if (table.devices.isMuted(client.address)) return rejection('muted');
  const known = table.joinRequests.renew(token);
  if (known !== undefined)
    return rejection(known.state === 'waiting' ? 'claim-waiting' : 'claim-refused', { name });
  const tooOften = table.joinRequests.rateRefusal(client, 'claim');
  if (tooOften !== undefined) return tooOften;
  const who = personNamed(table.state, name);
  if (who === undefined) return rejection('no-such-person', { name });
  const joinRequest = table.joinRequests.add(client, undefined, {
    type: 'claim',
    token,
    occupant: who.occupant,
  });
  if (!joinRequest.ok) return joinRequest.error;
  table.audience.showAll();
  void table.runner.run(() => Promise.resolve()); // hello is synchronous, and hosts see the request only after a run
  return rejection('claim-waiting', { name });
}

/**
 * Requests to show the table with a PIN to a television that gets pictures over HTTP, where a PIN would be overheard. Returns undefined if
 * it needs no consent: on this computer, and once it was let in. Its page asks again all the time.
 */
export function askToShow(table: HostedTable, client: Client, key: string): Rejection | undefined {
  const { joinRequests, pins, devices } = table;
  if (client.isOwnComputer) return undefined;
  if (devices.isMuted(client.address)) return rejection('muted');
  if (pins.isTelevisionLetIn(key)) return undefined;
  const pinNeeded = rejection('pin-needed', { title: table.state.setup.title });
  if (joinRequests.renew(key) !== undefined) return pinNeeded;
  const tooOften = joinRequests.rateRefusal(client, 'show');
  if (tooOften !== undefined) return tooOften;
  const number = newNumber(joinRequests.numbers(), table.services.entropy);
  const joinRequest = joinRequests.add(client, undefined, { type: 'show', token: key, number });
  if (!joinRequest.ok) return joinRequest.error;
  table.audience.showAll();
  void table.runner.run(() => Promise.resolve()); // as in claimFromOutside
  return pinNeeded;
}

/** The numbers of televisions have four digits. */
const NUMBERS = { first: 1000, count: 9000 };

/** Returns a number that no other television shows. */
function newNumber(used: readonly number[], entropy: (size: number) => Uint8Array): number {
  const [high = 0, low = 0] = entropy(2);
  const { first, count } = NUMBERS;
  const from = high * 256 + low;
  const after = (step: number): number => first + ((from + step) % count);
  let step = 0;
  while (used.includes(after(step))) step += 1; // there are few requests
  return after(step);
}

/** Returns the person with a name, however it is typed. */
function personNamed({ seats }: TableState, name: string): PersonSeat | undefined {
  const typed = name.normalize('NFC').trim().toLowerCase();
  return seats.find(
    (who): who is PersonSeat => who.type === 'person' && !isGivenUp(who) && who.name.toLowerCase() === typed,
  );
}

/** Whether a seat was given up for good, so that its person cannot return. */
const isGivenUp = ({ open, token }: PersonSeat): boolean => open === true && token === undefined;

/** Grants or refuses a join request. */
export async function answerJoinRequest(
  table: HostedTable,
  client: Client,
  { knock: id, yes }: TableRequestOf<'answer-knock'>,
): Promise<Answer> {
  const joinRequest = table.joinRequests.find(id);
  const at = joinRequest === undefined ? undefined : claimedSeat(table.state, joinRequest);
  const isHolder = at !== undefined && table.audience.holder(at) === client;
  if (!isHost(table.state, client) && !isHolder) return fail(rejection('not-owner'));
  if (joinRequest === undefined || (yes && joinRequest.client === client && !client.isOwner))
    return fail(rejection('not-available', { type: 'answer-knock', available: [] }));
  const tooEarly = yes && at !== undefined ? replacementRefusal(table, client, at, 'claim-seat') : undefined;
  if (tooEarly !== undefined) return fail(tooEarly); // the request stays open
  const answer = yes ? await grant(table, joinRequest) : ok(undefined);
  if (yes && answer.ok) table.joinRequests.removeGranted(joinRequest);
  else table.joinRequests.refuse(joinRequest);
  table.audience.showAll();
  return answer.ok ? ok(undefined) : answer;
}

/** Gives the requested seat, or lets a television in; a page that is away finds it when it is back. */
async function grant(table: HostedTable, { intent, client }: PendingJoinRequest): Promise<Answer> {
  switch (intent.type) {
    case 'claim':
      return transfer(table, client, intent.occupant, intent.token);
    case 'sit':
      return takeSeat(table, client, intent.request);
    case 'show':
      table.pins.letTelevisionIn(intent.token);
      return ok(undefined);
  }
}

async function takeSeat(
  table: HostedTable,
  client: Client | undefined,
  { token, name: requestedName, seat: requestedSeat, colour, ready }: TableRequestOf<'sit'>,
): Promise<Answer> {
  const at = seatToTake(table, requestedSeat);
  if (!at.ok) return at;
  const name = newName(table.state, requestedName, at.value);
  if (!name.ok) return name;
  const occupant = table.state.nextOccupant;
  const joinCommand = {
    type: 'joined',
    name: name.value,
    isHost: client?.isOwner === true,
    ...deviceOf(client),
    token: hashOf(token),
    ...(at.value !== undefined && { seat: at.value }),
    ...table.services.house.whoSits(table.state, name.value, client?.spectator),
    ...(colour !== undefined && { colour }),
  } satisfies TableCommand;
  const isReady = ready === true && !joinCommand.isHost; // the owner always is
  const readied = isReady ? readyAt(table.state, at.value ?? firstFree(table.state)) : [];
  const step = await table.runner.submit(joinCommand, ...readied);
  return step.ok ? seated(table, client, occupant, token) : step;
}

/** What the log says of the device of a person. */
const deviceOf = (client: Client | undefined): { device?: DeviceKind; browser?: string } =>
  client === undefined
    ? {}
    : {
        device: client.device,
        ...(client.spectator !== undefined && { browser: client.spectator }),
      };

/** Makes a person ready in the step that seats them; outside the lobby everybody is. */
const readyAt = ({ phase }: TableState, seat: Seat | undefined): readonly TableCommand[] =>
  phase === 'lobby' && seat !== undefined ? [{ type: 'readied', seat, ready: true }] : [];

/** Transfers an occupant's seat to a new token, and to this client if it is connected. The old token proves nothing any more. */
async function transfer(
  table: HostedTable,
  client: Client | undefined,
  occupant: number,
  token: string,
): Promise<Answer> {
  const at = seatOfOccupant(table.state, occupant);
  if (at === undefined) return fail(rejection('not-available', { type: 'claim-seat', available: [] }));
  const next = table.state.nextOccupant;
  const step = await table.runner.submit(
    { type: 'seat-moved', seat: at, token: hashOf(token), ...deviceOf(client) },
    ...returnCommands(table.state, at),
  );
  return step.ok ? seated(table, client, next, token) : step;
}

/** Gives the client, if it is connected, the seat that its token proves. Returns the answer. */
function seated(table: HostedTable, client: Client | undefined, occupant: number, token: string): Answer {
  if (client !== undefined) {
    client.tokens.add(hashOf(token));
    giveSeat(table.audience.clients, client, occupant);
    table.audience.onSeatsChanged(client);
    table.joinRequests.forget(client);
  }
  table.audience.showAll();
  return ok({ seat: seatOfOccupant(table.state, occupant) ?? 0 });
}

/**
 * Returns the seat to take. During a game a bot's seat can be taken, and one that was given up or opened and that no client holds; in the
 * lobby the table decides.
 */
function seatToTake(
  table: HostedTable,
  requestedSeat: Seat | undefined,
): Result<Seat | undefined, Rejection> {
  const { phase, seats } = table.state;
  if (phase === 'lobby') return ok(requestedSeat);
  const isHeld = (at: Seat): boolean => table.audience.holder(at) !== undefined;
  if (requestedSeat !== undefined)
    return isHeld(requestedSeat) ? fail(rejection('seat-held', { seat: requestedSeat })) : ok(requestedSeat);
  const open = seats.findIndex(
    (who, index) => who.type === 'person' && who.open === true && !isHeld(seat(index)),
  );
  return open < 0 ? fail(rejection('table-full')) : ok(seat(open));
}

/** Returns a code by which another device can take a seat over. */
export function seatCode(
  table: HostedTable,
  _client: Client,
  { seat: at }: TableRequestOf<'seat-code'>,
): Answer {
  const who = table.state.seats[at];
  if (who?.type !== 'person') return fail(rejection('no-such-seat', { seat: at }));
  return ok(table.codes.make(who.occupant));
}

/** Transfers the seat of a code to this device. */
export async function takeSeatByCode(
  table: HostedTable,
  client: Client,
  { code, token }: Pick<TableRequestOf<'move-here'>, 'code' | 'token'>,
): Promise<Answer> {
  const known = occupantWith(table.state, hashOf(token));
  if (known !== undefined) return seated(table, client, known, token);
  if (isRemoved(table.state, client)) return fail(rejection('removed'));
  const wait = table.codes.waitFor(client.address);
  if (wait > 0) return fail(rejection('too-fast', { seconds: Math.ceil(wait / 1000) }));
  const isAway = (one: number): boolean => holderOf(table.audience.clients, one) === undefined;
  const occupant = table.codes.use(code) ?? returningWith(table.state, code, isAway);
  if (occupant === undefined || seatOfOccupant(table.state, occupant) === undefined) {
    table.codes.wrong(client.address);
    return fail(rejection('bad-code'));
  }
  return transfer(table, client, occupant, token);
}

/** Gives a client the seats that it held at another address of the host. Proofs that fit no seat are ignored, as tokens are. */
export async function takeBackSeats(
  table: HostedTable,
  client: Client,
  back: NonNullable<Hello['back']>,
): Promise<void> {
  for (const { proof, token } of back) {
    const { id } = table.state;
    const matches = (key: string): boolean => isSameHash(returnProof(key, id, client.endpoint), proof);
    const occupant = isNumericEndpoint(client.endpoint) ? occupantBy(table.state, matches) : undefined;
    if (occupant !== undefined) await transfer(table, client, occupant, token);
  }
}
