import type { Translation } from '../../languages.ts';
import type en from '../en/characters.ts';

export default {
  change: 'Scegli un altro avversario o un altro livello',
  title: 'Chi gioca al posto {number}?',
  strength: 'Livello',
  plain: 'Bot semplici',
  who: 'Avversario',
  taken: 'È già al tavolo.',
  tempers: {
    cautious: { title: 'Prudenza', hint: 'Va sul sicuro.' },
    easygoing: { title: 'Calma', hint: 'Non gli importa di quello che prendono gli altri.' },
    bluffer: { title: 'Bluff', hint: 'Fa quello che nessuno si aspetta.' },
    gambler: { title: 'Azzardo', hint: 'Spende volentieri e si affida alla fortuna.' },
    rival: { title: 'Rivalità', hint: 'Non sopporta che vincano gli altri.' },
    trader: { title: 'Affari', hint: 'Non si lascia scappare un affare.' },
    collector: { title: 'Collezione', hint: 'Ha i suoi preferiti e punta in grande.' },
    straight: { title: 'Franchezza', hint: 'Gioca a carte scoperte.' },
  },
} satisfies Translation<typeof en>;
