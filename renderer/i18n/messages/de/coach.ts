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
  note: 'Aus dem, was du siehst, tausendfach weitergespielt. Ein Rat, nicht die Wahrheit.',
  sure: 'Bist du sicher?',
  anyway: 'Trotzdem',
} as const;
