/** What becomes of the way to other devices: one that leads home, into a tunnel, a virtual machine, or nowhere (no router gave it). */
export type AddressKind = 'home' | 'vpn' | 'virtual' | 'self-given';

/** One address of this computer, and the adapter it belongs to. */
export type OwnAddress = {
  readonly address: string;
  readonly adapter: string;
  /** How many of its leading bits are the network's. */
  readonly prefix: number;
  readonly kind: AddressKind;
  /** It is link-local: the app takes it, browsers do not. */
  readonly needsApp?: true;
  /** Windows takes the network for a public one, in which it lets no device in unless it is told to. */
  readonly isPublic?: true;
};

/** The newest request of another device over HTTP. */
export type DeviceContact = {
  readonly from: string;
  /** The address of this computer that it asked. */
  readonly at: string;
  /** Milliseconds, until this was asked for; 0: it is connected. */
  readonly ago: number;
};

/**
 * What a host knows of its network: the answer to `check-network`. Whether other devices can reach it, only their visits tell, and
 * whether they hear it, none of this.
 */
export type NetworkCheck = {
  readonly system: 'windows' | 'mac' | 'linux' | 'other';
  readonly port: number;
  /** Every address but loopback, the likeliest for a guest first; of IPv6 one for each network. */
  readonly addresses: readonly OwnAddress[];
  /** Whether the host listens to other devices: never, once a table is open to the network, or now. */
  readonly listens: 'never' | 'not-yet' | 'yes';
  readonly discovery: 'on' | 'unavailable' | 'off';
  /** How many tables the network is told of. */
  readonly announced: number;
  /** Addresses of this computer whose announcements have lately come back to it. */
  readonly heard: readonly string[];
  /** Whether announcements of any other device, of whatever program, came in through a home network of late. */
  readonly hearsOthers: boolean;
  /** The devices that came last, the newest first. */
  readonly visits: readonly DeviceContact[];
};
