import { isIntegerIn, isIntegerListIn, isJsonObject, type JsonObject } from '../../core/base/parse.ts';
import type { GameRecord } from '../../core/record/index.ts';
import {
  isSame,
  isSoleWinner,
  numberOf,
  ruleMaker,
  type Claimed,
  type ClaimForm,
  type ClaimRule,
  type ClaimRules,
  type Feats,
  type Outcome,
} from './claim-rules.ts';
import { fuffzigerClaims } from './falsche-fuffziger/claim-checker.ts';
import { forSaleClaims } from './for-sale/claim-checker.ts';
import { moneyClaims } from './money/claim-checker.ts';

/** Says why a claim is false; undefined if it is true. */
type ClaimChecker = (claim: unknown) => string | undefined;

/** The claims of one game. */
interface CheckedGame {
  /** Apart from the types that all games share. */
  readonly forms: Readonly<Record<string, ClaimForm>>;
  checker(record: GameRecord, close: number): ClaimChecker;
  feats(record: GameRecord): Feats | undefined;
}

const GAMES: Readonly<Record<string, CheckedGame>> = {
  money: checkedGame(moneyClaims),
  'for-sale': checkedGame(forSaleClaims),
  'falsche-fuffziger': checkedGame(fuffzigerClaims),
};

/**
 * Follows a record once, for any number of claims.
 * @param close the close margin of its game, edition and number of seats
 * @throws if the record breaks the rules, or the game is not known
 */
export function claimChecker(record: GameRecord, close: number): ClaimChecker {
  const game = GAMES[record.game];
  if (game === undefined) throw new Error(`nobody checks the claims of ${record.game}`);
  return game.checker(record, close);
}

/** Says why a claim about a recorded match is false; undefined if it is true (docs/claims.md). The parameters are those above. */
export const checkClaim = (record: GameRecord, claim: unknown, close: number): string | undefined =>
  claimChecker(record, close)(claim);

/** The best feats of a recorded match by type and seat; undefined unless it was played to its end. @throws as `claimChecker` */
export const featsRecounted = (record: GameRecord): Feats | undefined => GAMES[record.game]?.feats(record);

/** The claims that a match of this game can make, by type. */
export const claimFormsOf = (game: string): Readonly<Record<string, ClaimForm>> => ({
  ...GENERAL,
  ...GAMES[game]?.forms,
});

interface Compared extends Outcome {
  readonly close: number;
}

const rule = ruleMaker<Compared>();

/** The claims that all games share. */
const GENERAL: Readonly<Record<string, ClaimRule<Compared>>> = {
  close: rule(0, ['margin'], ({ totals, winners, close }, { margin }) => {
    const [winner = -1] = winners;
    const best = Math.max(...totals.filter((_, at) => at !== winner));
    return [
      [winners.length === 1, 'there is no sole winner'],
      [(totals[winner] ?? 0) - best === margin, 'the margin is another one'],
      [margin >= 1 && margin <= close, 'the margin is not close'],
    ];
  }),
  shared: rule(undefined, ['total'], ({ totals, winners }, { seats, total }) => [
    [winners.length >= 2, 'the win is not shared'],
    [isSame(seats, winners), 'the winners are others'],
    [winners.every((at) => totals[at] === total), 'their total is another one'],
  ]),
  level: rule(undefined, ['total'], ({ totals }, { seats, total }) => {
    const level = [...totals.keys()].filter((at) => totals[at] === total);
    return [
      [isSame(seats, level), 'others have this total'],
      [level.length >= 2, 'it is one seat'],
      [totals.some((one) => one > total), 'no other seat has more'],
    ];
  }),
  'never-led': rule(1, [], (facts, { seat }) => {
    const { counts } = facts;
    const led = numberOf(counts, (scores) => {
      const others = scores.filter((_, at) => at !== seat);
      return (scores[seat] ?? 0) >= Math.max(...others);
    });
    return [
      isSoleWinner(facts, seat),
      [counts.length > 0, 'nothing was counted'],
      [led === 0, 'it led at a count, or shared the lead'],
    ];
  }),
};

function checkedGame<Facts extends Outcome>({ follow, rules, feats }: ClaimRules<Facts>): CheckedGame {
  const checker = (record: GameRecord, close: number): ClaimChecker => {
    const followed = follow(record);
    if (followed === undefined) return () => 'the match was not played to its end';
    const facts = { ...followed, close };
    return (claim) => {
      const type = isJsonObject(claim) ? claim['type'] : undefined;
      if (!isJsonObject(claim) || typeof type !== 'string') return 'it has no type';
      const isGeneral = Object.hasOwn(GENERAL, type);
      const claimRule = isGeneral ? GENERAL[type] : Object.hasOwn(rules, type) ? rules[type] : undefined;
      return faultIn(claimRule, facts, claim);
    };
  };
  const featsIn = (record: GameRecord): Feats | undefined => {
    const facts = follow(record);
    return facts && feats(facts);
  };
  return { forms: rules, checker, feats: featsIn };
}

function faultIn<Facts extends Outcome>(
  claimRule: ClaimRule<Facts> | ClaimRule<Compared> | undefined,
  facts: Facts & Compared,
  claim: JsonObject,
): string | undefined {
  if (claimRule === undefined) return 'no claim of the game has this type';
  const claimed = readClaim(claimRule, claim, facts.seatCount);
  if (typeof claimed === 'string') return claimed;
  return claimRule.conditions(facts, claimed).find(([holds]) => !holds)?.[1];
}

/** The arguments of a claim of the right form, or what is wrong with it. */
function readClaim(
  { seats: count, names }: ClaimForm,
  claim: JsonObject,
  seatCount: number,
): Claimed | string {
  const keys = ['type', 'seats', ...names];
  const extra = Object.keys(claim).find((key) => !keys.includes(key));
  if (extra !== undefined) return `it has no argument ${extra}`;
  const { seats } = claim;
  if (!isIntegerListIn(seats, 0, seatCount - 1)) return 'seats are seats of the match';
  if (new Set(seats).size !== seats.length) return 'a seat is named twice';
  if (count !== undefined && seats.length !== count) return `it names ${count} seats`;
  for (const name of names) {
    const value = claim[name];
    const isRight =
      name === 'currency' ? typeof value === 'string' : isIntegerIn(value, 0, Number.MAX_SAFE_INTEGER);
    if (!isRight) return `it has no right ${name}`;
  }
  return { ...claim, seats, seat: seats[0] ?? -1, other: seats[1] ?? -1 } as unknown as Claimed;
}
