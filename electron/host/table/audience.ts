import { seat, type Seat } from '../../../core/base/ids.ts';
import type { TableFrame } from '../../../core/protocol/frames.ts';
import { tableFrame, type Happened } from '../../../core/protocol/table-frame.ts';
import type { TableState } from '../../../core/table/index.ts';
import { holderOf, occupantAt, presenceNews, youOf, type Visitor } from './people.ts';

/** What the host knows of a table beside its log and its visitors. */
export interface Surroundings {
  readonly state: () => TableState;
  readonly graceLeft: () => { readonly [seat: number]: number };
  readonly hasPin: () => boolean;
  readonly isFrozen: () => boolean;
}

const NOTHING: Happened = { events: [], news: [] };

/** What happened is kept for a reader that is behind; beyond this the oldest is lost, the view still says what holds. */
const MOST_EVENTS = 400;

/** Everybody who is connected to a table, and what each has still to be shown. */
export class Audience {
  readonly #around: Surroundings;
  readonly #happened = new Map<Visitor, Happened>();
  readonly #toShow = new Set<Visitor>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Everybody who has been admitted. */
  get visitors(): readonly Visitor[] {
    return [...this.#happened.keys()];
  }

  /** Who holds a seat now. */
  holder(at: Seat): Visitor | undefined {
    const occupant = occupantAt(this.#around.state(), at);
    return occupant === undefined ? undefined : holderOf(this.visitors, occupant);
  }

  /** Somebody has been admitted; the occupants named were away until then. */
  enter(visitor: Visitor, cameBack: readonly number[]): void {
    this.tell({ events: [], news: presenceNews(this.#around.state(), 'came-back', cameBack) });
    this.#happened.set(visitor, NOTHING);
    this.showAll();
  }

  /** Somebody's connection has ended. */
  leave(visitor: Visitor): void {
    if (!this.#happened.delete(visitor)) return;
    this.#toShow.delete(visitor);
    this.tell({ events: [], news: presenceNews(this.#around.state(), 'went-away', visitor.occupants) });
    this.showAll();
  }

  /** Keeps what happened for everybody's next frame. */
  tell({ events, news }: Happened): void {
    for (const [visitor, before] of this.#happened) {
      this.#happened.set(visitor, {
        events: [...before.events, ...events].slice(-MOST_EVENTS),
        news: [...before.news, ...news].slice(-MOST_EVENTS),
      });
    }
  }

  /** Marks everybody for a new frame. */
  showAll(): void {
    for (const visitor of this.visitors) this.#toShow.add(visitor);
  }

  /** Marks one visitor for a new frame. */
  show(visitor: Visitor): void {
    if (this.#happened.has(visitor)) this.#toShow.add(visitor);
  }

  /** Sends everybody who is marked what holds now. */
  flush(): void {
    for (const visitor of this.#toShow) visitor.outbox.show(() => this.#text(visitor));
    this.#toShow.clear();
  }

  #text(visitor: Visitor): string | undefined {
    const frame = this.#frame(visitor);
    return frame === undefined ? undefined : JSON.stringify(frame);
  }

  #frame(visitor: Visitor): TableFrame | undefined {
    const happened = this.#happened.get(visitor);
    if (happened === undefined) return undefined;
    this.#happened.set(visitor, NOTHING);
    const state = this.#around.state();
    const { visitors } = this;
    const presence = {
      devices: state.seats.map((_, index) => this.holder(seat(index))?.device ?? ('away' as const)),
      graceLeft: this.#around.graceLeft(),
      isOwnerHere: visitors.some((one) => one.isOwner),
      spectators: visitors.filter((one) => one.occupants.size === 0).length,
      hasPin: this.#around.hasPin(),
      isFrozen: this.#around.isFrozen(),
    };
    return tableFrame(state, youOf(state, visitor), presence, happened);
  }
}
