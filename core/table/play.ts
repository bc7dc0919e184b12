import { rejection } from '../base/rejection.ts';
import { fail, ok } from '../base/result.ts';
import { isSameJson } from '../base/json.ts';
import { PersistentList } from '../base/lists.ts';
import type { GameEvent, GameResult, GameState } from '../game.ts';
import type { Change, EntryOf } from './change.ts';
import { newAccount } from './account.ts';
import { botOf, gameOf, gameOptions } from './game.ts';
import { unknownBot } from './lobby.ts';
import { eveningAt, isSameEnd, ledgerEntry } from './ledger.ts';
import { predictionsAfter, predictionsBefore } from './predictions.ts';
import { questionOf, questionsAfter, withRecent } from './questions.ts';
import { nameAt, personAt, withSeat } from './seats.ts';
import { proofOfDeal, shuffleDone, startRefusal } from './shuffle.ts';
import type { RunningGame, SeatState, TableNews, TableState } from './state.ts';
import { withOneMore, undoneAfter } from './undo.ts';

/** Starts a match, once every seat is taken and everybody is ready. */
export function startGame(table: TableState, entry: EntryOf<'started'>): Change {
  const refusal = startRefusal(table);
  if (refusal !== undefined) return fail(refusal);
  const game = gameOf(table);
  const deal = game.parseDeal(entry.deal, gameOptions(table), table.seats.length);
  if (!deal.ok) return deal;
  const proof = proofOfDeal(table, entry.proof);
  if (!proof.ok) return proof;
  const state = game.start(gameOptions(table), table.seats.length, deal.value);
  const running: RunningGame = {
    deal: deal.value,
    ...proof.value,
    actions: PersistentList.empty(),
    state,
    startedAt: entry.at,
    account: newAccount(table),
    events: PersistentList.empty(),
    rounds: { finished: 0, running: 0 },
    undone: table.seats.map(() => 0),
  };
  const begun: TableState = { ...table, phase: 'playing', game: running };
  return ok({
    changes: {
      phase: 'playing',
      game: running,
      games: table.games + 1,
      ...eveningAt(table, entry.evening),
      ...shuffleDone(table),
      questions: questionsAfter(table, begun),
      recentActs: [],
    },
    news: [{ type: 'started' }],
  });
}

/** Plays an action of a seat. The end of the match enters the ledger. */
export function act(table: TableState, entry: EntryOf<'acted'>): Change {
  const { phase, game: running } = table;
  if (phase !== 'playing' || running === undefined) return fail(rejection('not-in-game'));
  if (table.seats[entry.seat] === undefined) return fail(rejection('no-such-seat', { seat: entry.seat }));
  if (running.paused !== undefined) return fail(rejection('paused', { reason: running.paused }));
  const game = gameOf(table);
  const action = game.parseAction(entry.action);
  if (!action.ok) return action;
  const step = game.apply(running.state, entry.seat, action.value);
  if (!step.ok) return step;
  const { before: _before, predictions: _predictions, ...then } = running;
  const { news: foreseen, ...predicted } = predictionsAfter(table, running.predictions, step.value.events);
  const played: RunningGame = {
    ...then,
    ...predicted,
    state: step.value.state,
    actions: running.actions.with({ seat: entry.seat, ...action.value }),
    events: running.events.with(step.value.events),
    rounds: roundsAfter(table, running, step.value.state),
    undone: undoneAfter(table, running.undone, entry.seat, action.value, step.value.events),
    ...(isReversible(table, entry, step.value.events)
      ? {
          before: {
            seat: entry.seat,
            act: running.actions.length,
            state: running.state,
            rounds: running.rounds,
            undone: running.undone,
            ...(running.predictions && { predictions: running.predictions }),
          },
        }
      : {}),
  };
  const changes = {
    game: played,
    ...closedBy(table, entry, action.value, played),
    ...endOf(table, entry.at, played),
  };
  const { why, seat: at } = entry;
  const news: readonly TableNews[] =
    why === undefined ? [] : [{ type: 'helped', seat: at, name: nameAt(table, at), why }];
  return ok({ changes, events: step.value.events, news: [...news, ...foreseen] });
}

/** The starts of the rounds after one more action, which led to `next`. */
function roundsAfter(
  table: TableState,
  { state, actions, rounds }: RunningGame,
  next: GameState,
): RunningGame['rounds'] {
  const { round } = gameOf(table);
  if (round(state) === round(next)) return rounds;
  return { finished: rounds.running, running: actions.length + 1 };
}

