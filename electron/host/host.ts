import type { Server } from 'node:http';
import { hostname } from 'node:os';
import { formatEndpoint } from '../../core/base/endpoint.ts';
import { toTableId, type TableId } from '../../core/base/ids.ts';
import { malformed } from '../../core/base/parse.ts';
import type { Rejection } from '../../core/base/rejection.ts';
import { fail, type Result } from '../../core/base/result.ts';
import type { HostFrame, ProofAnswer, Reachable } from '../../core/protocol/frames.ts';
import type { NetworkCheck, DeviceContact } from '../../core/protocol/network-check.ts';
import type { Prove } from '../../core/protocol/requests.ts';
import { announced, Announcer, nearbyFrame } from './announcing.ts';
import type { Discovery } from './discovery/index.ts';
import { every } from './clock.ts';
import type { Disk } from './disk.ts';
import {
  everyAddress,
  interfacesFromEnvironment,
  ownAddresses,
  reachableAddresses,
  watchInterfaces,
  withWaysOut,
  type ListInterfaces,
} from './discovery/interfaces.ts';
import { publicNetworks } from './discovery/network-category.ts';
import { hostReport, LOG_LINES } from './diagnosis.ts';
import { errorText } from './files.ts';
import type { LogFile } from './log-file.ts';
import type { ProofQuestion } from './http/answer.ts';
import { isLoopback, namesOfComputer, type OwnNames } from './http/gate.ts';
import { LOOPBACK, rebind } from './http/listener.ts';
import type { Host } from './options.ts';
import { Problems } from './problems.ts';
import { RecordFiles } from './record-files.ts';
import { Retries } from './retries.ts';
import { hashOf, isSameHash, proveKeys } from './secrets.ts';
import type { Admission } from './socket/admission.ts';
import type { HostApi } from './socket/host-service.ts';
import { HostBroadcast } from './socket/host-service.ts';
import type { Sockets } from './socket/upgrade.ts';
import { isOwners } from './summaries.ts';
import { TableFiles } from './table-files.ts';
import { createLobbyRate } from './table/lobby-rate.ts';
import { frozenBy } from './table/runner.ts';
import type { Occupancy } from './table/occupancy.ts';
import type { TableServices } from './table/table.ts';
import { CHECK_TIME, Tables } from './tables.ts';

/** Every address, IPv4 and IPv6. */
const ANYWHERE = '::';
const SYSTEMS: Readonly<Partial<Record<NodeJS.Platform, NetworkCheck['system']>>> = {
  win32: 'windows',
  darwin: 'mac',
  linux: 'linux',
};

export interface HostParts {
  readonly appVersion: string;
  readonly ownerSecret: string;
  readonly disk: Disk;
  readonly tablesDir: string;
  readonly recordsDir: string;
  readonly services: Omit<
    TableServices,
    | 'lobbyRate'
    | 'retries'
    | 'isOwner'
    | 'ownerKey'
    | 'places'
    | 'finished'
    | 'changed'
    | 'occupancy'
    | 'filesRewritten'
    | 'pinSet'
    | 'openToNetwork'
    | 'playOn'
  >;
  readonly occupancyChanged: (occupancy: Occupancy) => void;
  readonly newestLog: LogFile['newest'];
  /** It stays bound to that. */
  readonly isLocalOnly: boolean;
  readonly admission: Admission;
  /** Which other devices have come, the newest first. */
  readonly visits: () => readonly DeviceContact[];
}

/** Where the server listens. `refused`: why it is not the address that was wanted. */
export interface Bound {
  readonly address: string;
  readonly port: number;
  readonly refused?: unknown;
}

/** What a host is on air with; `closeAll` ends what was started. */
export interface Air {
  readonly server: Server;
  readonly bound: Bound;
  readonly sockets: Pick<Sockets, 'cutLost'>;
  readonly discovery: Discovery | undefined;
  readonly closeAll: () => Promise<void>;
}

/** The address to which a host that is open to the network is bound: the one that discovery was confined to, or all. */
export function networkAddress(): string {
  const addresses = interfacesFromEnvironment()().map((entry) => entry.address);
  const isConfined = (process.env['AUCTION_NIGHT_INTERFACES'] ?? '').trim() !== '';
  if (!isConfined) return ANYWHERE;
  if (addresses.every(isLoopback)) return addresses[0] ?? LOOPBACK;
  return ANYWHERE;
}

