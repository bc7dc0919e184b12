import type { RulesText } from '../../game-renderer.ts';

export default {
  title: 'How to play Money!',
  summary:
    'Everybody holds a jumble of banknotes and wants whole currencies. So you trade: all lay a bid face down, the dearest bid chooses first, and what one gives away is soon in somebody else’s way. Pay as little as you can, but as much as you must.',
  sections: [
    {
      title: 'What you are after',
      paragraphs: [
        'At the end of a hand, notes of one currency count together. A little of everything is worth next to nothing; a currency of 200 or more counts in full. All three 20s or all three 30s of a currency bring 100 on top.',
        'A game is one hand or several, and whoever has the most over all of them wins.',
      ],
    },
    {
      title: 'The cards',
      paragraphs: [
        'There are seven currencies with nine notes each, six gold coins, and one bluff card for every player. Each note and coin has a serial number, and no number occurs twice; it settles ties.',
      ],
      list: [
        'Each currency: three notes of 20, three of 30, one each of 40, 50 and 60. Together that is 300.',
        'Gold coins: six, worth 10 each. They belong to no currency.',
        'Bluff card: worth nothing. It goes along with a bid so that nobody can tell what you are up to, and always comes back to you.',
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
        'With five players everything is in play. With four, one currency stays in the box; with three, two do. The cards are shuffled, and everybody gets six and a bluff card.',
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
          text: 'Which currencies stay out is drawn anew for each hand, unless you set them for the whole game. The table shows them.',
        },
      ],
    },
    {
      title: 'A round, part one: bid',
      paragraphs: [
        'All choose at the same time and in secret: any cards of the hand, as many as you like, currencies and coins mixed, with or without the bluff card. The others see only that you are ready.',
        'A bid is worth the sum of its numbers; the currencies do not matter. You may bid everything you hold. If you would rather stay out of this round, lay the bluff card alone: then you swap with nobody, and nobody swaps with you.',
        'Once all are ready, all bids are turned up together. The bluff cards go straight back to their owners; the other cards stay where they lie.',
      ],
      clarifications: [
        {
          decision: 'M3',
          text: 'As long as somebody is still choosing, you may take your bid back and lay another one.',
        },
        {
          decision: 'M7',
          text: 'A bid has at least one card. The bluff card alone means sitting out in every edition.',
        },
        {
          decision: 'M8',
          text: 'If all sit out, nothing is swapped and the round goes on to the refill.',
        },
      ],
    },
    {
      title: 'A round, part two: swap',
      paragraphs: [
        'The highest bid acts first, then the next highest, until everybody who takes part has acted once. On your turn you do one of three things:',
      ],
      list: [
        'Take a display: all its cards go to your hand, and your bid takes its place. It need not be the same number of cards, and those after you may take your bid from there.',
        'Swap with somebody who has not acted yet: you take the bid that lies there and leave yours in its place. The other one cannot refuse, but acts next.',
        'Pass: your bid comes back to your hand.',
      ],
      clarifications: [
        {
          decision: 'A2',
          text: 'The app never acts for you, not even if there is hardly a choice: that would give away what you hold. Whoever acts last can only take a display or pass, and decides that alone.',
        },
      ],
    },
    {
      title: 'What to keep in mind',
      paragraphs: [
        'Only whole displays and whole bids change hands. Whoever has acted is safe for this round: those cards can no longer be taken.',
        'The order is settled when the bids are turned up. Swaps do not change it, except that a partner of a swap moves up to act next.',
      ],
    },
    {
      title: 'Equal bids',
      paragraphs: [
        'Two bids may be worth the same. Then the serial numbers decide, and the table shows the one that did. How exactly depends on the edition:',
      ],
      table: {
        head: ['Edition', 'Who goes first'],
        rows: [
          [
            'Goldsieber, Gryphon',
            'The bid that holds the lowest serial number. The bluff card plays no part.',
          ],
          [
            'Italian edition',
            'Bids made with the bluff card go before those made without; among several of a kind the lowest serial number of the other cards decides.',
          ],
        ],
      },
    },
    {
      title: 'A round as an example',
      paragraphs: [
        'On the right lie 20 and 30 francs, 60 pounds and a coin; on the left 20 and 20 euros, 40 kronor and 50 yen. Anna bids 50 pounds and 30 roubles, that is 80. Ben bids 20 and 40 yen, Clara 30 euros and 30 kronor: 60 each. David lays only his bluff card and sits out.',
        'Anna is first. Ben’s lowest number is 2, on his 20 yen; Clara’s is 14, on her kronor. So Ben would be second and Clara third.',
        'Anna collects euros and kronor and swaps with Clara. Clara now has 50 pounds and 30 roubles before her and acts next, ahead of Ben. She takes the right display with its 60 pounds; her 80 now lie there.',
        'Ben is last and takes the left display: 130 for his 60. In the end two cards lie on either side, so both displays get two from the pile.',
      ],
    },
    {
      title: 'A round, part three: refill',
      paragraphs: [
        'When all have acted, the right display is filled from the pile up to four cards, then the left one. A display that already has four or more gets none. Then a new round begins.',
      ],
    },
    {
      title: 'The end of a hand',
      paragraphs: [
        'The pile announces the end, and the table marks the final round from its start. In that round a display may have fewer than four cards.',
      ],
      table: {
        head: ['Edition', 'When the final round comes'],
        rows: [
          [
            'Goldsieber, Gryphon',
            'The pile is empty after a refill, even if both displays could be completed.',
          ],
          [
            'Italian edition',
            'A refill could not complete both displays. A pile that comes out exactly does not count yet.',
          ],
        ],
      },
      clarifications: [
        {
          decision: 'M4',
          text: 'So that a hand cannot go on for ever: if the pile has not shrunk for six rounds in a row, the next round is the final one. An empty pile cannot shrink. You can set another number; the table shows how far you are.',
        },
        { decision: 'M5', text: 'The final round ends with the swaps. After it nothing is refilled.' },
      ],
    },
    {
      title: 'Counting',
      paragraphs: ['Everything in your hand counts, each currency by itself:'],
      list: [
        '200 or more: the whole sum.',
        'Less than 200: the sum minus 100, but never less than 0.',
        'All three 20s or all three 30s of one currency: 100 more for each such triplet, even if the currency itself counts nothing. The bonus does not help to reach the 200.',
        'Each gold coin: 10. Many coins bring nothing extra.',
        'All nine notes of one currency: 300 and two triplets, 500 in all.',
      ],
      clarifications: [
        {
          decision: 'M10',
          text: 'When a hand is counted, all hands are laid open, so that everybody can check the score sheet. It can be looked at to the end of the game.',
        },
      ],
    },
    {
      title: 'A hand, counted',
      paragraphs: ['Two triplets, and only the dollars reach the 200:'],
      table: {
        head: ['Cards', 'Sum', 'Counts'],
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
      title: 'Another hand, counted',
      paragraphs: ['A currency that counts nothing by itself can still bring a triplet:'],
      table: {
        head: ['Cards', 'Sum', 'Counts'],
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
        'The Goldsieber and the Italian edition play three hands, Gryphon one. The totals are added up; the highest wins.',
      ],
      clarifications: [
        {
          decision: 'M9',
          text: 'In each edition you can play one to nine hands. After the score sheet the next one starts by itself. Equal totals share the win.',
        },
      ],
    },
    {
      title: 'What is open, what is hidden',
      paragraphs: [
        'Your hand and your bid are yours alone until the bids are turned up. Then they lie open, card by card, and it can also be seen who had the bluff card in the bid. The displays, the size of the pile and the currencies left out are always open; the order of the pile is known to nobody.',
        'Whoever likes to play from memory chooses “Purist” under “Aids”. With “Record”, everybody can look up whatever was once open. With “Coach”, everybody may also ask what a master would do.',
      ],
      clarifications: [
        {
          decision: 'M6',
          text: 'How many cards somebody holds stays hidden. Only with “Record” is the number shown while all choose their bids, cards already laid included.',
        },
        {
          decision: 'A1',
          text: 'What was open in this round and in the one before can be read again by everybody, so that looking away does no harm. Older rounds are gone, unless the table plays with “Record”; score sheets stay.',
        },
      ],
    },
  ],
} as const satisfies RulesText;
