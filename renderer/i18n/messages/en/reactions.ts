/** What people at a table let each other see without a word. */
export const reactions = {
  open: 'React',
  rest: 'In a moment you can react again.',
  mute: 'Mute reactions',
  show: 'Show reactions',
  showHint: 'See how the others react: applause, a groan, now and then a line from an animal',
  names: {
    applause: 'Applause',
    laugh: 'Laughter',
    gasp: 'Gasp',
    groan: 'Groan',
    relief: 'Sigh of relief',
    cheers: 'Cheers',
  },
  said: {
    applause: '{name} applauds.',
    laugh: '{name} laughs.',
    gasp: '{name} gasps.',
    groan: '{name} groans.',
    relief: '{name} breathes a sigh of relief.',
    cheers: '{name} raises a glass.',
  },
} as const;
