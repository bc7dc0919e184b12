export default {
  ask: 'Meister fragen',
  notNow: 'Fragen kannst du, wenn du etwas zu entscheiden hast.',
  title: 'Was täte der Meister?',
  thinking: 'Der Meister denkt nach …',
  failed: 'Dazu hat der Meister nichts zu sagen.',
  choices: 'Die Möglichkeiten, die abgewogen wurden',
  choice: 'Möglichkeit',
  wins: 'Siege',
  total: 'Am Ende',
  note: 'Aus dem ermittelt, was du siehst: Von hier aus wurde hundertfach weitergespielt. Ein Rat, nicht die Wahrheit.',
  sure: 'Bist du sicher?',
  anyway: 'Trotzdem',
  mark: {
    lost: '−{wins} Gewinnchance',
    won: '+{wins} Gewinnchance',
    better: 'Besser: {choice}',
    next: 'Das Nächstbeste: {choice}',
  },
  review: {
    title: 'Der Meister blickt zurück',
    text: 'Welche deiner Entscheidungen haben dich am meisten gekostet, welche haben am meisten gebracht?',
    ask: 'Zeigen',
    thinking: 'Der Meister geht das Spiel durch. Das kann eine Minute dauern …',
    nothing:
      'Keine einzelne Entscheidung hat klar den Ausschlag gegeben. Was bleibt, ist zu klein, um es vom Glück zu unterscheiden.',
  },
  opponent: {
    won: 'Gegen „{level}“ gewonnen. Ab jetzt gegen „{next}“ antreten?',
    lost: 'Dreimal gegen „{level}“ verloren. Lieber gegen „{next}“ spielen?',
    yes: 'Ja: {next}',
    no: 'Nein: weiter {level}',
  },
} as const;
