import type { Translation } from '../../languages.ts';
import type en from '../en/characters.ts';

export default {
  change: 'Andere tegenstander of ander niveau kiezen',
  title: 'Wie speelt er op plaats {number}?',
  strength: 'Niveau',
  plain: 'Eenvoudige tegenstanders',
  who: 'Tegenstander',
  taken: 'Zit al aan tafel.',
  tempers: {
    cautious: { title: 'Voorzichtig', hint: 'Houdt de hand op de knip.' },
    easygoing: { title: 'Gemoedelijk', hint: 'Gunt de anderen wat ze krijgen.' },
    bluffer: { title: 'Bluft graag', hint: 'Doet wat niemand verwacht.' },
    gambler: { title: 'Gokt graag', hint: 'Geeft veel uit en vertrouwt op het geluk.' },
    rival: { title: 'Afgunstig', hint: 'Gunt de anderen geen enkele winst.' },
    trader: { title: 'Koopman', hint: 'Pakt wat er te halen valt.' },
    collector: { title: 'Verzamelt graag', hint: 'Blijft bij lievelingsstukken en wil de grootste.' },
    straight: { title: 'Recht door zee', hint: 'Laat zich in de kaarten kijken.' },
  },
} satisfies Translation<typeof en>;
