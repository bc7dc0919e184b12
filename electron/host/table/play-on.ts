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
import { followAll, type TableSnapshot } from './runner.ts';

/** From which decision somebody plays on, and how they will sit at the new table. */
export interface PlayOnRequest {
  readonly seat: Seat;
  /** The index of what the seat did; absent: where the table began, if it plays on itself. */
  readonly act?: number;
  /** SHA-256 of the secret of the new seat. */
  readonly token: string;
  readonly device: DeviceKind;
  /** Whether it is the owner who plays on. */
  readonly isOwner: boolean;
}

/** A table that is to be opened: its log, and where it stands after it. */
export interface Opening {
  readonly lines: readonly JournalLine[];
  readonly stand: TableSnapshot;
}

/** A table before its first game. Rejects with what its setup is refused with. */
export function openingOf(entry: TableEntry & { readonly type: 'opened' }): Result<Opening, Rejection> {
  const opened = openTable(entry);
  if (!opened.ok) return opened;
  return ok({ lines: [{ entry }], stand: { state: opened.value, memories: emptyMemories() } });
}

/**
 * A table that plays on from a decision of the game that is over at `from`: set up as that one, with its deal and all that was done before. The
 * person sits where they did and hosts, for nobody else has to do with it; bots are who they were; and the stand-in of the table plays
 * where other people sat, as somebody else, for it knows nothing of how they play. Rejects with what `originAt` says.
 */
export function playOn(
  from: TableState,
  wish: PlayOnRequest,
  id: TableId,
  at: number,
): Result<Opening, Rejection> {
  const origin = originAt(from, wish.seat, wish.act);
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
  let { lines, stand } = opened.value;
  for (const step of [...sitters(from, origin.value, wish), () => actsOf(from, origin.value)]) {
    const followed = followAll(stand, step(stand.state), at);
    if (!followed.ok) return followed;
    lines = [...lines, ...followed.value.lines];
    ({ stand } = followed.value);
  }
  return ok({ lines, stand });
}

type Step = (table: TableState) => readonly TableCommand[];

/** Who sits down, one after the other: the person, the bots, and last those who come for others, since who they are hangs on who is there. */
function sitters(from: TableState, origin: Origin, wish: PlayOnRequest): readonly Step[] {
  const players = seatsOf(from.seats.length).map((at) => ({
    at,
    who: from.game?.account.players[at]?.at(-1),
  }));
  const isOwn = ({ at }: { readonly at: Seat }): boolean => at === wish.seat;
  return [
    ...players.filter(isOwn).map(
      ({ at, who }): Step =>
        () =>
          personCommands(at, who, wish),
    ),
    ...players.flatMap(({ at, who }): readonly Step[] => {
      if (at === wish.seat || who?.type !== 'bot') return [];
      const { bot, name, colour, character } = who;
      return [() => [{ type: 'bot-seated', seat: at, bot, name, colour, ...(character && { character }) }]];
    }),
    ...players.flatMap(({ at, who }): readonly Step[] =>
      at === wish.seat || who === undefined || who.type === 'bot'
        ? []
        : [(table) => [standInAt(table, from, origin, at, who.colour)]],
    ),
  ];
}

function personCommands(at: Seat, who: Player | undefined, wish: PlayOnRequest): readonly TableCommand[] {
  const { name = '', colour } = who ?? {};
  return [
    {
      type: 'joined',
      seat: at,
      name,
      isHost: wish.isOwner,
      ...(colour !== undefined && { colour }),
      token: wish.token,
      device: wish.device,
    },
    { type: 'readied', seat: at, ready: true },
    ...(wish.isOwner ? [] : [{ type: 'second-host', seat: at } as const]),
  ];
}

/** Drawn by no lot of the moment: whoever tries again meets the same. */
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

/** The start of the game, and all that was done in it before the decision. */
const actsOf = (from: TableState, { act }: Origin): readonly TableCommand[] =>
  from.game === undefined
    ? []
    : [
        { type: 'started', deal: from.game.deal },
        ...from.game.actions.slice(0, act).map(({ seat: at, ...action }) => {
          return { type: 'acted', seat: at, action, by: 'origin' } as const;
        }),
      ];
