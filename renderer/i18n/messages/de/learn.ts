import type { Translation } from '../../languages.ts';
import type * as en from '../en/learn.ts';

export const learn = {
  title: 'Spielend lernen',
  lead: 'Eine erste Partie gegen Bots. Ein Zettel erklärt jeden Schritt, wenn er kommt, und du hast alle Zeit.',
  table: 'Erste Partie',
  rules: 'Lieber spielen als lesen?',
  explain: 'Beim Spielen erklären',
  explainHint: 'Ein Zettel zu jedem neuen Schritt. Nur du siehst ihn.',
  gotIt: 'Verstanden',
  stop: 'Nichts mehr erklären',
  doThat: 'So machen',
  known: 'Ich kenne das Spiel',
} satisfies Translation<typeof en.learn>;
