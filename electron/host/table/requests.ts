import { isDeepStrictEqual } from 'node:util';
import { seatsOf, type Seat } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { createRng } from '../../../core/base/rng.ts';
import { gameNamed, gameNames } from '../../../core/games/index.ts';
import { leastSeatsNext, whatNext } from '../../../core/house/next.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { HouseClaim } from '../../../core/story/claims.ts';
import { TABLE_REQUESTS, type TableRequest, type TableRequestOf } from '../../../core/protocol/requests.ts';
import { openRecordOf } from '../../../core/record/index.ts';
import {
  eveningNow,
  history,
  isUndo,
  story,
  questionOf,
  classifyAction,
  undoneBy,
  type TableCommand,
} from '../../../core/table/index.ts';
import { hashOf } from '../secrets.ts';
import { recordFor } from '../storage/films.ts';
import { chooseBotIdentity } from './bot-characters.ts';
import { decide, muteDevice, nudge, remove, removeDevice, replacePerson, returnCommands } from './hosting.ts';
import { otherName, newSetup } from './new-name.ts';
import {
  facingOf,
  isHost,
  occupantAt,
  peopleHere,
  seatsOfOccupants,
  wordsOfApps,
  type Client,
} from './people.ts';
import { answerJoinRequest, claimSeat, takeSeatByCode, seatCode, sit } from './sit.ts';
import { NO_NETWORK, type HostedTable, type Outcome } from './table.ts';

type Handler<Type extends TableRequest['type']> = (
  table: HostedTable,
  client: Client,
  request: TableRequestOf<Type>,
) => Outcome | Promise<Outcome>;

/** Handles a request of an admitted client. Called within the table's `run`. */
export async function handleTableRequest(
  table: HostedTable,
  client: Client,
  request: TableRequest,
): Promise<Outcome> {
  const refusal = notPermitted(table, client, request);
  if (refusal !== undefined) return fail(refusal);
  const tooFast = table.services.lobbyRate.refusal(client, request, table.state);
  if (tooFast !== undefined) return fail(tooFast);
  const handler = HANDLERS[request.type] as Handler<TableRequest['type']>;
  return handler(table, client, request);
}

/** Why a client may not make a request (`TABLE_REQUESTS` says who may); undefined if it may. */
function notPermitted(table: HostedTable, client: Client, request: TableRequest): Rejection | undefined {
  const { who } = TABLE_REQUESTS[request.type];
  if (client.isTelevision && who !== 'all') return rejection('only-shows');
  if (who === 'owner') return client.isOwner ? undefined : rejection('not-owner');
  const hosts = isHost(table.state, client);
  if (who === 'host') return hosts ? undefined : rejection('not-owner');
  const isOfSeat = who === 'seat' || (who === 'seat-or-host' && !hosts);
  if (!isOfSeat || !('seat' in request) || request.seat === undefined || request.seat === null)
    return undefined;
  const isOwn = seatsOfOccupants(table.state, client.occupants).includes(request.seat);
  return isOwn ? undefined : rejection('not-your-seat', { seat: request.seat });
}

