import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    aim: {
      title: 'Waar het om gaat',
      text: 'Spaar hele valuta’s. Een valuta van 200 of meer telt helemaal, daaronder gaat er 100 af. De balk bij elke valuta laat zien hoe ver je bent.',
    },
    bid: {
      title: 'Je bod',
      text: 'Kies kaarten uit je hand: hun totaal is je bod. Iedereen biedt gedekt, en het hoogste bod mag eerst. Wat je biedt, geef je weg; houd dus wat je spaart.',
    },
    order: {
      title: 'De biedingen zijn open',
      text: 'Het hoogste bod mag eerst, dan het volgende. Bij gelijke biedingen gaat het laagste serienummer (#) voor.',
    },
    act: {
      title: 'Jij bent aan de beurt',
      text: 'Kies een kavel en druk op de knop: jij krijgt de kaarten, je bod komt ervoor in de plaats. Het hoeven niet evenveel kaarten te zijn.',
    },
    swap: {
      title: 'Of het bod van een ander',
      text: 'Je mag ook het bod nemen van iemand die nog niet is geweest. Die krijgt het jouwe, kan niet weigeren en is daarna aan de beurt.',
    },
    pair: {
      title: 'Twee gelijke biljetten',
      text: 'Je hebt twee gelijke biljetten van één valuta. Pak de derde: alle drie de 20’s of 30’s leveren aan het eind 100 extra op.',
    },
    bluff: {
      title: 'De blufkaart',
      text: 'Hij is niets waard en je krijgt hem altijd terug. Bied je hem zonder andere kaarten, dan sla je de ronde over: niemand kan dan met je ruilen.',
    },
    pass: {
      title: 'Niets voor jou?',
      text: 'Pas dan: je krijgt je bod terug. Beter dat dan kaarten nemen waar je niets aan hebt.',
    },
    last: {
      title: 'De laatste ronde',
      text: 'Hierna worden alle kaarten geteld, en er wordt niets meer aangevuld. Bied dus kaarten die toch niets opleveren.',
    },
    sheet: {
      title: 'De afrekening',
      text: 'Groot: punten. Klein: het totaal van de biljetten (min 100 onder de 200). Drie gelijke biljetten leveren 100 op, munten elk 10.',
    },
  },
  tip: {
    bid: 'Een goed begin: bied {amount}, je hele kleinste valuta.',
    left: 'Een goed begin: neem de linkerkavel. {amount} ervan past bij je hand.',
    right: 'Een goed begin: neem de rechterkavel. {amount} ervan past bij je hand.',
  },
} satisfies Translation<typeof english>;
