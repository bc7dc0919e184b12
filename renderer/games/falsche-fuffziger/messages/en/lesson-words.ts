/** The notes of a first game that teaches, each for its moment; `tip`: a choice that is suggested with them. */
export default {
  lesson: {
    aim: {
      title: 'The goal',
      text: 'Silver coins: whoever has the most at the end wins. Presses print notes, notes become real money, and both can buy coins. A round has six phases; the table shows where you are.',
    },
    produce: {
      title: 'Phase 2: your presses',
      text: 'Each press prints, is converted or is sold. Converting turns it over, once in its life: nobody knows the back, but it’s usually better. The presses you started with can’t break.',
    },
    converted: {
      title: 'Turned over',
      text: 'From now on this press is what its back says. It rests this round and works from the next one on. The button shows what all your others print.',
    },
    bid: {
      title: 'Phase 4: laundering',
      text: 'The card shows the minimum bid and what it brings. Choose notes or money for your fist; all fists open together. The highest bid pays and gets the card; everybody else keeps theirs.',
    },
    sealed: {
      title: 'In the fist',
      text: 'Nobody sees what you chose. As long as somebody is still choosing, you can take it back.',
    },
    won: {
      title: 'The card is yours',
      text: 'You get its real money when the phase is over, so you can’t bid with it yet. Whoever wins a second card in a round ends the phase.',
    },
    buy: {
      title: 'Phase 5: buying presses',
      text: 'Only real money buys presses. They work from the next round on, and nobody knows what’s on the back. Most pay for themselves after printing once.',
    },
    general: {
      title: 'Phase 6: general laundering',
      text: 'Here notes become real money at a poor rate. Keep the ones you want to bid with, but change notes that will soon be scrapped. Nobody sees what you change.',
    },
    inspector: {
      title: 'Phase 1: inspection',
      text: 'Every round begins with two inspector cards. A coin symbol means a coin auction, except for the first three. A card with the smallest type scraps all its presses and notes.',
    },
    auction: {
      title: 'Phase 3: coin auction',
      text: 'The die says how many coins are for sale. One player puts down a stake, and everybody else matches it exactly or drops out. The last one in pays their whole stake; the others take theirs back.',
    },
    lead: {
      title: 'You lead',
      text: 'Stake notes of one colour, or at least 5 in real money. Choose what the others may not have: a rare colour, or a little real money.',
    },
    drop: {
      title: 'Out of this one',
      text: 'You don’t have exactly what was led, so you drop out. It costs you nothing: you get your stake back.',
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
      text: 'When the 150s are scrapped or the last laundering card is sold, the game ends at once. The most real money brings 6 coins, then 4 and 2. Notes and presses are worth nothing.',
    },
  },
  tip: {
    convert: 'A good start: turn one {type} press over.',
    print: 'Enough for one turn: now print with the rest.',
    bid: 'A good start: bid {amount} in notes to get {real} in real money.',
    skip: 'A good start: bid nothing and keep your notes.',
    lead: 'A good start: lead with one {type} note and see who else has one.',
    leadReal: 'A good start: lead with {amount} in real money, the least there is.',
    match: 'A good start: match it. It only costs you something if you win.',
    drop: 'A good start: drop out. So few coins aren’t worth it yet.',
    buy: 'A good start: buy one {type} press.',
    save: 'A good start: keep your money. No press is that cheap.',
    launder: 'A good start: change your {type} notes. They’re scrapped first.',
    keep: 'A good start: keep your notes for bidding.',
  },
} as const;
