import type { Translation } from '../../languages.ts';
import type * as en from '../en/problem.ts';

export const problem = {
  offline:
    'Chi ospita non ha risposto, quindi non è cambiato nulla. Riprova quando la connessione è tornata.',
  malformed:
    'Chi ospita non è riuscito a leggerlo, quindi non è cambiato nulla. Ricarica la pagina; chi ospita conserva il tuo posto.',
  'unknown-key':
    'Chi ospita non lo ha capito, quindi non è cambiato nulla. Ricarica la pagina; chi ospita conserva il tuo posto.',
  'unknown-format':
    'Questo file viene da una versione più nuova. Non è stato modificato; aggiorna l’app per aprirlo.',
  'unknown-game': 'Chi ospita non ha questo gioco. Non è cambiato nulla; scegline un altro.',
  'bad-option': 'Una regola della casa ha un valore che non va. Non è cambiato nulla; sceglila di nuovo.',
  'bad-seats': 'Il numero di posti non va bene per il gioco o per chi è già seduto. Non è cambiato nulla.',
  'bad-deal':
    'Con queste regole della casa non si possono dare le carte. Non è cambiato nulla; sceglile di nuovo.',
  'game-over': 'La partita è già finita, quindi questo non è valso.',
  'no-such-seat': 'Questo posto non c’è più. Non è cambiato nulla.',
  'not-your-turn': 'Adesso non tocca a te. Non è cambiato nulla.',
  stale:
    'Troppo tardi: la partita è già andata avanti, quindi non è stato fatto nulla. Non si è perso niente; guarda che cosa chiede ora il tavolo.',
  'not-available': 'In questo momento non si può. Non è cambiato nulla; guarda che cosa offre ora il tavolo.',
  'already-chosen': 'Hai già scelto. Prima riprendi la scelta, poi scegli di nuovo.',
  'nothing-chosen': 'Non c’era nulla da riprendere.',
  paused: 'La partita è in pausa, quindi non è successo nulla. Riprende quando lo dice chi ospita.',
  'too-late': 'Non si può annullare: si è rivelato qualcosa, qualcuno ha già giocato o è troppo tardi.',
  'no-undo-left':
    'Hai già annullato {most} volte: per ora basta. La tua scelta resta; quando la partita va avanti potrai annullare di nuovo.',
  'too-few': 'Scegline almeno {least}. Ciò che avevi selezionato c’è ancora.',
  'chosen-twice': 'La stessa cosa è stata scelta due volte. Non è cambiato nulla; scegli di nuovo.',
  'not-yours': 'Quella non è più nella tua mano. Non è cambiato nulla; scegli di nuovo.',
  'bad-target': 'Adesso non si può scegliere. Non è cambiato nulla; scegli altro.',
  'too-low': 'È troppo poco: almeno {least}. Non è cambiato nulla.',
  'too-high': 'È troppo: al massimo {most}. Non è cambiato nulla.',
  'not-affordable': 'Costa {price}; tu hai {money}. Non è cambiato nulla.',
  'no-network':
    'Gli altri dispositivi non raggiungono questo host: è stato avviato solo per questo computer, o un altro programma usa la sua porta. Non è cambiato nulla.',
  'no-such-table': 'Questo tavolo non c’è più. Torna alla pagina iniziale per trovarne un altro.',
  'table-full': 'Tutti i posti sono occupati. Puoi guardare finché se ne libera uno.',
  'seat-taken': 'Qualcuno è stato più veloce: il posto è occupato. Scegline un altro.',
  'name-taken': 'Qui qualcuno si chiama già {name}. Scegli un altro nome.',
  'bad-name': 'Questo nome non va bene. Non è cambiato nulla; scegline un altro.',
  'seat-held': 'Il posto ora è occupato. Non è cambiato nulla; aspetta un po’ o parlatene.',
  'door-closed':
    'Per ora chi ospita non fa entrare nessun altro. Chiedigli di cambiare idea; i posti che avevi restano tuoi.',
  muted:
    'Chi ospita ha bloccato le richieste di posti da questo indirizzo, comune a tutti i dispositivi su un router. Puoi guardare, o parlarne con chi ospita.',
  'claim-waiting':
    'Abbiamo chiesto a chi ospita se il posto di {name} è tuo. Lascia aperta questa pagina: se dice di sì, torni al tuo posto.',
  'claim-refused':
    'Il posto di {name} non ti è stato dato: chi ospita, o chi ci gioca, ha detto di no. Parlane con loro e poi chiedi di nuovo.',
  'no-such-person': 'Qui nessuno che si chiami {name} ha un posto. Scrivi il nome come sta al tavolo.',
  removed: 'Chi ospita ha escluso questo dispositivo dal tavolo. Se è un errore, chiedi di rientrare.',
  'bad-code':
    'Questo codice non è valido. Un codice vale una volta sola, per due minuti; prendine uno nuovo sull’altro dispositivo.',
  'not-awaited': 'Nessuno aspetta questo posto da abbastanza tempo. Non è cambiato nulla.',
  'not-owner': 'Può farlo solo chi ospita. Non è cambiato nulla.',
  'only-shows': 'Un televisore può solo mostrare il tavolo.',
  'not-your-seat': 'Questo posto non è di questo dispositivo. Non è cambiato nulla.',
  'not-in-lobby': 'Si può fare solo prima della partita. Non è cambiato nulla.',
  'not-in-game': 'Si può fare solo durante una partita. Non è cambiato nulla.',
  'not-ended': 'Si può fare solo dopo la partita. Non è cambiato nulla.',
  'not-ready': 'Non tutti sono pronti, quindi la partita non è cominciata. Aspettate, o aggiungete dei bot.',
  'wrong-pin': 'Il PIN è sbagliato. Chiedi a chi ospita e riprova.',
  'pin-needed': 'Questo tavolo ha un PIN. È sullo schermo di chi ospita.',
  'pin-locked': 'Troppi PIN sbagliati. Aspetta un po’, o chiedi a chi ospita di metterne uno nuovo.',
  'wrong-protocol':
    'App e computer di chi ospita hanno versioni diverse. Non si è perso nulla; aggiornate la più vecchia.',
  'say-hello': 'Chi ospita non ha riconosciuto questa pagina. Ricaricala; chi ospita conserva il tuo posto.',
  'too-fast': 'Troppe richieste insieme. Aspetta un momento e riprova.',
  'too-fast-wait': 'Troppe richieste insieme, quindi non è cambiato nulla. Riprova tra {time}.',
  'too-many': 'Chi ospita non ha spazio per altri. Chiudete tavoli o pagine che nessuno usa, poi riprovate.',
  'table-frozen':
    'Il tavolo è fermo, quindi non è cambiato nulla. Tutto finora è al sicuro; chi ospita deve prima sistemare qualcosa.',
  fault:
    'Da chi ospita qualcosa è andato storto, quindi non è cambiato nulla. Riprova; se succede ancora, riavviate l’app di chi ospita. Tutto resta al sicuro.',
  page: 'Qualcosa è andato storto nell’app: forse non ha funzionato. La partita è al sicuro. Riprova; se succede ancora, ricarica la pagina.',
  'history-off': 'A questo tavolo non si possono rivedere i turni passati: l’aiuto è su “Nessuno”.',
} satisfies Translation<typeof en.problem>;

export const badName = {
  empty: 'Un nome deve avere almeno un carattere.',
  'too-long': 'È troppo lungo: al massimo {most} caratteri.',
  characters: 'Alcuni di questi caratteri non si vedono su tutti i dispositivi. Toglili.',
  invisible: 'Questo nome è invisibile. Scrivine uno che si veda.',
  'same-look': 'È identico a {name}, un nome che qui c’è già. Scegline un altro.',
} as const;
