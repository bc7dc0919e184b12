import type { Translation } from '../../languages.ts';
import type en from '../en/connection.ts';

export default {
  lead: 'Hilft, wenn ein anderes Gerät den Tisch nicht findet oder nicht beitreten kann.',
  role: 'Was möchtest du?',
  asHost: 'Ich bin Gastgeber',
  asGuest: 'Ich möchte mitspielen',
  away: 'Die App antwortet nicht. Sobald sie es tut, geht es hier weiter.',
  picture: 'Die Verbindung zwischen den Geräten',
  this: 'Dieses Gerät',
  other: 'Das andere Gerät',
  network: 'Heimnetz',
  span: { good: 'klappt', bad: 'blockiert', unknown: 'unbekannt' },
  pictureText: 'Von diesem Gerät zum Heimnetz: {here}. Von dort zum anderen Gerät: {there}.',
  codes: 'Probier es mit einem anderen Gerät',
  codesText:
    'Scanne einen Code mit einem Handy oder gib die Adresse in dessen Browser ein. Wer durchkommt, erscheint sofort hier.',
  codeFor: 'Code für {address}',
  adapter: 'Adapter „{adapter}“',
  kind: {
    vpn: 'Gehört zu einem VPN: Andere Geräte zu Hause können sie nicht nutzen.',
    virtual: 'Gehört zu einer virtuellen Maschine: Andere Geräte zu Hause können sie nicht nutzen.',
    'self-given': 'Von keinem Netz vergeben: Andere Geräte können sie nicht nutzen.',
  },
  useless: 'Weitere Adressen dieses Computers',
  waiting: 'Warten auf ein anderes Gerät …',
  came: '{from} hat sich um {time} verbunden',
  diagnosis: {
    do: 'Diagnose kopieren',
    copied: 'Die Diagnose liegt in der Zwischenablage.',
    text: 'Für alle, die du um Hilfe bittest: Versionen, System, Arten der Adressen und das Ende des Protokolls. Keine Namen, PINs oder Karten.',
  },
  known: 'Was wir wissen',
  mark: { good: 'In Ordnung', bad: 'Problem', unknown: 'Unbekannt', note: 'Gut zu wissen' },
  todo: 'Was du probieren kannst, das Wahrscheinlichste zuerst',
  finding: {
    'local-only': {
      title: 'Nur für diesen Computer gestartet',
      text: 'Die App wurde so gestartet, dass sie keine anderen Geräte hereinlässt.',
    },
    'no-network': {
      title: 'Dieser Computer ist in keinem Netz',
      text: 'Er hat gerade weder WLAN noch ein Netzwerkkabel.',
    },
    'no-address': {
      title: 'Das Netz antwortet nicht',
      text: 'Ein Kabel oder WLAN ist verbunden, aber der Router (der Kasten, der das WLAN macht) hat diesem Computer keine Adresse gegeben.',
    },
    'only-virtual': {
      title: 'Dieser Computer ist nicht im Heimnetz',
      text: 'Er hat nur Adressen eines VPN oder einer virtuellen Maschine. Andere Geräte zu Hause können sie nicht nutzen.',
    },
    'one-network': {
      title: 'Dieser Computer ist in einem Netz',
      text: 'Seine Adresse ist {address} (Adapter „{adapter}“).',
    },
    'several-networks': {
      title: 'Dieser Computer ist in {count} Netzen',
      text: 'Das andere Gerät muss in einem davon sein und braucht die Adresse für dieses Netz.',
    },
    'vpn-beside': {
      title: 'Ein VPN ist eingeschaltet',
      text: 'Der Adapter „{adapter}“ gehört dazu. Ein VPN umgeht das Heimnetz und versteckt Geräte oft voreinander.',
    },
    'public-network': {
      title: 'Windows behandelt dieses Netz als öffentlich',
      text: 'Das tut es bei jedem neuen Netz (Adapter „{adapter}“) und hält dann andere Geräte von Apps fern, die seine Firewall nicht zulässt.',
    },
    'other-port': {
      title: 'Die Zahl nach dem Doppelpunkt ist {port}',
      text: 'Das ist nicht die übliche. Wer die Adresse eingibt, muss auch „:{port}“ eingeben.',
    },
    'not-open': {
      title: 'Kein Tisch ist für das Heimnetz offen',
      text: 'Bis es einen gibt, lässt die App kein anderes Gerät herein.',
    },
    reached: {
      title: 'Ein anderes Gerät ist durchgekommen',
      text: '{from} hat sich um {time} verbunden. Für dieses Gerät klappt es.',
    },
    'reached-before': {
      title: 'Früher ist ein anderes Gerät durchgekommen',
      text: '{from} hat sich um {time} verbunden, bevor du diese Seite geöffnet hast. Probier, ob es noch geht.',
    },
    'reached-sideways': {
      title: 'Bisher klappt nur ein Umweg',
      text: '{from} hat sich um {time} verbunden, aber über ein VPN oder eine virtuelle Maschine, nicht über das Heimnetz.',
    },
    'not-reached': {
      title: 'Noch hat sich kein anderes Gerät verbunden',
      text: 'Ob es klappt, weiß nur das andere Gerät. Sobald es eine Adresse dieses Computers öffnet, erscheint es hier.',
    },
    heard: {
      title: 'Dein Tisch wird angekündigt',
      text: 'Dieser Computer empfängt seine eigene Ankündigung. Ob das WLAN sie weitergibt, sieht man nur auf den anderen Geräten.',
    },
    'not-heard': {
      title: 'Die Ankündigung deines Tisches geht verloren',
      text: 'Nicht einmal dieser Computer empfängt sie; vielleicht blockiert eine Firewall oder ein VPN. Die Adresse funktioniert trotzdem.',
    },
    listening: {
      title: 'Warte auf die Ankündigung deines Tisches …',
      text: 'Das dauert ein paar Sekunden.',
    },
    'nothing-announced': {
      title: 'Es gibt nichts anzukündigen',
      text: 'Im Moment ist kein Tisch für das Heimnetz offen.',
    },
    'search-off': {
      title: 'Die Suche nach Tischen ist abgeschaltet',
      text: 'Die App wurde ohne sie gestartet. Die Adresse funktioniert trotzdem.',
    },
    'search-unavailable': {
      title: 'Die Suche nach Tischen funktioniert hier nicht',
      text: 'Das System lässt die App keine Tische ankündigen oder suchen. Die Adresse funktioniert trotzdem.',
    },
    'others-heard': {
      title: 'Andere Geräte melden sich',
      text: 'Ankündigungen anderer Geräte kommen über das Heimnetz an.',
    },
    'others-silent': {
      title: 'Kein anderes Gerät meldet sich',
      text: 'Entweder gibt es keines, oder das WLAN gibt Ankündigungen nicht weiter. Von hier aus lässt sich das nicht sagen.',
    },
    offline: {
      title: 'Dieses Gerät ist in keinem Netz',
      text: 'Sein Browser meldet weder WLAN noch Kabel.',
    },
    browser: {
      title: 'Dieses Gerät ist wohl in einem Netz',
      text: 'In welchem, weiß ein Browser nicht. Den Namen des WLAN zeigen die Einstellungen des Geräts.',
    },
    'not-tried': {
      title: 'Noch wurde keine Adresse probiert',
      text: 'Angekündigte Tische erscheinen automatisch. Jedem anderen kann man über die Adresse beitreten.',
    },
    trying: {
      title: '{at} wird probiert …',
      text: 'Das dauert ein paar Sekunden.',
    },
    silent: {
      title: '{at} antwortet nicht',
      text: 'Dort ist nichts, oder etwas dazwischen, etwa eine Firewall, blockiert die Anfrage.',
    },
    refused: {
      title: '{at} lehnt die Verbindung ab',
      text: 'Das Gerät ist da, aber Auction Night läuft dort nicht oder hat keinen Tisch für das Heimnetz offen.',
    },
    unreachable: {
      title: '{at} ist nicht erreichbar',
      text: 'In diesem Netz hat kein Gerät diese Adresse.',
    },
    'kept-away': {
      title: 'Der Mac lässt die App nicht ins Heimnetz',
      text: '{at} ist im Netz dieses Macs und trotzdem nicht erreichbar. So reagiert macOS bei einer App, die das lokale Netzwerk nicht nutzen darf.',
    },
    'other-network': {
      title: 'Die beiden Geräte sind in verschiedenen Netzen',
      text: '{address} gehört nicht zum Netz dieses Geräts, das hier {own} ist.',
    },
    'no-table': {
      title: '{at} antwortet, aber den Tisch gibt es dort nicht',
      text: 'Er wurde geschlossen, oder der Link ist veraltet.',
    },
    'nothing-open': {
      title: '{at} antwortet, aber dort ist kein Tisch offen',
      text: 'Sobald einer für das Heimnetz eröffnet wird, erscheint er hier.',
    },
    version: {
      title: '{at} hat eine andere Version der App',
      text: 'Die beiden Versionen passen nicht zusammen.',
    },
    answers: {
      title: '{at} antwortet',
      text: 'Es klappt.',
    },
  },
  step: {
    'start-normally': {
      title: 'Die App ohne „--local“ starten',
      text: 'Schließe sie und starte sie wie gewohnt. Hat jemand anders sie eingerichtet, frag dort nach.',
    },
    'join-network': {
      title: 'Dieses Gerät mit dem WLAN zu Hause verbinden',
      text: 'Oder ein Netzwerkkabel einstecken. Diese Seite merkt es automatisch.',
    },
    'renew-network': {
      title: 'WLAN aus- und wieder einschalten',
      text: 'Mit Kabel: ausstecken und wieder einstecken. Hilft das nicht, den Router neu starten.',
    },
    'open-table': {
      title: 'Einen Tisch für das Heimnetz öffnen',
      text: 'Wähle auf der Startseite „{host}“. „{play}“ ist nur für diesen Computer.',
    },
    'scan-code': {
      title: 'Jetzt eine Adresse auf einem Handy öffnen',
      text: 'Scanne einen Code oben mit der Kamera eines Handys. Erscheint dort Auction Night, klappt es, und diese Seite meldet es sofort.',
    },
    'same-network': {
      title: 'Beide Geräte mit demselben WLAN verbinden',
      text: 'Vergleiche den Namen des WLAN auf beiden. Vielleicht ist das Handy auf mobile Daten umgestiegen: Schalte sie kurz aus.',
    },
    'browser-network': {
      title: 'Dem Browser das lokale Netzwerk erlauben',
      text: 'Auf dem Mac hält macOS ab Version 15 Chrome und Firefox manchmal von Geräten zu Hause fern: „Systemeinstellungen“, „Datenschutz & Sicherheit“, „Lokales Netzwerk“, dort den Browser einschalten. Safari braucht keine Erlaubnis. Neuere Android-Versionen fragen vielleicht auch: Erlaube dem Browser „Geräte in der Nähe“.',
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
      title: 'Die App in der Windows-Firewall zulassen',
      text: 'Öffne „Windows-Sicherheit“, „Firewall- & Netzwerkschutz“, „Zugriff von App durch Firewall zulassen“ und setze bei Auction Night den Haken unter „Privat“; unter „Öffentlich“ nur, wenn das Netz öffentlich bleiben muss.',
    },
    'firewall-mac': {
      title: 'Die App in der Firewall des Macs zulassen',
      text: 'Öffne „Systemeinstellungen“, „Netzwerk“, „Firewall“, „Optionen“ und erlaube eingehende Verbindungen für Auction Night.',
    },
    'firewall-linux': {
      title: 'Die App in der Firewall zulassen',
      text: 'Hat dieser Computer eine Firewall, erlaube in deren Einstellungen eingehende Verbindungen (TCP) zum Port {port}, und UDP-Port 5353, damit Tische automatisch gefunden werden.',
    },
    'firewall-other': {
      title: 'Die App in der Firewall zulassen',
      text: 'Hat dieser Computer eine Firewall, erlaube eingehende Verbindungen für Auction Night, Port {port}.',
    },
    'guest-network': {
      title: 'Das Gäste-WLAN verlassen',
      text: 'Gäste-WLAN, auch das von Hotels und Schulen, trennt Geräte mit Absicht voneinander. Nimm das Haupt-WLAN oder für beide den Hotspot eines Handys. Im Router heißt die Einstellung „Client-Isolation“ oder „AP-Isolation“.',
    },
    'vpn-off': {
      title: 'Das VPN ausschalten, solange ihr spielt',
      text: 'Auf beiden Geräten. Ein VPN ist ein Programm, das alle Verbindungen über einen anderen Ort leitet, oft für die Arbeit.',
    },
    'right-network': {
      title: 'Die Adresse des richtigen Netzes verwenden',
      text: 'Probiere einen Code nach dem anderen. Welcher geht, hängt vom WLAN des anderen Geräts ab.',
    },
    'type-address': {
      title: 'Über die Adresse beitreten',
      text: 'Erscheint ein Tisch nicht automatisch: in der App „{join}“ wählen; im Browser oben die Adresse eingeben, samt der Zahl nach dem Doppelpunkt.',
    },
    'check-address': {
      title: 'Die Adresse Ziffer für Ziffer vergleichen',
      text: 'Sie muss genau so sein, wie sie jetzt beim Gastgeber steht, samt der Zahl nach dem Doppelpunkt. Adressen können sich von Tag zu Tag ändern.',
    },
    'host-open': {
      title: 'Ist die App dort offen, mit einem Tisch für das Heimnetz?',
      text: 'Der Computer des Gastgebers muss an sein, Auction Night offen und der Tisch mit „{host}“ eröffnet.',
    },
    'ask-host': {
      title: 'Den Gastgeber bitten, die „{help}“ zu öffnen',
      text: 'Sie zeigt die richtige Adresse und ob dein Gerät durchkommt.',
    },
    'new-link': {
      title: 'Den Code auf dem Bildschirm des Gastgebers noch einmal scannen',
      text: 'Oder zur Startseite gehen und den Tisch dort wählen.',
    },
    'update-app': {
      title: 'Die ältere App aktualisieren',
      text: 'Beide Geräte brauchen dieselbe Version. Im Browser genügt es, die Seite neu zu laden.',
    },
    'go-in': {
      title: 'Weiter zum Tisch',
      text: 'Wähle ihn oben. Klappt es wieder nicht, komm hierher zurück.',
    },
  },
  browsers: {
    title: 'Welche Browser funktionieren',
    text: 'Diese und neuere: {browsers}. Ein Fernseher ab {year} zeigt den Tisch unter {tv}, jeder andere unter {plain}.',
    old: 'Dieser Browser ist zu alt für Auction Night. Es läuft mit {browsers} oder neuer; öffne auf einem Fernseher {plain}.',
  },
  wifi: {
    title: 'Code für dein WLAN',
    lead: 'Gäste scannen einen Code, und ihr Handy ist in deinem WLAN. Gib Namen und Passwort hier einmal ein.',
    name: 'Name des WLAN',
    password: 'Passwort',
    passwordHint: 'Leer lassen, wenn es keins hat.',
    hidden: 'Das WLAN ist versteckt',
    hiddenHint: 'Handys zeigen es nicht an; man muss den Namen eingeben.',
    kept: 'Beides bleibt auf diesem Computer. Es geht an kein anderes Gerät und steht in keinem gespeicherten Spiel, Protokoll oder Diagnosebericht.',
    bad: {
      name: 'Ein WLAN-Name hat 1 bis 32 Zeichen; Umlaute zählen doppelt.',
      password: 'Ein WLAN-Passwort hat 8 bis 63 Zeichen.',
    },
    network: 'Netzwerk',
    open: 'keins',
    code: 'Code für das WLAN {network}',
    scan: 'Zuerst diesen Code scannen, um ins WLAN zu kommen, dann den Code des Tisches.',
    show: 'Code zeigen',
    hide: 'Wieder ausblenden',
    change: 'Ändern',
    forget: 'Vergessen',
  },
  poster: {
    title: 'Einladung drucken',
    headline: 'Überschrift',
    tonight: 'Heute Abend bei {name}',
    wifi: 'Mit WLAN',
    wifiHint: 'Wer das Blatt sieht, kann das Passwort lesen.',
    addWifi: 'Dein WLAN eingeben',
    now: 'Der Code führt zu diesem Tisch, unter der jetzigen Adresse dieses Computers.',
    print: 'Drucken',
    play: 'Dein Handy genügt: keine App, kein Konto.',
    toWifi: 'Ins WLAN',
    toTable: 'An den Tisch',
    type: 'oder im Browser eingeben',
    foot: 'Halte die Handykamera auf einen Code. Klappt nicht? Verlass das Gäste-WLAN und schalte mobile Daten aus.',
  },
  open: {
    network: 'Handys: dasselbe WLAN nehmen, nicht das für Gäste, und mobile Daten ausschalten.',
    mac: 'Mac: macOS hält Chrome und Firefox manchmal von Geräten zu Hause fern. Erlaube es dem Browser unter „Systemeinstellungen“, „Datenschutz & Sicherheit“, „Lokales Netzwerk“, oder nutze Safari.',
    android:
      'Android: Neuere Versionen fragen vielleicht, ob der Browser auf Geräte in der Nähe zugreifen darf. Erlaube es.',
  },
  lost: {
    title: 'Der Gastgeber antwortet nicht mehr.',
    other: 'Unter dieser Adresse antwortet jetzt ein anderer Computer.',
    seat: 'Das Spiel und dein Platz sind beim Gastgeber sicher. Vielleicht hat der Computer des Gastgebers eine neue Adresse, etwa nach einem Neustart des Routers. Dann scanne den Code auf seinem Bildschirm noch einmal und gib dort diesen Code ein:',
    watching:
      'Das Spiel ist sicher. Vielleicht hat der Computer des Gastgebers eine neue Adresse, etwa nach einem Neustart des Routers. Dann scanne den Code auf seinem Bildschirm noch einmal.',
    television:
      'Das Spiel ist sicher. Vielleicht hat der Computer des Gastgebers eine neue Adresse, etwa nach einem Neustart des Routers. Dann öffne in diesem Browser die Adresse von seinem Bildschirm, mit /tv am Ende.',
    app: 'Das Spiel und dein Platz sind beim Gastgeber sicher. Hat der Computer des Gastgebers eine neue Adresse, findet die App den Tisch dort und bringt dich zurück. Klappt das nicht, geh zur Startseite und wähle „Per Adresse beitreten“.',
    code: 'Rückkehr-Code',
    codeOf: 'Rückkehr-Code für {name}',
    address: 'Oder gib die Adresse vom Bildschirm des Gastgebers ein',
    go: 'Verbinden',
    found: 'Der Gastgeber hat eine neue Adresse.',
    foundText: 'Der Tisch ist jetzt unter {address} zu finden. Dein Platz kommt mit.',
  },
} satisfies Translation<typeof en>;
