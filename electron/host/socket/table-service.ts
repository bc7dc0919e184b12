import { rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { decodeTableRequest } from '../../../core/protocol/decode.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import { bugText, type Log } from '../guard.ts';
import { admit, admitWithSeat, bringsSeat, welcome } from '../table/hello.ts';
import type { Client } from '../table/people.ts';
import { handleTableRequest } from '../table/requests.ts';
import type { HostedTable } from '../table/table.ts';
import type { ConnectionSlot } from './admission.ts';
import { INTERNAL_ERROR, type Channel } from './channel.ts';
import type { Outbox } from './outbox.ts';
import type { Service } from './connection-handler.ts';

/** Who is at the other end of a connection. */
export interface Caller {
  readonly channel: Channel;
  readonly outbox: Outbox;
  readonly address: string;
  /** The `address:port`, or name, of this host that it asked. */
  readonly place: string;
  /** Whether it can only be this computer. */
  readonly isLocal: boolean;
  readonly device: Client['device'];
  readonly isOwnComputer: boolean;
  /** Told what the connection is used for, once it was admitted. */
  readonly use: ConnectionSlot['use'];
  readonly log: Log;
}

/**
 * The service of `/ws/<tableId>`: one client at one table, which may still have to be woken. One that is not open to the network is not
 * there for other devices.
 */
export function tableService(looking: Promise<HostedTable | undefined>, caller: Caller): Service<TableAsk> {
  const { channel, outbox, address, place, isLocal, device, isOwnComputer, log } = caller;
  const client: Client = {
    show: (build) => outbox.show(build),
    close: (code) => channel.close(code),
    address,
    place,
    device,
    isOwnComputer,
    isOwner: false,
    isTelevision: false,
    spectator: undefined,
    occupants: new Set(),
    moved: new Set(),
    tokens: new Set(),
    facing: undefined,
  };
  let hasEnded = false;
  let here: HostedTable | undefined;
  const found = looking.then(
    (table) => {
      if (table !== undefined && (isLocal || table.state.setup.reach === 'network')) {
        here = table;
        table.attach(channel, isLocal);
      } else channel.close(CLOSE.noSuchTable);
    },
    (error: unknown) => {
      log(`a table could not be looked for: ${bugText(error)}`);
      channel.close(INTERNAL_ERROR);
    },
  );
  const noted = (answer: Answer): Answer => {
    const isAdmitted = here?.audience.clients.includes(client) === true;
    if (isAdmitted) caller.use(client.isOwner || client.occupants.size > 0 ? 'seated' : 'watching');
    return answer;
  };
  return {
    decode: decodeTableRequest,
    prove: (wish) => ok(here?.prove(wish, place)),
    hello: async (hello) => {
      await found;
      let answer: Answer = fail(rejection('no-such-table')); // never read: the connection is being closed
      if (here === undefined || hasEnded) return answer;
      const table = here;
      if (!bringsSeat(hello)) answer = admit(table, client, hello);
      else
        await table.runner.run(async () => {
          if (!hasEnded) answer = await admitWithSeat(table, client, hello);
        });
      return noted(answer);
    },
    admitted: () => {
      if (here !== undefined) welcome(here, client);
    },
    handle: async (request, answer) => {
      await found;
      const table = here;
      await table?.doInTurn(
        () => (hasEnded ? undefined : handleTableRequest(table, client, request)),
        (outcome) => answer(noted(outcome)),
      );
    },
    ended: () => {
      hasEnded = true;
      void found.then(() =>
        here?.runner.run(() => {
          here?.knocks.left(client);
          here?.coach.forget(client);
          here?.audience.leave(client);
          return Promise.resolve();
        }),
      );
    },
  };
}
