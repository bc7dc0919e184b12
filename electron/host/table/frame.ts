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
  ledgerNow,
  questionOf,
  resultAt,
  undoneBy,
  type RunningGame,
  type SeatState,
  type TableNews,
  type TableState,
} from '../../../core/table/index.ts';

/** What the host knows of connections and secrets; none of it is in the log. */
export interface Presence {
  /** By seat: the device that holds it. */
  readonly devices: readonly ('app' | 'browser' | 'away')[];
  readonly isHostHere: boolean;
  readonly spectators: number;
  readonly televisions: number;
}

/** What else stands beside the log. */
export interface Surroundings {
  /** By seat: milliseconds until a bot takes over, while that clock runs. */
  readonly graceLeft: { readonly [seat: number]: number };
  /** By seat: milliseconds left for the choice, while that clock runs. */
  readonly clockLeft: { readonly [seat: number]: number };
  /** By seat that was asked a second ago or earlier: milliseconds since then. */
  readonly waited: { readonly [seat: number]: number };
  readonly hasPin: boolean;
  readonly frozen: FrozenReason | undefined;
  readonly places: readonly string[];
  readonly beat: number;
  /** The number of what is being shown. */
  readonly show: number | undefined;
  readonly takeBack: TableFrameTable['takeBack'];
}

/** What happened since the last frame to a connection; events not yet filtered. */
export interface Happened {
  /** By act. */
  readonly acts: Acts;
  readonly news: readonly TableNews[];
  /** By act: what happened while a bot played for somebody who is back. */
  readonly meanwhile?: Acts;
}

export type Acts = readonly (readonly GameEvent[])[];

/**
 * The game of one state of the table as each viewer may see it: the one way in which anything of a game leaves the host. Each view is made
 * once, however many look at it.
 */
export class RenderedViews {
  readonly #table: TableState;
  readonly #undos: number;
  #common: Common | undefined;
  readonly #made = new Map<Viewer, GameFrame>();

  /** `undos`: how often a seat may take back a choice before the game goes on. */
  constructor(table: TableState, undos: number) {
    this.#table = table;
    this.#undos = undos;
  }

  /** What a viewer is shown; undefined in the lobby. Throws only if the game has a bug. */
  of(viewer: Viewer): GameFrame | undefined {
    if (this.#table.game === undefined) return undefined;
    this.#common ??= commonPart(this.#table, this.#table.game);
    const frame =
      this.#made.get(viewer) ?? gameFrame(this.#table, this.#table.game, this.#common, viewer, this.#undos);
    this.#made.set(viewer, frame);
    return frame;
  }
}

/** What becomes of the parts of frames that several connections are shown: each is compared once. */
export class SharedParts {
  /** By part that was sent: the part that comes after it, and the patch. */
  readonly #known = new Map<unknown, { readonly after: unknown; readonly patch: unknown }>();

  readonly compare = (before: unknown, after: unknown): unknown => {
    const known = this.#known.get(before);
    if (known !== undefined && known.after === after) return known.patch;
    const patch = patchBetween(before, after);
    if (typeof before === 'object') this.#known.set(before, { after, patch });
    return patch;
  };

  /** Everybody has been sent what there was: the parts before are needed no more. */
  forget(): void {
    this.#known.clear();
  }
}

type FrameEvents = Pick<TableFrame, 'events' | 'acts' | 'news' | 'meanwhile'>;

/** Whether all that happened is for everybody. */
export const isForAll = ({ acts }: Happened): boolean =>
  acts.every((events) => events.every(({ to }) => to === 'all'));

/** What happened, as far as the viewer may know it. */
export function eventsOf({ acts, news, meanwhile }: Happened, viewer: Viewer): FrameEvents {
  const known = acts.map((events) => knownTo(events, viewer));
  return {
    events: known.flat(),
    acts: known.map(({ length }) => length).filter((count) => count > 0),
    news,
    ...(meanwhile && { meanwhile: meanwhile.flatMap((events) => knownTo(events, 'table')) }), // others may look on
  };
}

const knownTo = (events: readonly GameEvent[], viewer: Viewer): readonly Json[] =>
  eventsFor(events, viewer).map((event) => withoutAudience(event) as Json);

/** What everybody sees of the table itself. */
export function tablePart(table: TableState, presence: Presence, around: Surroundings): TableFrameTable {
  return {
    id: table.id,
    setup: table.setup,
    ...(table.origin === undefined ? {} : { origin: table.origin }),
    phase: table.phase,
    hasPin: around.hasPin,
    seats: table.seats.map((who, index) => seatPart(who, index, presence, around)),
    waited: around.waited,
    ...secondPart(table),
    ...(table.game?.paused === undefined ? {} : { paused: table.game.paused }),
    ...(table.phase === 'playing' && table.game?.isLastHand === true ? { isLastHand: true } : {}),
    hostHere: presence.isHostHere,
    spectators: presence.spectators,
    televisions: presence.televisions,
    games: table.games,
    beat: around.beat,
    ...(around.show === undefined ? {} : { show: around.show }),
    ...(around.takeBack === undefined ? {} : { takeBack: around.takeBack }),
    ...(table.ledger.length === 0 ? {} : { ledger: ledgerNow(table) }),
    ...(around.places.length === 0 ? {} : { places: around.places }),
    ...(around.frozen === undefined ? {} : { frozen: around.frozen }),
  };
}

/** The seat of who hosts beside the owner. */
function secondPart({ seats, second }: TableState): Pick<TableFrameTable, 'second'> {
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

/** What all see alike of the game. */
function commonPart(table: TableState, game: RunningGame): Common {
  const result = resultAt(table, game);
  const hands = gameOf(table).hands?.count(game.state);
  return {
    awaits: awaitsOf(table),
    ...(result === undefined ? {} : { result }),
    ...(hands === undefined ? {} : { hands }),
  };
}

/** The game as a viewer may see it. */
function gameFrame(
  table: TableState,
  { state }: RunningGame,
  common: Common,
  viewer: Viewer,
  undos: number,
): GameFrame {
  const game = gameOf(table);
  const view = game.view(state, viewer);
  // After an early end nobody may do anything more, whatever the game itself would still allow.
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
