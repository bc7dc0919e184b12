import type { Translation } from '../../languages.ts';
import type * as en from '../en/learn.ts';

export const learn = {
  title: 'Al spelend leren',
  lead: 'Een eerste partij tegen bots. Een tip legt elke stap uit. Neem de tijd.',
  table: 'Eerste partij',
  rules: 'Liever al spelend leren?',
  explain: 'Uitleg tijdens het spelen',
  explainHint: 'Een tip bij elke nieuwe stap. Alleen jij ziet hem.',
  gotIt: 'Begrepen',
  stop: 'Geen uitleg meer',
  doThat: 'Doe dat',
  known: 'Ik ken het spel',
} satisfies Translation<typeof en.learn>;
