import { eventsFor } from '../../core/base/audience.ts';
import { createRng } from '../../core/base/rng.ts';
import { playMatch } from '../../core/bots/index.ts';
import type { AnyGame, FinishedMatch, GameEvent, GameTypes } from '../../core/game.ts';
import { RECORD_FORMAT, type GameRecord } from '../../core/record/index.ts';
import { walkRecord } from '../../core/record/play.ts';
import { claimsOf } from '../../core/story/claims.ts';
import { claimChecker, claimFormsOf } from './claim-checker.ts';
import { liesOf, possibleClaims } from './claim-lies.ts';
import { playAtRandom as playFuffziger } from './falsche-fuffziger/play.ts';
import { playAtRandom as playForSale } from './for-sale/play.ts';
import { playAtRandom as playMoney } from './money/play.ts';
import { optionsOf } from './moves.ts';
import type { PlayedGame } from './play.ts';

/** What the checker says of the claims that are derived from matches. */
export interface Comparison {
  /** By type, how many claims were derived. */
  readonly claims: ReadonlyMap<string, number>;
  /** Claims that were derived and not accepted, with the reason. */
  readonly refused: readonly string[];
  /** How many claims were made up that were not derived. */
  readonly lies: number;
  /** Those of them that were accepted. */
  readonly accepted: readonly string[];
}

/** How many claims of the matches before are tried as lies. */
const OTHERS = 60;
/** The close margins that are drawn are below this. */
const CLOSE = 40;

/**
 * Plays matches of a game. Compares the claims that are derived with what the checker says of them, and of lies: claims with one argument
 * changed, claims of the matches before, and all that can be made up.
 *
 * @param madeOneOf in one of so many matches, all claims are tried that can be made up
 */
export function compareClaims(
  game: AnyGame,
  matches: number,
  seed: string,
  play: (seed: string) => GameRecord,
  madeOneOf = 4,
): Comparison {
  const counts = new Map<string, number>();
  const refused: string[] = [];
  const accepted: string[] = [];
  let lies = 0;
  let earlier: readonly object[] = [];
  for (let index = 0; index < matches; index++) {
    const record = play(`${seed}/${index}`);
    const close = createRng(`${seed}/${index}/close`).below(CLOSE);
    const check = claimChecker(record, close);
    const claims = claimsOf(game, finishedMatch(game, record), close);
    const derived = new Set(claims.map(textOf));
    const say = (claim: object, fault = ''): string => `${seed}/${index}: ${JSON.stringify(claim)} ${fault}`;
    for (const claim of claims) {
      const fault = check(claim);
      if (fault !== undefined) refused.push(say(claim, fault));
      counts.set(claim.type, (counts.get(claim.type) ?? 0) + 1);
    }
    const seatCount = record.seats.length;
    const changed = claims.flatMap((claim) => liesOf(claim, seatCount));
    const made = index % madeOneOf === 0 ? possibleClaims(claimFormsOf(game.name), seatCount) : [];
    for (const lie of [...changed, ...earlier, ...made]) {
      if (derived.has(textOf(lie))) continue;
      lies += 1;
      if (check(lie) === undefined) accepted.push(say(lie));
    }
    earlier = [...claims, ...earlier].slice(0, OTHERS);
  }
  return { claims: counts, refused, lies, accepted };
}

/** A claim as text, whatever the order of its arguments. */
const textOf = (claim: object): string =>
  JSON.stringify(Object.entries(claim).sort(([one], [other]) => (one < other ? -1 : 1)));

/** A recorded match as those see it who derive claims: only what was public. */
function finishedMatch(game: AnyGame, record: GameRecord): FinishedMatch {
  const events: GameEvent[] = [];
  let result: FinishedMatch['result'] | undefined;
  for (const step of walkRecord(record)) {
    events.push(...eventsFor(step.events, 'table'));
    result = game.result(step.state);
  }
  if (result === undefined) throw new Error('the match is not finished');
  return { options: record.options, seatCount: record.seats.length, events, result };
}

/** Bots that do not search. */
const BOTS = [
  'random',
  'beginner',
  'casual',
  'regular',
  'collector',
  'cheapskate',
  'prudent',
  'value',
  'smart',
];

/** Plays matches with bots that are drawn by lot. */
export const botMatch =
  (game: AnyGame, edition: string, seatCount: number) =>
  (seed: string): GameRecord => {
    const rng = createRng(seed);
    const options = optionsOf(game, { edition }, seatCount);
    const deal = game.deal(options, seatCount, rng);
    const bots = BOTS.flatMap((name) => game.bots[name] ?? []);
    const players = Array.from({ length: seatCount }, (_, at) => ({
      bot: rng.pick(bots),
      rng: createRng(`${seed}/${at}`),
    }));
    const { actions } = playMatch(game, options, deal, players);
    return recordOf(game, { options, seatCount, deal }, actions);
  };

/** Plays matches with any options, in which choices are taken back, and people do what no bot does. */
export const randomMatch =
  (game: AnyGame) =>
  (seed: string): GameRecord => {
    const played = RANDOM[game.name]?.(seed);
    if (played === undefined) throw new Error(`nobody plays ${game.name} at random`);
    return recordOf(game, played, played.actions);
  };

/** A match as it goes into a record. */
interface Recorded extends Pick<PlayedGame<GameTypes>, 'options' | 'seatCount' | 'deal'> {
  readonly actions: readonly object[];
}

const RANDOM: Readonly<Record<string, (seed: string) => Recorded>> = {
  money: (seed) => withActions(playMoney(seed)),
  'for-sale': (seed) => withActions(playForSale(seed)),
  'falsche-fuffziger': (seed) => withActions(playFuffziger(seed, { isFrozen: false })),
};

const withActions = <Types extends GameTypes>({
  options,
  seatCount,
  deal,
  steps,
}: PlayedGame<Types>): Recorded => ({
  options,
  seatCount,
  deal,
  actions: steps.map(({ seat, action }) => ({ seat, ...action })),
});

const recordOf = (
  { name }: AnyGame,
  { options, seatCount, deal }: Omit<Recorded, 'actions'>,
  actions: readonly object[],
): GameRecord => ({
  format: RECORD_FORMAT,
  game: name,
  options,
  seats: ['Ada', 'Ben', 'Cleo', 'Dora', 'Eli', 'Finn'].slice(0, seatCount),
  deal,
  actions,
});
