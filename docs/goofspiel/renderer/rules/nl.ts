import type { RulesText } from '../../../../renderer/games/game-renderer.ts';

export default {
  title: 'Zo speel je Goofspiel',
  summary:
    'De ene prijs na de andere komt open, en iedereen biedt er tegelijk op. Elk bod is er maar één keer. De kunst is te raden wat de anderen hem waard vinden.',
  sections: [
    {
      title: 'Waar het om gaat',
      paragraphs: [
        'De prijzen hebben de nummers 1 tot en met 13 en zijn zoveel punten waard. Ze komen één voor één, in een volgorde die niemand kent.',
        'Iedereen heeft dezelfde biedingen, 1 tot en met 13. Elk bod kun je maar één keer doen, wat het ook oplevert. Wie aan het eind de meeste punten heeft, wint.',
      ],
    },
    {
      title: 'Een ronde',
      paragraphs: [
        'Iedereen kiest in het geheim een bod. Als allen gekozen hebben, gaan de biedingen samen open, en het hoogste pakt wat er ligt.',
      ],
      clarifications: [{ decision: 'G1', text: 'Tot iedereen gekozen heeft, kun je je bod terugnemen.' }],
    },
    {
      title: 'Gelijke biedingen',
      paragraphs: [
        'Zijn de hoogste biedingen gelijk, dan pakt niemand de prijs, ook een lager bod niet. Hij blijft liggen, en de volgende ronde gaat om alles wat er ligt.',
      ],
      clarifications: [{ decision: 'G2', text: 'Wat er na de laatste ronde nog ligt, krijgt niemand.' }],
    },
    {
      title: 'Wat open is en wat niet',
      paragraphs: [
        'Verborgen is alleen in welke volgorde de prijzen nog komen en, tot iedereen gekozen heeft, wat de anderen bieden. Met ‘Geen’ zie je de vorige ronde, met ‘Geheugensteun’ kun je ook de eerdere opzoeken.',
      ],
      clarifications: [
        {
          decision: 'G3',
          text: 'Biedingen die op zijn liggen open, dus iedereen ziet wat de anderen nog hebben.',
        },
      ],
    },
    {
      title: 'Het einde',
      paragraphs: [
        'Het spel is afgelopen als alle biedingen op zijn. De korte uitgave heeft zeven prijzen, en voor iedereen zeven biedingen.',
      ],
      clarifications: [{ decision: 'G4', text: 'Bij een gelijk totaal wordt de winst gedeeld.' }],
    },
  ],
} as const satisfies RulesText;
