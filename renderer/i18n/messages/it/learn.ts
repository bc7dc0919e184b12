import type { Translation } from '../../languages.ts';
import type * as en from '../en/learn.ts';

export const learn = {
  title: 'Impara giocando',
  lead: 'Una prima partita contro i bot. Una nota spiega ogni passo. Prenditi il tempo che vuoi.',
  table: 'Prima partita',
  rules: 'Preferisci imparare giocando?',
  explain: 'Spiega mentre si gioca',
  explainHint: 'Una nota per ogni passo nuovo. La vedi solo tu.',
  gotIt: 'Capito',
  stop: 'Non spiegare più',
  doThat: 'Fai così',
  known: 'Lo conosco già',
} satisfies Translation<typeof en.learn>;
