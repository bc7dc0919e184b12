import type { Translation } from '../../languages.ts';
import type en from '../en/characters.ts';

export default {
  change: 'Scegli un altro avversario o un altro livello',
  title: 'Chi gioca al posto {number}?',
  strength: 'Livello',
  plain: 'Avversari semplici',
  who: 'Avversario',
  taken: 'È già al tavolo.',
  tempers: {
    cautious: { title: 'Prudenza', hint: 'Si tiene stretto quel che ha.' },
    easygoing: { title: 'Calma', hint: 'Non bada a quello che prendono gli altri.' },
    bluffer: { title: 'Bluff', hint: 'Fa quello che nessuno si aspetta.' },
    gambler: { title: 'Azzardo', hint: 'Spende volentieri e si affida alla fortuna.' },
    rival: { title: 'Rivalità', hint: 'Non lascia passare nessuna vittoria altrui.' },
    trader: { title: 'Affari', hint: 'Prende quello che capita.' },
    collector: { title: 'Collezione', hint: 'Punta sui pezzi preferiti e vuole i più grandi.' },
    straight: { title: 'Franchezza', hint: 'Gioca a carte scoperte.' },
  },
} satisfies Translation<typeof en>;
