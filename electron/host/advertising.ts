import type { TableId } from '../../core/base/ids.ts';
import type { NearbyFrame } from '../../core/protocol/frames.ts';
import { LIMITS } from '../../core/protocol/limits.ts';
import type { Publisher } from './discovery/types.ts';
import type { NearbyTable } from './discovery/index.ts';
import type { TableListing } from './listings.ts';

/**
 * Returns the tables to advertise: those open to the network, at most as many as an answer can name, the newest ones. A table that plays on
 * from a decision is not advertised: it belongs to one device.
 */
export const advertised = (listings: readonly TableListing[]): readonly TableListing[] =>
  listings.filter(({ own, origin }) => own.reach === 'network' && origin === undefined).slice(-LIMITS.tables);

/** Publishes tables through discovery, each only when it is new or its title or game has changed. */
export class Advertiser {
  readonly #publisher: Pick<Publisher, 'publish' | 'withdraw'>;
  readonly #published = new Map<TableId, string>();

  constructor(publisher: Pick<Publisher, 'publish' | 'withdraw'>) {
    this.#publisher = publisher;
  }

  /** The published tables. */
  ids(): readonly TableId[] {
    return [...this.#published.keys()];
  }

  update(listings: readonly TableListing[]): void {
    for (const { id, own } of listings) {
      const text = JSON.stringify([own.title, own.game]);
      if (this.#published.get(id) === text) continue;
      this.#publisher.publish({ id, title: own.title, game: own.game });
      this.#published.set(id, text);
    }
    for (const id of this.ids()) {
      if (listings.some((listing) => listing.id === id)) continue;
      this.#publisher.withdraw(id);
      this.#published.delete(id);
    }
  }
}

/** Returns a table found by discovery, as the owner's frame has it. */
export function nearbyFrame(table: NearbyTable): NearbyFrame {
  const { id, title, game, addresses, port, appVersion, protocol, isCompatible, health } = table;
  return {
    id,
    title,
    game,
    address: addresses[0] ?? '',
    port,
    appVersion,
    protocol,
    isCompatible,
    ...(health === undefined
      ? {}
      : {
          ...(health.phase === undefined ? {} : { phase: health.phase }),
          seats: health.seats,
          taken: health.taken,
          pin: health.pin,
        }),
  };
}
