import { seatsOf, type Seat, type TableId } from '../../../core/base/ids.ts';
import type { Rejection } from '../../../core/base/rejection.ts';
import { ok, type Result } from '../../../core/base/result.ts';
import {
  emptyMemories,
  openTable,
  originAt,
  originSeed,
  type DeviceKind,
  type Origin,
  type Player,
  type TableCommand,
  type TableEntry,
  type TableState,
} from '../../../core/table/index.ts';
import type { JournalLine } from '../journal/format.ts';
import { chooseBotIdentity } from './bot-characters.ts';
import { foldCommands, type TableSnapshot } from './runner.ts';

/** From which decision to play on, and with which seat at the new table. */
export interface PlayOnRequest {
  readonly seat: Seat;
  /** The index of the seat's action; absent: the origin of the table, if it plays on itself. */
  readonly act?: number;
  /** SHA-256 of the new seat's secret. */
  readonly token: string;
  readonly device: DeviceKind;
  /** Whether the owner plays on. */
  readonly isOwner: boolean;
}

/** A table to open: its log, and the result of folding it. */
export interface Opening {
  readonly lines: readonly JournalLine[];
  readonly snapshot: TableSnapshot;
}

/** Returns a table before its first game. Rejects with what its setup is rejected with. */
export function openingOf(entry: TableEntry & { readonly type: 'opened' }): Result<Opening, Rejection> {
  const opened = openTable(entry);
  if (!opened.ok) return opened;
  return ok({ lines: [{ entry }], snapshot: { state: opened.value, memories: emptyMemories() } });
}

/**
 * Returns a table that plays on from a decision of the finished game of `from`: with its setup, its deal and all actions before the
 * decision. The person keeps their seat and hosts alone; bots stay; stand-ins with other characters replace the other people, since they do
 * not play as those did. Rejects with what `originAt` says.
 */
export function playOn(
  from: TableState,
  request: PlayOnRequest,
  id: TableId,
  at: number,
): Result<Opening, Rejection> {
  const origin = originAt(from, request.seat, request.act);
  if (!origin.ok) return origin;
  const { daily: _daily, ...setup } = from.setup;
  const opened = openingOf({
    type: 'opened',
    id,
    at,
    setup: { ...setup, door: 'closed' },
    origin: origin.value,
  });
  if (!opened.ok) return opened;
  let { lines, snapshot } = opened.value;
  for (const step of [...seatingSteps(from, origin.value, request), () => actionsOf(from, origin.value)]) {
    const folded = foldCommands(snapshot, step(snapshot.state), at);
    if (!folded.ok) return folded;
    lines = [...lines, ...folded.value.lines];
    ({ snapshot } = folded.value);
  }
  return ok({ lines, snapshot });
}

type Step = (table: TableState) => readonly TableCommand[];

/**
 * Returns the steps that fill the seats: the person, the bots, and last the stand-ins for other people, since their characters depend on
 * who is there.
 */
function seatingSteps(from: TableState, origin: Origin, request: PlayOnRequest): readonly Step[] {
  const players = seatsOf(from.seats.length).map((at) => ({
    at,
    who: from.game?.account.players[at]?.at(-1),
  }));
  const isPlayersOwn = ({ at }: { readonly at: Seat }): boolean => at === request.seat;
  return [
    ...players.filter(isPlayersOwn).map(
      ({ at, who }): Step =>
        () =>
          personCommands(at, who, request),
    ),
    ...players.flatMap(({ at, who }): readonly Step[] => {
      if (at === request.seat || who?.type !== 'bot') return [];
      const { bot, name, colour, character } = who;
      return [() => [{ type: 'bot-seated', seat: at, bot, name, colour, ...(character && { character }) }]];
    }),
    ...players.flatMap(({ at, who }): readonly Step[] =>
      at === request.seat || who === undefined || who.type === 'bot'
        ? []
        : [(table) => [standInAt(table, from, origin, at, who.colour)]],
    ),
  ];
}

function personCommands(at: Seat, who: Player | undefined, request: PlayOnRequest): readonly TableCommand[] {
  const { name = '', colour } = who ?? {};
  return [
    {
      type: 'joined',
      seat: at,
      name,
      isHost: request.isOwner,
      ...(colour !== undefined && { colour }),
      token: request.token,
      device: request.device,
    },
    { type: 'readied', seat: at, ready: true },
    ...(request.isOwner ? [] : [{ type: 'second-host', seat: at } as const]),
  ];
}

/** Seats a stand-in whose character is the same on each try. */
function standInAt(
  table: TableState,
  from: TableState,
  origin: Origin,
  at: Seat,
  colour: number,
): TableCommand {
  const seed = (): Uint8Array => new TextEncoder().encode(originSeed(origin, `character/${at}`));
  const identity = chooseBotIdentity(table, at, undefined, seed, origin.first.names);
  return { type: 'bot-seated', seat: at, bot: from.setup.standIn, colour, ...identity };
}

/** Returns the start of the game and the actions before the decision. */
const actionsOf = (from: TableState, { act }: Origin): readonly TableCommand[] =>
  from.game === undefined
    ? []
    : [
        { type: 'started', deal: from.game.deal },
        ...from.game.actions.slice(0, act).map(({ seat: at, ...action }) => {
          return { type: 'acted', seat: at, action, by: 'origin' } as const;
        }),
      ];
