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
  type Acts,
  type Happened,
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

/** What the host knows of a table beside its clients. */
export interface AroundTable {
  readonly state: () => TableState;
  readonly surroundings: () => Surroundings;
  /** What beside its seats a client alone is told. */
  readonly told: (client: Client) => Partial<You>;
  /** How often a seat may take back a choice before the game goes on. */
  readonly undos: number;
}

const NOTHING: Happened = { acts: [], news: [] };

/** So many acts, and news, are kept for a reader that is behind; the oldest are lost then, the view still says what holds. */
const MOST_ACTS = 200;

/** Everybody who is connected to a table, and what each has still to be shown. */
export class Audience {
  readonly #around: AroundTable;
  readonly #happened = new Map<Client, Happened>();
  readonly #toShow = new Set<Client>();
  /** By person who is away and may be told what has happened since: the index of the first act of that. */
  #missing: ReadonlyMap<number, number> = new Map();
  #pictures: RenderedViews;
  #presence: Presence | undefined;
  /** The table itself, the same for all who are shown it at the same moment. */
  #table: TableFrame['table'] | undefined;
  /** What happened is the same for all who saw everything before, and see the same. */
  readonly #told = new WeakMap<Happened, Map<Viewer, ReturnType<typeof eventsOf>>>();
  /** Makes the texts of each. */
  readonly #writers = new WeakMap<Client, Writer>();
  readonly #parts = new SharedParts();

  constructor(around: AroundTable) {
    this.#around = around;
    this.#pictures = new RenderedViews(around.state(), around.undos);
    this.#noteAbsent();
  }

