import type { Translation } from '../../languages.ts';
import type * as en from '../en/common.ts';

export const common = {
  app: 'Auction Night',
  back: 'Terug',
  close: 'Sluiten',
  cancel: 'Annuleren',
  yes: 'Ja',
  no: 'Nee',
  home: 'Startpagina',
  rules: 'Spelregels',
  settings: 'Instellingen',
  connectionHelp: 'Hulp bij de verbinding',
  notifications: 'Meldingen',
  loading: 'Een ogenblik …',
  broken: {
    title: 'Deze pagina kon niet worden getoond',
    text: 'De app heeft een fout gemaakt. Je plaatsen en alles wat er gespeeld is, blijven bewaard. Toon de pagina opnieuw; lukt dat niet, laad dan de app opnieuw.',
    again: 'Opnieuw tonen',
    reload: 'App opnieuw laden',
  },
  unloaded: {
    title: 'Auction Night kon niet worden geladen',
    hint: 'De gastheer is niet bereikbaar, of is net bijgewerkt. Wat er gespeeld is, gaat niet verloren.',
    part: 'Een deel van de app kon niet worden geladen. Er is niets verloren.',
    again: 'Opnieuw proberen',
  },
  skip: 'Naar de inhoud',
  phase: {
    lobby: 'Wacht op spelers',
    playing: 'Spel bezig',
    ended: 'Tussen twee spellen',
  },
  seatsTaken: '{taken} van {seats} plaatsen bezet',
  and: '{rest} en {last}',
  andLast: '{rest} en {last}',
  withPin: 'Met pincode',
  onlyApp: 'Dit adres werkt alleen in de app, niet in een browser.',
} satisfies Translation<typeof en.common>;

export const home = {
  tagline: 'Bieden, bluffen, te slim af zijn: veilingspellen voor een avond thuis.',
  play: { title: 'Op deze computer spelen', hint: 'Tegen bots, of geef het scherm door' },
  host: { title: 'Een tafel openen', hint: 'De anderen doen mee met hun eigen computer of telefoon' },
  join: { title: 'Meedoen met een adres', hint: 'Typ wat er op het scherm van de gastheer staat' },
  learn: { title: 'Nieuw hier?', hint: 'Leer een spel door het te spelen' },
  ways: 'Iets nieuws beginnen',
  games: 'De spellen',
  continue: {
    title: 'Verder spelen',
    with: 'Met {names}',
    more: 'Nog {count}',
    asks: 'Iemand vraagt om een plaats | {count} vragen om een plaats',
  },
  nearby: {
    title: 'Tafels in de buurt',
    searching: 'Tafels zoeken …',
    searchingHint: 'Alles op het thuisnetwerk verschijnt hier vanzelf.',
    none: 'Nog geen tafel in de buurt',
    noneHint:
      'Open er zelf een, of open de app op de computer van de gastheer. Die moet op hetzelfde netwerk zitten. Verschijnt een tafel niet, dan kan het met het adres.',
    unavailable: 'Op dit netwerk zien tafels elkaar niet',
    unavailableHint: 'Doe mee met het adres op het scherm van de gastheer. Wie naar jou toe wil, typt:',
    again: 'Opnieuw zoeken',
    join: 'Meedoen',
    back: 'Terug naar je plaats, {name}',
    watch: 'Meekijken',
    incompatible: 'Andere versie: daar {theirs}, hier {own}. Werk de oudste bij.',
    at: 'op {address}',
  },
  guest: {
    title: 'Tafels in dit huis',
    none: 'Er is nog geen tafel open',
    noneHint: 'Zodra de gastheer er een opent, verschijnt die hier vanzelf.',
  },
  problems: {
    title: 'Vraagt om aandacht',
    dismiss: 'Verbergen',
    restore: 'Verder met wat heel is',
    'table-damaged': {
      title: 'Een tafel kon niet worden voortgezet',
      titled: 'De tafel “{title}” kon niet worden voortgezet',
      text: 'Het bestand is beschadigd. Wat vóór de schade staat is heel en kan worden voortgezet; de zetten erna zijn verloren. Het beschadigde bestand blijft ernaast bewaard.',
    },
    'table-unreadable': {
      title: 'Een tafel was niet te lezen',
      titled: 'De tafel “{title}” was niet te lezen',
      text: 'Het bestand komt misschien van een nieuwere versie van de app. Het is gelaten zoals het is; met een update van de app gaat het daar verder.',
      damaged:
        'Het bestand is leeg of vanaf het begin beschadigd, dus hier valt er niets van voort te zetten. Het blijft bewaard in de map “tables”. Heb je er een kopie van, zet die daar dan neer en start de app opnieuw.',
      disk: 'De schijf gaf het bestand niet. Er is niets veranderd. Kijk of de schijf er is, en open de tafel dan nog eens of start de app opnieuw.',
    },
    'files-rewritten': {
      title: 'Bestanden van een tafel zijn verwijderd',
      titled: 'Bestanden van “{title}” zijn verwijderd',
      text: 'Iemand of een programma heeft ze verwijderd of veranderd terwijl de tafel open was. De app heeft ze opnieuw geschreven; er is niets verloren. Blijf van de map van de app af zolang er wordt gespeeld; misschien was het een opruim- of back-upprogramma.',
    },
    'network-refused': {
      title: 'Andere apparaten kunnen niet meedoen',
      text: 'Het systeem laat de app niet antwoorden op het netwerk, dus antwoordt ze alleen op deze computer. Tafels en spellen zijn bewaard. Controleer de firewall en start de app daarna opnieuw.',
    },
    'secrets-damaged': {
      title: 'De pincode van een tafel is niet te lezen',
      titled: 'De pincode van “{title}” is niet te lezen',
      text: 'Het bestand met de pincode is beschadigd. Het spel zelf is heel. Stel een nieuwe pincode in.',
    },
    'record-not-saved': {
      title: 'Een afgelopen spel is niet bewaard',
      titled: 'Een afgelopen spel van “{title}” is niet bewaard',
      text: 'De schijf nam het niet aan, of deze versie kan het niet naspelen. De tafel is niet gewist; bij de volgende start wordt het opnieuw geprobeerd.',
    },
    'games-put-aside': {
      title: 'Een spel van een weggegooide tafel is bewaard',
      titled: 'Een spel van de weggegooide tafel “{title}” is bewaard',
      text: 'Het kon niet bij de afgelopen spellen worden bewaard. Daarom is het bestand van de tafel niet gewist; het staat onder een andere naam bij de andere tafels.',
    },
    disk: {
      title: 'De schijf kan niet worden beschreven',
      text: 'Zolang dat zo is, kan er niets nieuws worden gespeeld. Wat bewaard is, is te zien en blijft. Kijk of de schijf er is en beschreven kan worden.',
    },
    houseFull: {
      title: 'Het huis is vol',
      text: 'Er zijn {count} verbindingen van andere apparaten open, meer kan niet, en {unused} daarvan spelen niet en kijken niet toe. De plaatsen aan tafel zijn veilig. Maak de ongebruikte vrij, of laat het spel sluiten waar niemand het gebruikt.',
      used: 'Er zijn {count} verbindingen van andere apparaten open, meer kan niet, en ze spelen of kijken allemaal. Niemand wordt eruit gezet. Laat het spel sluiten waar het niet nodig is.',
      free: 'Ongebruikte vrijmaken',
    },
    diskFull: {
      title: 'De schijf is vol',
      text: 'Zolang er geen ruimte is, kan er niets nieuws worden gespeeld. Wat bewaard is, is te zien en blijft. Maak wat ruimte vrij.',
    },
  },
  hostAway: 'De gastheer antwoordt niet',
  hostAwayHint:
    'De app blijft het proberen. Staat de computer van de gastheer aan, en zit dit apparaat op hetzelfde netwerk? Heeft die computer een nieuw adres, scan dan de code op zijn scherm opnieuw.',
  hostRefused: 'De gastheer heeft deze pagina geweigerd',
} satisfies Translation<typeof en.home>;

