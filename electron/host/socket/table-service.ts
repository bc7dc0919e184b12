import { decodeTableRequest } from '../../../core/protocol/decode.ts';
import type { TableRequest } from '../../../core/protocol/requests.ts';
import { admit } from '../table/hello.ts';
import type { Visitor } from '../table/people.ts';
import { handleTableRequest } from '../table/requests.ts';
import type { HostedTable } from '../table/table.ts';
import type { Outbox } from './outbox.ts';
import type { Service } from './session.ts';

/** The service of `/ws/<tableId>`: one visitor at one table. */
export function tableService(
  table: HostedTable,
  outbox: Outbox,
  address: string,
  device: Visitor['device'],
): Service<TableRequest> {
  const visitor: Visitor = {
    outbox,
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
