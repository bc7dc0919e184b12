import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { createRng } from '../../../core/base/rng.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import { TABLE_REQUESTS, type TableAsk } from '../../../core/protocol/requests.ts';
import {
  history,
  isUndo,
  questionOf,
  standingOf,
  undoneBy,
  type TableCommand,
} from '../../../core/table/index.ts';
import { comerAt } from './bot-characters.ts';
import { configure } from './configure.ts';
import { drawDeal } from './deal.ts';
import {
  decide,
  freeSeat,
  muteDevice,
  nudge,
  openSeat,
  remove,
  removeDevice,
  returnCommands,
  takeOver,
} from './hosting.ts';
import { otherName } from './new-name.ts';
import { facingOf, isHost, occupantAt, seatsOfOccupants, type Visitor } from './people.ts';
import { react } from './react.ts';
import { hashOf } from '../secrets.ts';
import { answerKnock, claimSeat, moveHere, seatCode, sit } from './sit.ts';
import type { HostedTable, Outcome } from './table.ts';

type Ask<Type extends TableAsk['type']> = Extract<TableAsk, { type: Type }>;
type Handler<Type extends TableAsk['type']> = (
  table: HostedTable,
  visitor: Visitor,
  request: Ask<Type>,
) => Outcome | Promise<Outcome>;

/** What becomes of a request of an admitted visitor. Called within the table's `run`. */
export async function handleTableRequest(
  table: HostedTable,
  visitor: Visitor,
  request: TableAsk,
): Promise<Outcome> {
  const refused = notPermitted(table, visitor, request);
  if (refused !== undefined) return fail(refused);
  const tooFast = table.services.lobbyRate.refusal(visitor, request, table.state);
  if (tooFast !== undefined) return fail(tooFast);
  const handler = HANDLERS[request.type] as Handler<TableAsk['type']>;
  return handler(table, visitor, request);
}

/** Why a visitor may not make a request (who may, stands beside the request's form); undefined if it may. */
function notPermitted(table: HostedTable, visitor: Visitor, request: TableAsk): Rejection | undefined {
  const { who } = TABLE_REQUESTS[request.type];
  if (visitor.isTelevision && who !== 'all') return rejection('only-shows');
  if (who === 'owner') return visitor.isOwner ? undefined : rejection('not-owner');
  const hosts = isHost(table.state, visitor);
  if (who === 'host') return hosts ? undefined : rejection('not-owner');
  const isOfSeat = who === 'seat' || (who === 'seat-or-host' && !hosts);
  if (!isOfSeat || !('seat' in request) || request.seat === undefined || request.seat === null)
    return undefined;
  const isOwn = seatsOfOccupants(table.state, visitor.occupants).includes(request.seat);
  return isOwn ? undefined : rejection('not-your-seat', { seat: request.seat });
}

const HANDLERS: { readonly [Type in TableAsk['type']]: Handler<Type> } = {
  ping: () => ok(undefined),
  sit,
  leave: (table, _visitor, { seat }) => submit(table, { type: 'left', seat }),
  rename,
  ready: (table, _visitor, { seat, ready }) => submit(table, { type: 'readied', seat, ready }),
  face,
  act,
  'take-back': (table, _visitor, { seat }) =>
    table.secondThoughts.open()?.seat === seat
      ? takeBack(table, seat, { type: 'taken-back', seat })
      : fail(rejection('too-late')),
  advise: (table, visitor, { seat }) => table.coach.ask(visitor, seat),
  review: (table, visitor, { seat }) => table.coach.review(visitor, seat),
  'play-on': playOn,
  history: (table, visitor, { from }) =>
    history(table.state, facingOf(table.state, visitor) ?? 'table', from) as Result<Json, Rejection>,
  shown: (table, visitor, { show }) => {
    table.showing.seen(visitor, show);
    return ok(undefined);
  },
  hold: (table, visitor, { hold }) => {
    table.showing.hold(visitor, hold);
    return ok(undefined);
  },
  react,
  nudge,
  predict: (table, visitor, wish) => table.predictions.predict(table, visitor, wish),
  'seat-code': seatCode,
  'move-here': moveHere,
  'claim-seat': claimSeat,
  adjust: (table, _visitor, { id: _id, type: _type, ...wish }) =>
    submit(table, { type: 'adjusted', ...wish }),
  pause: (table, _visitor, { reason }) => submit(table, { type: 'paused', reason }),
  resume: (table) => submit(table, { type: 'resumed' }),
  decide,
  remove,
  'remove-device': removeDevice,
  'mute-device': muteDevice,
  'let-in': (table, _visitor, { occupant }) => submit(table, { type: 'let-in', occupant }),
  'admit-wrong-pins': (table) => {
    table.pins.admitPaused();
    return ok(undefined);
  },
  'answer-knock': answerKnock,
  'second-host': (table, _visitor, { seat }) => submit(table, { type: 'second-host', seat }),
  configure,
  'seat-bot': (table, _visitor, { seat, bot, character }) => {
    const comer = comerAt(table.state, seat, character, table.services.entropy);
    return submit(table, { type: 'bot-seated', seat, bot, ...comer });
  },
  'free-seat': freeSeat,
  shuffle: (table) => submit(table, { type: 'shuffled', order: randomOrder(table) }),
  start: (table) => submit(table, { type: 'started', deal: drawDeal(table.state, table.services.entropy) }),
  'take-over': takeOver,
  'give-back': (table, _visitor, { seat }) => submit(table, { type: 'given-back', seat }),
  'open-seat': openSeat,
  'close-seat': (table, _visitor, { seat }) => submit(table, { type: 'seat-closed', seat }),
  'last-hand': (table, _visitor, { isLast }) => submit(table, { type: 'last-hand', isLast }),
  'end-game': (table) => submit(table, { type: 'ended-early', counts: true }),
  rematch: (table) => submit(table, { type: 'rematch' }),
  'try-again': (table) => table.runner.tryAgain(),
};

