import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/lesson-words.ts';

export default {
  lesson: {
    offer: {
      title: 'Prima si compra',
      text: 'Sul tavolo c’è un edificio per ogni giocatore, e ognuno ne prende esattamente uno. Più alto è il numero, più renderà quando lo vendi.',
    },
    bid: {
      title: 'Tocca a te: offri o passa',
      text: 'Per offrire devi superare l’offerta più alta. L’ultimo rimasto prende l’edificio di maggior valore e paga tutta la sua offerta.',
    },
    pass: {
      title: 'Quanto costa passare',
      text: 'Hai un’offerta sul tavolo. Se passi, ne riprendi metà e prendi l’edificio di minor valore. Il pulsante dice esattamente quanto paghi.',
    },
    forced: {
      title: 'Troppo per te',
      text: 'Non puoi superare questa offerta: puoi solo passare. Poco male: il denaro che tieni conta alla fine.',
    },
    dearest: {
      title: 'Il migliore è tuo',
      text: 'Sei rimasto l’ultimo, perciò tutta la tua offerta è andata alla banca. In cambio cominci tu il turno seguente.',
    },
    starter: {
      title: 'Chi comincia',
      text: 'Il martelletto mostra chi ha cominciato questo turno: chi nel turno precedente ha preso l’edificio di maggior valore.',
    },
    selling: {
      title: 'Adesso si vende',
      text: 'Ognuno offre un edificio in segreto. Il più alto prende l’assegno più grande, il secondo il secondo più grande e così via. Tieni il migliore per un turno con assegni ricchi.',
    },
    sealed: {
      title: 'Coperto',
      text: 'Nessuno vede che cosa hai scelto. Finché qualcuno sta ancora scegliendo, puoi riprenderlo.',
    },
    reveal: {
      title: 'Tutti insieme',
      text: 'Qui vedi che cosa ha venduto ognuno, e per quanto. Resta qui finché non finisce il prossimo turno.',
    },
    count: {
      title: 'L’ultima vendita',
      text: 'Poi si fanno i conti: i tuoi assegni e il denaro che ti resta. A parità di totale vince chi ha più denaro rimasto.',
    },
  },
  tip: {
    bid: 'Per cominciare: offri {amount} e guarda chi ti segue.',
    pass: 'Per cominciare: passa. Paghi {amount} e prendi il {building}.',
    sell: 'Per cominciare: vendi il {building}. È adatto a questi assegni.',
  },
} satisfies Translation<typeof english>;
