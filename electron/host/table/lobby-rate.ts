import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import type { TableRequest } from '../../../core/protocol/requests.ts';
import { isUndo, type TableState } from '../../../core/table/index.ts';
import type { Clock } from '../clock.ts';
import type { HostLimits } from '../limits.ts';
import { createRateLimit } from '../rate-limit.ts';
import type { Client } from './people.ts';

/** Requests of a co-host cost half, since setting up a table takes many of them. */
const HOSTING = 0.5;

/**
 * The cost of each request in units of `lobbyBurst`: requests that make the host write to its disk and can be repeated without end. The
 * rules of the game bound actions, but not undos; reactions and the like have their own rates and write nothing. Predictions cost nothing
 * here, because other devices at the same address, which share this rate, would notice.
 */
const COSTS: { readonly [Type in TableRequest['type']]: number } = {
  sit: 3,
  leave: 3,
  'move-here': 3,
  'claim-seat': 3,
  'play-on': 3,
  rename: 1,
  'say-who': 1,
  ready: 1,
  'take-back': 1,
  'give-back': 1,
  adjust: 1,
  pause: 1,
  resume: 1,
  configure: HOSTING,
  'seat-bot': HOSTING,
  'free-seat': HOSTING,
  shuffle: HOSTING,
  'commit-share': HOSTING,
  'reveal-share': 0,
  start: HOSTING,
  'last-hand': HOSTING,
  'end-game': HOSTING,
  rematch: HOSTING,
  'put-away': HOSTING,
  'take-over': HOSTING,
  'open-seat': HOSTING,
  'answer-knock': HOSTING,
  remove: HOSTING,
  'remove-device': HOSTING,
  'mute-device': HOSTING,
  'close-seat': HOSTING,
  'let-in': HOSTING,
  'admit-wrong-pins': HOSTING,
  'second-host': HOSTING,
  'try-again': HOSTING,
  act: 0,
  decide: 0,
  ping: 0,
  face: 0,
  advise: 0,
  review: 0,
  history: 0,
  story: 0,
  film: 0,
  record: 0,
  'lead-replay': 0,
  'end-evening': 0,
  'what-next': 0,
  chances: 0,
  'what-if': 0,
  breakdown: 0,
  shown: 0,
  hold: 0,
  react: 0,
  nudge: 0,
  predict: 0,
  'seat-code': 0,
  'compare-words': 0,
};

/** Limits writes per address over all tables of the host, since they share its disk. */
export interface LobbyRate {
  /** Why a request is too fast; undefined if it is not, which is counted. The owner and this computer are exempt. */
  refusal(client: Client, request: TableRequest, table: TableState): Rejection | undefined;
}

export function createLobbyRate(clock: Clock, limits: HostLimits): LobbyRate {
  const changes = createRateLimit(clock, limits.lobbyBurst, limits.lobbyPerMinute / 60);
  return {
    refusal: ({ address, isOwner, isOwnComputer }, request, table) => {
      if (isOwner || isOwnComputer) return undefined;
      const isTakenBack = request.type === 'act' && isUndo(table, request.action);
      const cost = isTakenBack ? COSTS['take-back'] : COSTS[request.type];
      if (cost === 0) return undefined;
      const wait = changes.take(address, cost);
      return wait === 0 ? undefined : rejection('too-fast', { seconds: Math.ceil(wait / 1000) });
    },
  };
}
