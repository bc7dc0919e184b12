import { eventsFor, withoutAudience } from '../base/audience.ts';
import type { Viewer } from '../base/ids.ts';
import type { Json } from '../base/json.ts';
import type { GameEvent } from '../game.ts';
import { awaitsOf, gameOf, type SeatState, type TableNews, type TableState } from '../table/index.ts';
import type { GameFrame, SeatFrame, TableFrame, TableFrameTable, You } from './frames.ts';

/** What the host knows of connections, clocks and secrets; none of it is in the log. */
export interface Presence {
  /** By seat: the device that holds it. */
  readonly devices: readonly ('app' | 'browser' | 'away')[];
  /** By seat: milliseconds until a bot takes over, while that clock runs. */
  readonly graceLeft: { readonly [seat: number]: number };
  readonly isOwnerHere: boolean;
  readonly spectators: number;
  readonly hasPin: boolean;
  readonly isFrozen: boolean;
}

/** What happened since the last frame to a connection; events not yet filtered. */
export interface Happened {
  readonly events: readonly GameEvent[];
  readonly news: readonly TableNews[];
}

/**
 * The frame of one connection: the one way in which anything of a table leaves the host. The game goes through the view of
 * the faced seat (or the open table), the events through their audience.
 */
export function tableFrame(table: TableState, you: You, presence: Presence, happened: Happened): TableFrame {
  const viewer: Viewer = you.facing ?? 'table';
  const game = gameFrame(table, viewer);
  return {
    type: 'table',
    table: tablePart(table, presence),
    you,
    ...(game === undefined ? {} : { game }),
    events: eventsFor(happened.events, viewer).map((event) => withoutAudience(event) as unknown as Json),
    news: happened.news,
  };
}

function tablePart(table: TableState, presence: Presence): TableFrameTable {
  return {
    id: table.id,
    setup: table.setup,
    phase: table.phase,
    hasPin: presence.hasPin,
    seats: table.seats.map((who, index) => seatPart(who, index, presence)),
    ownerHere: presence.isOwnerHere,
    spectators: presence.spectators,
    games: table.games,
    ledger: table.ledger,
    ...(presence.isFrozen ? { frozen: true } : {}),
  };
}

function seatPart(who: SeatState, at: number, presence: Presence): SeatFrame {
  switch (who.type) {
    case 'free':
      return { type: 'free' };
    case 'bot':
      return { type: 'bot', name: who.name, colour: who.colour, bot: who.bot };
    case 'person': {
      const graceLeft = presence.graceLeft[at];
      return {
        type: 'person',
        name: who.name,
        colour: who.colour,
        ready: who.ready,
        isHost: who.isHost,
        device: presence.devices[at] ?? 'away',
        ...(who.standIn === undefined ? {} : { standIn: who.standIn }),
        ...(who.open === undefined ? {} : { open: who.open }),
        ...(graceLeft === undefined ? {} : { graceLeft }),
      };
    }
  }
}

/** The game as a viewer may see it; undefined in the lobby. */
export function gameFrame(table: TableState, viewer: Viewer): GameFrame | undefined {
  if (table.game === undefined) return undefined;
  const game = gameOf(table);
  const { state } = table.game;
  const view = game.view(state, viewer);
  // After an early end nobody may do anything more, whatever the game itself would still allow.
  const legal = viewer === 'table' || table.phase !== 'playing' ? {} : game.legal(state, viewer);
  const prompt = table.phase === 'playing' ? game.prompt(view, legal) : undefined;
  const result = game.result(state);
  return {
    view: view as Json,
    legal: legal as Json,
    ...(prompt === undefined ? {} : { prompt: prompt as unknown as Json }),
    awaits: awaitsOf(table),
    ...(result === undefined ? {} : { result: result as unknown as Json }),
  };
}
