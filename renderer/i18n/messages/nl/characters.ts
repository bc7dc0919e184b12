import type { Translation } from '../../languages.ts';
import type en from '../en/characters.ts';

export default {
  change: 'Andere tegenstander of ander niveau kiezen',
  title: 'Wie speelt er op plaats {number}?',
  strength: 'Niveau',
  plain: 'Eenvoudige bots',
  who: 'Tegenstander',
  taken: 'Zit al aan tafel.',
  tempers: {
    cautious: { title: 'Voorzichtig', hint: 'Speelt op zeker.' },
    easygoing: { title: 'Gemoedelijk', hint: 'Gunt de anderen ook wat.' },
    bluffer: { title: 'Bluft graag', hint: 'Doet wat niemand verwacht.' },
    gambler: { title: 'Gokt graag', hint: 'Geeft makkelijk uit en vertrouwt op geluk.' },
    rival: { title: 'Fanatiek', hint: 'Gunt niemand anders de winst.' },
    trader: { title: 'Handelt graag', hint: 'Laat geen deal liggen.' },
    collector: { title: 'Verzamelt graag', hint: 'Heeft favorieten en gaat voor de grote.' },
    straight: { title: 'Recht door zee', hint: 'Laat zich in de kaarten kijken.' },
  },
} satisfies Translation<typeof en>;
