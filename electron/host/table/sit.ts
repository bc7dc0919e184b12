import { seat, type Seat } from '../../../core/base/ids.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { Answer, JoinRequestReason } from '../../../core/protocol/frames.ts';
import { isNumericEndpoint, returnProof } from '../../../core/base/proofs.ts';
import type { Hello, TableAsk } from '../../../core/protocol/requests.ts';
import { firstFree, type PersonSeat, type TableCommand, type TableState } from '../../../core/table/index.ts';
import { hashOf, isSameHash } from '../secrets.ts';
import { replacementRefusal, returnCommands } from './hosting.ts';
import { claimedSeat, type Knocking, type Wish } from './join-requests.ts';
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

type Ask<Type extends TableAsk['type']> = Extract<TableAsk, { type: Type }>;

/**
 * Seats a person whose token the client has made, or lets the host know that somebody asks (`{ waiting: true }`). Asked again with the
 * same token (the answer was lost) it answers the same seat. The seat and what proves it are one line of the journal, on disk before it
 * is answered.
 */
export async function sit(table: HostedTable, client: Client, request: Ask<'sit'>): Promise<Answer> {
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

/** Seats that one other device gets without a question, over all its connections: phones behind one repeater share an address. */
const UNASKED = 2;

/** Why the host is asked first; undefined: it is not. */
function reasonToAsk(
  { state, devices }: HostedTable,
  client: Client,
  at: Seat | undefined,
): Exclude<JoinRequestReason, 'claim'> | undefined {
  if (!client.isOwnComputer && state.removed.some(({ address }) => address === client.address))
    return 'removed';
  const holdsMost = client.occupants.size > 0 || devices.seatsFrom(client.address) >= UNASKED;
  if (holdsMost && !client.isOwnComputer) return 'further';
  if (state.phase !== 'playing') return undefined;
  if (hasSat(state, client)) return 'again';
  return at !== undefined && state.seats[at]?.type === 'bot' ? 'bot' : undefined;
}

/** Lets those who host know that somebody asks; and who holds the seat, if somebody else says that it is theirs. */
function ask(table: HostedTable, client: Client, wish: Wish): Answer {
  if (table.devices.isMuted(client.address)) return fail(rejection('muted'));
  const knock = table.knocks.add(client, client, wish);
  if (!knock.ok) return knock;
  table.audience.showAll();
  return ok({ waiting: true });
}

/**
 * Somebody who has lost the key of their seat asks for it with a new token. The owner needs no yes for it: the owner's secret proves
 * more than a seat's does.
 */
export async function claimSeat(
  table: HostedTable,
  client: Client,
  { seat: at, token }: Ask<'claim-seat'>,
): Promise<Answer> {
  const known = occupantWith(table.state, hashOf(token));
  if (known !== undefined) return seated(table, client, known, token);
  if (isRemoved(table.state, client)) return fail(rejection('removed'));
  const who = table.state.seats[at];
  if (who === undefined) return fail(rejection('no-such-seat', { seat: at }));
  if (who.type !== 'person' || isGivenUp(who) || client.occupants.has(who.occupant))
    return fail(rejection('not-available', { type: 'claim-seat', available: ['sit'] }));
  if (client.isOwner) {
    const refused = replacementRefusal(table, client, at, 'claim-seat');
    return refused === undefined ? transfer(table, client, who.occupant, token) : fail(refused);
  }
  const tooOften = table.knocks.claimRefusal(client);
  if (tooOften !== undefined) return fail(tooOften);
  return ask(table, client, { type: 'claim', token, occupant: who.occupant });
}

/**
 * The same before a closed door, where nobody is shown who sits here: by name. It is asked again and again, and answered by a refusal of
 * hello until the token proves the seat.
 */
export function claimFromOutside(
  table: HostedTable,
  client: Client,
  { name, token }: NonNullable<Hello['claim']>,
): Rejection {
  if (table.devices.isMuted(client.address)) return rejection('muted');
  const known = table.knocks.renew(token);
  if (known !== undefined)
    return rejection(known.state === 'waiting' ? 'claim-waiting' : 'claim-refused', { name });
  const tooOften = table.knocks.claimRefusal(client);
  if (tooOften !== undefined) return tooOften;
  const who = personNamed(table.state, name);
  if (who === undefined) return rejection('no-such-person', { name });
  const knock = table.knocks.add(client, undefined, { type: 'claim', token, occupant: who.occupant });
  if (!knock.ok) return knock.error;
  table.audience.showAll();
  void table.runner.run(() => Promise.resolve()); // hello waits for nothing, and hosts are to see it now
  return rejection('claim-waiting', { name });
}

/** Who has a seat under a name, as they may type it. */
function personNamed({ seats }: TableState, name: string): PersonSeat | undefined {
  const wanted = name.normalize('NFC').trim().toLowerCase();
  return seats.find(
    (who): who is PersonSeat => who.type === 'person' && !isGivenUp(who) && who.name.toLowerCase() === wanted,
  );
}

/** Whether nobody can come back to a seat. */
const isGivenUp = ({ open, token }: PersonSeat): boolean => open === true && token === undefined;

/** Whether somebody who asked for a seat gets it. */
export async function answerKnock(
  table: HostedTable,
  client: Client,
  { knock: id, yes }: Ask<'answer-knock'>,
): Promise<Answer> {
  const knock = table.knocks.find(id);
  const at = knock === undefined ? undefined : claimedSeat(table.state, knock);
  const isHolder = at !== undefined && table.audience.holder(at) === client;
  if (!isHost(table.state, client) && !isHolder) return fail(rejection('not-owner'));
  if (knock === undefined || (yes && knock.client === client && !client.isOwner))
    return fail(rejection('not-available', { type: 'answer-knock', available: [] }));
  const tooEarly = yes && at !== undefined ? replacementRefusal(table, client, at, 'claim-seat') : undefined;
  if (tooEarly !== undefined) return fail(tooEarly); // it goes on waiting
  const answer = yes ? await grant(table, knock) : ok(undefined);
  if (yes && answer.ok) table.knocks.granted(knock);
  else table.knocks.refuse(knock);
  table.audience.showAll();
  return answer.ok ? ok(undefined) : answer;
}

/** Who asked gets the seat; a page that is away finds it when it is back. */
function grant(table: HostedTable, { wish, client }: Knocking): Promise<Answer> {
  return wish.type === 'claim'
    ? transfer(table, client, wish.occupant, wish.token)
    : takeSeat(table, client, wish.request);
}

async function takeSeat(
  table: HostedTable,
  client: Client | undefined,
  { token, name: wanted, seat: place, colour, ready }: Ask<'sit'>,
): Promise<Answer> {
  const at = seatToTake(table, place);
  if (!at.ok) return at;
  const name = newName(table.state, wanted, at.value);
  if (!name.ok) return name;
  const occupant = table.state.nextOccupant;
  const joined = {
    type: 'joined',
    name: name.value,
    isHost: client?.isOwner === true,
    ...(client && { device: client.device }),
    token: hashOf(token),
    ...(at.value !== undefined && { seat: at.value }),
    ...(colour !== undefined && { colour }),
  } satisfies TableCommand;
  const isReady = ready === true && !joined.isHost; // who hosts always is
  const readied = isReady ? readyAt(table.state, at.value ?? firstFree(table.state)) : [];
  const step = await table.runner.submit(joined, ...readied);
  return step.ok ? seated(table, client, occupant, token) : step;
}

/** Whoever sits down is ready in the same step; outside of the lobby everybody is. */
const readyAt = ({ phase }: TableState, seat: Seat | undefined): readonly TableCommand[] =>
  phase === 'lobby' && seat !== undefined ? [{ type: 'readied', seat, ready: true }] : [];

/** The seat of an occupant is played with another token from now on: on this device, or when it comes with it. The old one holds nothing any more. */
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
    { type: 'seat-moved', seat: at, token: hashOf(token), ...(client && { device: client.device }) },
    ...returnCommands(table.state, at),
  );
  return step.ok ? seated(table, client, next, token) : step;
}

