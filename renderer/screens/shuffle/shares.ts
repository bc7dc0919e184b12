import type { TableFrameTable } from '../../../core/protocol/frames.ts';

/** The names of people whose device has no share in the shuffle. */
export function withoutShare({ seats, shuffle }: TableFrameTable): readonly string[] {
  if (shuffle?.host === undefined) return [];
  const held = [shuffle.host, ...shuffle.devices].flatMap((party) => party.seats as readonly number[]);
  return seats.flatMap((who, at) =>
    who.type === 'person' && !who.isHost && !held.includes(at) ? [who.name] : [],
  );
}
