import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    aim: {
      title: 'Waar het om gaat',
      text: 'Hele valuta’s. Vanaf 200 telt er een helemaal, daaronder gaat er 100 af. De balk bij elke valuta laat zien hoe ver je bent.',
    },
    bid: {
      title: 'Je bod',
      text: 'Kies kaarten uit je hand: hun som is je bod. Iedereen biedt gedekt, en het hoogste bod mag eerst. Wat je biedt, geef je weg; houd dus wat je spaart.',
    },
    order: {
      title: 'De biedingen liggen open',
      text: 'Het hoogste bod mag eerst, dan het volgende. Bij gelijke biedingen gaat het laagste serienummer (#) voor.',
    },
    act: {
      title: 'Jij bent aan de beurt',
      text: 'Kies een kavel en druk op de knop: de kaarten komen in je hand, je bod komt op hun plaats. Het hoeven niet evenveel kaarten te zijn.',
    },
    swap: {
      title: 'Of het bod van een ander',
      text: 'Je mag ook het bod nemen van iemand die nog niet is geweest. Die krijgt het jouwe, kan niet weigeren en is daarna aan de beurt.',
    },
    pair: {
      title: 'Twee gelijke biljetten',
      text: 'Je hebt twee gelijke biljetten van één valuta. Met de derde erbij leveren alle drie de 20’s of 30’s aan het eind 100 extra op.',
    },
    bluff: {
      title: 'De blufkaart',
      text: 'Niets waard, en je krijgt hem altijd terug. Leg alleen die neer als je een ronde liever overslaat: dan kan niemand met je ruilen.',
    },
    pass: {
      title: 'Niets voor jou?',
      text: 'Pas dan: je bod komt terug in je hand. Dat is beter dan kaarten die alleen de anderen helpen.',
    },
    last: {
      title: 'De laatste ronde',
      text: 'Hierna wordt er geteld, en er wordt niets meer aangevuld. Bied nu wat toch niets zou tellen.',
    },
    sheet: {
      title: 'De afrekening',
      text: 'Groot: wat telt. Klein: de som van de biljetten; onder 200 gaat er 100 af. Drielingen leveren elk 100 extra op, munten hun 10.',
    },
  },
  tip: {
    bid: 'Een goed begin: bied {amount}, alles van je kleinste valuta.',
    left: 'Een goed begin: neem de linkerkavel. {amount} ervan past bij je hand.',
    right: 'Een goed begin: neem de rechterkavel. {amount} ervan past bij je hand.',
  },
} satisfies Translation<typeof english>;
