/** The notes of a first game that teaches, each for its moment; `tip`: a choice that is suggested with them. */
export default {
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
  tip: {
    convert: 'A good start: turn one {type} press over.',
    print: 'Enough for one turn: now print with the others.',
    bid: 'A good start: bid {amount} in notes to get {real} in real money.',
    skip: 'A good start: bid nothing and keep your notes.',
    lead: 'A good start: lead with one {type} note and see who has one, too.',
    leadReal: 'A good start: lead with {amount} in real money, the least there is.',
    match: 'A good start: lay the same. It costs you something only if you win.',
    drop: 'A good start: drop. So few coins are not worth more to you yet.',
    buy: 'A good start: buy one {type} press.',
    save: 'A good start: keep your money, no press is that cheap.',
    launder: 'A good start: change your {type} notes, scrapped first.',
    keep: 'A good start: keep your notes for bidding.',
  },
} as const;
