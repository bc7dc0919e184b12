/** The network behind an address: a home network, a VPN, a virtual machine, or none (`self-given`: no router assigned it). */
export type AddressKind = 'home' | 'vpn' | 'virtual' | 'self-given';

/** One address of this computer, and the adapter it belongs to. */
export type OwnAddress = {
  readonly address: string;
  readonly adapter: string;
  /** The number of leading bits that identify the network. */
  readonly prefix: number;
  readonly kind: AddressKind;
  /** It is link-local, which only the app can use. */
  readonly needsApp?: true;
  /** Windows treats the network as public and blocks incoming connections by default. */
  readonly isPublic?: true;
};

/** The newest HTTP request of another device. */
export type DeviceContact = {
  readonly from: string;
  /** The address of this computer that it contacted. */
  readonly at: string;
  /** Milliseconds before this check; 0: it is connected. */
  readonly ago: number;
};

/**
 * What a host knows about its network: the answer to `check-network`. Only `visits` prove that other devices can reach it, and nothing
 * proves that they receive its announcements.
 */
export type NetworkCheck = {
  readonly system: 'windows' | 'mac' | 'linux' | 'other';
  readonly port: number;
  /** Every address but loopback, the likeliest for guests first; one IPv6 address per network. */
  readonly addresses: readonly OwnAddress[];
  /** Whether the host listens to other devices: never, not until a table is open to the network, or now. */
  readonly listens: 'never' | 'not-yet' | 'yes';
  readonly discovery: 'on' | 'unavailable' | 'off';
  /** Number of tables announced to the network. */
  readonly announced: number;
  /** Addresses of this computer whose own announcements recently came back. */
  readonly heard: readonly string[];
  /** Whether announcements of any other device, from any program, recently arrived through a home network. */
  readonly hearsOthers: boolean;
  /** The devices that contacted the host last, the newest first. */
  readonly visits: readonly DeviceContact[];
};