/** The client, if it is there, has the seat of an occupant, which the token proves. */
function seated(table: HostedTable, client: Client | undefined, occupant: number, token: string): Answer {
  if (client !== undefined) {
    client.tokens.add(hashOf(token));
    giveSeat(table.audience.clients, client, occupant);
    table.audience.gotSeats(client);
    table.knocks.forget(client);
  }
  table.audience.showAll();
  return ok({ seat: seatOfOccupant(table.state, occupant) ?? 0 });
}

/**
 * Within a game a seat is free where a bot of the table plays, or where the seat was given up or opened and nobody holds it; in the
 * lobby the table itself knows.
 */
function seatToTake(table: HostedTable, wanted: Seat | undefined): Result<Seat | undefined, Rejection> {
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
export function seatCode(table: HostedTable, _visitor: Client, { seat: at }: Ask<'seat-code'>): Answer {
  const who = table.state.seats[at];
  if (who?.type !== 'person') return fail(rejection('no-such-seat', { seat: at }));
  return ok(table.codes.make(who.occupant));
}

/** Whoever knows the code of a seat plays it on this device, and no more on the other. */
export async function moveHere(
  table: HostedTable,
  client: Client,
  { code, token }: Pick<Ask<'move-here'>, 'code' | 'token'>,
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

/**
 * Gives a client the seats that it held at another address of the host. A proof that fits no seat (any more) is passed over, as tokens
 * are.
 */
export async function takeBackSeats(
  table: HostedTable,
  client: Client,
  back: NonNullable<Hello['back']>,
): Promise<void> {
  for (const { proof, token } of back) {
    const { id } = table.state;
    const isIt = (key: string): boolean => isSameHash(returnProof(key, id, client.place), proof);
    const occupant = isNumericEndpoint(client.place) ? occupantBy(table.state, isIt) : undefined;
    if (occupant !== undefined) await transfer(table, client, occupant, token);
  }
}
