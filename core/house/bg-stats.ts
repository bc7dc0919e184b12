import { uuidOf } from '../base/uuid.ts';
import {
  inOrder,
  minutesOf,
  seatsOfMatch,
  uuidOfMatch,
  type ExportedMatch,
  type ExportWords,
} from './exported.ts';
import type { HouseGame, PersonId } from './house-game.ts';
import { mergesOf, personWith, type HousePeople } from './people.ts';

/** The file `.bgsplay` of the app BG Stats, as far as it says something of our matches. Its ids hold only within the file. */
export interface BgStats {
  readonly games: readonly {
    readonly id: number;
    readonly uuid: string;
    readonly name: string;
    /** 0: the number at BoardGameGeek is unknown. */
    readonly bggId: 0;
    readonly bggYear: 0;
    readonly cooperative: false;
    readonly highestWins: true;
    readonly noPoints: false;
    readonly usesTeams: false;
  }[];
  readonly players: readonly {
    readonly id: number;
    readonly uuid: string;
    readonly name: string;
    readonly isAnonymous: boolean;
  }[];
  readonly locations: readonly [];
  readonly plays: readonly BgStatsPlay[];
  /** 0: the file does not say which player its owner is. */
  readonly userInfo: { readonly meRefId: 0 };
}

interface BgStatsPlay {
  readonly uuid: string;
  /** `2026-01-31 20:05:09`, by the clock of the place. */
  readonly playDate: string;
  readonly durationMin: number;
  readonly gameRefId: number;
  /** Counted nowhere. */
  readonly ignored: boolean;
  readonly manualWinner: boolean;
  readonly rounds: 0;
  readonly scoringSetting: 0;
  readonly usesTeams: false;
  readonly playerScores: readonly {
    readonly playerRefId: number;
    readonly score: string;
    /** 0: the match has no result. */
    readonly rank: number;
    readonly winner: boolean;
    readonly startPlayer: boolean;
    /** From 1. */
    readonly seatOrder: number;
    /** The person has never played this game before. */
    readonly newPlayer: boolean;
  }[];
}

/** Bots, and whoever has no entry in the house, are the one player whom the app knows without a name. */
const ANONYMOUS = 'anonymous';

/**
 * All matches of which the time is known. UUIDs follow from what tells matches, people and games apart, so that a file that is read twice
 * makes no duplicates.
 */
export function bgStatsOf(
  matches: readonly ExportedMatch[],
  house: HousePeople,
  { titles, localTime }: ExportWords,
): BgStats {
  const merges = mergesOf(house);
  const games = numbering<string>();
  const players = numbering<string>();
  /** What an id that the house does not know was called last. */
  const names = new Map<PersonId, string>();
  const played = new Set<string>();
  const plays = inOrder(matches).flatMap((match): readonly BgStatsPlay[] => {
    const { game } = match;
    const at = game.startedAt ?? game.endedAt;
    if (at === undefined) return [];
    const playerScores = seatsOfMatch(match, merges).map(({ seat, person, place, total, isFirst }, index) => {
      if (person !== undefined) names.set(person, seat.name);
      const key = `${person} ${game.game}`;
      const newPlayer = person !== undefined && !game.isEarly && !played.has(key);
      if (newPlayer) played.add(key);
      return {
        playerRefId: players.numberOf(person ?? ANONYMOUS),
        score: total === undefined ? '' : String(total),
        rank: place ?? 0,
        winner: place === 1 && !game.isEarly,
        startPlayer: isFirst,
        seatOrder: index + 1,
        newPlayer,
      };
    });
    const { day, time } = localTime(at);
    return [
      {
        uuid: uuidOfMatch(game),
        playDate: `${day} ${time}`,
        durationMin: minutesOf(game) ?? 0,
        gameRefId: games.numberOf(game.game),
        ignored: game.isEarly,
        manualWinner: hasTieBreak(game),
        rounds: 0,
        scoringSetting: 0,
        usesTeams: false,
        playerScores,
      },
    ];
  });
  return {
    games: games.all().map(([game, id]) => ({
      id,
      uuid: uuidOf(`game ${game}`),
      name: titles.get(game) ?? game,
      bggId: 0,
      bggYear: 0,
      cooperative: false,
      highestWins: true,
      noPoints: false,
      usesTeams: false,
    })),
    players: players.all().map(([person, id]) => ({
      id,
      uuid: uuidOf(`person ${person}`),
      name: person === ANONYMOUS ? 'Anonymous' : (personWith(house, person)?.name ?? names.get(person) ?? ''),
      isAnonymous: person === ANONYMOUS,
    })),
    locations: [],
    plays,
    userInfo: { meRefId: 0 },
  };
}

/** Whether the totals alone do not say who won. */
function hasTieBreak({ totals, places }: HouseGame): boolean {
  const best = Math.max(...totals);
  return totals.some((total, at) => (total === best) !== (places[at] === 1));
}

/** Numbers keys from 1, in the order in which they come. */
function numbering<Key>() {
  const numbers = new Map<Key, number>();
  return {
    numberOf: (key: Key): number => {
      const number = numbers.get(key) ?? numbers.size + 1;
      numbers.set(key, number);
      return number;
    },
    all: (): readonly (readonly [Key, number])[] => [...numbers],
  };
}
