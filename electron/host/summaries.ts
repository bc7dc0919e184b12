import type { TableSummary } from '../../core/protocol/frames.ts';
import { gameOptions } from '../../core/table/index.ts';
import type { HostedTable } from './table/table.ts';

/** What lists say of a table; who sits there they tell the person who hosts alone. */
export function summaryOf({ state, secrets }: HostedTable, isOwner = false): TableSummary {
  return {
    id: state.id,
    title: state.setup.title,
    game: state.setup.game,
    edition: gameOptions(state).edition,
    phase: state.phase,
    reach: state.setup.reach,
    seats: state.seats.length,
    ...(isOwner && { names: state.seats.flatMap((who) => (who.type === 'free' ? [] : [who.name])) }),
    taken: state.seats.filter((who) => who.type !== 'free').length,
    pin: secrets.hasPin(),
    changedAt: state.changedAt,
  };
}
