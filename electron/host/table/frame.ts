import { eventsFor, withoutAudience } from '../../../core/base/audience.ts';
import { seat, type Viewer } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import type { GameEvent } from '../../../core/game.ts';
import { patchBetween } from '../../../core/protocol/merge-patch.ts';
import type {
  FrozenReason,
  GameFrame,
  SeatFrame,
  TableFrame,
  TableFrameTable,
} from '../../../core/protocol/frames.ts';
import {
  awaitsOf,
  gameOf,
  eveningNow,
  questionOf,
  resultAt,
  undoneBy,
  type LedgerEntry,
  type RunningGame,
  type SeatState,
  type TableNews,
  type TableState,
} from '../../../core/table/index.ts';

/** What the host knows of connections; none of it is in the log. */
export interface Presence {
  /** By seat: the device that holds it. */
  readonly devices: readonly ('app' | 'browser' | 'away')[];
  readonly isHostHere: boolean;
  readonly spectators: number;
  readonly televisions: number;
}

/** What else is not in the log. */
export interface Surroundings {
  /** By seat: milliseconds until a bot takes over, while that clock runs. */
  readonly graceLeft: { readonly [seat: number]: number };
  /** By seat: milliseconds left for the choice, while that clock runs. */
  readonly clockLeft: { readonly [seat: number]: number };
  /** By seat whose question has been open for a second or more: milliseconds since then. */
  readonly waited: { readonly [seat: number]: number };
  readonly hasPin: boolean;
  readonly frozen: FrozenReason | undefined;
  readonly places: readonly string[];
  readonly beat: number;
  /** The number of the scenes being shown. */
  readonly show: number | undefined;
  readonly takeBack: TableFrameTable['takeBack'];
  readonly replay: TableFrameTable['replay'];
  readonly shuffle: TableFrameTable['shuffle'];
  readonly ledgerElsewhere: readonly LedgerEntry[];
  readonly isClosed: boolean;
}

/** What happened since a client's last frame, before the filter. */
export interface PendingEvents {
  /** By action. */
  readonly acts: EventsByAction;
  readonly news: readonly TableNews[];
  /** By action: what happened while a bot played for a person who is back. */
  readonly meanwhile?: EventsByAction;
}

export type EventsByAction = readonly (readonly GameEvent[])[];

/**
 * The game of one table state as each viewer may see it. Nothing of a game leaves the host in any other way. Each view is rendered once,
 * however many clients share it.
 */
export class RenderedViews {
  readonly #table: TableState;
  readonly #undos: number;
  #common: Common | undefined;
  readonly #rendered = new Map<Viewer, GameFrame>();

  /** @param undos How often a seat may take back a choice before the game continues. */
  constructor(table: TableState, undos: number) {
    this.#table = table;
    this.#undos = undos;
  }

