import type { ClaimedGame } from '../../../core/base/evening/claims.ts';
import {
  countedGames,
  personKey,
  eveningRanking,
  type EveningSeat,
  type RankedPerson,
} from '../../../core/base/evening/ranking.ts';
import { placesOfResult } from '../../../core/base/places.ts';
import type { TableFrameTable } from '../../../core/protocol/frames.ts';
import type { Emblem } from '../../components/player/emblems.ts';
import { rendererOf } from '../../games/index.ts';
import type { Translate } from '../../i18n/index.ts';

/** The matches of an evening, the oldest first. */
export type Ledger = NonNullable<TableFrameTable['ledger']>;
type LedgerGame = Ledger[number];
type LedgerSeat = NonNullable<LedgerGame['seats']>[number];

/** A match of the ledger with who played it. */
export interface TableGame extends ClaimedGame {
  readonly entry: LedgerGame;
  /** It was played at another table of the host. */
  readonly isElsewhere: boolean;
  readonly seats: readonly (EveningSeat & LedgerSeat)[];
}

/** Somebody's line in the evening's table: a person who played, or a spectator who predicted. */
export interface EveningLine {
  readonly name: string;
  /** Absent if none of this person's matches counts. */
  readonly rank?: RankedPerson;
  /** Correct predictions out of the decided ones; absent if there were none. */
  readonly predicted?: { readonly right: number; readonly of: number };
}

/** A bot of the evening with its strength, if that is known. */
export interface EveningBot {
  readonly name: string;
  readonly game: string;
  readonly bot?: string;
}

/** The matches as the ranking counts them, the oldest first: those of the table, and those of the same evening at other tables. */
export const tableGames = (ledger: Ledger, elsewhere: Ledger = []): readonly TableGame[] =>
  [...ledger, ...elsewhere]
    .sort((one, other) => one.endedAt - other.endedAt)
    .map((entry) => ({
      entry,
      isElsewhere: elsewhere.includes(entry),
      seats: entry.names.map((name, at) => ({ ...(entry.seats?.[at] ?? { type: 'unknown' }), name })),
      totals: entry.totals,
      places: placesOfResult(entry),
      isEarly: entry.early,
    }));

/** The title of the game that was played. */
export const titleOf = ({ entry: { game } }: TableGame, t: Translate): string =>
  rendererOf(game) === undefined ? game : t(`game.${game}.title`);

/** Everybody's results, the best first; predictions count in matches that were ended early, too. */
export function linesOf(games: readonly TableGame[]): readonly EveningLine[] {
  const predicted = new Map<string, NonNullable<EveningLine['predicted']>>();
  for (const { entry } of games)
    for (const { name, right, of } of entry.predictions ?? []) {
      const before = predicted.get(name) ?? { right: 0, of: 0 };
      predicted.set(name, { right: before.right + right, of: before.of + of });
    }
  const ranking = eveningRanking(games);
  const others = [...predicted.keys()].filter((name) => ranking.every((one) => one.name !== name));
  const lineOf = (name: string, rank?: RankedPerson): EveningLine => {
    const own = predicted.get(name);
    return { name, ...(rank && { rank }), ...(own && { predicted: own }) };
  };
  return [...ranking.map((one) => lineOf(one.name, one)), ...others.sort().map((name) => lineOf(name))];
}

/** The bots of the matches that count, each as often as it had another strength. */
export function botsOf(games: readonly TableGame[]): readonly EveningBot[] {
  const bots = new Map<string, EveningBot>();
  for (const { entry, seats } of countedGames(games))
    for (const who of seats)
      if (who.type === 'bot') {
        const { name, bot } = who;
        bots.set(JSON.stringify([name, bot]), { name, game: entry.game, ...(bot !== undefined && { bot }) });
      }
  return [...bots.values()];
}

/** By key of a person: the emblem of the newest match. */
export const emblemsOf = (games: readonly TableGame[]): ReadonlyMap<string, Emblem> =>
  new Map(
    games.flatMap(({ seats }) =>
      seats.flatMap((who, at) => {
        const key = personKey(who);
        return key === undefined || who.type !== 'person' ? [] : [[key, who.colour ?? at] as const];
      }),
    ),
  );
