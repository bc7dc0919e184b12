import type { RulesText } from '../../game-renderer.ts';
import { phases } from './en-phases.ts';

export default {
  title: 'How to play Falsche Fuffziger',
  summary:
    'You’re counterfeiters. Your presses print notes, laundering turns notes into real money, and real money buys better presses. With what you can spare, you bid for silver coins, because they win the game. And all the while the inspector is after the smallest presses.',
  sections: [
    {
      title: 'What it’s about',
      paragraphs: [
        'Presses print notes, round after round. With notes you bid for laundering cards, which bring real money, and with real money you buy more and larger presses. But only silver coins win the game, and what you pay for coins is missing everywhere else.',
        'The inspector sets the pace. One by one, from small to large, each type of press is scrapped, and its notes instantly become worthless. So don’t cling to the small stuff for too long.',
        'The name is German: a “falscher Fuffziger” is a forged fifty, and also somebody you’d better not trust.',
      ],
    },
    {
      title: 'A round in six lines',
      paragraphs: [
        'A game has six to twelve rounds. “In turn” always means: the start player first, then clockwise. The start player changes when the die moves on in phase 3. These are the six phases of a round:',
      ],
      list: [
        'Phase 1, inspection: cards are turned up that bring coin auctions or scrap the smallest type of press.',
        'Phase 2, convert, sell, print: in turn, everybody decides what each press does.',
        'Phase 3, coin auctions: the last one in pays and takes the coins.',
        'Phase 4, laundering: everybody bids in secret for cards that bring real money.',
        'Phase 5, buying presses: for real money; they print from the next round on.',
        'Phase 6, general laundering: you can change whatever notes you still have, at a poor rate.',
      ],
      clarifications: [
        {
          decision: 'X15',
          text: 'You act yourself even if you have only one option, because you can’t match or have no press. It takes a single tap. If the app did it for you, the others would know what you have.',
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
        'Notes: counterfeit, in the same five colours. Notes can’t be changed into other notes.',
        'Real money: any whole amount, and you can pay any part of it.',
        'Silver coins: what it’s all about. You can’t buy anything with them.',
        'Laundering cards: 40, with the letters A to D. Each shows the minimum bid and what it brings: 44 → 90.',
        'Inspector cards: 10. Plus a die with the faces 2, 3, 3, 4, 4 and 5.',
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
      title: 'What’s on the back',
      paragraphs: [
        'Nobody knows what’s on the back of a press. You may turn each press over once; from then on it’s what its back says, in colour and in price. The table shows how many of each type have which back.',
        '“Next” is the next larger type: on the back of a 20, a 50. “×2” prints two notes instead of one, but is worth no more than a single press when sold or scrapped.',
        'A 150 with three coins prints and sells like any other 150. But when it’s scrapped, it pays 3 coins instead of money.',
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
          text: 'The rulebook has only 3 of the 100s with a 150 on the back, which accounts for 15 of the 18 presses. Here there are 6: that fills the gap and matches the other types.',
        },
      ],
    },
    {
      title: 'Before the game',
      paragraphs: [
        'Everybody gets a 10, a 20 and a 50. None of these is broken, and none has the best back, next ×2; all the others are shuffled by type and can be bought later.',
        'The laundering cards are shuffled letter by letter and stacked, A on top, D at the bottom. With three or four players, two of each letter are removed unseen. The top card is turned up.',
        'The inspector’s pile: on top, three coin symbols, the 20 and the 100, shuffled. Below them, the green 150. At the bottom, two coin symbols, the 10 and the 50, also shuffled.',
        'Three can play, but there isn’t much competition for coins and cards. It’s more fun with a bot as the fourth.',
      ],
      table: {
        head: ['Players', 'Laundering cards', 'Removed'],
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
          text: 'Nobody has money at the start. The first start player is random, unless the host picks a seat before the game.',
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
        'The game ends at once when the 150s are scrapped, after the scrap is paid, or when the last laundering card is sold. Then real money brings coins: 6 for the most, 4 for the second most, 2 for the third.',
        'Notes and presses are worth nothing. The most coins win. If coins are equal, whoever has more real money wins; if that’s equal too, they share the win.',
        'For example: Anna is the richest and gets 6 coins; Ben and Clara tie for second and get 4 each. Anna and Ben now have 22 coins. Anna has more money, so she wins.',
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
          text: 'Ties share the better rank, and the next rank is skipped: after two in second place comes fourth, who gets nothing. You have a rank even without money.',
        },
      ],
    },
    {
      title: 'What’s public, what’s hidden',
      paragraphs: [
        'Nobody can see how much money the others have, not even with “Memory”. That only lists what has been public: what was printed, sold, paid and bid, and the inspector cards. If you want to know more, keep count.',
      ],
      list: [
        'Public: everybody’s presses and coins, what they convert, sell, print and buy, the stakes in an auction, this round’s inspector cards, the face-up laundering card, and how many cards and presses are left.',
        'Yours alone: your notes, your real money, and what you change in phase 6.',
        'Secret until everybody has chosen: the fists in phase 4. Then everybody sees them, even the losing ones.',
        'Unknown to everybody: the backs of presses that were never converted, even sold and scrapped ones. Also which laundering cards were removed, and the order of the piles.',
      ],
      clarifications: [
        {
          decision: 'A1',
          text: 'Everybody can look up this round and the one before; of the inspector cards, only this round’s. Anything older is gone, unless the table plays with “Memory”.',
        },
      ],
    },
    {
      title: 'House rules',
      paragraphs: ['Two things can be set before a game:'],
      list: [
        '“Who starts”: random, or the seat you choose.',
        '“Help”: “None”, as at a real table, where you have to remember the inspector cards; or “Memory”, so that nobody has to remember anything. “Coach” gives advice as well.',
      ],
    },
    {
      title: 'How to play well',
      paragraphs: ['A few tips; none of them always holds:'],
      list: [
        'The three presses you start with can’t break, so converting them is no great risk. On average, half of those 10s become 20s and a third become 10s ×2. All it costs you is one round’s notes.',
        'A new press pays for itself as soon as it has printed once: a 50 costs 30, its note brings 20, and afterwards it still sells for 20. It’s much the same with every type.',
        'A laundering card brings about twice its minimum bid, general laundering less than half of what the notes say. So whatever you’d change in phase 6, bid it in phase 4 first.',
        'If you lead in an auction, stake what the others may not have: a rare colour, or a little real money. Whoever has spent it all on presses is out. And you only pay if you win.',
        'Spend notes of the smallest type first, before the inspector takes them.',
        'Remember the order of the first ten inspector cards. Later you will know when auctions are coming and which press to sell just in time.',
        'The most real money is worth 6 coins, more than any lot in an auction. Towards the end, sell: a 150 brings 70, but only 30 as scrap. One with three coins you may want to keep.',
      ],
    },
  ],
} as const satisfies RulesText;
