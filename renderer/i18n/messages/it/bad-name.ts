export const badName = {
  empty: 'Un nome ha bisogno di almeno un carattere. Scrivine uno.',
  'too-long': 'È troppo lungo: al massimo {most} caratteri. Accorcialo.',
  characters: 'Contiene caratteri che non tutti i dispositivi sanno mostrare. Toglili.',
  invisible: 'Contiene qualcosa che nessuno può vedere. Cancellalo e scrivi il nome da capo.',
  marks: 'Ci sono troppi segni sulle lettere. Togline qualcuno.',
  scripts: 'Mescola lettere di alfabeti diversi che si somigliano. Scrivilo in un solo alfabeto.',
  'looks-like': 'Sembra proprio {name}, un nome che qui c’è già. Scegline uno che si distingua.',
} as const;
