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
    title: 'Deze pagina kon niet worden weergegeven',
    text: 'De app heeft een fout gemaakt. De gastheer bewaart je plaatsen en alles wat er gespeeld is. Toon de pagina opnieuw; lukt dat niet, laad dan de app opnieuw.',
    again: 'Opnieuw tonen',
    reload: 'App opnieuw laden',
  },
  unloaded: {
    title: 'Auction Night kon niet worden geladen',
    hint: 'De gastheer is niet bereikbaar, of is net bijgewerkt. Wat er gespeeld is, gaat niet verloren.',
    part: 'Een deel van de app kon niet worden geladen. Wat er gespeeld is, gaat niet verloren.',
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
    unavailableMac: 'Misschien houdt het systeem de app uit dit netwerk',
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
