import { seat as toSeat, type Seat } from '../../../base/ids.ts';
import type { Auction } from '../state.ts';

/** Who is to lead, or to match, after the seat `at`; somebody has to be in. */
export function nextTurn(phase: Auction, at: Seat): Auction {
  if (phase.led === null) return { ...phase, turn: nextIn(phase, at) }; // who was to lead dropped
  const next = nextAfter(phase, at);
  if (next !== phase.leader) return { ...phase, turn: next };
  return { ...phase, led: null, turn: nextIn(phase, phase.leader) }; // Falsche Fuffziger Decision X9
}

/** The next seat clockwise that is in or is the leader, who closes the circle. */
function nextAfter({ isIn, leader }: Auction, at: Seat): Seat {
  let next = (at + 1) % isIn.length;
  while (next !== leader && isIn[next] !== true) next = (next + 1) % isIn.length;
  return toSeat(next);
}

/** The next seat clockwise that is in. */
function nextIn({ isIn }: Auction, at: Seat): Seat {
  let next = (at + 1) % isIn.length;
  while (isIn[next] !== true) next = (next + 1) % isIn.length;
  return toSeat(next);
}
