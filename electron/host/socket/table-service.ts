import { decodeTableRequest } from '../../../core/protocol/decode.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import { admit } from '../table/hello.ts';
import type { Visitor } from '../table/people.ts';
import { handleTableRequest } from '../table/requests.ts';
import type { HostedTable } from '../table/table.ts';
import type { Channel } from './channel.ts';
import type { Outbox } from './outbox.ts';
import type { Service } from './session.ts';

/** Who is at the other end of a connection. */
export interface Caller {
  readonly channel: Channel;
  readonly outbox: Outbox;
  readonly address: string;
  readonly device: Visitor['device'];
}

/** The service of `/ws/<tableId>`: one visitor at one table. */
export function tableService(table: HostedTable, caller: Caller): Service<TableAsk> {
  const { channel, outbox, address, device } = caller;
  const visitor: Visitor = {
    show: (build) => outbox.show(build),
    close: (code) => channel.close(code),
    address,
    device,
    isOwner: false,
    occupants: new Set(),
    moved: new Set(),
    facing: undefined,
  };
  let hasEnded = false;
  return {
    decode: decodeTableRequest,
    hello: (hello) => admit(table, visitor, hello),
    handle: (request) => handleTableRequest(table, visitor, request),
    inTurn: (work) => table.runner.run(() => (hasEnded ? Promise.resolve() : work())),
    ended: () => {
      hasEnded = true;
      void table.runner.run(() => {
        table.audience.leave(visitor);
        return Promise.resolve();
      });
    },
  };
}
