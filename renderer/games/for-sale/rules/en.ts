import type { RulesText } from '../../game-renderer.ts';

export default {
  title: 'How to play For Sale',
  summary:
    'First you buy buildings, then you sell them. First you bid for what’s on the table and hope to get it cheap. Later you each secretly offer a building and hope for a fat cheque. The art is knowing when to drop out.',
  sections: [
    {
      title: 'What it’s about',
      paragraphs: [
        'The game has two parts. In the first you spend money on buildings; in the second you turn each building into a cheque. Whoever has the most in the end, cheques and leftover money together, wins.',
        'In every round each of you gets exactly one building, and later exactly one cheque. So nobody goes empty-handed; the question is who gets which, and at what price.',
      ],
    },
    {
      title: 'What you play with',
      paragraphs: ['Amounts are given in thousands here: 7 means 7,000 dollars.'],
      list: [
        '30 buildings, numbered 1 to 30, from a cardboard box to a space station. The higher the number, the more it’s worth. There are no duplicates.',
        '30 cheques: two of 0, and two of each amount from 2 to 15. There’s no 1.',
        'Money: 60 chips of 1 and 12 chips of 2.',
      ],
      clarifications: [
        {
          decision: 'F1',
          text: 'Only the amount counts, not which chips it’s made of. The bank gives change, so you can bid any whole amount you have.',
        },
      ],
    },
    {
      title: 'Before the game',
      paragraphs: [
        'Everybody gets the same money. Buildings and cheques are shuffled separately. With three or four players, some of each are removed unseen. The cheques wait for the second part.',
      ],
      table: {
        head: ['Players', 'Money each', 'Removed', 'Rounds per part'],
        rows: [
          ['3', '18', '6 each', '8'],
          ['4', '18', '2 each', '7'],
          ['5', '14', 'none', '6'],
          ['6', '14', 'none', '5'],
        ],
      },
      clarifications: [
        {
          decision: 'F2',
          text: 'By the book, whoever lives in the largest house starts. Here the starter is random, unless the host picks a seat before the game.',
        },
      ],
    },
    {
      title: 'Part one: buying',
      paragraphs: [
        'As many buildings are turned up as there are players; by the end of the round each of you has one of them. The starter goes first, then it continues clockwise, as often as it takes, until only one player is still in.',
        'On your turn, do one of two things:',
      ],
      list: [
        'Bid: more than the highest bid so far, in whole thousands, and no more than you have. What you’ve already bid counts: to go from 3 to 5, you add 2.',
        'Pass: you’re out of this round, take the least valuable building on the table, and get part of your bid back.',
      ],
      clarifications: [
        {
          decision: 'F7',
          text: 'The starter may pass right away too. A first bid is at least 1. If nobody bids at all, the last one in gets the most valuable building for free.',
        },
        {
          decision: 'F4',
          text: 'If you can’t outbid the others, all you can do is pass. You do that yourself too; the app doesn’t pass for you.',
        },
        {
          decision: 'F3',
          text: 'Whoever took the most valuable building starts the next round, even if nobody made a bid.',
        },
      ],
    },
    {
      title: 'What it costs',
      paragraphs: [
        'The last one in automatically gets the most valuable building and pays their whole bid.',
        'If you pass, you get half your bid back, rounded down; the rest goes to the bank. If you never bid, you pay nothing.',
      ],
      table: {
        head: ['Your bid', 'You pay', 'You get back'],
        rows: [
          ['1', '1', '0'],
          ['2', '1', '1'],
          ['3', '2', '1'],
          ['4', '2', '2'],
          ['5', '3', '2'],
          ['6', '3', '3'],
        ],
      },
      clarifications: [
        {
          decision: 'F5',
          text: 'Some groups round up instead: with a bid of 3 you then get 2 back and pay 1. You can set this under “When you pass”.',
        },
      ],
    },
    {
      title: 'A round of buying',
      paragraphs: [
        'On the table are 5, 12, 18 and 27. Anna starts and bids 1, Ben bids 3. That’s too much for Clara: she passes without a bid and takes the 5 for free. David bids 4.',
        'Anna goes up to 6. Ben passes with his bid of 3: he takes the 12, pays 2 and gets 1 back. David adds 3 to his 4, which makes 7. Now Anna passes too; the 18 costs her 3, and she gets 3 back.',
        'Only David is left. He takes the 27, pays all 7 and starts the next round.',
      ],
      table: {
        head: ['Player', 'Takes', 'Bid', 'Pays', 'Back'],
        rows: [
          ['Clara', '5', '–', '0', '0'],
          ['Ben', '12', '3', '2', '1'],
          ['Anna', '18', '6', '3', '3'],
          ['David', '27', '7', '7', '0'],
        ],
      },
    },
    {
      title: 'Part two: selling',
      paragraphs: [
        'Once all buildings are bought, you sell them. As many cheques are turned up as there are players, and each of you secretly chooses one building. When everybody has chosen, all are turned up together.',
        'The highest building gets the largest cheque, the second highest the second largest, and so on. Sold buildings are out of the game. This goes on round by round until nobody has a building left.',
        'As long as somebody is still choosing, you may take your building back and choose another. You don’t need money any more; what you’ve kept counts at the end.',
      ],
      clarifications: [
        {
          decision: 'A2',
          text: 'The app never acts for you. You even sell your last building yourself: if it happened automatically, it could give away what you hold.',
        },
      ],
    },
    {
      title: 'A round of selling',
      paragraphs: [
        'On the table are cheques for 14, 6, 6 and 0. Anna sells her 18, Ben his 12, Clara her 25 and David his 27.',
        'David gets the 14, Clara and Anna a 6 each; it doesn’t matter which. Ben is left with the 0. And Clara is a little annoyed: a 13 would have fetched just as much as her 25.',
      ],
      table: {
        head: ['Player', 'Building', 'Cheque'],
        rows: [
          ['David', '27', '14'],
          ['Clara', '25', '6'],
          ['Anna', '18', '6'],
          ['Ben', '12', '0'],
        ],
      },
    },
    {
      title: 'The end',
      paragraphs: [
        'When all buildings are sold, everybody adds up their cheques and the money they have left. The highest total wins. The score sheet reveals everything.',
        'For example: Anna has 52 in cheques and 4 in money, Ben 54 and 2. That’s 56 each. Anna wins, because she has more money left.',
      ],
      clarifications: [
        {
          decision: 'F8',
          text: 'If totals are equal, whoever has more money left from buying wins. The amount counts, not the number of chips.',
        },
        { decision: 'F6', text: 'If the money is equal too, they share the win.' },
      ],
    },
    {
      title: 'What’s public, what’s hidden',
      paragraphs: [
        'If you like to play from memory, choose “None” under “Help”. With “Memory”, everybody can look up who bought, sold and got what. Money stays hidden even then; you have to work it out from the bids.',
      ],
      list: [
        'Public: what’s on the table, this round’s bids, who has passed and what they took. Also how many cards are left in the piles, and how many buildings and cheques everybody has.',
        'Yours alone: how much money you have, and which buildings and cheques.',
        'Secret until everybody has chosen: the building you’re selling. The others only see that you’ve chosen.',
        'Unknown to everybody: which cards were removed, and the order of the piles.',
      ],
      clarifications: [
        {
          decision: 'F9',
          text: 'The last completed round stays on view until the next one is complete: who took or sold what, every bid, what came back, every cheque. So nobody misses a result.',
        },
        {
          decision: 'A1',
          text: 'Everybody can look up this round and the one before. Anything older is gone, unless the table plays with “Memory”; only the score sheet shows it all again.',
        },
      ],
    },
    {
      title: 'House rules',
      paragraphs: ['Three things can be set before a game:'],
      list: [
        '“When you pass”: the half you get back is rounded down, as in the Überplay edition, or up.',
        '“Who starts”: random, or the seat you choose.',
        '“Help”: “None”, as with real cards, or “Memory”, so that nobody has to remember anything. With “Coach”, everybody can also ask what the master would do.',
      ],
    },
    {
      title: 'How to play well',
      paragraphs: ['A few tips; none of them always holds:'],
      list: [
        'Mind the gaps. If the buildings are close together, take the lowest and save your money. If only one of them is bad, bid just enough not to be the first to pass.',
        'The runner-up often gets the best deal: the second-best building costs about half the bid, the best one all of it.',
        'When halves are rounded down, passing with an odd bid costs the same as with the next even one: 3 and 4 both cost 2.',
        'Without money, all you can do is pass. Keep some for later; whatever is left counts in full at the end.',
        'When you sell, all that matters is who you beat. With a 0 on the table, not being lowest may be enough; when the cheques are nearly equal, get rid of your weakest building.',
        'Remember what has been sold. With five or six players all 30 buildings are in the game, and sooner or later yours may be the highest that is left.',
      ],
    },
  ],
} as const satisfies RulesText;