/** Whether a person's action can be undone: it revealed nothing, and all other seats are bots. */
function isReversible(
  table: TableState,
  { seat: at, by }: EntryOf<'acted'>,
  events: readonly GameEvent[],
): boolean {
  const { reversible = [] } = gameOf(table);
  return (
    by === 'person' &&
    table.seats.every(({ type }, index) => index === at || type === 'bot') &&
    events.every(({ type }) => reversible.includes(type))
  );
}

/** Undoes the newest action; its seat owes that decision again. */
export function takeBack(table: TableState, entry: EntryOf<'taken-back'>): Change {
  const { phase, game: running } = table;
  if (phase !== 'playing' || running === undefined) return fail(rejection('not-in-game'));
  if (running.paused !== undefined) return fail(rejection('paused', { reason: running.paused }));
  const { before, predictions, ...then } = running;
  if (before?.seat !== entry.seat) return fail(rejection('too-late'));
  const game: RunningGame = {
    ...then,
    state: before.state,
    actions: running.actions.withoutLast(),
    events: running.events.withoutLast(),
    rounds: before.rounds,
    undone: withOneMore(before.undone, entry.seat),
    ...predictionsBefore(before.predictions, predictions),
  };
  const questions = questionsAfter(table, { ...table, game }, { seat: entry.seat, isStandIn: false });
  return ok({
    changes: { game, questions },
    news: [{ type: 'taken-back', seat: entry.seat, name: nameAt(table, entry.seat) }],
  });
}

/** The question numbers after an action, and the recent actions of people. */
function closedBy(
  table: TableState,
  { seat: at, by }: EntryOf<'acted'>,
  action: unknown,
  game: RunningGame,
): Partial<TableState> {
  const isStandIn = by === 'bot' && table.seats[at]?.type === 'person';
  const questions = questionsAfter(table, { ...table, game }, { seat: at, isStandIn });
  if (by !== 'person') return { questions };
  const accepted = { seat: at, question: questionOf(table, at), action };
  return { questions, recentActs: withRecent(table.recentActs, accepted) };
}

/** The end of the match, if it has ended or its last hand has been scored. */
function endOf(table: TableState, at: number, played: RunningGame): Partial<TableState> {
  const { result, hands } = gameOf(table);
  const finalResult = result(played.state);
  if (finalResult !== undefined)
    return { phase: 'ended', ledger: [...table.ledger, ledgerEntry(table, played, at, finalResult, false)] };
  const before = table.game;
  const isOver =
    hands !== undefined &&
    before?.isLastHand === true &&
    hands.count(played.state).scored > hands.count(before.state).scored;
  return isOver
    ? {
        phase: 'ended',
        ledger: [...table.ledger, ledgerEntry(table, played, at, hands.result(played.state), true)],
      }
    : {};
}

/** Makes the match end after the current hand, so that nobody has to break it off; or cancels that. */
export function setLastHand(table: TableState, { isLast }: EntryOf<'last-hand'>): Change {
  const { phase, game } = table;
  if (phase !== 'playing' || game === undefined) return fail(rejection('not-in-game'));
  const { isLastHand = false, ...others } = game;
  const count = gameOf(table).hands?.count(game.state);
  const isAnotherToCome = count !== undefined && count.scored + 1 < count.all;
  if (isLast === isLastHand || !isAnotherToCome)
    return fail(rejection('not-available', { type: 'last-hand', available: [] }));
  return ok({
    changes: { game: isLast ? { ...others, isLastHand: true } : others },
    news: [{ type: 'last-hand', isLast }],
  });
}

/** A stand-in plays for a person until the person is back. */
export function takeOver(table: TableState, entry: EntryOf<'bot-took-over'>): Change {
  if (table.phase !== 'playing') return fail(rejection('not-in-game'));
  const person = personAt(table, entry.seat);
  if (!person.ok) return person;
  const bot = botOf(table.setup, entry.bot);
  if (bot === undefined) return fail(unknownBot(table.setup, entry.bot));
  const { why } = entry;
  return ok({
    changes: { seats: withSeat(table, entry.seat, { ...person.value, standIn: bot }) },
    news: [{ type: 'bot-took-over', seat: entry.seat, name: person.value.name, bot, why }],
  });
}

