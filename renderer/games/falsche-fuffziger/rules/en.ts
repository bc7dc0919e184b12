import type { RulesText } from '../../game-renderer.ts';
import { phases } from './en-phases.ts';

export default {
  title: 'How to play Falsche Fuffziger',
  summary:
    'You are counterfeiters. Your presses print notes, laundering turns notes into real money, and real money buys better presses. With what you can spare you bid for silver coins, because they win the game. And all the while the inspector is after the smallest presses.',
  sections: [
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
    ...phases,
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
        'Nobody is told how much money the others have, not even with “Record”. That only lists what was once open: what was printed, sold, paid and bid, and the inspector cards. Whoever wants to know more has to keep count.',
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
          text: 'What was open in this round and in the one before can be read again; of the inspector cards, only this round’s. Anything older is gone, unless the table plays with “Record”.',
        },
      ],
    },
    {
      title: 'House rules',
      paragraphs: ['Two things can be set before a game:'],
      list: [
        '“Who starts”: drawn by lot, or the seat you choose.',
        '“Aids”: “Purist”, as at a real table, where you have to remember the inspector cards; or “Record”, so that nobody has to remember anything. “Coach” gives advice as well.',
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
  ],
} as const satisfies RulesText;
