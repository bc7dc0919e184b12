import { toTableId, type Seat, type TableId } from '../../../core/base/ids.ts';
import type { Rng } from '../../../core/base/rng.ts';
import type { GameTypes } from '../../../core/game.ts';
import {
  applyEntry,
  awaitsOf,
  gameOf,
  gameOptions,
  openTable,
  type LedgerEntry,
  type TableCommand,
  type TableState,
} from '../../../core/table/index.ts';
import { hashOf } from '../../../electron/host/secrets.ts';
import { few } from '../budget.ts';
import { setupOf } from '../table-log.ts';
import { secretOfDevice, type SeasonComputer } from './computer.ts';

/** Somebody who comes to an evening. */
export interface Guest {
  readonly name: string;
  /** The name of the browser; the guest's own if absent. */
  readonly device?: string;
  /** What they answer if the house asks who they are: that person, another one, or nobody. Absent: no answer. */
  readonly answer?: 'same' | 'another' | 'nobody';
  /** How often they choose as a bot that plays well, and not by lot. */
  readonly skill: number;
}

/** Something that happens once a match has had so many actions. */
export interface Incident {
  readonly after: number;
  readonly name: string;
  readonly type: 'away' | 'back' | 'left' | 'helped' | 'ended-early' | 'last-hand';
}

/** How well the bots of a season play: those of the app think too long for a test. */
const SKILLS: Readonly<Record<string, number>> = {
  random: 0,
  beginner: 0.3,
  casual: 0.5,
  regular: 0.7,
  expert: 0.85,
  master: 1,
};

/** Between two entries of a log. */
const SECOND = 1_000;

/** A table of an evening, whose matches are played by lot and recorded. */
export class SeasonTable {
  readonly #computer: SeasonComputer;
  readonly #rng: Rng;
  readonly #skills = new Map<string, number>();
  #state: TableState;

