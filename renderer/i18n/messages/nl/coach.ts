export default {
  ask: 'Vraag de meester',
  notNow: 'Je kunt het vragen als je iets te beslissen hebt.',
  title: 'Wat zou de meester doen?',
  thinking: 'De meester denkt na …',
  failed: 'Hierover heeft de meester niets te zeggen.',
  choices: 'De keuzes die zijn afgewogen',
  choice: 'Keuze',
  wins: 'Winst',
  total: 'Aan het eind',
  note: 'Berekend uit wat jij kunt zien, door vanaf hier honderden keren verder te spelen. Een advies, niet de waarheid.',
  sure: 'Weet je het zeker?',
  anyway: 'Toch doen',
  mark: {
    lost: '−{wins} winstkans',
    won: '+{wins} winstkans',
    better: 'Beter: {choice}',
    next: 'Op één na beste: {choice}',
  },
  review: {
    title: 'De meester kijkt terug',
    text: 'Welke keuzes hebben je het meest gekost, en welke hebben je het meest geholpen?',
    ask: 'Laat zien',
    thinking: 'De meester loopt het spel door. Dat kan een minuut duren …',
    nothing:
      'Geen enkele keuze gaf duidelijk de doorslag. Wat overblijft is te klein om van geluk te onderscheiden.',
  },
  opponent: {
    won: 'Gewonnen van ‘{level}’. Voortaan tegen ‘{next}’ spelen?',
    lost: 'Drie keer verloren van ‘{level}’. Liever tegen ‘{next}’ spelen?',
    yes: 'Ja: {next}',
    no: 'Nee: weer {level}',
  },
} as const;
