import { arch, platform, release } from 'node:os';
import type { Json } from '../../../core/base/json.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import { countedGames } from '../../../core/house/counted.ts';
import type { PersonId } from '../../../core/house/house-game.ts';
import { playedBy } from '../../../core/house/played.ts';
import { resultsByPerson } from '../../../core/house/results.ts';
import type { HousePersonLine } from '../../../core/protocol/answers.ts';
import { decodeHostMessage } from '../../../core/protocol/decode.ts';
import type { Answer, HostFrame, ProofAnswer } from '../../../core/protocol/frames.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import type { NetworkCheck } from '../../../core/protocol/network-check.ts';
import type { Film } from '../../../core/protocol/records.ts';
import { HOST_REQUESTS, type HostRequest, type Prove } from '../../../core/protocol/requests.ts';
import { createWriter, NO_CHANGE, type Writer } from '../../../core/protocol/writer.ts';
import { guarded } from '../guard.ts';
import { houseClaimsIn } from '../house-claims.ts';
import type { House } from '../house.ts';
import type { Importing } from '../importing.ts';
import { errorText } from '../storage/files.ts';
import { readFilm } from '../storage/films.ts';
import type { RecordFiles } from '../storage/record-files.ts';
import { recordReassigned } from '../storage/rewriting.ts';
import { frozenBy } from '../table/runner.ts';
import type { Tables } from '../tables.ts';
import type { BotPool } from '../thinking/bot-pool.ts';
import { WhatIfs } from '../what-if.ts';
import type { ConnectionSlot } from './admission.ts';
import { HelloCheck, type LineOfCaller } from './hello-check.ts';
import { HouseFiles } from './house-files.ts';
import type { Outbox } from './outbox.ts';
import type { Service } from './connection-handler.ts';
import { Upload } from './upload.ts';

/** What the host's service needs of the host. */
export interface HostApi {
  readonly tables: Tables;
  /** The SHA-256 of the owner's secret. */
  readonly ownerKey: string;
  /** Proves at one of its endpoints that this is the owner's host. */
  prove(request: Pick<Prove, 'nonce' | 'keys'>, endpoint: string): ProofAnswer;
  /** Returns the host's frame for a connection. */
  frame(isOwner: boolean): HostFrame;
  refreshNearby(): void;
  checkNetwork(): NetworkCheck;
  /** Returns lines about the host without private data (`diagnosis.ts`). */
  report(): Promise<readonly string[]>;
  readonly records: RecordFiles;
  /** Sets whether all tables are one evening. */
  shareEvenings(isShared: boolean): Promise<void>;
  readonly house: House;
  readonly importing: Importing;
  /** Removes a person for good (`forget.ts`). */
  forgetPerson(id: PersonId, as: string): Promise<Result<undefined, Rejection>>;
  readonly botPool: Pick<BotPool, 'computeLater'>;
  /** Ends unused connections of other devices. */
  freeConnections(): void;
  /** Removes a problem that the owner has read. */
  dismissProblem(id: number): void;
  log(line: string): void;
}

/** What a connection has of its own. */
interface ConnectionParts {
  readonly upload: Upload;
  readonly files: HouseFiles;
  readonly whatIfs: WhatIfs;
}

interface HostClient {
  readonly isOwner: boolean;
  readonly write: Writer;
}

/** Sends the host's frames to the clients of `/ws`. */
export class HostBroadcast {
  readonly #host: HostApi;
  readonly #clients = new Map<Outbox, HostClient>();
  /** The current frames: one for the owner, one for everybody else. */
  readonly #frames = new Map<boolean, HostFrame>();
  #isDue = false;

  constructor(host: HostApi) {
    this.#host = host;
  }

  /** Sends new frames, once for all changes of a turn of the event loop. */
  update(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      guarded(this.#host.log, 'the list of tables', () => this.#showAll());
    });
  }

  enter(outbox: Outbox, isOwner: boolean): void {
    this.#clients.set(outbox, { isOwner, write: createWriter() });
  }

  leave(outbox: Outbox): void {
    this.#clients.delete(outbox);
  }

  #showAll(): void {
    this.#frames.clear();
    for (const [outbox, { isOwner, write }] of this.#clients)
      outbox.show(() => {
        if (!this.#clients.has(outbox)) return undefined;
        const text = write(this.#frame(isOwner));
        return text === NO_CHANGE ? undefined : text;
      });
  }

  #frame(isOwner: boolean): HostFrame {
    const frame = this.#frames.get(isOwner) ?? this.#host.frame(isOwner);
    this.#frames.set(isOwner, frame);
    return frame;
  }
}

/**
 * The service of `/ws`: the list of tables for everybody, and the host's requests for the owner.
 * @param use Sets what the connection is used for.
 */