/** A host in the midst of its parts: what each needs to know of the others. */
export class RunningHost implements Host, HostApi {
  readonly ownerSecret: string;
  readonly log: (line: string) => void;
  readonly tables: Tables;
  readonly lobby: HostBroadcast;
  readonly records: RecordFiles;
  readonly #parts: HostParts;
  readonly #ownerHash: string;
  readonly #interfaces: ListInterfaces;
  readonly #publicNetworks: () => readonly string[];
  readonly #retries: Retries;
  readonly #problems: Problems;
  #boundTo = LOOPBACK;
  #opening: Promise<void> | undefined;
  #server: Server | undefined;
  #port = 0;
  #discovery: Discovery | undefined;
  #announcer: Announcer | undefined;
  #sockets: Pick<Sockets, 'cutLost'> | undefined;
  /** Those that everybody was shown last. */
  #places = '';
  #endWatch: () => void = () => undefined;
  #endKeeping: () => void = () => undefined;
  /** The newest look at the settings. */
  #keeping: Promise<void> = Promise.resolve();
  #closeAll: () => Promise<void> = () => Promise.resolve();
  #stopListening: () => void = () => undefined;
  #isClosing = false;

  constructor(parts: HostParts) {
    this.#parts = parts;
    this.ownerSecret = parts.ownerSecret;
    this.log = parts.services.log;
    this.#ownerHash = hashOf(parts.ownerSecret);
    this.#interfaces = withWaysOut(interfacesFromEnvironment(), parts.services.clock);
    this.lobby = new HostBroadcast(this);
    this.#retries = new Retries(parts.services.clock);
    this.#problems = new Problems(this.#retries, () => this.lobby.update());
    parts.admission.onFullness((fullness) => {
      this.#problems.settle(({ type }) => type === 'house-full');
      if (fullness !== undefined) this.#problems.add({ type: 'house-full', ...fullness });
    });
    this.#publicNetworks = publicNetworks(process.platform, parts.services.clock);
    const { disk, services } = parts;
    this.records = new RecordFiles(disk, parts.recordsDir, () => this.lobby.update());
    const shared = { records: this.records, problems: this.#problems };
    this.tables = new Tables({
      ...shared,
      files: new TableFiles({
        ...shared,
        ...services,
        disk,
        folder: parts.tablesDir,
        rewritten: (id) => this.tables.filesRewritten(id),
      }),
      services: {
        ...services,
        lobbyRate: createLobbyRate(services.clock, services.limits),
        retries: this.#retries,
        isOwner: (secret) => this.isOwner(secret),
        ownerKey: this.#ownerHash,
        places: () => this.places(),
        openToNetwork: () => this.#isOpenToNetwork(),
      },
      occupancyChanged: parts.occupancyChanged,
      listChanged: () => this.#changed(),
      foundMore: () => void this.openForTables(),
    });
  }

  /** Goes on air: the server listens, discovery (where wanted) tells of the tables. */
  start({ server, bound: { port, address, refused }, sockets, discovery, closeAll }: Air): void {
    this.#server = server;
    this.#port = port;
    this.#boundTo = address;
    this.#sockets = sockets;
    if (refused !== undefined) this.#networkRefused(refused);
    this.#discovery = discovery;
    this.#announcer = discovery === undefined ? undefined : new Announcer(discovery.publisher);
    this.#closeAll = closeAll;
    discovery?.onStatus(() => this.lobby.update());
    discovery?.browser.onChange(() => this.lobby.update());
    this.#stopListening = this.#parts.services.clock.onSleep(() => this.networkChanged());
    this.#places = this.places().join();
    this.#endWatch = watchInterfaces(interfacesFromEnvironment(), this.#parts.services.clock, () =>
      this.#addressesChanged(),
    );
    this.#changed();
    this.tables.tidyUp();
    this.tables.keepWatch();
  }

  get port(): number {
    return this.#port;
  }

  get ownerLink(): string {
    return `http://${LOOPBACK}:${this.#port}/#owner=${this.ownerSecret}`;
  }

  get ownNames(): OwnNames {
    return { port: this.#port, names: [...namesOfComputer(hostname()), ...this.#announcedNames()] };
  }

  #announcedNames(): readonly string[] {
    return this.#announcer?.ids().map((id) => `an-${id}.local`) ?? [];
  }

