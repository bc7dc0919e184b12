import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A network of its own inside this computer: a bridge, and devices that hang on it, each a network namespace. */
export interface TestNetwork {
  /** Adds a device with that address (`10.77.0.2/24`, `fd77::2/64`) on its adapter eth0; without an address it is not plugged in. */
  device(address?: string): Promise<TestDevice>;
  /** Whether the bridge passes on what is sent to a multicast group. Broadcasts always pass. */
  passMulticast(isPassed: boolean): void;
  /** Ends every namespace and everything that was in it. */
  remove(): Promise<void>;
}

/** A device of a test network. */
export interface TestDevice {
  /** The command that runs a program on this device: to be put before the program's name. */
  readonly prefix: readonly string[];
  /** Plugs an adapter into a network (absent: the one the device was made in), with that address. */
  plug(address: string, adapter?: string, network?: TestNetwork): void;
  /** Pulls the adapter out, as a dongle; eth0 if none is named. */
  unplug(adapter?: string): void;
  /** Gives an adapter one more address. */
  also(address: string, adapter?: string): void;
  /** Takes IPv6 from the device, or gives it back. */
  ipv6(isOn: boolean): void;
  /** Runs `ip` on the device. */
  ip(...words: readonly string[]): void;
}

interface Namespace {
  readonly prefix: readonly string[];
  readonly pid: number;
  end(): Promise<void>;
}

const IPV6_SETTINGS = '/proc/sys/net/ipv6/conf';
const bridges = new WeakMap<TestNetwork, Namespace>();
let adapters = 0;

/**
 * Why test networks cannot be made on this computer; undefined if they can. Needs Linux, `ip`, `bridge`, `unshare` and
 * `nsenter`, and either root or user namespaces.
 */
export async function networksMissing(): Promise<string | undefined> {
  try {
    const network = await createTestNetwork();
    await network.remove();
    return undefined;
  } catch (error) {
    return `network namespaces cannot be made (${error instanceof Error ? error.message : String(error)})`;
  }
}

/** A bridge in a namespace of its own; nothing of it touches the computer's real adapters. */
export async function createTestNetwork(beside?: TestNetwork): Promise<TestNetwork> {
  const bridge = await openNamespace(beside === undefined ? undefined : bridges.get(beside));
  const namespaces: Namespace[] = [bridge];
  const network: TestNetwork = {
    device: async (address) => {
      const namespace = await openNamespace(bridge);
      namespaces.push(namespace);
      const device = deviceIn(namespace, network);
      device.ip('link', 'set', 'lo', 'up');
      if (address !== undefined) device.plug(address);
      return device;
    },
    passMulticast: (isPassed) => {
      for (const port of portsOf(bridge))
        run(bridge, 'bridge', 'link', 'set', 'dev', port, 'mcast_flood', isPassed ? 'on' : 'off');
    },
    remove: async () => {
      await Promise.all(namespaces.map((namespace) => namespace.end()));
    },
  };
  bridges.set(network, bridge);
  try {
    // Without snooping the bridge treats every multicast group alike.
    run(bridge, 'ip', 'link', 'add', 'br0', 'type', 'bridge', 'mcast_snooping', '0');
    run(bridge, 'ip', 'link', 'set', 'br0', 'up');
  } catch (error) {
    await network.remove();
    throw error;
  }
  return network;
}

function deviceIn(namespace: Namespace, home: TestNetwork): TestDevice {
  const ip = (...words: readonly string[]) => run(namespace, 'ip', ...words);
  const set = (name: string, value: string) =>
    run(namespace, 'sh', '-c', `[ ! -e ${IPV6_SETTINGS} ] || echo ${value} > ${IPV6_SETTINGS}/${name}`);
  const addAddress = (address: string, adapter: string): void => {
    const options = address.includes(':') ? ['nodad'] : ['broadcast', '+'];
    ip('addr', 'add', address, ...options, 'dev', adapter);
  };
  set('default/accept_dad', '0'); // addresses of IPv6 are of use at once, as nobody here has them twice
  return {
    prefix: namespace.prefix,
    ip,
    plug: (address, adapter = 'eth0', network = home) => {
      const bridge = bridges.get(network);
      if (bridge === undefined) throw new Error('The network was not made here.');
      const port = `port${adapters++}`;
      const there = ['peer', 'name', adapter, 'address', macOf(address), 'netns', String(namespace.pid)];
      run(bridge, 'ip', 'link', 'add', port, 'type', 'veth', ...there);
      run(bridge, 'ip', 'link', 'set', port, 'master', 'br0', 'up');
      addAddress(address, adapter);
      ip('link', 'set', adapter, 'up');
    },
    also: (address, adapter = 'eth0') => addAddress(address, adapter),
    ipv6: (isOn) => set('all/disable_ipv6', isOn ? '0' : '1'),
    unplug: (adapter = 'eth0') => ip('link', 'del', adapter),
  };
}

/** An adapter that is put in again with its address has its MAC again, as a real one has. */
const macOf = (address: string): string => {
  const last = Number.parseInt(/([0-9a-f]+)\/\d+$/.exec(address)?.[1] ?? '', 16);
  const bytes = address.includes(':') ? [6, 6, 6, last & 255] : address.split(/[./]/).slice(0, 4).map(Number);
  return ['02', '00', ...bytes.map((byte) => byte.toString(16).padStart(2, '0'))].join(':');
};

const portsOf = (bridge: Namespace): string[] =>
  run(bridge, 'ip', '-brief', 'link', 'show', 'master', 'br0')
    .split('\n')
    .flatMap((line) => /^port[0-9]+/.exec(line)?.[0] ?? []);

function run(namespace: Namespace, ...words: readonly string[]): string {
  const [file = '', ...rest] = [...namespace.prefix, ...words];
  return execFileSync(file, rest, { encoding: 'utf8', stdio: 'pipe' });
}

/**
 * A namespace lives as long as the process that holds it: a `cat` that ends with this process. The first one is made as
 * root or, where that is refused, in a user namespace; all others are made in the same one as `beside`.
 */
async function openNamespace(beside?: Namespace): Promise<Namespace> {
  if (beside !== undefined) {
    const isUser = beside.prefix.includes('-U');
    return hold([...userOf(beside), 'unshare', '-n'], isUser);
  }
  try {
    return await hold(['unshare', '-n'], false);
  } catch {
    return hold(['unshare', '-Urn'], true);
  }
}

const userOf = ({ prefix, pid }: Namespace): readonly string[] =>
  prefix.includes('-U') ? ['nsenter', '-t', String(pid), '-U', '--preserve-credentials'] : [];

async function hold(command: readonly string[], isUser: boolean): Promise<Namespace> {
  const [file = '', ...rest] = [...command, 'sh', '-c', 'echo ready; exec cat'];
  const holder = spawn(file, rest, { stdio: ['pipe', 'pipe', 'pipe'] });
  const { pid } = await isReady(holder);
  const user = isUser ? ['-U', '--preserve-credentials'] : [];
  return {
    prefix: ['nsenter', '-t', String(pid), ...user, '-n', '--'],
    pid,
    end: async () => {
      if (holder.exitCode !== null) return;
      holder.stdin?.end();
      await once(holder, 'close');
    },
  };
}

function isReady(holder: ChildProcess): Promise<{ pid: number }> {
  return new Promise((resolve, reject) => {
    let complaint = '';
    holder.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    holder.on('error', reject);
    holder.on('close', () => reject(new Error(complaint.trim())));
    holder.stdout?.once('data', () => {
      if (holder.pid !== undefined) resolve({ pid: holder.pid });
    });
  });
}
