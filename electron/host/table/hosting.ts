import { PATIENCE } from '../../../core/base/hosting.ts';
import type { Seat } from '../../../core/base/ids.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import type { TableCommand, TableState } from '../../../core/table/index.ts';
import type { KnownDevice } from './devices.ts';
import { isHost, occupantAt, type Client } from './people.ts';
import type { HostedTable, Outcome } from './table.ts';

type Ask<Type extends TableAsk['type']> = Extract<TableAsk, { type: Type }>;

/** Why nobody may hurry a seat now, or play for it; undefined: somebody may, for it has been waited for long enough. */
function tooEarly(table: HostedTable, at: Seat): Rejection | undefined {
  const waited = table.asked.since(at);
  if (waited === undefined) return rejection('not-awaited', { seat: at });
  const left = PATIENCE - waited;
  return left <= 0 ? undefined : rejection('not-awaited', { seat: at, seconds: Math.ceil(left / 1000) });
}

/** Reminds somebody who is awaited; everybody sees it. */
export function nudge(table: HostedTable, client: Client, { seat: at }: Ask<'nudge'>): Answer {
  const who = table.state.seats[at];
  if (who?.type !== 'person' || who.standIn !== undefined)
    return fail(rejection('not-awaited', { seat: at }));
  const early = tooEarly(table, at);
  if (early !== undefined) return fail(early);
  const watches = client.occupants.size === 0 && !isHost(table.state, client);
  const sources = [`from ${client.address}`, `seat ${who.occupant}`];
  const watching = watches ? table.watchersNudges.take('all') : 0;
  const wait = sources.reduce((longest, source) => longest || table.nudges.take(source), watching);
  if (wait > 0) {
    const reminded = table.lastNudged ?? who.name;
    return fail(rejection('too-fast', { seconds: Math.ceil(wait / 1000), reminded }));
  }
  table.lastNudged = who.name;
  table.audience.tell({ acts: [], news: [{ type: 'nudged', seat: at, name: who.name }] });
  table.audience.showAll();
  return ok(undefined);
}

/** Who hosts has a bot decide for somebody who has been waited for. */
export function decide(table: HostedTable, _visitor: Client, { seat: at }: Ask<'decide'>): Outcome {
  const early = tooEarly(table, at);
  return early === undefined ? table.decideFor(at, 'host') : fail(early);
}

/** What takes a person's place, or gives it to another device. */
type Replacement = 'free-seat' | 'open-seat' | 'take-over' | 'remove' | 'claim-seat';

/**
 * Why a client may not do that to the person on a seat; undefined if they may, or nobody sits there. It is asked of everything that ends
 * with somebody else, or another device, in a person's place. In a game nobody is replaced who is there and keeps nobody waiting, but that the
 * owner removes them; and the owner's own seat is the owner's affair, except that a bot may play it.
 */
export function replacementRefusal(
  table: HostedTable,
  by: Client,
  at: Seat,
  what: Replacement,
): Rejection | undefined {
  const who = table.state.seats[at];
  if (who?.type !== 'person') return undefined;
  const holder = table.audience.holder(at);
  if (holder === by) return undefined;
  const isOwners = who.isHost || holder?.isOwner === true;
  if (isOwners && !by.isOwner && what !== 'take-over')
    return rejection('not-available', { type: what, available: [] });
  const isProven = by.isOwner && (what === 'remove' || (what === 'claim-seat' && isOwners));
  if (holder === undefined || isProven || table.state.phase !== 'playing') return undefined;
  const early = tooEarly(table, at);
  return early && rejection('seat-held', { seat: at, ...early.data });
}

/** A bot plays for a person until they are back, or say that they are there. */
export async function takeOver(
  table: HostedTable,
  client: Client,
  { seat: at, bot }: Ask<'take-over'>,
): Promise<Answer> {
  const refused = replacementRefusal(table, client, at, 'take-over');
  if (refused !== undefined) return fail(refused);
  const step = await table.runner.submit({ type: 'bot-took-over', seat: at, bot, why: 'owner' });
  return step.ok ? ok(undefined) : step;
}

