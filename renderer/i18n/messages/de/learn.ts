import type { Translation } from '../../languages.ts';
import type * as en from '../en/learn.ts';

export const learn = {
  title: 'Spielend lernen',
  lead: 'Eine erste Partie gegen Bots. Ein Hinweis erklärt jeden Schritt. Lass dir Zeit.',
  table: 'Erste Partie',
  rules: 'Lieber beim Spielen lernen?',
  explain: 'Beim Spielen erklären',
  explainHint: 'Ein Hinweis zu jedem neuen Schritt. Nur du siehst ihn.',
  gotIt: 'Verstanden',
  stop: 'Keine Hinweise mehr',
  doThat: 'Mach das',
  known: 'Ich kenne das Spiel',
} satisfies Translation<typeof en.learn>;
