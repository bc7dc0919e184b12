import { eventsFor, withoutAudience } from '../../../core/base/audience.ts';
import { seat, type Viewer } from '../../../core/base/ids.ts';
import type { Json } from '../../../core/base/json.ts';
import type { GameEvent } from '../../../core/game.ts';
import type {
  FrozenReason,
  GameFrame,
  SeatFrame,
  TableFrame,
  TableFrameTable,
  You,
} from '../../../core/protocol/frames.ts';
import {
  awaitsOf,
  gameOf,
  questionOf,
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
  /** By seat: milliseconds since it was asked what it is asked now. */
  readonly waited: { readonly [seat: number]: number };
  readonly hasPin: boolean;
  readonly frozen: FrozenReason | undefined;
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
 * The game of one state of the table as each viewer may see it: the one way in which anything of a game leaves the host. Each
 * view is made and serialised once, however many look at it.
 */
export class GamePictures {
  readonly #table: TableState;
  readonly #texts = new Map<Viewer, string>();

  constructor(table: TableState) {
    this.#table = table;
  }

  /** The text of a viewer's `GameFrame`; undefined in the lobby. Throws only if the game has a bug. */
  of(viewer: Viewer): string | undefined {
    const made = this.#texts.get(viewer);
    if (made !== undefined) return made;
    const frame = gameFrame(this.#table, viewer);
    if (frame === undefined) return undefined;
    const text = JSON.stringify(frame);
    this.#texts.set(viewer, text);
    return text;
  }
}

/** The text of a `TableFrame`, put together from parts that several connections share. */
export function frameText(table: string, you: You, game: string | undefined, happened: string): string {
  const shown = game === undefined ? '' : `,"game":${game}`;
  return `{"type":"table","table":${table},"you":${JSON.stringify(you)}${shown},${happened}}`;
}

/** The end of a frame's text: what happened, as far as the viewer may know it. */
export function happenedText({ acts, news, meanwhile }: Happened, viewer: Viewer): string {
  const known = acts.map((events) => knownTo(events, viewer));
  const told: Pick<TableFrame, 'events' | 'acts' | 'news' | 'meanwhile'> = {
    events: known.flat(),
    acts: known.map(({ length }) => length).filter((count) => count > 0),
    news,
    ...(meanwhile && { meanwhile: meanwhile.flatMap((events) => knownTo(events, 'table')) }), // others may look on
  };
  return JSON.stringify(told).slice(1, -1);
}

const knownTo = (events: readonly GameEvent[], viewer: Viewer): readonly Json[] =>
  eventsFor(events, viewer).map((event) => withoutAudience(event) as Json);

/** What everybody sees of the table itself. */
export function tablePart(table: TableState, presence: Presence, around: Surroundings): TableFrameTable {
  return {
    id: table.id,
    setup: table.setup,
    phase: table.phase,
    hasPin: around.hasPin,
    seats: table.seats.map((who, index) => {
      const waited = around.waited[index];
      return { ...seatPart(who, index, presence, around), ...(waited === undefined ? {} : { waited }) };
    }),
    ...secondPart(table),
    ...(table.game?.paused === undefined ? {} : { paused: table.game.paused }),
    hostHere: presence.isHostHere,
    spectators: presence.spectators,
    televisions: presence.televisions,
    games: table.games,
    beat: around.beat,
    ...(around.show === undefined ? {} : { show: around.show }),
    ...(around.takeBack === undefined ? {} : { takeBack: around.takeBack }),
    ...(table.phase === 'ended' ? { ledger: table.ledger } : {}),
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
        ...(graceLeft === undefined ? {} : { graceLeft }),
        ...(clockLeft === undefined ? {} : { clockLeft }),
      };
    }
  }
}

/** The game as a viewer may see it; undefined in the lobby. */
function gameFrame(table: TableState, viewer: Viewer): GameFrame | undefined {
  if (table.game === undefined) return undefined;
  const game = gameOf(table);
  const { state } = table.game;
  const view = game.view(state, viewer);
  // After an early end nobody may do anything more, whatever the game itself would still allow.
  const isSeatInPlay = viewer !== 'table' && table.phase === 'playing';
  const legal = isSeatInPlay ? game.legal(state, viewer) : {};
  const prompt = table.phase === 'playing' ? game.prompt(view, legal) : undefined;
  const result = game.result(state);
  return {
    view: view as Json,
    legal,
    ...(prompt === undefined ? {} : { prompt }),
    awaits: awaitsOf(table),
    ...(isSeatInPlay ? { question: questionOf(table, viewer) } : {}),
    ...(result === undefined ? {} : { result }),
  };
}
