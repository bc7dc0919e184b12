import type { TableId } from '../../core/base/ids.ts';
import type { NearbyFrame } from '../../core/protocol/frames.ts';
import { LIMITS } from '../../core/protocol/limits.ts';
import type { Publisher } from './discovery/types.ts';
import type { NearbyTable } from './discovery/index.ts';
import type { TableListing } from './summaries.ts';

/**
 * The tables that the network is told of: those that are open to it, as many as an answer can name, the newest first. Who plays on from a
 * decision does it alone: the table is there for their device, and nobody is called to it.
 */
export const announced = (lines: readonly TableListing[]): readonly TableListing[] =>
  lines.filter(({ own, origin }) => own.reach === 'network' && origin === undefined).slice(-LIMITS.tables);

/** Tells discovery of tables, of each only when it is new or called otherwise. */
export class Announcer {
  readonly #publisher: Pick<Publisher, 'publish' | 'withdraw'>;
  readonly #told = new Map<TableId, string>();

  constructor(publisher: Pick<Publisher, 'publish' | 'withdraw'>) {
    this.#publisher = publisher;
  }

  /** The tables that discovery has been told of. */
  ids(): readonly TableId[] {
    return [...this.#told.keys()];
  }

  tell(lines: readonly TableListing[]): void {
    for (const { id, own } of lines) {
      const text = JSON.stringify([own.title, own.game]);
      if (this.#told.get(id) === text) continue;
      this.#publisher.publish({ id, title: own.title, game: own.game });
      this.#told.set(id, text);
    }
    for (const id of this.ids()) {
      if (lines.some((line) => line.id === id)) continue;
      this.#publisher.withdraw(id);
      this.#told.delete(id);
    }
  }
}

/** A table that discovery has found, as the owner is shown it. */
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
