import type { RulesSection } from '../../../game-renderer.ts';

/** What the game is about, what is played with, and the set-up. */
export const before = [
  {
    title: 'What it is about',
    paragraphs: [
      'Presses print notes, round after round. With notes you bid for laundering cards, which bring real money, and with real money you buy more and larger presses. But only silver coins win the game, and what you pay for coins is missing everywhere else.',
      'The inspector sets the pace. One after the other, from small to large, each type of press is scrapped, and at that moment its notes are worth nothing. So do not cling to small things for too long.',
      'The name is German: a “falscher Fuffziger” is a forged fifty, and also a person you had better not trust.',
    ],
  },
  {
    title: 'A round in six lines',
    paragraphs: [
      'A game has six to twelve rounds. “In turn” always means: the start player first, then clockwise. Who that is changes: the die moves on in phase 3. And these are the six phases of a round:',
    ],
    list: [
      'Phase 1, inspection: cards are turned up that set coin auctions or scrap the smallest type of press.',
      'Phase 2, convert, sell, print: in turn, everybody decides what each press does.',
      'Phase 3, coin auctions: whoever holds out longest pays and takes the coins.',
      'Phase 4, laundering: all bid in secret for cards that bring real money.',
      'Phase 5, buying presses: for real money; they print from the next round on.',
      'Phase 6, general laundering: whatever notes you still have can be changed, at a poor rate.',
    ],
    clarifications: [
      {
        decision: 'X15',
        text: 'You act yourself even if only one thing is possible, because you cannot match or have no press. It is a single tap. If the app did it for you, the others would know what you have.',
      },
    ],
  },
  {
    title: 'Presses, notes and coins',
    paragraphs: [
      'All amounts are in supra-millions, whatever those may be; you only see the number. What a press sells for is also what a note of its colour brings in phase 6.',
    ],
    list: [
      'Presses: five types in five colours, 10 yellow, 20 orange, 50 red, 100 blue and 150 green. A 20 prints notes of 20, and so on.',
      'Notes: counterfeit, in the same five colours. Notes are never changed into other notes.',
      'Real money: any whole amount. You can pay with any part of it.',
      'Silver coins: what it is all about. Nothing can be bought with them.',
      'Laundering cards: 40, with the letters A to D. Each says what you have to bid at least, and what it brings: 44 → 90.',
      'Inspector cards: 10. And a die with the faces 2, 3, 3, 4, 4 and 5.',
    ],
    table: {
      head: ['Type', '10', '20', '50', '100', '150'],
      rows: [
        ['Costs', '4', '10', '30', '70', '110'],
        ['Sells for', '3', '8', '20', '45', '70'],
        ['Scrap', '2', '4', '9', '20', '30'],
      ],
    },
    clarifications: [{ decision: 'X2', text: 'The bank never runs out of notes, real money or coins.' }],
  },
  {
    title: 'What is on the back',
    paragraphs: [
      'Every press has a back that nobody knows. Once in its life you may turn a press over; from then on it is what its back says, in colour and in price. The table tells how many of each type have which back.',
      '“Next” is the next larger type: behind a 20 it is a 50. “×2” prints two notes instead of one, but brings no more than a single press if it is sold or scrapped.',
      'A 150 with three coins prints and sells like any other 150. But if it is scrapped, it pays 3 coins instead of money.',
    ],
    table: {
      head: ['On the back', '10', '20', '50', '100', '150'],
      rows: [
        ['Broken', '3', '3', '3', '2', '2'],
        ['Same', '3', '6', '6', '3', '3'],
        ['Same ×2', '6', '6', '6', '4', '4'],
        ['Next', '9', '9', '9', '6', '–'],
        ['Next ×2', '3', '3', '3', '3', '–'],
        ['3 coins', '–', '–', '–', '–', '3'],
        ['In all', '24', '27', '27', '18', '12'],
      ],
    },
    clarifications: [
      {
        decision: 'X1',
        text: 'Of the 100s, the rulebook gives only 3 a 150 on the back, which makes 15 presses of 18. Here there are 6: that fills the gap and fits the other types.',
      },
    ],
  },
  {
    title: 'Before the game',
    paragraphs: [
      'Everybody gets a 10, a 20 and a 50. None of these is broken, and none has the best back, the next type ×2; all the others are shuffled by type and can be bought later.',
      'The laundering cards are shuffled letter by letter and piled up, A on top, D at the bottom. With three or four players two of each letter are taken out unseen. The top card is turned up.',
      'The inspector’s pile: on top three coin symbols, the 20 and the 100, shuffled. Below them, green, the 150. At the bottom two coin symbols, the 10 and the 50, shuffled as well.',
      'Three can play, but there is not much competition for coins and cards. It is more fun with a bot as the fourth.',
    ],
    table: {
      head: ['Players', 'Laundering cards', 'Taken out'],
      rows: [
        ['3', '32', '2 per letter'],
        ['4', '32', '2 per letter'],
        ['5', '40', 'none'],
        ['6', '40', 'none'],
      ],
    },
    clarifications: [
      {
        decision: 'X3',
        text: 'Nobody has money at the start. The first start player is drawn by lot, unless the host picks a seat before the game.',
      },
      {
        decision: 'X4',
        text: 'The box says up to six players, the rulebook stops at five. Here six play by the rules for five.',
      },
    ],
  },
] as const satisfies readonly RulesSection[];
