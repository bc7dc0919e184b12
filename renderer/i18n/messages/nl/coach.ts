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
  note: 'Uit wat jij kunt zien, duizenden keren doorgespeeld. Een advies, niet de waarheid.',
  sure: 'Weet je het zeker?',
  anyway: 'Toch doen',
} as const;