const HANDLERS: { readonly [Type in TableRequest['type']]: Handler<Type> } = {
  ping: () => ok(undefined),
  sit,
  leave: (table, _client, { seat }) => submit(table, { type: 'left', seat }),
  rename,
  'say-who': sayWho,
  ready: (table, _client, { type, seat, ready }) =>
    // Nobody stops a shuffle without being named
    ready || table.state.shuffle?.fixed === undefined
      ? submit(table, { type: 'readied', seat, ready })
      : Promise.resolve(fail(rejection('not-available', { type, available: [] }))),
  face,
  act,
  'take-back': (table, _client, { seat }) =>
    table.undoWindow.open()?.seat === seat
      ? takeBack(table, seat, { type: 'taken-back', seat })
      : fail(rejection('too-late')),
  advise: (table, client, { seat }) => table.coach.ask(client, seat),
  review: (table, client, { seat }) => table.coach.review(client, seat),
  'play-on': playOn,
  history: (table, client, { from }) =>
    history(table.state, facingOf(table.state, client) ?? 'table', from) as Result<Json, Rejection>,
  story: storyAt,
  film: (table, client, { viewer }) => {
    const film = table.replays.film(table.state, client, viewer) as Promise<Result<Json, Rejection>>;
    return { until: film.then((answer) => () => Promise.resolve(answer)) };
  },
  record: ({ state, services: { appVersion: app } }, _client, { type }) => {
    if (state.phase !== 'ended') return fail(rejection('not-ended'));
    const record = openRecordOf(state);
    return record === undefined
      ? fail(rejection('not-available', { type, available: [] }))
      : ok({ app, record: JSON.stringify(record) });
  },
  'lead-replay': (table, client, request) => {
    const answer = table.replays.lead(table.state, client, request);
    if (answer.ok) table.audience.showAll();
    return answer;
  },
  'end-evening': (table, _client, { isClosed }) => table.closeEvening(isClosed),
  'put-away': putAway,
  'what-next': suggestNext,
  chances: (table, _client, { from }) => table.chances.answer(from) as Result<Json, Rejection>,
  'what-if': whatIf,
  breakdown: (table) => table.breakdown.answer() as Result<Json, Rejection>,
  shown: (table, client, { show }) => {
    table.presentation.markShown(client, show);
    return ok(undefined);
  },
  hold: (table, client, { hold }) => {
    table.presentation.hold(client, hold);
    return ok(undefined);
  },
  'compare-words': ({ audience, state }) => ok(wordsOfApps(state, audience.clients)),
  react,
  nudge,
  predict: (table, client, request) => table.predictions.predict(table, client, request),
  'seat-code': seatCode,
  'move-here': takeSeatByCode,
  'claim-seat': claimSeat,
  adjust: (table, _client, { id: _id, type: _type, ...wish }) => submit(table, { type: 'adjusted', ...wish }),
  pause: (table, _client, { reason }) => submit(table, { type: 'paused', reason }),
  resume: (table) => submit(table, { type: 'resumed' }),
  decide,
  remove,
  'remove-device': removeDevice,
  'mute-device': muteDevice,
  'let-in': (table, _client, { occupant }) => submit(table, { type: 'let-in', occupant }),
  'admit-wrong-pins': (table) => {
    table.pins.admitPaused();
    return ok(undefined);
  },
  'answer-knock': answerJoinRequest,
  'second-host': (table, _client, { seat }) => submit(table, { type: 'second-host', seat }),
  configure,
  'seat-bot': (table, _client, { seat, bot, character }) => {
    const identity = chooseBotIdentity(table.state, seat, character, table.services.entropy);
    return submit(table, { type: 'bot-seated', seat, bot, ...identity });
  },
  'free-seat': replacePerson,
  shuffle: (table) => submit(table, { type: 'shuffled', order: randomOrder(table) }),
  'commit-share': (table, client, request) => table.shuffling.commit(client, request),
  'reveal-share': (table, client, request) => table.shuffling.open(client, request),
  start: (table) => table.shuffling.start(),
  'take-over': replacePerson,
  'give-back': (table, _client, { seat }) => submit(table, { type: 'given-back', seat }),
  'open-seat': replacePerson,
  'close-seat': (table, _client, { seat }) => submit(table, { type: 'seat-closed', seat }),
  'last-hand': (table, _client, { isLast }) => submit(table, { type: 'last-hand', isLast }),
  'end-game': (table) => submit(table, { type: 'ended-early', counts: true }),
  rematch: (table) => submit(table, { type: 'rematch' }),
  'try-again': (table) => table.runner.tryAgain(),
};

/** Tells of the finished match, with what the house makes of it; nothing waits meanwhile but the answer. */
function storyAt({ state, services }: HostedTable): Outcome {
  const storyWith = (ofHouse: readonly HouseClaim[]) => story(state, ofHouse) as Result<Json, Rejection>;
  if (state.phase !== 'ended') return storyWith([]);
  return { until: services.houseClaims(state).then((claims) => () => Promise.resolve(storyWith(claims))) };
}

async function submit(table: HostedTable, ...commands: readonly TableCommand[]): Promise<Answer> {
  const step = await table.runner.submit(...commands);
  return step.ok ? ok(undefined) : step;
}

