import type { Translation } from '../../languages.ts';
import type en from '../en/index.ts';

export const reactions = {
  open: 'Reagieren',
  rest: 'Gleich kannst du wieder reagieren.',
  mute: 'Reaktionen ausblenden',
  show: 'Reaktionen zeigen',
  showHint: 'Zeigt, wie andere reagieren: Applaus, Stöhnen, ab und zu ein Spruch von einem Tier',
  names: {
    applause: 'Applaus',
    laugh: 'Gelächter',
    gasp: 'Staunen',
    groan: 'Stöhnen',
    relief: 'Aufatmen',
    cheers: 'Prost',
  },
  said: {
    applause: '{name} applaudiert.',
    laugh: '{name} lacht.',
    gasp: '{name} staunt.',
    groan: '{name} stöhnt auf.',
    relief: '{name} atmet auf.',
    cheers: '{name} hebt das Glas.',
  },
} satisfies Translation<typeof en.reactions>;
