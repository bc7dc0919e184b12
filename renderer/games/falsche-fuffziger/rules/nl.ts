import type { RulesText } from '../../game-renderer.ts';
import { after } from './nl/after.ts';
import { before } from './nl/before.ts';
import { phases } from './nl/phases.ts';

export default {
  title: 'Zo speel je Falsche Fuffziger',
  summary:
    'Je bent valsemunter. Je persen drukken valse biljetten, witwassen maakt er echt geld van, en voor echt geld koop je betere persen. Wat je kunt missen, bied je voor zilveren munten, want die beslissen het spel. En intussen zit de inspecteur achter de kleinste persen aan.',
  sections: [...before, ...phases, ...after],
} as const satisfies RulesText;