export const join = {
  title: 'Meedoen met een adres',
  lead: 'Het adres staat groot op het scherm van de gastheer, naast de code voor telefoons.',
  address: 'Adres',
  addressHint: 'Bijvoorbeeld 192.168.1.20 of 192.168.1.20:47474. Een hele link mag ook.',
  connect: 'Daar kijken',
  connecting: 'Kijken op {address} …',
  notAnAddress:
    'Dit is geen adres. Typ wat op het scherm van de gastheer staat, bijvoorbeeld 192.168.1.20:47474.',
  badPort: 'Het getal na de dubbele punt loopt van 1 tot 65535.',
  noAnswer:
    'Op {address} antwoordt niemand. Staat de app daar open, is de computer wakker en zitten beide op hetzelfde netwerk? De app blijft het proberen.',
  tables: 'Tafels op {address}',
  none: 'Hier is op dit moment geen tafel open. Zodra er een is, verschijnt die hier.',
} satisfies Translation<typeof en.join>;

export const settings = {
  title: 'Instellingen',
  name: 'Je naam',
  nameHint: 'Wordt voorgesteld als je aan een tafel gaat zitten',
  language: 'Taal',
  languageSystem: 'Zoals het systeem: {language}',
  theme: 'Licht',
  themes: { system: 'Zoals het systeem', light: 'Daglicht', dark: 'Lamplicht' },
  about: 'Over dit programma',
  version: 'Versie {version}',
  licence: 'Auction Night is vrije software onder de MIT-licentie.',
  fonts: 'Lettertypen: Fraunces en Inter, onder de SIL Open Font License 1.1.',
  libraries:
    'Gemaakt met Vue, Pinia, Vue Router, Valibot, noble-hashes en uqr (MIT-licentie) en Electron (MIT-licentie).',
  games: 'Namen van spellen zeggen alleen wat er gespeeld wordt; beelden en regelteksten zijn van onszelf.',
} satisfies Translation<typeof en.settings>;

export const rules = {
  title: 'Spelregels',
  lead: 'De spellen die je hier speelt, van het begin af uitgelegd.',
  contents: 'Inhoud',
  clarifications: 'Zo spelen wij het',
} satisfies Translation<typeof en.rules>;

export const rungs = {
  beginner: 'Groentje',
  casual: 'Zondagsspeler',
  regular: 'Stamgast',
  expert: 'Oude rot',
  master: 'Grootmeester',
} satisfies Translation<typeof en.rungs>;
