import type { RulesText } from '../../../../renderer/games/game-renderer.ts';

export default {
  title: 'How to play Goofspiel',
  summary:
    'The prizes come up one by one, and everybody bids for each at the same time. Each bid can be made only once. The art is knowing what the others think it’s worth.',
  sections: [
    {
      title: 'What it’s about',
      paragraphs: [
        'The prizes are numbered 1 to 13 and score that many points. They come up one by one, in an order nobody knows.',
        'Everybody has the same bids, 1 to 13. Once made, a bid is spent, whatever it won. Whoever has the most points at the end wins.',
      ],
    },
    {
      title: 'A round',
      paragraphs: [
        'Everybody chooses a bid in secret. Once everybody has chosen, the bids are revealed together, and the highest takes what’s there.',
      ],
      clarifications: [{ decision: 'G1', text: 'Until everybody has chosen, you can take your bid back.' }],
    },
    {
      title: 'Equal bids',
      paragraphs: [
        'If the highest bids are equal, nobody takes the prize, and lower bids take nothing either. It stays where it is, and the next round is for everything there.',
      ],
      clarifications: [{ decision: 'G2', text: 'Anything still there after the last round goes to nobody.' }],
    },
    {
      title: 'What’s public, what’s hidden',
      paragraphs: [
        'Only two things are hidden: the order of the prizes to come, and, until everybody has chosen, what the others bid. With “None” you see the last round; with “Memory” you can look up the earlier ones.',
      ],
      clarifications: [
        { decision: 'G3', text: 'Spent bids are face up, so everybody sees what the others have left.' },
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