export function hostService(
  host: HostApi,
  broadcast: HostBroadcast,
  outbox: Outbox,
  {
    use,
    endpoint,
    address,
    line,
  }: {
    readonly use: ConnectionSlot['use'];
    readonly endpoint: string;
    readonly address: string;
    readonly line: LineOfCaller;
  },
): Service<HostRequest> {
  const helloCheck = new HelloCheck(line, address);
  let isOwner = false;
  const parts: ConnectionParts = {
    upload: new Upload(LIMITS.recordBytes),
    files: new HouseFiles(),
    whatIfs: new WhatIfs(host.botPool, host.log),
  };
  return {
    decode: decodeHostMessage,
    prove: (request) => ok(host.prove(request, endpoint)),
    hello: (received) => {
      const { hello, answered } = helloCheck.check(received, { owner: host.ownerKey, seats: [] });
      ({ isOwner } = hello);
      use(isOwner ? 'seated' : 'idle');
      broadcast.enter(outbox, isOwner);
      return answered(ok(undefined));
    },
    admitted: () => broadcast.update(),
    handle: async (request, answer) => {
      const isForbidden = HOST_REQUESTS[request.type].who === 'owner' && !isOwner;
      answer(isForbidden ? fail(rejection('not-owner')) : await handle(host, parts, request));
    },
    ended: () => {
      broadcast.leave(outbox);
      parts.whatIfs.stop();
    },
  };
}

async function handle(
  host: HostApi,
  { upload, files, whatIfs }: ConnectionParts,
  request: HostRequest,
): Promise<Answer> {
  switch (request.type) {
    case 'ping':
      return ok(undefined);
    case 'create-table': {
      const created = await host.tables.create(request.setup, request.pin);
      return created.ok ? ok({ table: created.value }) : created;
    }
    case 'discard-table':
      return host.tables.discard(request.table);
    case 'resume-table':
      return host.tables.resume(request.table);
    case 'restore-table':
      return host.tables.restoreGood(request.table);
    case 'dismiss-problem':
      host.dismissProblem(request.problem);
      return ok(undefined);
    case 'free-places':
      host.freeConnections();
      return ok(undefined);
    case 'refresh-nearby':
      host.refreshNearby();
      return ok(undefined);
    case 'check-network':
      return ok(host.checkNetwork());
    case 'diagnosis': {
      const { node } = process.versions;
      return ok([
        `Node.js ${node}`,
        `system: ${platform()} ${release()} ${arch()}`,
        ...(await host.report()),
      ]);
    }
    case 'list-records': {
      const { id: _id, type: _type, personId, ...asked } = request;
      const whose = personId !== undefined && { ids: host.house.idsOf(personId) };
      return ok((await host.records.list({ ...asked, ...whose })) as Json);
    }
    case 'delete-record':
      return host.records.delete(request.file, (table) => host.tables.has(table));
    case 'share-evenings':
      await host.shareEvenings(request.isShared);
      return ok(undefined);
    case 'open-record': {
      const { file, viewer } = request;
      return (await host.records.open(file, viewer, await houseClaimsIn(host, file))) as Answer;
    }
    case 'record-what-if': {
      const { file, seat, position, action, worlds } = request;
      const question = { seat, position, action, worlds };
      return (await whatIfs.ask(host, file, question, () => host.records.recordFor(seat, file))) as Answer;
    }
    case 'list-people':
      return ok((await peopleOf(host)) as unknown as Json);
    case 'read-house':
      return ok(host.house.read(await host.records.games()) as unknown as Json);
    case 'change-person':
      return host.house.rename(request.person, request.name, request.colour);
    case 'merge-people':
      return host.house.merge(request.person, request.into);
    case 'list-played': {
      const ids = host.house.idsOf(request.person);
      return ok(playedBy(await host.records.games(), ids).slice(0, LIMITS.playedTables) as unknown as Json);
    }
    case 'split-person':
      return splitPerson(host, request);
    case 'forget-person':
      return host.forgetPerson(request.person, request.as);
    case 'read-record':
      return (await readRecord(upload, request)) as Answer;
    case 'export-house':
      return files.send(host, request);
    case 'import-house':
      return (await files.take(host, request)) as Answer;
  }
}

/** Everybody the house knows. If the records cannot be read, it does not say who played when. */
async function peopleOf({ house, records }: HostApi): Promise<readonly HousePersonLine[]> {
  const games = await records.games().catch(() => []);
  const results = resultsByPerson(countedGames(games, house.merges()));
  const playedAt = new Map(results.map(({ person, lastAt }) => [person, lastAt]));
  return house.list().map((person) => {
    const at = playedAt.get(person.id);
    return { ...person, ...(at !== undefined && { playedAt: at }) };
  });
}

/** Makes a new person, for whom the matches that were theirs then count. */
async function splitPerson(
  { house, records, log }: HostApi,
  { person, played = [], id: _id, type: _type, ...added }: Extract<HostRequest, { type: 'split-person' }>,
): Promise<Answer> {
  const from = house.idsOf(person);
  const split = await house.split(person, added);
  if (!split.ok) return split;
  const changes = played.map(({ table, name }) => ({ table, who: { name, from }, to: split.value }));
  try {
    // An imported record may have any file name, so its text says of which table it is
    const changed = (text: string): string =>
      changes.filter(({ table }) => text.includes(table)).reduce(recordReassigned, text);
    if (changes.length > 0) await records.rewrite(changed);
    return ok({ person: split.value });
  } catch (error) {
    log(`the records do not say who played: ${errorText(error)}`);
    return fail(rejection('table-frozen', { why: frozenBy(error) }));
  }
}

/** Adds a part of a file. Returns the match in it with the last part, undefined before. */
async function readRecord(
  upload: Upload,
  { part, isLast, viewer }: Extract<HostRequest, { type: 'read-record' }>,
): Promise<Result<Film | undefined, Rejection>> {
  upload.add(part);
  if (!isLast) return ok(undefined);
  const bytes = upload.end();
  return bytes === undefined ? ok({ ok: false, why: 'no-record' }) : readFilm(bytes.toString('utf8'), viewer);
}
