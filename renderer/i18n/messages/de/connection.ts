import type { Translation } from '../../languages.ts';
import type en from '../en/connection.ts';

export default {
  lead: 'Wenn das andere Gerät den Tisch nicht findet oder nicht mitspielen kann.',
  role: 'Was hast du vor?',
  asHost: 'Ich bin Gastgeber',
  asGuest: 'Ich will mitspielen',
  away: 'Die App antwortet nicht. Sobald sie es tut, geht es hier weiter.',
  picture: 'Der Weg zwischen den beiden Geräten',
  this: 'Dieses Gerät',
  other: 'Das andere Gerät',
  network: 'Heimnetz',
  span: { good: 'frei', bad: 'versperrt', unknown: 'nicht bekannt' },
  pictureText: 'Von diesem Gerät zum Heimnetz: {here}. Von dort zum anderen Gerät: {there}.',
  codes: 'Probier es mit einem anderen Gerät',
  codesText:
    'Scanne einen Code mit einem Handy oder tippe die Adresse in dessen Browser. Was ankommt, steht sofort hier.',
  codeFor: 'Code mit der Adresse {address}',
  adapter: 'Adapter „{adapter}“',
  kind: {
    vpn: 'Gehört zu einem VPN: Andere Geräte im Haus können sie nicht benutzen.',
    virtual: 'Gehört zu einer virtuellen Maschine: Andere Geräte im Haus können sie nicht benutzen.',
    'self-given': 'Von keinem Netz vergeben: Andere Geräte können sie nicht benutzen.',
  },
  useless: 'Weitere Adressen dieses Computers',
  waiting: 'Warten auf ein anderes Gerät …',
  came: '{from} kam um {time}',
  diagnosis: {
    do: 'Diagnose kopieren',
    copied: 'Die Diagnose liegt in der Zwischenablage.',
    text: 'Für alle, die du um Hilfe bittest: Versionen, System, Arten der Adressen, und was die App zuletzt vermerkt hat. Keine Namen, keine PINs, keine Karten.',
  },
  known: 'Was bekannt ist',
  mark: { good: 'In Ordnung', bad: 'Hier hakt es', unknown: 'Nicht bekannt', note: 'Gut zu wissen' },
  todo: 'Was zu tun ist, das Wahrscheinlichste zuerst',
  finding: {
    'local-only': {
      title: 'Nur für diesen Computer gestartet',
      text: 'Die App wurde so gestartet, dass sie kein anderes Gerät hereinlässt.',
    },
    'no-network': {
      title: 'Dieser Computer ist in keinem Netz',
      text: 'Er hat im Moment weder WLAN noch ein Netzwerkkabel.',
    },
    'no-address': {
      title: 'Das Netz antwortet nicht',
      text: 'Ein Kabel oder WLAN ist verbunden, aber der Router (der Kasten, der das WLAN macht) hat diesem Computer keine Adresse gegeben.',
    },
    'only-virtual': {
      title: 'Dieser Computer ist nicht im Heimnetz',
      text: 'Er hat nur Adressen eines VPN oder einer virtuellen Maschine. Andere Geräte im Haus können sie nicht benutzen.',
    },
    'one-network': {
      title: 'Dieser Computer ist in einem Netz',
      text: 'Dort ist seine Adresse {address} (Adapter „{adapter}“).',
    },
    'several-networks': {
      title: 'Dieser Computer ist in {count} Netzen',
      text: 'Das andere Gerät muss in einem davon sein und braucht die Adresse, die dazugehört.',
    },
    'vpn-beside': {
      title: 'Ein VPN ist eingeschaltet',
      text: 'Der Adapter „{adapter}“ gehört dazu. Ein VPN führt am Heimnetz vorbei und versteckt Geräte oft voreinander.',
    },
    'public-network': {
      title: 'Windows hält dieses Netz für ein öffentliches',
      text: 'Das tut es bei jedem neuen Netz (Adapter „{adapter}“) und hält dann andere Geräte von Apps fern, die nicht durch seine Firewall gelassen wurden.',
    },
    'other-port': {
      title: 'Die Zahl nach dem Doppelpunkt ist {port}',
      text: 'Das ist nicht die übliche. Wer die Adresse tippt, muss auch „:{port}“ tippen.',
    },
    'not-open': {
      title: 'Kein Tisch ist für das Heimnetz offen',
      text: 'Bis es einen gibt, lässt die App kein anderes Gerät herein.',
    },
    reached: {
      title: 'Ein anderes Gerät ist durchgekommen',
      text: '{from} kam um {time}. Für dieses Gerät ist der Weg frei.',
    },
    'reached-before': {
      title: 'Früher ist ein anderes Gerät durchgekommen',
      text: '{from} kam um {time}, bevor du diese Seite geöffnet hast. Probiere, ob es noch geht.',
    },
    'reached-sideways': {
      title: 'Nur ein Umweg geht sicher',
      text: '{from} kam um {time}, durch ein VPN oder eine virtuelle Maschine und nicht durch das Heimnetz.',
    },
    'not-reached': {
      title: 'Noch ist kein anderes Gerät gekommen',
      text: 'Ob eines kann, weiß nur dieses Gerät. Sobald es eine Adresse dieses Computers öffnet, steht es hier.',
    },
    heard: {
      title: 'Dein Tisch wird angekündigt',
      text: 'Dieser Computer hört seine eigene Ankündigung. Ob das WLAN sie zu den anderen trägt, können nur diese sagen.',
    },
    'not-heard': {
      title: 'Die Ankündigung deines Tisches geht verloren',
      text: 'Dieser Computer hört sie selbst nicht; vielleicht hält eine Firewall oder ein VPN sie zurück. Die Adresse geht trotzdem.',
    },
    listening: {
      title: 'Warten auf die Ankündigung deines Tisches …',
      text: 'Das dauert ein paar Sekunden.',
    },
    'nothing-announced': {
      title: 'Es gibt nichts anzukündigen',
      text: 'Im Moment ist kein Tisch für das Heimnetz offen.',
    },
    'search-off': {
      title: 'Die Suche nach Tischen ist abgeschaltet',
      text: 'Die App wurde ohne sie gestartet. Die Adresse geht trotzdem.',
    },
    'search-unavailable': {
      title: 'Die Suche nach Tischen geht hier nicht',
      text: 'Das System lässt die App keine Tische ankündigen oder suchen. Die Adresse geht trotzdem.',
    },
    'others-heard': {
      title: 'Andere Geräte sind zu hören',
      text: 'Durch das Heimnetz kommen Ankündigungen anderer Geräte an.',
    },
    'others-silent': {
      title: 'Kein anderes Gerät war zu hören',
      text: 'Entweder hat keines gesprochen, oder das WLAN trägt Ankündigungen nicht weiter. Von hier aus ist das nicht zu erkennen.',
    },
    offline: {
      title: 'Dieses Gerät ist in keinem Netz',
      text: 'Sein Browser sagt, dass es weder WLAN noch ein Kabel gibt.',
    },
    browser: {
      title: 'Dieses Gerät ist wohl in einem Netz',
      text: 'In welchem, verrät ein Browser nicht. Den Namen des WLAN zeigen die Einstellungen des Geräts.',
    },
    'not-tried': {
      title: 'Noch wurde keine Adresse probiert',
      text: 'Angekündigte Tische erscheinen von selbst. Zu jedem anderen kommt man mit seiner Adresse.',
    },
    trying: {
      title: '{at} wird probiert …',
      text: 'Das dauert ein paar Sekunden.',
    },
    silent: {
      title: '{at} antwortet nicht',
      text: 'Dort ist niemand, oder etwas auf dem Weg, etwa eine Firewall, verschluckt die Frage.',
    },
    refused: {
      title: 'Bei {at} macht niemand auf',
      text: 'Das Gerät ist da, aber Auction Night läuft dort nicht oder hat keinen Tisch für das Heimnetz offen.',
    },
    unreachable: {
      title: 'Zu {at} führt kein Weg',
      text: 'In diesem Netz hat kein Gerät diese Adresse.',
    },
    'kept-away': {
      title: 'Der Mac lässt die App zu keinem Gerät im Heimnetz',
      text: '{at} liegt im Netz dieses Mac, und doch führt kein Weg dorthin. So antwortet macOS einer App, die das lokale Netzwerk nicht benutzen darf.',
    },
    'other-network': {
      title: 'Die beiden Geräte sind in verschiedenen Netzen',
      text: '{address} gehört nicht zum Netz dieses Geräts, das dort {own} ist.',
    },
    'no-table': {
      title: '{at} antwortet, aber den Tisch gibt es dort nicht',
      text: 'Er wurde geschlossen, oder der Link ist ein alter.',
    },
    'nothing-open': {
      title: '{at} antwortet, aber dort ist kein Tisch offen',
      text: 'Sobald einer für das Heimnetz eröffnet wird, steht er hier.',
    },
    version: {
      title: '{at} hat eine andere Version der App',
      text: 'Die beiden Versionen verstehen einander nicht.',
    },
    answers: {
      title: '{at} antwortet',
      text: 'Der Weg ist frei.',
    },
  },
  step: {
    'start-normally': {
      title: 'Die App ohne „--local“ starten',
      text: 'Schließe sie und starte sie wie gewohnt. Hat jemand anders sie eingerichtet, frag dort nach.',
    },
    'join-network': {
      title: 'Dieses Gerät mit dem WLAN zu Hause verbinden',
      text: 'Oder ein Netzwerkkabel einstecken. Diese Seite merkt es von selbst.',
    },
    'renew-network': {
      title: 'WLAN aus- und wieder einschalten',
      text: 'Mit Kabel: ausstecken und wieder einstecken. Hilft das nicht, den Router neu starten.',
    },
    'open-table': {
      title: 'Einen Tisch für das Heimnetz öffnen',
      text: 'Wähle am Anfang „{host}“. „{play}“ ist nur für diesen Computer.',
    },
    'scan-code': {
      title: 'Jetzt eine Adresse auf einem Handy öffnen',
      text: 'Scanne einen Code von oben mit der Kamera eines Handys. Erscheint dort Auction Night, ist der Weg frei, und diese Seite sagt es sofort.',
    },
    'same-network': {
      title: 'Beide Geräte in dasselbe WLAN bringen',
      text: 'Vergleiche den Namen des WLAN auf beiden. Ein Handy kann zu mobilen Daten gewechselt sein: Schalte sie kurz ab.',
    },
    'browser-network': {
      title: 'Dem Browser das lokale Netzwerk erlauben',
      text: 'Auf dem Mac hält macOS ab Version 15 Chrome und Firefox manchmal von Geräten zu Hause fern: „Systemeinstellungen“, „Datenschutz & Sicherheit“, „Lokales Netzwerk“, dort den Browser einschalten. Safari braucht keine Erlaubnis. Neuere Versionen von Android fragen vielleicht dasselbe: Erlaube dem Browser „Geräte in der Nähe“.',
    },
    'private-network': {
      title: 'Windows sagen, dass dies dein Heimnetz ist',
      text: 'Öffne „Einstellungen“, „Netzwerk und Internet“, klicke auf das verbundene Netz und wähle „Privates Netzwerk“.',
    },
    'local-network': {
      title: 'Auction Night das lokale Netzwerk erlauben',
      text: 'Öffne „Systemeinstellungen“, „Datenschutz & Sicherheit“, „Lokales Netzwerk“ und schalte Auction Night ein. Ist es schon eingeschaltet, schalte es aus und wieder ein. Beende die App danach und starte sie neu.',
    },
    'firewall-windows': {
      title: 'Die App durch die Firewall von Windows lassen',
      text: 'Öffne „Windows-Sicherheit“, „Firewall- & Netzwerkschutz“, „Zugriff von App durch Firewall zulassen“ und setze bei Auction Night den Haken unter „Privat“; unter „Öffentlich“ nur, wenn das Netz öffentlich bleiben muss.',
    },
    'firewall-mac': {
      title: 'Die App durch die Firewall des Mac lassen',
      text: 'Öffne „Systemeinstellungen“, „Netzwerk“, „Firewall“, „Optionen“ und erlaube eingehende Verbindungen für Auction Night.',
    },
    'firewall-linux': {
      title: 'Die App durch die Firewall lassen',
      text: 'Hat dieser Computer eine Firewall, erlaube in deren Einstellungen eingehende Verbindungen (TCP) zum Port {port}, und UDP-Port 5353, damit Tische von selbst gefunden werden.',
    },
    'firewall-other': {
      title: 'Die App durch die Firewall lassen',
      text: 'Hat dieser Computer eine Firewall, erlaube eingehende Verbindungen für Auction Night, Port {port}.',
    },
    'guest-network': {
      title: 'Das Gäste-WLAN verlassen',
      text: 'Gäste-WLAN, auch das von Hotels und Schulen, trennt Geräte mit Absicht voneinander. Nimm das Haupt-WLAN oder für beide den Hotspot eines Handys. Im Router heißt die Einstellung „Client-Isolation“ oder „AP-Isolation“.',
    },
    'vpn-off': {
      title: 'Das VPN abschalten, solange ihr spielt',
      text: 'Auf beiden Geräten. Ein VPN ist ein Programm, das alle Verbindungen über einen anderen Ort leitet, oft für die Arbeit.',
    },
    'right-network': {
      title: 'Die Adresse des richtigen Netzes nehmen',
      text: 'Probiere einen Code nach dem anderen. Welcher geht, hängt vom WLAN des anderen Geräts ab.',
    },
    'type-address': {
      title: 'Es mit der Adresse versuchen',
      text: 'Erscheint ein Tisch nicht von selbst: in der App „{join}“ wählen, in einem Browser die Adresse oben eintippen, mit der Zahl nach dem Doppelpunkt.',
    },
    'check-address': {
      title: 'Die Adresse Ziffer für Ziffer vergleichen',
      text: 'Sie muss so sein, wie sie der Bildschirm des Gastgebers jetzt zeigt, mit der Zahl nach dem Doppelpunkt. Adressen können sich von Tag zu Tag ändern.',
    },
    'host-open': {
      title: 'Ist die App dort offen, mit einem Tisch für das Heimnetz?',
      text: 'Der Computer des Gastgebers muss wach sein, mit offenem Auction Night, und der Tisch mit „{host}“ eröffnet.',
    },
    'ask-host': {
      title: 'Den Gastgeber bitten, dort die „{help}“ zu öffnen',
      text: 'Sie zeigt die richtige Adresse und ob dein Gerät durchkommt.',
    },
    'new-link': {
      title: 'Den Code auf dem Bildschirm des Gastgebers neu scannen',
      text: 'Oder zur Startseite gehen und den Tisch dort wählen.',
    },
    'update-app': {
      title: 'Die ältere App aktualisieren',
      text: 'Beide Geräte brauchen dieselbe Version. In einem Browser genügt es, die Seite neu zu laden.',
    },
    'go-in': {
      title: 'Weiter zum Tisch',
      text: 'Wähle ihn oben. Stockt es wieder, komm hierher zurück.',
    },
  },
  browsers: {
    title: 'Welche Browser mitspielen können',
    text: 'Diese und neuere: {browsers}. Ein Fernseher ab {year} zeigt den Tisch unter {tv}, jeder andere unter {plain}.',
    old: 'Dieser Browser ist zu alt für Auction Night. Es läuft mit {browsers} oder neuer; öffne auf einem Fernseher {plain}.',
  },
  wifi: {
    title: 'Code für dein WLAN',
    lead: 'Wer noch nicht in deinem WLAN ist, scannt einen Code, und das Handy ist drin. Tipp Namen und Passwort hier einmal ein.',
    name: 'Name des WLAN',
    password: 'Passwort',
    passwordHint: 'Leer bei einem WLAN ohne Passwort.',
    hidden: 'Das WLAN ist verborgen',
    hiddenHint: 'Handys zeigen es nicht an; man muss den Namen eintippen.',
    kept: 'Beides bleibt auf diesem Computer. Kein anderes Gerät bekommt es geschickt, und es steht in keinem Spiel, keinem Protokoll und keiner Diagnose.',
    bad: {
      name: 'Der Name eines WLAN hat 1 bis 32 Zeichen; Umlaute zählen doppelt.',
      password: 'Das Passwort eines WLAN hat 8 bis 63 Zeichen.',
    },
    network: 'Netzwerk',
    open: 'keins',
    code: 'Code für das WLAN {network}',
    scan: 'Zuerst diesen Code scannen und ins WLAN gehen, dann den Code des Tisches.',
    show: 'Code zeigen',
    hide: 'Wieder verbergen',
    change: 'Ändern',
    forget: 'Vergessen',
  },
  poster: {
    title: 'Einladung drucken',
    headline: 'Überschrift',
    tonight: 'Heute Abend bei {name}',
    wifi: 'Mit dem WLAN',
    wifiHint: 'Wer das Blatt sieht, liest das Passwort.',
    addWifi: 'Dein WLAN eintippen',
    now: 'Der Code führt an diesen Tisch, unter der Adresse, die dieser Computer jetzt hat.',
    print: 'Drucken',
    play: 'Dein Handy genügt: keine App, kein Konto.',
    toWifi: 'Ins WLAN',
    toTable: 'An den Tisch',
    type: 'oder im Browser eintippen',
    foot: 'Halte die Kamera deines Handys auf einen Code. Es öffnet sich nichts? Verlass das Gäste-WLAN und schalte mobile Daten ab.',
  },
  open: {
    network: 'Handys: dasselbe WLAN nehmen, nicht das für Gäste, und mobile Daten abschalten.',
    mac: 'Mac: macOS hält Chrome und Firefox manchmal von Geräten zu Hause fern. Erlaube es dem Browser unter „Systemeinstellungen“, „Datenschutz & Sicherheit“, „Lokales Netzwerk“, oder nimm Safari.',
    android:
      'Android: Neuere Versionen fragen vielleicht, ob der Browser Geräte in der Nähe erreichen darf. Erlaube es.',
  },
  lost: {
    title: 'Der Gastgeber antwortet nicht mehr.',
    other: 'Unter dieser Adresse antwortet jetzt ein anderer Computer.',
    seat: 'Beim Gastgeber bleiben das Spiel und dein Platz erhalten. Vielleicht hat der Computer des Gastgebers eine neue Adresse, etwa nach einem Neustart des Routers. Dann scanne den Code auf seinem Bildschirm noch einmal und gib dort diesen Code ein:',
    watching:
      'Das Spiel ist erhalten. Vielleicht hat der Computer des Gastgebers eine neue Adresse, etwa nach einem Neustart des Routers. Dann scanne den Code auf seinem Bildschirm noch einmal.',
    television:
      'Das Spiel ist erhalten. Vielleicht hat der Computer des Gastgebers eine neue Adresse, etwa nach einem Neustart des Routers. Dann öffne in diesem Browser die Adresse von seinem Bildschirm, mit /tv am Ende.',
    app: 'Beim Gastgeber bleiben das Spiel und dein Platz erhalten. Hat der Computer des Gastgebers eine neue Adresse, findet die App den Tisch dort und bringt dich zurück. Klappt das nicht, geh zur Startseite und wähle „Mit Adresse mitspielen“.',
    code: 'Rückkehr-Code',
    codeOf: 'Rückkehr-Code für {name}',
    address: 'Oder gib die Adresse vom Bildschirm des Gastgebers ein',
    go: 'Dorthin',
    found: 'Der Gastgeber hat eine neue Adresse.',
    foundText: 'Der Tisch ist jetzt unter {address} zu finden. Dein Platz kommt mit.',
  },
} satisfies Translation<typeof en>;
