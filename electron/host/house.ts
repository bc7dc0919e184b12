import { rejection, type Rejection } from '../../core/base/rejection.ts';
import { parseNewName } from '../../core/base/name.ts';
import { fail, ok, type Result } from '../../core/base/result.ts';
import type { Seat } from '../../core/base/ids.ts';
import { houseBookOf } from '../../core/house/book.ts';
import type { HouseGame, PersonId } from '../../core/house/house-game.ts';
import type { Merges } from '../../core/house/counted.ts';
import {
  attended,
  currentId,
  mergesOf,
  forgetPerson,
  mergePeople,
  recognise,
  renamePerson,
  splitPerson,
  withPeopleOf,
  type Attendance,
  type Forgetting,
  type HousePeople,
  type HousePerson,
} from '../../core/house/people.ts';
import type { HouseAnswer, HousePersonLine } from '../../core/protocol/answers.ts';
import type { You } from '../../core/protocol/frames.ts';
import type { TableState } from '../../core/table/index.ts';
import type { Clock } from './clock.ts';
import type { Log } from './guard.ts';
import type { Retries } from './retries.ts';
import { newId } from './secrets.ts';
import { errorText } from './storage/files.ts';
import type { HouseFile } from './storage/house-file.ts';
import { frozenBy } from './table/runner.ts';

export interface HouseParts {
  readonly file: HouseFile;
  readonly clock: Clock;
  readonly entropy: (size: number) => Uint8Array;
  readonly retries: Retries;
  readonly log: Log;
  /** Called when people have been added, changed or removed. */
  readonly changed: () => void;
}

type Change = (now: HousePeople) => Result<HousePeople, Rejection>;

/** Who is who in this house: recognises people at tables, and has their names and devices. */
export class House {
  readonly #parts: HouseParts;
  /** Matches whose people could not be written yet. */
  #unwritten: readonly Attendance[] = [];

  constructor(parts: HouseParts) {
    this.#parts = parts;
  }