  /** Everybody who has been admitted. */
  get clients(): readonly Client[] {
    return [...this.#happened.keys()];
  }

  /** Who holds a seat now. */
  holder(at: Seat): Client | undefined {
    const occupant = occupantAt(this.#around.state(), at);
    return occupant === undefined ? undefined : holderOf(this.#happened.keys(), occupant);
  }

  /** Somebody has been admitted; the occupants named were away until then. */
  enter(client: Client, cameBack: readonly number[]): void {
    this.tell({ acts: [], news: presenceNews(this.#around.state(), 'came-back', cameBack) });
    this.#happened.set(client, NOTHING);
    this.gotSeats(client);
    this.showAll();
  }

  /** A client holds other seats than before, and is told what was played for those who were away. */
  gotSeats(client: Client): void {
    const before = this.#happened.get(client);
    const meanwhile = this.#missedBy(client);
    if (before !== undefined && meanwhile.length > 0) this.#happened.set(client, { ...before, meanwhile });
    this.#noteAbsent();
  }

  /** Somebody's connection has ended. */
  leave(client: Client): void {
    if (!this.#happened.delete(client)) return;
    this.#toShow.delete(client);
    this.#writers.delete(client);
    this.tell({ acts: [], news: presenceNews(this.#around.state(), 'went-away', client.occupants) });
    this.#noteAbsent();
    this.showAll();
  }

  /**
   * What everybody will be shown once the table is in this state, made beforehand: a game that cannot be shown is found out before
   * anything has changed. Throws what the game throws.
   */
  picture(next: TableState): RenderedViews {
    const pictures = new RenderedViews(next, this.#around.undos);
    for (const client of this.#happened.keys()) pictures.of(viewerOf(next, client));
    return pictures;
  }

  /** The table is now in the state of these pictures. */
  moveOn(pictures: RenderedViews, { events, news }: Pick<TableStep, 'events' | 'news'>): void {
    this.#pictures = pictures;
    if (news.some(({ type }) => type === 'taken-back')) this.#forgetNewest();
    const acts = events.length === 0 ? [] : [events];
    this.#noteAbsent();
    this.tell({ acts, news });
    this.showAll();
  }

  /** Notes from when on people are away: after a restart, since when a bot plays for them. It ends with the game. */
  #noteAbsent(): void {
    const state = this.#around.state();
    const clients = [...this.#happened.keys()];
    const absent = state.phase === 'lobby' ? [] : state.seats;
    this.#missing = new Map(
      absent.flatMap((who, index) => {
        if (who.type !== 'person' || holderOf(clients, who.occupant) !== undefined) return [];
        const known = this.#missing.get(personOf(who));
        return [[personOf(who), known ?? standInSince(state, seat(index)) ?? state.game?.events.length ?? 0]];
      }),
    );
  }

  /**
   * What those on a device may be told of their absence, which they shared: where a bot played for them, or where it can be looked up
   * (elsewhere what is open of the last rounds has to do). What only the person on a seat may be told (rules, Decision A1) goes to a
   * device that has one seat alone.
   */
  #missedBy({ occupants }: Client): Acts {
    const state = this.#around.state();
    const seats = seatsOfOccupants(state, occupants);
    const since = seats.flatMap((at) => {
      const who = state.seats[at];
      const from = who?.type === 'person' ? this.#missing.get(personOf(who)) : undefined;
      const isTold = from !== undefined && (gameOptions(state).memoryAid || isPlayedFor(state, at, from));
      return isTold ? [from] : [];
    });
    const [own, ...others] = seats;
    const seen =
      since.length === 0 ? [] : missed(state, Math.min(...since), others.length === 0 ? own : undefined);
    return seen.slice(-MOST_ACTS);
  }

  /** The newest act is undone: whoever has not been told of it never is. */
  #forgetNewest(): void {
    for (const [client, { acts, news }] of this.#happened)
      if (acts.length > 0) this.#happened.set(client, { acts: acts.slice(0, -1), news });
  }

  /** Keeps what happened for everybody's next frame. */
  tell(happened: Happened): void {
    if (happened.acts.length === 0 && happened.news.length === 0) return;
    for (const [client, before] of this.#happened)
      this.#happened.set(client, before === NOTHING ? happened : both(before, happened));
  }

  /** Marks everybody for a new frame. */
  showAll(): void {
    this.#presence = undefined;
    this.#table = undefined; // a reader that was behind may have been shown the one before
    for (const client of this.#happened.keys()) this.#toShow.add(client);
  }

  /** Marks one client for a new frame. */
  show(client: Client): void {
    if (this.#happened.has(client)) this.#toShow.add(client);
  }

  /** Sends everybody who is marked what holds now. */
  flush(): void {
    this.#table = undefined;
    for (const client of this.#toShow) client.show(() => this.#next(client));
    this.#toShow.clear();
    this.#parts.forget();
    this.#table = undefined; // who reads later is told how long is left then
  }

  /** The text of a visitor's next frame, which is sent once it is made; undefined: they have left. */
  #next(client: Client): string | undefined {
    const happened = this.#happened.get(client);
    if (happened === undefined) return undefined;
    this.#happened.set(client, NOTHING);
    const write = this.#writers.get(client) ?? createWriter(this.#parts.compare);
    this.#writers.set(client, write);
    return write(this.#frame(client, happened));
  }

  #frame(client: Client, happened: Happened): TableFrame {
    const state = this.#around.state();
    const you = holdingsOf(state, client);
    const viewer = you.facing ?? 'table';
    const game = this.#pictures.of(viewer);
    this.#presence ??= this.#lookRound(state);
    return {
      type: 'table',
      table: (this.#table ??= tablePart(state, this.#presence, this.#around.surroundings())),
      you: { ...you, ...this.#around.told(client) },
      ...(game === undefined ? {} : { game }),
      ...this.#toldOf(happened, viewer),
    };
  }

  #toldOf(happened: Happened, viewer: Viewer): ReturnType<typeof eventsOf> {
    const byViewer = this.#told.get(happened) ?? new Map<Viewer, ReturnType<typeof eventsOf>>();
    this.#told.set(happened, byViewer);
    const who = isForAll(happened) ? 'table' : viewer;
    const told = byViewer.get(who) ?? eventsOf(happened, who);
    byViewer.set(who, told);
    return told;
  }

  #lookRound(state: TableState): Presence {
    const clients = [...this.#happened.keys()];
    return {
      devices: state.seats.map((_, index) => this.holder(seat(index))?.device ?? 'away'),
      isHostHere: clients.some((one) => isHost(state, one)),
      spectators: clients.filter((one) => one.occupants.size === 0 && !one.isTelevision).length,
      televisions: clients.filter((one) => one.isTelevision).length,
    };
  }
}

const viewerOf = (state: TableState, client: Client): Viewer => facingOf(state, client) ?? 'table';

const both = (before: Happened, after: Happened): Happened => ({
  ...before,
  acts: [...before.acts, ...after.acts].slice(-MOST_ACTS),
  news: [...before.news, ...after.news].slice(-MOST_ACTS),
});
