import { PATIENCE } from '../../../core/base/hosting.ts';
import type { Seat } from '../../../core/base/ids.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { TableRequest, TableRequestOf } from '../../../core/protocol/requests.ts';
import type { TableCommand, TableState } from '../../../core/table/index.ts';
import type { KnownDevice } from './devices.ts';
import { isHost, occupantAt, type Client } from './people.ts';
import type { HostedTable, Outcome } from './table.ts';

/** Why a seat may not be hurried, or played for, yet; undefined once it has been waited for long enough. */
function tooEarly(table: HostedTable, at: Seat): Rejection | undefined {
  const waited = table.openQuestions.since(at);
  if (waited === undefined) return rejection('not-awaited', { seat: at });
  const left = PATIENCE - waited;
  return left <= 0 ? undefined : rejection('not-awaited', { seat: at, seconds: Math.ceil(left / 1000) });
}

/** Reminds an awaited person; everybody sees it. */
export function nudge(table: HostedTable, client: Client, { seat: at }: TableRequestOf<'nudge'>): Answer {
  const who = table.state.seats[at];
  if (who?.type !== 'person' || who.standIn !== undefined)
    return fail(rejection('not-awaited', { seat: at }));
  const early = tooEarly(table, at);
  if (early !== undefined) return fail(early);
  const isSpectator = client.occupants.size === 0 && !isHost(table.state, client);
  const sources = [`from ${client.address}`, `seat ${who.occupant}`];
  const spectatorWait = isSpectator ? table.watchersNudges.take('all') : 0;
  const wait = sources.reduce((longest, source) => longest || table.nudges.take(source), spectatorWait);
  if (wait > 0) {
    const reminded = table.lastNudged ?? who.name;
    return fail(rejection('too-fast', { seconds: Math.ceil(wait / 1000), reminded }));
  }
  table.lastNudged = who.name;
  table.audience.queue({ acts: [], news: [{ type: 'nudged', seat: at, name: who.name }] });
  table.audience.showAll();
  return ok(undefined);
}

/** Host only: lets a bot decide for a person who has been waited for. */
export function decide(table: HostedTable, _client: Client, { seat: at }: TableRequestOf<'decide'>): Outcome {
  const early = tooEarly(table, at);
  return early === undefined ? table.decideFor(at, 'host') : fail(early);
}

/** Requests that give a person's seat to a bot, another person or another device. */
type Replacement = 'free-seat' | 'open-seat' | 'take-over' | 'remove' | 'claim-seat';

/**
 * Why a client may not replace the person on a seat; undefined if it may, or if no person has it. Checked by everything that gives a
 * person's seat to somebody else or to another device. During a game a person who is connected and keeps nobody waiting can only be
 * removed, by the owner. The owner's own seat is the owner's affair, except that a bot may play it.
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

/** Has a bot play for a person until they return, frees a seat or opens it to others, if that may be done yet. */
export async function replacePerson(
  table: HostedTable,
  client: Client,
  request: TableRequestOf<'take-over' | 'free-seat' | 'open-seat'>,
): Promise<Answer> {
  const refusal = replacementRefusal(table, client, request.seat, request.type);
  if (refusal !== undefined) return fail(refusal);
  const step = await table.runner.submit(replacementBy(table, request));
  return step.ok ? ok(undefined) : step;
}

function replacementBy(
  table: HostedTable,
  request: TableRequestOf<'take-over' | 'free-seat' | 'open-seat'>,
): TableCommand {
  const { seat } = request;
  switch (request.type) {
    case 'take-over':
      return { type: 'bot-took-over', seat, bot: request.bot, why: 'owner' };
    case 'free-seat': // from the start of a game on the table opens it to others instead
      return { type: 'left', seat };
    case 'open-seat': // a person who is away keeps it until it is taken; one who is connected gives it up
      return { type: table.audience.holder(seat) === undefined ? 'seat-opened' : 'left', seat };
  }
}

/** Returns the commands by which a returning person plays again and the seat is closed to others. */
export function returnCommands({ seats }: TableState, at: Seat): readonly TableCommand[] {
  const who = seats[at];
  if (who?.type !== 'person') return [];
  return [
    ...(who.standIn === undefined ? [] : [{ type: 'given-back', seat: at } as const]),
    ...(who.open === undefined ? [] : [{ type: 'seat-closed', seat: at } as const]),
  ];
}

/**
 * Removes a person, who cannot return with the same secret until let in. Other devices may share the address (a television, all devices
 * behind a second router), so it may still watch, and sits only with the host's consent.
 */
export async function remove(
  table: HostedTable,
  client: Client,
  { seat: at }: TableRequestOf<'remove'>,
): Promise<Answer> {
  const holder = table.audience.holder(at);
  if (holder === client || holder?.isOwner === true)
    return fail(rejection('not-available', { type: 'remove', available: ['leave'] }));
  const refusal = replacementRefusal(table, client, at, 'remove');
  if (refusal !== undefined) return fail(refusal);
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

/** Returns a device that hosts see among spectators and join requests; never this computer. */
function otherDevice(
  { devices }: HostedTable,
  number: number,
  type: TableRequest['type'],
): Result<KnownDevice, Rejection> {
  const known = devices.find(number);
  return known === undefined || known.isOwnComputer
    ? fail(rejection('not-available', { type, available: [] }))
    : ok(known);
}

/** Removes a browser without a seat, with all its pages, until let in. Other devices at its address stay. */
export async function removeDevice(
  table: HostedTable,
  _client: Client,
  { device }: TableRequestOf<'remove-device'>,
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
  table.joinRequests.refuseAll(({ from }) => from === device);
  for (const one of table.audience.clients)
    if (table.devices.isKnownAs(one, device) && !one.isOwner && one.occupants.size === 0)
      one.close(CLOSE.removed);
  return ok(undefined);
}

/**
 * Mutes or unmutes join requests from a device's address. It concerns all who share the address: a new secret is made in no time, and would
 * get through.
 */
export function muteDevice(
  table: HostedTable,
  _client: Client,
  { device, muted }: TableRequestOf<'mute-device'>,
): Answer {
  const known = otherDevice(table, device, 'mute-device');
  if (!known.ok) return known;
  const { address } = known.value;
  table.devices.mute(address, muted);
  if (muted) table.joinRequests.refuseAll((request) => request.address === address);
  table.audience.showAll();
  return ok(undefined);
}
