import type { Json } from '../../../core/base/json.ts';
import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { SharedReplay, You } from '../../../core/protocol/frames.ts';
import type { Film } from '../../../core/protocol/records.ts';
import type { TableRequestOf } from '../../../core/protocol/requests.ts';
import type { TableState } from '../../../core/table/index.ts';
import { filmAt } from '../storage/films.ts';
import { isHost, seatsOfOccupants, facingOf, type Client } from './people.ts';
import type { Outcome } from './table.ts';

interface Playback extends Pick<SharedReplay, 'position' | 'isPlaying' | 'speed'> {
  readonly leader: Client | undefined;
}

/**
 * The replay of the match that has just ended: its film, and where the pages are that watch it together. It is in no log, and ends with the
 * next match or the host.
 */
export class SharedReplays {
  #film: Promise<Result<Film, Rejection>> | undefined;
  #playback: Playback | undefined;

  /** Returns the film of the match, made once for everybody. */
  film(state: TableState): Outcome {
    if (state.phase !== 'ended') return fail(rejection('not-ended'));
    this.#film ??= filmAt(state);
    return { until: this.#film.then((film) => () => Promise.resolve(film as Result<Json, Rejection>)) };
  }

  /** Takes the lead, moves the replay, gives the lead up, or ends the replay for everybody. Repeating a request changes nothing. */
  lead(
    state: TableState,
    client: Client,
    request: TableRequestOf<'lead-replay'>,
  ): Result<undefined, Rejection> {
    if (state.phase !== 'ended') return fail(rejection('not-ended'));
    const { step, position, isPlaying, speed } = request;
    const isLeader = this.#playback?.leader === client;
    if (!(step === 'take' ? mayLead(state, client) : isLeader))
      return fail(rejection('not-available', { type: request.type, available: [] }));
    const last = state.game?.actions.length ?? 0;
    if (position > last) return fail(rejection('too-high', { most: last }));
    const isLed = step === 'take' || step === 'move';
    if (step === 'end') this.#playback = undefined;
    else
      this.#playback = { leader: isLed ? client : undefined, position, isPlaying: isLed && isPlaying, speed };
    return ok(undefined);
  }

  /**
   * Ends the replay with its match, and stops it when its leader has gone.
   * @returns whether clients have to be told
   */
  update(state: TableState, clients: readonly Client[]): boolean {
    if (state.phase !== 'ended') {
      this.#film = undefined;
      this.#playback = undefined;
      return false; // everybody is shown the new phase
    }
    const { leader } = this.#playback ?? {};
    if (this.#playback === undefined || leader === undefined) return false;
    if (clients.includes(leader) && mayLead(state, leader)) return false;
    this.#playback = { ...this.#playback, leader: undefined, isPlaying: false };
    return true;
  }

  /** Returns the replay as everybody sees it. */
  shown(state: TableState): SharedReplay | undefined {
    if (this.#playback === undefined) return undefined;
    const { leader, ...playback } = this.#playback;
    if (leader === undefined) return playback;
    const [first] = seatsOfOccupants(state, leader.occupants);
    return { ...playback, leader: facingOf(state, leader) ?? first ?? 'host' };
  }

  privatePartFor(client: Client): Pick<You, 'leadsReplay'> {
    return this.#playback?.leader === client ? { leadsReplay: true } : {};
  }
}

/** Whoever has a seat or hosts may lead; nobody who only watches. */
const mayLead = (state: TableState, client: Client): boolean =>
  isHost(state, client) || seatsOfOccupants(state, client.occupants).length > 0;