async function submit(table: HostedTable, ...commands: readonly TableCommand[]): Promise<Answer> {
  const step = await table.runner.submit(...commands);
  return step.ok ? ok(undefined) : step;
}

/**
 * A choice of the game, for the question that the person had before their eyes. The same message again is accepted and does nothing;
 * an answer to another question is refused. Whatever is accepted is followed by a frame, so that a page may wait for it.
 */
async function act(
  table: HostedTable,
  visitor: Visitor,
  { seat, action, question }: Ask<'act'>,
): Promise<Answer> {
  const standing = standingOf(table.state, seat, question, action);
  if (standing === 'again') {
    table.audience.show(visitor);
    return ok(undefined);
  }
  if (standing === 'stale') return fail(rejection('stale', { question: questionOf(table.state, seat) }));
  const back = returnCommands(table.state, seat); // who acts is back
  const commands = [...back, { type: 'acted', seat, action, by: 'person' }] as const;
  return isUndo(table.state, action) ? takeBack(table, seat, ...commands) : submit(table, ...commands);
}

/** Opens a table that plays on from a decision; this one goes on meanwhile. */
function playOn(table: HostedTable, visitor: Visitor, { seat, act: index, token }: Ask<'play-on'>): Outcome {
  const wish = {
    seat,
    ...(index !== undefined && { act: index }),
    token: hashOf(token),
    device: visitor.device,
    isOwner: visitor.isOwner,
  };
  const opening = table.services.playOn(table.state, wish);
  return {
    until: opening.then((opened) => () => Promise.resolve(opened.ok ? ok({ table: opened.value }) : opened)),
  };
}

/** Takes a choice back, unless its seat has done that too often before the game went on. */
async function takeBack(
  table: HostedTable,
  seat: Seat,
  ...commands: readonly TableCommand[]
): Promise<Answer> {
  const { undos } = table.services.limits;
  return undoneBy(table.state, seat) < undos
    ? submit(table, ...commands)
    : fail(rejection('no-undo-left', { most: undos }));
}

/** Another name or colour; of a seat of the owner's the owner alone gives it. */
async function rename(
  table: HostedTable,
  visitor: Visitor,
  { seat, name: wanted, colour }: Ask<'rename'>,
): Promise<Answer> {
  const who = table.state.seats[seat];
  const isOwn = seatsOfOccupants(table.state, visitor.occupants).includes(seat);
  if (!isOwn && !visitor.isOwner && who?.type === 'person' && who.isHost)
    return fail(rejection('not-available', { type: 'rename', available: [] }));
  const name = otherName(table.state, wanted, seat);
  return name.ok ? submit(table, { type: 'renamed', seat, name: name.value, colour }) : name;
}

/** Shows the hand of a seat, or lowers the curtain. */
function face(table: HostedTable, visitor: Visitor, { seat: at }: Ask<'face'>): Answer {
  const occupant = at === null ? undefined : occupantAt(table.state, at);
  if (at !== null && (occupant === undefined || !visitor.occupants.has(occupant)))
    return fail(rejection('not-your-seat', { seat: at }));
  visitor.facing = occupant;
  table.audience.show(visitor);
  return ok(undefined);
}

const randomOrder = (table: HostedTable): readonly Seat[] =>
  createRng(table.services.entropy(32)).shuffle(seatsOf(table.state.seats.length));