  /** The id of a person nobody knows yet. */
  newId(): PersonId {
    return newId(this.#parts.entropy);
  }

  /**
   * Who sits down at a table with a name. Nobody if the house knows the name from another device: then the person is asked. Nobody at a
   * table that plays on either, for what is played there is practice. Somebody known also gets their colour if it is free.
   * @param device SHA-256 of the secret of their browser, if it sent one.
   */
  whoSits(
    table: TableState,
    name: string,
    device: string | undefined,
  ): { readonly house?: PersonId; readonly colour?: number } {
    if (table.origin !== undefined) return {};
    const found = recognise(this.#parts.file.now(), { name, device, seated: seatedAt(table) });
    if (found.type === 'familiar') return {};
    if (found.type === 'new') return { house: this.newId() };
    return { house: found.person.id, colour: found.person.colour };
  }

  /** The people of the house that somebody at a table may be, if nobody has said who it is. */
  familiarAt(table: TableState, at: Seat): readonly HousePerson[] {
    const who = table.seats[at];
    if (who?.type !== 'person' || who.house !== undefined || who.open === true) return [];
    if (table.origin !== undefined) return [];
    const asked = { name: who.name, device: undefined, seated: seatedAt(table) };
    const found = recognise(this.#parts.file.now(), asked);
    return found.type === 'familiar' ? found.people : [];
  }

  /** Who of the house the people at some seats may be, by name and colour alone; nothing if there is nothing to ask. */
  questionsAt(table: TableState, seats: readonly Seat[]): Pick<You, 'familiar'> {
    const familiar = seats.flatMap((seat) => {
      const people = this.familiarAt(table, seat).map(({ name, colour }) => ({ name, colour }));
      return people.length === 0 ? [] : [{ seat, people }];
    });
    return familiar.length === 0 ? {} : { familiar };
  }

  /**
   * Notes who has played the match that has just ended.
   * @param deviceOf The SHA-256 of the secret of the browser that holds a seat.
   */
  matchEnded(table: TableState, deviceOf: (at: Seat) => string | undefined): void {
    if (table.origin !== undefined) return;
    const { players } = table.game?.account ?? { players: [] };
    const people = players.flatMap((ofSeat, at) =>
      ofSeat.flatMap((player): readonly Attendance[] => {
        if (player.type !== 'person' || player.house === undefined) return [];
        const who = table.seats[at];
        const isStill = who?.type === 'person' && who.house === player.house;
        const device = isStill ? deviceOf(at as Seat) : undefined;
        const { house: id, name, colour } = player;
        return [{ id, name, colour, ...(device !== undefined && { device }) }];
      }),
    );
    void this.attended(people);
  }

  /** Notes who has played: new people, and what is new about known ones. Tries again after a disk error. */
  async attended(people: readonly Attendance[]): Promise<void> {
    this.#unwritten = [...this.#unwritten, ...people];
    const { file, clock, retries, log } = this.#parts;
    const write = async (): Promise<void> => {
      const due = this.#unwritten;
      await file.change((now) =>
        ok(
          due.reduce(
            (house, one) => (isForgotten(house, one) ? house : attended(house, one, clock.now())),
            now,
          ),
        ),
      );
      this.#unwritten = this.#unwritten.filter((one) => !due.includes(one));
      this.#parts.changed();
    };
    await write().catch((error: unknown) => {
      log(`the people of the house could not be saved: ${errorText(error)}`);
      retries.add('the people of the house', write);
    });
  }

  /** Everybody the house knows, in the order in which they came. */
  list(): readonly HousePersonLine[] {
    return this.#parts.file
      .now()
      .people.map(({ devices, ...person }) => ({ ...person, devices: devices.length }));
  }

  /** Everything the house knows of its people, with what it counts in all matches. */
  read(games: readonly HouseGame[]): HouseAnswer {
    return { people: this.list(), book: houseBookOf(games, this.#parts.file.now()) };
  }

  /** Everything that the house has of its people. */
  get people(): HousePeople {
    return this.#parts.file.now();
  }

  /**
   * Adds the people of another computer (`withPeopleOf`). Returns how many are new.
   * @throws The system's error.
   */
  async addPeople(others: HousePeople): Promise<number> {
    let before = 0;
    const changed = await this.#parts.file.change((now) => {
      before = now.people.length;
      return ok(withPeopleOf(now, others));
    });
    this.#parts.changed();
    return changed.ok ? changed.value.people.length - before : 0;
  }

  /** Renames a person. Rejects with bad-name, no-such-person, or table-frozen if the disk fails. */
  async rename(id: PersonId, input: string, colour: number): Promise<Result<undefined, Rejection>> {
    const name = parseNewName(input);
    return name.ok ? this.#change((now) => renamePerson(now, id, name.value, colour)) : name;
  }

  /** Makes two people one. Rejects with no-such-person, or table-frozen if the disk fails. */
  merge(id: PersonId, into: PersonId): Promise<Result<undefined, Rejection>> {
    return this.#change((now) => mergePeople(now, id, into));
  }

  /**
   * Makes a new person out of another one, with one of their devices or none.
   * @returns The new id. Rejects with bad-name, no-such-person, or table-frozen if the disk fails.
   */
  async split(
    id: PersonId,
    {
      name: input,
      colour,
      device,
    }: { readonly name: string; readonly colour: number; readonly device?: number },
  ): Promise<Result<PersonId, Rejection>> {
    const name = parseNewName(input);
    if (!name.ok) return name;
    const added = { id: this.newId(), name: name.value, colour, addedAt: this.#parts.clock.now() };
    const changed = await this.#change((now) =>
      splitPerson(now, id, { ...added, ...(device !== undefined && { device }) }),
    );
    return changed.ok ? ok(added.id) : changed;
  }

  /** What is left to do for people who are being forgotten. */
  forgetting(): readonly Forgetting[] {
    return this.#parts.file.now().forgetting;
  }

  /** What forgetting a person would remove. Rejects with no-such-person, or bad-name for the word that would stand for their names. */
  toForget(id: PersonId, as: string): Result<Forgetting, Rejection> {
    const then = forgetPerson(this.#parts.file.now(), id, as);
    const forgetting = then.ok ? then.value.forgetting.at(-1) : undefined;
    if (!then.ok) return then;
    return forgetting === undefined ? fail(rejection('fault')) : ok(forgetting);
  }

  /** Begins to forget a person; what is to be done is on disk when it resolves. Rejects with no-such-person, bad-name, or table-frozen. */
  forget(id: PersonId, as: string): Promise<Result<undefined, Rejection>> {
    return this.#change((now) => forgetPerson(now, id, as));
  }

  /**
   * Rewrites what the house keeps of damaged files, as far as `change` changes it.
   * @throws The system's error.
   */
  rewriteAside(change: (text: string) => string): Promise<void> {
    return this.#parts.file.rewriteAside(change);
  }

  /**
   * Removes the last trace of somebody: what was to be done itself.
   * @throws The system's error.
   */
  async forgotten(done: Forgetting): Promise<void> {
    await this.#parts.file.change((now) =>
      ok({ ...now, forgetting: now.forgetting.filter((one) => one !== done) }),
    );
  }

  /** The id under which a person counts now. */
  currentId(id: PersonId): PersonId {
    return currentId(this.#parts.file.now(), id);
  }

  /** The ids under which records have a person: that of now, and those from before merges. */
  idsOf(id: PersonId): readonly PersonId[] {
    const now = this.#parts.file.now();
    const current = currentId(now, id);
    return [current, ...Object.keys(now.merged).filter((one) => now.merged[one] === current)];
  }

  /** Into whom people were merged. */
  merges(): Merges {
    return mergesOf(this.#parts.file.now());
  }

  async #change(next: Change): Promise<Result<undefined, Rejection>> {
    try {
      const changed = await this.#parts.file.change(next);
      this.#parts.changed();
      return changed.ok ? ok(undefined) : changed;
    } catch (error) {
      this.#parts.log(`the people of the house could not be changed: ${errorText(error)}`);
      return fail(rejection('table-frozen', { why: frozenBy(error) }));
    }
  }
}

const isForgotten = ({ forgetting }: HousePeople, { id }: Attendance): boolean =>
  forgetting.some(({ ids }) => ids.includes(id));

/** The people of the house who have a seat at a table. */
const seatedAt = ({ seats }: TableState): readonly PersonId[] =>
  seats.flatMap((who) => (who.type === 'person' && typeof who.house === 'string' ? [who.house] : []));
