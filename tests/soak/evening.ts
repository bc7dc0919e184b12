import { setTimeout as pause } from 'node:timers/promises';
import { seat, type TableId } from '../../core/base/ids.ts';
import { createRng } from '../../core/base/rng.ts';
import { join } from '../helpers/host-client.ts';
import { newToken, setup } from '../helpers/host-fixture.ts';
import { HostProcess } from '../helpers/host-process.ts';
import { areAllRecorded, audit, type Audit } from './books.ts';
import { Line } from './line.ts';
import { Person, type PersonParts } from './person.ts';

/** All three games, and how many people play each beside bots; who plays alone may take back the newest act. */
const TABLES = [
  { game: 'money', people: 3 },
  { game: 'for-sale', people: 3 },
  { game: 'falsche-fuffziger', people: 2 },
  { game: 'for-sale', people: 1 },
] as const;

/** What each of these games needs. */
const MIN_SEATS = 3;

/** Seconds after which a bot takes over: a fault that lasts so long is none that a person comes back from by itself. */
const GRACE = 600;
/** Milliseconds in which everybody has to be back, and every record written, when all is well again. */
const BACK = 120_000;

/** Whether it is so within the time that everything has to be well again. */
async function inTime(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const began = performance.now();
  while (performance.now() - began < BACK) {
    if (await isSo()) return true;
    await pause(20);
  }
  return false;
}

export interface EveningParts {
  readonly seed: string;
  /** Milliseconds that a choice takes at most. */
  readonly thinking: number;
  readonly answered?: (person: Person, sentAt: number, milliseconds: number) => void;
}

/** What came of an evening. */
export interface Outcome extends Audit {
  /** People who did not come back by themselves. */
  readonly missing: number;
  readonly returns: number;
  readonly longestAway: number;
  /** How often people wanted to take a choice back. */
  readonly secondThoughts: number;
  readonly wrong: readonly string[];
  readonly hasDied: boolean;
  /** Lines of the log that tell of a bug. */
  readonly bugs: readonly string[];
}

/** Three tables with eight people and three bots on a host of its own, where game follows game. */
export class Evening {
  readonly host: HostProcess;
  readonly people: Person[] = [];
  /** What went otherwise than it should beside the play. */
  readonly #amiss: string[] = [];
  #wasFull = false;
  #lives: Promise<unknown> = Promise.resolve();

  private constructor(host: HostProcess) {
    this.host = host;
  }

  static async begin(parts: EveningParts): Promise<Evening> {
    const evening = new Evening(await HostProcess.start());
    for (const table of TABLES) await evening.#open(table, parts);
    evening.#lives = Promise.all(evening.people.map((person) => person.live()));
    await evening.untilAllHere();
    return evening;
  }

  /** Whether all people are connected to the host that runs now, within the time that they have. */
  untilAllHere(): Promise<boolean> {
    return inTime(() => this.people.every((person) => person.isHere));
  }

  /** Resolves when all people are back and no game is paused; rejects with who is not in time. */
  async untilAllPlay(): Promise<void> {
    const others = (): readonly Person[] => this.people.filter(({ isHere, isPaused }) => !isHere || isPaused);
    if (await inTime(() => others().length === 0)) return;
    const names = others().map(
      ({ parts, isHere }) => `${parts.table} ${parts.seat} ${isHere ? 'paused' : 'away'}`,
    );
    throw new Error(`they do not play: ${names.join(', ')}`);
  }

  /** Fills the disk for so long; then there is room again, and all tables go on. */
  async fillDisk(milliseconds: number): Promise<void> {
    this.#wasFull = true;
    await this.host.setDisk('full');
    await pause(milliseconds);
    await this.host.setDisk('free');
    for (const table of new Set(this.people.map(({ parts }) => parts.table))) {
      const line = await Line.open(this.host.port, `/ws/${table}`, { owner: this.host.owner });
      const answer = await line.request({ type: 'try-again' });
      if (!answer.ok) this.#amiss.push(`try-again: ${JSON.stringify(answer.error)}`);
      line.drop();
    }
  }

  /** Waits for something that happens beside the play, and notes what was amiss with it. */
  async note(what: string, happens: Promise<void>): Promise<void> {
    const timer = new AbortController();
    const late = pause(2 * BACK, undefined, { signal: timer.signal }).then(() =>
      Promise.reject(new Error('without end')),
    );
    await Promise.race([happens, late]).catch((error: unknown) =>
      this.#amiss.push(`${what}: ${error instanceof Error ? error.message : String(error)}`),
    );
    timer.abort();
    late.catch(() => undefined);
  }

  /** Ends the evening, and the host in good order; then looks into its files. */
  async end(): Promise<Outcome> {
    await this.untilAllHere();
    const missing = this.people.filter((person) => !person.isHere).length;
    const { people, host } = this;
    for (const person of people) person.leave();
    await this.#lives;
    if (this.#wasFull) await host.restart(); // records that had no room are written then
    await inTime(() => areAllRecorded(host.folder, people));
    const { hasDied } = host;
    await host.end();
    return {
      ...(await audit(host.folder, people)),
      missing,
      returns: people.reduce((sum, { returns }) => sum + returns, 0),
      longestAway: Math.max(...people.map((person) => person.longestAway)),
      secondThoughts: people.reduce((sum, person) => sum + person.secondThoughts, 0),
      wrong: [...this.#amiss, ...people.flatMap((person) => person.wrong)],
      hasDied,
      bugs: bugsIn(host.errors),
    };
  }

  async #open({ game, people }: (typeof TABLES)[number], parts: EveningParts): Promise<void> {
    const { owner, port } = this.host;
    const desk = await join(port, '/ws', { owner });
    const bots = Math.max(1, MIN_SEATS - people);
    const asked = setup({ title: `${game} ${people}`, game, seatCount: people + bots, graceSeconds: GRACE });
    const { table } = (await desk.ask({ type: 'create-table', setup: asked })) as { table: TableId };
    await desk.close();
    const first = await join(port, `/ws/${table}`, { owner });
    for (let at = 0; at < people; at++) {
      const token = newToken();
      const sitter = await join(port, `/ws/${table}`);
      await sitter.ask({ type: 'sit', token, name: `Person ${at + 1}`, seat: seat(at) });
      await sitter.close();
      this.people.push(this.#person(parts, { table, token, at, title: asked.title }));
    }
    for (let at = people; at < people + bots; at++)
      await first.ask({ type: 'seat-bot', seat: seat(at), bot: 'casual' });
    await first.close();
  }

  #person(
    { seed, thinking, answered }: EveningParts,
    { table, token, at, title }: { table: TableId; token: string; at: number; title: string },
  ): Person {
    const parts: PersonParts = {
      port: () => this.host.port,
      table,
      token,
      seat: seat(at),
      ...(at === 0 && { owner: this.host.owner }),
      rng: createRng(`${seed} ${title} ${at}`),
      thinking,
      answered: (sentAt, milliseconds) => answered?.(person, sentAt, milliseconds),
    };
    const person = new Person(parts);
    return person;
  }
}

/** Lines that tell of a bug, or of an error that nobody caught. */
export const bugsIn = (log: string): readonly string[] =>
  log
    .split('\n')
    .filter((line) => !/ENOSPC|disk-full/.test(line)) // the disk was full
    .filter((line) =>
      /Error|a request failed|nothing (was|has) changed|is frozen|not taken up|damaged/.test(line),
    );
