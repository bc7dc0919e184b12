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
      text: 'Per offrire devi superare l’offerta più alta. Chi resta fino all’ultimo prende l’edificio più caro e paga tutta la sua offerta.',
    },
    pass: {
      title: 'Quanto costa passare',
      text: 'Hai un’offerta sul tavolo. Se passi, te ne torna metà e prendi l’edificio meno caro. Il pulsante ti dice tutto con precisione.',
    },
    forced: {
      title: 'Senza fiato',
      text: 'Non puoi superare questa offerta: non ti resta che passare. Poco male: il denaro che tieni conta alla fine.',
    },
    dearest: {
      title: 'Il più caro è tuo',
      text: 'Hai resistito fino all’ultimo, perciò tutta la tua offerta è andata alla banca. In cambio cominci tu il turno seguente.',
    },
    starter: {
      title: 'Chi comincia',
      text: 'Il martelletto mostra chi ha cominciato questo turno: chi nel turno precedente ha preso l’edificio più caro.',
    },
    selling: {
      title: 'Adesso si vende',
      text: 'Ognuno mette giù un edificio in segreto. Il più alto prende l’assegno più grande, il seguente quello dopo. Tieni il migliore per un turno con assegni ricchi.',
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
    sell: 'Per cominciare: vendi il {building}. Vale più o meno quanto questi assegni.',
  },
} satisfies Translation<typeof english>;
