import { rejection } from '../../../core/base/rejection.ts';
import { fail, ok } from '../../../core/base/result.ts';
import { CLOSE } from '../../../core/protocol/close-codes.ts';
import { decodeTableMessage } from '../../../core/protocol/decode.ts';
import type { Answer } from '../../../core/protocol/frames.ts';
import type { TableRequest } from '../../../core/protocol/requests.ts';
import { bugText, type Log } from '../guard.ts';
import { HelloCheck, type KnownKeys, type LineOfCaller } from './hello-check.ts';
import { admit, admitWithSeat, bringsSeat, welcome } from '../table/hello.ts';
import { keysOf, type Client } from '../table/people.ts';
import { handleTableRequest } from '../table/requests.ts';
import type { HostedTable } from '../table/table.ts';
import type { ConnectionSlot } from './admission.ts';
import { INTERNAL_ERROR, type Channel } from './channel.ts';
import type { Outbox } from './outbox.ts';
import type { Service } from './connection-handler.ts';

/** The other end of a connection. */
export interface Caller {
  readonly channel: Channel;
  readonly outbox: Outbox;
  readonly address: string;
  /** The `address:port`, or name, of this host that it connected to. */
  readonly endpoint: string;
  /** Whether it came over loopback, so that it can only be this computer. */
  readonly isLocal: boolean;
  readonly device: Client['device'];
  readonly isOwnComputer: boolean;
  /** Whether the table that was not found has been put away. */
  readonly isPutAway?: () => boolean;
  /** Sets what the connection is used for, once it is admitted. */
  readonly use: ConnectionSlot['use'];
  readonly log: Log;
  /** The line of the connection; absent within this process. */
  readonly line?: LineOfCaller;
  readonly pictureKey?: Client['pictureKey'];
}

/**
 * The service of `/ws/<tableId>`: one client at one table, which may have to be loaded first. A table that is not open to the network does
 * not exist for other devices.
 */
export function tableService(
  lookup: Promise<HostedTable | undefined>,
  caller: Caller,
): Service<TableRequest> {
  const { channel, outbox, address, endpoint, isLocal, device, isOwnComputer, pictureKey, log } = caller;
  const client: Client = {
    show: (build) => outbox.show(build),
    close: (code) => channel.close(code),
    address,
    endpoint,
    device,
    ...(caller.line && { words: caller.line.words }),
    isOwnComputer,
    pictureKey,
    isOwner: false,
    isTelevision: false,
    spectator: undefined,
    occupants: new Set(),
    moved: new Set(),
    tokens: new Set(),
    facing: undefined,
  };
  let hasEnded = false;
  let hosted: HostedTable | undefined;
  const helloCheck = new HelloCheck(caller.line, address);
  const attaching = lookup.then(
    (table) => {
      if (table !== undefined && (isLocal || table.state.setup.reach === 'network')) {
        hosted = table;
        table.attach(channel, isLocal);
      } else channel.close(caller.isPutAway?.() === true ? CLOSE.putAway : CLOSE.noSuchTable);
    },
    (error: unknown) => {
      log(`a table could not be looked for: ${bugText(error)}`);
      channel.close(INTERNAL_ERROR);
    },
  );
  const recordUse = (answer: Answer): Answer => {
    const isAdmitted = hosted?.audience.clients.includes(client) === true;
    if (isAdmitted) caller.use(client.isOwner || client.occupants.size > 0 ? 'seated' : 'watching');
    return answer;
  };
  return {
    decode: decodeTableMessage,
    prove: (request) => ok(hosted?.prove(request, endpoint)),
    sharePin: (request) => attaching.then(() => helloCheck.share(hosted, request)),
    hello: async (received) => {
      await attaching;
      let answer: Answer = fail(rejection('no-such-table')); // never read: the connection is being closed
      if (hosted === undefined || hasEnded) return answer;
      const table = hosted;
      const { hello, answered } = helloCheck.check(received, keysKnownAt(table));
      if (!bringsSeat(hello)) answer = admit(table, client, hello);
      else
        await table.runner.run(async () => {
          if (!hasEnded) answer = await admitWithSeat(table, client, hello);
        });
      return answered(recordUse(answer));
    },
    admitted: () => {
      if (hosted !== undefined) welcome(hosted, client);
    },
    handle: async (request, answer) => {
      await attaching;
      const table = hosted;
      await table?.doInTurn(
        () => (hasEnded ? undefined : handleTableRequest(table, client, request)),
        (outcome) => answer(recordUse(outcome)),
      );
    },
    ended: () => {
      hasEnded = true;
      void attaching.then(() => hosted && forget(hosted, client));
    },
  };
}

const keysKnownAt = (table: HostedTable): KnownKeys => ({
  owner: table.services.ownerKey,
  seats: [...keysOf(table.state), ...table.joinRequests.keys()],
  ...(table.secrets.hasPin() && { code: table.code }),
});

/** Forgets a client whose connection has ended. */
const forget = (table: HostedTable, client: Client): Promise<void> =>
  table.runner.run(() => {
    table.joinRequests.detach(client);
    table.coach.forget(client);
    table.audience.leave(client);
    return Promise.resolve();
  });
