import type { Translation } from '../../languages.ts';
import type * as en from '../en/common.ts';

export const common = {
  app: 'Auction Night',
  back: 'Indietro',
  close: 'Chiudi',
  cancel: 'Annulla',
  yes: 'Sì',
  no: 'No',
  home: 'Pagina iniziale',
  rules: 'Regole',
  settings: 'Impostazioni',
  connectionHelp: 'Aiuto per la connessione',
  notifications: 'Avvisi',
  loading: 'Un momento…',
  broken: {
    title: 'Non è stato possibile mostrare questa pagina',
    text: 'Qualcosa è andato storto nell’app. I tuoi posti e la partita sono al sicuro da chi ospita. Mostra di nuovo la pagina; se non basta, ricarica l’app.',
    again: 'Mostra di nuovo',
    reload: 'Ricarica l’app',
  },
  unloaded: {
    title: 'Non è stato possibile caricare Auction Night',
    hint: 'Il computer di chi ospita non è raggiungibile, oppure l’app è stata appena aggiornata. La partita non va persa.',
    part: 'Una parte dell’app non è stata caricata. La partita non va persa.',
    again: 'Riprova',
  },
  skip: 'Vai al contenuto',
  phase: {
    lobby: 'In attesa di giocatori',
    playing: 'Partita in corso',
    ended: 'Partita finita',
  },
  seatsTaken: '{taken} posti occupati su {seats}',
  and: '{rest} e {last}',
  andLast: '{rest} e {last}',
  withPin: 'Con PIN',
  onlyApp: 'Questo indirizzo funziona solo nell’app, non in un browser.',
} satisfies Translation<typeof en.common>;

export const home = {
  tagline: 'Offerte, bluff e astuzia: giochi d’asta per una serata in casa.',
  play: { title: 'Gioca su questo computer', hint: 'Contro i bot, o a turno sullo stesso dispositivo' },
  host: { title: 'Apri un tavolo', hint: 'Gli altri si uniscono dal loro computer o telefono' },
  join: { title: 'Unisciti tramite indirizzo', hint: 'Inserisci l’indirizzo sullo schermo di chi ospita' },
  learn: { title: 'Prima volta qui?', hint: 'Impara un gioco giocandolo' },
  ways: 'Inizia qualcosa di nuovo',
  games: 'I giochi',
  continue: {
    title: 'Riprendi',
    with: 'Con {names}',
    more: 'Altri {count}',
    asks: 'Qualcuno chiede un posto | {count} persone chiedono un posto',
  },
  nearby: {
    title: 'Tavoli vicini',
    searching: 'Cerco i tavoli…',
    searchingHint: 'I tavoli sulla tua rete compaiono qui automaticamente.',
    none: 'Ancora nessun tavolo vicino',
    noneHint:
      'Aprine uno, o apri l’app sul computer di chi ospita. Deve essere sulla stessa rete. Se un tavolo non compare, unisciti tramite il suo indirizzo.',
    unavailable: 'Su questa rete i tavoli non si trovano tra loro',
    unavailableHint: 'Unisciti tramite l’indirizzo sullo schermo di chi ospita. Gli altri ti trovano a:',
    unavailableMac: 'Forse macOS tiene l’app fuori da questa rete',
    again: 'Cerca ancora',
    join: 'Unisciti',
    back: 'Torna al tuo posto, {name}',
    watch: 'Guarda',
    incompatible: 'Versione diversa: lì {theirs}, qui {own}. Aggiornate la più vecchia.',
    at: 'all’indirizzo {address}',
  },
  guest: {
    title: 'Tavoli aperti',
    none: 'Ancora nessun tavolo aperto',
    noneHint: 'Appena chi ospita ne apre uno, compare qui.',
  },
  hostAway: 'Chi ospita non risponde',
  hostAwayHint:
    'L’app continua a provare. Il computer di chi ospita è acceso, e questo dispositivo è sulla stessa rete? Se quel computer ha un nuovo indirizzo, scansiona di nuovo il codice sul suo schermo.',
  hostRefused: 'Chi ospita ha rifiutato questa pagina',
} satisfies Translation<typeof en.home>;

export const join = {
  title: 'Unisciti tramite indirizzo',
  lead: 'È scritto in grande sullo schermo di chi ospita, accanto al codice per i telefoni.',
  address: 'Indirizzo',
  addressHint: 'Per esempio 192.168.1.20 o 192.168.1.20:47474. Va bene anche un link intero.',
  connect: 'Connetti',
  connecting: 'Connessione a {address}…',
  notAnAddress:
    'Questo non è un indirizzo. Inserisci quello sullo schermo di chi ospita, per esempio 192.168.1.20:47474.',
  badPort: 'Il numero dopo i due punti deve essere tra 1 e 65535.',
  noAnswer:
    'Nessuna risposta da {address}. Lì l’app è aperta, il computer è acceso, e siete sulla stessa rete? L’app continua a provare.',
  tables: 'Tavoli a {address}',
  none: 'Qui ora non ci sono tavoli aperti. Appena ce n’è uno, compare qui.',
} satisfies Translation<typeof en.join>;

export const settings = {
  title: 'Impostazioni',
  name: 'Il tuo nome',
  nameHint: 'Proposto quando ti siedi a un tavolo',
  language: 'Lingua',
  languageSystem: 'Come il sistema: {language}',
  theme: 'Aspetto',
  themes: { system: 'Come il sistema', light: 'Chiaro', dark: 'Scuro' },
  about: 'Informazioni',
  version: 'Versione {version}',
  licence: 'Auction Night è software libero con licenza MIT.',
  fonts: 'Caratteri: Fraunces e Inter, con licenza SIL Open Font License 1.1.',
  libraries:
    'Fatto con Vue, Pinia, Vue Router, Valibot, noble-hashes e uqr (licenza MIT) ed Electron (licenza MIT).',
  games: 'I nomi dei giochi servono solo a identificarli; immagini e testi delle regole sono nostri.',
} satisfies Translation<typeof en.settings>;

export const rules = {
  title: 'Regole',
  lead: 'Tutti i giochi, spiegati da zero.',
  contents: 'Indice',
  clarifications: 'Noi giochiamo così',
} satisfies Translation<typeof en.rules>;

export const rungs = {
  beginner: 'Pivello',
  casual: 'Dilettante',
  regular: 'Esperto',
  expert: 'Veterano',
  master: 'Maestro',
} satisfies Translation<typeof en.rungs>;
