import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TableId } from '../../../core/base/ids.ts';
import type { TableSetup } from '../../../core/table/index.ts';
import { join, type HostClient } from '../../helpers/host-client.ts';
import { setup } from '../../helpers/host-fixture.ts';
import type { Usage, Wish } from './child.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** A host in a process of its own. */
export class BenchHost {
  readonly port: number;
  /** Who comes with it is the owner. */
  readonly owner: { readonly owner: string };
  readonly #child: ChildProcess;
  #desk: HostClient | undefined;

  private constructor(child: ChildProcess, said: { readonly port: number; readonly ownerSecret: string }) {
    this.#child = child;
    this.port = said.port;
    this.owner = { owner: said.ownerSecret };
  }

  static async start(wish: Wish = {}): Promise<BenchHost> {
    const env = { ...process.env, AUCTION_NIGHT_INTERFACES: '127.0.0.1' };
    const child = fork(CHILD, [JSON.stringify(wish)], { execArgv: ['--import', 'tsx'], env });
    const [said] = (await once(child, 'message')) as [{ port: number; ownerSecret: string }];
    return new BenchHost(child, said);
  }

  async openTable(more: Partial<TableSetup> = {}): Promise<TableId> {
    this.#desk ??= await join(this.port, '/ws', this.owner);
    const made = await this.#desk.ask({ type: 'create-table', setup: setup({ reach: 'network', ...more }) });
    return (made as { table: TableId }).table;
  }

  /** What it has used since this was last asked. */
  async usage(): Promise<Usage> {
    this.#child.send('usage');
    const [said] = (await once(this.#child, 'message')) as [Usage];
    return said;
  }

  async end(): Promise<void> {
    this.#child.disconnect();
    await once(this.#child, 'exit');
  }
}
