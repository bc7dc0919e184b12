import type { RulesText } from '../../../../renderer/games/game-renderer.ts';

export default {
  title: 'How to play Goofspiel',
  summary:
    'One prize after the other comes up, and all of you bid for it at the same time. Every bid can be made once. The art is to know what the others think it is worth.',
  sections: [
    {
      title: 'What it is about',
      paragraphs: [
        'The prizes are numbered 1 to 13 and count as many points. They come up one by one, in an order that nobody knows.',
        'Everybody has the same bids, 1 to 13. A bid that was made is spent, whatever it brought. Whoever has the most points in the end wins.',
      ],
    },
    {
      title: 'A round',
      paragraphs: [
        'All choose a bid in secret. Once everybody has chosen, the bids are opened together, and the highest takes what lies there.',
      ],
      clarifications: [{ decision: 'G1', text: 'Until everybody has chosen, you can take your bid back.' }],
    },
    {
      title: 'Equal bids',
      paragraphs: [
        'If the highest bids are equal, nobody takes the prize, and lower bids take nothing either. It stays where it is, and the next round is for all that lies there.',
      ],
      clarifications: [
        { decision: 'G2', text: 'What still lies there after the last round goes to nobody.' },
      ],
    },
    {
      title: 'What is open, what is hidden',
      paragraphs: [
        'Hidden is only the order of the prizes to come, and until all have chosen what the others bid. With “Purist” you see the last round, with “Record” you can look up the earlier ones.',
      ],
      clarifications: [
        { decision: 'G3', text: 'Spent bids lie open, so everybody sees what the others have left.' },
      ],
    },
    {
      title: 'The end',
      paragraphs: [
        'The game is over when all bids are spent. The short edition has seven prizes, and seven bids each.',
      ],
      clarifications: [{ decision: 'G4', text: 'Equal totals share the win.' }],
    },
  ],
} as const satisfies RulesText;
