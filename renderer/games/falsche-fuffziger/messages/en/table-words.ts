import { table } from './table.ts';

/** What is played with, what is told of it, how it ends, and the notes of a first game. */
export default {
  table: {
    ...table,
    /** What happened. */
    log: {
      running: 'This round',
      previous: 'Previous round',
      nothingYet: 'Nothing has happened yet.',
      double: '{type} ×2',
      special: '{type} with {coins} coins',
      converted: 'turns a {front} over: {up}',
      broke: 'turns a {front} over: broken, {paid} for scrap',
      converts: 'converts {count}',
      broken: '{count} broken | {count} broken',
      each: 'One by one',
      doubles: '{count} double | {count} doubles',
      sold: 'sells a {press} for {price}',
      printed: 'prints {notes}',
      printedNothing: 'prints nothing',
      scrapped: 'Scrapped: {type}.',
      scrappedNone: 'Scrapped: {type}. Nobody had any.',
      auction: 'takes {coins} for {money}.',
      tookBack: 'takes back {money}',
      unwanted: 'Nobody wanted the lot of {coins}.',
      laundered: 'wins {least} → {real} for {paid}.',
      unsold: '{least} → {real}: nobody bid enough.',
      bid: '{sum} ({money})',
      noBid: 'No bid: {names}.',
      bought: 'buys {presses} for {paid}.',
      boughtNothing: 'buys nothing.',
    },
    /** What is read out as it happens. */
    news: {
      round: 'Round {round}. {name} has the die.',
      card: 'The inspector turns up: {card}.',
      auction: 'One coin auction.',
      free: 'A free symbol, no auction.',
      nothing: 'Nothing happens.',
      sold: '{name} sells: {press}, for {price}.',
      converted: '{name} converts a {front}: {press}.',
      broke: '{name} converts a {front}: it breaks, {paid} for scrap.',
      printed: '{name} prints {notes}.',
      printedNone: '{name} prints nothing.',
      die: '{name} gets the die.',
      rolled: '{name} rolls: {coins} for sale.',
      adds: 'One more auction is added.',
      laid: '{name} leads with {money}.',
      matched: '{name} matches.',
      dropped: '{name} drops out.',
      bids: 'The fists open. {bids}.',
      bid: '{name}: {bid}',
      laundered: '{name} takes {amount}.',
      changed: 'The general laundering is over.',
      gaveBack: 'You give back {notes}.',
      lastType: 'The last presses are scrapped: the game is over.',
      lastCard: 'The last laundering card is sold: the game is over.',
      bonus: '{name} gets {coins} for real money.',
      won: '{names} has won. | {names} have won.',
    },
  },
  /** The end of the game. */
  sheet: {
    over: 'The game is over',
    wins: '{name} wins',
    share: '{names} share the win',
    with: 'with {total}',
    reason: {
      'last-type': 'It ended because the 150s were scrapped, in round {rounds}.',
      'last-card': 'It ended because the last laundering card was sold, in round {rounds}.',
    },
    tieMoney:
      '{names} has as many coins, but less real money: {less} against {more}. | {names} have as many coins, but less real money: {less} against {more}.',
    tieShared: 'They have as many coins, and as much real money.',
    ranking: 'Final standing',
    place: 'Place {place}',
    title: 'Score sheet',
    coins: 'Coins from auctions and scrap',
    real: 'Real money',
    rank: 'Rank by real money',
    bonus: 'Coins for that rank',
    plus: '+{count}',
    total: 'Coins in all',
    hint: 'Notes and presses count nothing. Equals share the better rank.',
    lastRound: 'How the final round went',
  },
  /** The notes of a first game that teaches, each for its moment. */
  lesson: {
    aim: {
      title: 'What you are after',
      text: 'Silver coins: whoever has most of them at the end wins. Presses print notes, notes become real money, and both can buy coins. A round has six phases; the table shows where you are.',
    },
    produce: {
      title: 'Phase 2: your presses',
      text: 'Each press prints, is converted or is sold. Converting turns it over, once in its life: the back is unknown, but mostly better. The presses you started with cannot break.',
    },
    converted: {
      title: 'Turned over',
      text: 'From now on this press is what its back says. It rests in this round and works from the next one on. The button says what all your others print.',
    },
    bid: {
      title: 'Phase 4: laundering',
      text: 'The card says what you have to bid at least, and what it brings. Choose notes or money for your fist; all fists open together. The highest bid pays and gets the card, all others keep theirs.',
    },
    sealed: {
      title: 'In the fist',
      text: 'Nobody sees what you chose. As long as somebody is still choosing, you can take it back.',
    },
    won: {
      title: 'The card is yours',
      text: 'Its real money comes when the phase is over, so you cannot bid with it yet. Whoever wins a second card in a round ends the phase.',
    },
    buy: {
      title: 'Phase 5: buying presses',
      text: 'Only real money buys presses. They work from the next round on, and nobody knows their backs. Most have paid for themselves after printing once.',
    },
    general: {
      title: 'Phase 6: general laundering',
      text: 'Here notes become real money at a poor rate. Keep those that you want to bid with; what goes to scrap soon had better be changed. Nobody learns what you change.',
    },
    inspector: {
      title: 'Phase 1: inspection',
      text: 'Every round begins with two inspector cards. A coin symbol brings a coin auction, only the first three bring none. A card with the smallest type scraps all its presses and notes.',
    },
    auction: {
      title: 'Phase 3: coin auction',
      text: 'The die says how many coins are for sale. One player lays money, and all others lay exactly the same or drop out. The last one in pays all that they laid, the others take theirs back.',
    },
    lead: {
      title: 'You lead',
      text: 'Lay notes of one colour, or at least 5 in real money. Take what the others may lack: a rare colour, or a little real money.',
    },
    drop: {
      title: 'Out of this one',
      text: 'You do not have exactly what was led, so you drop. It costs you nothing: what you laid comes back to you.',
    },
    order: {
      title: 'The cards come again',
      text: 'There are ten inspector cards, and they come again and again in the same order. If you remember them, you know when auctions come and which type goes next.',
    },
    scrapped: {
      title: 'Scrapped',
      text: 'All presses of this type have paid scrap money, and its notes are gone. Now the next type is the smallest. Spend its notes first.',
    },
    end: {
      title: 'The end is near',
      text: 'When the 150s are scrapped or the last laundering card is sold, the game is over at once. The most real money brings 6 coins, then 4 and 2. Notes and presses count nothing.',
    },
  },
} as const;