/** The person plays again. */
export function giveBack(table: TableState, entry: EntryOf<'given-back'>): Change {
  const person = personAt(table, entry.seat);
  if (!person.ok) return person;
  const { standIn, ...own } = person.value;
  if (standIn === undefined) return fail(rejection('not-available', { type: 'given-back', available: [] }));
  return ok({
    changes: { seats: withSeat(table, entry.seat, own) },
    news: [{ type: 'given-back', seat: entry.seat, name: own.name }],
  });
}

/** Opens the seat of an absent person to others. */
export function openSeat(table: TableState, entry: EntryOf<'seat-opened'>): Change {
  if (table.phase !== 'playing') return fail(rejection('not-in-game'));
  const person = personAt(table, entry.seat);
  if (!person.ok) return person;
  return ok({
    changes: { seats: withSeat(table, entry.seat, { ...person.value, open: true }) },
    news: [{ type: 'seat-opened', seat: entry.seat, name: person.value.name }],
  });
}

/** Reserves a seat for its person again. A seat that was given up has no person to reserve it for. */
export function closeSeat(table: TableState, entry: EntryOf<'seat-closed'>): Change {
  const person = personAt(table, entry.seat);
  if (!person.ok) return person;
  const { open, ...reserved } = person.value;
  if (open !== true || reserved.token === undefined)
    return fail(rejection('not-available', { type: 'seat-closed', available: [] }));
  return ok({
    changes: { seats: withSeat(table, entry.seat, reserved) },
    news: [{ type: 'seat-closed', seat: entry.seat, name: reserved.name }],
  });
}

/** The owner ends the match early: finished hands count; without any there is no winner. */
export function endEarly(table: TableState, entry: EntryOf<'ended-early'>): Change {
  if (table.phase !== 'playing') return fail(rejection('not-in-game'));
  const result =
    entry.counts === true && table.game !== undefined ? resultSoFar(table, table.game) : undefined;
  return ok({
    changes: {
      phase: 'ended',
      ledger: [...table.ledger, ledgerEntry(table, table.game, entry.at, result, true)],
      ...(table.game !== undefined && { game: unpaused(table.game) }),
    },
    news: [{ type: 'ended-early' }],
  });
}

/** The result of the hands scored so far; undefined if there are none. */
export function resultSoFar(table: TableState, { state }: RunningGame): GameResult | undefined {
  const { hands } = gameOf(table);
  return hands !== undefined && hands.count(state).scored > 0 ? hands.result(state) : undefined;
}

/** The result of the current or last match; after an early end that of its finished hands. */
export function resultAt(table: TableState, game: RunningGame): GameResult | undefined {
  const counts = table.phase === 'ended' && (table.ledger.at(-1)?.totals.length ?? 0) > 0;
  return gameOf(table).result(game.state) ?? (counts ? resultSoFar(table, game) : undefined);
}

/** The match with the table's current memory aid. */
export function withMemoryAid(table: TableState, running: RunningGame): RunningGame {
  const { memoryAid } = gameOptions(table);
  const game = gameOf(table);
  const { before } = running;
  return {
    ...running,
    state: game.withAids(running.state, memoryAid),
    ...(before !== undefined && { before: { ...before, state: game.withAids(before.state, memoryAid) } }),
  };
}

/** The match without its pause. */
export const unpaused = ({ paused: _paused, ...game }: RunningGame): RunningGame => game;

/** The outcome of the match that has just ended: changes nothing, and is rejected if it contradicts the table. */
export function finish(table: TableState, entry: EntryOf<'finished'>): Change {
  const same =
    table.phase === 'ended' &&
    isSameEnd(entry.ledger, table.ledger.at(-1)) &&
    isSameJson(entry.questions, table.questions);
  return same ? ok({ changes: {} }) : fail(rejection('not-ended'));
}

/** Returns to the lobby with the same people, all ready; seats that were given up become free. Not at a table that plays on from a decision. */
export function rematch(table: TableState): Change {
  if (table.phase !== 'ended') return fail(rejection('not-ended'));
  if (table.origin !== undefined) return fail(rejection('not-available', { type: 'rematch', available: [] }));
  const changes = { phase: 'lobby', seats: table.seats.map(readyAgain), recentActs: [], former: [] } as const;
  return ok({ changes, news: [{ type: 'rematch' }] });
}

function readyAgain(who: SeatState): SeatState {
  if (who.type !== 'person') return who;
  if (who.open === true) return { type: 'free' };
  const { standIn: _standIn, ...person } = who;
  return { ...person, ready: true };
}
