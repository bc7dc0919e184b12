import type { RulesText } from '../../game-renderer.ts';
import { after } from './it/after.ts';
import { before } from './it/before.ts';
import { phases } from './it/phases.ts';

export default {
  title: 'Come si gioca a Falsche Fuffziger',
  summary:
    'Sei un falsario. Le tue presse stampano banconote false, il riciclaggio le trasforma in denaro vero, e con quello compri presse migliori. Ciò che ti avanza lo offri per le monete d’argento: sono loro a decidere. E intanto l’ispettore dà la caccia alle presse più piccole.',
  sections: [...before, ...phases, ...after],
} as const satisfies RulesText;
