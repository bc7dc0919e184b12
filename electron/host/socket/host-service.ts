import { rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import { decodeHostRequest } from '../../../core/protocol/decode.ts';
import type { HostFrame } from '../../../core/protocol/frames.ts';
import type { HostRequest } from '../../../core/protocol/requests.ts';
import { guarded } from '../guard.ts';
import type { Tables } from '../tables.ts';
import type { Outbox } from './outbox.ts';
import type { Answer, Later, Service } from './session.ts';

/** What the host's own socket needs of the host. */
export interface HostDesk {
  readonly tables: Tables;
  readonly isOwner: (secret: string | undefined) => boolean;
  /** What a connection is shown of the host. */
  readonly frame: (isOwner: boolean) => HostFrame;
  readonly refreshNearby: () => void;
  readonly log: (line: string) => void;
}

/** Everybody who is connected to the host itself, and shown its tables. */
export class Lobby {
  readonly #desk: HostDesk;
  readonly #guests = new Map<Outbox, { readonly isOwner: boolean; shown: string }>();
  #isDue = false;

  constructor(desk: HostDesk) {
    this.#desk = desk;
  }

  /** Shows everybody what has changed, once for all changes of this moment. */
  update(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => {
      this.#isDue = false;
      guarded(this.#desk.log, 'the list of tables', () => {
        for (const outbox of this.#guests.keys()) this.#show(outbox);
      });
    });
  }

  enter(outbox: Outbox, isOwner: boolean): void {
    this.#guests.set(outbox, { isOwner, shown: '' });
  }

  leave(outbox: Outbox): void {
    this.#guests.delete(outbox);
  }

  #show(outbox: Outbox): void {
    const guest = this.#guests.get(outbox);
    if (guest === undefined) return;
    const frame = this.#desk.frame(guest.isOwner);
    const text = JSON.stringify(frame);
    if (text === guest.shown) return;
    guest.shown = text;
    outbox.show(() => {
      if (!this.#guests.has(outbox)) return undefined;
      return JSON.stringify(this.#desk.frame(guest.isOwner));
    });
  }
}

/**
 * The service of `/ws`: lists of tables for everybody, and tables of one's own for the person who hosts, which `belongs` is told of.
 */
export function hostService(
  desk: HostDesk,
  lobby: Lobby,
  outbox: Outbox,
  belongs: () => void,
): Service<HostRequest> {
  let isOwner = false;
  let turn: Promise<void> = Promise.resolve();
  return {
    decode: decodeHostRequest,
    hello: ({ owner }) => {
      isOwner = desk.isOwner(owner);
      if (isOwner) belongs();
      lobby.enter(outbox, isOwner);
      lobby.update();
      return ok(undefined);
    },
    handle: (request) => handle(desk, isOwner, request),
    inTurn: (work) => (turn = turn.then(work)),
    ended: () => lobby.leave(outbox),
  };
}

async function handle(
  { tables, refreshNearby }: HostDesk,
  isOwner: boolean,
  request: Later<HostRequest>,
): Promise<Answer> {
  if (request.type === 'ping') return ok(undefined);
  if (!isOwner) return fail(rejection('not-owner'));
  switch (request.type) {
    case 'create-table': {
      const created = await tables.create(request.setup, request.pin);
      return created.ok ? ok({ table: created.value }) : created;
    }
    case 'discard-table':
      return tables.discard(request.table);
    case 'refresh-nearby':
      refreshNearby();
      return ok(undefined);
  }
}
