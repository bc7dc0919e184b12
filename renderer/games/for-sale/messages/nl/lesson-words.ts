import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    offer: {
      title: 'Eerst ga je kopen',
      text: 'Voor iedereen ligt er één gebouw op tafel, en iedereen krijgt er precies één. Hoe hoger het nummer, hoe meer het later opbrengt.',
    },
    bid: {
      title: 'Jouw beurt: bieden of passen',
      text: 'Bieden doe je boven het hoogste bod. Wie als laatste overblijft, neemt het duurste gebouw en betaalt het hele bod.',
    },
    pass: {
      title: 'Wat passen kost',
      text: 'Er ligt een bod van jou op tafel. Pas je, dan komt de helft terug en neem je het goedkoopste gebouw. De knop zegt het precies.',
    },
    forced: {
      title: 'Buiten adem',
      text: 'Boven dit bod kom je niet, dus er zit niets anders op dan passen. Geen ramp: geld dat je houdt, telt aan het eind mee.',
    },
    dearest: {
      title: 'Het duurste is van jou',
      text: 'Je bleef als laatste over, dus je hele bod ging naar de bank. Daarvoor begin jij de volgende ronde.',
    },
    starter: {
      title: 'Wie begint',
      text: 'Het hamertje laat zien wie deze ronde begon: wie in de vorige het duurste gebouw nam.',
    },
    selling: {
      title: 'Nu ga je verkopen',
      text: 'Iedereen legt in het geheim een gebouw neer. Het hoogste krijgt de grootste cheque, het volgende de volgende. Bewaar je beste voor een ronde met dikke cheques.',
    },
    sealed: {
      title: 'Gedekt',
      text: 'Niemand ziet wat je hebt gekozen. Zolang iemand nog kiest, kun je het terugnemen.',
    },
    reveal: {
      title: 'Allemaal tegelijk',
      text: 'Hier zie je wie wat heeft verkocht, en voor hoeveel. Het blijft liggen tot de volgende ronde voorbij is.',
    },
    count: {
      title: 'De laatste verkoop',
      text: 'Hierna wordt alles geteld: je cheques en het geld dat je over hebt. Bij een gelijk totaal wint wie meer geld over heeft.',
    },
  },
  tip: {
    bid: 'Een goed begin: bied {amount} en kijk wie er meegaat.',
    pass: 'Een goed begin: pas. Je betaalt {amount} en neemt de {building}.',
    sell: 'Een goed begin: verkoop de {building}. Die is ongeveer zo goed als deze cheques.',
  },
} satisfies Translation<typeof english>;
