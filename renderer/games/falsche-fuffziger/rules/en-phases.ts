import type { RulesSection } from '../../game-renderer.ts';

/** The six phases of a round, each with an example. */
export const phases = [
  {
    title: 'Phase 1: inspection',
    paragraphs: [
      'Two inspector cards are turned up, only one in the first round. After the last card, the whole pile is turned over, unshuffled, and everything comes again in the same order.',
      'What a card does depends on what it shows:',
    ],
    list: [
      'A coin symbol, or the green 150: one coin auction this round. Only the first three symbols of the game have no effect.',
      'The smallest type in play: it’s scrapped. All presses showing it pay scrap, all notes of its colour become worthless and go back, and nobody can buy it any more. Then one more card is turned up.',
      'Any other type: nothing. But with five or six players, it means one more coin auction, as long as the type is in play.',
    ],
    clarifications: [
      {
        decision: 'X5',
        text: 'With five or six players, a card that counts as a coin symbol is also one of the first three, which have no effect.',
      },
      {
        decision: 'X6',
        text: 'A type is in play until it’s scrapped, whether or not anybody owns one.',
      },
      {
        decision: 'X14',
        text: 'When a type is scrapped, everybody sees its presses and what they pay. How many notes you have to give back stays secret.',
      },
    ],
  },
  {
    title: 'Example: an inspection',
    paragraphs: [
      'Fifth round, four players. 8 cards have been turned up so far, including more than three symbols. Now come a coin symbol and the 10. The 10 is the smallest type, so it’s scrapped, and one more card is turned up.',
      'The pile is used up and turned over. The first card is the 20 again, but now it’s the smallest type: scrapped as well. One more card: the 100. It has no effect.',
      'Anna has two 10s and one 20. That brings her 2 + 2 + 4 = 8 in real money. Her three 10 notes are gone, for nothing.',
    ],
    table: {
      head: ['Card', 'What happens'],
      rows: [
        ['Coin symbol', 'one coin auction'],
        ['10', 'scrapped, 2 per press'],
        ['20', 'scrapped, 4 per press'],
        ['100', 'nothing'],
      ],
    },
  },
  {
    title: 'The inspector’s timetable',
    paragraphs: [
      'Because the order repeats and the smallest type always goes, there’s a timetable. Count the inspector cards from the start of the game, and you know roughly when a type has had its day.',
      'When the 150s go, the game is over at once: in round 12 at the latest. Broken presses and scrapped types bring additional cards, and with each of them the end comes nearer.',
    ],
    table: {
      head: ['Type', 'Goes with card'],
      rows: [
        ['10', '7–10'],
        ['20', '11–15'],
        ['50', '17–20'],
        ['100', '21–25'],
        ['150', '26'],
      ],
    },
  },
  {
    title: 'Phase 2: convert, sell, print',
    paragraphs: [
      'In turn, everybody decides about their own presses. If any of them broke, one more inspector card is turned up after the last player: just one, however many broke. It works as in phase 1, and can even scrap a type.',
      'In each round, each press does one of three things:',
    ],
    list: [
      'Convert: turn it over, once in its life. Everybody sees at once what it has become. This round it can neither print nor be sold. If it’s broken, you get the scrap price of its front, and it’s gone.',
      'Sell: the bank pays the price of the side that’s up.',
      'Print: you get one note of the colour that’s up; with ×2 you get two.',
    ],
    clarifications: [
      {
        decision: 'X7',
        text: 'You convert and sell in any order, one press at a time, and can think again after each. When you finish, all your other presses print. That costs nothing, so it’s never a mistake.',
      },
      { decision: 'X8', text: 'Presses that are sold, broken or scrapped are out of the game for good.' },
    ],
  },
  {
    title: 'Example: Ben at his presses',
    paragraphs: [
      'Ben has a 10, two 20s and a 100. He converts one 20: it’s a 50 ×2 and will print two 50 notes in every round to come. Now he’s feeling brave and converts the 10 too. Broken; that pays 2.',
      'The 20s won’t last much longer, so he sells the other one for 8. Finally the 100 prints a 100 note. Ben is 10 richer in real money. And because of him, one more inspector card will be turned up.',
    ],
    table: {
      head: ['Press', 'Ben', 'Result'],
      rows: [
        ['20', 'converts', '50 ×2'],
        ['10', 'converts', 'broken, pays 2'],
        ['20', 'sells', 'brings 8'],
        ['100', 'prints', 'a 100 note'],
      ],
    },
  },
  {
    title: 'Phase 3: coin auctions',
    paragraphs: [
      'Before each auction the die passes to the left. Whoever gets it is the start player and rolls: that many coins are sold as one lot. Each 2 adds an auction, at most two in a round. Without any auction the die passes once.',
      'Your stake stays in front of you, face up. The last one in pays their whole stake and takes the coins. Everybody else takes theirs back. It goes like this:',
    ],
    list: [
      'Lead: the start player stakes notes of one colour, as many as they like, or real money, at least 5. Never both at once.',
      'Match: clockwise, everybody else stakes exactly the same, or they’re out.',
      'When everybody has had a turn, the next player clockwise who is still in leads: again notes of any colour or real money, on top of what’s there.',
      'Drop: you can always drop out, even instead of leading. Then you’re out until this auction is over.',
    ],
    clarifications: [
      {
        decision: 'X9',
        text: 'The lead passes clockwise from whoever led last to the next player still in.',
      },
      {
        decision: 'X10',
        text: 'The start player may also drop. If you’re the only one left and nobody has staked anything, you still have to stake something for the coins, or drop out as well; then the coins stay in the bank.',
      },
      {
        decision: 'X16',
        text: 'The die passes before the added auctions too. That’s what the rule says; in the rulebook’s example it stays.',
      },
    ],
  },
  {
    title: 'Example: four coins',
    paragraphs: [
      'The die comes to Anna. She rolls a 4 and leads with two 20 notes. Ben matches. Clara has only one of them and is out. David matches. Ben leads next: 10 in real money. David matches; Anna has none and drops out.',
      'Now it’s David’s lead, and he stakes a 50 note. Ben drops out. So David pays two 20 notes, one 50 note and 10 in real money, and takes 4 coins. Anna and Ben take theirs back.',
    ],
    table: {
      head: ['Player', 'Does', 'Stake'],
      rows: [
        ['Anna', 'leads', '2 × 20'],
        ['Ben', 'matches', '2 × 20'],
        ['Clara', 'drops', '–'],
        ['David', 'matches', '2 × 20'],
        ['Ben', 'leads', '10 real'],
        ['David', 'matches', '10 real'],
        ['Anna', 'drops', '–'],
        ['David', 'leads', '1 × 50'],
        ['Ben', 'drops', '–'],
      ],
    },
  },
  {
    title: 'Phase 4: laundering',
    paragraphs: [
      'One laundering card is face up. Everybody secretly puts notes, real money, both or nothing in their fist; a note counts as the number on it. When everybody’s ready, all fists open together.',
      'The highest total gets the card if it reaches the minimum bid, and pays. If totals are equal, it goes to whoever comes first in turn order. Everybody else keeps their bid.',
      'Then the next card is turned up. The phase ends as soon as somebody has won a second card in this round, or nobody reaches the minimum bid. The face-up card then waits for the next round.',
      'Only now do the winners get the real money of their cards; you can’t bid with it before the phase is over. When the last laundering card has been sold, the game ends at once.',
    ],
    clarifications: [
      {
        decision: 'X11',
        text: 'Even if the last card ends the game, everybody who won cards this round still gets the money for them.',
      },
      {
        decision: 'A2',
        text: 'The app never acts for you. Even without money, you make your empty bid yourself; nobody knows it’s empty until the fists open.',
      },
    ],
  },
  {
    title: 'Example: two cards',
    paragraphs: [
      'Anna is the start player. The card 44 → 90 is face up. Anna bids two 20 notes and 5 in real money, Ben a 50 note, Clara two 20 notes and 10 in real money. David’s fist is empty.',
      'Ben and Clara both have 50. Clockwise from Anna, Ben comes first: he pays his 50. The next card is 51 → 100. Anna bids 45 again, Clara 50 again; Ben and David bid nothing.',
      'Nobody reaches 51, so the phase is over and the card stays. And now Ben gets his 90.',
    ],
    table: {
      head: ['Player', '44 → 90', '51 → 100'],
      rows: [
        ['Anna', '45', '45'],
        ['Ben', '50', '–'],
        ['Clara', '50', '50'],
        ['David', '–', '–'],
      ],
    },
  },
  {
    title: 'Phase 5: buying presses',
    paragraphs: [
      'In turn, you buy as many presses as you like, of any type still in play, as long as there are any left. Only real money will do. The presses are drawn at random; nobody sees their backs. They work from the next round on.',
      'For example: David has 85. He buys a 50 and two 20s, which cost 30 + 10 + 10 = 50, and 35 are left.',
    ],
  },
  {
    title: 'Phase 6: general laundering',
    paragraphs: [
      'Everybody may change as many notes into real money as they like: 3 for a 10, 8 for a 20, 20 for a 50, 45 for a 100 and 70 for a 150. It isn’t much, but it’s certain. Then the next round begins; the start player stays.',
      'For example: Anna has three 20 notes and one 50 note. She changes the 50 and two of the 20s, which makes 20 + 8 + 8 = 36 in real money. She keeps the third for the next coin auction.',
    ],
    clarifications: [
      {
        decision: 'X12',
        text: 'Everybody chooses at the same time, and nobody ever learns what you change. Here and in phase 4, you can take your choice back as long as somebody else is still choosing.',
      },
    ],
  },
] as const satisfies readonly RulesSection[];
