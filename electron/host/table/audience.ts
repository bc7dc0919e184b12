import { seat, type Seat, type Viewer } from '../../../core/base/ids.ts';
import type { TableFrame, You } from '../../../core/protocol/frames.ts';
import { createWriter, type Writer } from '../../../core/protocol/writer.ts';
import {
  gameOptions,
  isPlayedFor,
  missed,
  personOf,
  standInSince,
  type TableState,
  type TableStep,
} from '../../../core/table/index.ts';
import {
  RenderedViews,
  isForAll,
  SharedParts,
  tablePart,
  eventsOf,
  type EventsByAction,
  type PendingEvents,
  type Presence,
  type Surroundings,
} from './frame.ts';
import {
  facingOf,
  holderOf,
  holdingsOf,
  isHost,
  occupantAt,
  presenceNews,
  seatsOfOccupants,
  type Client,
} from './people.ts';

/** What the audience needs from its table. */
export interface AudienceParts {
  readonly state: () => TableState;
  readonly surroundings: () => Surroundings;
  /** The part of a client's frame that only this client receives, apart from its seats. */
  readonly privatePartFor: (client: Client) => Partial<You>;
  /** How often a seat may take back a choice before the game continues. */
  readonly undos: number;
}

const NOTHING: PendingEvents = { acts: [], news: [] };

/**
 * Events of this many actions, and as many news, are queued for a slow reader; beyond that the oldest are dropped, and the view still shows
 * the current position.
 */
const MAX_ACTIONS = 200;

/** The clients at a table, and what each has yet to receive. */
export class Audience {
  readonly #context: AudienceParts;
  readonly #pending = new Map<Client, PendingEvents>();
  readonly #toShow = new Set<Client>();
  /** By absent person: the index of the first action that they missed. */
  #awaySince: ReadonlyMap<number, number> = new Map();
  #views: RenderedViews;
  #presence: Presence | undefined;
  /** The table's part of the frame, shared by all clients that are sent a frame in the same flush. */
  #table: TableFrame['table'] | undefined;
  /** Filtered events, shared by clients that have the same backlog and viewer. */
  readonly #filtered = new WeakMap<PendingEvents, Map<Viewer, ReturnType<typeof eventsOf>>>();
  readonly #writers = new WeakMap<Client, Writer>();
  readonly #parts = new SharedParts();

  constructor(context: AudienceParts) {
    this.#context = context;
    this.#views = new RenderedViews(context.state(), context.undos);
    this.#updateAbsences();
  }

