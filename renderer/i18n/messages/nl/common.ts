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
  loading: 'Een ogenblik…',
  broken: {
    title: 'Deze pagina kon niet worden weergegeven',
    text: 'Er ging iets mis in de app. Je plaatsen en het spel zijn veilig bij de gastheer. Toon de pagina opnieuw; lukt dat niet, laad dan de app opnieuw.',
    again: 'Opnieuw tonen',
    reload: 'App opnieuw laden',
  },
  unloaded: {
    title: 'Auction Night kon niet worden geladen',
    hint: 'De computer van de gastheer is niet bereikbaar, of de app is daar net bijgewerkt. Er gaat niets verloren van wat er gespeeld is.',
    part: 'Een deel van de app kon niet worden geladen. Er gaat niets verloren van wat er gespeeld is.',
    again: 'Opnieuw proberen',
  },
  skip: 'Naar de inhoud',
  phase: {
    lobby: 'Wacht op spelers',
    playing: 'Spel bezig',
    ended: 'Spel afgelopen',
  },
  seatsTaken: '{taken} van {seats} plaatsen bezet',
  and: '{rest} en {last}',
  andLast: '{rest} en {last}',
  withPin: 'Met pincode',
  onlyApp: 'Dit adres werkt alleen in de app, niet in een browser.',
} satisfies Translation<typeof en.common>;

export const home = {
  tagline: 'Bieden, bluffen en elkaar te slim af zijn: veilingspellen voor een avond thuis.',
  play: { title: 'Op deze computer spelen', hint: 'Tegen bots, of samen op één apparaat' },
  host: { title: 'Een tafel openen', hint: 'De anderen doen mee met hun eigen computer of telefoon' },
  join: { title: 'Meedoen via adres', hint: 'Typ het adres op het scherm van de gastheer' },
  learn: { title: 'Nieuw hier?', hint: 'Leer een spel door het te spelen' },
  ways: 'Iets nieuws beginnen',
  games: 'De spellen',
  continue: {
    title: 'Verder spelen',
    with: 'Met {names}',
    more: 'Nog {count}',
    asks: 'Iemand vraagt om een plaats | {count} mensen vragen om een plaats',
  },
  nearby: {
    title: 'Tafels in de buurt',
    searching: 'Tafels zoeken…',
    searchingHint: 'Tafels op je netwerk verschijnen hier automatisch.',
    none: 'Nog geen tafel in de buurt',
    noneHint:
      'Open er zelf een, of open de app op de computer van de gastheer. Die moet op hetzelfde netwerk zitten. Verschijnt een tafel niet, doe dan mee via het adres.',
    unavailable: 'Op dit netwerk vinden tafels elkaar niet',
    unavailableHint: 'Doe mee via het adres op het scherm van de gastheer. Anderen bereiken jou op:',
    unavailableMac: 'Misschien houdt macOS de app van dit netwerk weg',
    again: 'Opnieuw zoeken',
    join: 'Meedoen',
    back: 'Terug naar je plaats, {name}',
    watch: 'Meekijken',
    incompatible: 'Andere versie: daar {theirs}, hier {own}. Werk de oudste bij.',
    at: 'op {address}',
  },
  guest: {
    title: 'Open tafels',
    none: 'Er is nog geen tafel open',
    noneHint: 'Zodra de gastheer er een opent, verschijnt die hier.',
  },
  hostAway: 'De gastheer antwoordt niet',
  hostAwayHint:
    'De app blijft het proberen. Staat de computer van de gastheer aan, en zit dit apparaat op hetzelfde netwerk? Heeft die computer een nieuw adres, scan dan de code op zijn scherm opnieuw.',
  hostRefused: 'De gastheer heeft deze pagina geweigerd',
} satisfies Translation<typeof en.home>;

export const join = {
  title: 'Meedoen via adres',
  lead: 'Het staat groot op het scherm van de gastheer, naast de code voor telefoons.',
  address: 'Adres',
  addressHint: 'Bijvoorbeeld 192.168.1.20 of 192.168.1.20:47474. Een hele link mag ook.',
  connect: 'Verbinden',
  connecting: 'Verbinden met {address}…',
  notAnAddress:
    'Dit is geen adres. Typ wat op het scherm van de gastheer staat, bijvoorbeeld 192.168.1.20:47474.',
  badPort: 'Het getal na de dubbele punt moet tussen 1 en 65535 liggen.',
  noAnswer:
    'Geen antwoord van {address}. Staat de app daar open, staat de computer aan en zitten beide op hetzelfde netwerk? De app blijft het proberen.',
  tables: 'Tafels op {address}',
  none: 'Hier is nu geen tafel open. Zodra er een is, verschijnt die hier.',
} satisfies Translation<typeof en.join>;

export const settings = {
  title: 'Instellingen',
  name: 'Je naam',
  nameHint: 'Wordt voorgesteld als je aan een tafel gaat zitten',
  language: 'Taal',
  languageSystem: 'Zoals het systeem: {language}',
  theme: 'Weergave',
  themes: { system: 'Zoals het systeem', light: 'Licht', dark: 'Donker' },
  about: 'Over de app',
  version: 'Versie {version}',
  licence: 'Auction Night is vrije software onder de MIT-licentie.',
  fonts: 'Lettertypen: Fraunces en Inter, onder de SIL Open Font License 1.1.',
  libraries:
    'Gemaakt met Vue, Pinia, Vue Router, Valibot, noble-hashes en uqr (MIT-licentie) en Electron (MIT-licentie).',
  games: 'De namen van de spellen dienen alleen ter aanduiding; tekeningen en regelteksten zijn van onszelf.',
} satisfies Translation<typeof en.settings>;

export const rules = {
  title: 'Spelregels',
  lead: 'Alle spellen, vanaf het begin uitgelegd.',
  contents: 'Inhoud',
  clarifications: 'Zo spelen wij',
} satisfies Translation<typeof en.rules>;

export const rungs = {
  beginner: 'Groentje',
  casual: 'Gelegenheidsspeler',
  regular: 'Gevorderde',
  expert: 'Oude rot',
  master: 'Meester',
} satisfies Translation<typeof en.rungs>;
