import type { RulesSection } from '../../../game-renderer.ts';

/** The end of the game, what is open, what can be set, and some advice. */
export const after = [
  {
    title: 'The end',
    paragraphs: [
      'The game ends at once when the 150s are scrapped, after their scrap is paid, or when the last laundering card is sold. Then real money brings coins: 6 for the most, 4 for the second most, 2 for the third.',
      'Notes and presses count for nothing. The most coins win. If coins are equal, the one with more real money wins; if that is equal too, they share the win.',
      'For example: Anna is the richest and gets 6 coins, Ben and Clara both come second and get 4 each. Anna and Ben have 22 coins then. Anna has more money, so she wins.',
    ],
    table: {
      head: ['Player', 'Coins', 'Money', 'Extra', 'Total'],
      rows: [
        ['Anna', '16', '310', '6', '22'],
        ['Ben', '18', '240', '4', '22'],
        ['Clara', '17', '240', '4', '21'],
        ['David', '19', '90', '0', '19'],
      ],
    },
    clarifications: [
      {
        decision: 'X13',
        text: 'Equals share the better rank, and the rank after it is left out: after two seconds comes a fourth, who gets nothing. You have a rank even without money.',
      },
    ],
  },
  {
    title: 'What is open, what is hidden',
    paragraphs: [
      'Nobody is told how much money the others have, not even with “Look things up”. That only lists what was once open: what was printed, sold, paid and bid, and the inspector cards. Whoever wants to know more has to keep count.',
    ],
    list: [
      'Open: everybody’s presses and coins, what they convert, sell, print and buy, the lays in an auction, this round’s inspector cards, the open laundering card, and what is left of cards and presses.',
      'Yours alone: your notes, your real money, and what you change in phase 6.',
      'Secret until all have chosen: the fists in phase 4. Then everybody sees them, also those that did not win.',
      'Unknown to all: the backs of presses that were never converted, even of sold and scrapped ones. Also which laundering cards were taken out, and in which order the piles lie.',
    ],
    clarifications: [
      {
        decision: 'A1',
        text: 'What was open in this round and in the one before can be read again; of the inspector cards, only this round’s. Anything older is gone, unless “Look things up” is on.',
      },
    ],
  },
  {
    title: 'House rules',
    paragraphs: ['Two things can be set before a game:'],
    list: [
      '“Who starts”: drawn by lot, or the seat you choose.',
      '“Look things up”: off, as at a real table, where you have to remember the inspector cards; or on, so that nobody has to remember anything.',
    ],
  },
  {
    title: 'How to play well',
    paragraphs: ['A few things that help, none of which always holds:'],
    list: [
      'The three presses you begin with cannot break, so converting them is no great risk. On average, half of those 10s become 20s and a third 10s ×2. All it costs you is one round’s notes.',
      'A new press has paid for itself once it has printed once: a 50 costs 30, its note brings 20, and afterwards it still sells for 20. With every type it is much the same.',
      'A laundering card brings about twice its least bid, general laundering less than half of what the notes say. So whatever you would change in phase 6, bid it in phase 4 first.',
      'If you have the lead in an auction, lay what the others may not have: a rare colour, or a little real money. Whoever has spent it all on presses is out. And you only pay if you win.',
      'Spend notes of the smallest type first, before the inspector takes them.',
      'Remember the order of the first ten inspector cards. Later you will know when auctions are coming and which press to sell just in time.',
      'The most real money is worth 6 coins, more than any lot in an auction. Towards the end, sell: a 150 brings 70, but only 30 as scrap. One with three coins you may want to keep.',
    ],
  },
] as const satisfies readonly RulesSection[];
