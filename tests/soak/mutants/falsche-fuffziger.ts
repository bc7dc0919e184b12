import { inFile, type Mutant } from './mutant.ts';

const inPosition = inFile('position.ts');
const inLegal = inFile('legal.ts');
const inMaterial = inFile('material.ts');

/** Changed rules of Falsche Fuffziger. */
export const fuffzigerMutants: readonly Mutant[] = [
  inMaterial('a 50 costs 31', '50: { costs: 30,', '50: { costs: 31,'),
  inMaterial('a note of 20 launders for 9', '20: { costs: 10, sells: 8,', '20: { costs: 10, sells: 9,'),
  inMaterial('the scrap of a 20 pays 8', 'sells: 8, scraps: 4 }', 'sells: 8, scraps: 8 }'),
  inMaterial(
    'the special back prints two notes',
    "'150+3': { type: 150, notes: 1 }",
    "'150+3': { type: 150, notes: 2 }",
  ),
  inMaterial(
    'the special back pays its scrap price too',
    "up === '150+3' ? { real: 0,",
    "up === '150+3' ? { real: PRICES[150].scraps,",
  ),
  inMaterial('only two symbols are free', 'export const FREE_SYMBOLS = 3;', 'export const FREE_SYMBOLS = 2;'),
  inMaterial('a 3 adds an auction', 'export const ADDING_FACE = 2;', 'export const ADDING_FACE = 3;'),
  inMaterial(
    'the die adds one auction at most',
    'export const MOST_ADDED = 2;',
    'export const MOST_ADDED = 1;',
  ),
  inMaterial('4 of real money may be laid', 'export const LEAST_REAL = 5;', 'export const LEAST_REAL = 4;'),
  inMaterial('one player may win three cards', 'export const MOST_WON = 2;', 'export const MOST_WON = 3;'),
  inMaterial('a table of five is a small one', 'const LARGE_TABLE = 5;', 'const LARGE_TABLE = 6;'),
  inMaterial('the second rank brings 5 coins', 'RANK_COINS = [6, 4, 2]', 'RANK_COINS = [6, 5, 2]'),
  inFile('score.ts')(
    'equals share the worse rank',
    '(real[other] ?? 0) > (real[at] ?? 0)) rank++',
    'other !== at && (real[other] ?? 0) >= (real[at] ?? 0)) rank++',
  ),
  inFile('score.ts')(
    'equal coins share the win, whatever money they have',
    'withMost(withMost(seatsOf(coins.length), coins), real);',
    'withMost(seatsOf(coins.length), coins);',
  ),
  inFile('../../base/bits.ts')(
    'an auction goes counter-clockwise',
    'next = next + 1 === seatCount ? 0 : next + 1;',
    'next = next === 0 ? seatCount - 1 : next - 1;',
  ),
  inPosition(
    'two cards are turned up in the first round',
    'CARDS_OF_FIRST_ROUND = 1;',
    'CARDS_OF_FIRST_ROUND = 2;',
  ),
  inPosition('three cards are turned up in a round', 'CARDS_OF_A_ROUND = 2;', 'CARDS_OF_A_ROUND = 3;'),
  inPosition(
    'no other card follows one that scraps a type',
    "if (this.phase === 'ended') return;\n        continue;",
    "if (this.phase === 'ended') return;\n        left--;\n        continue;",
  ),
  inPosition('the green card is no symbol', 'card === COIN || card === LAST ||', 'card === COIN ||'),
  inPosition(
    'cards of types are symbols at every table',
    'isInPlay && isLargeTable(this.seatCount)',
    'isInPlay',
  ),
  inPosition('notes of a type that is scrapped stay', 'notes[at * TYPES + type] = 0;', ''),
  inPosition('a broken press pays nothing', 'add(real, turn, SCRAP_REAL[kind] ?? 0);', ''),
  inPosition('a press that breaks turns up no card', 'if (this.hasBroken) this.#inspect(1);', ''),
  inPosition('every broken press turns up a card', 'this.#inspect(1);', 'this.#inspect(this.broken);'),
  inPosition(
    'a press that was turned over prints',
    'const count = (presses[turn * KINDS + kind] ?? 0) - (turned[kind] ?? 0);',
    'const count = presses[turn * KINDS + kind] ?? 0;',
  ),
  inPosition('the die stays in a round without an auction', 'this.#passDie(); // without', '// without'),
  inPosition(
    'the die stays in auctions',
    '#openAuction(): void {\n    this.#passDie();',
    '#openAuction(): void {',
  ),
  inPosition(
    'the same player leads on',
    'this.turn = nextIn(isIn, isClosed ? leader : turn, seatCount);',
    'this.turn = isClosed && (isIn & (1 << leader)) !== 0 ? leader : nextIn(isIn, turn, seatCount);',
  ),
  inPosition(
    'the last one in gets a lot for nothing',
    'if (isIn === 1 << only && this.#hasLaid(only))',
    'if (isIn === 1 << only)',
  ),
  inPosition('coins of an auction cost nothing', 'this.#pay(winner, laid);', ''),
  inPosition('the lot is one coin', 'add(this.coins, winner, lot);', 'add(this.coins, winner, 1);'),
  inPosition(
    'the least bid is not enough',
    'let highest = (this.least[laundered] ?? 0) - 1;',
    'let highest = this.least[laundered] ?? 0;',
  ),
  inPosition(
    'of equal bids the furthest from the start player wins',
    'if (face <= highest) continue;',
    'if (face < highest) continue;',
  ),
  inPosition('equal bids go by seat', 'const at = (start + step) % seatCount;', 'const at = step;'),
  inPosition(
    'the money of a card can be bid at once',
    'add(this.prize, winner, this.brings[laundered] ?? 0);',
    'add(this.real, winner, this.brings[laundered] ?? 0);',
  ),
  inPosition('presses are free', 'add(this.real, turn, -count * (COSTS[type] ?? 0));', ''),
  inPosition('the supply does not run out', 'add(supply, type, -count);', ''),
  inPosition(
    'notes that were laundered stay',
    'add(notes, at * TYPES + type, -count);\n        add(real, at, count * (SELLS[type] ?? 0));',
    'add(real, at, count * (SELLS[type] ?? 0));',
  ),
  inPosition(
    'the last card does not end the game',
    'if (this.laundered === this.cards) return this.#end();',
    '',
  ),
  inLegal(
    'a press that was turned over can be sold in the same turn',
    '!position.turnedNow.includes(press);',
    'press.seat >= 0;',
  ),
  inLegal('a press may be turned over twice', '=> !isConverted;', '=> isConverted !== undefined;'),
  inLegal('one may pay 1 more than one has', 'return price > money ?', 'return price > money + 1 ?'),
  inLegal(
    'a second choice replaces the first',
    "if (hasChosen(position, at)) return rejection('already-chosen', { undo: 'unbid' });",
    '',
  ),
];
