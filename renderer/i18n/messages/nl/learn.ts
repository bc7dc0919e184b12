import type { Translation } from '../../languages.ts';
import type * as en from '../en/learn.ts';

export const learn = {
  title: 'Al spelend leren',
  lead: 'Een eerste partij tegen bots. Een briefje legt elke stap uit zodra hij komt, en je hebt alle tijd.',
  table: 'Eerste partij',
  rules: 'Liever spelen dan lezen?',
  explain: 'Uitleg tijdens het spelen',
  explainHint: 'Een briefje bij elke nieuwe stap. Alleen jij ziet het.',
  gotIt: 'Begrepen',
  stop: 'Geen uitleg meer',
  doThat: 'Doe dat',
  known: 'Ik ken het spel',
} satisfies Translation<typeof en.learn>;
