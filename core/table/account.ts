import { CHARACTERS } from '../base/characters.ts';
import type { Seat } from '../base/ids.ts';
import { PersistentList } from '../base/lists.ts';
import { botAt } from './bots.ts';
import type { TableEntry } from './entries.ts';
import { personOf } from './seats.ts';
import { adjustable } from './setup.ts';
import type {
  BotSeat,
  GameAccount,
  HelpedChoice,
  MatchTime,
  PersonSeat,
  Player,
  RunningGame,
  SeatState,
  StandInSpan,
  TableState,
} from './state.ts';

/** The account of a match that starts at a table. */
export const newAccount = ({ setup, seats }: TableState): GameAccount => ({
  settings: {
    ...adjustable(setup),
    reach: setup.reach,
    graceSeconds: setup.graceSeconds,
    ...(setup.openHands && { openHands: setup.openHands }),
    ...(setup.hostShuffles && { hostShuffles: setup.hostShuffles }),
  },
  players: seats.map((who) => playersOf(who)),
  times: PersistentList.empty(),
});

/**
 * Updates the account of a match after an entry. Changes of seats come from comparing the tables before and after it, so that every kind
 * of entry is covered. The account of a finished match stays as it is.
 */
export function accounted(
  before: TableState,
  after: TableState,
  game: RunningGame,
  entry: TableEntry,
): RunningGame {
  if (before.phase !== 'playing' || before.game === undefined) return game;
  const now: MatchTime = { at: entry.at, act: before.game.actions.length };
  const account = seatsAccounted(game.account, before, after, now, entry);
  const next = { ...account, ...accountOf(account, entry, before, now) };
  return { ...game, account: next };
}

/** The changes to the account that the entry itself causes. */
function accountOf(
  account: GameAccount,
  entry: TableEntry,
  before: TableState,
  now: MatchTime,
): Partial<GameAccount> {
  switch (entry.type) {
    case 'acted': {
      const times = account.times.with(entry.at - (before.game?.startedAt ?? entry.at));
      const choice = helpedChoice(before, entry, now.act);
      return {
        times,
        ...thinkingAfter(account, entry.thought),
        ...(choice && {
          players: withNewest(account, entry.seat, (player) => helped(player, choice)),
        }),
      };
    }
    case 'taken-back': {
      const undone = { at: now.at, act: now.act - 1, seat: entry.seat };
      return {
        times: account.times.withoutLast(),
        ...(account.thinking && { thinking: account.thinking.withoutLast() }),
        takenBack: (account.takenBack ?? PersistentList.empty()).with(undone),
      };
    }
    case 'adjusted': {
      const { type: _type, ...change } = entry;
      return { changes: (account.changes ?? PersistentList.empty()).with({ ...change, act: now.act }) };
    }
    case 'paused':
      return {
        pauses: (account.pauses ?? PersistentList.empty()).with({ reason: entry.reason, from: now }),
      };
    case 'resumed':
      return resumed(account, now);
    default:
      return {};
  }
}

/** Adds one action's thinking time. The list begins with the first time that was measured, so that older logs keep their records. */
function thinkingAfter(
  { times, thinking }: GameAccount,
  thought: number | undefined,
): Pick<GameAccount, 'thinking'> {
  if (thinking === undefined && thought === undefined) return {};
  let list = thinking ?? PersistentList.empty();
  while (list.length < times.length) list = list.with(null);
  return { thinking: list.with(thought ?? null) };
}

/** Ends the newest pause. */
function resumed({ pauses }: GameAccount, to: MatchTime): Pick<GameAccount, 'pauses'> {
  const newest = pauses?.last;
  return pauses === undefined || newest === undefined
    ? {}
    : { pauses: pauses.withoutLast().with({ ...newest, to }) };
}

/** The choice of an action that another player than the seat's made; undefined if the seat's player made it. */
function helpedChoice(
  table: TableState,
  { seat, by, why, bot }: TableEntry & { readonly type: 'acted' },
  act: number,
): HelpedChoice | undefined {
  if (why !== undefined) return { act, why, ...(bot !== undefined && { bot }) };
  if (by !== 'bot' || bot === undefined || bot === botAt(table, seat)) return undefined;
  return { act, bot, why: 'fault' };
}

const helped = (player: Player, choice: HelpedChoice): Player => ({
  ...player,
  helped: [...(player.helped ?? []), choice],
});

/** Updates the account for changed seats: new players, seat transfers, stand-ins. */
function seatsAccounted(
  account: GameAccount,
  before: TableState,
  { seats }: TableState,
  now: MatchTime,
  entry: TableEntry,
): GameAccount {
  if (seats.every((who, at) => who === before.seats[at])) return account;
  const players = account.players.map((known, at) => {
    const [was, is, newest] = [before.seats[at], seats[at], known.at(-1)];
    if (was === undefined || is === undefined || newest === undefined || was === is) return known;
    const standIns = standInsAfter(newest, is, now, entry);
    if (isSamePlayer(newest, is)) return [...known.slice(0, -1), continued(newest, was, is, standIns, now)];
    return [...known.slice(0, -1), departed(newest, now, entry), ...playersOf(is, now, standIns.slice(-1))];
  });
  return { ...account, players };
}

