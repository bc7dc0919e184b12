import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { createRng } from '../../../core/base/rng.ts';
import { OWNER_REQUESTS, type TableRequest } from '../../../core/protocol/requests.ts';
import { history, recordOf } from '../../../core/record/index.ts';
import { gameOptions, type TableCommand } from '../../../core/table/index.ts';
import type { Answer, Later } from '../socket/session.ts';
import { botName } from './bot-names.ts';
import { configure } from './configure.ts';
import { drawDeal } from './deal.ts';
import { occupantAt, seatsOfOccupants, youOf, type Visitor } from './people.ts';
import { sit } from './sit.ts';
import type { HostedTable } from './table.ts';

type Request = Later<TableRequest>;
type Handler<Type extends Request['type']> = (
  table: HostedTable,
  visitor: Visitor,
  request: Extract<Request, { type: Type }>,
) => Answer | Promise<Answer>;

/** What becomes of a request of an admitted visitor. Called within the table's `run`. */
export async function handleTableRequest(
  table: HostedTable,
  visitor: Visitor,
  request: Request,
): Promise<Answer> {
  if (isOwnerRequest(request.type) && !visitor.isOwner) return fail(rejection('not-owner'));
  const tooFast = table.services.lobbyRate.refusal(visitor, request.type);
  if (tooFast !== undefined) return fail(tooFast);
  const handler = HANDLERS[request.type] as Handler<Request['type']>;
  return handler(table, visitor, request);
}

const isOwnerRequest = (type: Request['type']): boolean =>
  (OWNER_REQUESTS as readonly string[]).includes(type);

const HANDLERS: { readonly [Type in Request['type']]: Handler<Type> } = {
  ping: () => ok(undefined),
  sit,
  leave: (table, visitor, { seat }) =>
    ownSeat(table, visitor, seat, () => submit(table, { type: 'left', seat })),
  rename: (table, visitor, { seat, name, colour }) =>
    ownSeat(table, visitor, seat, () => submit(table, { type: 'renamed', seat, name, colour })),
  ready: (table, visitor, { seat, ready }) =>
    ownSeat(table, visitor, seat, () => submit(table, { type: 'readied', seat, ready })),
  face: (table, visitor, { seat }) => face(table, visitor, seat),
  act: (table, visitor, request) => ownSeat(table, visitor, request.seat, () => act(table, request)),
  history: (table, visitor, { from }) => lookUp(table, visitor, from),
  configure,
  'seat-bot': (table, _visitor, { seat, bot }) =>
    submit(table, { type: 'bot-seated', seat, bot, name: botName(table.state) }),
  'free-seat': (table, _visitor, { seat }) => submit(table, { type: 'left', seat }),
  shuffle: (table) => submit(table, { type: 'shuffled', order: randomOrder(table) }),
  start: (table) => submit(table, { type: 'started', deal: drawDeal(table.state, table.services.entropy) }),
  'take-over': (table, visitor, { seat, bot }) =>
    awaySeat(table, visitor, seat, () => submit(table, { type: 'bot-took-over', seat, bot, why: 'owner' })),
  'give-back': (table, _visitor, { seat }) => submit(table, { type: 'given-back', seat }),
  'open-seat': (table, visitor, { seat }) =>
    awaySeat(table, visitor, seat, () => submit(table, { type: 'seat-opened', seat })),
  'end-game': (table) => submit(table, { type: 'ended-early' }),
  rematch: (table) => submit(table, { type: 'rematch' }),
};

async function submit(table: HostedTable, command: TableCommand): Promise<Answer> {
  const step = await table.runner.submit(command);
  return step.ok ? ok(undefined) : step;
}

/** Does something with a seat that the visitor holds. */
function ownSeat(
  table: HostedTable,
  visitor: Visitor,
  at: Seat,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const isOwn = seatsOfOccupants(table.state, visitor.occupants).includes(at);
  return isOwn ? act() : Promise.resolve(fail(rejection('not-your-seat', { seat: at })));
}

/** Does something with a seat that nobody else holds at the moment: nobody is replaced who is there. */
function awaySeat(
  table: HostedTable,
  visitor: Visitor,
  at: Seat,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const holder = table.audience.holder(at);
  const isFree = holder === undefined || holder === visitor;
  return isFree ? act() : Promise.resolve(fail(rejection('seat-taken', { seat: at })));
}

/** A choice of the game. The same key again is the same message again: it is accepted and does nothing. */
async function act(table: HostedTable, request: Extract<Request, { type: 'act' }>): Promise<Answer> {
  const { seat, action, key } = request;
  if (table.state.recentKeys.includes(key)) return ok(undefined);
  const who = table.state.seats[seat];
  if (who?.type === 'person' && who.standIn !== undefined) {
    const back = await table.runner.submit({ type: 'given-back', seat }); // who acts is back
    if (!back.ok) return back;
  }
  return submit(table, { type: 'acted', seat, action, by: 'person', key });
}

/** Shows the hand of a seat, or lowers the curtain. */
function face(table: HostedTable, visitor: Visitor, at: Seat | null): Answer {
  const occupant = at === null ? undefined : occupantAt(table.state, at);
  if (at !== null && (occupant === undefined || !visitor.occupants.has(occupant)))
    return fail(rejection('not-your-seat', { seat: at }));
  visitor.facing = occupant;
  table.audience.show(visitor);
  return ok(undefined);
}

/** Older events, where the table has agreed that they may be looked up (rules, Decision A1). */
function lookUp(table: HostedTable, visitor: Visitor, from: number): Result<Json, Rejection> {
  if (!gameOptions(table.state).memoryAid) return fail(rejection('history-off'));
  const record = recordOf(table.state);
  if (record === undefined) return fail(rejection('not-in-game'));
  return history(record, youOf(table.state, visitor).facing ?? 'table', from) as Result<Json, Rejection>;
}

const randomOrder = (table: HostedTable): readonly Seat[] =>
  createRng(table.services.entropy(32)).shuffle(seatsOf(table.state.seats.length));
