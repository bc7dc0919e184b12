import type { Translation } from '../../languages.ts';
import type * as en from '../en/learn.ts';

export const learn = {
  title: 'Impara giocando',
  lead: 'Una prima partita contro i bot. Un biglietto spiega ogni passo quando arriva, e hai tutto il tempo.',
  table: 'Prima partita',
  rules: 'Preferisci giocare che leggere?',
  explain: 'Spiega mentre si gioca',
  explainHint: 'Un biglietto per ogni passo nuovo. Lo vedi solo tu.',
  gotIt: 'Capito',
  stop: 'Non spiegare più',
  doThat: 'Fai così',
  known: 'Lo conosco già',
} satisfies Translation<typeof en.learn>;
