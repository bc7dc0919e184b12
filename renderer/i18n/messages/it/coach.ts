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
  note: 'Calcolato da ciò che vedi tu, giocando da qui in poi centinaia di volte. È un consiglio, non la verità.',
  sure: 'Davvero?',
  anyway: 'Fallo comunque',
  mark: {
    lost: '−{wins} di probabilità di vincere',
    won: '+{wins} di probabilità di vincere',
    better: 'Meglio: {choice}',
    next: 'La seconda scelta: {choice}',
  },
  review: {
    title: 'Il maestro guarda indietro',
    text: 'Quali scelte ti sono costate di più, e quali ti hanno aiutato di più?',
    ask: 'Mostrale',
    thinking: 'Il maestro ripassa la partita. Può volerci un minuto …',
    nothing:
      'Nessuna scelta da sola ha fatto chiaramente la differenza. Il resto è troppo poco per distinguerlo dalla fortuna.',
  },
  opponent: {
    won: 'Hai vinto contro «{level}». D’ora in poi contro «{next}»?',
    lost: 'Tre partite perse contro «{level}». Preferisci giocare contro «{next}»?',
    yes: 'Sì: {next}',
    no: 'No: ancora {level}',
  },
} as const;