function isSamePlayer(player: Player, is: SeatState): boolean {
  if (is.type !== 'person') return is.type === player.type;
  if (player.type === 'nobody') return is.open === true;
  return player.type === 'person' && player.person === personOf(is);
}

/** Ends the time of a seat's player. */
function departed(player: Player, to: MatchTime, { type }: TableEntry): Player {
  if (player.type === 'bot') return { ...player, to };
  const closed = { ...player, ...(player.standIns && { standIns: ended(player.standIns, to) }), to };
  if (closed.type === 'nobody') return closed;
  const why = type === 'left' || type === 'removed' ? type : 'replaced';
  return { ...closed, devices: ended(closed.devices, to), left: why };
}

/** The player of a seat from a time on, or from the start. */
function playersOf(
  who: SeatState,
  from?: MatchTime,
  standIns: readonly StandInSpan[] = [],
): readonly Player[] {
  if (who.type === 'free') return [];
  const span = from && { from };
  const both = { name: who.name, colour: who.colour, ...span };
  if (who.type === 'bot') return [{ type: 'bot', ...both, ...strengthOf(who) }];
  const played = {
    ...both,
    ...(who.standIn !== undefined && { standIns: standIns.map((one) => ({ ...one, ...span })) }),
  };
  if (who.open === true) return [{ type: 'nobody', ...played }];
  const devices = who.device === undefined ? [] : [{ device: who.device, ...span }];
  return [{ type: 'person', ...played, person: personOf(who), ...houseOf(who), isHost: who.isHost, devices }];
}

const houseOf = ({ house }: PersonSeat): Pick<Player & { type: 'person' }, 'house'> =>
  typeof house === 'string' ? { house } : {};

const strengthOf = ({
  bot,
  character,
}: BotSeat): Pick<Player & { type: 'bot' }, 'bot' | 'character' | 'temper'> =>
  character === undefined ? { bot } : { bot, character, temper: CHARACTERS[character].temper };

/** The same player with another device or stand-in than before. */
function continued(
  player: Player,
  was: SeatState,
  is: SeatState,
  standIns: readonly StandInSpan[],
  now: MatchTime,
): Player {
  if (player.type === 'bot' || was.type !== 'person' || is.type !== 'person') return player;
  const { name, colour } = is; // a name may have been corrected
  const played = { ...player, name, colour, ...(standIns.length > 0 && { standIns }) };
  if (played.type === 'nobody') return played;
  const { house: _house, ...person } = played;
  const known = { ...person, ...houseOf(is) };
  if (was.occupant === is.occupant) return known;
  const moved = is.device === undefined ? [] : [{ device: is.device, from: now }];
  return { ...known, devices: [...ended(known.devices, now), ...moved] };
}

/** The stand-ins of a seat after an entry; a continuing one stays unchanged. */
function standInsAfter(
  player: Player,
  is: SeatState,
  from: MatchTime,
  entry: TableEntry,
): readonly StandInSpan[] {
  const known = player.type === 'bot' ? [] : (player.standIns ?? []);
  const newest = known.at(-1);
  const bot = is.type === 'person' ? is.standIn : undefined;
  if (newest !== undefined && newest.to === undefined && newest.bot === bot) return known;
  if (bot === undefined) return ended(known, from);
  return [...ended(known, from), { bot, why: entry.type === 'bot-took-over' ? entry.why : 'removed', from }];
}

/** Ends the newest span if it is still open. */
function ended<One extends { readonly to?: MatchTime }>(
  spans: readonly One[] = [],
  to: MatchTime,
): readonly One[] {
  return spans.map((span, index) =>
    index === spans.length - 1 && span.to === undefined ? { ...span, to } : span,
  );
}

/** Changes the newest player of a seat. */
const withNewest = (
  { players }: GameAccount,
  seat: Seat,
  change: (player: Player) => Player,
): GameAccount['players'] =>
  players.map((known, at) =>
    at === seat
      ? known.map((player, index) => (index === known.length - 1 ? change(player) : player))
      : known,
  );

/** The current or last player of a seat in the match, unless it is a bot of the table: bots have no stand-ins. */
function personPlaying({ game }: TableState, at: Seat): Exclude<Player, { type: 'bot' }> | undefined {
  const player = game?.account.players[at]?.at(-1);
  return player?.type === 'bot' ? undefined : player;
}

/** The index of the first action since a stand-in plays for the person on a seat; undefined if none does. */
export function standInSince(table: TableState, at: Seat): number | undefined {
  const newest = personPlaying(table, at)?.standIns?.at(-1);
  return newest === undefined || newest.to !== undefined ? undefined : (newest.from?.act ?? 0);
}

/** Whether a bot has played for a seat's person, or made a choice for them, since the action with index `from`. */
export function isPlayedFor(table: TableState, at: Seat, from: number): boolean {
  const { standIns = [], helped: choices = [] } = personPlaying(table, at) ?? {};
  return (
    standIns.some(({ to }) => to === undefined || to.act > from) || choices.some(({ act }) => act >= from)
  );
}
