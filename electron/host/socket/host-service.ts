import { arch, platform, release } from 'node:os';
import type { Json } from '../../../core/base/json.ts';
import { rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import { decodeHostRequest } from '../../../core/protocol/decode.ts';
import type { Answer, HostFrame, ProofAnswer } from '../../../core/protocol/frames.ts';
import { LIMITS } from '../../../core/protocol/limits.ts';
import type { NetworkCheck } from '../../../core/protocol/network-check.ts';
import type { OpenedRecord } from '../../../core/protocol/records.ts';
import { HOST_REQUESTS, type HostAsk, type Prove } from '../../../core/protocol/requests.ts';
import { createWriter, NO_CHANGE, type Writer } from '../../../core/protocol/writer.ts';
import { guarded } from '../guard.ts';
import { readRecord, type RecordFiles } from '../record-files.ts';
import type { Tables } from '../tables.ts';
import type { ConnectionSlot } from './admission.ts';
import type { Outbox } from './outbox.ts';
import type { Service } from './connection-handler.ts';

/** What the host's own socket needs of the host. */
export interface HostApi {
  readonly tables: Tables;
  isOwner(secret: string | undefined): boolean;
  /** Proves at one of its places that this is the host of its owner. */
  prove(wish: Pick<Prove, 'nonce' | 'keys'>, place: string): ProofAnswer;
  /** What a connection is shown of the host. */
  frame(isOwner: boolean): HostFrame;
  refreshNearby(): void;
  checkNetwork(): NetworkCheck;
  /** What the host knows of itself, fit for strangers (`diagnosis.ts`). */
  report(): Promise<readonly string[]>;
  readonly records: RecordFiles;
  /** Ends the connections of other devices that nobody uses. */
  freePlaces(): void;
  /** The owner has read a problem. */
  dismissProblem(id: number): void;
  log(line: string): void;
}

interface HostClient {
  readonly isOwner: boolean;
  /** Makes the texts of this connection. */
  readonly write: Writer;
}

/** Everybody who is connected to the host itself, and shown its tables. */
export class HostBroadcast {
  readonly #desk: HostApi;
  readonly #guests = new Map<Outbox, HostClient>();
  /** What holds: one for the owner, one for everybody else. */
  readonly #frames = new Map<boolean, HostFrame>();
  #isDue = false;

  constructor(desk: HostApi) {
    this.#desk = desk;
  }

  /** Shows everybody what has changed, once for all changes of this moment. */
  update(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      guarded(this.#desk.log, 'the list of tables', () => this.#showAll());
    });
  }

  enter(outbox: Outbox, isOwner: boolean): void {
    this.#guests.set(outbox, { isOwner, write: createWriter() });
  }

  leave(outbox: Outbox): void {
    this.#guests.delete(outbox);
  }

  #showAll(): void {
    this.#frames.clear();
    for (const [outbox, { isOwner, write }] of this.#guests)
      outbox.show(() => {
        if (!this.#guests.has(outbox)) return undefined;
        const text = write(this.#frame(isOwner));
        return text === NO_CHANGE ? undefined : text;
      });
  }

  #frame(isOwner: boolean): HostFrame {
    const frame = this.#frames.get(isOwner) ?? this.#desk.frame(isOwner);
    this.#frames.set(isOwner, frame);
    return frame;
  }
}

/**
 * The service of `/ws`: lists of tables for everybody, and tables of one's own for the person who hosts. `use` is told what the
 * connection is used for.
 */
export function hostService(
  desk: HostApi,
  lobby: HostBroadcast,
  outbox: Outbox,
  { use, place }: { readonly use: ConnectionSlot['use']; readonly place: string },
): Service<HostAsk> {
  let isOwner = false;
  const upload = new RecordUpload();
  return {
    decode: decodeHostRequest,
    prove: (wish) => ok(desk.prove(wish, place)),
    hello: ({ owner }) => {
      isOwner = desk.isOwner(owner);
      use(isOwner ? 'seated' : 'idle');
      lobby.enter(outbox, isOwner);
      return ok(undefined);
    },
    admitted: () => lobby.update(),
    handle: async (request, answer) => {
      const mayNot = HOST_REQUESTS[request.type].who === 'owner' && !isOwner;
      answer(mayNot ? fail(rejection('not-owner')) : await handle(desk, upload, request));
    },
    ended: () => lobby.leave(outbox),
  };
}

async function handle(desk: HostApi, upload: RecordUpload, request: HostAsk): Promise<Answer> {
  switch (request.type) {
    case 'ping':
      return ok(undefined);
    case 'create-table': {
      const created = await desk.tables.create(request.setup, request.pin);
      return created.ok ? ok({ table: created.value }) : created;
    }
    case 'discard-table':
      return desk.tables.discard(request.table);
    case 'restore-table':
      return desk.tables.restoreGood(request.table);
    case 'dismiss-problem':
      desk.dismissProblem(request.problem);
      return ok(undefined);
    case 'free-places':
      desk.freePlaces();
      return ok(undefined);
    case 'refresh-nearby':
      desk.refreshNearby();
      return ok(undefined);
    case 'check-network':
      return ok(desk.checkNetwork());
    case 'diagnosis': {
      const { node } = process.versions;
      return ok([
        `Node.js ${node}`,
        `system: ${platform()} ${release()} ${arch()}`,
        ...(await desk.report()),
      ]);
    }
    case 'list-records':
      return ok((await desk.records.list(request.after, request.most)) as Json);
    case 'open-record':
      return ok((await desk.records.open(request.file)) as Json);
    case 'read-record': {
      const opened = upload.take(request.part, request.isLast);
      return ok(opened as Json | undefined);
    }
  }
}

/** A file that the owner sends in parts, since a message is smaller than a record may be; never more than the largest record. */
class RecordUpload {
  #parts: Buffer[] = [];
  #size = 0;

  /** What the file holds, once its last part is there. */
  take(part: string, isLast: boolean): OpenedRecord | undefined {
    const bytes = Buffer.from(part, 'base64');
    this.#size += bytes.length;
    if (this.#size <= LIMITS.recordBytes) this.#parts.push(bytes);
    else this.#parts = [];
    if (!isLast) return undefined;
    const isTooLarge = this.#size > LIMITS.recordBytes;
    const text = Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    this.#size = 0;
    return isTooLarge ? { ok: false, why: 'no-record' } : readRecord(text);
  }
}
