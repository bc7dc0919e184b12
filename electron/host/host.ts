import type { Server } from 'node:http';
import { hostname } from 'node:os';
import { formatEndpoint } from '../../core/base/endpoint.ts';
import { toTableId, type TableId } from '../../core/base/ids.ts';
import { malformed } from '../../core/base/parse.ts';
import { rejection, type Rejection } from '../../core/base/rejection.ts';
import { fail, type Result } from '../../core/base/result.ts';
import type { PersonId } from '../../core/house/house-game.ts';
import type { HostFrame, ProofAnswer, Reachable } from '../../core/protocol/frames.ts';
import type { NetworkCheck, DeviceContact } from '../../core/protocol/network-check.ts';
import type { Prove } from '../../core/protocol/requests.ts';
import { advertised, Advertiser, nearbyFrame } from './advertising.ts';
import type { Discovery } from './discovery/index.ts';
import { every } from './clock.ts';
import type { Disk } from './storage/disk.ts';
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
import { forgetPerson, goOnForgetting, type ForgetParts } from './forget.ts';
import { House } from './house.ts';
import { Importing } from './importing.ts';
import { hostReport, LOG_LINES } from './diagnosis.ts';
import { Evenings, type StoredEvenings } from './evenings.ts';
import { houseClaimsAt } from './house-claims.ts';
import { errorText } from './storage/files.ts';
import type { OpenedHouse } from './storage/house-file.ts';
import type { LogFile } from './storage/log-file.ts';
import type { ProofQuestion } from './http/answer.ts';
import { isLoopback, namesOfComputer, type OwnNames } from './http/gate.ts';
import { LOOPBACK, rebind } from './http/listener.ts';
import type { Host } from './options.ts';
import { Problems } from './problems.ts';
import { RecordFiles } from './storage/record-files.ts';
import type { KeptByRecords } from './record-keeping.ts';
import { Retries } from './retries.ts';
import { hashOf, proveKeys } from './secrets.ts';
import type { Admission } from './socket/admission.ts';
import type { HostApi } from './socket/host-service.ts';
import { HostBroadcast } from './socket/host-service.ts';
import type { Sockets } from './socket/upgrade.ts';
import { isOwners } from './listings.ts';
import { TableFiles } from './storage/table-files.ts';
import { createLobbyRate } from './table/lobby-rate.ts';
import { frozenBy } from './table/runner.ts';
import type { Occupancy } from './table/occupancy.ts';
import type { TableServices } from './table/table.ts';
import { CHECK_TIME, Tables } from './tables.ts';
import type { BotPool } from './thinking/bot-pool.ts';

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
  /** The folder of the host, and two of its own. */
  readonly folder: string;
  readonly tablesDir: string;
  readonly recordsDir: string;
  readonly services: Omit<
    TableServices,
    | 'lobbyRate'
    | 'retries'
    | 'house'
    | 'isOwner'
    | 'ownerKey'
    | 'endpoints'
    | keyof KeptByRecords
    | 'changed'
    | 'occupancy'
    | 'filesRewritten'
    | 'pinSet'
    | 'openToNetwork'
    | 'places'
    | 'playOn'
    | 'putAway'
    | 'evenings'
    | 'recordedGames'
    | 'houseClaims'
  >;
  readonly occupancyChanged: (occupancy: Occupancy) => void;
  readonly newestLog: LogFile['newest'];
  readonly rewriteLog: LogFile['rewrite'];
  readonly house: OpenedHouse;
  readonly evenings: StoredEvenings;
  /** Whether it stays bound to loopback. */
  readonly isLocalOnly: boolean;
  readonly admission: Admission;
  /** Other devices that have connected, the newest first. */
  readonly contacts: () => readonly DeviceContact[];
}

/** Where the server listens. `refused`: why it is not the requested address. */
export interface Bound {
  readonly address: string;
  readonly port: number;
  readonly refused?: unknown;
}

/** Milliseconds for which frames show the same endpoints: reading the adapters takes an eighth of the time of an act. */
const PLACES_TTL = 1_000;

