import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TableId } from '../../../core/base/ids.ts';
import type { TableSetup } from '../../../core/table/index.ts';
import { join, type HostClient } from '../../helpers/host-client.ts';
import { setup } from '../../helpers/host-fixture.ts';
import { programFile } from '../../helpers/program.ts';
import type { Wish } from './child.ts';
import type { Usage } from './usage.ts';

const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));

/** A server in a process of its own, which says its port, and what it has used. */
export class BenchServer {
  readonly port: number;
  /** Milliseconds from its start until it listened. */
  readonly listening: number;
  readonly #child: ChildProcess;

  protected constructor(child: ChildProcess, { port, listening }: Omit<Started, 'ownerSecret'>) {
    this.#child = child;
    this.port = port;
    this.listening = listening;
  }

  /** `program`: its path; `wish`: what it is started with. */
  static async spawn(program: string, wish: object): Promise<BenchServer> {
    return new BenchServer(...(await started(program, wish)));
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

/** A host in a process of its own. */
export class BenchHost extends BenchServer {
  /** Who comes with it is the owner. */
  readonly owner: { readonly owner: string };
  #desk: HostClient | undefined;

  private constructor(child: ChildProcess, said: Started) {
    super(child, said);
    this.owner = { owner: said.ownerSecret };
  }

  static async start(wish: Wish = {}): Promise<BenchHost> {
    return new BenchHost(...(await started(await programFile(CHILD), wish)));
  }

  async openTable(more: Partial<TableSetup> = {}): Promise<TableId> {
    this.#desk ??= await join(this.port, '/ws', this.owner);
    const made = await this.#desk.ask({ type: 'create-table', setup: setup({ reach: 'network', ...more }) });
    return (made as { table: TableId }).table;
  }
}

interface Said {
  readonly port: number;
  readonly ownerSecret: string;
}

interface Started extends Said {
  readonly listening: number;
}

/** Starts a program; one in TypeScript is bundled first. */
async function started(program: string, wish: object): Promise<readonly [ChildProcess, Started]> {
  const env = { ...process.env, AUCTION_NIGHT_INTERFACES: '127.0.0.1' };
  const file = program.endsWith('.ts') ? await programFile(program) : program;
  const began = performance.now();
  const child = fork(file, [JSON.stringify(wish)], { env });
  const [said] = (await once(child, 'message')) as [Said];
  return [child, { ...said, listening: performance.now() - began }];
}