  /** Returns a viewer's game frame, undefined in the lobby. Throws only if the game has a bug. */
  of(viewer: Viewer): GameFrame | undefined {
    if (this.#table.game === undefined) return undefined;
    this.#common ??= commonPart(this.#table, this.#table.game);
    const frame =
      this.#rendered.get(viewer) ??
      gameFrame(this.#table, this.#table.game, this.#common, viewer, this.#undos);
    this.#rendered.set(viewer, frame);
    return frame;
  }
}

/** Compares each part of a frame that several connections share only once. */
export class SharedParts {
  /** By sent part: the part that replaces it, and the patch. */
  readonly #known = new Map<unknown, { readonly after: unknown; readonly patch: unknown }>();

  readonly compare = (before: unknown, after: unknown): unknown => {
    const known = this.#known.get(before);
    if (known !== undefined && known.after === after) return known.patch;
    const patch = patchBetween(before, after);
    if (typeof before === 'object') this.#known.set(before, { after, patch });
    return patch;
  };

  /** Drops what is known. Call it after all marked clients have been sent their frames. */
  forget(): void {
    this.#known.clear();
  }
}

type FrameEvents = Pick<TableFrame, 'events' | 'acts' | 'news' | 'meanwhile'>;

/** Whether all events are public. */
export const isForAll = ({ acts }: PendingEvents): boolean =>
  acts.every((events) => events.every(({ to }) => to === 'all'));

/** Filters events to those that the viewer may learn of. */
export function eventsOf({ acts, news, meanwhile }: PendingEvents, viewer: Viewer): FrameEvents {
  const known = acts.map((events) => knownTo(events, viewer));
  return {
    events: known.flat(),
    acts: known.map(({ length }) => length).filter((count) => count > 0),
    news,
    ...(meanwhile && { meanwhile: meanwhile.flatMap((events) => knownTo(events, 'table')) }), // spectators may see this screen
  };
}

const knownTo = (events: readonly GameEvent[], viewer: Viewer): TableFrame['events'] =>
  eventsFor(events, viewer).map(withoutAudience);

/** Returns the part of a frame about the table, the same for all clients. */
export function tablePart(table: TableState, presence: Presence, around: Surroundings): TableFrameTable {
  return {
    id: table.id,
    setup: table.setup,
    ...(table.origin === undefined ? {} : { origin: table.origin }),
    phase: table.phase,
    hasPin: around.hasPin,
    seats: table.seats.map((who, index) => seatPart(who, index, presence, around)),
    waited: around.waited,
    ...coHostPart(table),
    ...(table.game?.paused === undefined ? {} : { paused: table.game.paused }),
    ...(table.phase === 'playing' && table.game?.isLastHand === true ? { isLastHand: true } : {}),
    hostHere: presence.isHostHere,
    spectators: presence.spectators,
    televisions: presence.televisions,
    games: table.games,
    beat: around.beat,
    ...(around.show === undefined ? {} : { show: around.show }),
    ...(around.takeBack === undefined ? {} : { takeBack: around.takeBack }),
    ...(around.replay === undefined ? {} : { replay: around.replay }),
    ...(around.shuffle === undefined ? {} : { shuffle: around.shuffle }),
    ...(around.isClosed ? { isClosed: true } : {}),
    ...(table.ledger.length === 0 ? {} : { ledger: eveningNow(table) }),
    ...(around.ledgerElsewhere.length === 0 ? {} : { ledgerElsewhere: around.ledgerElsewhere }),
    ...(around.places.length === 0 ? {} : { places: around.places }),
    ...(around.frozen === undefined ? {} : { frozen: around.frozen }),
  };
}

/** Returns the seat of the co-host. */
function coHostPart({ seats, second }: TableState): Pick<TableFrameTable, 'second'> {
  const index = seats.findIndex((who) => who.type === 'person' && who.occupant === second);
  return index < 0 ? {} : { second: seat(index) };
}

function seatPart(who: SeatState, at: number, presence: Presence, around: Surroundings): SeatFrame {
  switch (who.type) {
    case 'free':
      return { type: 'free' };
    case 'bot':
      return {
        type: 'bot',
        name: who.name,
        colour: who.colour,
        bot: who.bot,
        ...(who.character === undefined ? {} : { character: who.character }),
      };
    case 'person': {
      const [graceLeft, clockLeft] = [around.graceLeft[at], around.clockLeft[at]];
      return {
        type: 'person',
        name: who.name,
        colour: who.colour,
        ready: who.ready,
        isHost: who.isHost,
        device: presence.devices[at] ?? 'away',
        ...(who.standIn === undefined ? {} : { standIn: who.standIn }),
        ...(who.open === undefined ? {} : { open: who.open }),
        ...(who.open === undefined || who.token === undefined ? {} : { isKept: true }),
        ...(graceLeft === undefined ? {} : { graceLeft }),
        ...(clockLeft === undefined ? {} : { clockLeft }),
      };
    }
  }
}

type Common = Pick<GameFrame, 'awaits' | 'result' | 'hands'>;

/** Returns the part of the game's frame that is the same for all viewers. */
function commonPart(table: TableState, game: RunningGame): Common {
  const result = resultAt(table, game);
  const hands = gameOf(table).hands?.count(game.state);
  return {
    awaits: awaitsOf(table),
    ...(result === undefined ? {} : { result }),
    ...(hands === undefined ? {} : { hands }),
  };
}

/** Returns the game as a viewer may see it. */
function gameFrame(
  table: TableState,
  { state }: RunningGame,
  common: Common,
  viewer: Viewer,
  undos: number,
): GameFrame {
  const game = gameOf(table);
  const view = game.view(state, viewer);
  // After an early end nobody may act, whatever the game itself would allow.
  const isSeatInPlay = viewer !== 'table' && table.phase === 'playing';
  const legal = isSeatInPlay ? game.legal(state, viewer) : {};
  const prompt = table.phase === 'playing' ? game.prompt(view, legal) : undefined;
  return {
    view: view as Json,
    legal,
    ...(prompt === undefined ? {} : { prompt }),
    ...(isSeatInPlay
      ? { question: questionOf(table, viewer), undosLeft: Math.max(0, undos - undoneBy(table, viewer)) }
      : {}),
    ...common,
  };
}
