import { decodeTableRequest } from '../../../core/protocol/decode.ts';
import type { TableRequest } from '../../../core/protocol/requests.ts';
import { admit } from '../table/hello.ts';
import type { Visitor } from '../table/people.ts';
import { handleTableRequest } from '../table/requests.ts';
import type { HostedTable } from '../table/table.ts';
import type { Outbox } from './outbox.ts';
import type { Answer, Service } from './session.ts';

/** Who is at the other end of a connection. */
export interface Peer {
  readonly address: string;
  readonly device: Visitor['device'];
  readonly isOwnComputer: boolean;
  /** Told when this connection is the owner's or holds a seat. */
  readonly belongs: () => void;
}

/** The service of `/ws/<tableId>`: one visitor at one table. */
export function tableService(table: HostedTable, outbox: Outbox, peer: Peer): Service<TableRequest> {
  const visitor: Visitor = {
    outbox,
    address: peer.address,
    device: peer.device,
    isOwnComputer: peer.isOwnComputer,
    isOwner: false,
    occupants: new Set(),
    moved: new Set(),
    facing: undefined,
  };
  let hasEnded = false;
  const answered = async (answering: Answer | Promise<Answer>): Promise<Answer> => {
    const answer = await answering;
    if (visitor.isOwner || visitor.occupants.size > 0) peer.belongs();
    return answer;
  };
  return {
    decode: decodeTableRequest,
    hello: (hello) => answered(admit(table, visitor, hello)),
    handle: (request) => answered(handleTableRequest(table, visitor, request)),
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