  /** All admitted clients. */
  get clients(): readonly Client[] {
    return [...this.#pending.keys()];
  }

  /** Returns the client that holds a seat. */
  holder(at: Seat): Client | undefined {
    const occupant = occupantAt(this.#context.state(), at);
    return occupant === undefined ? undefined : holderOf(this.#pending.keys(), occupant);
  }

  /**
   * Adds an admitted client.
   * @param cameBack The occupants who were away until now.
   */
  enter(client: Client, cameBack: readonly number[]): void {
    this.queue({ acts: [], news: presenceNews(this.#context.state(), 'came-back', cameBack) });
    this.#pending.set(client, NOTHING);
    this.onSeatsChanged(client);
    this.showAll();
  }

  /** Queues for a client what was played for its seats' people while they were away. Call it when the seats of a client have changed. */
  onSeatsChanged(client: Client): void {
    const before = this.#pending.get(client);
    const meanwhile = this.#missedBy(client);
    if (before !== undefined && meanwhile.length > 0) this.#pending.set(client, { ...before, meanwhile });
    this.#updateAbsences();
  }

  /** Removes a client whose connection has ended. */
  leave(client: Client): void {
    if (!this.#pending.delete(client)) return;
    this.#toShow.delete(client);
    this.#writers.delete(client);
    this.queue({ acts: [], news: presenceNews(this.#context.state(), 'went-away', client.occupants) });
    this.#updateAbsences();
    this.showAll();
  }

  /**
   * Renders what every client will see of `next`, so that a game whose view throws is found out before anything has changed.
   * @throws What the game throws.
   */
  render(next: TableState): RenderedViews {
    const views = new RenderedViews(next, this.#context.undos);
    for (const client of this.#pending.keys()) views.of(viewerOf(next, client));
    return views;
  }

  /** Moves on to the state that `views` were rendered from. */
  advance(views: RenderedViews, { events, news }: Pick<TableStep, 'events' | 'news'>): void {
    this.#views = views;
    if (news.some(({ type }) => type === 'taken-back')) this.#forgetNewest();
    const acts = events.length === 0 ? [] : [events];
    this.#updateAbsences();
    this.queue({ acts, news });
    this.showAll();
  }

  /** Records since when people are away; after a restart, since when a stand-in plays for them. Ends with the game. */
  #updateAbsences(): void {
    const state = this.#context.state();
    const clients = [...this.#pending.keys()];
    const absent = state.phase === 'lobby' ? [] : state.seats;
    this.#awaySince = new Map(
      absent.flatMap((who, index) => {
        if (who.type !== 'person' || holderOf(clients, who.occupant) !== undefined) return [];
        const known = this.#awaySince.get(personOf(who));
        return [[personOf(who), known ?? standInSince(state, seat(index)) ?? state.game?.events.length ?? 0]];
      }),
    );
  }

  /**
   * Returns the events that a device's people may learn of their absence: if a stand-in played for them, or if the memory aid is on
   * (otherwise the public events of the last rounds have to do). Events for one seat only (rules, Decision A1) go to a device that holds a
   * single seat.
   */
  #missedBy({ occupants }: Client): EventsByAction {
    const state = this.#context.state();
    const seats = seatsOfOccupants(state, occupants);
    const since = seats.flatMap((at) => {
      const who = state.seats[at];
      const from = who?.type === 'person' ? this.#awaySince.get(personOf(who)) : undefined;
      const mayLearn = from !== undefined && (gameOptions(state).memoryAid || isPlayedFor(state, at, from));
      return mayLearn ? [from] : [];
    });
    const [own, ...others] = seats;
    const events =
      since.length === 0 ? [] : missed(state, Math.min(...since), others.length === 0 ? own : undefined);
    return events.slice(-MAX_ACTIONS);
  }

  /** Drops the newest action, which was undone, for clients that have not been sent it. */
  #forgetNewest(): void {
    for (const [client, { acts, news }] of this.#pending)
      if (acts.length > 0) this.#pending.set(client, { acts: acts.slice(0, -1), news });
  }

  /** Queues events and news for the next frame of every client. */
  queue(pending: PendingEvents): void {
    if (pending.acts.length === 0 && pending.news.length === 0) return;
    for (const [client, before] of this.#pending)
      this.#pending.set(client, before === NOTHING ? pending : both(before, pending));
  }

  /** Marks all clients for a new frame. */
  showAll(): void {
    this.#presence = undefined;
    this.#table = undefined; // a slow reader may have been sent the previous one
    for (const client of this.#pending.keys()) this.#toShow.add(client);
  }

  /** Marks one client for a new frame. */
  show(client: Client): void {
    if (this.#pending.has(client)) this.#toShow.add(client);
  }

  /** Sends a frame to all marked clients. */
  flush(): void {
    this.#table = undefined;
    for (const client of this.#toShow) client.show(() => this.#next(client));
    this.#toShow.clear();
    this.#parts.forget();
    this.#table = undefined; // slow readers get the time left at the moment they read
  }

  /** Returns the text of a client's next frame, which counts as sent; undefined if the client has left. */
  #next(client: Client): string | undefined {
    const pending = this.#pending.get(client);
    if (pending === undefined) return undefined;
    this.#pending.set(client, NOTHING);
    const write = this.#writers.get(client) ?? createWriter(this.#parts.compare);
    this.#writers.set(client, write);
    return write(this.#frame(client, pending));
  }

  #frame(client: Client, pending: PendingEvents): TableFrame {
    const state = this.#context.state();
    const you = holdingsOf(state, client);
    const viewer = you.facing ?? 'table';
    const game = this.#views.of(viewer);
    this.#presence ??= this.#computePresence(state);
    return {
      type: 'table',
      table: (this.#table ??= tablePart(state, this.#presence, this.#context.surroundings())),
      you: { ...you, ...this.#context.privatePartFor(client) },
      ...(game === undefined ? {} : { game }),
      ...this.#eventsFor(pending, viewer),
    };
  }

  #eventsFor(pending: PendingEvents, viewer: Viewer): ReturnType<typeof eventsOf> {
    const byViewer = this.#filtered.get(pending) ?? new Map<Viewer, ReturnType<typeof eventsOf>>();
    this.#filtered.set(pending, byViewer);
    const who = isForAll(pending) ? 'table' : viewer;
    const filtered = byViewer.get(who) ?? eventsOf(pending, who);
    byViewer.set(who, filtered);
    return filtered;
  }

  #computePresence(state: TableState): Presence {
    const clients = [...this.#pending.keys()];
    return {
      devices: state.seats.map((_, index) => this.holder(seat(index))?.device ?? 'away'),
      isHostHere: clients.some((one) => isHost(state, one)),
      spectators: clients.filter((one) => one.occupants.size === 0 && !one.isTelevision).length,
      televisions: clients.filter((one) => one.isTelevision).length,
    };
  }
}

const viewerOf = (state: TableState, client: Client): Viewer => facingOf(state, client) ?? 'table';

const both = (before: PendingEvents, after: PendingEvents): PendingEvents => ({
  ...before,
  acts: [...before.acts, ...after.acts].slice(-MAX_ACTIONS),
  news: [...before.news, ...after.news].slice(-MAX_ACTIONS),
});