/** What a running host consists of; `closeAll` ends what was started. */
export interface HostRuntime {
  readonly server: Server;
  readonly bound: Bound;
  readonly sockets: Pick<Sockets, 'cutLost'>;
  readonly discovery: Discovery | undefined;
  readonly closeAll: () => Promise<void>;
}

/** Returns the address to bind for the network: the one that discovery is confined to, or all. */
export function networkAddress(): string {
  const isConfined = (process.env['AUCTION_NIGHT_INTERFACES'] ?? '').trim() !== '';
  if (!isConfined) return ANYWHERE;
  const addresses = interfacesFromEnvironment()().map((entry) => entry.address);
  if (addresses.every(isLoopback)) return addresses[0] ?? LOOPBACK;
  return ANYWHERE;
}

/** A running host, which connects its parts. */
export class RunningHost implements Host, HostApi {
  readonly ownerSecret: string;
  readonly log: (line: string) => void;
  readonly tables: Tables;
  readonly broadcast: HostBroadcast;
  readonly records: RecordFiles;
  readonly house: House;
  readonly importing: Importing;
  readonly botPool: BotPool;
  readonly evenings: Evenings;
  readonly #parts: HostParts;
  readonly #ownerHash: string;
  readonly #interfaces: ListInterfaces;
  readonly #publicNetworks: () => readonly string[];
  readonly #retries: Retries;
  readonly #problems: Problems;
  #boundAddress = LOOPBACK;
  #opening: Promise<void> | undefined;
  #server: Server | undefined;
  #port = 0;
  #discovery: Discovery | undefined;
  #advertiser: Advertiser | undefined;
  #sockets: Pick<Sockets, 'cutLost'> | undefined;
  /** The endpoints that clients have last been sent. */
  #sentEndpoints = '';
  /** What frames show of the endpoints; undefined: to be read. */
  #places: { readonly readAt: number; readonly endpoints: readonly string[] } | undefined;
  #endWatch: () => void = () => undefined;
  #endSettingsWatch: () => void = () => undefined;
  #writeSettings: () => Promise<void> = () => Promise.resolve();
  /** The last check or change of the settings. */
  #settingsCheck: Promise<void> = Promise.resolve();
  #closeAll: () => Promise<void> = () => Promise.resolve();
  #stopListening: () => void = () => undefined;
  #isClosing = false;

  constructor(parts: HostParts) {
    this.#parts = parts;
    this.ownerSecret = parts.ownerSecret;
    this.log = parts.services.log;
    this.botPool = parts.services.botPool;
    this.#ownerHash = hashOf(parts.ownerSecret);
    this.#interfaces = withWaysOut(interfacesFromEnvironment(), parts.services.clock);
    this.broadcast = new HostBroadcast(this);
    this.#retries = new Retries(parts.services.clock);
    this.#problems = new Problems(this.#retries, () => this.broadcast.update());
    parts.admission.onFullness((fullness) => {
      this.#problems.settle(({ type }) => type === 'house-full');
      if (fullness !== undefined) this.#problems.add({ type: 'house-full', ...fullness });
    });
    this.#publicNetworks = publicNetworks(process.platform, parts.services.clock);
    const { disk, services } = parts;
    this.records = new RecordFiles(disk, parts.recordsDir, () => {
      this.broadcast.update();
      void this.evenings.read();
    });
    this.house = new House({
      ...services,
      file: parts.house.file,
      retries: this.#retries,
      changed: () => {
        this.broadcast.update();
        if (this.evenings.isShared) this.tables.showAll(); // their ledgers show who is who
      },
    });
    this.evenings = this.#newEvenings(parts);
    this.importing = new Importing({
      disk,
      folder: parts.folder,
      log: services.log,
      house: this.house,
      records: this.records,
      retries: this.#retries,
    });
    if (parts.house.aside !== undefined)
      this.#problems.add({ type: 'house-put-aside', file: parts.house.aside });
    this.tables = this.#newTables(parts);
  }

