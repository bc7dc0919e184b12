import type { Translation } from '../../../../i18n/languages.ts';
import type english from '../en/table-words.ts';
import { table } from './table.ts';

/** What is played with, what is told of it, how it ends, and the notes of a first game. */
export default {
  table: {
    ...table,
    /** What happened. */
    log: {
      running: 'Questo turno',
      previous: 'Turno precedente',
      nothingYet: 'Non è ancora successo niente.',
      double: '{type} ×2',
      special: '{type} con {coins} monete',
      converted: 'converte una {front}: {up}',
      broke: 'converte una {front}: rotta, {paid} da rottame',
      converts: 'ne converte {count}',
      broken: '{count} rotta | {count} rotte',
      each: 'Una per una',
      doubles: '{count} doppia | {count} doppie',
      sold: 'vende una {press} per {price}',
      printed: 'stampa {notes}',
      printedNothing: 'non stampa niente',
      scrapped: 'Rottamate: {type}.',
      scrappedNone: 'Rottamate: {type}. Nessuno ne aveva.',
      auction: 'prende {coins} per {money}.',
      tookBack: 'riprende {money}',
      unwanted: 'Nessuno voleva il lotto: {coins}.',
      laundered: 'vince {least} → {real} per {paid}.',
      unsold: '{least} → {real}: nessuno ha offerto abbastanza.',
      bid: '{sum} ({money})',
      noBid: 'Nessuna offerta: {names}.',
      bought: 'compra {presses} per {paid}.',
      boughtNothing: 'non compra niente.',
    },
    /** Quello che si legge ad alta voce mentre accade. */
    news: {
      round: 'Turno {round}. {name} ha il dado.',
      card: 'L’ispettore scopre: {card}.',
      auction: 'Un’asta delle monete.',
      free: 'Un simbolo libero, nessuna asta.',
      nothing: 'Non succede niente.',
      sold: '{name} vende: {press}, per {price}.',
      converted: '{name} converte una pressa da {front}: {press}.',
      broke: '{name} converte una pressa da {front}: è rotta, {paid} da rottame.',
      printed: '{name} stampa {notes}.',
      printedNone: '{name} non stampa niente.',
      die: '{name} riceve il dado.',
      rolled: '{name} tira: {coins} in vendita.',
      adds: 'Si aggiunge un’asta.',
      laid: '{name} apre con {money}.',
      matched: '{name} segue.',
      dropped: '{name} si ritira.',
      bids: 'I pugni si aprono. {bids}.',
      bid: '{name}: {bid}',
      laundered: '{name} riceve {amount}.',
      changed: 'Il riciclaggio generale è finito.',
      gaveBack: 'Restituisci {notes}.',
      lastType: 'Le ultime presse sono rottamate: la partita è finita.',
      lastCard: 'L’ultima carta di riciclaggio è venduta: la partita è finita.',
      bonus: '{name} riceve {coins} per il denaro vero.',
      won: '{names} ha vinto. | {names} hanno vinto.',
    },
  },
  /** The end of the game. */
  sheet: {
    over: 'La partita è finita',
    wins: 'Vince {name}',
    share: '{names} si dividono la vittoria',
    with: 'con {total}',
    reason: {
      'last-type': 'È finita perché le 150 sono state rottamate, nel turno {rounds}.',
      'last-card': 'È finita perché è stata venduta l’ultima carta di riciclaggio, nel turno {rounds}.',
    },
    tieMoney:
      '{names} ha altrettante monete, ma meno denaro vero: {less} contro {more}. | {names} hanno altrettante monete, ma meno denaro vero: {less} contro {more}.',
    tieShared: 'Hanno le stesse monete e lo stesso denaro vero.',
    ranking: 'Classifica finale',
    place: '{place}º posto',
    title: 'Punteggi',
    coins: 'Monete da aste e rottami',
    real: 'Denaro vero',
    rank: 'Posto per denaro',
    bonus: 'Monete per quel posto',
    plus: '+{count}',
    total: 'Monete in tutto',
    hint: 'Banconote e presse non contano. A parità vale il posto migliore.',
    lastRound: 'Com’è andato l’ultimo turno',
  },
  /** The notes of a first game that teaches, each for its moment. */
  lesson: {
    aim: {
      title: 'Di che si tratta',
      text: 'Di monete d’argento: alla fine vince chi ne ha di più. Le presse stampano banconote, le banconote diventano denaro vero, e con l’uno e le altre si prendono monete. Un turno ha sei fasi; il tavolo dice in quale siamo.',
    },
    produce: {
      title: 'Fase 2: le tue presse',
      text: 'Ogni pressa stampa, si converte o si vende. Convertire vuol dire girarla, una volta nella vita: il retro non lo sa nessuno, ma di solito è meglio. Le tue prime tre non possono rompersi.',
    },
    converted: {
      title: 'Convertita',
      text: 'Da adesso la pressa è quello che dice il suo retro. In questo turno riposa, dal prossimo lavora. Il pulsante dice che cosa stampano le altre.',
    },
    bid: {
      title: 'Fase 4: riciclaggio',
      text: 'La carta dice quanto devi offrire almeno e quanto rende. Prendi nel pugno banconote o denaro; i pugni si aprono insieme. L’offerta più alta paga e prende la carta, gli altri si tengono la loro.',
    },
    sealed: {
      title: 'Nel pugno',
      text: 'Nessuno vede che cosa hai scelto. Finché qualcuno sta ancora scegliendo, puoi riprenderlo.',
    },
    won: {
      title: 'La carta è tua',
      text: 'Il suo denaro vero arriva alla fine della fase: per ora non lo puoi offrire. Chi vince la seconda carta del turno chiude la fase.',
    },
    buy: {
      title: 'Fase 5: acquisto di presse',
      text: 'Le presse si comprano solo con denaro vero. Lavorano dal turno seguente, e il retro non lo sa nessuno. Di solito si ripagano dopo aver stampato una volta.',
    },
    general: {
      title: 'Fase 6: riciclaggio generale',
      text: 'Qui le banconote diventano denaro vero, ma a un cambio magro. Tieni quelle che vuoi offrire; quelle che stanno per sparire, meglio cambiarle. Nessuno saprà che cosa cambi.',
    },
    inspector: {
      title: 'Fase 1: ispezione',
      text: 'Ogni turno comincia con due carte dell’ispettore. Un simbolo della moneta porta un’asta, tranne i primi tre. Una carta del tipo più piccolo rottama tutte le sue presse e le sue banconote.',
    },
    auction: {
      title: 'Fase 3: asta delle monete',
      text: 'Il dado dice quante monete sono in vendita. Uno apre, gli altri mettono esattamente lo stesso o si ritirano. L’ultimo rimasto paga tutto ciò che ha messo; gli altri si riprendono il loro.',
    },
    lead: {
      title: 'Apri tu',
      text: 'Metti banconote di un solo colore, o almeno 5 di denaro vero. Scegli quello che agli altri forse manca: un colore raro, o un po’ di denaro vero.',
    },
    drop: {
      title: 'Questa volta senza di te',
      text: 'Non hai esattamente quello che è stato messo, quindi ti ritiri. Non ti costa niente: quello che avevi messo torna a te.',
    },
    order: {
      title: 'Tutto ritorna',
      text: 'Le carte dell’ispettore sono dieci, e tornano sempre nello stesso ordine. Se le ricordi, sai quando arrivano le aste e quale tipo se ne va per primo.',
    },
    scrapped: {
      title: 'Rottamate',
      text: 'Tutte le presse di questo tipo hanno reso il prezzo da rottame, e le sue banconote sono sparite. Adesso il tipo più piccolo è il successivo. Spendi prima le sue banconote.',
    },
    end: {
      title: 'La fine è vicina',
      text: 'Rottamate le 150 o venduta l’ultima carta di riciclaggio, la partita finisce subito. Chi ha più denaro vero riceve 6 monete, poi 4 e 2. Banconote e presse non contano niente.',
    },
  },
} as const satisfies Translation<typeof english>;
