import type { RulesText } from '../../game-renderer.ts';
import { after } from './de/after.ts';
import { before } from './de/before.ts';
import { phases } from './de/phases.ts';

export default {
  title: 'So spielt ihr Falsche Fuffziger',
  summary:
    'Ihr seid Geldfälscher. Eure Druckmaschinen drucken Blüten, die Geldwäsche macht echtes Geld daraus, und für echtes Geld gibt es bessere Maschinen. Was ihr entbehren könnt, bietet ihr für Silbermünzen, denn die entscheiden. Und der Fahnder holt sich die kleinsten Maschinen.',
  sections: [...before, ...phases, ...after],
} as const satisfies RulesText;
