import type { Translation } from '../../languages.ts';
import type en from '../en/characters.ts';

export default {
  change: 'Anderen Gegner oder andere Stärke wählen',
  title: 'Wer spielt auf Platz {number}?',
  strength: 'Stärke',
  plain: 'Einfache Gegner',
  who: 'Gegner',
  taken: 'Sitzt schon am Tisch.',
  tempers: {
    cautious: { title: 'Vorsichtig', hint: 'Hält das Eigene zusammen.' },
    easygoing: { title: 'Gemütlich', hint: 'Gönnt den anderen, was sie bekommen.' },
    bluffer: { title: 'Blufft gern', hint: 'Tut, womit niemand rechnet.' },
    gambler: { title: 'Zockt gern', hint: 'Gibt viel aus und vertraut aufs Glück.' },
    rival: { title: 'Missgünstig', hint: 'Gönnt den anderen keinen Gewinn.' },
    trader: { title: 'Geschäftstüchtig', hint: 'Nimmt, was gerade zu haben ist.' },
    collector: { title: 'Sammelt gern', hint: 'Bleibt bei Lieblingsstücken und will die großen.' },
    straight: { title: 'Geradeheraus', hint: 'Lässt sich in die Karten schauen.' },
  },
} satisfies Translation<typeof en>;
