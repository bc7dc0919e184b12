import { inFile, type Mutant } from './mutant.ts';

const inPosition = inFile('position.ts');
const inScore = inFile('score.ts');
const inView = inFile('view.ts');

/** Changed rules of Money!. */
export const moneyMutants: readonly Mutant[] = [
  {
    rule: 'players are dealt five cards',
    file: 'material.ts',
    text: 'export const DEALT = 6;',
    replacement: 'export const DEALT = 5;',
  },
  {
    rule: 'a display is filled to five cards',
    file: 'material.ts',
    text: 'export const DISPLAY_SIZE = 4;',
    replacement: 'export const DISPLAY_SIZE = 5;',
  },
  {
    rule: 'gold coins are worth 20',
    file: 'material.ts',
    text: 'const COIN_FACE = 10;',
    replacement: 'const COIN_FACE = 20;',
  },
  {
    rule: 'gryphon has two hands',
    file: 'options.ts',
    text: "lastRound: 'pile-empty', hands: 1,",
    replacement: "lastRound: 'pile-empty', hands: 2,",
  },
  inPosition('a bid may be empty', 'if (cards.length === 0) return', 'if (cards.length < 0) return'),
  inPosition('a card may be bid twice', 'if (twice !== undefined) return', 'if (twice === -1) return'),
  inPosition(
    'the bluff card counts as a card that one does not have',
    'cards.find((card) => card !== BLUFF && !this.sets.has(at, card))',
    'cards.find((card) => !this.sets.has(at, card))',
  ),
  inPosition(
    'a second bid is added to the first',
    "if (hasBid) return rejection('already-chosen', { undo: 'unbid' });",
    '',
  ),
  inPosition(
    'a bid cannot be taken back',
    "if (action.type === 'unbid') return hasBid ? undefined :",
    "if (action.type === 'unbid') return",
  ),
  inPosition('a bluff card stays known after its bid was taken back', 'this.bluffs &= ~(1 << at);', ''),
  inPosition('who bids the bluff card alone takes part', 'if (this.sets.worthOf(bid) === 0) continue;', ''),
  inPosition(
    'the lowest bid acts first',
    'if (more !== 0) return more > 0;',
    'if (more !== 0) return more < 0;',
  ),
  inPosition(
    'equal bids go by the highest serial number',
    'return this.sets.lowestIn(bid) < this.sets.lowestIn(otherBid);',
    'return this.sets.lowestIn(bid) > this.sets.lowestIn(otherBid);',
  ),
  inPosition(
    'equal bids go by seat',
    'return this.sets.lowestIn(bid) < this.sets.lowestIn(otherBid);',
    'return at < other;',
  ),
  inPosition(
    'the bluff card decides ties in every edition',
    "this.options.tieBreak === 'bluff-first' && isBluffing",
    'isBluffing',
  ),
  inPosition(
    'a bid made with the bluff card goes last',
    '!== isIn(this.bluffs, other)) return isBluffing;',
    '!== isIn(this.bluffs, other)) return !isBluffing;',
  ),
  inPosition(
    'the next one in the order is out of reach',
    'for (let place = this.acting + 1; place < this.queued; place++) waiting',
    'for (let place = this.acting + 2; place < this.queued; place++) waiting',
  ),
  inPosition(
    'a partner keeps its place in the order',
    'for (; index > next; index--) queue[index] = queue[index - 1] ?? 0;\n    queue[next] = partner;',
    '',
  ),
  inPosition('a partner keeps its own bid', 'lying[partner] = bid;', 'lying[partner] = gained;'),
  inPosition('a display that is taken stays', 'displays[display] = bid;', 'displays[display] = gained;'),
  inPosition('the bid of who passes is lost', 'this.sets.add(back, turn);', ''),
  inPosition(
    'a round that nobody takes part in goes on',
    'if (this.queued === 0) this.#endRound();',
    'if (this.queued === 0) this.round++;',
  ),
  inPosition(
    'the left display is filled first',
    'const isRightFull = this.#fill(0);',
    'const isRightFull = this.#fill(1) && this.#fill(0);',
  ),
  inPosition(
    'one empty place on a display does not matter',
    'return count >= DISPLAY_SIZE;',
    'return count >= DISPLAY_SIZE - 1;',
  ),
  inPosition(
    'an empty pile does not announce the last round',
    "options.lastRound === 'pile-empty' ? this.cardsInPile === 0 : isShort",
    'isShort',
  ),
  inPosition(
    'an empty pile announces the last round in every edition',
    "options.lastRound === 'pile-empty' ? this.cardsInPile === 0 : isShort",
    'this.cardsInPile === 0',
  ),
  inPosition(
    'the pile may stall a round longer',
    'else if (this.stalled >= options.stallLimit)',
    'else if (this.stalled > options.stallLimit)',
  ),
  inPosition(
    'stalled rounds need not be in a row',
    'this.stalled = this.drawn === drawn ? this.stalled + 1 : 0;',
    'this.stalled = this.drawn === drawn ? this.stalled + 1 : this.stalled;',
  ),
  inPosition(
    'stalled rounds are counted on in the next hand',
    'this.stalled = 0; // Money! Decision M4',
    '// Money! Decision M4',
  ),
  inPosition(
    'the last round ends with a refill',
    'if (this.last !== undefined) {\n      this.chronicle?.endRound(this.place());',
    'if (this.last !== undefined) {\n      this.#fill(0);\n      this.chronicle?.endRound(this.place());',
  ),
  inPosition(
    'only the last hand counts',
    'this.totals[at] = (this.totals[at] ?? 0) + this.sets.scoreOf(at);',
    'this.totals[at] = this.sets.scoreOf(at);',
  ),
  inPosition(
    'a shared win goes to the first seat',
    'winners: withMost(seatsOf(this.seatCount), totals)',
    'winners: withMost(seatsOf(this.seatCount), totals).slice(0, 1)',
  ),
  inScore('a currency counts in full above 200 only', 'sum >= FULL_SUM ?', 'sum > FULL_SUM ?'),
  inScore('less than 100 counts against', 'Math.max(0, sum - DEDUCTION)', 'sum - DEDUCTION'),
  inScore('150 are taken off', 'const DEDUCTION = 100;', 'const DEDUCTION = 150;'),
  inScore('two notes make a triplet', '.length === 3)', '.length >= 2)'),
  inScore('a triplet gives 50', 'const TRIPLET_BONUS = 100;', 'const TRIPLET_BONUS = 50;'),
  inView(
    'all see how many cards others have',
    'if (!position.options.memoryAid || position.isActing',
    'if (position.isActing',
  ),
  inView(
    'a sealed bid is not counted',
    'position.sets.countIn(at) + position.sets.countIn(position.bidOf(at)) + 1',
    'position.sets.countIn(at) + 1',
  ),
];
