import type { Translation } from '../../languages.ts';
import type en from '../en/characters.ts';

export default {
  change: 'Anderen Gegner oder andere Stärke wählen',
  title: 'Wer spielt auf Platz {number}?',
  strength: 'Stärke',
  plain: 'Einfache Bots',
  who: 'Gegner',
  taken: 'Sitzt schon am Tisch.',
  tempers: {
    cautious: { title: 'Vorsichtig', hint: 'Geht auf Nummer sicher.' },
    easygoing: { title: 'Gemütlich', hint: 'Gönnt auch den anderen was.' },
    bluffer: { title: 'Blufft gern', hint: 'Tut, womit niemand rechnet.' },
    gambler: { title: 'Zockt gern', hint: 'Gibt gern viel aus und setzt aufs Glück.' },
    rival: { title: 'Ehrgeizig', hint: 'Gönnt niemand anderem den Sieg.' },
    trader: { title: 'Geschäftstüchtig', hint: 'Lässt kein Geschäft aus.' },
    collector: { title: 'Sammelt gern', hint: 'Hat Lieblinge und will das Große.' },
    straight: { title: 'Geradeheraus', hint: 'Lässt sich in die Karten schauen.' },
  },
} satisfies Translation<typeof en>;
