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
  Player,
  RunningGame,
  SeatState,
  StandInSpan,
  TableState,
} from './state.ts';

/** The account of a game that begins at a table. */
export const newAccount = ({ setup, seats }: TableState): GameAccount => ({
  settings: { ...adjustable(setup), reach: setup.reach, graceSeconds: setup.graceSeconds },
  players: seats.map((who) => playersOf(who)),
  times: PersistentList.empty(),
});

/**
 * The game after an entry with its account kept up: what an entry has changed on the seats is read from the tables before and after it,
 * so that every kind of entry is accounted for. A game that is over keeps its account, whoever comes or leaves then.
 */
export function accounted(
  before: TableState,
  after: TableState,
  game: RunningGame,
  entry: TableEntry,
): RunningGame {
  if (before.phase !== 'playing' || before.game === undefined) return game;
  const moment: MatchTime = { at: entry.at, act: before.game.actions.length };
  const account = seatsAccounted(game.account, before, after, moment, entry);
  const next = { ...account, ...accountOf(account, entry, before, moment) };
  return { ...game, account: next };
}

/** What an entry itself adds to the account. */
function accountOf(
  account: GameAccount,
  entry: TableEntry,
  before: TableState,
  moment: MatchTime,
): Partial<GameAccount> {
  switch (entry.type) {
    case 'acted': {
      const times = account.times.with(entry.at - (before.game?.startedAt ?? entry.at));
      const choice = helpedChoice(before, entry, moment.act);
      return choice === undefined
        ? { times }
        : { times, players: withNewest(account, entry.seat, (player) => helped(player, choice)) };
    }
    case 'taken-back': {
      const undone = { at: moment.at, act: moment.act - 1, seat: entry.seat };
      return {
        times: account.times.withoutLast(),
        takenBack: (account.takenBack ?? PersistentList.empty()).with(undone),
      };
    }
    case 'adjusted': {
      const { type: _type, ...change } = entry;
      return { changes: (account.changes ?? PersistentList.empty()).with({ ...change, act: moment.act }) };
    }
    case 'paused':
      return {
        pauses: (account.pauses ?? PersistentList.empty()).with({ reason: entry.reason, from: moment }),
      };
    case 'resumed':
      return resumed(account, moment);
    default:
      return {};
  }
}

/** The newest pause is over. */
function resumed({ pauses }: GameAccount, to: MatchTime): Pick<GameAccount, 'pauses'> {
  const newest = pauses?.last;
  return pauses === undefined || newest === undefined
    ? {}
    : { pauses: pauses.withoutLast().with({ ...newest, to }) };
}

/** The choice of an act that was not made by who plays the seat; undefined if it was. */
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

/** The account after the seats have changed: who is new on a seat, who plays on another device, where a stand-in begins or ends. */
function seatsAccounted(
  account: GameAccount,
  before: TableState,
  { seats }: TableState,
  moment: MatchTime,
  entry: TableEntry,
): GameAccount {
  if (seats.every((who, at) => who === before.seats[at])) return account;
  const players = account.players.map((known, at) => {
    const [was, is, newest] = [before.seats[at], seats[at], known.at(-1)];
    if (was === undefined || is === undefined || newest === undefined || was === is) return known;
    const standIns = standInsAfter(newest, is, moment, entry);
    if (isSamePlayer(newest, is)) return [...known.slice(0, -1), goneOn(newest, was, is, standIns, moment)];
    return [...known.slice(0, -1), gone(newest, moment, entry), ...playersOf(is, moment, standIns.slice(-1))];
  });
  return { ...account, players };
}

function isSamePlayer(player: Player, is: SeatState): boolean {
  if (is.type !== 'person') return is.type === player.type;
  if (player.type === 'nobody') return is.open === true;
  return player.type === 'person' && player.person === personOf(is);
}

/** Who has played a seat until now. */
function gone(player: Player, to: MatchTime, { type }: TableEntry): Player {
  if (player.type === 'bot') return { ...player, to };
  const closed = { ...player, ...(player.standIns && { standIns: ended(player.standIns, to) }), to };
  if (closed.type === 'nobody') return closed;
  const why = type === 'left' || type === 'removed' ? type : 'replaced';
  return { ...closed, devices: ended(closed.devices, to), left: why };
}

/** Who plays a seat from a moment on, or from the beginning. */
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
  return [{ type: 'person', ...played, person: personOf(who), isHost: who.isHost, devices }];
}

const strengthOf = ({
  bot,
  character,
}: BotSeat): Pick<Player & { type: 'bot' }, 'bot' | 'character' | 'temper'> =>
  character === undefined ? { bot } : { bot, character, temper: CHARACTERS[character].temper };

/** The same player, who sits there with another device or another stand-in than before. */
function goneOn(
  player: Player,
  was: SeatState,
  is: SeatState,
  standIns: readonly StandInSpan[],
  moment: MatchTime,
): Player {
  if (player.type === 'bot' || was.type !== 'person' || is.type !== 'person') return player;
  const { name, colour } = is; // a name may have been corrected
  const played = { ...player, name, colour, ...(standIns.length > 0 && { standIns }) };
  if (played.type === 'nobody' || was.occupant === is.occupant) return played;
  const moved = is.device === undefined ? [] : [{ device: is.device, from: moment }];
  return { ...played, devices: [...ended(played.devices, moment), ...moved] };
}

/** The stand-ins of a seat after an entry; one that goes on stays as it is. */
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

/** The spans, the newest of which ends now if it still lasts. */
function ended<One extends { readonly to?: MatchTime }>(
  spans: readonly One[] = [],
  to: MatchTime,
): readonly One[] {
  return spans.map((span, index) =>
    index === spans.length - 1 && span.to === undefined ? { ...span, to } : span,
  );
}

/** The players with the newest one of a seat changed. */
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

/** Who plays a seat of the running game now, or last did; a bot of the table is nobody that another one plays for. */
function personPlaying({ game }: TableState, at: Seat): Exclude<Player, { type: 'bot' }> | undefined {
  const player = game?.account.players[at]?.at(-1);
  return player?.type === 'bot' ? undefined : player;
}

/** The index of the first act since a bot plays for the person on a seat; undefined: none does. */
export function standInSince(table: TableState, at: Seat): number | undefined {
  const newest = personPlaying(table, at)?.standIns?.at(-1);
  return newest === undefined || newest.to !== undefined ? undefined : (newest.from?.act ?? 0);
}

/** Whether a bot has played for the person on a seat, or made a choice for them, since the act of index `from`. */
export function isPlayedFor(table: TableState, at: Seat, from: number): boolean {
  const { standIns = [], helped: choices = [] } = personPlaying(table, at) ?? {};
  return (
    standIns.some(({ to }) => to === undefined || to.act > from) || choices.some(({ act }) => act >= from)
  );
}
