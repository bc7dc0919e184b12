import WebSocket from 'ws';
import type { TableId } from '../../core/base/ids.ts';
import type { Rejection } from '../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../core/base/result.ts';
import type { Frame } from '../../core/protocol/frames.ts';
import { lineOver, type NodeLine } from '../host/line/node-line.ts';
import { PROTOCOL_VERSION } from '../../core/protocol/version.ts';

/** How to connect to the table as its owner. */
export interface OwnTable {
  readonly port: number;
  readonly ownerSecret: string;
  readonly table: TableId;
}

/**
 * Seats a bot on each of `seats` over the host's socket, as the owner would in the browser. Rejects as the host does.
 * @throws If the host does not answer, which would be a bug.
 */
export async function seatBots(
  own: OwnTable,
  seats: readonly number[],
  bot: string,
): Promise<Result<undefined, Rejection>> {
  const path = `/ws/${own.table}`;
  const socket = new WebSocket(`ws://127.0.0.1:${own.port}${path}`, { handshakeTimeout: 5_000 });
  const hello = { type: 'hello', protocol: PROTOCOL_VERSION, app: 'headless', owner: own.ownerSecret };
  const requests = [hello, ...seats.map((seat) => ({ type: 'seat-bot', seat, bot }))];
  try {
    const answers = new Map<number, (answer: Result<undefined, Rejection>) => void>();
    const failed = new Promise<never>((_resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', (code) => reject(new Error(`the own host closed the connection (${code})`)));
    });
    failed.catch(() => undefined);
    const opened = new Promise<NodeLine>((resolve) => {
      const line = lineOver(socket, path, {
        open: () => resolve(line),
        message: (text) => {
          const frame: Frame = JSON.parse(text);
          if (frame.type !== 'answer') return;
          answers.get(frame.id)?.(frame.ok ? ok(undefined) : fail(frame.error));
        },
      });
    });
    const line = await Promise.race([opened, failed]);
    for (const [id, request] of requests.entries()) {
      const answered = new Promise<Result<undefined, Rejection>>((resolve) => answers.set(id, resolve));
      line.send(JSON.stringify({ id, ...request }));
      const answer = await Promise.race([answered, failed]);
      if (!answer.ok) return answer;
    }
    return ok(undefined);
  } finally {
    socket.close();
  }
}