/** A seat is free again; from the start of a game on it is open to somebody else. */
export async function freeSeat(
  table: HostedTable,
  client: Client,
  { seat: at }: Ask<'free-seat'>,
): Promise<Answer> {
  const refused = replacementRefusal(table, client, at, 'free-seat');
  if (refused !== undefined) return fail(refused);
  const step = await table.runner.submit({ type: 'left', seat: at });
  return step.ok ? ok(undefined) : step;
}

/** Somebody else may take the seat. Who is away keeps it until that happens; who is there has to give it up. */
export async function openSeat(
  table: HostedTable,
  client: Client,
  { seat: at }: Ask<'open-seat'>,
): Promise<Answer> {
  const refused = replacementRefusal(table, client, at, 'open-seat');
  if (refused !== undefined) return fail(refused);
  const isThere = table.audience.holder(at) !== undefined;
  const step = await table.runner.submit({ type: isThere ? 'left' : 'seat-opened', seat: at });
  return step.ok ? ok(undefined) : step;
}

/** What makes somebody who is back play for themselves, on a seat that is theirs alone. */
export function returnCommands({ seats }: TableState, at: Seat): readonly TableCommand[] {
  const who = seats[at];
  if (who?.type !== 'person') return [];
  return [
    ...(who.standIn === undefined ? [] : [{ type: 'given-back', seat: at } as const]),
    ...(who.open === undefined ? [] : [{ type: 'seat-closed', seat: at } as const]),
  ];
}

/**
 * Somebody has to go, and cannot come back with the same secret before they are let in. Others may share the address (a
 * television, all devices behind a second router), so from there one may watch, and is asked about before one sits.
 */
export async function remove(
  table: HostedTable,
  client: Client,
  { seat: at }: Ask<'remove'>,
): Promise<Answer> {
  const holder = table.audience.holder(at);
  if (holder === client || holder?.isOwner === true)
    return fail(rejection('not-available', { type: 'remove', available: ['leave'] }));
  const refused = replacementRefusal(table, client, at, 'remove');
  if (refused !== undefined) return fail(refused);
  const binds = holder !== undefined && !holder.isOwnComputer;
  const occupant = occupantAt(table.state, at);
  const pages = [...table.audience.clients].filter(
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

/** A device that hosts see among those who watch, or who ask; this computer is not one of them. */
function otherDevice(
  { devices }: HostedTable,
  number: number,
  type: TableAsk['type'],
): Result<KnownDevice, Rejection> {
  const known = devices.find(number);
  return known === undefined || known.isOwnComputer
    ? fail(rejection('not-available', { type, available: [] }))
    : ok(known);
}

/** A browser that holds no seat has to go with all its pages, and stays out until let in. Nobody else of its address has to. */
export async function removeDevice(
  table: HostedTable,
  _visitor: Client,
  { device }: Ask<'remove-device'>,
): Promise<Answer> {
  const known = otherDevice(table, device, 'remove-device');
  if (!known.ok) return known;
  const { address, spectator } = known.value;
  const step = await table.runner.submit({
    type: 'device-removed',
    address,
    ...(spectator !== undefined && { token: spectator }),
  });
  if (!step.ok) return step;
  table.knocks.refuseAll(({ from }) => from === device);
  for (const one of table.audience.clients)
    if (table.devices.isKnownAs(one, device) && !one.isOwner && one.occupants.size === 0)
      one.close(CLOSE.removed);
  return ok(undefined);
}

/**
 * The hosts are not asked for seats from the address of a device any more, or are again. All who share it are concerned: a new secret is
 * made in a moment, and would be heard.
 */
export function muteDevice(
  table: HostedTable,
  _visitor: Client,
  { device, muted }: Ask<'mute-device'>,
): Answer {
  const known = otherDevice(table, device, 'mute-device');
  if (!known.ok) return known;
  const { address } = known.value;
  table.devices.mute(address, muted);
  if (muted) table.knocks.refuseAll((knock) => knock.address === address);
  table.audience.showAll();
  return ok(undefined);
}
