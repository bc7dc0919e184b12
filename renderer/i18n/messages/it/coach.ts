export default {
  ask: 'Chiedi al maestro',
  notNow: 'Puoi chiedere quando hai qualcosa da decidere.',
  title: 'Che cosa farebbe il maestro?',
  thinking: 'Il maestro sta pensando …',
  failed: 'Su questo il maestro non ha nulla da dire.',
  choices: 'Le scelte valutate',
  choice: 'Scelta',
  wins: 'Vittorie',
  total: 'Alla fine',
  note: 'Da ciò che vedi tu, giocato fino in fondo migliaia di volte. È un consiglio, non la verità.',
  sure: 'Davvero?',
  anyway: 'Fallo comunque',
} as const;
