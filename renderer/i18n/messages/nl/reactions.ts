import type { Translation } from '../../languages.ts';
import type en from '../en/index.ts';

export const reactions = {
  open: 'Reageren',
  rest: 'Zo meteen kun je weer reageren.',
  mute: 'Reacties verbergen',
  show: 'Reacties tonen',
  showHint: 'Zie hoe anderen reageren: applaus, gekreun, af en toe een opmerking van een dier',
  names: {
    applause: 'Applaus',
    laugh: 'Gelach',
    gasp: 'Verbazing',
    groan: 'Gekreun',
    relief: 'Opluchting',
    cheers: 'Proost',
  },
  said: {
    applause: '{name} applaudisseert.',
    laugh: '{name} lacht.',
    gasp: '{name} is verbaasd.',
    groan: '{name} kreunt.',
    relief: '{name} slaakt een zucht van verlichting.',
    cheers: '{name} heft het glas.',
  },
} satisfies Translation<typeof en.reactions>;