  /** Each `address:port` at which other devices of the home find this host, the likeliest first. */
  places(): readonly string[] {
    return this.reachable().flatMap(({ address, isVirtual, needsApp }) =>
      isVirtual || needsApp === true ? [] : [formatEndpoint({ address, port: this.#port })],
    );
  }

  /** Every place at which a page that was served at `host` may look for this host, once it has lost it. */
  elsewhere(host: string): readonly string[] {
    const named = this.#announcedNames().map((name) => `${name}:${this.#port}`);
    return this.#listens() === 'yes' ? [...this.places(), ...named].filter((place) => place !== host) : [];
  }

  prove(wish: Pick<Prove, 'nonce' | 'keys'>, place: string): ProofAnswer {
    return proveKeys(wish, place, this.places(), [this.#ownerHash]);
  }

  /** Proves to somebody who asked at `place` that this is the host of a table whose keys they name. */
  proveTable({ table: id, place, isLocal, ...wish }: ProofQuestion): ProofAnswer | undefined {
    const known = toTableId(id);
    const table = known === undefined ? undefined : this.tables.get(known);
    const isOpen = isLocal || table?.state.setup.reach === 'network';
    return isOpen ? table?.prove(wish, place) : undefined;
  }

  reachable(): readonly Reachable[] {
    return this.#listens() === 'yes' ? reachableAddresses(this.#interfaces(), this.#visited()) : [];
  }

  isKnownAddress(address: string, port: number): boolean {
    return this.#discovery?.isKnownAddress(address, port) ?? false;
  }

  rememberAddress(address: string, port: number): void {
    this.#discovery?.rememberAddress(address, port);
  }

  isOwner(secret: string | undefined): boolean {
    return secret !== undefined && isSameHash(hashOf(secret), this.#ownerHash);
  }

  openToNetwork(): Promise<void> {
    this.#opening ??= this.#rebind().finally(() => (this.#opening = undefined));
    return this.#opening;
  }

  createTable(setup: unknown, pin?: string): Promise<Result<TableId, Rejection>> {
    if (pin !== undefined && !/^[0-9]{6}$/.test(pin))
      return Promise.resolve(fail(malformed('pin', 'six digits')));
    return this.tables.create(setup, pin);
  }

  networkChanged(): void {
    this.#discovery?.refresh();
    this.tables.awoke();
    this.#addressesChanged();
    this.lobby.update();
  }

  /** The addresses of this computer are others: who came over one that is gone is gone, and everybody is shown the new ones. */
  #addressesChanged(): void {
    const own = new Set(everyAddress());
    // Of a list that the system does not give nothing follows
    if (own.size > 0) this.#sockets?.cutLost((address) => isLoopback(address) || own.has(address));
    const places = this.places();
    if (places.join() === this.#places) return;
    this.#places = places.join();
    this.log(`this computer is reached at ${this.#places || 'no address'} now`);
    this.tables.moved();
    this.lobby.update();
  }

  /**
   * Writes the settings, now and whenever somebody has removed them. The host goes on without; the owner is told until they are written.
   * Never rejects.
   */
  async keepSettings(write: () => Promise<void>, areThere: () => Promise<boolean>): Promise<void> {
    const keep = (): Promise<void> =>
      write().catch((error: unknown) => {
        const problem = { type: 'disk', why: frozenBy(error) } as const;
        if (this.#problems.addUntil('the settings', problem, write))
          this.log(
            `the settings could not be saved, so the owner link and the port may change: ${errorText(error)}`,
          );
      });
    this.#endKeeping = every(this.#parts.services.clock, CHECK_TIME, () => {
      if (!this.#retries.has('the settings'))
        this.#keeping = areThere().then((are) => (are ? undefined : keep()));
    });
    await keep();
  }

  /** Opens the host to the network where tables were open to it before. Never rejects: where the system refuses it, that is tried again. */
  async openForTables(): Promise<void> {
    if (!this.tables.lines().some(({ own }) => own.reach === 'network')) return;
    await this.openToNetwork().catch((error: unknown) => {
      if (this.#parts.isLocalOnly) this.log(`not open to the network: ${errorText(error)}`);
      else this.#networkRefused(error);
    });
  }

  dismissProblem(id: number): void {
    this.#problems.dismiss(id);
  }

  freePlaces(): void {
    this.#parts.admission.freeUnused();
  }

  refreshNearby(): void {
    this.#discovery?.browser.refresh();
  }

  checkNetwork(): NetworkCheck {
    const interfaces = this.#interfaces();
    const browser = this.#discovery?.browser;
    const heard = browser?.heard() ?? [];
    const isPublic = this.#publicNetworks();
    return {
      system: SYSTEMS[process.platform] ?? 'other',
      port: this.#port,
      addresses: ownAddresses(interfaces, this.#visited()).map((own) =>
        isPublic.includes(own.adapter) ? { ...own, isPublic: true as const } : own,
      ),
      listens: this.#listens(),
      discovery: this.#discoveryState(),
      announced: this.#announcer?.ids().length ?? 0,
      heard: interfaces
        .filter(({ name }) =>
          interfaces.some((other) => other.name === name && heard.includes(other.address)),
        )
        .map(({ address }) => address),
      hearsOthers: browser?.hearsOthers() ?? false,
      visits: this.#parts.visits().filter(({ from }) => interfaces.every(({ address }) => address !== from)),
    };
  }

  async report(): Promise<readonly string[]> {
    return hostReport({
      network: this.checkNetwork(),
      tables: this.tables.lines(),
      problems: this.#problems.all(),
      log: await this.#parts.newestLog(LOG_LINES),
    });
  }

  frame(isOwner: boolean): HostFrame {
    const lines = this.tables.lines();
    const discovery = this.#discovery;
    return {
      type: 'host',
      isOwner,
      appVersion: this.#parts.appVersion,
      port: this.#port,
      tables: isOwner
        ? lines.filter(isOwners).map(({ own }) => own)
        : announced(lines).map(({ open }) => open),
      ...(isOwner && {
        owner: {
          reachable: this.reachable(),
          discovery: this.#discoveryState(),
          nearby: discovery?.browser.tables().map(nearbyFrame) ?? [],
          problems: this.#problems.all(),
          ...(this.records.saved > 0 && { recordsSaved: this.records.saved }),
          ...(this.#parts.isLocalOnly && { isLocalOnly: true }),
        },
      }),
    };
  }

  async close(): Promise<void> {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#stopListening();
    this.#endWatch();
    this.#endKeeping();
    const tried = this.#retries.stop();
    this.#server?.close(); // first: who comes back to a host without tables would be told that theirs is gone
    await Promise.all([this.tables.close(), tried, this.#keeping]);
    await this.#closeAll();
  }

  /** The own addresses by which others have come. */
  #visited(): readonly string[] {
    return this.#parts.visits().map(({ at }) => at);
  }

  #networkRefused(error: unknown): void {
    this.log(`the address for the network was refused: ${errorText(error)}`);
    this.#problems.addUntil('the network', { type: 'network-refused' }, () => this.openToNetwork());
  }

  #listens(): NetworkCheck['listens'] {
    if (this.#parts.isLocalOnly) return 'never';
    return this.#boundTo === LOOPBACK && networkAddress() !== LOOPBACK ? 'not-yet' : 'yes';
  }

  #discoveryState(): NetworkCheck['discovery'] {
    if (this.#discovery === undefined) return 'off';
    return this.#discovery.status() === 'available' ? 'on' : 'unavailable';
  }

  async #rebind(): Promise<void> {
    if (this.#parts.isLocalOnly) throw new Error('it was started for this computer alone');
    const address = networkAddress();
    if (this.#server === undefined || this.#boundTo === address || this.#isClosing) return;
    await rebind(this.#server, address, this.#port);
    this.#boundTo = address;
    this.#problems.settle(({ type }) => type === 'network-refused');
    this.lobby.update();
  }

  async #isOpenToNetwork(): Promise<boolean> {
    try {
      await this.openToNetwork();
      return true;
    } catch (error) {
      this.log(`the host could not be opened to the network: ${errorText(error)}`);
      return false;
    }
  }

  #changed(): void {
    // A table that sleeps is there for who knows it, but nobody is called to it
    this.#announcer?.tell(
      announced(this.tables.lines().filter(({ id }) => this.tables.get(id) !== undefined)),
    );
    this.lobby.update();
  }
}