  #newEvenings({ services, evenings }: HostParts): Evenings {
    return new Evenings(
      {
        ...services,
        tables: () => this.tables.states(),
        games: () => this.records.games(),
        currentId: (id) => this.house.currentId(id),
        changed: () => this.#storeSettings(),
        recorded: () => this.tables.showAll(),
      },
      evenings,
    );
  }

  #newTables({ disk, services, tablesDir, occupancyChanged }: HostParts): Tables {
    const shared = { records: this.records, problems: this.#problems };
    return new Tables({
      ...shared,
      files: new TableFiles({
        ...shared,
        ...services,
        disk,
        folder: tablesDir,
        rewritten: (id) => this.tables.filesRewritten(id),
      }),
      services: {
        ...services,
        lobbyRate: createLobbyRate(services.clock, services.limits),
        retries: this.#retries,
        house: this.house,
        ownerKey: this.#ownerHash,
        endpoints: () => this.endpoints(),
        places: () => this.#placesNow(),
        openToNetwork: () => this.#isOpenToNetwork(),
        evenings: this.evenings,
        recordedGames: () => this.records.games(),
        houseClaims: (table) => houseClaimsAt(this, table),
      },
      occupancyChanged,
      listChanged: () => this.#changed(),
      onFound: () => void this.openForTables(),
    });
  }

  /** Starts the host: the server listens, and discovery (if any) advertises its tables. */
  start({ server, bound: { port, address, refused }, sockets, discovery, closeAll }: HostRuntime): void {
    this.#server = server;
    this.#port = port;
    this.#boundAddress = address;
    this.#sockets = sockets;
    if (refused !== undefined) this.#networkRefused(refused);
    this.#discovery = discovery;
    this.#advertiser = discovery === undefined ? undefined : new Advertiser(discovery.publisher);
    this.#closeAll = closeAll;
    discovery?.onStatus(() => this.broadcast.update());
    discovery?.browser.onChange(() => this.broadcast.update());
    this.#stopListening = this.#parts.services.clock.onSleep(() => this.networkChanged());
    this.#sentEndpoints = this.endpoints().join();
    this.#endWatch = watchInterfaces(interfacesFromEnvironment(), this.#parts.services.clock, () =>
      this.#addressesChanged(),
    );
    this.#changed();
    this.tables.tidyUp();
    this.tables.watchFiles();
  }

  get port(): number {
    return this.#port;
  }

  get ownerLink(): string {
    return `http://${LOOPBACK}:${this.#port}/#owner=${this.ownerSecret}`;
  }

  get ownNames(): OwnNames {
    return { port: this.#port, names: [...namesOfComputer(hostname()), ...this.#advertisedNames()] };
  }

  #advertisedNames(): readonly string[] {
    return this.#advertiser?.ids().map((id) => `an-${id}.local`) ?? [];
  }

  /** Returns each `address:port` at which other devices at home reach this host, the likeliest first. */
  endpoints(): readonly string[] {
    return this.reachable().flatMap(({ address, isVirtual, needsApp }) =>
      isVirtual || needsApp === true ? [] : [formatEndpoint({ address, port: this.#port })],
    );
  }

  /** As `endpoints`, not older than `PLACES_TTL`. */
  #placesNow(): readonly string[] {
    const now = this.#parts.services.clock.elapsed();
    if (this.#places === undefined || now - this.#places.readAt > PLACES_TTL)
      this.#places = { readAt: now, endpoints: this.endpoints() };
    return this.#places.endpoints;
  }

  /** Returns every endpoint at which a page that was served at `host` may look for this host when it has lost it. */
  elsewhere(host: string): readonly string[] {
    const named = this.#advertisedNames().map((name) => `${name}:${this.#port}`);
    return this.#listens() === 'yes'
      ? [...this.endpoints(), ...named].filter((endpoint) => endpoint !== host)
      : [];
  }

  prove(request: Pick<Prove, 'nonce' | 'keys'>, endpoint: string): ProofAnswer {
    return proveKeys(request, endpoint, this.endpoints(), [this.#ownerHash]);
  }

  /** Proves at an endpoint that this is the host of a table whose keys the question names. */
  proveTable({ table: id, endpoint, isLocal, ...request }: ProofQuestion): ProofAnswer | undefined {
    const known = toTableId(id);
    const table = known === undefined ? undefined : this.tables.get(known);
    const isOpen = isLocal || table?.state.setup.reach === 'network';
    return isOpen ? table?.prove(request, endpoint) : undefined;
  }

  reachable(): readonly Reachable[] {
    return this.#listens() === 'yes'
      ? reachableAddresses(this.#interfaces(), this.#contactedAddresses())
      : [];
  }

  isKnownAddress(address: string, port: number): boolean {
    return this.#discovery?.isKnownAddress(address, port) ?? false;
  }

  rememberAddress(address: string, port: number): void {
    this.#discovery?.rememberAddress(address, port);
  }

  get ownerKey(): string {
    return this.#ownerHash;
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

  async forgetPerson(id: PersonId, as: string): Promise<Result<undefined, Rejection>> {
    try {
      await this.importing.goOn(); // an archive that waits for the disk has names, too
    } catch (error) {
      return fail(rejection('table-frozen', { why: frozenBy(error) }));
    }
    return forgetPerson(this.#forgetParts(), id, as);
  }

  /** Finishes what an earlier start has begun to import and to forget, before any table is loaded. Never rejects. */
  async finishEarlier(): Promise<void> {
    await this.importing
      .goOn()
      .catch((error: unknown) => this.log(`an archive could not be imported: ${errorText(error)}`));
    await goOnForgetting(this.#forgetParts()).catch((error: unknown) =>
      this.log(`the traces of a person could not be removed: ${errorText(error)}`),
    );
  }

  #forgetParts(): ForgetParts {
    const { house, tables, records, log } = this;
    return { house, tables, records, log, retries: this.#retries, rewriteLog: this.#parts.rewriteLog };
  }

  networkChanged(): void {
    this.#discovery?.refresh();
    this.tables.onSystemResume();
    this.#addressesChanged();
    this.broadcast.update();
  }

  /** Ends connections over lost addresses, and shows everybody the new ones. */
  #addressesChanged(): void {
    const own = new Set(everyAddress());
    // An empty list means that the system did not give one
    if (own.size > 0) this.#sockets?.cutLost((address) => isLoopback(address) || own.has(address));
    const endpoints = this.endpoints();
    this.#places = undefined;
    if (endpoints.join() === this.#sentEndpoints) return;
    this.#sentEndpoints = endpoints.join();
    this.log(`this computer is reached at ${this.#sentEndpoints || 'no address'} now`);
    this.tables.showAll();
    this.broadcast.update();
  }

  /**
   * Writes the settings, now and whenever somebody has removed them. The host continues without; the owner sees a problem until they are
   * written. Never rejects.
   */
  async keepSettings(write: () => Promise<void>, exist: () => Promise<boolean>): Promise<void> {
    const writeOrRetry = (): Promise<void> =>
      write().catch((error: unknown) => {
        const problem = { type: 'disk', why: frozenBy(error) } as const;
        if (this.#problems.addUntil('the settings', problem, write))
          this.log(
            `the settings could not be saved, so the owner link and the port may change: ${errorText(error)}`,
          );
      });
    this.#writeSettings = writeOrRetry;
    this.#endSettingsWatch = every(this.#parts.services.clock, CHECK_TIME, () => {
      if (!this.#retries.has('the settings'))
        this.#settingsCheck = this.#settingsCheck.then(async () => {
          if (!(await exist())) await writeOrRetry();
        });
    });
    await writeOrRetry();
  }

  /** Sets whether all tables are one evening, from the next match on. */
  async shareEvenings(isShared: boolean): Promise<void> {
    this.evenings.share(isShared);
    this.#storeSettings();
    await this.#settingsCheck;
    this.broadcast.update();
  }

  #storeSettings(): void {
    this.#settingsCheck = this.#settingsCheck.then(this.#writeSettings);
  }

  /** Opens the host to the network if tables were open to it before. Never rejects; retries if the system refuses. */
  async openForTables(): Promise<void> {
    if (!this.tables.listings().some(({ own }) => own.reach === 'network')) return;
    await this.openToNetwork().catch((error: unknown) => {
      if (this.#parts.isLocalOnly) this.log(`not open to the network: ${errorText(error)}`);
      else this.#networkRefused(error);
    });
  }

  dismissProblem(id: number): void {
    this.#problems.dismiss(id);
  }

  freeConnections(): void {
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
      addresses: ownAddresses(interfaces, this.#contactedAddresses()).map((own) =>
        isPublic.includes(own.adapter) ? { ...own, isPublic: true as const } : own,
      ),
      listens: this.#listens(),
      discovery: this.#discoveryState(),
      announced: this.#advertiser?.ids().length ?? 0,
      heard: interfaces
        .filter(({ name }) =>
          interfaces.some((other) => other.name === name && heard.includes(other.address)),
        )
        .map(({ address }) => address),
      hearsOthers: browser?.hearsOthers() ?? false,
      visits: this.#parts
        .contacts()
        .filter(({ from }) => interfaces.every(({ address }) => address !== from)),
    };
  }

  async report(): Promise<readonly string[]> {
    return hostReport({
      network: this.checkNetwork(),
      tables: this.tables.listings(),
      problems: this.#problems.all(),
      log: await this.#parts.newestLog(LOG_LINES),
    });
  }

  frame(isOwner: boolean): HostFrame {
    const listings = this.tables.listings();
    const discovery = this.#discovery;
    return {
      type: 'host',
      isOwner,
      appVersion: this.#parts.appVersion,
      port: this.#port,
      tables: isOwner
        ? [...listings.filter(isOwners), ...this.tables.putAwayListings()].map(({ own }) => own)
        : advertised(listings).map(({ open }) => open),
      ...(isOwner && {
        owner: {
          reachable: this.reachable(),
          discovery: this.#discoveryState(),
          nearby: discovery?.browser.tables().map(nearbyFrame) ?? [],
          problems: this.#problems.all(),
          ...(this.records.saved > 0 && { recordsSaved: this.records.saved }),
          ...(this.evenings.isShared && { isOneEvening: true }),
          ...(this.house.list().length > 0 && { hasPeople: true }),
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
    this.#endSettingsWatch();
    const retrying = this.#retries.stop();
    this.#server?.close(); // first: a client that reconnects to a host without tables would learn that its table is gone
    await Promise.all([this.tables.close(), retrying, this.#settingsCheck]);
    await this.#closeAll();
  }

  /** The addresses of this host that other devices have connected to. */
  #contactedAddresses(): readonly string[] {
    return this.#parts.contacts().map(({ at }) => at);
  }

  #networkRefused(error: unknown): void {
    this.log(`the address for the network was refused: ${errorText(error)}`);
    this.#problems.addUntil('the network', { type: 'network-refused' }, () => this.openToNetwork());
  }

  #listens(): NetworkCheck['listens'] {
    if (this.#parts.isLocalOnly) return 'never';
    return this.#boundAddress === LOOPBACK && networkAddress() !== LOOPBACK ? 'not-yet' : 'yes';
  }

  #discoveryState(): NetworkCheck['discovery'] {
    if (this.#discovery === undefined) return 'off';
    return this.#discovery.status() === 'available' ? 'on' : 'unavailable';
  }

  async #rebind(): Promise<void> {
    if (this.#parts.isLocalOnly) throw new Error('it was started for this computer alone');
    const address = networkAddress();
    if (this.#server === undefined || this.#boundAddress === address || this.#isClosing) return;
    await rebind(this.#server, address, this.#port);
    this.#boundAddress = address;
    this.#places = undefined;
    this.#problems.settle(({ type }) => type === 'network-refused');
    this.broadcast.update();
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
    // An unloaded table can be opened, but is not advertised
    this.#advertiser?.update(
      advertised(this.tables.listings().filter(({ id }) => this.tables.get(id) !== undefined)),
    );
    this.broadcast.update();
  }
}
