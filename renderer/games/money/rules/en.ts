import type { RulesText } from '../../game-renderer.ts';

export default {
  title: 'How to play Money!',
  summary:
    'Everybody has a jumble of banknotes and wants whole currencies. So you trade: everybody bids face down, the highest bid chooses first, and what you give away may be just what somebody else needs. Pay as little as you can, but as much as you must.',
  sections: [
    {
      title: 'The goal',
      paragraphs: [
        'At the end of a hand, notes of one currency count together. A little of everything is worth next to nothing; a currency worth 200 or more counts in full. All three 20s or all three 30s of a currency score a 100 bonus.',
        'A game is one or more hands, and whoever has the most over all of them wins.',
      ],
    },
    {
      title: 'The cards',
      paragraphs: [
        'There are seven currencies with nine notes each, six gold coins, and one bluff card for every player. Each note and coin has its own serial number, which breaks ties.',
      ],
      list: [
        'Each currency: three notes of 20, three of 30, one each of 40, 50 and 60. Together that’s 300.',
        'Gold coins: six, worth 10 each. They belong to no currency.',
        'Bluff card: worth nothing. Add it to a bid so that nobody can tell what you’re up to. It always comes back to you.',
      ],
      table: {
        head: ['Currency', 'Serial numbers'],
        rows: [
          ['Yen', '1–9'],
          ['Swedish krona', '10–18'],
          ['Rouble', '19–27'],
          ['Swiss franc', '28–36'],
          ['Euro', '37–45'],
          ['Pound sterling', '46–54'],
          ['US dollar', '55–63'],
          ['Gold coins', '64–69'],
        ],
      },
      clarifications: [
        {
          decision: 'M1',
          text: 'Within a currency the numbers rise with the value: the three 20s come first, then the 30s, 40, 50 and 60. The bluff card counts as number 0.',
        },
      ],
    },
    {
      title: 'Before a hand',
      paragraphs: [
        'With five players, everything is in play. With four, one currency stays in the box; with three, two do. The cards are shuffled, and everybody gets six and a bluff card.',
        'Four cards of the pile are turned up as the right display, then four as the left one. What is left is the draw pile.',
      ],
      table: {
        head: ['Players', 'Currencies', 'Draw pile'],
        rows: [
          ['3', '5 of 7', '25'],
          ['4', '6 of 7', '28'],
          ['5', 'all 7', '31'],
        ],
      },
      clarifications: [
        {
          decision: 'M2',
          text: 'The currencies left out are drawn again for each hand, unless you set them for the whole game. The table shows them.',
        },
      ],
    },
    {
      title: 'A round, part one: bid',
      paragraphs: [
        'Everybody chooses at the same time and in secret: any cards from your hand, as many as you like, currencies and coins mixed, with or without the bluff card. The others only see that you’re ready.',
        'A bid is worth the total of its numbers; the currencies don’t matter. You may bid everything you have. If you’d rather sit out this round, play the bluff card alone: then you swap with nobody, and nobody swaps with you.',
        'Once everybody’s ready, all bids are revealed together. The bluff cards go straight back to their owners; the other cards stay where they are.',
      ],
      clarifications: [
        {
          decision: 'M3',
          text: 'As long as somebody is still choosing, you may take your bid back and make another.',
        },
        {
          decision: 'M7',
          text: 'A bid has at least one card. In every edition, the bluff card alone means sitting out.',
        },
        {
          decision: 'M8',
          text: 'If everybody sits out, nothing is swapped and the displays are refilled.',
        },
      ],
    },
    {
      title: 'A round, part two: swap',
      paragraphs: [
        'The highest bid goes first, then the next highest, until everybody taking part has had a turn. On your turn, do one of three things:',
      ],
      list: [
        'Take a display: you get all its cards, and your bid takes their place. The number of cards doesn’t have to match, and players after you may take your bid from there.',
        'Swap with somebody who hasn’t gone yet: you take their bid and leave yours in its place. They can’t refuse, but they go next.',
        'Pass: you get your bid back.',
      ],
      clarifications: [
        {
          decision: 'A2',
          text: 'The app never acts for you, even if you hardly have a choice: that would give away what you hold. Whoever goes last can only take a display or pass, but makes that decision too.',
        },
      ],
    },
    {
      title: 'What to keep in mind',
      paragraphs: [
        'Only whole displays and whole bids change hands. Once you’ve had your turn, you’re safe for this round: nobody can take your cards.',
        'The order is settled when the bids are revealed. Swaps don’t change it, except that whoever was swapped with goes next.',
      ],
    },
    {
      title: 'Equal bids',
      paragraphs: [
        'If two bids are worth the same, the serial numbers decide, and the table shows the one that did. The details depend on the edition:',
      ],
      table: {
        head: ['Edition', 'Who goes first'],
        rows: [
          [
            'Goldsieber, Gryphon',
            'The bid with the lowest serial number. The bluff card makes no difference.',
          ],
          [
            'Italian edition',
            'Bids with the bluff card go before bids without; among equals, the lowest serial number of the other cards decides.',
          ],
        ],
      },
    },
    {
      title: 'An example round',
      paragraphs: [
        'On the right are 20 and 30 francs, 60 pounds and a coin; on the left 20 and 20 euros, 40 kronor and 50 yen. Anna bids 50 pounds and 30 roubles: 80. Ben bids 20 and 40 yen, Clara 30 euros and 30 kronor: 60 each. David plays only his bluff card and sits out.',
        'Anna is first. Ben’s lowest number is 2, on his 20 yen; Clara’s is 14, on her kronor. So Ben would be second and Clara third.',
        'Anna collects euros and kronor and swaps with Clara. Clara now has 50 pounds and 30 roubles in front of her and goes next, ahead of Ben. She takes the right display with its 60 pounds and leaves her 80 there.',
        'Ben is last and takes the left display: 130 for his 60. Each display now has two cards, so both get two from the pile.',
      ],
    },
    {
      title: 'A round, part three: refill',
      paragraphs: [
        'When everybody has had a turn, the right display is filled up to four cards from the pile, then the left one. A display that already has four or more gets none. Then a new round begins.',
      ],
    },
    {
      title: 'The end of a hand',
      paragraphs: [
        'The pile announces the end, and the table marks the final round from its start. In that round, a display may have fewer than four cards.',
      ],
      table: {
        head: ['Edition', 'When the final round comes'],
        rows: [
          ['Goldsieber, Gryphon', 'The pile is empty after a refill, even if both displays are full.'],
          [
            'Italian edition',
            'A refill couldn’t fill both displays. If the pile comes out even, it isn’t the end yet.',
          ],
        ],
      },
      clarifications: [
        {
          decision: 'M4',
          text: 'So that a hand can’t go on forever: if nothing is drawn for six rounds in a row, the next round is the final one. From an empty pile, nothing is drawn. You can set a different number; the table keeps count.',
        },
        { decision: 'M5', text: 'The final round ends with the swaps. Nothing is refilled.' },
      ],
    },
    {
      title: 'Scoring',
      paragraphs: ['Everything in your hand counts, each currency on its own:'],
      list: [
        '200 or more: the full total.',
        'Less than 200: the total minus 100, but never less than 0.',
        'All three 20s or all three 30s of one currency: a 100 bonus for each triplet, even if the currency itself scores nothing. The bonus doesn’t help you reach 200.',
        'Each gold coin: 10. There’s no bonus for several coins.',
        'All nine notes of one currency: 300 and two triplets, 500 in all.',
      ],
      clarifications: [
        {
          decision: 'M10',
          text: 'When a hand is scored, everybody’s cards are revealed, so that everybody can check the score sheet. It stays available to the end of the game.',
        },
      ],
    },
    {
      title: 'A hand, scored',
      paragraphs: ['Two triplets, and only the dollars reach 200:'],
      table: {
        head: ['Cards', 'Total', 'Scores'],
        rows: [
          ['Euro 20 20 20', '60', '0'],
          ['Franc 20 30 30 30', '110', '10'],
          ['Dollar 20 30 30 40 50 60', '230', '230'],
          ['One coin', '10', '10'],
          ['Triplets: euro, franc', '–', '200'],
          ['Total', '–', '450'],
        ],
      },
    },
    {
      title: 'Another hand, scored',
      paragraphs: ['A currency that scores nothing itself can still score a triplet:'],
      table: {
        head: ['Cards', 'Total', 'Scores'],
        rows: [
          ['Dollar 30 30 30', '90', '0'],
          ['Euro 60 40 30', '130', '30'],
          ['Yen 60 40 30 30 30 20', '210', '210'],
          ['Four coins', '40', '40'],
          ['Triplets: dollar, yen', '–', '200'],
          ['Total', '–', '480'],
        ],
      },
    },
    {
      title: 'The whole game',
      paragraphs: [
        'The Goldsieber and Italian editions play three hands, Gryphon one. The totals are added up; the highest wins.',
      ],
      clarifications: [
        {
          decision: 'M9',
          text: 'In any edition you can play one to nine hands. After the score sheet, the next one starts automatically. Equal totals share the win.',
        },
      ],
    },
    {
      title: 'What’s public, what’s hidden',
      paragraphs: [
        'Your hand and your bid are yours alone until the bids are revealed. Then everybody sees them card by card, including who added the bluff card. The displays, the size of the pile and the currencies left out are always public; nobody knows the order of the pile.',
        'If you like to play from memory, choose “None” under “Help”. With “Memory”, everybody can look up whatever has been public. With “Coach”, everybody can also ask what the master would do.',
      ],
      clarifications: [
        {
          decision: 'M6',
          text: 'How many cards somebody has stays hidden. Only with “Memory” is the number shown while everybody is choosing a bid, including cards already chosen.',
        },
        {
          decision: 'A1',
          text: 'Everybody can look up this round and the one before, so it doesn’t matter if you looked away. Older rounds are gone, unless the table plays with “Memory”; score sheets stay.',
        },
      ],
    },
  ],
} as const satisfies RulesText;
