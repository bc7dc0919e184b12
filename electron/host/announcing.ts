import type { NearbyFrame } from '../../core/protocol/frames.ts';
import type { Discovery, NearbyTable } from './discovery/types.ts';
import type { HostedTable } from './table/table.ts';

/** Tells discovery of the tables that are open to the network, and of no others. */
export function announce(
  discovery: Discovery,
  tables: readonly HostedTable[],
  told: Set<HostedTable['id']>,
): void {
  const open = tables.filter(({ state }) => state.setup.reach === 'network');
  for (const { id, state } of open) {
    discovery.publisher.publish({ id, title: state.setup.title, game: state.setup.game });
    told.add(id);
  }
  const ids = open.map((table) => table.id);
  for (const id of told) {
    if (ids.includes(id)) continue;
    discovery.publisher.withdraw(id);
    told.delete(id);
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
      : { phase: health.phase, seats: health.seats, taken: health.taken, pin: health.pin }),
  };
}
