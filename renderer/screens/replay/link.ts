import type { TableSession } from '../../session/table-session.ts';
import { isApp } from '../../stores/device.ts';
import { tableLink } from '../join/address.ts';

/** The address of a position of the match that has just ended at a table; undefined if other devices find no way to it. */
export function linkTo({ id, frame }: TableSession, position: number): string | undefined {
  const place = isApp ? frame?.table.places?.[0] : window.location.host;
  return place && `${tableLink(place, id)}/replay/${position}`;
}
