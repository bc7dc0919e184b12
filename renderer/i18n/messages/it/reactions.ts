import type { Translation } from '../../languages.ts';
import type en from '../en/index.ts';

export const reactions = {
  open: 'Reagisci',
  rest: 'Fra un attimo potrai reagire di nuovo.',
  mute: 'Nascondi le reazioni',
  show: 'Mostra le reazioni',
  showHint: 'Guarda come reagiscono gli altri: un applauso, un gemito, ogni tanto la battuta di un animale',
  names: {
    applause: 'Applauso',
    laugh: 'Risata',
    gasp: 'Stupore',
    groan: 'Gemito',
    relief: 'Sospiro di sollievo',
    cheers: 'Brindisi',
  },
  said: {
    applause: '{name} applaude.',
    laugh: '{name} ride.',
    gasp: '{name} resta a bocca aperta.',
    groan: '{name} geme.',
    relief: '{name} tira un sospiro di sollievo.',
    cheers: '{name} alza il calice.',
  },
} satisfies Translation<typeof en.reactions>;