  constructor(computer: SeasonComputer, rng: Rng, title: string) {
    this.#computer = computer;
    this.#rng = rng;
    const digits = Array.from({ length: 16 }, () => rng.below(16).toString(16)).join('');
    const opened = openTable({
      type: 'opened',
      id: toTableId(digits) as TableId,
      setup: setupOf({ title, seatCount: 3 }),
      at: computer.clock.now(),
    });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    this.#state = opened.value;
    computer.tables = [...computer.tables, this.#state];
  }

  /** The matches so far. */
  get ledger(): readonly LedgerEntry[] {
    return this.#state.ledger;
  }

  /** The id of the table. */
  get id(): TableId {
    return this.#state.id;
  }

  /** Everybody goes home. */
  clear(): void {
    for (const [seat, who] of this.#state.seats.entries())
      if (who.type !== 'free') this.#do({ type: 'left', seat: seat as Seat });
  }

  /** Chooses the next game; bots leave. */
  choose(game: string, seatCount: number, options: object = {}): void {
    for (const [seat, who] of this.#state.seats.entries())
      if (who.type === 'bot') this.#do({ type: 'left', seat: seat as Seat });
    this.#do({ type: 'configured', setup: { ...this.#state.setup, game, seatCount, options } });
    for (const [seat, who] of this.#state.seats.entries())
      if (who.type === 'person') this.#do({ type: 'readied', seat: seat as Seat, ready: true });
  }

  /** Sits down where a seat is free, as the host does it, unless they have one. */
  sit(guest: Guest): void {
    if (this.#seatOf(guest.name) >= 0) return;
    const { house } = this.#computer;
    const device = hashOf(secretOfDevice(guest.device ?? guest.name));
    const who = house.whoSits(this.#state, guest.name, device);
    const isPlaying = this.#state.phase === 'playing';
    const at = this.#state.seats.findIndex((one) =>
      isPlaying ? one.type === 'person' && one.open === true : one.type === 'free',
    );
    this.#skills.set(guest.name, guest.skill);
    const seat = at as Seat;
    this.#do({ type: 'joined', name: guest.name, isHost: false, seat, browser: device, ...who });
    if (!isPlaying) this.#do({ type: 'readied', seat, ready: true });
    const [known] = house.familiarAt(this.#state, seat);
    if (known === undefined || guest.answer === undefined) return;
    const answers = { same: known.id, another: house.newId(), nobody: null };
    const { name, colour } = this.#personAt(seat);
    this.#do({ type: 'renamed', seat, name, colour, house: answers[guest.answer] });
  }

  /** Corrects the name of somebody at the table. */
  rename(name: string, next: string): void {
    const seat = this.#seatOf(name);
    this.#skills.set(next, this.#skills.get(name) ?? 0);
    this.#do({ type: 'renamed', seat, name: next, colour: this.#personAt(seat).colour });
  }

  /** Somebody goes home, if they are here. */
  leave(name: string): void {
    const seat = this.#seatOf(name);
    if (seat >= 0) this.#do({ type: 'left', seat });
  }

  /** Puts a bot on each free seat. */
  seatBots(bots: readonly string[]): void {
    let next = 0;
    for (const [index, who] of this.#state.seats.entries()) {
      const bot = bots[next % bots.length];
      if (who.type !== 'free' || bot === undefined) continue;
      next++;
      this.#do({ type: 'bot-seated', seat: index as Seat, bot, name: `Bot ${index} ${bot}` });
    }
  }

  /**
   * Plays a match to its end, and saves it. Afterwards the table is in its lobby again.
   * @param replacement takes the seat of somebody who has left
   */
  async play(incidents: readonly Incident[] = [], replacement?: Guest): Promise<void> {
    const { house, records, evenings } = this.#computer;
    const deal = gameOf(this.#state).deal(gameOptions(this.#state), this.#state.seats.length, this.#rng);
    this.#do({ type: 'started', deal, evening: evenings.startingAt(this.#state) });
    while (this.#state.phase === 'playing') {
      const done = this.#state.game?.actions.length ?? 0;
      for (const incident of incidents) if (incident.after === done) this.#meet(incident);
      const [at] = awaitsOf(this.#state);
      if (this.#state.phase !== 'playing' || at === undefined) break;
      if (replacement !== undefined && this.#state.seats.some((who) => who.type === 'person' && who.open))
        if (this.#rng.below(8) === 0) this.sit(replacement);
      this.#act(
        at,
        incidents.some(
          ({ type, after, name }) => type === 'helped' && after <= done && name === this.#nameAt(at),
        ),
      );
    }
    evenings.ended(this.#state);
    house.matchEnded(this.#state, (at) => this.#personAt(at).browser);
    await house.attended([]); // resolves after the write of the line above
    await records.save(this.#state);
    this.#do({ type: 'rematch' });
  }

  #meet({ type, name }: Incident): void {
    const at = this.#state.seats.findIndex((who) => who.type !== 'free' && who.name === name);
    const seat = at as Seat;
    switch (type) {
      case 'away':
        return this.#do({ type: 'bot-took-over', seat, bot: 'regular', why: 'grace' });
      case 'back':
        return this.#do({ type: 'given-back', seat });
      case 'left':
        this.#do({ type: 'left', seat });
        return this.#do({ type: 'bot-took-over', seat, bot: 'regular', why: 'grace' });
      case 'ended-early':
        return this.#do({ type: 'ended-early', counts: true });
      case 'last-hand':
        return this.#do({ type: 'last-hand', isLast: true });
      case 'helped':
        return;
    }
  }

  #act(at: Seat, isHelped: boolean): void {
    const who = this.#state.seats[at];
    const isPerson = who?.type === 'person' && who.standIn === undefined;
    const helper = isPerson && isHelped ? ({ why: 'host', bot: 'casual' } as const) : {};
    const action = this.#choice(at);
    this.#do({ type: 'acted', seat: at, action, by: isPerson && !isHelped ? 'person' : 'bot', ...helper });
  }

  #choice(at: Seat): GameTypes['action'] {
    const { game, seats } = this.#state;
    const who = seats[at];
    const { bots, view, legal } = gameOf(this.#state);
    const skill = who?.type === 'bot' ? SKILLS[who.bot] : this.#skills.get(this.#nameAt(at));
    const bot = bots[this.#rng.fraction() < (skill ?? 0) ? 'casual' : 'random'];
    if (game === undefined || bot === undefined) throw new Error('nothing is played');
    return bot.decide(view(game.state, at), legal(game.state, at), bot.initial, this.#rng, few());
  }

  #nameAt(at: Seat): string {
    const who = this.#state.seats[at];
    return who === undefined || who.type === 'free' ? '' : who.name;
  }

  #seatOf(name: string): Seat {
    return this.#state.seats.findIndex((who) => who.type === 'person' && who.name === name) as Seat;
  }

  #personAt(at: Seat): Extract<TableState['seats'][number], { readonly type: 'person' }> {
    const who = this.#state.seats[at];
    if (who?.type !== 'person') throw new Error(`nobody sits at ${at}`);
    return who;
  }

  #do(command: TableCommand): void {
    const { clock } = this.#computer;
    clock.advance(SECOND);
    const step = applyEntry(this.#state, { ...command, at: clock.now() });
    if (!step.ok) throw new Error(`${command.type}: ${JSON.stringify(step.error)}`);
    this.#computer.tables = this.#computer.tables.map((one) =>
      one === this.#state ? step.value.state : one,
    );
    this.#state = step.value.state;
  }
}
