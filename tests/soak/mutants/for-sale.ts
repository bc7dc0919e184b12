import { inFile, type Mutant } from './mutant.ts';

const inPosition = inFile('position.ts');
const inMaterial = inFile('material.ts');
const inView = inFile('view.ts');

/** Changed rules of For Sale. */
export const forSaleMutants: readonly Mutant[] = [
  inMaterial('three players start with 17', '3: { money: 18,', '3: { money: 17,'),
  inMaterial('six players start with 18', '6: { money: 14,', '6: { money: 18,'),
  inMaterial('there is a cheque of 1', '(_, index) => index + 2)]', '(_, index) => index + 1)]'),
  inMaterial(
    'half-down gives back the larger half',
    'Math.floor(bid / 2) : Math.ceil(bid / 2)',
    'Math.ceil(bid / 2) : Math.ceil(bid / 2)',
  ),
  inMaterial(
    'half-up gives back the smaller half',
    'Math.floor(bid / 2) : Math.ceil(bid / 2)',
    'Math.floor(bid / 2) : Math.floor(bid / 2)',
  ),
  {
    rule: 'the starter that the host set is drawn',
    file: 'deal.ts',
    text: 'options.starter ?? seat(',
    replacement: 'seat(',
  },
  inPosition('a bid may equal the highest', 'const least = this.leastBid;', 'const least = this.high;'),
  inPosition(
    'a bid has to be 2 more than the highest',
    'const min = this.leastBid;',
    'const min = this.leastBid + 1;',
  ),
  inPosition(
    'the own bid does not count towards the next one',
    'return (this.money[at] ?? 0) + (this.bids[at] ?? 0);',
    'return this.money[at] ?? 0;',
  ),
  inPosition(
    'a bid may be more than one has',
    'return action.amount > money ?',
    'return action.amount > money + 1 ?',
  ),
  inPosition('who can only pass may do nothing', 'min > max ? { pass: {} }', 'min > max ? {}'),
  inFile('../../base/bits.ts')(
    'the turn goes counter-clockwise',
    'next = next + 1 === seatCount ? 0 : next + 1;',
    'next = next === 0 ? seatCount - 1 : next - 1;',
  ),
  inPosition(
    'anybody may pass at any time',
    'if (this.isBuying && at !== this.turn) return',
    "if (this.isBuying && at !== this.turn && action.type !== 'pass') return",
  ),
  inPosition(
    'who passes takes the dearest building',
    'const taken = this.offer & -this.offer;',
    'const taken = bitOf(dearestOf(this.offer));',
  ),
  inPosition(
    'who passes gets the whole bid back',
    'refundOf(this.bids[turn] ?? 0, this.options.refund)',
    'this.bids[turn] ?? 0',
  ),
  inPosition(
    'what comes back of a bid goes to the bank',
    'this.money[at] = (this.money[at] ?? 0) + refund;',
    '',
  ),
  inPosition(
    'the last one who is in gets half of the bid back',
    "this.#take(next, 0, 'staying');",
    "this.#take(next, refundOf(this.bids[next] ?? 0, this.options.refund), 'staying');",
  ),
  inPosition(
    'the same player starts every round',
    'if (this.isBuying) this.#revealBuildings(next);',
    'if (this.isBuying) this.#revealBuildings(this.starter);',
  ),
  inPosition(
    'who passed first starts the next round',
    'if (this.isBuying) this.#revealBuildings(next);',
    'if (this.isBuying) this.#revealBuildings(this.taken[0]?.seat ?? next);',
  ),
  inPosition('the highest bid holds for the next round', 'this.high = 0;', ''),
  inPosition(
    'buying ends a round early',
    'return this.round <= this.rounds;',
    'return this.round < this.rounds;',
  ),
  inPosition(
    'selling ends a round early',
    'return this.round > 2 * this.rounds;',
    'return this.round >= 2 * this.rounds;',
  ),
  inPosition(
    'the highest building takes the smallest cheque',
    'if ((chosen[other] ?? 0) < building) below++;',
    'if ((chosen[other] ?? 0) > building) below++;',
  ),
  inPosition('a building sold stays in the hand', '& ~bitOf(building);\n', ';\n'),
  inPosition(
    'a second choice replaces the first',
    "if (hasChosen) return rejection('already-chosen', { undo: 'unsell' });",
    '',
  ),
  inPosition(
    'a choice stays made',
    "if (type === 'unsell') return hasChosen ? undefined :",
    "if (type === 'unsell') return",
  ),
  inPosition(
    'any building may be sold',
    'return (hand & bitOf(action.building)) === 0',
    'return action.building === 0',
  ),
  inPosition(
    'money left does not count',
    '(money, at) => money + (this.earned[at] ?? 0)',
    '(_, at) => this.earned[at] ?? 0',
  ),
  inPosition(
    'a tie is shared, whatever money is left',
    'withMost(withMost(seatsOf(totals.length), totals), money);',
    'withMost(seatsOf(totals.length), totals);',
  ),
  inPosition(
    'a tie goes to the first seat',
    'withMost(withMost(seatsOf(totals.length), totals), money);',
    'withMost(withMost(seatsOf(totals.length), totals), money).slice(0, 1);',
  ),
  inView('all see what others bought and sold', '...(options.memoryAid ? {', '...(seatCount > 0 ? {'),
  inView(
    'a chosen building is not counted',
    'buildings: listOf(hand).length,',
    'buildings: listOf(hand).length - (position.chosen.includes(0) && position.chosen.some((one) => one > 0) ? 1 : 0),',
  ),
  inView(
    'the own hand still shows the chosen building',
    'hand: listOf(hand & ~bitOf(choice))',
    'hand: listOf(hand)',
  ),
];
