/** Where a device stands to this host: it is this computer, an address that belongs here, or any other. */
export type Kind = 'own' | 'known' | 'stranger';

/** How many connections there are, how many of them are WebSockets, and how many of those wait to be admitted. */
export interface Tally {
  sockets: number;
  webSockets: number;
  waiting: number;
}
const TALLIED = ['sockets', 'webSockets', 'waiting'] as const;
const nothing = (): Tally => ({ sockets: 0, webSockets: 0, waiting: 0 });

/** One connection. */
export interface Guest {
  readonly device: Device;
  /** Ends it at once. */
  readonly cut: () => void;
  stage: 'plain' | 'waiting' | 'admitted' | 'gone';
}

/** An address with its connections, in the order in which they came. */
export interface Device extends Tally {
  readonly address: string;
  kind: Kind;
  readonly guests: Set<Guest>;
}

/** Whose connections may be cut to make room: those that wait as WebSockets, or all that are not admitted. */
export type Cuttable = 'waiting' | 'unadmitted';

const mayGo = ({ stage }: Guest, cuttable: Cuttable): boolean =>
  stage === 'waiting' || (stage === 'plain' && cuttable === 'unadmitted');

const countOf = ({ sockets, webSockets, waiting }: Device, cuttable: Cuttable): number =>
  cuttable === 'waiting' ? waiting : sockets - webSockets + waiting;

/** Everybody who is connected, counted as they come and go. */
export class Crowd {
  readonly totals: Readonly<Record<Kind, Readonly<Tally>>>;
  readonly #totals: Readonly<Record<Kind, Tally>> = { own: nothing(), known: nothing(), stranger: nothing() };
  readonly #devices = new Map<string, Device>();

  constructor() {
    this.totals = this.#totals;
  }

  /** The device with an address; one that was not there is counted as `kind` says. */
  device(address: string, kind: () => Kind): Device {
    return this.#devices.get(address) ?? { ...nothing(), address, kind: kind(), guests: new Set() };
  }

  isHere(address: string): boolean {
    return this.#devices.has(address);
  }

  arrive(device: Device, cut: () => void): Guest {
    const guest: Guest = { device, cut, stage: 'plain' };
    this.#devices.set(device.address, device);
    device.guests.add(guest);
    this.#count(device, 'sockets', 1);
    return guest;
  }

  wait(guest: Guest): void {
    guest.stage = 'waiting';
    this.#count(guest.device, 'webSockets', 1);
    this.#count(guest.device, 'waiting', 1);
  }

  admit(guest: Guest): void {
    if (guest.stage !== 'waiting') return;
    guest.stage = 'admitted';
    this.#count(guest.device, 'waiting', -1);
  }

  leave(guest: Guest): void {
    const { device, stage } = guest;
    if (stage === 'gone') return;
    guest.stage = 'gone';
    this.#count(device, 'sockets', -1);
    if (stage !== 'plain') this.#count(device, 'webSockets', -1);
    if (stage === 'waiting') this.#count(device, 'waiting', -1);
    device.guests.delete(guest);
    if (device.guests.size === 0) this.#devices.delete(device.address);
  }

  /** A stranger's address belongs here from now on. */
  welcome(device: Device): void {
    if (device.kind !== 'stranger') return;
    for (const what of TALLIED) {
      this.#totals.stranger[what] -= device[what];
      this.#totals.known[what] += device[what];
    }
    device.kind = 'known';
  }

  /** Cuts the oldest connection of a device that may be cut; whether there was one. */
  cutFrom(device: Device, cuttable: Cuttable): boolean {
    for (const guest of device.guests) {
      if (!mayGo(guest, cuttable)) continue;
      this.leave(guest);
      guest.cut();
      return true;
    }
    return false;
  }

  /** The same, of the device of a kind that has the most of them: whoever fills the house pushes out their own. */
  cutOf(kind: Kind, cuttable: Cuttable): boolean {
    let largest: Device | undefined;
    let most = 0;
    for (const device of this.#devices.values()) {
      if (device.kind !== kind || countOf(device, cuttable) <= most) continue;
      largest = device;
      most = countOf(device, cuttable);
    }
    return largest !== undefined && this.cutFrom(largest, cuttable);
  }

  #count(device: Device, what: keyof Tally, by: 1 | -1): void {
    device[what] += by;
    this.#totals[device.kind][what] += by;
  }
}
