import type { MoneyAction } from '../../../core/games/money/actions.ts';
import type { MoneyDeal } from '../../../core/games/money/deal.ts';
import type { MoneyOptions } from '../../../core/games/money/options.ts';
import type { GameRecord } from '../../../core/record/index.ts';
import {
  bySeat,
  followActions,
  isSame,
  isSoleWinner,
  isStrictMaximum,
  isStrictMinimum,
  largest,
  numberOf,
  ruleMaker,
  seatsWithMost,
  sum,
  type ClaimRule,
  type ClaimRules,
  type Feats,
  type Conditions,
  type Outcome,
} from '../claim-rules.ts';
import { act, awaited, face, may, seatedTable, type RefereedGame } from './referee.ts';

/** A revealed bid. */
interface Bid {
  readonly seat: number;
  /** How many valued cards it holds, and how many the seat had when it chose. */
  readonly valued: number;
  readonly had: number;
  readonly worth: number;
}

/** What a seat did in the second half of a round; worth in face values. */
interface Act {
  readonly seat: number;
  readonly type: 'take' | 'swap' | 'pass';
  readonly with?: number;
  readonly laid: number;
  readonly gained: number;
}

interface Round {
  readonly hand: number;
  readonly round: number;
  /** By seat. */
  readonly bids: readonly Bid[];
  readonly acts: Act[];
}

type Score = RefereedGame['sheets'][number]['scores'][number];

interface MoneyFacts extends Outcome {
  readonly rounds: readonly Round[];
  /** By hand, then by seat. */
  readonly scores: readonly (readonly Score[])[];
}

const valuedIn = (cards: readonly number[]): number => numberOf(cards, (card) => card > 0);
const worthOf = (cards: readonly number[]): number => sum(cards.map(face));

function follow(record: GameRecord): MoneyFacts | undefined {
  const seatCount = record.seats.length;
  const game = seatedTable(record.options as MoneyOptions, seatCount, record.deal as MoneyDeal);
  const rounds: Round[] = [];
  const sealed: Bid[] = [];
  const enter = (done: Act): undefined => {
    rounds.at(-1)?.acts.push(done);
  };
  followActions<RefereedGame, MoneyAction>(record, game, { may, act }, (seat, action) => {
    const { hand, round } = game;
    const { hand: cards = [], lying = [] } = game.players[seat] ?? {};
    const laid = worthOf(lying);
    switch (action.type) {
      case 'bid': {
        const bid = {
          seat,
          valued: valuedIn(action.cards),
          had: valuedIn(cards),
          worth: worthOf(action.cards),
        };
        sealed[seat] = bid;
        if (awaited(game).length === 1) rounds.push({ hand, round, bids: [...sealed], acts: [] });
        return;
      }
      case 'take':
        return enter({ seat, type: 'take', laid, gained: worthOf(game.displays[action.display]) });
      case 'swap': {
        const gained = worthOf(game.players[action.with]?.lying ?? []);
        return enter({ seat, type: 'swap', with: action.with, laid, gained });
      }
      case 'pass':
        return enter({ seat, type: 'pass', laid, gained: laid });
      case 'unbid':
        return;
    }
  });
  if (game.phase !== 'over') return undefined;
  const scores = game.sheets.map((sheet) => sheet.scores);
  const totalsAfter = (hands: number): readonly number[] =>
    Array.from({ length: seatCount }, (_, at) =>
      sum(scores.slice(0, hands).map((hand) => hand[at]?.total ?? 0)),
    );
  const totals = totalsAfter(scores.length);
  const counts = scores.slice(1).map((_, index) => totalsAfter(index + 1));
  return { seatCount, totals, winners: seatsWithMost(totals), counts, rounds, scores };
}

const roundIn = ({ rounds }: MoneyFacts, hand: number, round: number): Round | undefined =>
  rounds.find((one) => one.hand === hand && one.round === round);

const takingPart = (round: Round | undefined): readonly Bid[] =>
  (round?.bids ?? []).filter(({ valued }) => valued > 0);

const scoreIn = ({ scores }: MoneyFacts, hand: number, seat: number): Score | undefined =>
  scores[hand - 1]?.[seat];

const tripletsIn = (score: Score | undefined): number =>
  sum((score?.currencies ?? []).map(({ triplets }) => triplets.length));

/** Whether the seat's notes of a currency sum up to so much at the scoring of that hand. */
const hasSum = (
  facts: MoneyFacts,
  { seat, currency, hand }: { readonly seat: number; readonly currency: string; readonly hand: number },
  expected: number,
): Conditions => [
  [
    scoreIn(facts, hand, seat)?.currencies.find((one) => one.currency === currency)?.sum === expected,
    `its notes of the currency are not worth ${expected}`,
  ],
];

const rule = ruleMaker<MoneyFacts>();