/**
 * Submits an action for the question that the person saw. A repeated message is accepted and does nothing; an answer to another question is
 * rejected. Every accepted action is followed by a frame, which a page may wait for.
 */
async function act(
  table: HostedTable,
  client: Client,
  { seat, action, question }: TableRequestOf<'act'>,
): Promise<Answer> {
  const actionClass = classifyAction(table.state, seat, question, action);
  if (actionClass === 'again') {
    table.audience.show(client);
    return ok(undefined);
  }
  if (actionClass === 'stale') return fail(rejection('stale', { question: questionOf(table.state, seat) }));
  const back = returnCommands(table.state, seat); // whoever acts is back
  const thought = table.openQuestions.since(seat);
  const measured = thought === undefined ? {} : { thought: Math.round(thought) };
  const commands = [...back, { type: 'acted', seat, action, by: 'person', ...measured }] as const;
  return isUndo(table.state, action) ? takeBack(table, seat, ...commands) : submit(table, ...commands);
}

/** A table that plays on from a decision is practice, and has no evening. */
function putAway({ state, services }: HostedTable): Outcome | Promise<Outcome> {
  if (state.origin !== undefined)
    return fail(rejection('not-available', { type: 'put-away', available: [] }));
  return services.putAway(state.id);
}

/** Only hosts are told: it depends on what the house has played before. */
function suggestNext({ state, audience, services }: HostedTable): Outcome {
  if (state.phase !== 'ended') return fail(rejection('not-ended'));
  const played = [...services.evenings.elsewhere(state), ...eveningNow(state)];
  const situation = {
    people: peopleHere(audience.clients),
    tonight: played.map(({ game }) => game),
    hour: new Date(services.clock.now()).getHours(),
  };
  const least = leastSeatsNext(state.seats);
  const games = gameNames.flatMap((game) => {
    const { min, max } = gameNamed(game)?.seats ?? { min: 0, max: 0 };
    return max < least ? [] : [{ game, seats: { min: Math.max(min, least), max } }];
  });
  const recorded = services.recordedGames().catch(() => []);
  return {
    until: recorded.then((all) => {
      const next = whatNext(games, { ...situation, recorded: all });
      return () => Promise.resolve(ok(next as unknown as Json));
    }),
  };
}

/** Opens a table that plays on from a decision, while this one continues. */
function playOn(
  table: HostedTable,
  client: Client,
  { seat, act: index, token }: TableRequestOf<'play-on'>,
): Outcome {
  const request = {
    seat,
    ...(index !== undefined && { act: index }),
    token: hashOf(token),
    device: client.device,
    isOwner: client.isOwner,
  };
  const opening = table.services.playOn(table.state, request);
  return {
    until: opening.then((opened) => () => Promise.resolve(opened.ok ? ok({ table: opened.value }) : opened)),
  };
}

/** Asks for the match as it ended: another one that has begun meanwhile stops the answer. */
function whatIf(
  table: HostedTable,
  client: Client,
  { seat, position, action, worlds }: TableRequestOf<'what-if'>,
): Outcome {
  const { state } = table;
  const question = { seat, position, action, worlds };
  const asked = table.whatIfs.ask(client, String(state.games), question, () => recordFor(seat, state));
  return { until: asked.then((answer) => () => Promise.resolve(answer as Result<Json, Rejection>)) };
}

/** Undoes a choice, unless the seat has no undo left before the game continues. */
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

/** Changes the name or colour of a seat; only the owner may change the owner's. */
async function rename(
  table: HostedTable,
  client: Client,
  { seat, name: requestedName, colour }: TableRequestOf<'rename'>,
): Promise<Answer> {
  const who = table.state.seats[seat];
  const isOwn = seatsOfOccupants(table.state, client.occupants).includes(seat);
  if (!isOwn && !client.isOwner && who?.type === 'person' && who.isHost)
    return fail(rejection('not-available', { type: 'rename', available: [] }));
  const name = otherName(table.state, requestedName, seat);
  if (!name.ok) return name;
  const isUnknown = who?.type === 'person' && who.house === undefined && who.name !== name.value;
  const house = isUnknown
    ? table.services.house.whoSits(table.state, name.value, table.audience.holder(seat)?.spectator)
    : {};
  return submit(table, { type: 'renamed', seat, name: name.value, colour, ...house });
}

