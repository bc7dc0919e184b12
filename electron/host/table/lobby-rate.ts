import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import type { TableAsk } from '../../../core/protocol/requests.ts';
import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';
import { createRateLimit } from '../rate-limit.ts';
import type { Visitor } from './people.ts';

/** Requests with which guests make the host write to its disk as often as they like, and what each costs of `lobbyBurst`. */
const COSTS: { readonly [Type in TableAsk['type']]?: number } = {
  sit: 3,
  leave: 3,
  'move-here': 3,
  'claim-seat': 3,
  rename: 1,
  adjust: 1,
  pause: 1,
  resume: 1,
  ready: 1,
};

/** Whether somebody changes the lobby too often: over all tables of the host, since they share its disk. */
export interface LobbyRate {
  /** Why this request is not done now; undefined: it is, and was counted. The owner and this computer are not. */
  refusal(visitor: Visitor, type: TableAsk['type']): Rejection | undefined;
}

export function createLobbyRate(clock: Clock, limits: HostLimits): LobbyRate {
  const changes = createRateLimit(clock, limits.lobbyBurst, limits.lobbyPerMinute / 60);
  return {
    refusal: ({ address, isOwner, isOwnComputer }, type) => {
      const cost = COSTS[type];
      if (cost === undefined || isOwner || isOwnComputer) return undefined;
      const wait = changes.take(address, cost);
      return wait === 0 ? undefined : rejection('too-fast', { seconds: Math.ceil(wait / 1000) });
    },
  };
}