const rules: Readonly<Record<string, ClaimRule<MoneyFacts>>> = {
  'same-bids': rule(undefined, ['worth', 'hand', 'round'], (facts, { seats, worth, hand, round }) => {
    const equal = takingPart(roundIn(facts, hand, round)).filter((bid) => bid.worth === worth);
    return [
      [
        isSame(
          seats,
          equal.map(({ seat }) => seat),
        ),
        'others bid this',
      ],
      [seats.length >= Math.max(3, facts.seatCount - 1), 'they are too few'],
    ];
  }),
  dear: rule(1, ['worth', 'hand', 'round'], (facts, { seat, worth, hand, round }) => [
    [roundIn(facts, hand, round)?.bids[seat]?.worth === worth, 'the seat did not bid this'],
    [
      isStrictMaximum(
        worth,
        facts.rounds.flatMap(({ bids }) => bids.map((bid) => bid.worth)),
      ),
      'another bid is worth as much',
    ],
  ]),
  gain: rule(1, ['laid', 'gained', 'hand', 'round'], (facts, { seat, laid, gained, hand, round }) => {
    const isExchange = ({ type }: Act): boolean => type !== 'pass';
    const done = roundIn(facts, hand, round)?.acts.filter(isExchange) ?? [];
    const gains = facts.rounds.flatMap(({ acts }) =>
      acts.filter(isExchange).map((one) => one.gained - one.laid),
    );
    return [
      [
        done.some((one) => one.seat === seat && one.laid === laid && one.gained === gained),
        'the seat did not lay and gain this',
      ],
      [gained - laid >= 120, 'it gained too little'],
      [isStrictMaximum(gained - laid, gains), 'another gain is as large'],
    ];
  }),
  'top-passed': rule(1, ['worth', 'hand', 'round'], (facts, { seat, worth, hand, round }) => {
    const found = roundIn(facts, hand, round);
    const [first] = found?.acts ?? [];
    return [
      [takingPart(found).length >= 2, 'too few take part'],
      [first?.seat === seat && first.type === 'pass', 'the seat was not the first, or did not pass'],
      [found?.bids[seat]?.worth === worth, 'its bid is worth something else'],
    ];
  }),
  'all-in': rule(1, ['cards', 'hand', 'round'], (facts, { seat, cards, hand, round }) => {
    const bid = roundIn(facts, hand, round)?.bids[seat];
    return [
      [bid?.valued === cards, 'the bid held another number of cards'],
      [bid?.had === cards, 'the seat had more cards'],
      [cards >= 5, 'they are too few'],
    ];
  }),
  'whole-currency': rule(1, ['currency', 'hand'], (facts, { seat, currency, hand }) => [
    [
      scoreIn(facts, hand, seat)?.currencies.find((one) => one.currency === currency)?.cards.length === 9,
      'it has not all nine notes',
    ],
  ]),
  triplets: rule(1, ['count', 'hand'], (facts, { seat, count, hand }) => [
    [tripletsIn(scoreIn(facts, hand, seat)) === count, 'it has another number of triplets'],
    [count >= 3, 'they are too few'],
  ]),
  coins: rule(1, ['count', 'hand'], (facts, { seat, count, hand }) => [
    [scoreIn(facts, hand, seat)?.coins.cards.length === count, 'it has another number of coins'],
    [count >= 5, 'they are too few'],
  ]),
  'exactly-200': rule(1, ['currency', 'hand'], (facts, claimed) => hasSum(facts, claimed, 200)),
  'ten-short': rule(1, ['currency', 'hand'], (facts, claimed) => hasSum(facts, claimed, 190)),
  'all-full': rule(1, ['count', 'hand'], (facts, { seat, count, hand }) => {
    const { currencies = [] } = scoreIn(facts, hand, seat) ?? {};
    return [
      [currencies.length === count, 'it has another number of currencies'],
      [count >= 2, 'they are too few'],
      [currencies.every((one) => one.sum >= 200), 'one is worth less than 200'],
    ];
  }),
  'best-hand': rule(1, ['points', 'hand'], (facts, { seat, points, hand }) => [
    [facts.scores.length >= 2, 'the match has one hand'],
    [scoreIn(facts, hand, seat)?.total === points, 'it scored something else'],
    [
      isStrictMaximum(
        points,
        facts.scores.flatMap((one) => one.map(({ total }) => total)),
      ),
      'another score is as high',
    ],
  ]),
  'from-last': rule(1, [], (facts, { seat }) => [
    [facts.scores.length >= 2, 'the match has one hand'],
    isSoleWinner(facts, seat),
    [
      isStrictMinimum(
        scoreIn(facts, 1, seat)?.total,
        (facts.scores[0] ?? []).map(({ total }) => total),
      ),
      'another score of the first hand is as low',
    ],
  ]),
  'plain-win': rule(1, [], (facts, { seat }) => [
    isSoleWinner(facts, seat),
    [facts.scores.every((hand) => tripletsIn(hand[seat]) === 0), 'it had a triplet'],
  ]),
  'sat-out': rule(1, ['count'], (facts, { seat, count }) => {
    const times = bySeat(facts, (at) => numberOf(facts.rounds, ({ bids }) => bids[at]?.valued === 0));
    return [
      [times[seat] === count, 'it sat out another number of times'],
      [count >= 3, 'they are too few'],
      [isStrictMaximum(count, times), 'another seat did so as often'],
    ];
  }),
  'swap-partner': rule(1, ['count'], (facts, { seat, count }) => {
    const acts = facts.rounds.flatMap((round) => round.acts);
    const times = bySeat(facts, (at) => numberOf(acts, (one) => one.with === at));
    return [
      [times[seat] === count, 'others swapped with it another number of times'],
      [count >= 5, 'they are too few'],
      [isStrictMaximum(count, times), 'another seat was chosen as often'],
    ];
  }),
};

function feats(facts: MoneyFacts): Feats {
  const acts = facts.rounds.flatMap((round) => round.acts);
  const gains = (at: number): readonly number[] =>
    acts.filter(({ seat, type }) => seat === at && type !== 'pass').map(({ gained, laid }) => gained - laid);
  const points = (at: number): readonly number[] =>
    facts.scores.length > 1 ? facts.scores.map((hand) => hand[at]?.total ?? 0) : [];
  const seats = Array.from({ length: facts.seatCount }, (_, at) => at);
  return {
    gain: seats.map((at) => largest(gains(at))),
    hand: seats.map((at) => largest(points(at))),
  };
}

/** The claims of Money! (docs/claims.md). */
export const moneyClaims: ClaimRules<MoneyFacts> = { follow, rules, feats };
