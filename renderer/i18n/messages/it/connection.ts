import type { Translation } from '../../languages.ts';
import type en from '../en/connection.ts';

export default {
  lead: 'Utile se un altro dispositivo non trova il tavolo o non riesce a unirsi.',
  role: 'Che cosa vuoi fare?',
  asHost: 'Ospito io',
  asGuest: 'Voglio unirmi',
  away: 'L’app non risponde. Appena risponde, questa pagina continua.',
  picture: 'La connessione tra i due dispositivi',
  this: 'Questo dispositivo',
  other: 'L’altro dispositivo',
  network: 'Rete di casa',
  span: { good: 'funziona', bad: 'bloccata', unknown: 'non si sa' },
  pictureText: 'Da questo dispositivo alla rete di casa: {here}. Da lì all’altro dispositivo: {there}.',
  codes: 'Prova con un altro dispositivo',
  codesText:
    'Inquadra un codice con un telefono, o scrivi l’indirizzo nel suo browser. Chi riesce a collegarsi compare subito qui.',
  codeFor: 'Codice per {address}',
  adapter: 'Scheda “{adapter}”',
  kind: {
    vpn: 'Appartiene a una VPN: gli altri dispositivi di casa non possono usarlo.',
    virtual: 'Appartiene a una macchina virtuale: gli altri dispositivi di casa non possono usarlo.',
    'self-given': 'Non assegnato da nessuna rete: gli altri dispositivi non possono usarlo.',
  },
  useless: 'Altri indirizzi di questo computer',
  waiting: 'In attesa di un altro dispositivo…',
  came: '{from} si è collegato alle {time}',
  diagnosis: {
    do: 'Copia la diagnosi',
    copied: 'La diagnosi è negli appunti.',
    text: 'Per chi vuoi chiedere aiuto: versioni, sistema, tipi di indirizzi e il registro recente dell’app. Niente nomi, PIN o carte.',
  },
  known: 'Che cosa sappiamo',
  mark: { good: 'A posto', bad: 'Problema', unknown: 'Non si sa', note: 'Da sapere' },
  todo: 'Che cosa provare, dal più probabile',
  finding: {
    'local-only': {
      title: 'Avviata solo per questo computer',
      text: 'L’app è stata avviata in modo da non far entrare altri dispositivi.',
    },
    'no-network': {
      title: 'Questo computer non è in rete',
      text: 'Ora non ha né Wi-Fi né un cavo di rete.',
    },
    'no-address': {
      title: 'La rete non risponde',
      text: 'Un cavo o il Wi-Fi è collegato, ma il router (la scatola che fa il Wi-Fi) non ha dato un indirizzo a questo computer.',
    },
    'only-virtual': {
      title: 'Questo computer non è nella rete di casa',
      text: 'Ha solo indirizzi di una VPN o di una macchina virtuale. Gli altri dispositivi di casa non possono usarli.',
    },
    'one-network': {
      title: 'Questo computer è in una rete',
      text: 'Il suo indirizzo è {address} (scheda “{adapter}”).',
    },
    'several-networks': {
      title: 'Questo computer è in {count} reti',
      text: 'L’altro dispositivo deve essere in una di queste, e gli serve l’indirizzo di quella.',
    },
    'vpn-beside': {
      title: 'Una VPN è accesa',
      text: 'La scheda “{adapter}” è sua. Una VPN aggira la rete di casa e spesso nasconde i dispositivi gli uni agli altri.',
    },
    'public-network': {
      title: 'Windows considera pubblica questa rete',
      text: 'Lo fa con ogni rete nuova (scheda “{adapter}”), e tiene gli altri dispositivi lontani dalle app che il suo firewall non ammette.',
    },
    'other-port': {
      title: 'Il numero dopo i due punti è {port}',
      text: 'Non è quello solito. Chi scrive l’indirizzo deve scrivere anche “:{port}”.',
    },
    'not-open': {
      title: 'Nessun tavolo è aperto alla rete di casa',
      text: 'Finché non ce n’è uno, l’app non fa entrare altri dispositivi.',
    },
    reached: {
      title: 'Un altro dispositivo è passato',
      text: '{from} si è collegato alle {time}. Per quel dispositivo funziona.',
    },
    'reached-before': {
      title: 'Un altro dispositivo era già passato',
      text: '{from} si è collegato alle {time}, prima che aprissi questa pagina. Prova se ci riesce ancora.',
    },
    'reached-sideways': {
      title: 'Finora funziona solo una via indiretta',
      text: '{from} si è collegato alle {time}, ma da una VPN o da una macchina virtuale, non dalla rete di casa.',
    },
    'not-reached': {
      title: 'Ancora nessun altro dispositivo si è collegato',
      text: 'Se ci riesce, lo sa solo l’altro dispositivo. Appena apre un indirizzo di questo computer, compare qui.',
    },
    heard: {
      title: 'Il tuo tavolo viene annunciato',
      text: 'Questo computer riceve il proprio annuncio. Se il Wi-Fi lo passa agli altri, si vede solo da loro.',
    },
    'not-heard': {
      title: 'L’annuncio del tuo tavolo si perde',
      text: 'Non lo riceve nemmeno questo computer; forse lo blocca un firewall o una VPN. L’indirizzo funziona comunque.',
    },
    listening: {
      title: 'In attesa dell’annuncio del tuo tavolo…',
      text: 'Ci vuole qualche secondo.',
    },
    'nothing-announced': {
      title: 'Non c’è niente da annunciare',
      text: 'Ora nessun tavolo è aperto alla rete di casa.',
    },
    'search-off': {
      title: 'La ricerca dei tavoli è disattivata',
      text: 'L’app è stata avviata senza. L’indirizzo funziona comunque.',
    },
    'search-unavailable': {
      title: 'Qui la ricerca dei tavoli non funziona',
      text: 'Il sistema non permette all’app di annunciare o cercare tavoli. L’indirizzo funziona comunque.',
    },
    'others-heard': {
      title: 'Si vedono altri dispositivi',
      text: 'Dalla rete di casa arrivano annunci di altri dispositivi.',
    },
    'others-silent': {
      title: 'Non si vede nessun altro dispositivo',
      text: 'O non ce ne sono, o il Wi-Fi non passa gli annunci. Da qui non si può sapere.',
    },
    offline: {
      title: 'Questo dispositivo non è in rete',
      text: 'Il suo browser non vede né Wi-Fi né cavo.',
    },
    browser: {
      title: 'Questo dispositivo sembra essere in rete',
      text: 'In quale, un browser non lo sa. Il nome del Wi-Fi è nelle impostazioni del dispositivo.',
    },
    'not-tried': {
      title: 'Non è stato provato nessun indirizzo',
      text: 'I tavoli annunciati compaiono automaticamente. A tutti gli altri ci si unisce tramite indirizzo.',
    },
    trying: {
      title: 'Provo {at}…',
      text: 'Ci vuole qualche secondo.',
    },
    silent: {
      title: '{at} non risponde',
      text: 'Lì non c’è nulla, oppure qualcosa in mezzo, come un firewall, blocca la richiesta.',
    },
    refused: {
      title: '{at} ha rifiutato la connessione',
      text: 'Il dispositivo c’è, ma Auction Night lì non è in funzione, o non ha tavoli aperti alla rete di casa.',
    },
    unreachable: {
      title: '{at} non è raggiungibile',
      text: 'Nessun dispositivo su questa rete ha questo indirizzo.',
    },
    'kept-away': {
      title: 'Il Mac tiene l’app fuori dalla rete di casa',
      text: '{at} è nella rete di questo Mac, eppure non è raggiungibile. È così che macOS tratta un’app che non può usare la rete locale.',
    },
    'other-network': {
      title: 'I due dispositivi sono in reti diverse',
      text: '{address} non appartiene alla rete di questo dispositivo, che qui è {own}.',
    },
    'no-table': {
      title: '{at} risponde, ma il tavolo non c’è',
      text: 'È stato chiuso, o il link è vecchio.',
    },
    'nothing-open': {
      title: '{at} risponde, ma non ha tavoli aperti',
      text: 'Appena se ne apre uno alla rete di casa, compare qui.',
    },
    version: {
      title: '{at} ha un’altra versione dell’app',
      text: 'Le due versioni non sono compatibili.',
    },
    answers: {
      title: '{at} risponde',
      text: 'Funziona.',
    },
  },
  step: {
    'start-normally': {
      title: 'Avvia l’app senza “--local”',
      text: 'Chiudila e avviala come al solito. Se l’ha preparata qualcun altro, chiedi a quella persona.',
    },
    'join-network': {
      title: 'Collega questo dispositivo al Wi-Fi di casa',
      text: 'O inserisci un cavo di rete. Questa pagina se ne accorge automaticamente.',
    },
    'renew-network': {
      title: 'Spegni e riaccendi il Wi-Fi',
      text: 'Con un cavo: staccalo e riattaccalo. Se non basta, riavvia il router.',
    },
    'open-table': {
      title: 'Apri un tavolo alla rete di casa',
      text: 'Nella pagina iniziale scegli “{host}”. “{play}” vale solo per questo computer.',
    },
    'scan-code': {
      title: 'Apri adesso un indirizzo su un telefono',
      text: 'Inquadra un codice qui sopra con la fotocamera di un telefono. Se compare Auction Night, funziona, e questa pagina lo dice subito.',
    },
    'same-network': {
      title: 'Collega i due dispositivi allo stesso Wi-Fi',
      text: 'Confronta il nome del Wi-Fi su entrambi. Un telefono può essere passato ai dati mobili: disattivali per un momento.',
    },
    'browser-network': {
      title: 'Consenti al browser di usare la rete locale',
      text: 'Su un Mac, da macOS 15 il sistema può tenere Chrome e Firefox lontani dai dispositivi di casa: “Impostazioni di Sistema”, “Privacy e sicurezza”, “Rete locale”, attiva il browser. Safari non ha bisogno di permessi. Le versioni più recenti di Android possono chiedere lo stesso: consenti al browser “Dispositivi nelle vicinanze”.',
    },
    'private-network': {
      title: 'Di’ a Windows che questa è la rete di casa',
      text: 'Apri “Impostazioni”, “Rete e Internet”, fai clic sulla rete collegata e scegli “Rete privata”.',
    },
    'local-network': {
      title: 'Consenti ad Auction Night di usare la rete locale',
      text: 'Apri “Impostazioni di Sistema”, “Privacy e sicurezza”, “Rete locale” e attiva Auction Night. Se è già attiva, disattivala e riattivala. Poi chiudi l’app e riaprila.',
    },
    'firewall-windows': {
      title: 'Consenti l’app nel firewall di Windows',
      text: 'Apri “Sicurezza di Windows”, “Protezione firewall e della rete”, “Consenti app tramite firewall” e metti la spunta ad Auction Night sotto “Privata”, e sotto “Pubblica” se la rete deve restare pubblica.',
    },
    'firewall-mac': {
      title: 'Consenti l’app nel firewall del Mac',
      text: 'Apri “Impostazioni di Sistema”, “Rete”, “Firewall”, “Opzioni” e consenti le connessioni in entrata per Auction Night.',
    },
    'firewall-linux': {
      title: 'Consenti l’app nel firewall',
      text: 'Se questo computer ha un firewall, nelle sue impostazioni consenti le connessioni in entrata (TCP) alla porta {port}, e la porta UDP 5353 perché i tavoli si trovino automaticamente.',
    },
    'firewall-other': {
      title: 'Consenti l’app nel firewall',
      text: 'Se questo computer ha un firewall, consenti le connessioni in entrata per Auction Night, porta {port}.',
    },
    'guest-network': {
      title: 'Lascia il Wi-Fi per gli ospiti',
      text: 'Il Wi-Fi per gli ospiti, anche quello di alberghi e scuole, tiene apposta separati i dispositivi. Usa il Wi-Fi principale, o per entrambi l’hotspot di un telefono. Nel router l’impostazione si chiama “client isolation” o “AP isolation”.',
    },
    'vpn-off': {
      title: 'Spegni la VPN mentre giocate',
      text: 'Su entrambi i dispositivi. Una VPN è un programma che fa passare tutte le connessioni da un altro posto, spesso per lavoro.',
    },
    'right-network': {
      title: 'Usa l’indirizzo della rete giusta',
      text: 'Prova un codice dopo l’altro. Quale funziona dipende dal Wi-Fi dell’altro dispositivo.',
    },
    'type-address': {
      title: 'Unisciti tramite indirizzo',
      text: 'Se un tavolo non compare automaticamente: nell’app scegli “{join}”, in un browser scrivi in alto l’indirizzo, con il numero dopo i due punti.',
    },
    'check-address': {
      title: 'Confronta l’indirizzo, cifra per cifra',
      text: 'Deve essere quello che lo schermo di chi ospita mostra adesso, con il numero dopo i due punti. Gli indirizzi possono cambiare da un giorno all’altro.',
    },
    'host-open': {
      title: 'Lì l’app è aperta, con un tavolo per la rete di casa?',
      text: 'Il computer di chi ospita deve essere acceso, con Auction Night aperto e il tavolo creato con “{host}”.',
    },
    'ask-host': {
      title: 'Chiedi a chi ospita di aprire “{help}”',
      text: 'Quella pagina mostra l’indirizzo giusto, e se il tuo dispositivo passa.',
    },
    'new-link': {
      title: 'Inquadra di nuovo il codice sullo schermo di chi ospita',
      text: 'O torna alla pagina iniziale e scegli lì il tavolo.',
    },
    'update-app': {
      title: 'Aggiorna l’app più vecchia',
      text: 'Ai due dispositivi serve la stessa versione. In un browser basta ricaricare la pagina.',
    },
    'go-in': {
      title: 'Vai al tavolo',
      text: 'Sceglilo qui sopra. Se non va di nuovo, torna qui.',
    },
  },
  browsers: {
    title: 'Quali browser funzionano',
    text: 'Questi e i più recenti: {browsers}. Un televisore dal {year} in poi mostra il tavolo all’indirizzo {tv}, ogni altro all’indirizzo {plain}.',
    old: 'Questo browser è troppo vecchio per Auction Night. Funziona con {browsers} o versioni più recenti; su un televisore apri {plain}.',
  },
  wifi: {
    title: 'Codice del tuo Wi-Fi',
    lead: 'Chi non è ancora sul tuo Wi-Fi inquadra un codice ed è collegato. Scrivi qui una volta il nome e la password.',
    name: 'Nome del Wi-Fi',
    password: 'Password',
    passwordHint: 'Lascia vuoto se non ne ha.',
    hidden: 'Il Wi-Fi è nascosto',
    hiddenHint: 'I telefoni non lo elencano: il nome va scritto.',
    kept: 'Restano entrambi su questo computer. Nessun altro dispositivo li riceve, e non compaiono in partite salvate, registri o diagnosi.',
    bad: {
      name: 'Un nome Wi-Fi ha da 1 a 32 caratteri; le lettere accentate contano doppio.',
      password: 'Una password Wi-Fi ha da 8 a 63 caratteri.',
    },
    network: 'Rete',
    open: 'nessuna',
    code: 'Codice per il Wi-Fi {network}',
    scan: 'Inquadra prima questo e collegati al Wi-Fi, poi inquadra il codice del tavolo.',
    show: 'Mostra il codice',
    hide: 'Nascondilo',
    change: 'Cambia',
    forget: 'Dimenticalo',
  },
  poster: {
    title: 'Stampa un invito',
    headline: 'Titolo',
    tonight: 'Stasera da {name}',
    wifi: 'Con il Wi-Fi',
    wifiHint: 'Chi vede il foglio può leggere la password.',
    addWifi: 'Inserisci il tuo Wi-Fi',
    now: 'Il codice porta a questo tavolo, all’indirizzo attuale di questo computer.',
    print: 'Stampa',
    play: 'Basta il telefono: niente app, niente account.',
    toWifi: 'Sul Wi-Fi',
    toTable: 'Al tavolo',
    type: 'oppure scrivi in un browser',
    foot: 'Punta la fotocamera del telefono su un codice. Non funziona? Lascia il Wi-Fi per gli ospiti e disattiva i dati mobili.',
  },
  open: {
    network: 'Telefoni: scegli lo stesso Wi-Fi, non quello per gli ospiti, e disattiva i dati mobili.',
    mac: 'Mac: macOS può tenere Chrome e Firefox lontani dai dispositivi di casa. Consentilo al browser in “Impostazioni di Sistema”, “Privacy e sicurezza”, “Rete locale”, oppure usa Safari.',
    android:
      'Android: le versioni più recenti possono chiedere se il browser può accedere ai dispositivi nelle vicinanze. Consentilo.',
  },
  lost: {
    title: 'Chi ospita non risponde più.',
    other: 'A questo indirizzo ora risponde un altro computer.',
    seat: 'Chi ospita conserva la partita e il tuo posto. Forse il computer di chi ospita ha un nuovo indirizzo, per esempio dopo un riavvio del router. In tal caso scansiona di nuovo il codice sul suo schermo e inserisci lì questo codice:',
    watching:
      'La partita è al sicuro. Forse il computer di chi ospita ha un nuovo indirizzo, per esempio dopo un riavvio del router. In tal caso scansiona di nuovo il codice sul suo schermo.',
    television:
      'La partita è al sicuro. Forse il computer di chi ospita ha un nuovo indirizzo, per esempio dopo un riavvio del router. In tal caso apri in questo browser l’indirizzo che vedi sul suo schermo, con /tv alla fine.',
    app: 'Chi ospita conserva la partita e il tuo posto. Se il computer di chi ospita ha un nuovo indirizzo, l’app trova lì il tavolo e ti riporta al tuo posto. Se non succede, vai alla pagina iniziale e scegli “Unisciti tramite indirizzo”.',
    code: 'Codice di rientro',
    codeOf: 'Codice di rientro per {name}',
    address: 'Oppure scrivi l’indirizzo che vedi sullo schermo di chi ospita',
    go: 'Connetti',
    found: 'Chi ospita ha un nuovo indirizzo.',
    foundText: 'Il tavolo ora è all’indirizzo {address}. Il tuo posto viene con te.',
  },
} satisfies Translation<typeof en>;