/** Says who of the house a seat's person is. After a match it says so of its records, too. */
async function sayWho(
  table: HostedTable,
  _client: Client,
  { seat: at, who }: TableRequestOf<'say-who'>,
): Promise<Answer> {
  const { house } = table.services;
  const seated = table.state.seats[at];
  const familiar =
    typeof who === 'string'
      ? undefined
      : house.familiarAt(table.state, at).find((one) => one.name === who.name && one.colour === who.colour);
  const isAnswer = typeof who === 'string' || familiar !== undefined;
  if (seated?.type !== 'person' || !isAnswer)
    return fail(rejection('not-available', { type: 'say-who', available: [] }));
  const id = who === 'nobody' ? null : (familiar?.id ?? house.newId());
  const { name, colour } = seated;
  const answer = await submit(table, { type: 'renamed', seat: at, name, colour, house: id });
  if (answer.ok && id !== null) table.services.personKnown(table.state, at, id);
  return answer;
}

/** Shows the hand of a seat, or lowers the curtain. */
function face(table: HostedTable, client: Client, { seat: at }: TableRequestOf<'face'>): Answer {
  const occupant = at === null ? undefined : occupantAt(table.state, at);
  if (at !== null && (occupant === undefined || !client.occupants.has(occupant)))
    return fail(rejection('not-your-seat', { seat: at }));
  client.facing = occupant;
  table.audience.show(client);
  return ok(undefined);
}

const randomOrder = (table: HostedTable): readonly Seat[] =>
  createRng(table.services.entropy(32)).shuffle(seatsOf(table.state.seats.length));

/**
 * Shows everybody a person's reaction. It changes nothing at the table: it is in no log, nothing waits for it, and a frozen table shows it,
 * too. On a shared device it comes from the faced seat.
 */
export function react(
  table: HostedTable,
  client: Client,
  { seat, reaction }: TableRequestOf<'react'>,
): Answer {
  const { state, audience } = table;
  const who = state.seats[seat];
  if (who?.type !== 'person' || facingOf(state, client) !== seat)
    return fail(rejection('not-available', { type: 'react', available: [] }));
  const wait = table.reactions.take(String(who.occupant));
  if (wait > 0) return fail(rejection('too-fast', { seconds: Math.ceil(wait / 1000) }));
  audience.queue({ acts: [], news: [{ type: 'reacted', seat, name: who.name, reaction }] });
  audience.showAll();
  return ok(undefined);
}

/**
 * Changes a table's setup (only in the lobby) and its PIN (at any time, with an unchanged setup). Clients without a seat have to enter a
 * new PIN. It clears wrong tries, except the pauses of those who guessed.
 */
export async function configure(
  table: HostedTable,
  _client: Client,
  request: TableRequestOf<'configure'>,
): Promise<Answer> {
  const before = table.state.setup;
  const setup = newSetup(request.setup, before);
  if (!setup.ok) return setup;
  if (!isDeepStrictEqual(setup.value, before)) {
    const isOpening = setup.value.reach === 'network' && before.reach === 'local';
    if (isOpening && !(await table.services.openToNetwork())) return fail(NO_NETWORK);
    const step = await table.runner.submit({ type: 'configured', setup: setup.value });
    if (!step.ok) return step;
    if (setup.value.reach === 'local') table.dismissNetwork();
  }
  return request.pin === undefined ? ok(undefined) : setPin(table, request.pin ?? undefined);
}

async function setPin(table: HostedTable, pin: string | undefined): Promise<Answer> {
  if (table.runner.frozen !== undefined) return fail(table.runner.refusal());
  try {
    await table.secrets.setPin(pin);
  } catch (error) {
    table.runner.freeze(error);
    return fail(table.runner.refusal());
  }
  table.pins.reset();
  table.services.pinSet(table.id);
  if (pin === undefined) table.joinRequests.forgetTelevisions();
  else table.dismissGuests();
  table.audience.showAll();
  table.services.changed(table);
  return ok(undefined);
}
