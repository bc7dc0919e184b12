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
      text: 'Bieden doe je boven het hoogste bod. Wie als laatste overblijft, neemt het waardevolste gebouw en betaalt het hele bod.',
    },
    pass: {
      title: 'Wat passen kost',
      text: 'Er ligt een bod van jou op tafel. Pas je, dan krijg je de helft terug en neem je het minst waardevolle gebouw. Op de knop staat wat je precies betaalt.',
    },
    forced: {
      title: 'Te duur voor jou',
      text: 'Boven dit bod kom je niet, dus je kunt alleen passen. Geen ramp: het geld dat je houdt, telt aan het eind mee.',
    },
    dearest: {
      title: 'Het beste is van jou',
      text: 'Je bleef als laatste over, dus je hele bod ging naar de bank. Daarvoor begin jij de volgende ronde.',
    },
    starter: {
      title: 'Wie begint',
      text: 'Het hamertje laat zien wie deze ronde begon: wie in de vorige het waardevolste gebouw nam.',
    },
    selling: {
      title: 'Nu ga je verkopen',
      text: 'Iedereen biedt in het geheim een gebouw aan. Het hoogste krijgt de grootste cheque, het op één na hoogste de op één na grootste, enzovoort. Bewaar je beste voor een ronde met dikke cheques.',
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
    sell: 'Een goed begin: verkoop de {building}. Die past bij deze cheques.',
  },
} satisfies Translation<typeof english>;
