import type { RulesText } from '../../game-renderer.ts';

export default {
  title: 'How to play For Sale',
  summary:
    'First you buy buildings, then you sell them. To begin with, you all bid for what lies on the table and hope to pay little. Later you each lay down a building in secret and hope for a fat cheque. The art is to give in at the right moment.',
  sections: [
    {
      title: 'What it is about',
      paragraphs: [
        'The game has two parts. In the first you spend money on buildings; in the second you turn each building into a cheque. Whoever has the most in the end, cheques and leftover money together, wins.',
        'In every round each of you gets exactly one building, and later exactly one cheque. So nobody is left out; the question is who gets which, and what it costs.',
      ],
    },
    {
      title: 'What you play with',
      paragraphs: ['Amounts are given in thousands here: 7 means 7,000 dollars.'],
      list: [
        '30 buildings, numbered 1 to 30, from a cardboard box to a space station. The higher the number, the more it is worth. No number occurs twice.',
        '30 cheques: two of 0, and two of each amount from 2 to 15. There is none of 1.',
        'Money: 60 chips of 1 and 12 chips of 2.',
      ],
      clarifications: [
        {
          decision: 'F1',
          text: 'Only the amount counts, not which chips it is made of. The bank gives change, so you can bid any whole amount you have.',
        },
      ],
    },
    {
      title: 'Before the game',
      paragraphs: [
        'Everybody gets the same money. Buildings and cheques are shuffled separately. With three or four players, some of each are taken out unseen. The cheques wait for the second part.',
      ],
      table: {
        head: ['Players', 'Money each', 'Taken out', 'Rounds per part'],
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
          text: 'By the book, whoever lives in the largest house starts. Here the starter is drawn by lot, unless the host picks a seat before the game.',
        },
      ],
    },
    {
      title: 'Part one: buying',
      paragraphs: [
        'As many buildings are turned up as there are players; by the end of the round each of you has one of them. The starter goes first, then you carry on clockwise, as many times round as it takes, until only one player is still in.',
        'When it is your turn, you do one of two things:',
      ],
      list: [
        'Bid: more than the highest bid so far, in whole thousands, and no more than you have. What you have already laid down counts: to go from 3 to 5, you add 2.',
        'Pass: you are out of this round, take the cheapest building on the table, and get part of your bid back.',
      ],
      clarifications: [
        {
          decision: 'F7',
          text: 'The starter may pass right away too. A first bid is at least 1. If nobody bids at all, the last one still in gets the dearest building for nothing.',
        },
        {
          decision: 'F4',
          text: 'If you cannot outbid the others, all that is left is to pass. You do that yourself as well; the app does not pass for you.',
        },
        {
          decision: 'F3',
          text: 'Whoever took the dearest building starts the next round, even if nobody made a bid.',
        },
      ],
    },
    {
      title: 'What it costs',
      paragraphs: [
        'The last one still in gets the dearest building without doing anything more, and pays the whole bid.',
        'If you pass, half of your bid comes back to you, rounded down; the rest goes to the bank. If you never bid, you pay nothing.',
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
        'On the table lie 5, 12, 18 and 27. Anna starts and bids 1, Ben bids 3. That is too much for Clara: she passes without a bid and takes the 5 for nothing. David bids 4.',
        'Anna goes up to 6. Ben passes with his bid of 3: he takes the 12, pays 2 and gets 1 back. David adds 3 to his 4, which makes 7. Now Anna passes too; the 18 costs her 3, and 3 come back.',
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
        'The highest building gets the largest cheque, the next highest the next, and so on. Buildings sold are out of the game. Round by round it goes on like this, until nobody has a building left.',
        'As long as somebody is still choosing, you may take your building back and choose another. You need no more money now; what you have kept counts at the end.',
      ],
      clarifications: [
        {
          decision: 'A2',
          text: 'The app never acts for you. You sell even your last building yourself: what happens on its own might give away what you hold.',
        },
      ],
    },
    {
      title: 'A round of selling',
      paragraphs: [
        'On the table lie cheques of 14, 6, 6 and 0. Anna sells her 18, Ben his 12, Clara her 25 and David his 27.',
        'David gets the 14, Clara and Anna a 6 each; it does not matter which. Ben is left with the 0. And Clara is a little cross: a 13 would have brought her just as much as her 25.',
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
        'When all buildings are sold, everybody adds up their cheques and the money they have left. The highest total wins. The score sheet lays everything open.',
        'For example: Anna has cheques for 52 and 4 in money, Ben 54 and 2. That is 56 each. Anna wins, because she has more money left.',
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
      title: 'What is open, what is hidden',
      paragraphs: [
        'If you like to play from memory, choose “Purist” under “Aids”. With “Record”, everybody can look up who bought, sold and got what. Money stays hidden even then; whoever wants to know it has to work it out from the bids.',
      ],
      list: [
        'Open: what lies on the table, the bids of this round, who has passed and what that player took. Also how many cards are left in the piles, and how many buildings and cheques everybody has.',
        'Yours alone: how much money you have, and which buildings and cheques.',
        'Secret until all have chosen: the building somebody is selling. The others see only that the choice is made.',
        'Unknown to all: which cards were taken out, and in which order the piles lie.',
      ],
      clarifications: [
        {
          decision: 'F9',
          text: 'The last finished round stays open until the next one is finished: who took or sold what, every bid, what came back, every cheque. So nobody misses a result.',
        },
        {
          decision: 'A1',
          text: 'What was open in this round and in the one before can be read again by everybody. Anything older is gone, unless the table plays with “Record”; only the score sheet opens it all once more.',
        },
      ],
    },
    {
      title: 'House rules',
      paragraphs: ['Three things can be set before a game:'],
      list: [
        '“When you pass”: the half that comes back is rounded down, as in the Überplay edition, or up.',
        '“Who starts”: drawn by lot, or the seat you choose.',
        '“Aids”: “Purist”, as with real cards, or “Record”, so that nobody has to remember anything. With “Coach”, everybody may also ask what a master would do.',
      ],
    },
    {
      title: 'How to play well',
      paragraphs: ['A few things that help, none of which always holds:'],
      list: [
        'Mind the gaps. If the buildings are close together, take the cheapest and save your money. If only one of them is poor, bid just enough not to be the first to pass.',
        'The runner-up often gets the best deal: the second-dearest building costs about half the bid, the dearest the whole of it.',
        'When halves are rounded down, passing costs the same with an odd bid as with the next even one: 3 and 4 both cost 2.',
        'Without money all you can do is pass. Keep some for later; whatever is left counts in full at the end.',
        'When you sell, all that matters is whom you beat. With a 0 on the table it may be enough not to be the lowest; when the cheques are nearly equal, get rid of your weakest building.',
        'Remember what has been sold. With five or six players all 30 buildings are in the game, and sooner or later yours may be the highest that is left.',
      ],
    },
  ],
} as const satisfies RulesText;
