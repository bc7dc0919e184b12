import type { Translation } from '../../languages.ts';
import type en from '../en/connection.ts';

export default {
  lead: 'Handig als een ander apparaat de tafel niet vindt of niet kan meedoen.',
  role: 'Wat wil je doen?',
  asHost: 'Ik ben gastheer',
  asGuest: 'Ik wil meedoen',
  away: 'De app antwoordt niet. Zodra dat wel zo is, gaat deze pagina verder.',
  picture: 'De verbinding tussen de apparaten',
  this: 'Dit apparaat',
  other: 'Het andere apparaat',
  network: 'Thuisnetwerk',
  span: { good: 'werkt', bad: 'geblokkeerd', unknown: 'onbekend' },
  pictureText: 'Van dit apparaat naar het thuisnetwerk: {here}. Van daar naar het andere apparaat: {there}.',
  codes: 'Probeer het met een ander apparaat',
  codesText:
    'Scan een code met een telefoon, of typ het adres in de browser daarvan. Wie erdoor komt, verschijnt hier meteen.',
  codeFor: 'Code voor {address}',
  adapter: 'Adapter “{adapter}”',
  kind: {
    vpn: 'Hoort bij een VPN: andere apparaten in huis kunnen het niet gebruiken.',
    virtual: 'Hoort bij een virtuele machine: andere apparaten in huis kunnen het niet gebruiken.',
    'self-given': 'Door geen netwerk toegewezen: andere apparaten kunnen het niet gebruiken.',
  },
  useless: 'Andere adressen van deze computer',
  waiting: 'Wachten op een ander apparaat…',
  came: '{from} verbonden om {time}',
  diagnosis: {
    do: 'Diagnose kopiëren',
    copied: 'De diagnose staat op het klembord.',
    text: 'Voor wie je om hulp vraagt: versies, systeem, soorten adressen en het recente logboek van de app. Geen namen, geen pincodes, geen kaarten.',
  },
  known: 'Wat we weten',
  mark: { good: 'In orde', bad: 'Probleem', unknown: 'Niet bekend', note: 'Goed om te weten' },
  todo: 'Wat je kunt proberen, het waarschijnlijkste eerst',
  finding: {
    'local-only': {
      title: 'Alleen voor deze computer gestart',
      text: 'De app is zo gestart dat ze geen andere apparaten binnenlaat.',
    },
    'no-network': {
      title: 'Deze computer zit niet op een netwerk',
      text: 'Er is nu geen wifi en geen netwerkkabel.',
    },
    'no-address': {
      title: 'Het netwerk antwoordt niet',
      text: 'Er is een kabel of wifi verbonden, maar de router (het kastje dat de wifi maakt) heeft deze computer geen adres gegeven.',
    },
    'only-virtual': {
      title: 'Deze computer zit niet op het thuisnetwerk',
      text: 'Hij heeft alleen adressen van een VPN of een virtuele machine. Andere apparaten in huis kunnen die niet gebruiken.',
    },
    'one-network': {
      title: 'Deze computer zit op een netwerk',
      text: 'Het adres is {address} (adapter “{adapter}”).',
    },
    'several-networks': {
      title: 'Deze computer zit op {count} netwerken',
      text: 'Het andere apparaat moet op een daarvan zitten en heeft het adres voor dat netwerk nodig.',
    },
    'vpn-beside': {
      title: 'Er staat een VPN aan',
      text: 'De adapter “{adapter}” hoort erbij. Een VPN omzeilt het thuisnetwerk en verbergt apparaten vaak voor elkaar.',
    },
    'public-network': {
      title: 'Windows behandelt dit netwerk als openbaar',
      text: 'Dat doet het bij elk nieuw netwerk (adapter “{adapter}”). Andere apparaten komen dan niet bij apps die de firewall niet toelaat.',
    },
    'other-port': {
      title: 'Het getal na de dubbele punt is {port}',
      text: 'Dat is niet het gebruikelijke. Wie het adres typt, moet ook “:{port}” typen.',
    },
    'not-open': {
      title: 'Er is geen tafel open voor het thuisnetwerk',
      text: 'Zolang dat zo is, laat de app geen ander apparaat binnen.',
    },
    reached: {
      title: 'Een ander apparaat is erdoor gekomen',
      text: '{from} maakte om {time} verbinding. Voor dat apparaat werkt het.',
    },
    'reached-before': {
      title: 'Eerder kwam een ander apparaat erdoor',
      text: '{from} maakte om {time} verbinding, voordat je deze pagina opende. Probeer of het nog werkt.',
    },
    'reached-sideways': {
      title: 'Tot nu toe werkt alleen een omweg',
      text: '{from} maakte om {time} verbinding, maar via een VPN of een virtuele machine, niet via het thuisnetwerk.',
    },
    'not-reached': {
      title: 'Er heeft nog geen ander apparaat verbinding gemaakt',
      text: 'Of het lukt, weet alleen het andere apparaat. Zodra het een adres van deze computer opent, verschijnt het hier.',
    },
    heard: {
      title: 'Je tafel wordt aangekondigd',
      text: 'Deze computer ontvangt zijn eigen aankondiging. Of de wifi die doorgeeft, zie je alleen op de andere apparaten.',
    },
    'not-heard': {
      title: 'De aankondiging van je tafel gaat verloren',
      text: 'Zelfs deze computer ontvangt hem niet; misschien blokkeert een firewall of een VPN. Het adres werkt wel.',
    },
    listening: {
      title: 'Wachten op de aankondiging van je tafel…',
      text: 'Dat duurt een paar seconden.',
    },
    'nothing-announced': {
      title: 'Er valt niets aan te kondigen',
      text: 'Er is nu geen tafel open voor het thuisnetwerk.',
    },
    'search-off': {
      title: 'Het zoeken naar tafels staat uit',
      text: 'De app is zonder gestart. Het adres werkt wel.',
    },
    'search-unavailable': {
      title: 'Het zoeken naar tafels werkt hier niet',
      text: 'Het systeem laat de app geen tafels aankondigen of zoeken. Het adres werkt wel.',
    },
    'others-heard': {
      title: 'Andere apparaten melden zich',
      text: 'Via het thuisnetwerk komen aankondigingen van andere apparaten binnen.',
    },
    'others-silent': {
      title: 'Geen ander apparaat meldt zich',
      text: 'Er zijn er geen, of de wifi geeft aankondigingen niet door. Van hieruit is dat niet te zien.',
    },
    offline: {
      title: 'Dit apparaat zit niet op een netwerk',
      text: 'De browser ziet geen wifi en geen kabel.',
    },
    browser: {
      title: 'Dit apparaat zit waarschijnlijk op een netwerk',
      text: 'Welk, weet een browser niet. De instellingen van het apparaat tonen de naam van de wifi.',
    },
    'not-tried': {
      title: 'Er is nog geen adres geprobeerd',
      text: 'Aangekondigde tafels verschijnen automatisch. Bij elke andere kom je via het adres.',
    },
    trying: {
      title: '{at} wordt geprobeerd…',
      text: 'Dat duurt een paar seconden.',
    },
    silent: {
      title: '{at} antwoordt niet',
      text: 'Er is daar niets, of iets ertussen, zoals een firewall, blokkeert het verzoek.',
    },
    refused: {
      title: '{at} weigert de verbinding',
      text: 'Het apparaat is er, maar Auction Night draait er niet of heeft geen tafel open voor het thuisnetwerk.',
    },
    unreachable: {
      title: '{at} is niet bereikbaar',
      text: 'Geen apparaat op dit netwerk heeft dit adres.',
    },
    'kept-away': {
      title: 'De Mac laat de app niet toe op het thuisnetwerk',
      text: '{at} zit op het netwerk van deze Mac en is toch niet bereikbaar. Zo reageert macOS op een app die het lokale netwerk niet mag gebruiken.',
    },
    'other-network': {
      title: 'De twee apparaten zitten op verschillende netwerken',
      text: '{address} hoort niet bij het netwerk van dit apparaat, dat hier {own} is.',
    },
    'no-table': {
      title: '{at} antwoordt, maar de tafel is er niet',
      text: 'Hij is gesloten, of de link is verouderd.',
    },
    'nothing-open': {
      title: '{at} antwoordt, maar er is geen tafel open',
      text: 'Zodra er een voor het thuisnetwerk wordt geopend, verschijnt die hier.',
    },
    version: {
      title: '{at} heeft een andere versie van de app',
      text: 'De twee versies passen niet bij elkaar.',
    },
    answers: {
      title: '{at} antwoordt',
      text: 'Het werkt.',
    },
  },
  step: {
    'start-normally': {
      title: 'Start de app zonder “--local”',
      text: 'Sluit hem en start hem zoals gewoonlijk. Heeft iemand anders hem ingesteld, vraag het dan daar.',
    },
    'join-network': {
      title: 'Verbind dit apparaat met de wifi thuis',
      text: 'Of steek er een netwerkkabel in. Deze pagina merkt het automatisch.',
    },
    'renew-network': {
      title: 'Zet wifi uit en weer aan',
      text: 'Met een kabel: trek hem eruit en steek hem er weer in. Helpt dat niet, start dan de router opnieuw.',
    },
    'open-table': {
      title: 'Open een tafel voor het thuisnetwerk',
      text: 'Kies op de startpagina “{host}”. “{play}” is alleen voor deze computer.',
    },
    'scan-code': {
      title: 'Open nu een adres op een telefoon',
      text: 'Scan een code hierboven met de camera van een telefoon. Verschijnt daar Auction Night, dan werkt het, en deze pagina meldt het meteen.',
    },
    'same-network': {
      title: 'Zet beide apparaten op dezelfde wifi',
      text: 'Vergelijk de naam van de wifi op beide. Misschien is de telefoon op mobiele data overgestapt: zet die even uit.',
    },
    'browser-network': {
      title: 'Sta de browser toe het lokale netwerk te gebruiken',
      text: 'Op een Mac houdt macOS vanaf versie 15 Chrome en Firefox soms weg van apparaten thuis: “Systeeminstellingen”, “Privacy en beveiliging”, “Lokaal netwerk”, zet daar de browser aan. Safari heeft geen toestemming nodig. Nieuwere versies van Android vragen misschien hetzelfde: sta de browser “Apparaten in de buurt” toe.',
    },
    'private-network': {
      title: 'Zeg tegen Windows dat dit je thuisnetwerk is',
      text: 'Open “Instellingen”, “Netwerk en internet”, klik op het verbonden netwerk en kies “Privénetwerk”.',
    },
    'local-network': {
      title: 'Sta Auction Night toe het lokale netwerk te gebruiken',
      text: 'Open “Systeeminstellingen”, “Privacy en beveiliging”, “Lokaal netwerk” en zet Auction Night aan. Staat het al aan, zet het dan uit en weer aan. Sluit de app daarna en start hem opnieuw.',
    },
    'firewall-windows': {
      title: 'Laat de app toe in de Windows-firewall',
      text: 'Open “Windows-beveiliging”, “Firewall- en netwerkbeveiliging”, “Een app door de firewall laten” en zet bij Auction Night het vinkje onder “Privé”, en onder “Openbaar” als het netwerk openbaar moet blijven.',
    },
    'firewall-mac': {
      title: 'Laat de app toe in de firewall van de Mac',
      text: 'Open “Systeeminstellingen”, “Netwerk”, “Firewall”, “Opties” en sta binnenkomende verbindingen toe voor Auction Night.',
    },
    'firewall-linux': {
      title: 'Laat de app toe in de firewall',
      text: 'Heeft deze computer een firewall, sta dan in de instellingen ervan binnenkomende verbindingen (TCP) toe op poort {port}, en UDP-poort 5353 zodat tafels automatisch worden gevonden.',
    },
    'firewall-other': {
      title: 'Laat de app toe in de firewall',
      text: 'Heeft deze computer een firewall, sta dan binnenkomende verbindingen toe voor Auction Night, poort {port}.',
    },
    'guest-network': {
      title: 'Verlaat de gastenwifi',
      text: 'Gastenwifi, ook die van hotels en scholen, houdt apparaten met opzet uit elkaar. Gebruik de gewone wifi, of voor beide de hotspot van een telefoon. In de router heet de instelling “client isolation” of “AP isolation”.',
    },
    'vpn-off': {
      title: 'Zet de VPN uit zolang jullie spelen',
      text: 'Op beide apparaten. Een VPN is een programma dat alle verbindingen over een andere plek leidt, vaak voor het werk.',
    },
    'right-network': {
      title: 'Gebruik het adres van het juiste netwerk',
      text: 'Probeer de ene code na de andere. Welke werkt, hangt af van de wifi van het andere apparaat.',
    },
    'type-address': {
      title: 'Doe mee via het adres',
      text: 'Verschijnt een tafel niet automatisch: kies in de app “{join}”, of typ in een browser bovenin het adres, met het getal na de dubbele punt.',
    },
    'check-address': {
      title: 'Vergelijk het adres, cijfer voor cijfer',
      text: 'Het moet zijn wat het scherm van de gastheer nu toont, met het getal na de dubbele punt. Adressen kunnen van dag tot dag veranderen.',
    },
    'host-open': {
      title: 'Is de app daar open, met een tafel voor het thuisnetwerk?',
      text: 'De computer van de gastheer moet aanstaan, met Auction Night open en de tafel geopend met “{host}”.',
    },
    'ask-host': {
      title: 'Vraag de gastheer “{help}” te openen',
      text: 'Die pagina toont het juiste adres, en of jouw apparaat erdoor komt.',
    },
    'new-link': {
      title: 'Scan de code op het scherm van de gastheer opnieuw',
      text: 'Of ga naar de startpagina en kies de tafel daar.',
    },
    'update-app': {
      title: 'Werk de oudere app bij',
      text: 'Beide apparaten hebben dezelfde versie nodig. In een browser hoef je alleen de pagina opnieuw te laden.',
    },
    'go-in': {
      title: 'Ga verder naar de tafel',
      text: 'Kies hem hierboven. Lukt het weer niet, kom dan hier terug.',
    },
  },
  browsers: {
    title: 'Welke browsers werken',
    text: 'Deze en nieuwere: {browsers}. Een televisie vanaf {year} toont de tafel op {tv}, elke andere op {plain}.',
    old: 'Deze browser is te oud voor Auction Night. Het werkt met {browsers} of nieuwer; open op een televisie {plain}.',
  },
  wifi: {
    title: 'Code voor je wifi',
    lead: 'Wie nog niet op jullie wifi zit, scant een code en is verbonden. Typ de naam en het wachtwoord hier één keer.',
    name: 'Naam van de wifi',
    password: 'Wachtwoord',
    passwordHint: 'Leeg laten als er geen is.',
    hidden: 'De wifi is verborgen',
    hiddenHint: 'Telefoons tonen hem niet; je moet de naam typen.',
    kept: 'Beide blijven op deze computer. Geen ander apparaat krijgt ze toegestuurd, en ze staan in geen opgeslagen spel, logboek of diagnose.',
    bad: {
      name: 'Een wifinaam heeft 1 tot 32 tekens; letters met accenten tellen dubbel.',
      password: 'Een wifiwachtwoord heeft 8 tot 63 tekens.',
    },
    network: 'Netwerk',
    open: 'geen',
    code: 'Code voor de wifi {network}',
    scan: 'Scan eerst deze code en maak verbinding met de wifi, scan dan de code van de tafel.',
    show: 'Toon de code',
    hide: 'Weer verbergen',
    change: 'Wijzigen',
    forget: 'Vergeten',
  },
  poster: {
    title: 'Uitnodiging afdrukken',
    headline: 'Kop',
    tonight: 'Vanavond bij {name}',
    wifi: 'Met wifi',
    wifiHint: 'Wie het blad ziet, kan het wachtwoord lezen.',
    addWifi: 'Vul je wifi in',
    now: 'De code leidt naar deze tafel, op het huidige adres van deze computer.',
    print: 'Afdrukken',
    play: 'Je telefoon is genoeg: geen app, geen account.',
    toWifi: 'Op de wifi',
    toTable: 'Naar de tafel',
    type: 'of typ in een browser',
    foot: 'Richt de camera van je telefoon op een code. Lukt het niet? Verlaat de gastenwifi en zet mobiele data uit.',
  },
  open: {
    network: 'Telefoons: gebruik dezelfde wifi, niet die voor gasten, en zet mobiele data uit.',
    mac: 'Mac: macOS houdt Chrome en Firefox soms weg van apparaten thuis. Sta het de browser toe in “Systeeminstellingen”, “Privacy en beveiliging”, “Lokaal netwerk”, of gebruik Safari.',
    android:
      'Android: nieuwere versies vragen misschien of de browser apparaten in de buurt mag bereiken. Sta het toe.',
  },
  lost: {
    title: 'De gastheer antwoordt niet meer.',
    other: 'Op dit adres antwoordt nu een andere computer.',
    seat: 'De gastheer bewaart het spel en je plaats. Misschien heeft de computer van de gastheer een nieuw adres, bijvoorbeeld na een herstart van de router. Scan dan de code op dat scherm opnieuw en voer daar deze code in:',
    watching:
      'Het spel is bewaard. Misschien heeft de computer van de gastheer een nieuw adres, bijvoorbeeld na een herstart van de router. Scan dan de code op dat scherm opnieuw.',
    television:
      'Het spel is bewaard. Misschien heeft de computer van de gastheer een nieuw adres, bijvoorbeeld na een herstart van de router. Open dan in deze browser het adres op dat scherm, met /tv erachter.',
    app: 'De gastheer bewaart het spel en je plaats. Heeft de computer van de gastheer een nieuw adres, dan vindt de app de tafel daar en brengt hij je terug. Lukt dat niet, ga dan naar de startpagina en kies “Meedoen via adres”.',
    code: 'Terugkeercode',
    codeOf: 'Terugkeercode voor {name}',
    address: 'Of typ het adres dat op het scherm van de gastheer staat',
    go: 'Verbinden',
    found: 'De gastheer heeft een nieuw adres.',
    foundText: 'De tafel staat nu op {address}. Je plaats gaat mee.',
  },
} satisfies Translation<typeof en>;
