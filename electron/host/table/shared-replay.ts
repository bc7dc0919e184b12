import { rejection, type Rejection } from '../../../core/base/rejection.ts';
import { fail, ok, type Result } from '../../../core/base/result.ts';
import type { SharedReplay, You } from '../../../core/protocol/frames.ts';
import type { Film } from '../../../core/protocol/records.ts';
import type { TableRequestOf } from '../../../core/protocol/requests.ts';
import type { HouseClaim } from '../../../core/story/claims.ts';
import type { TableState } from '../../../core/table/index.ts';
import { hasOpenHands, type FilmViewer } from '../../../core/record/index.ts';
import { endAt, filmAt } from '../storage/films.ts';
import { isHost, seatsOfOccupants, facingOf, type Client } from './people.ts';

interface Playback extends Omit<SharedReplay, 'leader'> {
  readonly leader: Client | undefined;
}

/**
 * The replay of the match that has just ended: its film, and where the pages are that watch it together. It is in no log, and ends with the
 * next match or the host.
 */
export class SharedReplays {
  readonly #films = new Map<FilmViewer, Promise<Result<Film, Rejection>>>();
  readonly #houseClaims: (table: TableState) => Promise<readonly HouseClaim[]>;
  #playback: Playback | undefined;

  constructor(houseClaims: (table: TableState) => Promise<readonly HouseClaim[]>) {
    this.#houseClaims = houseClaims;
  }

  /** Returns the film of the match, made once for each viewer. A television sees the open table, or all hands if who leads has opened them. */
  film(state: TableState, client: Client, viewer: FilmViewer = 'table'): Promise<Result<Film, Rejection>> {
    if (state.phase !== 'ended') return Promise.resolve(fail(rejection('not-ended')));
    const mayBeShown = viewer === 'table' || (viewer === 'all' && this.#playback?.isOpen === true);
    if (client.isTelevision && !mayBeShown) return Promise.resolve(fail(rejection('only-shows')));
    const film = this.#films.get(viewer) ?? this.#film(state, viewer);
    this.#films.set(viewer, film);
    return film;
  }

  async #film(state: TableState, viewer: FilmViewer): Promise<Result<Film, Rejection>> {
    return filmAt(state, viewer, await this.#houseClaims(state));
  }

  /** Takes the lead, moves the replay, gives the lead up, or ends the replay for everybody. Repeating a request changes nothing. */
  lead(
    state: TableState,
    client: Client,
    request: TableRequestOf<'lead-replay'>,
  ): Result<undefined, Rejection> {
    if (state.phase !== 'ended') return fail(rejection('not-ended'));
    const { step, position, isPlaying, speed, isOpen } = request;
    const isLeader = this.#playback?.leader === client;
    if (!(step === 'take' ? mayLead(state, client) : isLeader))
      return fail(rejection('not-available', { type: request.type, available: [] }));
    const end = endAt(state);
    if (isOpen && (end === undefined || !hasOpenHands(end)))
      return fail(rejection('not-available', { type: request.type, available: [] }));
    const last = state.game?.actions.length ?? 0;
    if (position > last) return fail(rejection('too-high', { most: last }));
    const isLed = step === 'take' || step === 'move';
    if (step === 'end') this.#playback = undefined;
    else
      this.#playback = {
        leader: isLed ? client : undefined,
        position,
        isPlaying: isLed && isPlaying,
        speed,
        ...(isOpen && { isOpen }),
      };
    return ok(undefined);
  }

  /**
   * Ends the replay with its match, and stops it when its leader has gone.
   * @returns whether clients have to be told
   */
  update(state: TableState, clients: readonly Client[]): boolean {
    if (state.phase !== 'ended') {
      this.#films.clear();
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
